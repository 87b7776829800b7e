#include "CTerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WATCHED_COUNT = 6, CRASH_COUNT = 14, ALTERNATE_STACK_SIZE = 64 * 1024 };

static const int watched[WATCHED_COUNT] = {SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGINT};
static const int crashes[CRASH_COUNT] = {SIGSEGV, SIGBUS, SIGABRT, SIGILL,
                                         SIGTRAP, SIGFPE, SIGQUIT,
                                         // Not crashes, but they end a process that expects none.
                                         SIGSYS, SIGXCPU, SIGXFSZ, SIGUSR1,
                                         SIGUSR2, SIGALRM, SIGVTALRM};

static struct sigaction watched_before[WATCHED_COUNT];
static struct sigaction crashes_before[CRASH_COUNT];
static bool is_watching;
static int pipe_ends[2] = {-1, -1};
static volatile sig_atomic_t exits_asked_for;

static volatile sig_atomic_t is_armed;
static int armed_input;
static int armed_output;
static struct termios armed_modes;
static char armed_text[TERMINAL_GUARD_TEXT_LIMIT];
static size_t armed_length;

// A handler needs a stack of its own: a stack overflow is one of the crashes.
static char alternate_stack[ALTERNATE_STACK_SIZE];

static void restore(void) {
  if (!is_armed) return;
  is_armed = 0;
  atomic_signal_fence(memory_order_acquire);
  // From the background tcsetattr() would stop the process instead of ending it.
  sigset_t background;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  sigset_t mask_before;
  sigprocmask(SIG_BLOCK, &background, &mask_before);
  size_t done = 0;
  while (done < armed_length) {
    ssize_t count = write(armed_output, armed_text + done, armed_length - done);
    if (count > 0) {
      done += (size_t)count;
    } else if (errno != EINTR) {
      break;
    }
  }
  tcsetattr(armed_input, TCSANOW, &armed_modes);
  sigprocmask(SIG_SETMASK, &mask_before, NULL);
}

static void raise_with(int number, const struct sigaction *action) {
  sigaction(number, action, NULL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  raise(number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
}

static void default_action(struct sigaction *action) {
  memset(action, 0, sizeof *action);
  sigemptyset(&action->sa_mask);
  action->sa_handler = SIG_DFL;
}

static bool asks_to_exit(int number) {
  return number == SIGTERM || number == SIGHUP || number == SIGINT;
}

static void on_watched(int number) {
  int kept = errno;
  if (asks_to_exit(number) && exits_asked_for++ > 0) {
    restore();
    struct sigaction action;
    default_action(&action);
    raise_with(number, &action);
  }
  unsigned char byte = (unsigned char)number;
  // The pipe is full only when 64 Ki signals are waiting; then one more tells nothing new.
  ssize_t ignored = write(pipe_ends[1], &byte, 1);
  (void)ignored;
  errno = kept;
}

/// Whether the instruction that failed fails again once the handler has returned.
static bool happens_again(int number, const siginfo_t *info) {
  return info->si_code > 0 &&
         (number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE);
}

static void on_crash(int number, siginfo_t *info, void *context) {
  (void)context;
  restore();
  for (int i = 0; i < CRASH_COUNT; i++) {
    if (crashes[i] != number) continue;
    // Whoever writes a backtrace wants to see the place of the crash, not of a raise().
    if (happens_again(number, info)) {
      sigaction(number, &crashes_before[i], NULL);
    } else {
      raise_with(number, &crashes_before[i]);
    }
  }
}

static void watch_signals(void) {
  for (int i = 0; i < WATCHED_COUNT; i++) {
    sigaction(watched[i], NULL, &watched_before[i]);
    bool is_about_the_screen = watched[i] == SIGWINCH || watched[i] == SIGCONT;
    if (watched_before[i].sa_handler == SIG_IGN && !is_about_the_screen) continue;
    struct sigaction action;
    default_action(&action);
    action.sa_handler = on_watched;
    sigaction(watched[i], &action, NULL);
  }
}

static void watch_crashes(void) {
  // Swift's own handler writes a backtrace and then waits half a minute for a key: a help to those
  // who ask for it, a nuisance to those who were looking at text.
  bool wants_backtrace = getenv("SWIFT_BACKTRACE") != NULL;
  for (int i = 0; i < CRASH_COUNT; i++) {
    sigaction(crashes[i], NULL, &crashes_before[i]);
    if (crashes_before[i].sa_handler == SIG_IGN) continue;
    if (!wants_backtrace) default_action(&crashes_before[i]);
    struct sigaction action;
    default_action(&action);
    action.sa_sigaction = on_crash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigaction(crashes[i], &action, NULL);
  }
}

static bool open_pipe(void) {
  if (pipe_ends[0] >= 0) return true;
  if (pipe(pipe_ends) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(pipe_ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(pipe_ends[i], F_SETFL, O_NONBLOCK);
  }
  // Here and not per watch, since it cannot be undone; it does nothing while nothing is armed.
  atexit(restore);
  return true;
}

/// What came to an earlier watch is none of the next one's business.
static void empty_pipe(void) {
  unsigned char bytes[64];
  while (read(pipe_ends[0], bytes, sizeof bytes) > 0) {
  }
}

static void give_handlers_a_stack(void) {
  stack_t current;
  if (sigaltstack(NULL, &current) == 0 && !(current.ss_flags & SS_DISABLE)) return;
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = alternate_stack;
  stack.ss_size = sizeof alternate_stack;
  sigaltstack(&stack, NULL);
}

int terminal_guard_watch(void) {
  if (!open_pipe()) return -1;
  if (is_watching) return pipe_ends[0];
  is_watching = true;
  exits_asked_for = 0;
  empty_pipe();
  give_handlers_a_stack();
  watch_signals();
  watch_crashes();
  return pipe_ends[0];
}

void terminal_guard_unwatch(void) {
  if (!is_watching) return;
  is_watching = false;
  for (int i = 0; i < WATCHED_COUNT; i++) sigaction(watched[i], &watched_before[i], NULL);
  for (int i = 0; i < CRASH_COUNT; i++) sigaction(crashes[i], &crashes_before[i], NULL);
}

bool terminal_guard_arm(int input, int output, const struct termios *modes, const char *text,
                        size_t length) {
  if (length > sizeof armed_text) return false;
  // What is armed is plain memory, which a compiler may write before or after the volatile flag. The
  // fences keep it between the two, so that a handler never sees half of it.
  is_armed = 0;
  atomic_signal_fence(memory_order_seq_cst);
  armed_input = input;
  armed_output = output;
  armed_modes = *modes;
  memcpy(armed_text, text, length);
  armed_length = length;
  atomic_signal_fence(memory_order_release);
  is_armed = 1;
  return true;
}

void terminal_guard_disarm(void) { is_armed = 0; }

void terminal_guard_stop(bool whole_group) {
  struct sigaction action;
  struct sigaction before;
  default_action(&action);
  sigaction(SIGTSTP, &action, &before);
  kill(whole_group ? 0 : getpid(), SIGTSTP);
  sigaction(SIGTSTP, &before, NULL);
}
