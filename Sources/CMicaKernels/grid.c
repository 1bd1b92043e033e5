// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The grid's memory and what is found out about an outline before its edges are added.

#include "grid.h"

#include <stdlib.h>
#include <string.h>

/// Places in a band at the most: half a MB for the table, and 16 MB if each of them had a tile.
enum { most_places = 1 << 17 };

static void *resized(void *memory, size_t bytes) {
  void *moved = realloc(memory, bytes);
  if (moved == NULL) abort();
  return moved;
}

mica_grid *mica_grid_make(void) {
  mica_grid *grid = calloc(1, sizeof *grid);
  if (grid == NULL) abort();
  return grid;
}

void mica_grid_free(mica_grid *grid) {
  free(grid->places);
  free(grid->marks);
  free(grid->tiles);
  free(grid->parts);
  free(grid->row_tiles);
  free(grid->events.list);
  free(grid);
}

/// Raises a limit; whether there is memory for less.
static int raise_limit(size_t *limit, size_t *room, size_t least) {
  *limit = *limit * 2 + least;
  if (*room >= *limit) return 0;
  *room = *limit;
  return 1;
}

void mica_grid_grow_tiles(mica_grid *grid) {
  if (!raise_limit(&grid->tile_capacity, &grid->tile_room, 256)) return;
  // At whole lines of the cache.
  mica_tile *tiles = aligned_alloc(sizeof *tiles, grid->tile_room * sizeof *tiles);
  if (tiles == NULL) abort();
  if (grid->tile_count > 0) memcpy(tiles, grid->tiles, grid->tile_count * sizeof *tiles);
  free(grid->tiles);
  grid->tiles = tiles;
}

void mica_grid_grow_parts(mica_grid *grid) {
  if (!raise_limit(&grid->part_capacity, &grid->part_room, 1024)) return;
  grid->parts = resized(grid->parts, grid->part_room * sizeof *grid->parts);
}

/// Less than this, in bytes, is not given back.
enum { kept_bytes = 64 << 10 };

/// The bytes that are not needed of some memory, where that is most of it.
static size_t spared(size_t needed, size_t room, size_t size) {
  return needed < room / 4 && (room - needed) * size > kept_bytes ? (room - needed) * size : 0;
}

size_t mica_grid_give_back(mica_grid *grid) {
  size_t tiles = spared(grid->tile_capacity, grid->tile_room, sizeof *grid->tiles);
  size_t parts = spared(grid->part_capacity, grid->part_room, sizeof *grid->parts);
  size_t places = spared(grid->place_peak, grid->place_capacity, sizeof *grid->places);
  if (tiles) {
    free(grid->tiles);
    grid->tiles = NULL;
    grid->tile_room = 0;
  }
  if (parts) {
    free(grid->parts);
    grid->parts = NULL;
    grid->part_room = 0;
  }
  if (places) {
    free(grid->places);
    grid->places = NULL;
    grid->place_capacity = 0;
  }
  grid->tile_capacity = grid->part_capacity = 0;
  grid->place_peak = 0;
  return tiles + parts + places;
}

/// Makes clear room for bands of so many places.
static void reserve(mica_grid *grid, size_t places, size_t marks, size_t row) {
  if (places > grid->place_peak) grid->place_peak = places;
  if (places > grid->place_capacity) {
    free(grid->places);
    grid->places = calloc(places, sizeof *grid->places);
    grid->place_capacity = places;
  }
  if (marks > grid->mark_capacity) {
    free(grid->marks);
    grid->marks = calloc(marks, sizeof *grid->marks);
    grid->mark_capacity = marks;
  }
  if (row > grid->row_tile_capacity) {
    grid->row_tiles = resized(grid->row_tiles, row * sizeof *grid->row_tiles);
    grid->row_tile_capacity = row;
  }
  if (grid->places == NULL || grid->marks == NULL) abort();
}

size_t mica_grid_begin(mica_grid *grid, const mica_edge *edges, size_t count,
                       const mica_outline *outline, int32_t last_column, int centres) {
  if (count == 0) return 0;
  int32_t first = (int32_t)(outline->left * 0.25f), last = (int32_t)(outline->right * 0.25f);
  if (first > last_column) first = last_column;
  if (last > last_column) last = last_column;
  grid->edges = edges;
  grid->edge_count = count;
  grid->last_column = last_column;
  grid->centres = centres;
  grid->is_simple = outline->is_whole && outline->passes == 2 &&
                    (outline->least_turn >= 0.0f || outline->most_turn <= 0.0f);
  grid->first_column = first;
  grid->columns = last - first + 1;
  grid->first_row = (int32_t)(outline->top * 0.25f);
  grid->rows = (int32_t)(outline->bottom * 0.25f) - grid->first_row + 1;
  grid->band_rows = most_places / grid->columns;
  if (grid->band_rows < 1) grid->band_rows = 1;
  if (grid->band_rows > grid->rows) grid->band_rows = grid->rows;
  grid->words = ((size_t)grid->columns + 63) / 64;
  reserve(grid, (size_t)grid->band_rows * (size_t)grid->columns,
          (size_t)grid->band_rows * grid->words, (size_t)grid->columns);
  return (size_t)((grid->rows + grid->band_rows - 1) / grid->band_rows);
}

const mica_grid_kernels *mica_grid_kernels_best(void) {
  const char *forced = getenv("MICA_KERNELS");
  if (forced == NULL) forced = "";
  if (strcmp(forced, "reference") == 0) return mica_grid_kernels_reference();
  const mica_grid_kernels *widest =
      strcmp(forced, "avx2") == 0 ? NULL : mica_grid_kernels_avx512();
  const mica_grid_kernels *fast = widest != NULL ? widest : mica_grid_kernels_avx2();
  return fast != NULL ? fast : mica_grid_kernels_reference();
}
