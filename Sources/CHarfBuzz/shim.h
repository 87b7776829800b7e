// The only place that includes HarfBuzz.
#ifndef TYPERAMP_CHARFBUZZ_H
#define TYPERAMP_CHARFBUZZ_H
#include <hb.h>
#endif
