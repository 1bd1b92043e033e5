// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The plain versions of the shadow kernels: they define the bytes.

#include "CMicaKernels.h"
#include "MicaBlurKernels.h"

static inline int32_t weighted_sum(const int16_t *src, ptrdiff_t step, const int16_t *weights,
                                   size_t radius) {
  int32_t sum = weights[0] * src[0];
  for (size_t k = 1; k <= radius; k++) {
    ptrdiff_t away = (ptrdiff_t)k * step;
    sum += weights[k] * (src[-away] + src[away]);
  }
  return sum;
}

static void blur_words(int16_t *dst, const int16_t *src, ptrdiff_t step, const int16_t *weights,
                       size_t radius, size_t count) {
  for (size_t i = 0; i < count; i++) {
    dst[i] = (int16_t)((weighted_sum(src + i, step, weights, radius) + (1 << 14)) >> 15);
  }
}

static void blur_bytes(uint8_t *dst, const int16_t *src, ptrdiff_t step, const int16_t *weights,
                       size_t radius, size_t count) {
  for (size_t i = 0; i < count; i++) {
    dst[i] = (uint8_t)((weighted_sum(src + i, step, weights, radius) + (1 << 20)) >> 21);
  }
}

static void over_mask(uint32_t *dst, const uint8_t *mask, size_t count, mica_wide_color color) {
  for (size_t i = 0; i < count; i++) dst[i] = mica_over(dst[i], color, mask[i] * 257u);
}

static const mica_blur_kernels reference = {
    .blur_words = blur_words,
    .blur_bytes = blur_bytes,
    .over_mask = over_mask,
};

const mica_blur_kernels *mica_blur_kernels_reference(void) { return &reference; }
