// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The AVX2 versions: 8 pixels a step, bytes widened to 16 bits. Same bytes as the reference: both
// round v / 255 as (v + 128 + ((v + 128) >> 8)) >> 8, and no 16-bit lane exceeds 65025 + 128 + 254.

#include "CMicaKernels.h"

#if defined(__x86_64__)

#include <immintrin.h>
#include <string.h>

#define AVX2 __attribute__((target("avx2")))

AVX2 static inline __m256i div255(__m256i v) {
  v = _mm256_add_epi16(v, _mm256_set1_epi16(128));
  return _mm256_srli_epi16(_mm256_add_epi16(v, _mm256_srli_epi16(v, 8)), 8);
}

/// Eight pixels times eight factors, given as 16-bit lanes for the low and the high pixels of each
/// 128-bit half.
AVX2 static inline __m256i scale8(__m256i pixels, __m256i low_factor, __m256i high_factor) {
  const __m256i zero = _mm256_setzero_si256();
  __m256i low = _mm256_mullo_epi16(_mm256_unpacklo_epi8(pixels, zero), low_factor);
  __m256i high = _mm256_mullo_epi16(_mm256_unpackhi_epi8(pixels, zero), high_factor);
  return _mm256_packus_epi16(div255(low), div255(high));
}

/// The alpha of each pixel in all four of its bytes.
AVX2 static inline __m256i spread_alpha(__m256i pixels) {
  const __m256i pattern =
      _mm256_setr_epi8(3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 3, 3, 3, 3, 7, 7, 7,
                       7, 11, 11, 11, 11, 15, 15, 15, 15);
  return _mm256_shuffle_epi8(pixels, pattern);
}

/// Eight pixels times eight factors, given as bytes repeated for each channel.
AVX2 static inline __m256i scale8_by_bytes(__m256i pixels, __m256i factors) {
  const __m256i zero = _mm256_setzero_si256();
  return scale8(pixels, _mm256_unpacklo_epi8(factors, zero), _mm256_unpackhi_epi8(factors, zero));
}

AVX2 static inline __m256i over8(__m256i dst, __m256i src) {
  __m256i inverse = _mm256_xor_si256(spread_alpha(src), _mm256_set1_epi8(-1));
  return _mm256_add_epi8(src, scale8_by_bytes(dst, inverse));
}

AVX2 static void fill(uint32_t *dst, size_t count, uint32_t color) {
  const __m256i value = _mm256_set1_epi32((int)color);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) _mm256_storeu_si256((__m256i *)(dst + i), value);
  for (; i < count; i++) dst[i] = color;
}

AVX2 static void over_solid(uint32_t *dst, size_t count, uint32_t color) {
  const __m256i src = _mm256_set1_epi32((int)color);
  const __m256i inverse = _mm256_set1_epi16((short)(255 - (color >> 24)));
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i d = _mm256_loadu_si256((const __m256i *)(dst + i));
    _mm256_storeu_si256((__m256i *)(dst + i), _mm256_add_epi8(src, scale8(d, inverse, inverse)));
  }
  if (i < count) mica_kernels_reference()->over_solid(dst + i, count - i, color);
}

AVX2 static void over_solid_tile(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                                 uint32_t color) {
  // Two rows of four pixels a step. Each coverage byte is spread over the four channels.
  const __m256i spread = _mm256_setr_epi8(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4,
                                          5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
  const __m256i pixel = _mm256_set1_epi32((int)color);
  for (int y = 0; y < 4; y += 2, dst += 2 * bytes_per_row) {
    long long eight;
    memcpy(&eight, coverage + y * 4, 8);
    if (eight == 0) continue;
    __m256i m = _mm256_shuffle_epi8(_mm256_set1_epi64x(eight), spread);
    __m256i src = scale8_by_bytes(pixel, m);
    __m256i d = _mm256_inserti128_si256(
        _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)dst)),
        _mm_loadu_si128((const __m128i *)(dst + bytes_per_row)), 1);
    __m256i out = over8(d, src);
    _mm_storeu_si128((__m128i *)dst, _mm256_castsi256_si128(out));
    _mm_storeu_si128((__m128i *)(dst + bytes_per_row), _mm256_extracti128_si256(out, 1));
  }
}

AVX2 static void over_row(uint32_t *dst, const uint32_t *src, size_t count) {
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i s = _mm256_loadu_si256((const __m256i *)(src + i));
    __m256i d = _mm256_loadu_si256((const __m256i *)(dst + i));
    _mm256_storeu_si256((__m256i *)(dst + i), over8(d, s));
  }
  if (i < count) mica_kernels_reference()->over_row(dst + i, src + i, count - i);
}

AVX2 static void multiply_by_alpha(uint32_t *dst, const uint32_t *mask, size_t count) {
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i m = spread_alpha(_mm256_loadu_si256((const __m256i *)(mask + i)));
    __m256i d = _mm256_loadu_si256((const __m256i *)(dst + i));
    _mm256_storeu_si256((__m256i *)(dst + i), scale8_by_bytes(d, m));
  }
  if (i < count) mica_kernels_reference()->multiply_by_alpha(dst + i, mask + i, count - i);
}

AVX2 static void cover_row(uint32_t *row, const uint8_t *coverage, size_t count) {
  const __m256i spread = _mm256_setr_epi8(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4,
                                          5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    long long eight;
    memcpy(&eight, coverage + i, 8);
    __m256i m = _mm256_shuffle_epi8(_mm256_set1_epi64x(eight), spread);
    __m256i d = _mm256_loadu_si256((const __m256i *)(row + i));
    _mm256_storeu_si256((__m256i *)(row + i), scale8_by_bytes(d, m));
  }
  if (i < count) mica_kernels_reference()->cover_row(row + i, coverage + i, count - i);
}

AVX2 static void scale_row(uint32_t *dst, size_t count, uint32_t m) {
  const __m256i factor = _mm256_set1_epi16((short)m);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i d = _mm256_loadu_si256((const __m256i *)(dst + i));
    _mm256_storeu_si256((__m256i *)(dst + i), scale8(d, factor, factor));
  }
  if (i < count) mica_kernels_reference()->scale_row(dst + i, count - i, m);
}

static const mica_kernels avx2 = {
    .fill = fill,
    .over_solid = over_solid,
    .over_solid_tile = over_solid_tile,
    .over_row = over_row,
    .multiply_by_alpha = multiply_by_alpha,
    .cover_row = cover_row,
    .scale_row = scale_row,
};

const mica_kernels *mica_kernels_avx2(void) {
  return __builtin_cpu_supports("avx2") ? &avx2 : NULL;
}

#else

const mica_kernels *mica_kernels_avx2(void) { return NULL; }

#endif
