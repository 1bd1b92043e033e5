// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Floor 0, stage 6: curves -> points, points -> edges, edges -> tile records. One version each, in
// plain arithmetic that needs no particular processor.

#ifndef MICA_EDGES_H
#define MICA_EDGES_H

#include <stddef.h>
#include <stdint.h>

#include "mica_tiles.h"

/// The most points that one curve yields.
#define MICA_CURVE_POINTS 4096

/// Cuts a cubic curve (x, y of four control points) into chords and writes the chords' ends, x and y,
/// without the curve's start. Returns their number, at most MICA_CURVE_POINTS.
///
/// The split rule: a part is halved while a second difference of its control points exceeds the
/// tolerance. A curve's second derivative is linear, so the second differences of the part from a to
/// a + h are h * h times those at a and at a + h, interpolated between the whole curve's. Parts are
/// tried as halving would, left half first: the longest one from a on the grid of its own length.
/// Points are limited to the box (left, top, right, bottom), which holds the control points.
size_t mica_flatten_cubic(const double curve[8], double tolerance, const double box[4],
                          float *points);

/// Edges between consecutive points; horizontal ones are left out. Returns the number written, at most
/// `count` - 1.
size_t mica_make_edges(const float *points, size_t count, mica_edge *edges);

/// Records of the tiles that the edges cross, in the edges' order. `capacity` limits what is written;
/// the number returned may exceed it, and then the call is to be repeated with more room.
///
/// An edge is cut at the columns' borders only, at heights computed once, so that the parts add up to
/// the whole edge exactly. Columns beyond `last_column` count as that one.
size_t mica_make_records(const mica_edge *edges, size_t count, int32_t last_column,
                         mica_tile_record *records, size_t capacity);

#endif
