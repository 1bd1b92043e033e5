// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What time it is. A program's date begins at MICA_START_DATE, its other clocks at 0.

#include "program.h"

#include <sys/time.h>
#include <sys/timeb.h>

int mica_real_clock(clockid_t clock, struct timespec *time) {
  typedef int (*function)(clockid_t, struct timespec *);
  return REAL(function, "clock_gettime")(clock, time);
}

/// Whether a clock of the machine's is a program's too, and where it begins.
static bool answers(clockid_t clock, int64_t *start) {
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE:
    *start = MICA_START_DATE * second;
    return true;
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_COARSE:
  case CLOCK_MONOTONIC_RAW:
  case CLOCK_BOOTTIME:
  case CLOCK_PROCESS_CPUTIME_ID:
  case CLOCK_THREAD_CPUTIME_ID:
    *start = 0;
    return true;
  default:
    return false;
  }
}

ANSWERED int clock_gettime(clockid_t clock, struct timespec *time) {
  struct mica_program *program = mica_here();
  int64_t start;
  if (program == NULL || !answers(clock, &start)) return mica_real_clock(clock, time);
  int64_t now = start + mica_now(program);
  // To libdispatch 0 means "now", whenever it is asked.
  if (now == 0 && mica_is_in_library_of(__builtin_return_address(0), mica_dispatch())) now = 1;
  time->tv_sec = now / second;
  time->tv_nsec = now % second;
  return 0;
}

ANSWERED int timespec_get(struct timespec *time, int base) {
  typedef int (*function)(struct timespec *, int);
  if (mica_here() == NULL || base != TIME_UTC) return REAL(function, "timespec_get")(time, base);
  clock_gettime(CLOCK_REALTIME, time);
  return base;
}

ANSWERED int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  typedef int (*function)(struct timeval *, void *);
  if (mica_here() == NULL) return REAL(function, "gettimeofday")(time, zone);
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  if (zone != NULL) *(struct timezone *)zone = (struct timezone){0, 0};
  return 0;
}

ANSWERED time_t time(time_t *seconds) {
  typedef time_t (*function)(time_t *);
  if (mica_here() == NULL) return REAL(function, "time")(seconds);
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (seconds != NULL) *seconds = now.tv_sec;
  return now.tv_sec;
}

ANSWERED clock_t clock(void) {
  typedef clock_t (*function)(void);
  struct mica_program *program = mica_here();
  if (program == NULL) return REAL(function, "clock")();
  return mica_now(program) / (second / CLOCKS_PER_SEC);
}
