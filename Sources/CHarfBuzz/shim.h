// The only place that includes HarfBuzz.
#ifndef TYPERAMP_CHARFBUZZ_H
#define TYPERAMP_CHARFBUZZ_H
#include <hb.h>
#include <hb-ot.h>

// Tags, which HarfBuzz makes with a function-like macro that Swift does not import.
static const hb_tag_t CHB_AXIS_WEIGHT = HB_TAG('w', 'g', 'h', 't');
static const hb_tag_t CHB_AXIS_OPTICAL_SIZE = HB_TAG('o', 'p', 's', 'z');
static const hb_tag_t CHB_AXIS_SLANT = HB_TAG('s', 'l', 'n', 't');
static const hb_tag_t CHB_AXIS_ITALIC = HB_TAG('i', 't', 'a', 'l');
static const hb_tag_t CHB_FEATURE_STANDARD_LIGATURES = HB_TAG('l', 'i', 'g', 'a');
static const hb_tag_t CHB_FEATURE_TABULAR_FIGURES = HB_TAG('t', 'n', 'u', 'm');
static const hb_tag_t CHB_FEATURE_CONTEXTUAL_LIGATURES = HB_TAG('c', 'l', 'i', 'g');

// Name identifiers, whose enumeration has no name in some releases.
static const hb_ot_name_id_t CHB_NAME_FAMILY = HB_OT_NAME_ID_FONT_FAMILY;
static const hb_ot_name_id_t CHB_NAME_STYLE = HB_OT_NAME_ID_FONT_SUBFAMILY;
static const hb_ot_name_id_t CHB_NAME_TYPOGRAPHIC_FAMILY = HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY;
static const hb_ot_name_id_t CHB_NAME_TYPOGRAPHIC_STYLE = HB_OT_NAME_ID_TYPOGRAPHIC_SUBFAMILY;

#endif
