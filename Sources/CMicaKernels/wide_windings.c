// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Windings beyond what four bits hold: where an outline lies over itself many times, most of what is
// seen is covered whatever the order of its edges, and that is found out here.

#include "grid.h"

#include <string.h>

/// Four heights.
typedef int32_t heights4 __attribute__((ext_vector_type(4)));

/// Adds `delta` at the heights of a mask.
static void add(int32_t at[64], uint64_t heights, int32_t delta) {
  for (unsigned i = 0; i < 64; i += 4) {
    unsigned bits = (unsigned)(heights >> i & 15);
    if (bits == 0) continue;
    heights4 v, on = {(int32_t)(bits & 1), (int32_t)(bits >> 1 & 1), (int32_t)(bits >> 2 & 1),
                      (int32_t)(bits >> 3)};
    memcpy(&v, at + i, sizeof v);
    v += on * delta;
    memcpy(at + i, &v, sizeof v);
  }
}

static void find_limits(mica_grid *grid) {
  int32_t least = grid->wide[0], most = grid->wide[0];
  for (unsigned i = 1; i < 64; i++) {
    least = grid->wide[i] < least ? grid->wide[i] : least;
    most = grid->wide[i] > most ? grid->wide[i] : most;
  }
  grid->wide_least = least;
  grid->wide_most = most;
}

void mica_wide_begin(mica_grid *grid, const mica_windings *w) {
  for (unsigned i = 0; i < 64; i++) grid->wide[i] = mica_winding_at(w, i);
  find_limits(grid);
}

void mica_wide_pass(mica_grid *grid, const mica_tile *tile, mica_windings *w) {
  for (uint32_t p = tile->parts; p != 0; p = grid->parts[p - 1].next) {
    const mica_part *part = grid->parts + (p - 1);
    int32_t delta = grid->edges[part->edge].winding > 0.0f ? 1 : -1;
    add(grid->wide, mica_heights(part->y0, part->y1), delta);
  }
  // Back to bits where there is room again.
  find_limits(grid);
  if (grid->wide_least < -5 || grid->wide_most > 4) return;
  *w = (mica_windings){{0}, 0};
  for (unsigned i = 0; i < 64; i++) {
    for (unsigned bit = 0; bit < 4; bit++) {
      w->bits[bit] |= (uint64_t)((uint32_t)grid->wide[i] >> bit & 1) << i;
    }
  }
}

/// Whether a tile is covered however its edges lie.
static int is_covered(const mica_grid *grid, const mica_tile *tile) {
  int32_t down = 0, up = 0;
  for (uint32_t p = tile != NULL ? tile->parts : 0; p != 0; p = grid->parts[p - 1].next) {
    if (grid->edges[grid->parts[p - 1].edge].winding > 0.0f) down++;
    else up++;
  }
  return grid->wide_least > up || grid->wide_most < -down;
}

unsigned mica_wide_doubt(const mica_grid *grid, const mica_tile *tile, int even_odd) {
  if (!even_odd && is_covered(grid, tile)) return 0;
  int32_t low[64], high[64];
  memcpy(low, grid->wide, sizeof low);
  memcpy(high, grid->wide, sizeof high);
  for (uint32_t p = tile != NULL ? tile->parts : 0; p != 0; p = grid->parts[p - 1].next) {
    const mica_part *part = grid->parts + (p - 1);
    uint64_t heights = mica_heights(part->y0, part->y1);
    if (grid->edges[part->edge].winding > 0.0f) add(high, heights, 1);
    else add(low, heights, -1);
  }
  unsigned doubt = 0;
  for (unsigned row = 0; row < 4; row++) {
    int32_t least = low[16 * row], most = high[16 * row];
    for (unsigned i = 1; i < 16; i++) {
      least = low[16 * row + i] < least ? low[16 * row + i] : least;
      most = high[16 * row + i] > most ? high[16 * row + i] : most;
    }
    if (!even_odd && (least > 0 || most < 0)) continue;
    if (most - least > 1) doubt |= 1u << row;
  }
  return doubt;
}
