// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Work that a program hands to queues. Its main queue is its clock's; work for other queues goes there as a part
// of the program, which is counted as long as it is under way. Tasks come this way too: Swift's runtime
// runs them on libdispatch's queues.

#include "blocks.h"
#include "queues.h"
#include "tasks.h"

#include <stdlib.h>

/// Work on its way to a queue.
struct work {
  /// Retained unless the work waits in the program's own clock.
  struct mica_program *program;
  queue_t queue;
  mica_function function;
  void *context;
  /// Ends the context, after the call or instead of it; may be null.
  mica_function release;
  group_t group;
  bool is_barrier;
  /// Others may have been told by libdispatch that this work is done, and those are on their way.
  bool tells_others;
};

queue_t mica_main_queue(void) {
  static _Atomic(void *) found;
  void *queue = atomic_load_explicit(&found, memory_order_relaxed);
  if (queue == NULL) {
    queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
    atomic_store_explicit(&found, queue, memory_order_relaxed);
  }
  return queue;
}

static void real_async_f(queue_t queue, void *context, mica_function function) {
  REAL(void (*)(queue_t, void *, mica_function), "dispatch_async_f")(queue, context, function);
}

static void real_release(void *object) { REAL(void (*)(void *), "dispatch_release")(object); }
static void real_retain(void *object) { REAL(void (*)(void *), "dispatch_retain")(object); }

/// A serial queue for what libdispatch tells; behind it comes what must wait for that.
static queue_t relay(void) {
  static _Atomic(void *) made;
  void *queue = atomic_load(&made);
  if (queue != NULL) return queue;
  queue = REAL(queue_t(*)(const char *, void *), "dispatch_queue_create")("mica.relay", NULL);
  void *none = NULL;
  if (!atomic_compare_exchange_strong(&made, &none, queue)) {
    real_release(queue);
    queue = none;
  }
  return queue;
}

static struct work *make(struct mica_program *program, queue_t queue, mica_function function, void *context) {
  struct work *work = calloc(1, sizeof *work);
  if (work == NULL) abort();
  *work = (struct work){.program = program, .queue = queue, .function = function, .context = context};
  return work;
}

static struct work *make_block(struct mica_program *program, queue_t queue, const void *block) {
  struct work *work = make(program, queue, mica_block_call, mica_block_copy(block));
  work->release = mica_block_release;
  unsigned long flags = 0;
  if (mica_block_is_item(block, &flags)) {
    work->tells_others = true;
    work->is_barrier = (flags & 1) != 0;
  }
  return work;
}

static void end_under_way(void *context) {
  struct mica_program *program = context;
  void *owner = program->owner;
  mica_work_end(program);
  mica_hooks.release(owner);
}

/// Ends the count of work, after whatever libdispatch told others before. The owner is retained.
static void end_after_telling(struct mica_program *program) { real_async_f(relay(), program, end_under_way); }

static void leave(group_t group) { REAL(void (*)(group_t), "dispatch_group_leave")(group); }

/// Calls the work, or not, and ends all but its count and its hold on the program.
static void finish(struct work *work, bool calls) {
  if (calls) work->function(work->context);
  if (work->release != NULL) work->release(work->context);
  if (work->group != NULL) {
    leave(work->group);
    real_release(work->group);
    work->tells_others = true;
  }
}

// MARK: The main queue

static void run_main(void *context) {
  struct work *work = context;
  struct mica_program *program = work->program;
  finish(work, true);
  if (work->tells_others) {
    mica_hooks.retain(program->owner);
    mica_work_begin(program);
    end_after_telling(program);
  }
  free(work);
}

static void drop_main(void *context) {
  struct work *work = context;
  finish(work, false);
  free(work);
}

// MARK: Other queues

static void call_work(void *context) {
  mica_thread.is_worker = true;
  finish(context, true);
  mica_thread.is_worker = false;
}

static void run_elsewhere(void *context) {
  struct work *work = context;
  struct mica_program *program = work->program;
  mica_hooks.run(program->owner, call_work, work);
  if (work->tells_others) {
    end_after_telling(program);
  } else {
    end_under_way(program);
  }
  free(work);
}

/// Hands work over. Takes the caller's hold on the program's owner.
static void hand_over(struct work *work) {
  struct mica_program *program = work->program;
  if (work->queue == mica_main_queue()) {
    // The clock lives as long as the owner does: work that waits there must not keep it.
    void *owner = program->owner;
    mica_hooks.main(owner, run_main, work, drop_main);
    mica_hooks.release(owner);
    return;
  }
  mica_work_begin(program);
  if (work->is_barrier) {
    REAL(void (*)(queue_t, void *, mica_function), "dispatch_barrier_async_f")(work->queue, work, run_elsewhere);
  } else {
    real_async_f(work->queue, work, run_elsewhere);
  }
}

static struct mica_program *retain_here(void) {
  return mica_program_retained(mica_here());
}

// MARK: Handing work over

ANSWERED void dispatch_async_f(queue_t queue, void *context, mica_function function) {
  struct mica_program *program = mica_program_of_work(function, context);
  if (program == NULL) return real_async_f(queue, context, function);
  hand_over(make(program, queue, function, context));
}

ANSWERED void dispatch_async(queue_t queue, const void *block) {
  struct mica_program *program = retain_here();
  if (program == NULL) return REAL(void (*)(queue_t, const void *), "dispatch_async")(queue, block);
  hand_over(make_block(program, queue, block));
}

ANSWERED void dispatch_barrier_async_f(queue_t queue, void *context, mica_function function) {
  struct mica_program *program = retain_here();
  if (program == NULL) {
    return REAL(void (*)(queue_t, void *, mica_function), "dispatch_barrier_async_f")(queue, context, function);
  }
  struct work *work = make(program, queue, function, context);
  work->is_barrier = true;
  hand_over(work);
}

ANSWERED void dispatch_barrier_async(queue_t queue, const void *block) {
  struct mica_program *program = retain_here();
  if (program == NULL) return REAL(void (*)(queue_t, const void *), "dispatch_barrier_async")(queue, block);
  struct work *work = make_block(program, queue, block);
  work->is_barrier = true;
  hand_over(work);
}

ANSWERED void dispatch_group_async(group_t group, queue_t queue, const void *block) {
  struct mica_program *program = retain_here();
  if (program == NULL) {
    return REAL(void (*)(group_t, queue_t, const void *), "dispatch_group_async")(group, queue, block);
  }
  struct work *work = make_block(program, queue, block);
  work->group = group;
  real_retain(group);
  REAL(void (*)(group_t), "dispatch_group_enter")(group);
  hand_over(work);
}

// MARK: Later

int64_t mica_delay_until(const struct mica_program *program, when_t when) {
  if (when == 0) return 0;
  if (when == ~0ull) return -1;
  int64_t now = mica_now(program), then;
  if ((when >> 63) == 0) {
    then = (int64_t)when;
  } else if ((when >> 62) == 2) {
    then = (int64_t)(when & ~(1ull << 63));
  } else {
    then = when == ~1ull ? now : -(int64_t)when - MICA_START_DATE * second;
  }
  // What read 0 was told 1 (clock_gettime).
  if (then % 1000 == 1) then--;
  return then > now ? then - now : 0;
}

static void hand_over_now(void *context) {
  struct work *work = context;
  mica_hooks.retain(work->program->owner);
  queue_t queue = work->queue;
  hand_over(work);
  real_release(queue);
}

static void drop_later(void *context) {
  struct work *work = context;
  real_release(work->queue);
  drop_main(work);
}

/// Hands work over at a time. Takes the caller's hold on the program's owner.
static void hand_over_at(struct work *work, when_t when) {
  struct mica_program *program = work->program;
  void *owner = program->owner;
  int64_t delay = mica_delay_until(program, when), time;
  if (delay == 0) return hand_over(work);
  real_retain(work->queue);
  if (delay < 0 || __builtin_add_overflow(mica_now(program), delay, &time)) time = INT64_MAX;
  mica_hooks.at(owner, time, hand_over_now, work, drop_later);
  mica_hooks.release(owner);
}

ANSWERED void dispatch_after_f(when_t when, queue_t queue, void *context, mica_function function) {
  // A handler of a source reads the machine's clocks, so that its times are the machine's.
  bool is_machines = mica_here() == NULL && !mica_runs_tasks(function);
  struct mica_program *program = is_machines ? NULL : mica_program_of_work(function, context);
  if (program == NULL) {
    return REAL(void (*)(when_t, queue_t, void *, mica_function), "dispatch_after_f")(when, queue, context, function);
  }
  hand_over_at(make(program, queue, function, context), when);
}

ANSWERED void dispatch_after(when_t when, queue_t queue, const void *block) {
  struct mica_program *program = mica_here() != NULL ? retain_here() : NULL;
  if (program == NULL) {
    return REAL(void (*)(when_t, queue_t, const void *), "dispatch_after")(when, queue, block);
  }
  hand_over_at(make_block(program, queue, block), when);
}

// MARK: Groups and work items

ANSWERED void dispatch_group_leave(group_t group) {
  struct mica_program *program = retain_here();
  if (program == NULL) return leave(group);
  mica_work_begin(program);
  leave(group);
  end_after_telling(program);
}

/// What libdispatch tells arrives on the relay, and goes on from there.
static void hand_on(void *context) {
  struct work *work = context;
  queue_t queue = work->queue;
  hand_over(work);
  real_release(queue);
}

static struct work *make_told(struct mica_program *program, queue_t queue, const void *block) {
  struct work *work = make_block(program, queue, block);
  real_retain(queue);
  return work;
}

ANSWERED void dispatch_group_notify(group_t group, queue_t queue, const void *block) {
  struct mica_program *program = retain_here();
  if (program == NULL) {
    return REAL(void (*)(group_t, queue_t, const void *), "dispatch_group_notify")(group, queue, block);
  }
  struct work *work = make_told(program, queue, block);
  // The group may be empty already.
  mica_hooks.retain(program->owner);
  mica_work_begin(program);
  REAL(void (*)(group_t, queue_t, void *, mica_function), "dispatch_group_notify_f")(group, relay(), work, hand_on);
  end_after_telling(program);
}

ANSWERED void dispatch_block_notify(void *item, queue_t queue, const void *block) {
  typedef void (*function)(void *, queue_t, const void *);
  struct mica_program *program = retain_here();
  if (program == NULL) return REAL(function, "dispatch_block_notify")(item, queue, block);
  struct work *work = make_told(program, queue, block);
  struct mica_call_block told = mica_block_calling(hand_on, work);
  mica_hooks.retain(program->owner);
  mica_work_begin(program);
  REAL(function, "dispatch_block_notify")(item, relay(), &told);
  end_after_telling(program);
}

bool mica_clock_is_effective(void) {
  // By their libraries: here too the names mean whatever the process found first.
  const void *here = (const void *)hand_over;
  return mica_is_in_library_of(here, dlsym(RTLD_DEFAULT, "clock_gettime"))
    && mica_is_in_library_of(here, dlsym(RTLD_DEFAULT, "dispatch_async_f"));
}
