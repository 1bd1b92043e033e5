// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The time of a program, below everything: C functions that tell time, sleep or hand work to a queue are
// answered here on threads that run a program, and are the machine's everywhere else. It works by
// names: the dynamic linker finds these functions before those of libc and libdispatch, for whoever
// calls them. See Docs/time.md.

#ifndef C_MICA_CLOCK_H
#define C_MICA_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// A running program, as C knows it. Used from any thread.
typedef struct mica_program mica_program;

/// Work: called once with its context, or dropped.
typedef void (*mica_function)(void *context);

/// What is asked of the program's clock. `owner` is the object that the program was made for.
typedef struct {
  /// Keeps the owner alive, until the second lets it go.
  void (*retain)(void *owner);
  void (*release)(void *owner);
  /// The program with a number, its owner retained; null once it is gone.
  mica_program *(*find)(int64_t number);
  /// Calls work on this thread as a part of the program.
  void (*run)(void *owner, mica_function work, void *context);
  /// Appends work to the main queue; drops it by `drop` if it can never run.
  void (*main)(void *owner, mica_function work, void *context, mica_function drop);
  /// Runs work on the program's main thread at a time, before the main queue.
  void (*at)(void *owner, int64_t nanoseconds, mica_function work, void *context, mica_function drop);
  /// Lets time pass for the program's main thread.
  void (*pass)(void *owner, int64_t nanoseconds);
} mica_clock_hooks;

/// Sets who answers; the first call of the process counts.
void mica_clock_install(mica_clock_hooks hooks);

/// Whether this process calls the functions of this file where it means libc's and libdispatch's. It
/// does not if Foundation or libdispatch came before it, or into the same file.
bool mica_clock_is_effective(void);

/// A program without a clock; `number`, above 0, tells programs apart.
mica_program *mica_program_create(int64_t number);

/// Sets the object that the program was made for.
void mica_program_set_owner(mica_program *program, void *owner);

/// The end of a program that no thread runs any more.
void mica_program_destroy(mica_program *program);

/// From now on threads that run the program are told the program's time.
void mica_program_set_clock(mica_program *program);

/// Whether it has a clock.
bool mica_program_has_clock(const mica_program *program);

/// The time that the program has reached, in nanoseconds from its start.
void mica_program_set_time(mica_program *program, int64_t nanoseconds);

/// Makes the calling thread run a program, or none (null); gives what it ran before.
mica_program *mica_thread_enter(mica_program *program);

/// Whether the calling thread runs a program's work elsewhere than on its main thread.
bool mica_thread_is_worker(void);

/// Says once, on standard error, where a program uses UIKit off its main thread; does nothing on the main thread.
void mica_check_main_thread(void);

/// The program that the calling thread runs, if it has a clock.
mica_program *mica_thread_program(void);

/// Counts work that is under way on other threads.
void mica_work_begin(mica_program *program);
void mica_work_end(mica_program *program);

/// How much work is under way on other threads.
int mica_work_count(mica_program *program);

/// How often `mica_program_post` was called.
uint32_t mica_program_posts(mica_program *program);

/// Wakes the thread that waits in `mica_program_wait`.
void mica_program_post(mica_program *program);

/// Waits, in the machine's time, until something was posted since `posts` was read, or no more than `most`
/// work is under way. False if neither came within so many seconds.
bool mica_program_wait(mica_program *program, uint32_t posts, int most, double seconds);

/// Hands work to the program's main queue, from any thread.
void mica_program_async_main(mica_program *program, mica_function work, void *context, mica_function drop);

#endif
