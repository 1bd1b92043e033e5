// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Floor 0: the hottest span loops, each in a plain reference version and in fast ones, for AVX2 and
// AVX-512, with the same bytes. Pixels are premultiplied R, G, B, A bytes in memory (a little-endian
// uint32_t).

#ifndef CMICAKERNELS_H
#define CMICAKERNELS_H

#include <stddef.h>
#include <stdint.h>

#include "mica_edges.h"
#include "mica_grid.h"
#include "mica_memory.h"

/// Rounded division by 255, exact for 0 ... 65535 - 128.
static inline uint32_t mica_div255(uint32_t v) {
  v += 128;
  return (v + (v >> 8)) >> 8;
}

/// Each channel of a pixel times m / 255, rounded.
static inline uint32_t mica_scale_pixel(uint32_t pixel, uint32_t m) {
  return mica_div255((pixel & 255) * m) | mica_div255((pixel >> 8 & 255) * m) << 8 |
         mica_div255((pixel >> 16 & 255) * m) << 16 | mica_div255((pixel >> 24) * m) << 24;
}

/// A premultiplied colour with 8 more bits a channel: 256 times each byte, in the same order; 65280
/// is all.
typedef uint64_t mica_wide_color;

static inline mica_wide_color mica_wide(uint32_t pixel) {
  return (uint64_t)(pixel & 255) << 8 | (uint64_t)(pixel >> 8 & 255) << 24 |
         (uint64_t)(pixel >> 16 & 255) << 40 | (uint64_t)(pixel >> 24) << 56;
}

/// The nearest bytes.
static inline uint32_t mica_narrow(mica_wide_color color) {
  uint32_t pixel = 0;
  for (int k = 0; k < 4; k++) pixel |= (uint32_t)((color >> 16 * k & 65535) + 128) >> 8 << 8 * k;
  return pixel;
}

/// A coverage byte times an alpha of 65535ths, in 65535ths; either is kept where the other is all.
static inline uint32_t mica_factor(uint32_t coverage, uint32_t alpha) {
  return (uint32_t)((uint64_t)(coverage * 257) * (alpha + 1) >> 16);
}

/// A colour times a factor of 65535ths over a pixel, rounded once. Exact are: an opaque colour of
/// whole bytes, a clear one, factor 0, and anything over its own white. No channel exceeds 255, no
/// colour its alpha: c + d (1 - a) grows with c and d.
static inline uint32_t mica_over(uint32_t dst, mica_wide_color color, uint32_t factor) {
  const uint32_t alpha = (uint32_t)(color >> 48);
  const uint32_t inverse = 65535 - ((alpha + (alpha >> 8)) * factor >> 16);
  uint32_t out = 0;
  for (int k = 0; k < 4; k++) {
    // One more, so that a whole factor leaves the channel as it is.
    const uint32_t source = ((uint32_t)(color >> 16 * k & 65535) + 1) * factor >> 16;
    const uint32_t below = (dst >> 8 * k & 255) * 256 * inverse >> 16;
    out |= (source + below + 128) >> 8 << 8 * k;
  }
  return out;
}

/// Four neighbouring pixels, mixed by the fractions fx and fy of 256, rounded once.
static inline uint32_t mica_bilinear(uint32_t p00, uint32_t p10, uint32_t p01, uint32_t p11,
                                     uint32_t fx, uint32_t fy) {
  uint32_t out = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    const uint32_t top = (p00 >> shift & 255) * (256 - fx) + (p10 >> shift & 255) * fx;
    const uint32_t bottom = (p01 >> shift & 255) * (256 - fx) + (p11 >> shift & 255) * fx;
    out |= (top * (256 - fy) + bottom * fy + 32768) >> 16 << shift;
  }
  return out;
}

/// An image; beyond its border its edge pixels go on, or it is repeated.
typedef struct {
  const uint8_t *pixels;
  size_t bytes_per_row;
  int32_t width, height;
  int repeats;
  /// Whether the fractions of places are cut to eighths, which count as `mica_share` says.
  int steps;
} mica_image;

/// The share in 256ths of the farther pixel for a fraction in 256ths that is cut to eighths: sums of
/// halvings only.
static inline uint32_t mica_share(uint32_t fraction) {
  static const uint8_t shares[8] = {0, 16, 32, 64, 128, 192, 224, 240};
  return shares[fraction >> 5 & 7];
}

/// Places of a run's pixels in an image, in 16.16 fixed point: (u + du i, v + dv i), which must not
/// overflow.
typedef struct {
  int32_t u, v, du, dv;
} mica_image_run;

/// The pixels that a pixel of a smaller picture is made of along one axis: `count` from `first` on, with the weights from
/// `weight` on.
typedef struct {
  int32_t first, count, weight;
} mica_tap;

/// A place in a gradient's own plane that moves with x along a row: (u + du x, v + dv x).
typedef struct {
  float u, v, du, dv;
} mica_plane;

/// Two circles and a row: the first centre is the origin, the second is (cx, cy); radii are r0 and
/// r0 + dr; a = cx^2 + cy^2 - dr^2; t is allowed from low to high.
typedef struct {
  double u, v, du, dv;
  double cx, cy, r0, dr, a;
  double low, high;
} mica_two_circles;

/// A gradient's colours: table[1 ... size] are those between t = 0 and size / scale, table[0] and
/// table[size + 1] those before and beyond. t below `low` or above `high`, and NaN, are clear.
typedef struct {
  const uint32_t *table;
  float size, scale;
  float low, high;
} mica_ramp;

/// The most pieces of a mica_pieces.
#define MICA_PIECES 8

/// A gradient of few colours: the piece of t is the number of thresholds that t reaches, a colour
/// is base + slope t. Red, green and blue are straight, 0 ... 1; alpha is 0 ... 255. NaN is clear.
/// Where `in_steps` is not 0, a colour is base + slope floor(t), and thresholds are whole numbers.
typedef struct {
  int32_t threshold_count, in_steps;
  float threshold[MICA_PIECES - 1];
  float base[4][MICA_PIECES], slope[4][MICA_PIECES];
} mica_pieces;

/// Blend modes, in Core Graphics' order.
enum {
  mica_blend_source_over,
  mica_blend_multiply,
  mica_blend_screen,
  mica_blend_overlay,
  mica_blend_darken,
  mica_blend_lighten,
  mica_blend_color_dodge,
  mica_blend_color_burn,
  mica_blend_soft_light,
  mica_blend_hard_light,
  mica_blend_difference,
  mica_blend_exclusion,
  mica_blend_hue,
  mica_blend_saturation,
  mica_blend_color,
  mica_blend_luminosity,
  mica_blend_clear,
  mica_blend_copy,
  mica_blend_source_in,
  mica_blend_source_out,
  mica_blend_source_atop,
  mica_blend_destination_over,
  mica_blend_destination_in,
  mica_blend_destination_out,
  mica_blend_destination_atop,
  mica_blend_xor,
  mica_blend_plus_darker,
  mica_blend_plus_lighter
};

/// One implementation of every kernel. "Over" is mica_over.
typedef struct {
  /// dst[i] = color.
  void (*fill)(uint32_t *dst, size_t count, uint32_t color);
  /// A constant source, times `factor` / 65535, over each pixel.
  void (*over_solid)(uint32_t *dst, size_t count, mica_wide_color color, uint32_t factor);
  /// The same over `rows` rows of `count` pixels.
  void (*over_solid_rows)(uint8_t *dst, size_t bytes_per_row, size_t rows, size_t count,
                          mica_wide_color color, uint32_t factor);
  /// A constant source over `count` tiles of 4 x 4 pixels side by side, each with 16 coverage
  /// bytes, row by row.
  void (*over_solid_tiles)(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                           size_t count, mica_wide_color color);
  /// The same with tiles that are `stride` bytes apart.
  void (*over_solid_columns)(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                             size_t stride, size_t count, mica_wide_color color);
  /// A row of sources over a row of pixels.
  void (*over_row)(uint32_t *dst, const uint32_t *src, size_t count);
  /// A row of sources, each times `factor` / 65535, over a row of pixels.
  void (*over_scaled_row)(uint32_t *dst, const uint32_t *src, size_t count, uint32_t factor);
  /// A row of sources, each times `alpha` / 255, over a row of pixels, as Core Graphics lays a layer over what is below:
  /// products of 255ths are cut off, those of what is taken away as well.
  void (*over_cut_row)(uint32_t *dst, const uint32_t *src, size_t count, uint32_t alpha);
  /// The same for rows of pixels below one premultiplied colour.
  void (*over_cut_solid_rows)(uint8_t *dst, size_t bytes_per_row, size_t rows, size_t count, uint32_t color,
                              uint32_t alpha);
  /// dst[i] = dst[i] * mask[i].a / 255.
  void (*multiply_by_alpha)(uint32_t *dst, const uint32_t *mask, size_t count);
  /// A row of sources, each times its coverage and `alpha` / 65535, over a row of pixels.
  void (*over_covered_row)(uint32_t *dst, const uint32_t *src, const uint8_t *coverage,
                           size_t count, uint32_t alpha);
  /// Any blend mode: dst[i] = d + (B(s, d) - d) * coverage[i] / 255, in floats, rounded once. The
  /// sources are premultiplied colours of 0 ... 1, `step` floats apart: 4, or 0 for one colour.
  void (*blend_row)(uint32_t mode, uint32_t *dst, const float *colors, size_t step,
                    const uint8_t *coverage, size_t count);
  /// The same with a row of pixels, each times `alpha`.
  void (*blend_pixels)(uint32_t mode, uint32_t *dst, const uint32_t *src, float alpha,
                       const uint8_t *coverage, size_t count);

  /// t[i] = slope (x + i) + offset.
  void (*linear_t)(float *t, int32_t x, size_t count, float slope, float offset);
  /// t[i] = factor * distance from the plane's origin + offset.
  void (*circle_t)(float *t, int32_t x, size_t count, const mica_plane *plane, float factor,
                   float offset);
  /// The greatest t whose circle goes through the place and is allowed; NaN where there is none.
  void (*two_circles_t)(float *t, int32_t x, size_t count, const mica_two_circles *circles);
  /// The share of a turn from +u towards +v, 0 ... 1.
  void (*turn_t)(float *t, int32_t x, size_t count, const mica_plane *plane);
  /// Fills entries first ... end - 1 of a table of `size` colours with the premultiplied bytes of
  /// (low + step * f) * alpha, straight colours of 0 ... 1, where f = (middle of the entry -
  /// offset) * inverse_span, limited to 0 ... 1.
  void (*ramp_segment)(uint32_t *table, size_t first, size_t end, float size, float offset,
                       float inverse_span, const float *low, const float *step, float alpha);
  /// dst[i] = the ramp's colour at t[i].
  void (*ramp_row)(uint32_t *dst, const float *t, size_t count, const mica_ramp *ramp);
  /// dst[i] = the pieces' colour at t[i], premultiplied.
  void (*pieces_row)(uint32_t *dst, const float *t, size_t count, const mica_pieces *pieces);
  /// The same over dst[i], with 8 more bits a channel: cut off, so that opaque ones give the bytes
  /// of pieces_row. `coverage` may be NULL.
  void (*over_pieces_row)(uint32_t *dst, const float *t, const uint8_t *coverage, size_t count,
                          const mica_pieces *pieces);
  /// The pieces' colours over 4 x 4 pixels, with 16 coverage bytes, row by row; rows of t are
  /// `t_stride` apart.
  void (*over_pieces_tile)(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                           const float *t, size_t t_stride, const mica_pieces *pieces);
  /// The pieces' colours at slope (x + i) + offset, as linear_t gives it: stored, and over dst[i].
  void (*linear_row)(uint32_t *dst, int32_t x, size_t count, float slope, float offset,
                     const mica_pieces *pieces);
  void (*over_linear_row)(uint32_t *dst, int32_t x, const uint8_t *coverage, size_t count,
                          float slope, float offset, const mica_pieces *pieces);
  /// The same over `count` tiles side by side from column x on, each with 16 coverage bytes; each of
  /// the four rows has its offset.
  void (*over_linear_tiles)(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                            size_t count, int32_t x, float slope, const float *offsets,
                            const mica_pieces *pieces);

  /// dst[i] = the pixel that holds place i.
  void (*nearest_row)(uint32_t *dst, size_t count, const mica_image *image,
                      const mica_image_run *run);
  /// dst[i] = the pixel that holds place i and its right and lower neighbours, by the 8 upper bits
  /// of the place's fractions.
  void (*bilinear_row)(uint32_t *dst, size_t count, const mica_image *image,
                       const mica_image_run *run);

  /// dst[i] = the weighted sum of the pixels of `taps[i]` of a row, cut off at 0 and 255 and rounded.
  void (*squeeze_row)(uint32_t *dst, const uint8_t *row, size_t count, const mica_tap *taps,
                      const float *weights);
  /// The same of the pixels of a column, of rows of `width` pixels that follow each other; no colour exceeds its alpha.
  void (*mix_rows)(uint32_t *dst, const uint32_t *rows, size_t width, mica_tap tap,
                   const float *weights);
} mica_kernels;

/// The plain C versions.
const mica_kernels *mica_kernels_reference(void);

/// The AVX2 versions, or NULL where the processor has no AVX2.
const mica_kernels *mica_kernels_avx2(void);

/// The AVX-512 versions, or NULL where the processor has not all of AVX-512 F, BW, DQ and VL.
const mica_kernels *mica_kernels_avx512(void);

/// The fastest that this processor runs, or what the environment's MICA_KERNELS says: `reference`, or
/// `avx2`, where there is that.
const mica_kernels *mica_kernels_best(void);

#include "MicaBlurKernels.h"

#endif
