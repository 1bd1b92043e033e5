// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Floor 0, stage 6: edges -> strips. A grid of tiles of 4 x 4 pixels is laid over an outline; each edge
// adds its signed area to the tiles that it crosses, wherever they are; then the tiles are read row by
// row, from left to right, with the winding that has been summed so far.

#ifndef MICA_GRID_H
#define MICA_GRID_H

#include <stddef.h>
#include <stdint.h>

/// One edge of a flattened outline in device pixels; always y0 < y1.
typedef struct {
  float x0, y0, x1, y1;
  /// Change of x per y, and of y per x; the latter is 0 for edges that are vertical or nearly so.
  float dxdy, dydx;
  /// +1 where the outline runs down, -1 where it runs up.
  float winding;
  /// Half of |dydx|, with the winding's sign: times the square of the columns that the edge has crossed it is the area
  /// left of the last of them.
  float quadratic;
} mica_edge;

/// What is known about an outline's edges without looking at them again.
typedef struct {
  /// The box of all points. Each corner of the outline is in it, edges or not.
  float left, top, right, bottom;
  /// A point that may lie within the outline, and twice the least and the greatest signed area of the
  /// triangles that it makes with two points that follow each other.
  float centre_x, centre_y, least_turn, most_turn;
  /// How often the outline passes the centre's height.
  int32_t passes;
  /// Whether the points are those of one closed polygon, all there.
  int32_t is_whole;
} mica_outline;

/// A run of tiles in one row, and the gap behind it.
typedef struct {
  /// First column of the run, and row, in tiles.
  uint16_t x, y;
  /// Number of tiles; 0 where only a gap starts.
  uint32_t tiles;
  /// Index of the first tile's coverage in the store, in tiles of 16 bytes (row by row).
  uint32_t alpha;
  /// Coverage of the four pixel rows (top row in the low byte) from the run's end to the next strip
  /// of the same row, or without end.
  uint32_t gap;
} mica_strip;

/// A grid with its memory, which is kept from outline to outline.
typedef struct mica_grid mica_grid;

mica_grid *mica_grid_make(void);
void mica_grid_free(mica_grid *grid);

/// Gives memory back of which little was needed since the last call; returns the number of bytes.
size_t mica_grid_give_back(mica_grid *grid);

/// Takes the edges of an outline, which must stay in place until the last sweep, and returns the number
/// of bands that it is to be drawn in, from top to bottom: one, unless it is huge. Columns beyond
/// `last_column` count as that one.
///
/// A whole polygon that runs round its centre once, in one sense, can be seen whole from there, so it
/// does not overlap itself, and areas alone tell its coverage.
///
/// `centres`: no areas, but whole windings where a pixel's centre lies right of an edge.
size_t mica_grid_begin(mica_grid *grid, const mica_edge *edges, size_t count,
                       const mica_outline *outline, int32_t last_column, int centres);

/// One version of the arithmetic; all give the same bytes.
typedef struct {
  /// Adds the edges to the tiles of a band; returns the number of tiles, which limits the strips too.
  size_t (*add)(mica_grid *grid, size_t band);
  /// Writes the strips and coverage bytes of the band that was added last, whose first tile has the
  /// index `alpha`; returns the number of strips.
  size_t (*sweep)(mica_grid *grid, int even_odd, uint32_t alpha, mica_strip *strips,
                  uint8_t (*bytes)[16]);
} mica_grid_kernels;

/// The plain version, which defines the bytes.
const mica_grid_kernels *mica_grid_kernels_reference(void);

/// The AVX2 version, or NULL where the processor has not all of AVX2, BMI and BMI2.
const mica_grid_kernels *mica_grid_kernels_avx2(void);

/// The AVX-512 version, or NULL where the processor has not all of AVX-512 F, BW, DQ and VL, and what
/// the AVX2 version needs.
const mica_grid_kernels *mica_grid_kernels_avx512(void);

/// The fastest that this processor runs, or what the environment's MICA_KERNELS says: `reference`, or
/// `avx2`, where there is that.
const mica_grid_kernels *mica_grid_kernels_best(void);

#endif
