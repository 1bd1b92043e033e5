// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// malloc, calloc, realloc and the aligned ones, counted. The definitions here go before the C
// library's, for Swift's runtime and Dispatch too; free needs no counting.

#include "CAllocationCounter.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define MICA_COUNTS 0
#endif
#endif
#if !defined(MICA_COUNTS) && defined(__GLIBC__)
#define MICA_COUNTS 1
#endif
#ifndef MICA_COUNTS
#define MICA_COUNTS 0
#endif

int mica_counts_allocations(void) { return MICA_COUNTS; }

#if MICA_COUNTS

static _Thread_local uint64_t count;

uint64_t mica_allocation_count(void) { return count; }

static inline void note(void) { count += 1; }

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  note();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  note();
  void *block = __libc_memalign(alignment, size);
  if (block == NULL) return ENOMEM;
  *memory = block;
  return 0;
}

#else

uint64_t mica_allocation_count(void) { return 0; }

#endif
