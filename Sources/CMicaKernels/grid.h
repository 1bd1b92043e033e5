// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The grid's memory, shared by the files that fill and read it.

#ifndef GRID_H
#define GRID_H

#include "mica_grid.h"
#include "windings.h"

/// What the edges that cross a tile add up to.
typedef struct {
  /// Signed area left of the tile's column borders 1 ... 4 in each of its four pixel rows, row by row. By
  /// centres: the windings of the pixels of the columns 0 ... 3 instead.
  float sides[16];
  /// The change of winding from the tile's left side to its right one, by pixel row.
  float cover[4];
  mica_tally tally;
  /// The first of its parts of edges, counted from 1; 0 for none or where they are not kept.
  uint32_t parts;
} mica_tile;

_Static_assert(sizeof(mica_tile) == 128, "two lines of the cache");

/// The part of an edge that lies in one tile.
typedef struct {
  uint32_t edge;
  /// The tile's next part, counted from 1.
  uint32_t next;
  /// Extent in y, relative to the tile's top.
  float y0, y1;
} mica_part;

struct mica_grid {
  const mica_edge *edges;
  size_t edge_count;
  int32_t last_column;
  int centres;
  /// No two edges overlap or cross anywhere: areas alone tell the coverage.
  int is_simple;

  /// The outline's extent in tiles, and that of the band at hand.
  int32_t first_column, columns, first_row, rows;
  int32_t band_rows, band_first, band_end;

  /// For each place of the band, row by row, its tile counted from 1, or 0; and a bit for each that has
  /// one, in whole words a row. All clear between bands.
  uint32_t *places;
  uint64_t *marks;
  size_t words;
  size_t place_capacity, mark_capacity;
  /// The most places since memory was given back last.
  size_t place_peak;

  // Capacities grow with what is needed since memory was given back last; there may be room for more.
  mica_tile *tiles;
  size_t tile_count, tile_capacity, tile_room;
  mica_part *parts;
  size_t part_count, part_capacity, part_room;

  /// The tiles of the row being read, in order, and the windings left of the tile at hand.
  uint32_t *row_tiles;
  size_t row_tile_count, row_tile_capacity;
  mica_events events;
  /// The windings themselves, while `mica_windings.is_lost`.
  int32_t wide[64], wide_least, wide_most;
};

/// Makes room for one more tile or part.
void mica_grid_grow_tiles(mica_grid *grid);
void mica_grid_grow_parts(mica_grid *grid);

/// A tile in the sweep whose areas do not tell the coverage of all of its pixel rows.
typedef struct {
  const mica_tile *tile;
  /// The windings at its left side.
  const mica_windings *before;
  /// How many tiles of the row lie left of it.
  size_t index;
  float left, top;
  int even_odd;
} mica_doubtful_tile;

/// Takes over windings, all of which are still right, before they go out of range.
void mica_wide_begin(mica_grid *grid, const mica_windings *windings);

/// Takes a tile's edges into the wide windings; gives them back where they are in range again.
void mica_wide_pass(mica_grid *grid, const mica_tile *tile, mica_windings *windings);

/// As `mica_windings_doubt`, by the wide windings; NULL for a gap.
unsigned mica_wide_doubt(const mica_grid *grid, const mica_tile *tile, int even_odd);

/// The winding at the height of a bit, left of the tile at hand.
static inline int mica_grid_winding(const mica_grid *grid, const mica_windings *w, unsigned bit) {
  return w->is_lost ? grid->wide[bit] : mica_winding_at(w, bit);
}

/// The most changes of winding that a tile's left side is told by.
#define MICA_LEFT_CHANGES 64

/// The winding at a tile's left side from a pixel row on, and the heights at which it changes.
typedef struct {
  int32_t winding;
  /// Whether each change is an end of one of the tile's own edges.
  int is_own;
  size_t count;
  float y[MICA_LEFT_CHANGES];
  int32_t delta[MICA_LEFT_CHANGES];
} mica_left_side;

/// What lies left of some pixel rows, a bit each, of a tile. Where the winding is the same at all heights
/// of each of them its heights tell; else the tile's own edges, where those that cross its left side are all that
/// does; else the ends of all edges to the left.
void mica_grid_left_side(mica_grid *grid, const mica_doubtful_tile *tile, unsigned rows,
                         mica_left_side *left);

/// The true coverage, 0 ... 1, of the four pixel rows of a gap behind the row's first `index` tiles,
/// where these windings are.
void mica_grid_gap(mica_grid *grid, size_t index, const mica_windings *windings, int even_odd,
                   float coverage[4]);

#endif
