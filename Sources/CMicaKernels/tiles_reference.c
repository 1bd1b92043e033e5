// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The plain version of the tile sum. Read mica_tiles.h for what it computes.

#include "mica_tiles.h"
#include "tiles_vertical.h"

#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Two-operand forms as the vector instructions have them: the second operand on a tie.
static inline float lesser(float a, float b) { return a < b ? a : b; }
static inline float greater(float a, float b) { return a > b ? a : b; }
static inline float clamp(float v, float low, float high) {
  return lesser(greater(v, low), high);
}

static inline uint8_t coverage(float area, int even_odd) {
  float a = greater(area, 0.0f - area);
  if (even_odd) {
    float pairs = (a * 0.5f + 8388608.0f) - 8388608.0f;
    a = a - pairs * 2.0f;
    a = greater(a, 0.0f - a);
  }
  float scaled = lesser(a, 1.0f) * 255.0f + 8388608.0f;
  uint32_t bits;
  memcpy(&bits, &scaled, 4);
  return (uint8_t)bits;
}

void mica_sum_tile_reference(const mica_edge *edges, const mica_tile_record *records, size_t count,
                             float left, float top, int even_odd, float cover[4], uint8_t bytes[16]) {
  if (mica_sum_vertical(edges, records, count, left, top, even_odd, cover, bytes)) return;
  // side[c][r]: area left of column border c + 1, row r.
  float side[4][4] = {{0}};
  float before[4];
  for (int r = 0; r < 4; r++) before[r] = cover[r];
  for (size_t i = 0; i < count; i++) {
    const mica_edge *e = edges + records[i].line;
    float y0 = records[i].y0 - top, y1 = records[i].y1 - top;
    float origin = e->x0 - left, start = e->y0 - top;
    for (int r = 0; r < 4; r++) {
      float low = clamp(y0, (float)r, (float)(r + 1));
      float high = clamp(y1, (float)r, (float)(r + 1));
      float h = (high - low) * e->winding;
      float a = clamp((low - start) * e->dxdy + origin, 0.0f, 4.0f);
      float b = clamp((high - start) * e->dxdy + origin, 0.0f, 4.0f);
      float middle = (a + b) * 0.5f;
      float half = greater((b - a) * 0.5f, (a - b) * 0.5f);
      float wide = greater(half, 0.0005f);
      float x_low = middle - wide, x_high = middle + wide, width = wide + wide;
      float q = h * 0.5f / width;
      for (int c = 0; c < 4; c++) {
        float border = (float)(c + 1);
        float within = clamp(border - x_low, 0.0f, width);
        float beyond = greater(border - x_high, 0.0f);
        side[c][r] = side[c][r] + (within * within * q + beyond * h);
      }
      cover[r] = cover[r] + h;
    }
  }
  for (int r = 0; r < 4; r++) {
    bytes[r * 4] = coverage(before[r] + side[0][r], even_odd);
    for (int c = 1; c < 4; c++) {
      bytes[r * 4 + c] = coverage(before[r] + (side[c][r] - side[c - 1][r]), even_odd);
    }
  }
}

mica_sum_tile mica_sum_tile_best(void) {
  const char *forced = getenv("MICA_KERNELS");
  if (forced != NULL && strcmp(forced, "reference") == 0) return mica_sum_tile_reference;
  mica_sum_tile fast = mica_sum_tile_avx2();
  return fast != NULL ? fast : mica_sum_tile_reference;
}
