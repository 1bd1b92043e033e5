// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The grid, filled and read. Included once by each implementation, with KERNEL as the storage class and
// target of its functions: vectors of the compiler's own, so both give the same bytes.

#include "grid.h"

#include <string.h>

#define INLINE KERNEL inline __attribute__((always_inline))

/// The four pixel rows of a tile, and two of its columns.
typedef float rows4 __attribute__((ext_vector_type(4)));
typedef float rows8 __attribute__((ext_vector_type(8)));
typedef uint32_t bits4 __attribute__((ext_vector_type(4)));

INLINE rows4 least(rows4 a, rows4 b) { return a < b ? a : b; }
INLINE rows4 most(rows4 a, rows4 b) { return a > b ? a : b; }
INLINE rows4 within(rows4 v, rows4 low, rows4 high) { return least(most(v, low), high); }

INLINE rows4 load(const float *from) {
  rows4 v;
  memcpy(&v, from, sizeof v);
  return v;
}

INLINE void store(float *to, rows4 v) { memcpy(to, &v, sizeof v); }

// MARK: Filling

/// What is done with an edge's part: its area where edges may overlap, its area alone, or windings.
typedef enum { keep_parts, areas_only, by_centres } fill_kind;

/// What is asked for with every part, in registers.
typedef struct {
  mica_grid *grid;
  mica_tile *tiles;
  uint32_t *places;
  size_t columns;
  int32_t first_column, band_first, band_end;
} filler;

/// Gives a place its tile; returns where the tiles are then.
static __attribute__((noinline)) mica_tile *start_tile(mica_grid *g, size_t line, size_t place) {
  if (g->tile_count == g->tile_capacity) mica_grid_grow_tiles(g);
  memset(g->tiles + g->tile_count, 0, sizeof *g->tiles);
  g->places[line * (size_t)g->columns + place] = (uint32_t)++g->tile_count;
  g->marks[line * g->words + place / 64] |= 1ull << place % 64;
  return g->tiles;
}

INLINE mica_tile *tile_at(filler *f, int32_t row, int32_t column) {
  size_t line = (size_t)(row - f->band_first), place = (size_t)(column - f->first_column);
  const uint32_t *entry = f->places + line * f->columns + place;
  if (__builtin_expect(*entry == 0, 0)) f->tiles = start_tile(f->grid, line, place);
  return f->tiles + (*entry - 1);
}

/// Adds the signed area of an edge's part, y0 to y1 within the tile, left of the four borders.
///
/// Left of a border b an edge's area in a row is h * max(0, b - xHigh) plus the parabola between xLow
/// and xHigh.
INLINE void add_area(mica_tile *tile, const mica_edge *e, float left, float top, rows4 low,
                            rows4 high) {
  const rows4 zero = 0.0f, four = 4.0f;
  rows4 h = (high - low) * e->winding;
  store(tile->cover, load(tile->cover) + h);
  float origin = e->x0 - left;
  if (e->dydx == 0.0f) {
    for (int c = 0; c < 4; c++) {
      float beyond = (float)(c + 1) - origin;
      store(tile->sides + 4 * c, load(tile->sides + 4 * c) + h * (beyond > 0.0f ? beyond : 0.0f));
    }
    return;
  }
  float start = e->y0 - top;
  rows4 a = within((low - start) * e->dxdy + origin, zero, four);
  rows4 b = within((high - start) * e->dxdy + origin, zero, four);
  rows4 middle = (a + b) * 0.5f;
  rows4 half = most(most((b - a) * 0.5f, (a - b) * 0.5f), (rows4)0.0005f);
  rows4 width = half + half, q = h * 0.5f / width, from = middle - half, to = middle + half;
  const rows8 zeros = 0.0f;
  rows8 width8 = __builtin_shufflevector(width, width, 0, 1, 2, 3, 4, 5, 6, 7);
  rows8 q8 = __builtin_shufflevector(q, q, 0, 1, 2, 3, 4, 5, 6, 7);
  rows8 h8 = __builtin_shufflevector(h, h, 0, 1, 2, 3, 4, 5, 6, 7);
  rows8 from8 = __builtin_shufflevector(from, from, 0, 1, 2, 3, 4, 5, 6, 7);
  rows8 to8 = __builtin_shufflevector(to, to, 0, 1, 2, 3, 4, 5, 6, 7);
  rows8 borders = {1, 1, 1, 1, 2, 2, 2, 2};
  for (int pair = 0; pair < 2; pair++, borders += 2.0f) {
    rows8 sides;
    memcpy(&sides, tile->sides + 8 * pair, sizeof sides);
    rows8 inner = borders - from8, outer = borders - to8;
    inner = inner > zeros ? inner : zeros;
    inner = inner < width8 ? inner : width8;
    outer = outer > zeros ? outer : zeros;
    sides += inner * inner * q8 + outer * h8;
    memcpy(tile->sides + 8 * pair, &sides, sizeof sides);
  }
}

/// Adds an edge's winding to the pixels whose centres lie right of it.
INLINE void add_centres(mica_tile *tile, const mica_edge *e, float left, float top, float y0,
                               float y1) {
  const rows4 centres = {0.5f, 1.5f, 2.5f, 3.5f}, zero = 0.0f, winding = e->winding;
  rows4 crosses = centres >= y0 ? winding : zero;
  crosses = centres < y1 ? crosses : zero;
  rows4 x = (centres + top - e->y0) * e->dxdy + (e->x0 - left);
  store(tile->cover, load(tile->cover) + crosses);
  for (int c = 0; c < 4; c++) {
    rows4 right = x <= (rows4)((float)c + 0.5f) ? crosses : zero;
    store(tile->sides + 4 * c, load(tile->sides + 4 * c) + right);
  }
}

/// One tile's part of an edge.
INLINE void add_part(filler *f, fill_kind kind, const mica_edge *e, int32_t row, int32_t column,
                     float y0, float y1) {
  const rows4 tops = {0, 1, 2, 3}, bottoms = {1, 2, 3, 4};
  mica_tile *tile = tile_at(f, row, column);
  float left = (float)(column * 4), top = (float)(row * 4);
  y0 -= top;
  y1 -= top;
  if (kind == by_centres) {
    add_centres(tile, e, left, top, y0, y1);
    return;
  }
  add_area(tile, e, left, top, within(y0, tops, bottoms), within(y1, tops, bottoms));
  if (kind == areas_only) return;
  mica_tally_add(&tile->tally, mica_heights(y0, y1), e->winding > 0.0f);
  mica_grid *g = f->grid;
  if (g->part_count == g->part_capacity) mica_grid_grow_parts(g);
  g->parts[g->part_count] = (mica_part){(uint32_t)(e - g->edges), tile->parts, y0, y1};
  tile->parts = (uint32_t)++g->part_count;
}

/// An edge's part between two heights of a column, tile by tile, as far as the band reaches.
INLINE void add_column(filler *f, fill_kind kind, const mica_edge *e, int32_t column, float y0,
                       float y1) {
  if (!(y1 > y0)) return;
  int32_t row = (int32_t)(y0 * 0.25f);
  if (row < f->band_first) {
    row = f->band_first;
    y0 = (float)(row * 4);
    if (!(y1 > y0)) return;
  }
  for (; row < f->band_end && y0 < y1; row++) {
    float bottom = (float)((row + 1) * 4), end = y1 < bottom ? y1 : bottom;
    add_part(f, kind, e, row, column, y0, end);
    y0 = end;
  }
}

/// An edge is cut at the columns' borders only, at heights computed once, so that the parts add up to
/// the whole edge exactly: no winding is ever lost between two tiles.
INLINE void add_edges(mica_grid *g, fill_kind kind) {
  filler f = {g, g->tiles, g->places, (size_t)g->columns, g->first_column, g->band_first,
              g->band_end};
  const float top = (float)(f.band_first * 4), bottom = (float)(f.band_end * 4);
  const int32_t last_column = g->last_column;
  const mica_edge *end = g->edges + g->edge_count;
  for (const mica_edge *e = g->edges; e < end; e++) {
    if (e->y1 <= top || e->y0 >= bottom) continue;
    int32_t column = (int32_t)(e->x0 * 0.25f), last = (int32_t)(e->x1 * 0.25f);
    if (column > last_column) column = last_column;
    if (last > last_column) last = last_column;
    float y = e->y0;
    // Columns are visited in the order in which the edge, which runs down, meets them; it leaves one
    // through its right border when it runs rightwards.
    int32_t step = last > column ? 1 : -1, exit = last > column ? 1 : 0;
    for (;; column += step) {
      float until = e->y1;
      if (column != last) {
        float border = (float)((column + exit) * 4);
        float crossing = e->y0 + (border - e->x0) * e->dydx;
        crossing = crossing > y ? crossing : y;
        until = crossing < until ? crossing : until;
      }
      add_column(&f, kind, e, column, y, until);
      if (column == last) break;
      y = until;
    }
  }
}

KERNEL size_t grid_add(mica_grid *g, size_t band) {
  g->band_first = g->first_row + (int32_t)band * g->band_rows;
  g->band_end = g->band_first + g->band_rows;
  if (g->band_end > g->first_row + g->rows) g->band_end = g->first_row + g->rows;
  g->tile_count = 0;
  g->part_count = 0;
  if (g->centres) add_edges(g, by_centres);
  else if (g->is_simple) add_edges(g, areas_only);
  else add_edges(g, keep_parts);
  return g->tile_count;
}

// MARK: Reading

/// Signed areas as 0 ... 255 in the low byte. Non-zero: |a| up to 1. Even-odd: |a| folded at every odd
/// number; 2^23 pushes the fraction out, which leaves the nearest whole number of pairs.
INLINE bits4 levels(rows4 area, int even_odd) {
  rows4 a = most(area, 0.0f - area);
  if (even_odd) {
    rows4 pairs = (a * 0.5f + 8388608.0f) - 8388608.0f;
    a = a - pairs * 2.0f;
    a = most(a, 0.0f - a);
  }
  rows4 scaled = least(a, 1.0f) * 255.0f + 8388608.0f;
  bits4 bits;
  memcpy(&bits, &scaled, sizeof bits);
  return bits & 255;
}

INLINE uint32_t row_levels(rows4 area, int even_odd) {
  bits4 b = levels(area, even_odd);
  return b.x | b.y << 8 | b.z << 16 | b.w << 24;
}

/// A tile's coverage; each row of bytes is one lane.
INLINE void tile_bytes(const mica_tile *tile, rows4 cover, int centres, int even_odd,
                              uint8_t bytes[16]) {
  rows4 s0 = load(tile->sides), s1 = load(tile->sides + 4);
  rows4 s2 = load(tile->sides + 8), s3 = load(tile->sides + 12);
  if (!centres) {
    s3 -= s2;
    s2 -= s1;
    s1 -= s0;
  }
  bits4 rows = levels(cover + s0, even_odd) | levels(cover + s1, even_odd) << 8 |
               levels(cover + s2, even_odd) << 16 | levels(cover + s3, even_odd) << 24;
  memcpy(bytes, &rows, 16);
}

/// A row of tiles on its way into strips.
typedef struct {
  rows4 cover;
  mica_windings windings;
  mica_strip strip;
  int32_t next_column;
} row_state;

/// The coverage of a gap behind the row's first `index` tiles.
INLINE uint32_t gap_levels(mica_grid *g, const row_state *s, size_t index, int even_odd) {
  static const mica_tally none = {0};
  uint32_t sums = row_levels(s->cover, even_odd);
  if (g->is_simple || g->centres) return sums;
  unsigned doubt = s->windings.is_lost ? mica_wide_doubt(g, NULL, even_odd)
                                       : mica_windings_doubt(&s->windings, &none, even_odd);
  if (doubt == 0) return sums;
  float exact[4];
  mica_grid_gap(g, index, &s->windings, even_odd, exact);
  uint32_t levels = row_levels(load(exact), 0), mask = 0;
  for (unsigned r = 0; r < 4; r++) mask |= (doubt >> r & 1 ? 255u : 0u) << 8 * r;
  return (sums & ~mask) | (levels & mask);
}

/// Takes a tile's edges into windings that are in range.
INLINE void pass_bits(const mica_grid *g, const mica_tile *tile, mica_windings *w) {
  const mica_tally *t = &tile->tally;
  if (t->many) {
    for (uint32_t p = tile->parts; p != 0; p = g->parts[p - 1].next) {
      const mica_part *part = g->parts + (p - 1);
      mica_windings_add(w, mica_heights(part->y0, part->y1), g->edges[part->edge].winding > 0.0f);
    }
    return;
  }
  uint64_t down = t->down & ~t->up, up = t->up & ~t->down;
  uint64_t down2 = t->down2 & ~t->up2, up2 = t->up2 & ~t->down2;
  if (down) mica_windings_add(w, down, 1);
  if (up) mica_windings_add(w, up, 0);
  if (down2) mica_windings_add(w, down2, 1);
  if (up2) mica_windings_add(w, up2, 0);
}

/// Takes a tile's edges into the windings left of the next.
INLINE void pass(mica_grid *g, const mica_tile *tile, mica_windings *w) {
  if (__builtin_expect(w->is_lost, 0)) {
    mica_wide_pass(g, tile, w);
    return;
  }
  const mica_windings before = *w;
  pass_bits(g, tile, w);
  if (__builtin_expect(!w->is_lost, 1)) return;
  mica_wide_begin(g, &before);
  mica_wide_pass(g, tile, w);
}

/// Corrects a tile's bytes where its edges may overlap.
INLINE void settle(mica_grid *g, row_state *s, const mica_tile *tile, size_t index,
                          float left, float top, int even_odd, uint8_t bytes[16]) {
  unsigned rows = __builtin_expect(s->windings.is_lost, 0)
                      ? mica_wide_doubt(g, tile, even_odd)
                      : mica_windings_doubt(&s->windings, &tile->tally, even_odd);
  if (rows != 0) {
    mica_doubtful_tile doubtful = {tile, &s->windings, index, left, top, even_odd};
    rows = mica_grid_overlaps(g, &doubtful, rows);
    if (rows != 0) mica_grid_replace(g, &doubtful, rows, bytes);
  }
  pass(g, tile, &s->windings);
}

INLINE void end_strip(mica_grid *g, row_state *s, int even_odd, mica_strip **out) {
  s->strip.tiles = (uint32_t)s->next_column - s->strip.x;
  s->strip.gap = gap_levels(g, s, g->row_tile_count, even_odd);
  *(*out)++ = s->strip;
}

/// Reads one row and clears its places.
INLINE uint32_t sweep_row(mica_grid *g, int32_t row, int even_odd, uint32_t alpha,
                                 mica_strip **out, uint8_t (**bytes)[16]) {
  row_state s = {0};
  size_t line = (size_t)(row - g->band_first);
  uint64_t *marks = g->marks + line * g->words;
  uint32_t *places = g->places + line * (size_t)g->columns;
  int is_open = 0;
  g->row_tile_count = 0;
  g->events.count = 0;
  g->events.taken = 0;
  g->events.is_full = 0;
  for (size_t word = 0; word < g->words; word++) {
    for (uint64_t left_over = marks[word]; left_over != 0; left_over &= left_over - 1) {
      size_t place = word * 64 + (size_t)__builtin_ctzll(left_over);
      int32_t column = g->first_column + (int32_t)place;
      if (!is_open || column != s.next_column) {
        if (is_open) end_strip(g, &s, even_odd, out);
        s.strip = (mica_strip){(uint16_t)column, (uint16_t)row, 0, alpha, 0};
        is_open = 1;
      }
      uint32_t number = places[place];
      places[place] = 0;
      const mica_tile *tile = g->tiles + (number - 1);
      tile_bytes(tile, s.cover, g->centres, even_odd, **bytes);
      if (!g->is_simple && !g->centres) {
        settle(g, &s, tile, g->row_tile_count, (float)(column * 4), (float)(row * 4), even_odd,
               **bytes);
      }
      g->row_tiles[g->row_tile_count++] = number;
      s.cover += load(tile->cover);
      s.next_column = column + 1;
      (*bytes)++;
      alpha++;
    }
    marks[word] = 0;
  }
  if (is_open) end_strip(g, &s, even_odd, out);
  return alpha;
}

KERNEL size_t grid_sweep(mica_grid *g, int even_odd, uint32_t alpha, mica_strip *strips,
                         uint8_t (*bytes)[16]) {
  mica_strip *out = strips;
  for (int32_t row = g->band_first; row < g->band_end; row++) {
    alpha = sweep_row(g, row, even_odd, alpha, &out, &bytes);
  }
  return (size_t)(out - strips);
}
