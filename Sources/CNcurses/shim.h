// The only place that includes curses. Wide-character functions need these two macros before the
// header; pkg-config's own -D flags make every build warn, so they are set here instead.
#ifndef TYPERAMP_CNCURSES_H
#define TYPERAMP_CNCURSES_H

#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <curses.h>
#include <term.h>

// Swift sees neither macros with casts nor mutable globals, so both arrive by another name.
static const attr_t CNC_NORMAL = A_NORMAL;
static const attr_t CNC_BOLD = A_BOLD;
static const attr_t CNC_DIM = A_DIM;
static const attr_t CNC_REVERSE = A_REVERSE;
static const attr_t CNC_UNDERLINE = A_UNDERLINE;

static inline WINDOW *cnc_standard_window(void) { return stdscr; }
static inline WINDOW *cnc_current_window(void) { return curscr; }
static inline int cnc_lines(void) { return LINES; }
static inline int cnc_columns(void) { return COLS; }
static inline int cnc_colors(void) { return COLORS; }
static inline int cnc_color_pairs(void) { return COLOR_PAIRS; }

/// The bytes of a capability such as "rmcup", or NULL where the terminal lacks it.
static inline const char *cnc_string(const char *name) {
  char *value = tigetstr((char *)name);
  return value == (char *)-1 ? NULL : value;
}

#endif
