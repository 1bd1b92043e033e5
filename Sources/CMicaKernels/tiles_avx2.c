// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The AVX2 version of the tile sum: four rows in a 128-bit register, two column borders in a 256-bit
// one. The same operations in the same order as the reference, so the same bytes.

#include "mica_tiles.h"
#include "tiles_vertical.h"

#if defined(__x86_64__)

#include <immintrin.h>

#pragma STDC FP_CONTRACT OFF

#define AVX2 __attribute__((target("avx2")))

AVX2 static inline __m128 clamp4(__m128 v, __m128 low, __m128 high) {
  return _mm_min_ps(_mm_max_ps(v, low), high);
}

/// Two equal halves.
AVX2 static inline __m256 twice(__m128 v) {
  return _mm256_insertf128_ps(_mm256_castps128_ps256(v), v, 1);
}

/// Coverage as 32-bit lanes of 0 ... 255, in the low byte.
AVX2 static inline __m256i levels(__m256 area, int even_odd) {
  const __m256 zero = _mm256_setzero_ps();
  const __m256 magic = _mm256_set1_ps(8388608.0f);
  __m256 a = _mm256_max_ps(area, _mm256_sub_ps(zero, area));
  if (even_odd) {
    __m256 pairs =
        _mm256_sub_ps(_mm256_add_ps(_mm256_mul_ps(a, _mm256_set1_ps(0.5f)), magic), magic);
    a = _mm256_sub_ps(a, _mm256_mul_ps(pairs, _mm256_set1_ps(2.0f)));
    a = _mm256_max_ps(a, _mm256_sub_ps(zero, a));
  }
  a = _mm256_min_ps(a, _mm256_set1_ps(1.0f));
  __m256 scaled = _mm256_add_ps(_mm256_mul_ps(a, _mm256_set1_ps(255.0f)), magic);
  return _mm256_and_si256(_mm256_castps_si256(scaled), _mm256_set1_epi32(255));
}

/// The parabola and the line of one edge at two borders.
AVX2 static inline __m256 at_borders(__m256 borders, __m256 x_low, __m256 x_high, __m256 width,
                                     __m256 q, __m256 h) {
  const __m256 zero = _mm256_setzero_ps();
  __m256 within =
      _mm256_min_ps(_mm256_max_ps(_mm256_sub_ps(borders, x_low), zero), width);
  __m256 beyond = _mm256_max_ps(_mm256_sub_ps(borders, x_high), zero);
  return _mm256_add_ps(_mm256_mul_ps(_mm256_mul_ps(within, within), q), _mm256_mul_ps(beyond, h));
}

AVX2 static void sum_tile(const mica_edge *edges, const mica_tile_record *records, size_t count,
                          float left, float top, int even_odd, float cover[4], uint8_t bytes[16]) {
  if (mica_sum_vertical(edges, records, count, left, top, even_odd, cover, bytes)) return;
  const __m128 row_tops = _mm_setr_ps(0, 1, 2, 3);
  const __m128 row_bottoms = _mm_setr_ps(1, 2, 3, 4);
  const __m128 zero = _mm_setzero_ps();
  const __m128 four = _mm_set1_ps(4.0f);
  const __m128 half_one = _mm_set1_ps(0.5f);
  const __m256 first_borders = _mm256_setr_ps(1, 1, 1, 1, 2, 2, 2, 2);
  const __m256 last_borders = _mm256_setr_ps(3, 3, 3, 3, 4, 4, 4, 4);
  __m128 sum = _mm_loadu_ps(cover);
  const __m128 before = sum;
  __m256 side01 = _mm256_setzero_ps(), side23 = _mm256_setzero_ps();
  for (size_t i = 0; i < count; i++) {
    const mica_edge *e = edges + records[i].line;
    __m128 low = clamp4(_mm_set1_ps(records[i].y0 - top), row_tops, row_bottoms);
    __m128 high = clamp4(_mm_set1_ps(records[i].y1 - top), row_tops, row_bottoms);
    __m128 h = _mm_mul_ps(_mm_sub_ps(high, low), _mm_set1_ps(e->winding));
    __m128 slope = _mm_set1_ps(e->dxdy);
    __m128 origin = _mm_set1_ps(e->x0 - left), start = _mm_set1_ps(e->y0 - top);
    __m128 a = clamp4(_mm_add_ps(_mm_mul_ps(_mm_sub_ps(low, start), slope), origin), zero, four);
    __m128 b = clamp4(_mm_add_ps(_mm_mul_ps(_mm_sub_ps(high, start), slope), origin), zero, four);
    __m128 middle = _mm_mul_ps(_mm_add_ps(a, b), half_one);
    __m128 half = _mm_max_ps(_mm_mul_ps(_mm_sub_ps(b, a), half_one),
                             _mm_mul_ps(_mm_sub_ps(a, b), half_one));
    __m128 wide = _mm_max_ps(half, _mm_set1_ps(0.0005f));
    __m128 width = _mm_add_ps(wide, wide);
    __m128 q = _mm_div_ps(_mm_mul_ps(h, half_one), width);
    __m256 x_low = twice(_mm_sub_ps(middle, wide)), x_high = twice(_mm_add_ps(middle, wide));
    __m256 widths = twice(width), qs = twice(q), hs = twice(h);
    side01 = _mm256_add_ps(side01, at_borders(first_borders, x_low, x_high, widths, qs, hs));
    side23 = _mm256_add_ps(side23, at_borders(last_borders, x_low, x_high, widths, qs, hs));
    sum = _mm_add_ps(sum, h);
  }
  _mm_storeu_ps(cover, sum);
  // Column c is the difference of its two sides; column 0 begins at 0.
  __m256 shifted = _mm256_permute2f128_ps(side01, side01, 0x08);
  __m256 area01 = _mm256_add_ps(twice(before), _mm256_sub_ps(side01, shifted));
  __m256 area23 = _mm256_add_ps(
      twice(before), _mm256_sub_ps(side23, _mm256_permute2f128_ps(side01, side23, 0x21)));
  __m256i c01 = levels(area01, even_odd), c23 = levels(area23, even_odd);
  // Each lane gathers its row: column 0 in the low byte.
  __m128i rows = _mm_or_si128(
      _mm_or_si128(_mm256_castsi256_si128(c01),
                   _mm_slli_epi32(_mm256_extracti128_si256(c01, 1), 8)),
      _mm_or_si128(_mm_slli_epi32(_mm256_castsi256_si128(c23), 16),
                   _mm_slli_epi32(_mm256_extracti128_si256(c23, 1), 24)));
  _mm_storeu_si128((__m128i *)bytes, rows);
}

mica_sum_tile mica_sum_tile_avx2(void) {
  return __builtin_cpu_supports("avx2") ? sum_tile : NULL;
}

#else

mica_sum_tile mica_sum_tile_avx2(void) { return NULL; }

#endif
