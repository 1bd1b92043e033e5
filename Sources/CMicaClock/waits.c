// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Sleeping, and waiting up to a time. For a program's main thread a sleep is over at once and time has
// passed; its other threads sleep until the program's clock has come so far. Waiting for others is
// real: a limit in the program's time is as far off in the machine's.

#include "program.h"

#include <errno.h>
#include <semaphore.h>
#include <stdlib.h>
#include <unistd.h>

/// Whether a sleep is the program's wish, rather than libdispatch's or the runtime's own pause.
static bool is_of_program(const void *caller) {
  if (mica_is_in_library_of(caller, mica_dispatch())) return false;
  return !mica_is_concurrency(caller);
}

static void wake(void *context) {
  struct mica_program *program = mica_thread.program;
  // Before the sleeper goes on: nobody may find the program idle.
  if (program != NULL) mica_work_begin(program);
  sem_post(context);
}

/// The program is over before the sleep is: the thread sleeps on, since it may be a loop.
static void sleep_on(void *context) { (void)context; }

/// Sleeps in the program's time.
static void mica_sleep(struct mica_program *program, int64_t nanoseconds) {
  if (nanoseconds <= 0) return;
  if (!mica_thread.is_worker) {
    mica_hooks.pass(program->owner, nanoseconds);
    return;
  }
  sem_t woken;
  sem_init(&woken, 0, 0);
  int64_t end;
  if (__builtin_add_overflow(mica_now(program), nanoseconds, &end)) end = INT64_MAX;
  mica_hooks.at(program->owner, end, wake, &woken, sleep_on);
  mica_work_end(program);
  while (sem_wait(&woken) != 0) {}
  sem_destroy(&woken);
}

static int64_t length(const struct timespec *time) {
  int64_t nanoseconds;
  if (__builtin_mul_overflow((int64_t)time->tv_sec, second, &nanoseconds)
      || __builtin_add_overflow(nanoseconds, (int64_t)time->tv_nsec, &nanoseconds)) {
    return time->tv_sec < 0 ? INT64_MIN : INT64_MAX;
  }
  return nanoseconds;
}

ANSWERED int nanosleep(const struct timespec *time, struct timespec *rest) {
  typedef int (*function)(const struct timespec *, struct timespec *);
  struct mica_program *program = mica_here();
  if (program == NULL || !is_of_program(__builtin_return_address(0))) {
    return REAL(function, "nanosleep")(time, rest);
  }
  // Foundation sleeps until its own sum says that it is enough.
  int64_t nanoseconds = length(time);
  mica_sleep(program, nanoseconds == 0 ? 1 : nanoseconds);
  return 0;
}

ANSWERED int clock_nanosleep(
  clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
  typedef int (*function)(clockid_t, int, const struct timespec *, struct timespec *);
  struct mica_program *program = mica_here();
  if (program == NULL || !is_of_program(__builtin_return_address(0))) {
    return REAL(function, "clock_nanosleep")(clock, flags, time, rest);
  }
  struct timespec now = {0, 0};
  if (flags & TIMER_ABSTIME) clock_gettime(clock, &now);
  mica_sleep(program, length(time) - length(&now));
  return 0;
}

ANSWERED int usleep(useconds_t microseconds) {
  typedef int (*function)(useconds_t);
  struct mica_program *program = mica_here();
  if (program == NULL || !is_of_program(__builtin_return_address(0))) {
    return REAL(function, "usleep")(microseconds);
  }
  mica_sleep(program, (int64_t)microseconds * 1000);
  return 0;
}

ANSWERED unsigned sleep(unsigned seconds) {
  typedef unsigned (*function)(unsigned);
  struct mica_program *program = mica_here();
  if (program == NULL) return REAL(function, "sleep")(seconds);
  mica_sleep(program, (int64_t)seconds * second);
  return 0;
}

/// The machine's time that is as far off as `limit` is in the program's.
static struct timespec machine_time(clockid_t clock, const struct timespec *limit) {
  struct timespec here, there;
  clock_gettime(clock, &here);
  mica_real_clock(clock, &there);
  int64_t left = length(limit) - length(&here), end;
  if (__builtin_add_overflow(length(&there), left < 0 ? 0 : left, &end)) end = INT64_MAX;
  return (struct timespec){end / second, end % second};
}

ANSWERED int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict limit) {
  typedef int (*function)(sem_t *, const struct timespec *);
  if (mica_here() == NULL) return REAL(function, "sem_timedwait")(semaphore, limit);
  struct timespec end = machine_time(CLOCK_REALTIME, limit);
  return REAL(function, "sem_timedwait")(semaphore, &end);
}

ANSWERED int pthread_cond_timedwait(
  pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict limit) {
  typedef int (*function)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
  if (mica_here() == NULL) return REAL(function, "pthread_cond_timedwait")(condition, mutex, limit);
  // A condition doesn't tell its clock; a date is far beyond any uptime of a program.
  clockid_t clock = limit->tv_sec >= MICA_START_DATE / 2 ? CLOCK_REALTIME : CLOCK_MONOTONIC;
  struct timespec end = machine_time(clock, limit);
  return REAL(function, "pthread_cond_timedwait")(condition, mutex, &end);
}
