// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The grid, filled here and read in sweep_rows.h. Included once by each implementation, with KERNEL as the
// storage class and target of its functions: vectors of the compiler's own, so all give the same bytes.

#include "grid.h"

#include <string.h>

// All that takes or gives vectors is part of its caller: there is no call whose convention a target could change.
#pragma clang diagnostic ignored "-Wpsabi"

#define INLINE KERNEL inline __attribute__((always_inline))

/// The four pixel rows of a tile, or the four borders of one of them.
typedef float rows4 __attribute__((ext_vector_type(4)));
typedef uint32_t bits4 __attribute__((ext_vector_type(4)));
/// The borders of TILE_ROWS pixel rows, row by row: 2 or 4 of them.
typedef float borders __attribute__((ext_vector_type(4 * TILE_ROWS)));
typedef uint32_t border_bits __attribute__((ext_vector_type(4 * TILE_ROWS)));

INLINE rows4 least(rows4 a, rows4 b) { return a < b ? a : b; }
INLINE rows4 most(rows4 a, rows4 b) { return a > b ? a : b; }
INLINE rows4 within(rows4 v, rows4 low, rows4 high) { return least(most(v, low), high); }
INLINE borders lesser(borders a, borders b) { return a < b ? a : b; }
INLINE borders greater(borders a, borders b) { return a > b ? a : b; }

INLINE rows4 load(const float *from) {
  rows4 v;
  memcpy(&v, from, sizeof v);
  return v;
}

INLINE void store(float *to, rows4 v) { memcpy(to, &v, sizeof v); }

/// Numbers of a table of 16, one for each border of each pixel row, from a pixel row on.
INLINE borders load_borders(const float *table, int row) {
  borders v;
  memcpy(&v, table + 4 * row, sizeof v);
  return v;
}

static const float border_tops[16] = {0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};
static const float border_places[16] = {1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4};

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
KERNEL __attribute__((noinline)) mica_tile *start_tile(mica_grid *g, size_t line, size_t place) {
  if (g->tile_count == g->tile_capacity) mica_grid_grow_tiles(g);
  // By vectors like those that it is read by, which have not to wait for others then.
  mica_tile *tile = g->tiles + g->tile_count;
  const borders none = 0.0f;
  for (int row = 0; row < 4; row += TILE_ROWS) memcpy(tile->sides + 4 * row, &none, sizeof none);
  store(tile->cover, (rows4)0.0f);
  tile->tally = (mica_tally){0};
  tile->parts = 0;
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
/// Left of a border b an edge's area in a row is h * max(0, b - far) plus the parabola between `near` and `far`, its least
/// and greatest x in that row. `origin` and `start` are the edge's upper end relative to the tile's corner.
INLINE void add_area(mica_tile *tile, const mica_edge *e, float origin, float start, float y0,
                     float y1) {
  const rows4 tops = {0, 1, 2, 3}, bottoms = {1, 2, 3, 4};
  const borders zero = 0.0f, four = 4.0f, place = load_borders(border_places, 0);
  store(tile->cover, load(tile->cover) + (within(y1, tops, bottoms) - within(y0, tops, bottoms)) *
                                             e->winding);
  for (int row = 0; row < 4; row += TILE_ROWS) {
    const borders top = load_borders(border_tops, row), bottom = top + 1.0f;
    if (TILE_ROWS < 4 && (y0 >= (float)(row + TILE_ROWS) || y1 <= (float)row)) continue;
    borders low = lesser(greater((borders)y0, top), bottom);
    borders high = lesser(greater((borders)y1, top), bottom);
    borders h = (high - low) * e->winding, sides = load_borders(tile->sides, row);
    if (e->dydx == 0.0f) {
      sides += h * greater(place - origin, zero);
      memcpy(tile->sides + 4 * row, &sides, sizeof sides);
      continue;
    }
    borders a = lesser(greater((low - start) * e->dxdy + origin, zero), four);
    borders b = lesser(greater((high - start) * e->dxdy + origin, zero), four);
    borders near = lesser(a, b), far = greater(a, b);
    borders inner = lesser(greater(place - near, zero), far - near);
    borders outer = greater(place - far, zero);
    sides += inner * inner * e->quadratic + outer * h;
    memcpy(tile->sides + 4 * row, &sides, sizeof sides);
  }
}

/// Adds an edge's winding to the pixels whose centres lie right of it.
INLINE void add_centres(mica_tile *tile, const mica_edge *e, float origin, float start, float y0,
                        float y1) {
  const rows4 centres = {0.5f, 1.5f, 2.5f, 3.5f}, zero = 0.0f, winding = e->winding;
  rows4 crosses = centres >= y0 ? winding : zero;
  crosses = centres < y1 ? crosses : zero;
  rows4 x = (centres - start) * e->dxdy + origin;
  store(tile->cover, load(tile->cover) + crosses);
  for (int r = 0; r < 4; r++) {
    rows4 right = (rows4)x[r] <= centres ? (rows4)crosses[r] : zero;
    store(tile->sides + 4 * r, load(tile->sides + 4 * r) + right);
  }
}

/// Keeps a part, since its tile's edges may overlap.
INLINE void keep_part(mica_grid *g, mica_tile *tile, const mica_edge *e, float y0, float y1) {
  mica_tally_add(&tile->tally, mica_heights(y0, y1), e->winding > 0.0f);
  if (__builtin_expect(g->part_count == g->part_capacity, 0)) mica_grid_grow_parts(g);
  g->parts[g->part_count] = (mica_part){(uint32_t)(e - g->edges), tile->parts, y0, y1};
  tile->parts = (uint32_t)++g->part_count;
}

/// An edge's part between two heights of a column, tile by tile, as far as the band reaches.
INLINE void add_column(filler *f, fill_kind kind, const mica_edge *e, int32_t column, float y0,
                       float y1) {
  if (!(y1 > y0)) return;
  int32_t row = (int32_t)(y0 * 0.25f);
  if (__builtin_expect(row < f->band_first, 0)) {
    row = f->band_first;
    y0 = (float)(row * 4);
    if (!(y1 > y0)) return;
  }
  const float origin = e->x0 - (float)(column * 4);
  float top = (float)(row * 4);
  for (; row < f->band_end; row++, top += 4.0f) {
    const float bottom = top + 4.0f, end = y1 < bottom ? y1 : bottom;
    mica_tile *tile = tile_at(f, row, column);
    const float start = e->y0 - top, from = y0 - top, to = end - top;
    if (kind == by_centres) add_centres(tile, e, origin, start, from, to);
    else add_area(tile, e, origin, start, from, to);
    if (kind == keep_parts) keep_part(f->grid, tile, e, from, to);
    if (!(y1 > bottom)) return;
    y0 = bottom;
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

#include "sweep_rows.h"
