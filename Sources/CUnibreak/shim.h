// The only place that includes libunibreak.
#ifndef TYPERAMP_CUNIBREAK_H
#define TYPERAMP_CUNIBREAK_H
#include <linebreak.h>
#endif
