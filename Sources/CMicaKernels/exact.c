// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What lies left of tiles and gaps that are evaluated exactly: where the windings of a row of tiles
// change. One version only: it runs where outlines overlap themselves.

#include "grid.h"

#include <stdbool.h>

#pragma STDC FP_CONTRACT OFF

static inline float lesser(float a, float b) { return a < b ? a : b; }
static inline float greater(float a, float b) { return a > b ? a : b; }

static inline bool is_inside(float winding, int even_odd) {
  return even_odd ? ((int)winding & 1) != 0 : winding != 0;
}

/// Takes in the ends of a tile's edges. Where one begins at the end of the other these are no change.
static void take_ends(const mica_grid *grid, const mica_tile *tile, mica_events *events) {
  for (uint32_t p = tile->parts; p != 0;) {
    const mica_part *part = grid->parts + (p - 1);
    const float winding = grid->edges[part->edge].winding;
    float y0 = part->y0, y1 = part->y1;
    for (p = part->next; p != 0; p = part->next) {
      part = grid->parts + (p - 1);
      if (grid->edges[part->edge].winding != winding) break;
      if (part->y1 == y0) y0 = part->y0;
      else if (part->y0 == y1) y1 = part->y1;
      else break;
    }
    mica_events_add(events, y0, winding);
    mica_events_add(events, y1, -winding);
  }
}

/// Takes in the row's tiles up to the one at `index`.
static const mica_events *events_before(mica_grid *grid, size_t index) {
  mica_events *events = &grid->events;
  for (; events->taken < index && !events->is_full; events->taken++) {
    take_ends(grid, grid->tiles + (grid->row_tiles[events->taken] - 1), events);
  }
  return events;
}

/// Whether a winding is the same at all heights of a pixel row.
static bool is_uniform(const mica_grid *grid, const mica_windings *w, unsigned row) {
  if (w->is_lost) {
    const int32_t *at = grid->wide + 16 * row;
    for (int i = 1; i < 16; i++) {
      if (at[i] != at[0]) return false;
    }
    return true;
  }
  for (int i = 0; i < 4; i++) {
    uint64_t bits = w->bits[i] >> 16 * row & 0xFFFF;
    if (bits != 0 && bits != 0xFFFF) return false;
  }
  return true;
}

/// The windings as changes between the 64 heights, from a pixel row to another.
static void left_by_heights(const mica_grid *grid, const mica_windings *w, unsigned first,
                            unsigned end, mica_left_side *left) {
  int last = mica_grid_winding(grid, w, 16 * first);
  left->winding = last;
  left->count = 0;
  for (unsigned i = 16 * first + 1; i < 16 * end; i++) {
    int next = mica_grid_winding(grid, w, i);
    if (next != last) {
      left->y[left->count] = (float)i / 16.0f;
      left->delta[left->count++] = next - last;
    }
    last = next;
  }
}

/// Adds a change at a height of the tile's left side, and to the windings by bits that the changes make.
static inline void add_change(mica_left_side *left, mica_windings *made, float y, float delta) {
  left->y[left->count] = y;
  left->delta[left->count++] = delta > 0.0f ? 1 : -1;
  mica_windings_add(made, mica_heights(y, 4.0f), delta > 0.0f);
}

/// The changes where the tile's own edges cross its left side; false where others do, too: level edges, of which there is
/// no record, and edges that end there.
static bool left_by_own_edges(const mica_grid *grid, const mica_doubtful_tile *tile, unsigned rows,
                              mica_left_side *left) {
  mica_windings made = {{0}, 0};
  left->count = 0;
  for (uint32_t p = tile->tile->parts; p != 0; p = grid->parts[p - 1].next) {
    const mica_part *part = grid->parts + (p - 1);
    const mica_edge *e = grid->edges + part->edge;
    if ((e->x0 < tile->left) == (e->x1 < tile->left)) continue;
    if (left->count == MICA_LEFT_CHANGES) return false;
    if (e->x0 < tile->left) {
      if (part->y0 > 0.0f) add_change(left, &made, part->y0, -e->winding);
    } else if (part->y1 < 4.0f) {
      add_change(left, &made, part->y1, e->winding);
    }
  }
  const mica_windings *w = tile->before;
  unsigned bit = 16 * (unsigned)__builtin_ctz(rows);
  left->winding = mica_winding_at(w, bit) - mica_winding_at(&made, bit);
  for (int k = 0; k < left->winding; k++) mica_windings_add(&made, ~0ull, 1);
  for (int k = 0; k > left->winding; k--) mica_windings_add(&made, ~0ull, 0);
  uint64_t different = 0;
  for (int i = 0; i < 4; i++) different |= made.bits[i] ^ w->bits[i];
  return (different & mica_row_heights(rows)) == 0;
}

void mica_grid_left_side(mica_grid *grid, const mica_doubtful_tile *tile, unsigned rows,
                         mica_left_side *left) {
  left->is_own = 0;
  unsigned first = (unsigned)__builtin_ctz(rows), end = 32 - (unsigned)__builtin_clz(rows);
  const mica_windings *w = tile->before;
  if (!w->is_lost && mica_windings_uniform(w)) {
    left->winding = mica_winding_at(w, 0);
    left->count = 0;
    return;
  }
  bool uniform = true;
  for (unsigned r = first; r < end; r++) {
    if (rows >> r & 1) uniform = uniform && is_uniform(grid, w, r);
  }
  if (!uniform && !w->is_lost && left_by_own_edges(grid, tile, rows, left)) {
    left->is_own = 1;
    return;
  }
  const mica_events *events = uniform ? NULL : events_before(grid, tile->index);
  if (events == NULL || events->is_full || events->count > MICA_LEFT_CHANGES) {
    left_by_heights(grid, w, first, end, left);
    return;
  }
  left->winding = 0;
  left->count = events->count;
  for (size_t i = 0; i < events->count; i++) {
    left->y[i] = events->list[i].y;
    left->delta[i] = (int32_t)events->list[i].delta;
  }
}

void mica_grid_gap(mica_grid *grid, size_t index, const mica_windings *windings, int even_odd,
                   float coverage[4]) {
  const mica_events *events = events_before(grid, index);
  float winding = 0.0f;
  for (int r = 0; r < 4; r++) coverage[r] = 0.0f;
  if (events->is_full) {
    for (unsigned i = 0; i < 64; i++) {
      winding = (float)mica_grid_winding(grid, windings, i);
      if (is_inside(winding, even_odd)) coverage[i / 16] += 1.0f / 16.0f;
    }
    return;
  }
  for (size_t i = 0; i < events->count; i++) {
    winding += events->list[i].delta;
    if (!is_inside(winding, even_odd)) continue;
    float from = events->list[i].y, to = i + 1 < events->count ? events->list[i + 1].y : 4.0f;
    for (int r = 0; r < 4; r++) {
      float a = lesser(greater(from, (float)r), (float)(r + 1));
      float b = lesser(greater(to, (float)r), (float)(r + 1));
      coverage[r] += b - a;
    }
  }
}
