// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The plain versions: they define the bytes. Read CMicaKernels.h for the formulas.

#include "CMicaKernels.h"

#include <stdlib.h>
#include <string.h>

static inline uint32_t over(uint32_t dst, uint32_t src) {
  // No channel overflows: s <= s.a and d * (255 - s.a) / 255 <= 255 - s.a.
  return src + mica_scale_pixel(dst, 255 - (src >> 24));
}

static void fill(uint32_t *dst, size_t count, uint32_t color) {
  for (size_t i = 0; i < count; i++) dst[i] = color;
}

static void over_solid(uint32_t *dst, size_t count, uint32_t color) {
  for (size_t i = 0; i < count; i++) dst[i] = over(dst[i], color);
}

static void over_solid_tile(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                            uint32_t color) {
  for (int y = 0; y < 4; y++, dst += bytes_per_row) {
    uint32_t row[4];
    memcpy(row, dst, 16);
    for (int x = 0; x < 4; x++) row[x] = over(row[x], mica_scale_pixel(color, coverage[y * 4 + x]));
    memcpy(dst, row, 16);
  }
}

static void over_row(uint32_t *dst, const uint32_t *src, size_t count) {
  for (size_t i = 0; i < count; i++) dst[i] = over(dst[i], src[i]);
}

static void multiply_by_alpha(uint32_t *dst, const uint32_t *mask, size_t count) {
  for (size_t i = 0; i < count; i++) dst[i] = mica_scale_pixel(dst[i], mask[i] >> 24);
}

static void cover_row(uint32_t *row, const uint8_t *coverage, size_t count) {
  for (size_t i = 0; i < count; i++) row[i] = mica_scale_pixel(row[i], coverage[i]);
}

static void scale_row(uint32_t *dst, size_t count, uint32_t m) {
  for (size_t i = 0; i < count; i++) dst[i] = mica_scale_pixel(dst[i], m);
}

static const mica_kernels reference = {
    .fill = fill,
    .over_solid = over_solid,
    .over_solid_tile = over_solid_tile,
    .over_row = over_row,
    .multiply_by_alpha = multiply_by_alpha,
    .cover_row = cover_row,
    .scale_row = scale_row,
};

const mica_kernels *mica_kernels_reference(void) { return &reference; }

const mica_kernels *mica_kernels_best(void) {
  const char *forced = getenv("MICA_KERNELS");
  if (forced != NULL && strcmp(forced, "reference") == 0) return &reference;
  const mica_kernels *fast = mica_kernels_avx2();
  return fast != NULL ? fast : &reference;
}
