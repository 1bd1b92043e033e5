// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A common tile with a short answer: one vertical edge through all four rows, as every side of a
// rectangle makes. Shared by both versions of the tile sum.

#ifndef TILES_VERTICAL_H
#define TILES_VERTICAL_H

#include "mica_tiles.h"

#include <string.h>

/// 0 ... 255 for a signed area, as the sums round it.
static inline uint32_t mica_coverage_level(float area, int even_odd) {
  float a = area > 0.0f ? area : 0.0f - area;
  if (even_odd) {
    float pairs = (a * 0.5f + 8388608.0f) - 8388608.0f;
    a = a - pairs * 2.0f;
    a = a > 0.0f ? a : 0.0f - a;
  }
  float scaled = (a < 1.0f ? a : 1.0f) * 255.0f + 8388608.0f;
  uint32_t bits;
  memcpy(&bits, &scaled, 4);
  return bits & 255;
}

/// Whether the tile is of that kind; if so, it is done.
static inline int mica_sum_vertical(const mica_edge *edges, const mica_tile_record *records,
                                    size_t count, float left, float top, int even_odd,
                                    float cover[4], uint8_t bytes[16]) {
  const mica_edge *e = edges + records[0].line;
  if (count != 1 || e->dydx != 0.0f || records[0].y0 != top || records[0].y1 != top + 4.0f) return 0;
  if (cover[1] != cover[0] || cover[2] != cover[0] || cover[3] != cover[0]) return 0;
  float x = e->x0 - left;
  uint32_t row = 0;
  for (int c = 0; c < 4; c++) {
    // How much of the column lies right of x.
    float share = (float)(c + 1) - x;
    share = share > 0.0f ? (share < 1.0f ? share : 1.0f) : 0.0f;
    row |= mica_coverage_level(cover[0] + share * e->winding, even_odd) << (8 * c);
  }
  for (int r = 0; r < 4; r++) {
    memcpy(bytes + 4 * r, &row, 4);
    cover[r] += e->winding;
  }
  return 1;
}

#endif
