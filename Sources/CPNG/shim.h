// The only place that includes libpng; its simplified interface, whose errors need no longjmp.
#ifndef TYPERAMP_CPNG_H
#define TYPERAMP_CPNG_H
#include <png.h>

// Macros with casts, which Swift does not see.
static const png_uint_32 CPNG_VERSION = PNG_IMAGE_VERSION;
static const png_uint_32 CPNG_RGBA = PNG_FORMAT_RGBA;
static const png_uint_32 CPNG_RGBA_COLORMAP = PNG_FORMAT_RGBA_COLORMAP;
static const png_uint_32 CPNG_RGB_COLORMAP = PNG_FORMAT_RGB_COLORMAP;
static const png_uint_32 CPNG_FAST = PNG_IMAGE_FLAG_FAST;

/// The most bytes that an image can take as a file.
static inline png_alloc_size_t cpng_greatest_size(png_image image) {
  return PNG_IMAGE_PNG_SIZE_MAX(image);
}

#endif
