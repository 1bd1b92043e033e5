// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Floor 0, shadows: weighted sums of coverage, and a colour through a mask. Each in a reference
// version and an AVX2 version with the same bytes. Included by CMicaKernels.h.

#ifndef MICA_BLUR_KERNELS_H
#define MICA_BLUR_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/// Coverage in 1/64 of a level is 0 ... 16320; weights are in 1/32768 and a blur's weights sum up to
/// 1: weights[0] for the pixel itself, weights[k] for each of its neighbours k steps away.
typedef struct {
  /// dst[i] = sum of weights[k] * src[i +- k * step], rounded. `radius` is at least 1; `dst` and
  /// `src` do not overlap.
  void (*blur_words)(int16_t *dst, const int16_t *src, ptrdiff_t step, const int16_t *weights,
                     size_t radius, size_t count);
  /// The same in whole levels, 0 ... 255.
  void (*blur_bytes)(uint8_t *dst, const int16_t *src, ptrdiff_t step, const int16_t *weights,
                     size_t radius, size_t count);
  /// color * mask[i] / 255 over dst[i]; the colour is a mica_wide_color.
  void (*over_mask)(uint32_t *dst, const uint8_t *mask, size_t count, uint64_t color);
} mica_blur_kernels;

/// The plain C versions.
const mica_blur_kernels *mica_blur_kernels_reference(void);

/// The AVX2 versions, or NULL where the processor has no AVX2.
const mica_blur_kernels *mica_blur_kernels_avx2(void);

#endif
