// The only place that includes libpng.
#ifndef TYPERAMP_CPNG_H
#define TYPERAMP_CPNG_H
#include <png.h>

// Macros with casts, which Swift does not import.
static const png_uint_32 CPNG_FORMAT_RGBA = PNG_FORMAT_RGBA;
static const png_uint_32 CPNG_IMAGE_VERSION = PNG_IMAGE_VERSION;

#endif
