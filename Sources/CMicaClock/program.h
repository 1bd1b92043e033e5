// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the files of this folder know of programs, threads and the real functions.

#pragma once

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "CMicaClock.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

struct mica_program {
  void *owner;
  int64_t number;
  _Atomic(int64_t) now;
  _Atomic(bool) has_clock;
  /// How many random numbers it has drawn.
  _Atomic(uint64_t) randoms;
  pthread_mutex_t lock;
  pthread_cond_t changed;
  int under_way;
  uint32_t posts;
  /// Whether it was said that it touches UIKit off the main thread.
  _Atomic(bool) has_warned;
};

/// What a thread runs.
struct mica_thread {
  struct mica_program *program;
  bool is_worker;
  /// The number of the program whose handler of a source runs here, though none of its time; else 0.
  int64_t handler_of;
};

extern _Thread_local struct mica_thread mica_thread;
extern mica_clock_hooks mica_hooks;

/// The function of that name which would be called if this folder weren't there.
#define REAL(type, name)                                                                   \
  ({                                                                                       \
    static _Atomic(void *) mica_kept;                                                      \
    void *mica_found = atomic_load_explicit(&mica_kept, memory_order_relaxed);             \
    if (mica_found == NULL) {                                                              \
      mica_found = dlsym(RTLD_NEXT, name);                                                 \
      atomic_store_explicit(&mica_kept, mica_found, memory_order_relaxed);                 \
    }                                                                                      \
    (type) mica_found;                                                                     \
  })

/// Ours, unless the same program brings the function by itself.
#define ANSWERED __attribute__((weak, visibility("default")))

/// The program that the thread runs, if it has a clock.
static inline struct mica_program *mica_here(void) {
  struct mica_program *program = mica_thread.program;
  return program != NULL && atomic_load_explicit(&program->has_clock, memory_order_relaxed) ? program : NULL;
}

static inline int64_t mica_now(const struct mica_program *program) {
  return atomic_load_explicit(&((struct mica_program *)program)->now, memory_order_relaxed);
}

/// The program's date at its start, in seconds since 1970: 2024-01-01 09:41:00 GMT.
#define MICA_START_DATE 1704102060ll

enum { second = 1000000000 };

int mica_real_clock(clockid_t clock, struct timespec *time);

/// Whether code belongs to the library that a function belongs to.
bool mica_is_in_library_of(const void *code, void *function);

/// Whether code is Swift's runtime for tasks.
bool mica_is_concurrency(const void *code);

/// Says once that the program touches UIKit off its main thread, with the caller's line.
void mica_warn_off_main(struct mica_program *program);

/// A function of libdispatch's own.
static inline void *mica_dispatch(void) { return REAL(void *, "dispatch_async_f"); }
