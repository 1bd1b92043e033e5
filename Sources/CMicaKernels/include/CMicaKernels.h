// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Floor 0: the hottest span loops, each in a plain reference version and an AVX2 version with the
// same bytes. Pixels are premultiplied R, G, B, A bytes in memory (a little-endian uint32_t).

#ifndef CMICAKERNELS_H
#define CMICAKERNELS_H

#include <stddef.h>
#include <stdint.h>

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

/// One implementation of every kernel. All use the formula out = s + d * (255 - s.a) / 255, where
/// s is the source times its coverage; both divisions are rounded.
typedef struct {
  /// dst[i] = color.
  void (*fill)(uint32_t *dst, size_t count, uint32_t color);
  /// A constant source over each pixel.
  void (*over_solid)(uint32_t *dst, size_t count, uint32_t color);
  /// A constant source over 4 x 4 pixels, with 16 coverage bytes, row by row.
  void (*over_solid_tile)(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                          uint32_t color);
  /// A row of sources over a row of pixels.
  void (*over_row)(uint32_t *dst, const uint32_t *src, size_t count);
  /// dst[i] = dst[i] * mask[i].a / 255.
  void (*multiply_by_alpha)(uint32_t *dst, const uint32_t *mask, size_t count);
  /// row[i] = row[i] * coverage[i] / 255.
  void (*cover_row)(uint32_t *row, const uint8_t *coverage, size_t count);
  /// dst[i] = dst[i] * m / 255.
  void (*scale_row)(uint32_t *dst, size_t count, uint32_t m);
} mica_kernels;

/// The plain C versions.
const mica_kernels *mica_kernels_reference(void);

/// The AVX2 versions, or NULL where the processor has no AVX2.
const mica_kernels *mica_kernels_avx2(void);

/// The fastest that this processor runs, or the reference when the environment says
/// MICA_KERNELS=reference.
const mica_kernels *mica_kernels_best(void);

#endif
