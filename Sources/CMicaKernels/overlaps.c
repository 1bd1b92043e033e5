// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Edges that share heights of a tile: as long as no two of them cross, each height meets them in one
// order, and the number of those left of an edge tells the winding before it.

#include "grid.h"

#include <stdbool.h>

#pragma STDC FP_CONTRACT OFF

/// Tiles with more edges than this are evaluated exactly at once. Guess, 2026-11.
enum { order_limit = 32 };

typedef enum { first, second, crossing } edge_order;

static inline float lesser(float a, float b) { return a < b ? a : b; }
static inline float greater(float a, float b) { return a > b ? a : b; }

/// A part of an edge and the heights in doubt that it takes part in.
typedef struct {
  uint64_t heights, odd;
  /// x at height y of the tile is x0 + y * dxdy.
  float y0, y1, x0, dxdy;
  bool down;
} ordered_part;

/// Which of two parts is left of the other over the heights that they share.
static inline edge_order order_of(const ordered_part *a, const ordered_part *b) {
  // Ends that meet differ by rounding only.
  const float slack = 0.002f;
  float from = greater(a->y0, b->y0), to = lesser(a->y1, b->y1);
  float offset = a->x0 - b->x0, slope = a->dxdy - b->dxdy;
  float at_top = offset + from * slope, at_bottom = offset + to * slope;
  if (at_top <= slack && at_bottom <= slack) return first;
  if (at_top >= -slack && at_bottom >= -slack) return second;
  return crossing;
}

unsigned mica_grid_overlaps(const mica_grid *grid, const mica_doubtful_tile *t, unsigned rows) {
  ordered_part parts[order_limit];
  const uint64_t doubt = mica_row_heights(rows);
  size_t count = 0;
  if (t->before->is_lost) return rows;
  for (uint32_t p = t->tile->parts; p != 0; p = grid->parts[p - 1].next) {
    const mica_part *part = grid->parts + (p - 1);
    uint64_t heights = mica_heights(part->y0, part->y1) & doubt;
    if (heights == 0) continue;
    if (count == order_limit) return rows;
    const mica_edge *e = grid->edges + part->edge;
    float x0 = (e->x0 - t->left) + (t->top - e->y0) * e->dxdy;
    parts[count++] =
        (ordered_part){heights, 0, part->y0, part->y1, x0, e->dxdy, e->winding > 0.0f};
  }
  uint64_t wrong = 0;
  for (size_t i = 1; i < count; i++) {
    for (size_t j = 0; j < i; j++) {
      uint64_t shared = parts[i].heights & parts[j].heights;
      if (shared == 0) continue;
      switch (order_of(parts + i, parts + j)) {
      case first: parts[j].odd ^= shared; break;
      case second: parts[i].odd ^= shared; break;
      case crossing: wrong |= shared; break;
      }
    }
  }
  // Between k and k + 1, k the first winding of the pixel row or one less: an edge runs down where the
  // winding before it is k, and up where it is k + 1.
  mica_steps steps = mica_windings_steps(t->before);
  uint64_t low_wrong = wrong | ~(steps.same | steps.more);
  uint64_t high_wrong = wrong | ~(steps.less | steps.same);
  for (size_t i = 0; i < count; i++) {
    uint64_t flip = parts[i].down ? 0 : ~0ull;
    low_wrong |= (steps.more ^ parts[i].odd ^ flip) & parts[i].heights;
    high_wrong |= (steps.same ^ parts[i].odd ^ flip) & parts[i].heights;
  }
  return mica_rows(low_wrong & doubt) & mica_rows(high_wrong & doubt);
}
