// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Swift's runtime hands each part of a task to libdispatch by itself. A task is noted where it is first seen, since
// a thread of the machine's (an answer of the network) or of another program may resume it.

#include "tasks.h"

/// The tasks that were seen last. A newer one takes an older one's place.
struct seen_task {
  uint64_t task;
  /// 0 for none.
  int64_t program;
};
enum { seen_count = 1 << 14 };
static struct seen_task seen[seen_count];
static pthread_mutex_t seen_lock = PTHREAD_MUTEX_INITIALIZER;

/// Whether a function is the Swift runtime's own, by which it runs a part of a task.
static bool runs_tasks(mica_function work) {
  static _Atomic(mica_function) known[2], others[2];
  for (int i = 0; i < 2; i++) {
    if (atomic_load_explicit(&known[i], memory_order_relaxed) == work) return true;
    if (atomic_load_explicit(&others[i], memory_order_relaxed) == work) return false;
  }
  static _Atomic(void *) library;
  void *base = atomic_load_explicit(&library, memory_order_relaxed);
  Dl_info info;
  if (base == NULL) {
    void *function = dlsym(RTLD_DEFAULT, "swift_task_create");
    if (function == NULL || !dladdr(function, &info)) return false;
    base = info.dli_fbase;
    atomic_store_explicit(&library, base, memory_order_relaxed);
  }
  bool is_runtime = dladdr((void *)work, &info) && info.dli_fbase == base;
  _Atomic(mica_function) *slots = is_runtime ? known : others;
  int slot = atomic_load_explicit(&slots[0], memory_order_relaxed) == NULL ? 0 : 1;
  atomic_store_explicit(&slots[slot], work, memory_order_relaxed);
  return is_runtime;
}

static uint64_t number_of_task(void *job) {
  typedef __attribute__((swiftcall)) uint64_t (*function)(void *);
  static _Atomic(void *) found;
  void *ask = atomic_load_explicit(&found, memory_order_relaxed);
  if (ask == NULL) {
    ask = dlsym(RTLD_DEFAULT, "swift_task_getJobTaskId");
    if (ask == NULL) return 0;
    atomic_store_explicit(&found, ask, memory_order_relaxed);
  }
  return ((function)ask)(job);
}

static struct mica_program *retained(struct mica_program *program) {
  if (program != NULL) mica_hooks.retain(program->owner);
  return program;
}

struct mica_program *mica_program_of_work(mica_function work, void *context) {
  struct mica_program *here = mica_here();
  if (mica_hooks.run == NULL || !runs_tasks(work)) return retained(here);
  uint64_t task = number_of_task(context);
  if (task == 0) return retained(here);
  int64_t number = here == NULL ? 0 : here->number;
  struct seen_task *place = &seen[task % seen_count];
  pthread_mutex_lock(&seen_lock);
  if (place->task == task) {
    number = place->program;
  } else {
    *place = (struct seen_task){task, number};
  }
  pthread_mutex_unlock(&seen_lock);
  if (number == 0) return NULL;
  if (here != NULL && here->number == number) return retained(here);
  return mica_hooks.find(number);
}
