// The only place that includes FreeType.
#ifndef TYPERAMP_CFREETYPE_H
#define TYPERAMP_CFREETYPE_H
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_MULTIPLE_MASTERS_H

// Load flags made by casts or function-like macros, which Swift does not import.

/// Outlines as the designer drew them.
static const FT_Int32 CFT_LOAD_UNHINTED = FT_LOAD_NO_BITMAP | FT_LOAD_NO_HINTING;
/// Outlines moved vertically to whole rows by the auto-hinter, whatever the font's own programs say.
static const FT_Int32 CFT_LOAD_LIGHT =
    FT_LOAD_NO_BITMAP | FT_LOAD_TARGET_LIGHT | FT_LOAD_FORCE_AUTOHINT;

#endif
