// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// True coverage of a tile whose edges may overlap. Part of grid_rows.h.
//
// The tile is cut at every height where something begins, ends or crosses. Between two cuts, in a slab,
// the edges have one order from left to right; those are its outline between whose sides it is inside on
// one and outside on the other. Eight slabs are looked at at once, a lane each, and an edge's winding is
// found by counting those left of it: nothing is sorted but the cuts.

/// A slab's float or flag each.
typedef float rows8 __attribute__((ext_vector_type(8)));
typedef int32_t flags8 __attribute__((ext_vector_type(8)));

enum {
  /// Tiles with more edges than this are cut at even heights instead of where two of them cross.
  crossing_limit = 16,
  most_edges = 64,
  most_cuts = 5 + MICA_LEFT_CHANGES + 2 * most_edges + crossing_limit * crossing_limit / 2,
};

/// Edges' parts within a tile; x at height y is x0 + y * dxdy, relative to the tile's corner.
typedef struct {
  size_t count;
  float y0[most_edges + 8], y1[most_edges + 8], x0[most_edges + 8], dxdy[most_edges + 8];
  int32_t winding[most_edges];
} tile_edges;

/// Heights strictly within `top` and `bottom`, in any order at first.
typedef struct {
  float top, bottom;
  size_t count;
  float at[most_cuts + 9];
} tile_cuts;

INLINE rows8 load8(const float *from) {
  rows8 v;
  memcpy(&v, from, sizeof v);
  return v;
}

INLINE rows8 lesser8(rows8 a, rows8 b) { return a < b ? a : b; }
INLINE rows8 greater8(rows8 a, rows8 b) { return a > b ? a : b; }

INLINE int any8(flags8 f) {
  uint64_t words[4];
  memcpy(words, &f, sizeof words);
  return (words[0] | words[1] | words[2] | words[3]) != 0;
}

INLINE flags8 is_inside8(flags8 winding, int even_odd) {
  return even_odd ? (winding & 1) != 0 : winding != 0;
}

INLINE void add_cut(tile_cuts *cuts, float y) {
  cuts->at[cuts->count] = y;
  cuts->count += y > cuts->top && y < cuts->bottom;
}

/// The edges that reach into the heights from `top` to `bottom`.
INLINE void collect_edges(tile_edges *edges, const mica_grid *g, const mica_doubtful_tile *t,
                          float top, float bottom) {
  size_t n = 0;
  for (uint32_t p = t->tile->parts; p != 0 && n < most_edges; p = g->parts[p - 1].next) {
    const mica_part *part = g->parts + (p - 1);
    if (part->y1 <= top || part->y0 >= bottom) continue;
    const mica_edge *e = g->edges + part->edge;
    edges->y0[n] = part->y0;
    edges->y1[n] = part->y1;
    edges->x0[n] = (e->x0 - t->left) + (t->top - e->y0) * e->dxdy;
    edges->dxdy[n] = e->dxdy;
    edges->winding[n] = e->winding > 0.0f ? 1 : -1;
    n++;
  }
  edges->count = n;
  // What is read beyond them begins nowhere.
  for (size_t i = n; i < n + 7; i++) edges->y0[i] = 8.0f, edges->y1[i] = -8.0f;
}

/// Where edges begin and end; one often begins where the one before ends.
INLINE void add_ends(tile_cuts *cuts, const tile_edges *edges) {
  float last0 = -1.0f, last1 = -1.0f;
  for (size_t i = 0; i < edges->count; i++) {
    float y0 = edges->y0[i], y1 = edges->y1[i];
    if (y0 != last0 && y0 != last1) add_cut(cuts, y0);
    if (y1 != last0 && y1 != last1) add_cut(cuts, y1);
    last0 = y0;
    last1 = y1;
  }
}

/// Where edges cross that both exist there: elsewhere their lines may, but not they.
INLINE void add_crossings(tile_cuts *cuts, const tile_edges *edges) {
  for (size_t i = 1; i < edges->count; i++) {
    const rows8 y0 = greater8((rows8)edges->y0[i], (rows8)cuts->top);
    const rows8 y1 = lesser8((rows8)edges->y1[i], (rows8)cuts->bottom);
    const rows8 x0 = edges->x0[i], dxdy = edges->dxdy[i];
    for (size_t j = 0; j < i; j += 8) {
      rows8 from = greater8(load8(edges->y0 + j), y0), to = lesser8(load8(edges->y1 + j), y1);
      rows8 slope = dxdy - load8(edges->dxdy + j), offset = x0 - load8(edges->x0 + j);
      flags8 crosses = (offset + from * slope) * (offset + to * slope) < 0.0f;
      crosses &= from < to;
      if (!any8(crosses)) continue;
      rows8 at = 0.0f - offset / slope;
      for (size_t k = 0; k < 8 && j + k < i; k++) {
        if (crosses[k]) add_cut(cuts, at[k]);
      }
    }
  }
}

/// Brings cuts into order: each one's place is the number of those before it. Eight more, at the end,
/// are the bottom.
INLINE void sort_cuts(tile_cuts *cuts) {
  float sorted[most_cuts + 9];
  const size_t n = cuts->count;
  const flags8 order = {0, 1, 2, 3, 4, 5, 6, 7};
  for (size_t i = n; i < n + 7; i++) cuts->at[i] = cuts->bottom;
  for (size_t i = 0; i < n; i += 8) {
    const rows8 own = load8(cuts->at + i);
    const flags8 number = order + (int32_t)i;
    flags8 place = 0;
    for (size_t j = 0; j < n; j++) {
      const rows8 other = cuts->at[j];
      place -= (other < own) | ((other == own) & ((flags8)(int32_t)j < number));
    }
    for (size_t k = 0; k < 8 && i + k < n; k++) sorted[place[k]] = own[k];
  }
  memcpy(cuts->at + 1, sorted, n * sizeof *sorted);
  cuts->at[0] = cuts->top;
  for (size_t i = n + 1; i < n + 9; i++) cuts->at[i] = cuts->bottom;
}

/// All heights at which the tile is cut, in order, from `top` on.
INLINE void make_cuts(tile_cuts *cuts, const tile_edges *edges, const mica_left_side *left) {
  cuts->count = 0;
  for (int row = 1; row < 4; row++) add_cut(cuts, (float)row);
  const int is_even = edges->count > crossing_limit;
  if (is_even || !left->is_own) {
    for (size_t i = 0; i < left->count; i++) add_cut(cuts, left->y[i]);
  }
  if (is_even) {
    for (int i = 1; i < 64; i++) add_cut(cuts, (float)i / 16.0f);
  } else {
    add_ends(cuts, edges);
    add_crossings(cuts, edges);
  }
  sort_cuts(cuts);
}

/// Eight slabs: their heights, the windings left of them, and the inside areas left of the borders 1 ...
/// 4 in each.
typedef struct {
  rows8 top, bottom, height;
  flags8 winding;
  rows8 sums[4];
} eight_slabs;

/// Adds `height` times the area between an edge and each of the borders right of it.
INLINE void add_slab_area(eight_slabs *s, rows8 a, rows8 b, rows8 height) {
  const rows8 none = 0.0f;
  rows8 middle = (a + b) * 0.5f;
  rows8 half = greater8(__builtin_elementwise_abs(b - a) * 0.5f, (rows8)0.0005f);
  rows8 width = half + half, q = height * 0.5f / width;
  rows8 from = middle - half, to = middle + half;
  for (int c = 0; c < 4; c++) {
    rows8 border = (float)(c + 1);
    rows8 inner = lesser8(greater8(border - from, none), width);
    s->sums[c] += inner * inner * q + greater8(border - to, none) * height;
  }
}

INLINE void fill_slabs(eight_slabs *s, const tile_edges *edges, int even_odd) {
  const rows8 none = 0.0f, four = 4.0f, far = 1e9f;
  const rows8 middle = (s->top + s->bottom) * 0.5f;
  rows8 x[most_edges];
  int32_t windings[most_edges];
  uint8_t index[most_edges];
  size_t n = 0;
  // Edges that do not exist in a slab are right of all others.
  for (size_t i = 0; i < edges->count; i++) {
    flags8 exists = ((rows8)edges->y0[i] <= middle) & (middle < (rows8)edges->y1[i]);
    if (!any8(exists)) continue;
    rows8 at = (rows8)edges->x0[i] + middle * edges->dxdy[i];
    x[n] = exists ? at : far;
    windings[n] = edges->winding[i];
    index[n++] = (uint8_t)i;
  }
  rows8 inside = is_inside8(s->winding, even_odd) ? s->height : none;
  for (int c = 0; c < 4; c++) s->sums[c] = inside * (float)(c + 1);
  for (size_t i = 0; i < n; i++) {
    flags8 winding = s->winding;
    for (size_t j = 0; j < i; j++) winding += (x[j] <= x[i]) & windings[j];
    for (size_t j = i + 1; j < n; j++) winding += (x[j] < x[i]) & windings[j];
    flags8 before = is_inside8(winding, even_odd);
    flags8 after = is_inside8(winding + windings[i], even_odd);
    flags8 sign = (before - after) & (x[i] < far);
    if (!any8(sign)) continue;
    rows8 x0 = edges->x0[index[i]], dxdy = edges->dxdy[index[i]];
    rows8 a = lesser8(greater8(x0 + s->top * dxdy, none), four);
    rows8 b = lesser8(greater8(x0 + s->bottom * dxdy, none), four);
    add_slab_area(s, a, b, __builtin_convertvector(sign, rows8) * s->height);
  }
}

/// Adds slabs' areas to those of their pixel rows.
INLINE void collect_slabs(const eight_slabs *s, rows4 sums[4]) {
  const rows8 ab = __builtin_shufflevector(s->sums[0], s->sums[1], 0, 8, 1, 9, 4, 12, 5, 13);
  const rows8 ab2 = __builtin_shufflevector(s->sums[0], s->sums[1], 2, 10, 3, 11, 6, 14, 7, 15);
  const rows8 cd = __builtin_shufflevector(s->sums[2], s->sums[3], 0, 8, 1, 9, 4, 12, 5, 13);
  const rows8 cd2 = __builtin_shufflevector(s->sums[2], s->sums[3], 2, 10, 3, 11, 6, 14, 7, 15);
  // Slabs k and k + 4.
  const rows8 by_slab[4] = {
      __builtin_shufflevector(ab, cd, 0, 1, 8, 9, 4, 5, 12, 13),
      __builtin_shufflevector(ab, cd, 2, 3, 10, 11, 6, 7, 14, 15),
      __builtin_shufflevector(ab2, cd2, 0, 1, 8, 9, 4, 5, 12, 13),
      __builtin_shufflevector(ab2, cd2, 2, 3, 10, 11, 6, 7, 14, 15),
  };
  int32_t row[8];
  const flags8 rows = __builtin_convertvector(s->top, flags8) & 3;
  memcpy(row, &rows, sizeof row);
  for (int k = 0; k < 4; k++) sums[row[k]] += by_slab[k].lo;
  for (int k = 0; k < 4; k++) sums[row[k + 4]] += by_slab[k].hi;
}

/// Replaces the bytes of some pixel rows by their true coverage.
KERNEL __attribute__((noinline)) void replace_rows(mica_grid *g, const mica_doubtful_tile *t,
                                                    unsigned rows, uint8_t bytes[16]) {
  const int first = __builtin_ctz(rows), end = 32 - __builtin_clz(rows);
  tile_edges edges;
  tile_cuts cuts;
  cuts.top = (float)first;
  cuts.bottom = (float)end;
  mica_left_side left;
  collect_edges(&edges, g, t, cuts.top, cuts.bottom);
  mica_grid_left_side(g, t, rows, &left);
  make_cuts(&cuts, &edges, &left);
  rows4 sums[4] = {0.0f, 0.0f, 0.0f, 0.0f};
  for (size_t i = 0; i <= cuts.count; i += 8) {
    eight_slabs s = {.top = load8(cuts.at + i), .bottom = load8(cuts.at + i + 1)};
    s.height = s.bottom - s.top;
    s.winding = left.winding;
    for (size_t k = 0; k < left.count; k++) {
      s.winding += (s.top >= (rows8)left.y[k]) & left.delta[k];
    }
    fill_slabs(&s, &edges, t->even_odd);
    collect_slabs(&s, sums);
  }
  for (int r = first; r < end; r++) {
    if (!(rows >> r & 1)) continue;
    rows4 share = sums[r] - __builtin_shufflevector(sums[r], (rows4)0.0f, 4, 0, 1, 2);
    bits4 own = levels(most(share, (rows4)0.0f), 0);
    for (int c = 0; c < 4; c++) bytes[r * 4 + c] = (uint8_t)own[c];
  }
}
