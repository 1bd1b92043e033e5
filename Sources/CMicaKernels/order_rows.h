// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Edges that share heights of a tile: as long as no two of them cross, each height meets them in one
// order, and the number of those left of an edge tells the winding before it. Part of grid_rows.h; an
// edge is compared with eight others at once.

/// 64 heights of a row of tiles, for eight edges.
typedef uint64_t heights8 __attribute__((ext_vector_type(8)));
typedef int64_t order8 __attribute__((ext_vector_type(8)));

/// Tiles with more edges than this are evaluated exactly at once. Guess, 2026-11.
enum { order_limit = 32 };

/// Parts of edges and the heights in doubt that they take part in; x at height y of the tile is
/// x0 + y * dxdy. `odd`: where an odd number of others lies left of it; `up`: all ones where it runs up.
typedef struct {
  size_t count;
  float y0[order_limit + 8], y1[order_limit + 8], x0[order_limit + 8], dxdy[order_limit + 8];
  uint64_t heights[order_limit + 8], odd[order_limit + 8], up[order_limit + 8];
} ordered_parts;

INLINE heights8 load_heights(const uint64_t *from) {
  heights8 v;
  memcpy(&v, from, sizeof v);
  return v;
}

INLINE uint64_t any_heights(heights8 v) {
  return (v.s0 | v.s1) | (v.s2 | v.s3) | (v.s4 | v.s5) | (v.s6 | v.s7);
}

INLINE uint64_t odd_heights(heights8 v) {
  return (v.s0 ^ v.s1) ^ (v.s2 ^ v.s3) ^ (v.s4 ^ v.s5) ^ (v.s6 ^ v.s7);
}

INLINE heights8 for_heights(flags8 flags) { return (heights8)__builtin_convertvector(flags, order8); }

/// The parts of a tile's edges that take part in some heights; false where there are too many.
INLINE int collect_parts(ordered_parts *parts, const mica_grid *g, const mica_doubtful_tile *t,
                         uint64_t doubt) {
  size_t n = 0;
  for (uint32_t p = t->tile->parts; p != 0; p = g->parts[p - 1].next) {
    const mica_part *part = g->parts + (p - 1);
    const uint64_t heights = mica_heights(part->y0, part->y1) & doubt;
    if (heights == 0) continue;
    if (n == order_limit) return 0;
    const mica_edge *e = g->edges + part->edge;
    parts->y0[n] = part->y0;
    parts->y1[n] = part->y1;
    parts->x0[n] = (e->x0 - t->left) + (t->top - e->y0) * e->dxdy;
    parts->dxdy[n] = e->dxdy;
    parts->heights[n] = heights;
    parts->odd[n] = 0;
    parts->up[n++] = e->winding > 0.0f ? 0 : ~0ull;
  }
  parts->count = n;
  // What is read beyond them takes part in nothing.
  const heights8 none = 0;
  const rows8 nowhere = 0.0f;
  memcpy(parts->heights + n, &none, sizeof none);
  memcpy(parts->odd + n, &none, sizeof none);
  memcpy(parts->up + n, &none, sizeof none);
  memcpy(parts->y0 + n, &nowhere, sizeof nowhere);
  memcpy(parts->y1 + n, &nowhere, sizeof nowhere);
  memcpy(parts->x0 + n, &nowhere, sizeof nowhere);
  memcpy(parts->dxdy + n, &nowhere, sizeof nowhere);
  return 1;
}

/// Puts the parts into order over the heights that they share; returns those at which two of them cross.
INLINE uint64_t order_parts(ordered_parts *parts) {
  // Ends that meet differ by rounding only.
  const rows8 slack = 0.002f;
  const flags8 number = {0, 1, 2, 3, 4, 5, 6, 7};
  heights8 crossing = 0;
  for (size_t i = 1; i < parts->count; i++) {
    heights8 right_of = 0;
    for (size_t j = 0; j < i; j += 8) {
      const flags8 is_before = number + (int32_t)j < (int32_t)i;
      const heights8 shared = load_heights(parts->heights + j) & for_heights(is_before) &
                              parts->heights[i];
      if (any_heights(shared) == 0) continue;
      const rows8 from = greater8((rows8)parts->y0[i], load8(parts->y0 + j));
      const rows8 to = lesser8((rows8)parts->y1[i], load8(parts->y1 + j));
      const rows8 offset = parts->x0[i] - load8(parts->x0 + j);
      const rows8 slope = parts->dxdy[i] - load8(parts->dxdy + j);
      const rows8 at_top = offset + from * slope, at_bottom = offset + to * slope;
      const flags8 is_left = (at_top <= slack) & (at_bottom <= slack);
      const flags8 is_right = ~is_left & (at_top >= -slack) & (at_bottom >= -slack);
      const heights8 left = shared & for_heights(is_left), right = shared & for_heights(is_right);
      const heights8 odd = load_heights(parts->odd + j) ^ left;
      memcpy(parts->odd + j, &odd, sizeof odd);
      right_of ^= right;
      crossing |= shared & ~(left | right);
    }
    parts->odd[i] ^= odd_heights(right_of);
  }
  return any_heights(crossing);
}

/// Of some pixel rows (a bit each), those in which the edges' order leaves overlaps.
KERNEL __attribute__((noinline)) unsigned order_overlaps(const mica_grid *g,
                                                         const mica_doubtful_tile *t,
                                                         unsigned rows) {
  ordered_parts parts;
  const uint64_t doubt = mica_row_heights(rows);
  if (t->before->is_lost || !collect_parts(&parts, g, t, doubt)) return rows;
  const uint64_t wrong = order_parts(&parts);
  // Between k and k + 1, k the first winding of the pixel row or one less: an edge runs down where the
  // winding before it is k, and up where it is k + 1.
  const mica_steps steps = mica_windings_steps(t->before);
  heights8 low = 0, high = 0;
  for (size_t i = 0; i < parts.count; i += 8) {
    const heights8 heights = load_heights(parts.heights + i);
    const heights8 order = load_heights(parts.odd + i) ^ load_heights(parts.up + i);
    low |= (order ^ steps.more) & heights;
    high |= (order ^ steps.same) & heights;
  }
  const uint64_t low_wrong = wrong | ~(steps.same | steps.more) | any_heights(low);
  const uint64_t high_wrong = wrong | ~(steps.less | steps.same) | any_heights(high);
  return mica_rows(low_wrong & doubt) & mica_rows(high_wrong & doubt);
}
