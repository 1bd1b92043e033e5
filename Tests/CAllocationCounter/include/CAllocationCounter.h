// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Counts the calls of malloc and its kin in a test process. Linked into the tests only: this
// target's malloc takes the place of the C library's and passes every call on to it.

#ifndef MICA_ALLOCATION_COUNTER_H
#define MICA_ALLOCATION_COUNTER_H

#include <stdint.h>

/// The calling thread's allocations since it began; 0 where they can't be counted (under a
/// sanitizer, which has a malloc of its own).
uint64_t mica_allocation_count(void);

/// Whether this build counts.
int mica_counts_allocations(void);

#endif
