// The only place that includes libpng.
#ifndef TYPERAMP_CPNG_H
#define TYPERAMP_CPNG_H
#include <png.h>

// Macros with casts, which Swift does not import.

/// One byte a pixel, an index into a table of RGB colours.
static const png_uint_32 CPNG_INDEXED_RGB = PNG_FORMAT_RGB_COLORMAP;
/// Trades a few bytes for much time.
static const png_uint_32 CPNG_FAST = PNG_IMAGE_FLAG_FAST;

/// The most bytes that the image can take as a file.
static inline png_alloc_size_t cpng_greatest_size(png_image image) {
  return PNG_IMAGE_PNG_SIZE_MAX(image);
}
#endif
