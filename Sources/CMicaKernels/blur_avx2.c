// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The AVX2 versions of the shadow kernels. Sums are of whole numbers, so that they equal the
// reference in any order: two neighbours add up to at most 32640, a pair of weighted sums fits 32 bits.

#include "CMicaKernels.h"
#include "MicaBlurKernels.h"

#if defined(__x86_64__)

#include <immintrin.h>
#include <string.h>

#include "lanes_avx2.h"
#include "over_lanes.h"

typedef struct {
  __m256i low, high;
} sums;

/// Both neighbours k steps away, 16 pixels.
FAST static inline __m256i neighbours(const int16_t *src, ptrdiff_t away) {
  return _mm256_add_epi16(_mm256_loadu_si256((const __m256i *)(src - away)),
                          _mm256_loadu_si256((const __m256i *)(src + away)));
}

/// 16 weighted sums plus `half`; unpacking leaves them in the order that packing restores.
FAST static inline sums weighted_sums(const int16_t *src, ptrdiff_t step, const int16_t *weights,
                                      size_t radius, int half) {
  sums result = {_mm256_set1_epi32(half), _mm256_set1_epi32(half)};
  __m256i first = _mm256_loadu_si256((const __m256i *)src);
  for (size_t k = 0; k <= radius; k += 2) {
    ptrdiff_t away = (ptrdiff_t)k * step;
    if (k > 0) first = neighbours(src, away);
    __m256i second = _mm256_setzero_si256();
    int pair = (uint16_t)weights[k];
    if (k < radius) {
      second = neighbours(src, away + step);
      pair |= weights[k + 1] << 16;
    }
    __m256i weight = _mm256_set1_epi32(pair);
    result.low = _mm256_add_epi32(
        result.low, _mm256_madd_epi16(_mm256_unpacklo_epi16(first, second), weight));
    result.high = _mm256_add_epi32(
        result.high, _mm256_madd_epi16(_mm256_unpackhi_epi16(first, second), weight));
  }
  return result;
}

FAST static void blur_words(int16_t *dst, const int16_t *src, ptrdiff_t step,
                            const int16_t *weights, size_t radius, size_t count) {
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    sums s = weighted_sums(src + i, step, weights, radius, 1 << 14);
    _mm256_storeu_si256(
        (__m256i *)(dst + i),
        _mm256_packs_epi32(_mm256_srai_epi32(s.low, 15), _mm256_srai_epi32(s.high, 15)));
  }
  if (i < count) {
    mica_blur_kernels_reference()->blur_words(dst + i, src + i, step, weights, radius, count - i);
  }
}

FAST static void blur_bytes(uint8_t *dst, const int16_t *src, ptrdiff_t step,
                            const int16_t *weights, size_t radius, size_t count) {
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    sums s = weighted_sums(src + i, step, weights, radius, 1 << 20);
    __m256i words = _mm256_packs_epi32(_mm256_srai_epi32(s.low, 21), _mm256_srai_epi32(s.high, 21));
    __m256i bytes = _mm256_permute4x64_epi64(_mm256_packus_epi16(words, words), 0xD8);
    _mm_storeu_si128((__m128i *)(dst + i), _mm256_castsi256_si128(bytes));
  }
  if (i < count) {
    mica_blur_kernels_reference()->blur_bytes(dst + i, src + i, step, weights, radius, count - i);
  }
}

FAST static void over_mask(uint32_t *dst, const uint8_t *mask, size_t count,
                           mica_wide_color color) {
  const source_lanes source = wide_source(color);
  size_t i = 0;
  for (; i + LANES <= count; i += LANES) {
    if (!is_covered(mask + i)) continue;
    const words factors = spread_coverage(mask + i);
    store_pixels(dst + i, over_by_factors(load_pixels(dst + i), source, factors));
  }
  if (i < count) mica_blur_kernels_reference()->over_mask(dst + i, mask + i, count - i, color);
}

static const mica_blur_kernels avx2 = {
    .blur_words = blur_words,
    .blur_bytes = blur_bytes,
    .over_mask = over_mask,
};

const mica_blur_kernels *mica_blur_kernels_avx2(void) {
  return __builtin_cpu_supports("avx2") ? &avx2 : NULL;
}

#else

const mica_blur_kernels *mica_blur_kernels_avx2(void) { return NULL; }

#endif
