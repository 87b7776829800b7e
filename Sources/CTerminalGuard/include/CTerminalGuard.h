// Puts the terminal back from a signal handler, and turns signals into bytes of a pipe.
// C, because a signal handler may call little more than write() and tcsetattr(). One terminal at a
// time: a process has one set of signal handlers.
#ifndef TYPERAMP_CTERMINALGUARD_H
#define TYPERAMP_CTERMINALGUARD_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// The longest restoring text in bytes; what is longer is not armed.
enum { TERMINAL_GUARD_TEXT_LIMIT = 512 };

/// Installs the handlers and returns the end to read: one byte for every SIGWINCH, SIGTSTP, SIGCONT,
/// SIGTERM, SIGHUP and SIGINT, its number; -1 with errno where there is no pipe to be had.
///
/// Crashes (SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGQUIT) restore the terminal, then go
/// on to whatever handled them before. A second SIGTERM, SIGHUP or SIGINT ends the process at once,
/// so that a program that hangs can still be ended. A signal that was ignored stays ignored.
int terminal_guard_watch(void);

/// Puts back every handler as it was before `terminal_guard_watch`; idempotent.
void terminal_guard_unwatch(void);

/// From now on a crash or exit() writes `text` to `output` and gives `input` its `modes` back.
/// Returns false, and arms nothing, where the text is too long.
bool terminal_guard_arm(int input, int output, const struct termios *modes, const char *text,
                        size_t length);

/// From now on a crash leaves the terminal alone; idempotent.
void terminal_guard_disarm(void);

/// Stops the process, or its whole group, as SIGTSTP does by default, and returns when continued.
void terminal_guard_stop(bool whole_group);

#endif
