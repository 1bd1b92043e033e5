// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The AVX2 versions: 8 pixels a step, bytes widened to 16 bits. Same bytes as the reference: both
// round v / 255 as (v + 128 + ((v + 128) >> 8)) >> 8, and no 16-bit lane exceeds 65025 + 128 + 254.

#include "CMicaKernels.h"

#if defined(__x86_64__)

#include <immintrin.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

#define AVX2 __attribute__((target("avx2")))
#define KERNEL static AVX2
#include "blend_rows.h"
#include "gradient_rows.h"
#include "image_rows.h"

/// Eight, four, two pixels.
AVX2 static inline __m256i load8(const void *p) { return _mm256_loadu_si256((const __m256i *)p); }
AVX2 static inline void store8(void *p, __m256i v) { _mm256_storeu_si256((__m256i *)p, v); }
AVX2 static inline __m128i load4(const void *p) { return _mm_loadu_si128((const __m128i *)p); }
AVX2 static inline void store4(void *p, __m128i v) { _mm_storeu_si128((__m128i *)p, v); }
AVX2 static inline __m128i load2(const void *p) { return _mm_loadl_epi64((const __m128i *)p); }
AVX2 static inline void store2(void *p, __m128i v) { _mm_storel_epi64((__m128i *)p, v); }

/// Four pixels each of two places.
AVX2 static inline __m256i load4x2(const void *p, const void *q) {
  return _mm256_inserti128_si256(_mm256_castsi128_si256(load4(p)), load4(q), 1);
}

AVX2 static inline void store4x2(void *p, void *q, __m256i v) {
  store4(p, _mm256_castsi256_si128(v));
  store4(q, _mm256_extracti128_si256(v, 1));
}

/// The first `count` pixels, fewer than eight; the others are clear.
AVX2 static inline __m256i load_part(const void *p, size_t count) {
  const __m256i order = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  return _mm256_maskload_epi32((const int *)p,
                               _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), order));
}

AVX2 static inline void store_part(uint32_t *p, __m256i v, size_t count) {
  __m128i half = _mm256_castsi256_si128(v);
  if (count & 4) {
    store4(p, half);
    half = _mm256_extracti128_si256(v, 1);
    p += 4;
  }
  if (count & 2) {
    store2(p, half);
    half = _mm_unpackhi_epi64(half, half);
    p += 2;
  }
  if (count & 1) *p = (uint32_t)_mm_cvtsi128_si32(half);
}

/// (v + 128 + ((v + 128) >> 8)) >> 8, as one product: 257 x >> 16 is (x + x / 256) / 256.
AVX2 static inline __m256i div255(__m256i v) {
  v = _mm256_add_epi16(v, _mm256_set1_epi16(128));
  return _mm256_mulhi_epu16(v, _mm256_set1_epi16(257));
}

/// Pixels times one factor, which fills the 16-bit lanes: even and odd channels apart.
AVX2 static inline __m256i scale8_even(__m256i pixels, __m256i factor) {
  const __m256i low = _mm256_set1_epi16(255);
  __m256i even = div255(_mm256_mullo_epi16(_mm256_and_si256(pixels, low), factor));
  __m256i odd = div255(_mm256_mullo_epi16(_mm256_srli_epi16(pixels, 8), factor));
  return _mm256_or_si256(even, _mm256_slli_epi16(odd, 8));
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

/// Eight coverage bytes, each in all four bytes of its pixel.
AVX2 static inline __m256i spread_coverage(const uint8_t *coverage) {
  const __m256i spread =
      _mm256_setr_epi8(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6,
                       6, 6, 7, 7, 7, 7);
  long long eight;
  memcpy(&eight, coverage, 8);
  return _mm256_shuffle_epi8(_mm256_set1_epi64x(eight), spread);
}

AVX2 static inline __m256i over8(__m256i dst, __m256i src) {
  __m256i inverse = _mm256_xor_si256(spread_alpha(src), _mm256_set1_epi8(-1));
  return _mm256_add_epi8(src, scale8_by_bytes(dst, inverse));
}

#include "solid_avx2.h"

/// A row, eight pixels a step: `EIGHT(i)` are the new pixels from i on. The last eight are read
/// before those that they share with the step before are written; `PART` are the first `count`.
#define EACH_EIGHT(EIGHT, PART)                                      \
  if (count < 8) {                                                   \
    store_part(dst, PART, count);                                    \
    return;                                                          \
  }                                                                  \
  const __m256i last = EIGHT(count - 8);                             \
  for (size_t i = 0; i + 8 < count; i += 8) store8(dst + i, EIGHT(i)); \
  store8(dst + count - 8, last)

AVX2 static void over_row(uint32_t *dst, const uint32_t *src, size_t count) {
#define EIGHT(i) over8(load8(dst + (i)), load8(src + (i)))
  EACH_EIGHT(EIGHT, over8(load_part(dst, count), load_part(src, count)));
#undef EIGHT
}

AVX2 static void over_scaled_row(uint32_t *dst, const uint32_t *src, size_t count, uint32_t m) {
  const __m256i factor = _mm256_set1_epi16((short)m);
#define SCALED(s) scale8_even(s, factor)
#define EIGHT(i) over8(load8(dst + (i)), SCALED(load8(src + (i))))
  EACH_EIGHT(EIGHT, over8(load_part(dst, count), SCALED(load_part(src, count))));
#undef EIGHT
#undef SCALED
}

AVX2 static void multiply_by_alpha(uint32_t *dst, const uint32_t *mask, size_t count) {
#define EIGHT(i) scale8_by_bytes(load8(dst + (i)), spread_alpha(load8(mask + (i))))
  EACH_EIGHT(EIGHT,
             scale8_by_bytes(load_part(dst, count), spread_alpha(load_part(mask, count))));
#undef EIGHT
}

AVX2 static void over_covered_row(uint32_t *dst, const uint32_t *src, const uint8_t *coverage,
                                  size_t count) {
  uint8_t few[8] = {0};
  for (size_t i = 0; count < 8 && i < count; i++) few[i] = coverage[i];
#define COVERED(s, m) scale8_by_bytes(s, spread_coverage(m))
#define EIGHT(i) over8(load8(dst + (i)), COVERED(load8(src + (i)), coverage + (i)))
  EACH_EIGHT(EIGHT, over8(load_part(dst, count), COVERED(load_part(src, count), few)));
#undef EIGHT
#undef COVERED
}

AVX2 static void scale_row(uint32_t *dst, size_t count, uint32_t m) {
  const __m256i factor = _mm256_set1_epi16((short)m);
#define EIGHT(i) scale8_even(load8(dst + (i)), factor)
  EACH_EIGHT(EIGHT, scale8_even(load_part(dst, count), factor));
#undef EIGHT
}

#include "gradient_avx2.h"
#include "image_avx2.h"

static const mica_kernels avx2 = {
    .fill = fill,
    .over_solid = over_solid,
    .over_solid_rows = over_solid_rows,
    .over_solid_tiles = over_solid_tiles,
    .over_row = over_row,
    .over_scaled_row = over_scaled_row,
    .multiply_by_alpha = multiply_by_alpha,
    .over_covered_row = over_covered_row,
    .scale_row = scale_row,
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
};

const mica_kernels *mica_kernels_avx2(void) {
  return __builtin_cpu_supports("avx2") ? &avx2 : NULL;
}

#else

const mica_kernels *mica_kernels_avx2(void) { return NULL; }

#endif
