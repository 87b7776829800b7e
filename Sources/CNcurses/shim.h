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

#endif
