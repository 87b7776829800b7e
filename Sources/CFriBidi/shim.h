// The only place that includes FriBidi.
#ifndef TYPERAMP_CFRIBIDI_H
#define TYPERAMP_CFRIBIDI_H
#include <fribidi.h>
#include <stdlib.h>

// The embedding level of each of `length` scalars of one paragraph, and whether it reads from right
// to left: as its first letter with a direction says, or where there is none as `falls_back_to_rtl`
// does. Returns the base direction (0 or 1), or -1 where memory ran out.
static inline int cfribidi_levels(
    const uint32_t *text, int length, int falls_back_to_rtl, int8_t *levels) {
  FriBidiParType base = falls_back_to_rtl ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR;
  FriBidiCharType *types = malloc(sizeof(FriBidiCharType) * (size_t)length);
  FriBidiBracketType *brackets = malloc(sizeof(FriBidiBracketType) * (size_t)length);
  FriBidiLevel found = 0;
  if (types && brackets) {
    fribidi_get_bidi_types(text, length, types);
    fribidi_get_bracket_types(text, length, types, brackets);
    found = fribidi_get_par_embedding_levels_ex(types, brackets, length, &base, levels);
  }
  free(types);
  free(brackets);
  return found == 0 ? -1 : FRIBIDI_IS_RTL(base) ? 1 : 0;
}

#endif
