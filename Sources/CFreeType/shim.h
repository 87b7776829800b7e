// The only place that includes FreeType.
#ifndef TYPERAMP_CFREETYPE_H
#define TYPERAMP_CFREETYPE_H
#include <ft2build.h>
#include FT_FREETYPE_H
#endif
