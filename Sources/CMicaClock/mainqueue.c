// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What else libdispatch is asked: to wait for the main queue, whether this is the main queue, to spread work over
// threads, to set a timer.

#include "blocks.h"
#include "queues.h"

#include <execinfo.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

// MARK: Waiting for the main queue

struct awaited {
  mica_function function;
  void *context;
  sem_t done;
};

static void call_awaited(void *context) {
  struct awaited *awaited = context;
  awaited->function(awaited->context);
  sem_post(&awaited->done);
}

static void drop_awaited(void *context) { sem_post(&((struct awaited *)context)->done); }

/// Has a function called on the main thread, and waits.
static void sync_main(struct mica_program *program, mica_function function, void *context) {
  if (!mica_thread.is_worker) {
    fputs("DispatchQueue.main.sync was called on the main thread, which would wait for itself.\n", stderr);
    // As libdispatch does on iOS. The trace of a trap begins at the caller's line.
    __builtin_trap();
  }
  struct awaited awaited = {.function = function, .context = context};
  sem_init(&awaited.done, 0, 0);
  mica_hooks.main(program->owner, call_awaited, &awaited, drop_awaited);
  while (sem_wait(&awaited.done) != 0) {}
  sem_destroy(&awaited.done);
}

#define SYNC(name)                                                                                      \
  ANSWERED void name(queue_t queue, const void *block) {                                                \
    struct mica_program *program = mica_here();                                                         \
    if (program == NULL || queue != mica_main_queue()) {                                                     \
      return REAL(void (*)(queue_t, const void *), #name)(queue, block);                                \
    }                                                                                                   \
    sync_main(program, mica_block_call, (void *)block);                                                 \
  }                                                                                                     \
  ANSWERED void name##_f(queue_t queue, void *context, mica_function function) {                        \
    struct mica_program *program = mica_here();                                                         \
    if (program == NULL || queue != mica_main_queue()) {                                                     \
      return REAL(void (*)(queue_t, void *, mica_function), #name "_f")(queue, context, function);      \
    }                                                                                                   \
    sync_main(program, function, context);                                                              \
  }

SYNC(dispatch_sync)
SYNC(dispatch_barrier_sync)
SYNC(dispatch_async_and_wait)
SYNC(dispatch_barrier_async_and_wait)

// MARK: Being on the main queue

/// Whether the thread is a program's main thread.
static bool is_on_main(void) { return mica_here() != NULL && !mica_thread.is_worker; }

/// Whether it is Mica's code that Swift's concurrency asks for: the caller of its runtime.
static bool is_asked_by_mica(void) {
  void *frames[16];
  int count = backtrace(frames, 16);
  for (int index = 2; index < count; index++) {
    if (mica_is_concurrency(frames[index])) continue;
    return mica_is_in_library_of(frames[index], (void *)mica_check_main_thread);
  }
  return false;
}

/// UIKit's own code asserts the main thread where Swift can't know it. On iOS nothing traps there: the main thread
/// checker warns. A program's own assertions trap as on iOS.
ANSWERED void dispatch_assert_queue(queue_t queue) {
  if (queue == mica_main_queue()) {
    if (is_on_main()) return;
    struct mica_program *program = mica_here();
    if (program != NULL && mica_is_concurrency(__builtin_return_address(0)) && is_asked_by_mica()) {
      return mica_warn_off_main(program);
    }
    if (getpid() != gettid()) {
      fputs("A function of the main actor was called on another thread. UIKit is for the main thread alone: call it within "
            "DispatchQueue.main.async or MainActor.run.\n",
            stderr);
    }
  }
  REAL(void (*)(queue_t), "dispatch_assert_queue")(queue);
}

ANSWERED void dispatch_assert_queue_not(queue_t queue) {
  if (queue == mica_main_queue() && is_on_main()) {
    fputs("dispatchPrecondition(.notOnQueue(.main)) fails: this is the main queue.\n", stderr);
    abort();
  }
  REAL(void (*)(queue_t), "dispatch_assert_queue_not")(queue);
}

ANSWERED void *dispatch_get_specific(const void *key) {
  void *value = REAL(void *(*)(const void *), "dispatch_get_specific")(key);
  if (value != NULL || !is_on_main()) return value;
  return REAL(void *(*)(queue_t, const void *), "dispatch_queue_get_specific")(mica_main_queue(), key);
}

// MARK: Work that is spread

struct spread {
  struct mica_program *program;
  void (*function)(void *, size_t);
  void *context;
  bool is_worker;
};

struct iteration {
  struct spread *spread;
  size_t index;
};

static void call_iteration(void *context) {
  struct iteration *iteration = context;
  iteration->spread->function(iteration->spread->context, iteration->index);
}

static void run_iteration(void *context, size_t index) {
  struct spread *spread = context;
  struct iteration iteration = {spread, index};
  if (mica_thread.program == spread->program) return call_iteration(&iteration);
  bool was_worker = mica_thread.is_worker;
  mica_thread.is_worker = true;
  mica_hooks.run(spread->program->owner, call_iteration, &iteration);
  mica_thread.is_worker = was_worker;
}

ANSWERED void dispatch_apply_f(size_t count, queue_t queue, void *context, void (*function)(void *, size_t)) {
  typedef void (*real)(size_t, queue_t, void *, void (*)(void *, size_t));
  struct mica_program *program = mica_here();
  if (program == NULL) return REAL(real, "dispatch_apply_f")(count, queue, context, function);
  struct spread spread = {program, function, context, mica_thread.is_worker};
  REAL(real, "dispatch_apply_f")(count, queue, &spread, run_iteration);
}

static void call_indexed(void *block, size_t index) {
  ((void (*)(void *, size_t))(void *)((struct mica_block *)block)->invoke)(block, index);
}

ANSWERED void dispatch_apply(size_t count, queue_t queue, const void *block) {
  if (mica_here() == NULL) {
    return REAL(void (*)(size_t, queue_t, const void *), "dispatch_apply")(count, queue, block);
  }
  dispatch_apply_f(count, queue, (void *)block, call_indexed);
}

// MARK: Timers of libraries below Mica

/// A source's timer runs in the machine's time: it is set as far off as it was meant in the program's.
ANSWERED void dispatch_source_set_timer(void *source, when_t start, uint64_t interval, uint64_t leeway) {
  typedef void (*function)(void *, when_t, uint64_t, uint64_t);
  struct mica_program *program = mica_here();
  if (program != NULL && start != ~0ull) {
    int64_t delay = mica_delay_until(program, start);
    mica_thread.program = NULL;
    start = REAL(when_t(*)(when_t, int64_t), "dispatch_time")(0, delay < 0 ? 0 : delay);
    REAL(function, "dispatch_source_set_timer")(source, start, interval, leeway);
    mica_thread.program = program;
    return;
  }
  REAL(function, "dispatch_source_set_timer")(source, start, interval, leeway);
}
