// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Winding numbers at 64 heights of a row of tiles at once, 16 for each pixel: where is the sum of
// signed areas the coverage? In a pixel row it is when all windings there are k or k + 1, for one k:
// then the area is between them in proportion, and the fill rules fold or limit it rightly. Where k
// and the edges' directions do not settle that, their order from left to right may.

#ifndef WINDINGS_H
#define WINDINGS_H

#include <stddef.h>
#include <stdint.h>

/// Windings from -8 to 7 by bits: bit i of the words is the number at height (i + 0.5) / 16.
typedef struct {
  uint64_t bits[4];
  /// Some number went, or may be about to go, out of range: the grid's wide ones count instead.
  int is_lost;
} mica_windings;

/// At which heights edges cross a tile, by direction: one at least, two at least, and more than that
/// of one direction.
typedef struct {
  uint64_t down, down2, up, up2, many;
} mica_tally;

/// The heights from y0 to y1, half open, relative to the row's top.
static inline uint64_t mica_heights(float y0, float y1) {
  // Adding 2^23 rounds to the nearest: the first height at or below y.
  union {
    float f;
    uint32_t u;
  } first = {y0 * 16.0f + 8388608.0f}, end = {y1 * 16.0f + 8388608.0f};
  uint32_t a = first.u & 127, b = end.u & 127;
  uint64_t until = b >= 64 ? ~0ull : (1ull << b) - 1;
  return a >= 64 ? 0 : until & ~0ull << a;
}

static inline void mica_tally_add(mica_tally *tally, uint64_t heights, int down) {
  uint64_t *once = down ? &tally->down : &tally->up, *twice = down ? &tally->down2 : &tally->up2;
  tally->many |= *twice & heights;
  *twice |= *once & heights;
  *once |= heights;
}

/// The pixel rows that hold any of these heights, a bit each.
static inline unsigned mica_rows(uint64_t heights) {
  return (heights & 0xFFFF ? 1u : 0) | (heights >> 16 & 0xFFFF ? 2u : 0) |
         (heights >> 32 & 0xFFFF ? 4u : 0) | (heights >> 48 ? 8u : 0);
}

/// All heights of some pixel rows.
static inline uint64_t mica_row_heights(unsigned rows) {
  return (rows & 1 ? 0xFFFFull : 0) | (rows & 2 ? 0xFFFFull << 16 : 0) |
         (rows & 4 ? 0xFFFFull << 32 : 0) | (rows & 8 ? 0xFFFFull << 48 : 0);
}

/// Adds 1 at some heights, or takes it away.
static inline void mica_windings_add(mica_windings *w, uint64_t heights, int down) {
  const uint64_t flip = down ? 0 : ~0ull;
  uint64_t carry = heights;
  for (int i = 0; i < 4; i++) {
    uint64_t next = (w->bits[i] ^ flip) & carry;
    w->bits[i] ^= carry;
    carry = next;
  }
  const uint64_t *b = w->bits;
  if ((b[3] ^ b[2]) & ~(b[2] ^ b[1]) & ~(b[1] ^ b[0])) w->is_lost = 1;
}

/// Whether the winding is the same at all heights.
static inline int mica_windings_uniform(const mica_windings *w) {
  const uint64_t *b = w->bits;
  return b[0] + 1 <= 1 && b[1] + 1 <= 1 && b[2] + 1 <= 1 && b[3] + 1 <= 1;
}

/// The winding at the height of a bit.
static inline int mica_winding_at(const mica_windings *w, unsigned bit) {
  const uint64_t *b = w->bits;
  int n = (int)(b[0] >> bit & 1) | (int)(b[1] >> bit & 1) << 1 | (int)(b[2] >> bit & 1) << 2;
  return n - (int)(b[3] >> bit & 1) * 8;
}

/// Where the windings are those of each pixel row's first height, one more, and one less.
typedef struct {
  uint64_t same, more, less;
} mica_steps;

mica_steps mica_windings_steps(const mica_windings *w);

/// The pixel rows of a tile, a bit each, in which its edges may overlap. `even_odd`: windings beyond
/// k and k + 1 do count, even those that are all of one sign.
static inline unsigned mica_windings_doubt(const mica_windings *w, const mica_tally *t,
                                           int even_odd) {
  uint64_t low_bad = t->up | t->down2, high_bad = t->down | t->up2;
  if (!mica_windings_uniform(w)) {
    mica_steps s = mica_windings_steps(w);
    // From k to k + 1 only edges that run down lead, and back only edges that run up.
    uint64_t from = low_bad, to = high_bad;
    low_bad = ~(s.same & ~from) & ~(s.more & ~to);
    high_bad = ~(s.less & ~from) & ~(s.same & ~to);
  }
  if (low_bad == 0 || high_bad == 0) return 0;
  unsigned doubt = mica_rows(low_bad) & mica_rows(high_bad);
  if (doubt == 0 || even_odd) return doubt;
  // Rows that are covered whatever the order: at least one winding of one sign remains.
  const uint64_t *b = w->bits;
  uint64_t positive = ~b[3] & (b[0] | b[1] | b[2]), above = ~b[3] & (b[1] | b[2]);
  uint64_t three = ~b[3] & (b[2] | (b[1] & b[0]));
  uint64_t below = b[3] & ~(b[0] & b[1] & b[2]), minus_three = b[3] & ~(b[2] & b[1]);
  uint64_t over = positive & (~t->up | (above & ~t->up2) | (three & ~t->many));
  uint64_t under = b[3] & (~t->down | (below & ~t->down2) | (minus_three & ~t->many));
  return doubt & mica_rows(~over) & mica_rows(~under);
}

/// Ascending heights with the change of winding at each.
typedef struct {
  float y, delta;
} mica_winding_event;

/// The windings at a tile's left side as a step function of y, as far as tiles were taken in.
typedef struct {
  mica_winding_event *list;
  size_t count, capacity;
  /// How many tiles of the row are in.
  size_t taken;
  /// There were too many at some time: they are not kept any more in this row.
  int is_full;
} mica_events;

/// Adds a change, or takes one away that it cancels; not where they are full.
void mica_events_add(mica_events *events, float y, float delta);

#endif
