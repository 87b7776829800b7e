#ifndef TYPERAMP_CTERMINALGUARD_H
#define TYPERAMP_CTERMINALGUARD_H
// Puts the terminal back from a signal handler; see terminal_guard.c.
#endif
