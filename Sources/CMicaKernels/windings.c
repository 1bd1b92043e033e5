// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Winding numbers: what is asked rarely.

#include "windings.h"

#include <stdlib.h>

/// A word whose 16 heights of each pixel row are all as the row's first.
static inline uint64_t firsts(uint64_t word) { return (word & 0x0001000100010001ull) * 0xFFFF; }

static inline uint64_t equal(const uint64_t *a, uint64_t b0, uint64_t b1, uint64_t b2, uint64_t b3) {
  return ~((a[0] ^ b0) | (a[1] ^ b1) | (a[2] ^ b2) | (a[3] ^ b3));
}

mica_steps mica_windings_steps(const mica_windings *w) {
  uint64_t f0 = firsts(w->bits[0]), f1 = firsts(w->bits[1]);
  uint64_t f2 = firsts(w->bits[2]), f3 = firsts(w->bits[3]);
  uint64_t carry1 = f0, carry2 = f0 & f1, carry3 = carry2 & f2;
  uint64_t borrow1 = ~f0, borrow2 = ~f0 & ~f1, borrow3 = borrow2 & ~f2;
  return (mica_steps){
      equal(w->bits, f0, f1, f2, f3),
      equal(w->bits, ~f0, f1 ^ carry1, f2 ^ carry2, f3 ^ carry3),
      equal(w->bits, ~f0, f1 ^ borrow1, f2 ^ borrow2, f3 ^ borrow3),
  };
}

/// More changes than this within a row of tiles are so close that its 64 heights tell as much.
enum { most_kept_events = 256 };

void mica_events_add(mica_events *events, float y, float delta) {
  if (events->is_full) return;
  size_t i = events->count;
  while (i > 0 && events->list[i - 1].y > y) i--;
  if (i > 0 && events->list[i - 1].y == y) {
    events->list[i - 1].delta += delta;
    if (events->list[i - 1].delta != 0.0f) return;
    for (events->count--; i <= events->count; i++) events->list[i - 1] = events->list[i];
    return;
  }
  if (events->count == most_kept_events) {
    events->is_full = 1;
    return;
  }
  if (events->count == events->capacity) {
    events->capacity = events->capacity * 2 + 64;
    events->list = realloc(events->list, events->capacity * sizeof *events->list);
    if (events->list == NULL) abort();
  }
  for (size_t j = events->count++; j > i; j--) events->list[j] = events->list[j - 1];
  events->list[i] = (mica_winding_event){y, delta};
}
