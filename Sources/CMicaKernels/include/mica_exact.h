// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Floor 0, stage 6: the true coverage of one pixel row of a tile where edges of one outline overlap.

#ifndef MICA_EXACT_H
#define MICA_EXACT_H

#include <stddef.h>
#include <stdint.h>

#include "mica_tiles.h"

/// A change of winding at a height, at the left border of a tile; y is relative to the tile's row.
typedef struct {
  float y, delta;
} mica_winding_event;

/// Replaces some pixel rows (`rows`, a bit each) of a tile's coverage bytes by their true coverage.
///
/// `records` are the tile's edges, (left, top) its corner in device pixels, `events` the windings at
/// its left border in ascending order of height. Inside is what has a winding number that is not zero
/// (even_odd 0) or odd (1).
///
/// A row is cut into slabs in which no edge starts, ends or crosses another. In a slab the edges
/// have one order; from each that enters to the next that leaves the area is inside. In tiles with
/// more than 16 edges crossings are not looked for: rows are cut into 16 slabs instead; more than 64
/// edges or events are left out, such a tile is grey anyway.
void mica_exact_rows(unsigned rows, const mica_edge *edges, const mica_tile_record *records,
                     size_t count, const mica_winding_event *events, size_t event_count, float left,
                     float top, int even_odd, uint8_t bytes[16]);

#endif
