// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Programs and the threads that run them; how much work is under way.

#include "program.h"
#include "tasks.h"

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>

_Thread_local struct mica_thread mica_thread;
mica_clock_hooks mica_hooks;

static pthread_once_t installed = PTHREAD_ONCE_INIT;
static mica_clock_hooks first;
static void install(void) { mica_hooks = first; }

void mica_clock_install(mica_clock_hooks hooks) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&lock);
  if (first.run == NULL) first = hooks;
  pthread_mutex_unlock(&lock);
  pthread_once(&installed, install);
}

/// The start of the library or program that code lies in; NULL for code of no file.
static const void *library_of(const void *code) {
#ifdef DLFO_STRUCT_HAS_EH_DBASE
  // Without a search for the nearest of all names, as dladdr makes it.
  struct dl_find_object found;
  return _dl_find_object((void *)code, &found) == 0 ? found.dlfo_map_start : NULL;
#else
  Dl_info found;
  return dladdr(code, &found) ? found.dli_fbase : NULL;
#endif
}

bool mica_is_in_library_of(const void *code, void *function) {
  const void *library = function == NULL ? NULL : library_of(function);
  return library != NULL && library_of(code) == library;
}

/// Where Swift's concurrency stands in a program that has no library of it: around it there (Scripts/link-host).
extern const char mica_concurrency_start[] __attribute__((weak));
extern const char mica_concurrency_end[] __attribute__((weak));

bool mica_is_concurrency(const void *code) {
  if (mica_concurrency_start != NULL) {
    return (uintptr_t)code >= (uintptr_t)mica_concurrency_start && (uintptr_t)code < (uintptr_t)mica_concurrency_end;
  }
  static _Atomic(void *) found;
  void *function = atomic_load_explicit(&found, memory_order_relaxed);
  if (function == NULL) {
    function = dlsym(RTLD_DEFAULT, "swift_task_create");
    atomic_store_explicit(&found, function, memory_order_relaxed);
  }
  return mica_is_in_library_of(code, function);
}

mica_program *mica_program_create(int64_t number) {
  mica_program *program = calloc(1, sizeof *program);
  if (program == NULL) abort();
  program->number = number;
  pthread_mutex_init(&program->lock, NULL);
  pthread_condattr_t monotonic;
  pthread_condattr_init(&monotonic);
  pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
  pthread_cond_init(&program->changed, &monotonic);
  pthread_condattr_destroy(&monotonic);
  return program;
}

void mica_program_set_owner(mica_program *program, void *owner) { program->owner = owner; }

void mica_program_destroy(mica_program *program) {
  if (mica_program_has_clock(program)) mica_forget_tasks(program->number);
  pthread_cond_destroy(&program->changed);
  pthread_mutex_destroy(&program->lock);
  free(program);
}

void mica_program_set_clock(mica_program *program) { atomic_store(&program->has_clock, true); }

bool mica_program_has_clock(const mica_program *program) {
  return atomic_load(&((mica_program *)program)->has_clock);
}

void mica_program_set_time(mica_program *program, int64_t nanoseconds) {
  atomic_store_explicit(&program->now, nanoseconds, memory_order_relaxed);
}

mica_program *mica_thread_enter(mica_program *program) {
  mica_program *outer = mica_thread.program;
  mica_thread.program = program;
  return outer;
}

bool mica_thread_is_worker(void) { return mica_thread.is_worker; }

mica_program *mica_thread_program(void) { return mica_here(); }

void mica_work_begin(mica_program *program) {
  pthread_mutex_lock(&program->lock);
  program->under_way++;
  pthread_mutex_unlock(&program->lock);
}

void mica_work_end(mica_program *program) {
  pthread_mutex_lock(&program->lock);
  program->under_way--;
  pthread_cond_broadcast(&program->changed);
  pthread_mutex_unlock(&program->lock);
}

int mica_work_count(mica_program *program) {
  pthread_mutex_lock(&program->lock);
  int count = program->under_way;
  pthread_mutex_unlock(&program->lock);
  return count;
}

uint32_t mica_program_posts(mica_program *program) {
  pthread_mutex_lock(&program->lock);
  uint32_t posts = program->posts;
  pthread_mutex_unlock(&program->lock);
  return posts;
}

void mica_program_post(mica_program *program) {
  pthread_mutex_lock(&program->lock);
  program->posts++;
  pthread_cond_broadcast(&program->changed);
  pthread_mutex_unlock(&program->lock);
}

bool mica_program_wait(mica_program *program, uint32_t posts, int most, double seconds) {
  typedef int (*timed_wait)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
  timed_wait wait = REAL(timed_wait, "pthread_cond_timedwait");
  struct timespec end;
  mica_real_clock(CLOCK_MONOTONIC, &end);
  int64_t nanoseconds = end.tv_nsec + (int64_t)(seconds * 1e9);
  end.tv_sec += nanoseconds / second;
  end.tv_nsec = nanoseconds % second;
  pthread_mutex_lock(&program->lock);
  int result = 0;
  while (program->posts == posts && program->under_way > most && result != ETIMEDOUT) {
    result = wait(&program->changed, &program->lock, &end);
  }
  bool changed = program->posts != posts || program->under_way <= most;
  pthread_mutex_unlock(&program->lock);
  return changed;
}

void mica_program_async_main(mica_program *program, mica_function work, void *context, mica_function drop) {
  mica_hooks.main(program->owner, work, context, drop);
}
