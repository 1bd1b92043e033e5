// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The plain versions: they define the bytes. Read CMicaKernels.h for the formulas.

#include "CMicaKernels.h"

#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

#define KERNEL static
#include "blend_rows.h"
#include "gradient_rows.h"
#include "image_rows.h"
#include "resample_rows.h"

static void fill(uint32_t *dst, size_t count, uint32_t color) {
  for (size_t i = 0; i < count; i++) dst[i] = color;
}

static void over_solid(uint32_t *dst, size_t count, mica_wide_color color, uint32_t factor) {
  for (size_t i = 0; i < count; i++) dst[i] = mica_over(dst[i], color, factor);
}

static void over_solid_rows(uint8_t *dst, size_t bytes_per_row, size_t rows, size_t count,
                            mica_wide_color color, uint32_t factor) {
  for (size_t y = 0; y < rows; y++)
    over_solid((uint32_t *)(dst + y * bytes_per_row), count, color, factor);
}

static void over_solid_tiles(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                             size_t count, mica_wide_color color) {
  for (size_t i = 0; i < count * 16; i++) {
    uint8_t *place = dst + i / 4 % 4 * bytes_per_row + (i / 16 * 4 + i % 4) * 4;
    uint32_t pixel;
    memcpy(&pixel, place, 4);
    pixel = mica_over(pixel, color, coverage[i] * 257u);
    memcpy(place, &pixel, 4);
  }
}

static void over_solid_columns(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                               size_t stride, size_t count, mica_wide_color color) {
  for (size_t i = 0; i < count; i++, dst += 16, coverage += stride)
    over_solid_tiles(dst, bytes_per_row, coverage, 1, color);
}

/// v / 255, rounded down.
static uint32_t cut(uint32_t v) { return v / 255; }

static uint32_t over_cut(uint32_t below, uint32_t source, uint32_t alpha) {
  const uint32_t a = cut((source >> 24) * alpha);
  uint32_t out = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    const uint32_t d = below >> shift & 255;
    out |= (cut((source >> shift & 255) * alpha) + d - cut(d * a)) << shift;
  }
  return out;
}

static void over_cut_row(uint32_t *dst, const uint32_t *src, size_t count, uint32_t alpha) {
  for (size_t i = 0; i < count; i++) dst[i] = over_cut(dst[i], src[i], alpha);
}

static void over_cut_solid_rows(uint8_t *dst, size_t bytes_per_row, size_t rows, size_t count,
                                uint32_t color, uint32_t alpha) {
  for (size_t y = 0; y < rows; y++) {
    uint32_t *row = (uint32_t *)(dst + y * bytes_per_row);
    for (size_t i = 0; i < count; i++) row[i] = over_cut(row[i], color, alpha);
  }
}

static void over_scaled_row(uint32_t *dst, const uint32_t *src, size_t count, uint32_t factor) {
  for (size_t i = 0; i < count; i++) dst[i] = mica_over(dst[i], mica_wide(src[i]), factor);
}

static void over_row(uint32_t *dst, const uint32_t *src, size_t count) {
  over_scaled_row(dst, src, count, 65535);
}

static void multiply_by_alpha(uint32_t *dst, const uint32_t *mask, size_t count) {
  for (size_t i = 0; i < count; i++) dst[i] = mica_scale_pixel(dst[i], mask[i] >> 24);
}

static void over_covered_row(uint32_t *dst, const uint32_t *src, const uint8_t *coverage,
                             size_t count, uint32_t alpha) {
  for (size_t i = 0; i < count; i++)
    dst[i] = mica_over(dst[i], mica_wide(src[i]), mica_factor(coverage[i], alpha));
}

static uint32_t ramp_color(float t, const mica_ramp *ramp) {
  if (!(t >= ramp->low && t <= ramp->high)) return 0;
  float at = t * ramp->scale + 1;
  at = at > 0 ? at : 0;
  at = at < ramp->size + 1 ? at : ramp->size + 1;
  return ramp->table[(int32_t)at];
}

static void ramp_row(uint32_t *dst, const float *t, size_t count, const mica_ramp *ramp) {
  for (size_t i = 0; i < count; i++) dst[i] = ramp_color(t[i], ramp);
}

/// The nearest whole number, even where two are equally near.
static uint32_t round_even(float v) {
  const float shifted = v + 12582912.0f;
  uint32_t bits;
  memcpy(&bits, &shifted, 4);
  return bits & 255;
}

/// Premultiplied channels of 0 ... 255, before they are rounded; no numbers where t is none.
static void piece_channels(float *c, float t, const mica_pieces *pieces) {
  int piece = 0;
  for (int k = 0; k < pieces->threshold_count; k++) piece += t >= pieces->threshold[k];
  if (pieces->in_steps) t = floorf(t);
  for (int k = 3; k >= 0; k--) {
    c[k] = pieces->base[k][piece] + pieces->slope[k][piece] * t;
    if (k < 3) c[k] *= c[3];
  }
}

static uint32_t piece_color(float t, const mica_pieces *pieces) {
  if (t != t) return 0;
  float c[4];
  piece_channels(c, t, pieces);
  const uint32_t a = round_even(c[3]);
  uint32_t pixel = a << 24;
  for (int k = 0; k < 3; k++) {
    const uint32_t byte = round_even(c[k]);
    pixel |= (byte < a ? byte : a) << (8 * k);
  }
  return pixel;
}

/// 256 times a channel, cut off, at most `limit`.
static uint64_t wide_channel(float v, uint64_t limit) {
  const int32_t whole = (int32_t)(v * 256);
  return whole < 0 ? 0 : (uint64_t)whole < limit ? (uint64_t)whole : limit;
}

static mica_wide_color wide_piece_color(float t, const mica_pieces *pieces) {
  if (t != t) return 0;
  float c[4];
  piece_channels(c, t, pieces);
  const uint64_t a = wide_channel(c[3], 65280);
  return wide_channel(c[0], a) | wide_channel(c[1], a) << 16 | wide_channel(c[2], a) << 32 |
         a << 48;
}

static uint32_t over_piece(uint32_t dst, float t, uint32_t coverage, const mica_pieces *pieces) {
  return mica_over(dst, wide_piece_color(t, pieces), coverage * 257);
}

static void pieces_row(uint32_t *dst, const float *t, size_t count, const mica_pieces *pieces) {
  for (size_t i = 0; i < count; i++) dst[i] = piece_color(t[i], pieces);
}

static void over_pieces_row(uint32_t *dst, const float *t, const uint8_t *coverage, size_t count,
                            const mica_pieces *pieces) {
  for (size_t i = 0; i < count; i++)
    dst[i] = over_piece(dst[i], t[i], coverage != NULL ? coverage[i] : 255, pieces);
}

static void over_pieces_tile(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                             const float *t, size_t t_stride, const mica_pieces *pieces) {
  for (int y = 0; y < 4; y++, dst += bytes_per_row, t += t_stride) {
    uint32_t row[4];
    memcpy(row, dst, 16);
    for (int x = 0; x < 4; x++) row[x] = over_piece(row[x], t[x], coverage[y * 4 + x], pieces);
    memcpy(dst, row, 16);
  }
}

static float linear_place(int32_t x, float slope, float offset) {
  float t;
  linear_t(&t, x, 1, slope, offset);
  return t;
}

static void linear_row(uint32_t *dst, int32_t x, size_t count, float slope, float offset,
                       const mica_pieces *pieces) {
  for (size_t i = 0; i < count; i++)
    dst[i] = piece_color(linear_place(x + (int32_t)i, slope, offset), pieces);
}

static void over_linear_row(uint32_t *dst, int32_t x, const uint8_t *coverage, size_t count,
                            float slope, float offset, const mica_pieces *pieces) {
  for (size_t i = 0; i < count; i++) {
    const uint32_t m = coverage != NULL ? coverage[i] : 255;
    dst[i] = over_piece(dst[i], linear_place(x + (int32_t)i, slope, offset), m, pieces);
  }
}

static void over_linear_tiles(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                              size_t count, int32_t x, float slope, const float *offsets,
                              const mica_pieces *pieces) {
  for (size_t i = 0; i < count * 16; i++) {
    const size_t column = i / 16 * 4 + i % 4, y = i / 4 % 4;
    const float t = linear_place(x + (int32_t)column, slope, offsets[y]);
    uint32_t pixel;
    memcpy(&pixel, dst + y * bytes_per_row + column * 4, 4);
    pixel = over_piece(pixel, t, coverage[i], pieces);
    memcpy(dst + y * bytes_per_row + column * 4, &pixel, 4);
  }
}

static void bilinear_row(uint32_t *dst, size_t count, const mica_image *image,
                         const mica_image_run *run) {
  int32_t u = run->u, v = run->v;
  for (size_t i = 0; i < count; i++, u += run->du, v += run->dv)
    dst[i] = bilinear_pixel(image, u, v);
}

static const mica_kernels reference = {
    .fill = fill,
    .over_solid = over_solid,
    .over_solid_rows = over_solid_rows,
    .over_solid_tiles = over_solid_tiles,
    .over_solid_columns = over_solid_columns,
    .over_row = over_row,
    .over_scaled_row = over_scaled_row,
    .over_cut_row = over_cut_row,
    .over_cut_solid_rows = over_cut_solid_rows,
    .multiply_by_alpha = multiply_by_alpha,
    .over_covered_row = over_covered_row,
    .blend_row = blend_row,
    .blend_pixels = blend_pixels,
    .linear_t = linear_t,
    .circle_t = circle_t,
    .two_circles_t = two_circles_t,
    .turn_t = turn_t,
    .ramp_segment = ramp_segment,
    .ramp_row = ramp_row,
    .pieces_row = pieces_row,
    .over_pieces_row = over_pieces_row,
    .over_pieces_tile = over_pieces_tile,
    .linear_row = linear_row,
    .over_linear_row = over_linear_row,
    .over_linear_tiles = over_linear_tiles,
    .nearest_row = nearest_row,
    .bilinear_row = bilinear_row,
    .squeeze_row = squeeze_row,
    .mix_rows = mix_rows,
};

const mica_kernels *mica_kernels_reference(void) { return &reference; }

const mica_kernels *mica_kernels_best(void) {
  const char *forced = getenv("MICA_KERNELS");
  if (forced == NULL) forced = "";
  if (strcmp(forced, "reference") == 0) return &reference;
  const mica_kernels *widest = strcmp(forced, "avx2") == 0 ? NULL : mica_kernels_avx512();
  const mica_kernels *fast = widest != NULL ? widest : mica_kernels_avx2();
  return fast != NULL ? fast : &reference;
}
