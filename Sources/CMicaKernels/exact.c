// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Exact coverage of pixel rows. One version only: it runs where outlines overlap themselves.

#include "mica_exact.h"

#include <stdbool.h>

#pragma STDC FP_CONTRACT OFF

enum {
  crossing_limit = 16,
  most_edges = 64,
  most_events = 64,
  most_cuts = 2 + most_events + 2 * most_edges + crossing_limit * (crossing_limit - 1) / 2 + 1,
};

/// The four columns of a row.
typedef float columns __attribute__((vector_size(16)));

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

/// `sign` times the area right of an edge in the four columns, between two heights: the difference,
/// at a column's two sides, of the parabola between the edge's ends and the line beyond them.
static inline columns area(const tile_edge *e, float top, float bottom, float sign) {
  const columns starts = {0, 1, 2, 3}, ends = {1, 2, 3, 4}, zero = {0, 0, 0, 0};
  float a = x_at(e, top), b = x_at(e, bottom);
  float middle = (a + b) * 0.5f;
  float half = greater(greater((b - a) * 0.5f, (a - b) * 0.5f), 0.0005f);
  columns low = splat(middle - half), high = splat(middle + half), width = splat(half + half);
  float h = (bottom - top) * sign;
  columns q = splat(h * 0.5f / (half + half)), hs = splat(h);
  columns p0 = __builtin_elementwise_min(__builtin_elementwise_max(starts - low, zero), width);
  columns p1 = __builtin_elementwise_min(__builtin_elementwise_max(ends - low, zero), width);
  columns l0 = __builtin_elementwise_max(starts - high, zero);
  columns l1 = __builtin_elementwise_max(ends - high, zero);
  return (p1 * p1 - p0 * p0) * q + (l1 - l0) * hs;
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
      float slope = edges[i].dxdy - edges[j].dxdy;
      if (from >= to || slope == 0.0f) continue;
      count = add_cut(cuts, count, (edges[j].x0 - edges[i].x0) / slope, from, to);
    }
  }
  return count;
}

/// The edges that reach into the row from `top` to `top` + 1.
static size_t collect_edges(tile_edge *out, float top, const mica_edge *edges,
                            const mica_tile_record *records, size_t count, float left,
                            float tile_top) {
  size_t found = 0;
  for (size_t i = 0; i < count && found < most_edges; i++) {
    float y0 = records[i].y0 - tile_top, y1 = records[i].y1 - tile_top;
    if (y1 <= top || y0 >= top + 1.0f) continue;
    const mica_edge *e = edges + records[i].line;
    out[found++] = (tile_edge){y0, y1, (e->x0 - left) + (tile_top - e->y0) * e->dxdy, e->dxdy,
                               e->winding};
  }
  return found;
}

/// Whether no order of the edges can bring the winding to 0 anywhere in a row.
static bool is_covered(const tile_edge *edges, size_t edge_count, const mica_winding_event *events,
                       size_t event_count, float top) {
  float least = 1e9f, most = -1e9f, winding = 0.0f, y = 0.0f;
  for (size_t i = 0; i <= event_count; i++) {
    float next = i < event_count ? events[i].y : 4.0f;
    if (next > top && y < top + 1.0f && next > y) {
      least = lesser(least, winding);
      most = greater(most, winding);
    }
    if (i < event_count) winding += events[i].delta;
    y = next;
  }
  for (size_t i = 0; i < edge_count; i++) {
    if (edges[i].winding < 0.0f) least -= 1.0f;
    else most += 1.0f;
  }
  return least >= 1.0f || most <= -1.0f;
}

/// The inside area between two heights: from each edge that enters to the next that leaves.
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
  columns sum = splat(inside ? to - from : 0.0f);
  for (size_t k = 0; k < count; k++) {
    winding += order[k]->winding;
    bool now = is_inside(winding, even_odd);
    if (now != inside) sum += area(order[k], from, to, now ? 1.0f : -1.0f);
    inside = now;
  }
  return sum;
}

static columns row(const tile_edge *edges, size_t edge_count, const mica_winding_event *events,
                   size_t event_count, float top, int even_odd) {
  float cuts[most_cuts];
  size_t cut_count = collect_cuts(cuts, edges, edge_count, events, event_count, top, top + 1.0f);
  columns sum = {0, 0, 0, 0};
  float winding = 0.0f;
  size_t event = 0;
  for (size_t i = 1; i < cut_count; i++) {
    if (cuts[i] <= cuts[i - 1]) continue;
    for (; event < event_count && events[event].y <= cuts[i - 1]; event++) {
      winding += events[event].delta;
    }
    sum += slab(edges, edge_count, winding, cuts[i - 1], cuts[i], even_odd);
  }
  return sum;
}

void mica_exact_rows(unsigned rows, const mica_edge *edges, const mica_tile_record *records,
                     size_t count, const mica_winding_event *events, size_t event_count, float left,
                     float top, int even_odd, uint8_t bytes[16]) {
  tile_edge row_edges[most_edges];
  if (event_count > most_events) event_count = most_events;
  for (unsigned r = 0; r < 4; r++) {
    if (!(rows >> r & 1)) continue;
    size_t n = collect_edges(row_edges, (float)r, edges, records, count, left, top);
    columns share = splat(1.0f);
    if (even_odd || !is_covered(row_edges, n, events, event_count, (float)r)) {
      share = row(row_edges, n, events, event_count, (float)r, even_odd);
    }
    for (int c = 0; c < 4; c++) {
      float level = lesser(greater(share[c], 0.0f), 1.0f) * 255.0f;
      bytes[r * 4 + c] = (uint8_t)(level + 0.5f);
    }
  }
}
