// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program's random numbers: those of a fixed start, so that the same program at the same time draws the same pixels.
// Swift's own (`Int.random(in:)`, `shuffled()`) come from the kernel's call for random bytes, C's from arc4random and its kin.
// No secret may be made of them. (`UUID()` reads a device's file, and stays the machine's.)

#include "program.h"

#include <stdarg.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

/// The next number of a program's, by SplitMix64: a counter's steps, each mixed well.
static uint64_t next(struct mica_program *program) {
  uint64_t step = atomic_fetch_add_explicit(&program->randoms, 1, memory_order_relaxed) + 1;
  uint64_t z = step * 0x9E3779B97F4A7C15ull;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ z >> 27) * 0x94D049BB133111EBull;
  return z ^ z >> 31;
}

static void fill(struct mica_program *program, void *bytes, size_t count) {
  unsigned char *to = bytes;
  for (size_t done = 0; done < count; done += sizeof(uint64_t)) {
    uint64_t number = next(program);
    memcpy(to + done, &number, count - done < sizeof number ? count - done : sizeof number);
  }
}

ANSWERED uint32_t arc4random(void) {
  typedef uint32_t (*function)(void);
  struct mica_program *program = mica_here();
  return program == NULL ? REAL(function, "arc4random")() : (uint32_t)(next(program) >> 32);
}

ANSWERED uint32_t arc4random_uniform(uint32_t limit) {
  typedef uint32_t (*function)(uint32_t);
  struct mica_program *program = mica_here();
  if (program == NULL) return REAL(function, "arc4random_uniform")(limit);
  // The upper half of a product is as even as 64 bits are: nobody can tell it from the truth.
  return (uint32_t)((next(program) >> 32) * (uint64_t)limit >> 32);
}

ANSWERED void arc4random_buf(void *bytes, size_t count) {
  typedef void (*function)(void *, size_t);
  struct mica_program *program = mica_here();
  if (program == NULL) return REAL(function, "arc4random_buf")(bytes, count);
  fill(program, bytes, count);
}

ANSWERED ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
  typedef ssize_t (*function)(void *, size_t, unsigned);
  struct mica_program *program = mica_here();
  if (program == NULL) return REAL(function, "getrandom")(bytes, count, flags);
  fill(program, bytes, count);
  return (ssize_t)count;
}

ANSWERED int getentropy(void *bytes, size_t count) {
  typedef int (*function)(void *, size_t);
  struct mica_program *program = mica_here();
  if (program == NULL || count > 256) return REAL(function, "getentropy")(bytes, count);
  fill(program, bytes, count);
  return 0;
}

typedef long (*kernel_call)(long, long, long, long, long, long, long);

/// Looked up before threads are: locks are waited for by this call, the dynamic linker's among them.
static kernel_call real_syscall(void) { return REAL(kernel_call, "syscall"); }
__attribute__((constructor)) static void find_syscall(void) { real_syscall(); }

/// Swift's standard library asks the kernel by number.
ANSWERED long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a[6];
  for (int i = 0; i < 6; i++) a[i] = va_arg(list, long);
  va_end(list);
  struct mica_program *program = number == SYS_getrandom ? mica_here() : NULL;
  if (program == NULL) return real_syscall()(number, a[0], a[1], a[2], a[3], a[4], a[5]);
  fill(program, (void *)a[0], (size_t)a[1]);
  return a[1];
}
