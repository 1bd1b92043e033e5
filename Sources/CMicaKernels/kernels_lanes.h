// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The fast versions, LANES pixels a step, included once for each kind of processor after its lanes_….h.
// Same bytes as the reference: sums of whole numbers that fit 16 bits, floats without contraction.

#include "CMicaKernels.h"

#define KERNEL static FAST
#include "blend_rows.h"
#include "gradient_rows.h"
#include "image_rows.h"
#include "over_lanes.h"
#include "resample_rows.h"
#include "solid_lanes.h"

/// (v + 128 + ((v + 128) >> 8)) >> 8, as one product: 257 x >> 16 is (x + x / 256) / 256.
FAST static inline words divided_by_255(words v) { return high_products(v + 128, all_words(257)); }

/// Pixels times as many factors, given as bytes repeated for each channel.
FAST static inline words scale_by_bytes(words pixels, words factors) {
  const words even = divided_by_255((pixels & 255) * (factors & 255));
  const words odd = divided_by_255((pixels >> 8) * (factors >> 8));
  return even | odd << 8;
}

/// A row, a vector a step: `EACH(i)` are the new pixels from i on. The last ones are read before those
/// that they share with the step before are written; `FEW` are the first `count`.
#define EACH_STEP(EACH, FEW)                                                  \
  if (count < LANES) {                                                        \
    store_few(dst, FEW, count);                                               \
    return;                                                                   \
  }                                                                           \
  const words last = EACH(count - LANES);                                     \
  for (size_t i = 0; i + LANES < count; i += LANES) store_pixels(dst + i, EACH(i)); \
  store_pixels(dst + count - LANES, last)

FAST static void over_row(uint32_t *dst, const uint32_t *src, size_t count) {
#define STEP(i) over_whole(load_pixels(dst + (i)), pixel_sources(load_pixels(src + (i))))
  EACH_STEP(STEP, over_whole(load_few(dst, count), pixel_sources(load_few(src, count))));
#undef STEP
}

FAST static void over_scaled_row(uint32_t *dst, const uint32_t *src, size_t count,
                                 uint32_t factor) {
  const words factors = all_words((uint16_t)factor);
#define STEP(i) \
  over_by_factors(load_pixels(dst + (i)), pixel_sources(load_pixels(src + (i))), factors)
  EACH_STEP(STEP, over_by_factors(load_few(dst, count), pixel_sources(load_few(src, count)),
                                  factors));
#undef STEP
}

/// v / 255, cut off, for less than 65535.
FAST static inline words cut_by_255(words v) { return high_products(v + 1, all_words(257)); }

/// Pixels times as many factors, given as bytes repeated for each channel; products are cut off.
FAST static inline words cut_by_bytes(words pixels, words factors) {
  const words even = cut_by_255((pixels & 255) * (factors & 255));
  const words odd = cut_by_255((pixels >> 8) * (factors >> 8));
  return even | odd << 8;
}

/// Sources, cut off already, over pixels. No byte of the sum is more than 255, none of the difference less than 0.
FAST static inline words over_cut(words d, words s, words alpha) {
  return d - cut_by_bytes(d, alpha) + s;
}

FAST static void over_cut_row(uint32_t *dst, const uint32_t *src, size_t count, uint32_t alpha) {
  const words factors = all_words((uint16_t)(alpha * 257));
#define OVER(d, s) over_cut(d, s, spread_alpha(s))
#define STEP(i) OVER(load_pixels(dst + (i)), cut_by_bytes(load_pixels(src + (i)), factors))
  EACH_STEP(STEP, OVER(load_few(dst, count), cut_by_bytes(load_few(src, count), factors)));
#undef STEP
#undef OVER
}

FAST static inline void over_cut_run(uint32_t *dst, size_t count, words s, words alpha) {
#define STEP(i) over_cut(load_pixels(dst + (i)), s, alpha)
  EACH_STEP(STEP, over_cut(load_few(dst, count), s, alpha));
#undef STEP
}

FAST static void over_cut_solid_rows(uint8_t *dst, size_t bytes_per_row, size_t rows, size_t count,
                                     uint32_t color, uint32_t alpha) {
  const words s = cut_by_bytes(all_pixels(color), all_words((uint16_t)(alpha * 257)));
  const words spread = spread_alpha(s);
  for (size_t y = 0; y < rows; y++, dst += bytes_per_row)
    over_cut_run((uint32_t *)dst, count, s, spread);
}

FAST static void multiply_by_alpha(uint32_t *dst, const uint32_t *mask, size_t count) {
#define STEP(i) scale_by_bytes(load_pixels(dst + (i)), spread_alpha(load_pixels(mask + (i))))
  EACH_STEP(STEP, scale_by_bytes(load_few(dst, count), spread_alpha(load_few(mask, count))));
#undef STEP
}

FAST static void over_covered_row(uint32_t *dst, const uint32_t *src, const uint8_t *coverage,
                                  size_t count, uint32_t alpha) {
  // An alpha of 65535 would be multiplied as 65536.
  const words more = all_words((uint16_t)(alpha + 1));
  const words whole = all_words(alpha == 65535 ? 65535 : 0);
#define FACTORS(m) (((m) & whole) | high_products(m, more))
#define STEP(i)                                                               \
  over_by_factors(load_pixels(dst + (i)), pixel_sources(load_pixels(src + (i))), \
                  FACTORS(spread_coverage(coverage + (i))))
  EACH_STEP(STEP, over_by_factors(load_few(dst, count), pixel_sources(load_few(src, count)),
                                  FACTORS(spread_few(coverage, count))));
#undef STEP
#undef FACTORS
}

#include "gradient_lanes.h"
#include "image_lanes.h"

static const mica_kernels kernels = {
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
