// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rows of pictures made smaller: weighted sums of pixels. Included once by each implementation, with KERNEL as the
// storage class and target of its functions. Floats without contraction, added up in one order, so all give the same bytes.

#include "CMicaKernels.h"

#include <string.h>

/// The channels of one pixel, and of four pixels.
typedef float pixel1 __attribute__((ext_vector_type(4)));
typedef float pixel4 __attribute__((ext_vector_type(16)));
typedef uint8_t bytes1 __attribute__((ext_vector_type(4)));
typedef uint8_t bytes4 __attribute__((ext_vector_type(16)));
typedef uint32_t levels1 __attribute__((ext_vector_type(4)));
typedef uint32_t levels4 __attribute__((ext_vector_type(16)));

#define RESAMPLE KERNEL inline __attribute__((always_inline))

RESAMPLE pixel1 load_pixel1(const uint8_t *from) {
  bytes1 bytes;
  memcpy(&bytes, from, sizeof bytes);
  return __builtin_convertvector(bytes, pixel1);
}

RESAMPLE pixel4 load_pixel4(const uint8_t *from) {
  bytes4 bytes;
  memcpy(&bytes, from, sizeof bytes);
  return __builtin_convertvector(bytes, pixel4);
}

/// Levels of 0 ... 255, cut off there and rounded.
RESAMPLE bytes1 pack_pixel1(pixel1 v) {
  v = v < 255.0f ? v : (pixel1)255.0f;
  v = (v > 0.0f ? v : (pixel1)0.0f) + 8388608.0f;
  return __builtin_convertvector((levels1)v, bytes1);
}

RESAMPLE bytes4 pack_pixel4(pixel4 v) {
  v = v < 255.0f ? v : (pixel4)255.0f;
  v = (v > 0.0f ? v : (pixel4)0.0f) + 8388608.0f;
  return __builtin_convertvector((levels4)v, bytes4);
}

KERNEL void squeeze_row(uint32_t *dst, const uint8_t *row, size_t count, const mica_tap *taps,
                        const float *weights) {
  for (size_t x = 0; x < count; x++) {
    const mica_tap tap = taps[x];
    const uint8_t *from = row + (size_t)tap.first * 4;
    const float *weight = weights + tap.weight;
    pixel1 sum = 0.0f;
    for (int32_t i = 0; i < tap.count; i++) sum += load_pixel1(from + (size_t)i * 4) * weight[i];
    const bytes1 bytes = pack_pixel1(sum);
    memcpy(dst + x, &bytes, sizeof bytes);
  }
}

KERNEL void mix_rows(uint32_t *dst, const uint32_t *rows, size_t width, mica_tap tap,
                     const float *weights) {
  const uint8_t *from = (const uint8_t *)(rows + (size_t)tap.first * width);
  const float *weight = weights + tap.weight;
  size_t x = 0;
  for (; x + 4 <= width; x += 4) {
    pixel4 sum = 0.0f;
    for (int32_t i = 0; i < tap.count; i++) {
      sum += load_pixel4(from + ((size_t)i * width + x) * 4) * weight[i];
    }
    // The kernel overshoots: a colour must not pass its alpha.
    const pixel4 alpha = __builtin_shufflevector(sum, sum, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11,
                                                 15, 15, 15, 15);
    const bytes4 bytes = pack_pixel4(sum < alpha ? sum : alpha);
    memcpy(dst + x, &bytes, sizeof bytes);
  }
  for (; x < width; x++) {
    pixel1 sum = 0.0f;
    for (int32_t i = 0; i < tap.count; i++) {
      sum += load_pixel1(from + ((size_t)i * width + x) * 4) * weight[i];
    }
    const bytes1 bytes = pack_pixel1(sum < sum.w ? sum : (pixel1)sum.w);
    memcpy(dst + x, &bytes, sizeof bytes);
  }
}
