// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The grid, read row by row: tiles into coverage bytes and strips. Part of grid_rows.h.

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

/// The same for the borders of pixel rows.
INLINE border_bits border_levels(borders area, int even_odd) {
  borders a = greater(area, 0.0f - area);
  if (even_odd) {
    borders pairs = (a * 0.5f + 8388608.0f) - 8388608.0f;
    a = a - pairs * 2.0f;
    a = greater(a, 0.0f - a);
  }
  borders scaled = lesser(a, (borders)1.0f) * 255.0f + 8388608.0f;
  border_bits bits;
  memcpy(&bits, &scaled, sizeof bits);
  return bits & 255;
}

/// Each pixel row's number for all of its borders.
INLINE borders for_each_border(rows4 v, int row) {
#if TILE_ROWS == 4
  (void)row;
  return __builtin_shufflevector(v, v, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
#else
  return row == 0 ? __builtin_shufflevector(v, v, 0, 0, 0, 0, 1, 1, 1, 1)
                  : __builtin_shufflevector(v, v, 2, 2, 2, 2, 3, 3, 3, 3);
#endif
}

/// What the borders to the left have.
INLINE borders of_border_before(borders v) {
  const borders none = 0.0f;
#if TILE_ROWS == 4
  return __builtin_shufflevector(v, none, 16, 0, 1, 2, 16, 4, 5, 6, 16, 8, 9, 10, 16, 12, 13, 14);
#else
  return __builtin_shufflevector(v, none, 8, 0, 1, 2, 8, 4, 5, 6);
#endif
}

typedef uint8_t border_bytes __attribute__((ext_vector_type(4 * TILE_ROWS)));

/// A tile's coverage, row by row.
INLINE void tile_bytes(const mica_tile *tile, rows4 cover, int centres, int even_odd,
                              uint8_t bytes[16]) {
  for (int row = 0; row < 4; row += TILE_ROWS) {
    borders own = load_borders(tile->sides, row);
    if (!centres) own -= of_border_before(own);
    border_bits bits = border_levels(for_each_border(cover, row) + own, even_odd);
    border_bytes narrow = __builtin_convertvector(bits, border_bytes);
    memcpy(bytes + 4 * row, &narrow, sizeof narrow);
  }
}

#include "exact_rows.h"
#include "order_rows.h"

/// A row of tiles on its way into strips.
typedef struct {
  mica_windings windings;
  /// The strip at hand: its first column and tile, and the column behind its last one.
  int32_t first_column, next_column;
  uint32_t alpha;
} row_state;

/// The coverage of a gap behind the row's first `index` tiles.
INLINE uint32_t gap_levels(mica_grid *g, const row_state *s, rows4 cover, size_t index,
                           int even_odd) {
  static const mica_tally none = {0};
  uint32_t sums = row_levels(cover, even_odd);
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
    rows = order_overlaps(g, &doubtful, rows);
    if (rows != 0) replace_rows(g, &doubtful, rows, bytes);
  }
  pass(g, tile, &s->windings);
}

INLINE void end_strip(mica_grid *g, row_state *s, rows4 cover, int32_t row, int even_odd,
                      mica_strip **out) {
  mica_strip *strip = (*out)++;
  strip->x = (uint16_t)s->first_column;
  strip->y = (uint16_t)row;
  strip->tiles = (uint32_t)(s->next_column - s->first_column);
  strip->alpha = s->alpha;
  strip->gap = gap_levels(g, s, cover, g->row_tile_count, even_odd);
}

/// Reads one row and clears its places.
INLINE uint32_t sweep_row(mica_grid *g, int32_t row, int even_odd, uint32_t alpha,
                                 mica_strip **out, uint8_t (**bytes)[16]) {
  row_state s = {0};
  rows4 cover = 0.0f;
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
        if (is_open) end_strip(g, &s, cover, row, even_odd, out);
        s.first_column = column;
        s.alpha = alpha;
        is_open = 1;
      }
      uint32_t number = places[place];
      places[place] = 0;
      const mica_tile *tile = g->tiles + (number - 1);
      tile_bytes(tile, cover, g->centres, even_odd, **bytes);
      if (!g->is_simple && !g->centres) {
        settle(g, &s, tile, g->row_tile_count, (float)(column * 4), (float)(row * 4), even_odd,
               **bytes);
      }
      g->row_tiles[g->row_tile_count++] = number;
      cover += load(tile->cover);
      s.next_column = column + 1;
      (*bytes)++;
      alpha++;
    }
    marks[word] = 0;
  }
  if (is_open) end_strip(g, &s, cover, row, even_odd, out);
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
