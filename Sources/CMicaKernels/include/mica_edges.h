// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Floor 0, stage 6: curves -> points, points -> edges. One version each, in plain arithmetic that needs
// no particular processor.

#ifndef MICA_EDGES_H
#define MICA_EDGES_H

#include <stddef.h>
#include <stdint.h>

#include "mica_grid.h"

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

/// Starts an outline whose centre is about (x, y).
void mica_begin_outline(mica_outline *outline, float x, float y);

/// Edges between consecutive points, whose facts are added to the outline's; horizontal ones are left
/// out. Returns the number written, at most `count` - 1; there must be room for `count` + 2.
size_t mica_make_edges(const float *points, size_t count, mica_edge *edges, mica_outline *outline);

#endif
