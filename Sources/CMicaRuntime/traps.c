// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Catching traps. A trap of Swift's is an instruction that no processor knows: the kernel sends SIGILL, or SIGTRAP on ARM.

#include "include/CMicaRuntime.h"

#include <pthread.h>
#include <setjmp.h>
#include <signal.h>

/// Where this thread goes on after a trap; null while it catches none.
static _Thread_local sigjmp_buf *catching;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// How many calls catch traps now, in all threads.
static int depth;
static struct sigaction before_ill, before_trap;

static void handle(int signal, siginfo_t *info, void *context) {
  // What a process sends is no trap.
  if (catching && info->si_code > 0) siglongjmp(*catching, 1);
  struct sigaction *before = signal == SIGILL ? &before_ill : &before_trap;
  if (before->sa_flags & SA_SIGINFO && before->sa_sigaction) {
    before->sa_sigaction(signal, info, context);
  } else if (before->sa_handler != SIG_DFL && before->sa_handler != SIG_IGN) {
    before->sa_handler(signal);
  } else {
    sigaction(signal, before, NULL);
    if (info->si_code <= 0) raise(signal);
  }
}

static void begin(void) {
  pthread_mutex_lock(&lock);
  if (depth++ == 0) {
    struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    sigaction(SIGILL, &action, &before_ill);
    sigaction(SIGTRAP, &action, &before_trap);
  }
  pthread_mutex_unlock(&lock);
}

static void end(void) {
  pthread_mutex_lock(&lock);
  if (--depth == 0) {
    sigaction(SIGILL, &before_ill, NULL);
    sigaction(SIGTRAP, &before_trap, NULL);
  }
  pthread_mutex_unlock(&lock);
}

bool mica_catch_trap(void (*body)(void *), void *context) {
  sigjmp_buf here;
  sigjmp_buf *volatile outer = catching;
  begin();
  bool trapped = sigsetjmp(here, 1) != 0;
  if (!trapped) {
    catching = &here;
    body(context);
  }
  catching = outer;
  end();
  return trapped;
}
