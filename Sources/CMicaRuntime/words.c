// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Locks of one word, as `os_unfair_lock` is one.

#include "CMicaRuntime.h"

#include <sched.h>

int mica_try_lock_word(unsigned *word) {
  unsigned free = 0;
  return __atomic_compare_exchange_n(word, &free, 1u, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void mica_lock_word(unsigned *word) {
  while (!mica_try_lock_word(word)) sched_yield();
}

void mica_unlock_word(unsigned *word) { __atomic_store_n(word, 0u, __ATOMIC_RELEASE); }
