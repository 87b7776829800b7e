// The only place that includes fontconfig.
#ifndef TYPERAMP_CFONTCONFIG_H
#define TYPERAMP_CFONTCONFIG_H
#include <fontconfig/fontconfig.h>
#endif
