// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Exact coverage of pixel rows. One version only: it runs where outlines overlap themselves.

#include "grid.h"

#include <stdbool.h>

#pragma STDC FP_CONTRACT OFF

enum {
  crossing_limit = 16,
  most_edges = 64,
  most_events = 64,
  most_cuts = 2 + most_events + 2 * most_edges + crossing_limit * (crossing_limit - 1) / 2 + 1,
};

/// The four columns of a row.
typedef float columns __attribute__((ext_vector_type(4)));

/// An edge's part within a tile; x at height y is x0 + y * dxdy, relative to the tile's corner.
typedef struct {
  float y0, y1, x0, dxdy, winding;
} tile_edge;

static inline float lesser(float a, float b) { return a < b ? a : b; }
static inline float greater(float a, float b) { return a > b ? a : b; }

static inline columns splat(float v) { return (columns){v, v, v, v}; }

static inline bool is_inside(float winding, int even_odd) {
  return even_odd ? ((int)winding & 1) != 0 : winding != 0;
}

static inline float x_at(const tile_edge *e, float y) {
  return lesser(greater(e->x0 + y * e->dxdy, 0.0f), 4.0f);
}

/// `sign` times the area between an edge and each of the borders 1 ... 4 right of it, between two
/// heights: the parabola between the edge's ends and the line beyond them.
static inline columns area(const tile_edge *e, float top, float bottom, float sign) {
  const columns borders = {1, 2, 3, 4}, zero = {0, 0, 0, 0};
  float a = x_at(e, top), b = x_at(e, bottom);
  float middle = (a + b) * 0.5f;
  float half = greater(greater((b - a) * 0.5f, (a - b) * 0.5f), 0.0005f);
  columns width = splat(half + half);
  float h = (bottom - top) * sign;
  columns inner = borders - splat(middle - half), outer = borders - splat(middle + half);
  inner = inner > zero ? inner : zero;
  inner = inner < width ? inner : width;
  outer = outer > zero ? outer : zero;
  return inner * inner * splat(h * 0.5f / (half + half)) + outer * splat(h);
}

/// Inserts a height that lies within bounds; cuts stay ascending.
static inline size_t add_cut(float *cuts, size_t count, float y, float top, float bottom) {
  if (!(y > top && y < bottom)) return count;
  size_t i = count;
  for (; i > 0 && cuts[i - 1] > y; i--) cuts[i] = cuts[i - 1];
  cuts[i] = y;
  return count + 1;
}

static size_t collect_cuts(float *cuts, const tile_edge *edges, size_t edge_count,
                           const mica_winding_event *events, size_t event_count, float top,
                           float bottom) {
  cuts[0] = top;
  cuts[1] = bottom;
  size_t count = 2;
  for (size_t i = 0; i < event_count; i++) {
    count = add_cut(cuts, count, events[i].y, top, bottom);
  }
  if (edge_count > crossing_limit) {
    for (int i = 1; i < 16; i++) {
      count = add_cut(cuts, count, top + (float)i / 16.0f, top, bottom);
    }
    return count;
  }
  for (size_t i = 0; i < edge_count; i++) {
    count = add_cut(cuts, count, edges[i].y0, top, bottom);
    count = add_cut(cuts, count, edges[i].y1, top, bottom);
    for (size_t j = 0; j < i; j++) {
      // Only where both exist: elsewhere their lines may cross, but not they.
      float from = greater(greater(edges[i].y0, edges[j].y0), top);
      float to = lesser(lesser(edges[i].y1, edges[j].y1), bottom);
      if (from >= to) continue;
      float slope = edges[i].dxdy - edges[j].dxdy, offset = edges[i].x0 - edges[j].x0;
      float at_from = offset + from * slope, at_to = offset + to * slope;
      if (at_from * at_to >= 0.0f) continue;
      count = add_cut(cuts, count, -offset / slope, from, to);
    }
  }
  return count;
}

/// The edges that reach into the row from `top` to `top` + 1.
static size_t collect_edges(tile_edge *out, float top, const mica_grid *grid,
                            const mica_doubtful_tile *t) {
  size_t found = 0;
  for (uint32_t p = t->tile->parts; p != 0 && found < most_edges; p = grid->parts[p - 1].next) {
    const mica_part *part = grid->parts + (p - 1);
    if (part->y1 <= top || part->y0 >= top + 1.0f) continue;
    const mica_edge *e = grid->edges + part->edge;
    out[found++] = (tile_edge){part->y0, part->y1, (e->x0 - t->left) + (t->top - e->y0) * e->dxdy,
                               e->dxdy, e->winding};
  }
  return found;
}

/// The inside area left of each border between two heights: from each edge that enters to the next
/// that leaves.
static inline columns slab(const tile_edge *edges, size_t edge_count, float winding, float from,
                           float to, int even_odd) {
  const tile_edge *order[most_edges];
  float xs[most_edges];
  float middle = (from + to) * 0.5f;
  size_t count = 0;
  for (size_t k = 0; k < edge_count; k++) {
    if (!(edges[k].y0 <= middle && middle < edges[k].y1)) continue;
    float x = edges[k].x0 + middle * edges[k].dxdy;
    size_t p = count++;
    for (; p > 0 && xs[p - 1] > x; p--) {
      xs[p] = xs[p - 1];
      order[p] = order[p - 1];
    }
    xs[p] = x;
    order[p] = edges + k;
  }
  bool inside = is_inside(winding, even_odd);
  columns sum = (columns){1, 2, 3, 4} * splat(inside ? to - from : 0.0f);
  for (size_t k = 0; k < count; k++) {
    winding += order[k]->winding;
    bool now = is_inside(winding, even_odd);
    if (now != inside) sum += area(order[k], from, to, now ? 1.0f : -1.0f);
    inside = now;
  }
  return sum;
}

/// A row's inside area in each column; `winding` is that of its first height before any event.
static columns row(const tile_edge *edges, size_t edge_count, float winding,
                   const mica_winding_event *events, size_t event_count, float top, int even_odd) {
  float cuts[most_cuts];
  size_t cut_count = collect_cuts(cuts, edges, edge_count, events, event_count, top, top + 1.0f);
  columns sum = {0, 0, 0, 0};
  size_t event = 0;
  for (size_t i = 1; i < cut_count; i++) {
    if (cuts[i] <= cuts[i - 1]) continue;
    for (; event < event_count && events[event].y <= cuts[i - 1]; event++) {
      winding += events[event].delta;
    }
    sum += slab(edges, edge_count, winding, cuts[i - 1], cuts[i], even_odd);
  }
  return sum - (columns){0, sum.x, sum.y, sum.z};
}

/// Takes in the row's tiles up to the one at `index`.
static const mica_events *events_before(mica_grid *grid, size_t index) {
  mica_events *events = &grid->events;
  for (; events->taken < index && !events->is_full; events->taken++) {
    uint32_t p = grid->tiles[grid->row_tiles[events->taken] - 1].parts;
    for (; p != 0; p = grid->parts[p - 1].next) {
      const mica_part *part = grid->parts + (p - 1);
      float winding = grid->edges[part->edge].winding;
      mica_events_add(events, part->y0, winding);
      mica_events_add(events, part->y1, -winding);
    }
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

/// A pixel row's windings as changes between its heights; returns their number.
static size_t changes(const mica_grid *grid, const mica_windings *w, unsigned row,
                      mica_winding_event out[15]) {
  size_t count = 0;
  int last = mica_grid_winding(grid, w, 16 * row);
  for (unsigned i = 1; i < 16; i++) {
    int next = mica_grid_winding(grid, w, 16 * row + i);
    if (next != last) {
      out[count++] = (mica_winding_event){(float)row + (float)i / 16.0f, (float)(next - last)};
    }
    last = next;
  }
  return count;
}

void mica_grid_replace(mica_grid *grid, const mica_doubtful_tile *tile, unsigned rows,
                       uint8_t bytes[16]) {
  tile_edge edges[most_edges];
  for (unsigned r = 0; r < 4; r++) {
    if (!(rows >> r & 1)) continue;
    size_t count = collect_edges(edges, (float)r, grid, tile);
    float winding = 0.0f;
    const mica_winding_event *events = NULL;
    size_t event_count = 0;
    mica_winding_event by_height[15];
    if (is_uniform(grid, tile->before, r)) {
      winding = (float)mica_grid_winding(grid, tile->before, 16 * r);
    } else {
      const mica_events *before = events_before(grid, tile->index);
      if (before->is_full || before->count > most_events) {
        winding = (float)mica_grid_winding(grid, tile->before, 16 * r);
        event_count = changes(grid, tile->before, r, by_height);
        events = by_height;
      } else {
        events = before->list;
        event_count = before->count;
      }
    }
    columns share =
        row(edges, count, winding, events, event_count, (float)r, tile->even_odd);
    for (int c = 0; c < 4; c++) {
      float level = lesser(greater(share[c], 0.0f), 1.0f) * 255.0f;
      bytes[r * 4 + (unsigned)c] = (uint8_t)(level + 0.5f);
    }
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
