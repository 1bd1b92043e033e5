// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Floor 0, stage 6: the signed area of the edges of one tile of 4 x 4 pixels, and its coverage bytes.

#ifndef MICA_TILES_H
#define MICA_TILES_H

#include <stddef.h>
#include <stdint.h>

/// One edge of a flattened outline in device pixels; always y0 < y1.
typedef struct {
  float x0, y0, x1, y1;
  /// Change of x per y, and of y per x; the latter is 0 for edges that are vertical or nearly so.
  float dxdy, dydx;
  /// +1 where the outline runs down, -1 where it runs up.
  float winding;
} mica_edge;

/// The part of one edge that lies within one tile.
typedef struct {
  /// Row in the high 16 bits, column in the low 16, in tiles.
  uint32_t key;
  uint32_t line;
  /// The part's extent in y, device pixels, within the tile's row; y0 < y1.
  float y0, y1;
} mica_tile_record;

/// Adds up the signed area right of each edge in the 16 pixels of a tile whose top left corner is
/// (left, top), on top of `cover`, the windings summed so far in its four pixel rows; writes the
/// coverage bytes row by row and moves `cover` on to the tile's right side.
///
/// Right of x an edge's area in a row is h * max(0, x - xHigh) plus the parabola between xLow and
/// xHigh; a pixel's area is the difference at its two sides. Verticals are spread by 0.001 px so that
/// the division is safe, which moves a coverage by less than 1/4000.
typedef void (*mica_sum_tile)(const mica_edge *edges, const mica_tile_record *records, size_t count,
                              float left, float top, int even_odd, float cover[4],
                              uint8_t bytes[16]);

/// The plain version, which defines the bytes.
void mica_sum_tile_reference(const mica_edge *edges, const mica_tile_record *records, size_t count,
                             float left, float top, int even_odd, float cover[4], uint8_t bytes[16]);

/// The AVX2 version, or NULL where the processor has no AVX2.
mica_sum_tile mica_sum_tile_avx2(void);

/// The fastest that this processor runs, or the reference when the environment says
/// MICA_KERNELS=reference.
mica_sum_tile mica_sum_tile_best(void);

#endif
