// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Swift's runtime hands each part of a task to libdispatch by itself. A task is noted where it is first seen, since
// a thread of the machine's (an answer of the network) or of another program may resume it.

#include "tasks.h"

#include <stdlib.h>

struct seen_task {
  uint64_t task;
  /// 0 for none.
  int64_t program;
};
enum { seen_count = 1 << 14 };
/// The tasks that were seen last, by number: a newer one takes the place of an older one.
static struct seen_task seen[seen_count];
/// The newest task; those that are older by `seen_count` are not in `seen` any more.
static uint64_t newest;
/// Programs' tasks that lost their place: an open hash table, a power of two long.
static struct seen_task *kept;
static size_t kept_size, kept_count;
static pthread_mutex_t seen_lock = PTHREAD_MUTEX_INITIALIZER;

static struct seen_task *kept_place(struct seen_task *table, size_t size, uint64_t task) {
  size_t place = (task * 0x9E3779B97F4A7C15ull >> 20) & (size - 1);
  while (table[place].task != 0 && table[place].task != task) place = (place + 1) & (size - 1);
  return &table[place];
}

/// Makes a table of that size with the tasks of all programs but one.
static void rebuild_kept(size_t size, int64_t without) {
  struct seen_task *table = calloc(size, sizeof *table);
  if (table == NULL) abort();
  kept_count = 0;
  for (size_t i = 0; i < kept_size; i++) {
    if (kept[i].task == 0 || kept[i].program == without) continue;
    *kept_place(table, size, kept[i].task) = kept[i];
    kept_count++;
  }
  free(kept);
  kept = table;
  kept_size = size;
}

static void keep(struct seen_task old) {
  if (2 * (kept_count + 1) > kept_size) rebuild_kept(kept_size == 0 ? 1024 : 2 * kept_size, 0);
  *kept_place(kept, kept_size, old.task) = old;
  kept_count++;
}

/// The program of a task; one that is seen for the first time is `here`'s.
static int64_t program_of_task(uint64_t task, int64_t here) {
  pthread_mutex_lock(&seen_lock);
  int64_t program = 0;
  struct seen_task *place = &seen[task % seen_count];
  if (place->task == task) {
    program = place->program;
  } else if (task + seen_count <= newest) {
    // Not new: whoever resumes it now didn't make it.
    if (kept_size > 0) program = kept_place(kept, kept_size, task)->program;
  } else {
    if (place->program != 0) keep(*place);
    *place = (struct seen_task){task, here};
    program = here;
    if (task > newest) newest = task;
  }
  pthread_mutex_unlock(&seen_lock);
  return program;
}

void mica_forget_tasks(int64_t program) {
  pthread_mutex_lock(&seen_lock);
  for (int i = 0; i < seen_count; i++) {
    if (seen[i].program == program) seen[i].program = 0;
  }
  if (kept_count > 0) rebuild_kept(kept_size, program);
  pthread_mutex_unlock(&seen_lock);
}

/// Whether a function is the Swift runtime's own, by which it runs a part of a task.
bool mica_runs_tasks(mica_function work) {
  static _Atomic(mica_function) known[2], others[2];
  for (int i = 0; i < 2; i++) {
    if (atomic_load_explicit(&known[i], memory_order_relaxed) == work) return true;
    if (atomic_load_explicit(&others[i], memory_order_relaxed) == work) return false;
  }
  bool is_runtime = mica_is_concurrency((void *)work);
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

struct mica_program *mica_program_retained(struct mica_program *program) {
  if (program != NULL) {
    mica_hooks.retain(program->owner);
  } else if (mica_thread.handler_of != 0 && mica_hooks.find != NULL) {
    program = mica_hooks.find(mica_thread.handler_of);
  }
  return program;
}

struct mica_program *mica_program_of_work(mica_function work, void *context) {
  struct mica_program *here = mica_here();
  if (!mica_runs_tasks(work)) return mica_program_retained(here);
  uint64_t task = number_of_task(context);
  if (task == 0) return mica_program_retained(here);
  // Also before there is any program: a program's thread may resume a task that is older than it.
  int64_t number = program_of_task(task, here == NULL ? mica_thread.handler_of : here->number);
  if (number == 0 || mica_hooks.find == NULL) return NULL;
  if (here != NULL && here->number == number) return mica_program_retained(here);
  return mica_hooks.find(number);
}
