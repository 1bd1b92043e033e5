// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The AVX2 versions: 8 pixels a step, bytes widened to 16 bits. Same bytes as the reference: sums
// of whole numbers that fit 16-bit lanes. v / 255 is (v + 128 + ((v + 128) >> 8)) >> 8.

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
#include "over_avx2.h"

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

/// Eight pixels times eight factors, given as bytes repeated for each channel.
AVX2 static inline __m256i scale8_by_bytes(__m256i pixels, __m256i factors) {
  const __m256i zero = _mm256_setzero_si256();
  __m256i low = _mm256_mullo_epi16(_mm256_unpacklo_epi8(pixels, zero),
                                   _mm256_unpacklo_epi8(factors, zero));
  __m256i high = _mm256_mullo_epi16(_mm256_unpackhi_epi8(pixels, zero),
                                    _mm256_unpackhi_epi8(factors, zero));
  return _mm256_packus_epi16(div255(low), div255(high));
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
#define EIGHT(i) over_whole(load8(dst + (i)), pixel_sources(load8(src + (i))))
  EACH_EIGHT(EIGHT, over_whole(load_part(dst, count), pixel_sources(load_part(src, count))));
#undef EIGHT
}

AVX2 static void over_scaled_row(uint32_t *dst, const uint32_t *src, size_t count,
                                 uint32_t factor) {
  const __m256i factors = _mm256_set1_epi16((short)factor);
#define EIGHT(i) over_by_factors(load8(dst + (i)), pixel_sources(load8(src + (i))), factors)
  EACH_EIGHT(EIGHT, over_by_factors(load_part(dst, count), pixel_sources(load_part(src, count)),
                                    factors));
#undef EIGHT
}

AVX2 static void multiply_by_alpha(uint32_t *dst, const uint32_t *mask, size_t count) {
#define EIGHT(i) scale8_by_bytes(load8(dst + (i)), spread_alpha(load8(mask + (i))))
  EACH_EIGHT(EIGHT,
             scale8_by_bytes(load_part(dst, count), spread_alpha(load_part(mask, count))));
#undef EIGHT
}

AVX2 static void over_covered_row(uint32_t *dst, const uint32_t *src, const uint8_t *coverage,
                                  size_t count, uint32_t alpha) {
  uint8_t few[8] = {0};
  for (size_t i = 0; count < 8 && i < count; i++) few[i] = coverage[i];
  // An alpha of 65535 would be multiplied as 65536.
  const __m256i more = _mm256_set1_epi16((short)(alpha + 1));
  const __m256i whole = _mm256_set1_epi8(alpha == 65535 ? -1 : 0);
#define FACTORS(m)                                                                \
  _mm256_or_si256(_mm256_and_si256(spread_coverage(m), whole),                    \
                  _mm256_mulhi_epu16(spread_coverage(m), more))
#define EIGHT(i) \
  over_by_factors(load8(dst + (i)), pixel_sources(load8(src + (i))), FACTORS(coverage + (i)))
  EACH_EIGHT(EIGHT, over_by_factors(load_part(dst, count), pixel_sources(load_part(src, count)),
                                    FACTORS(few)));
#undef EIGHT
#undef FACTORS
}

#include "gradient_avx2.h"
#include "image_avx2.h"

static const mica_kernels avx2 = {
    .fill = fill,
    .over_solid = over_solid,
    .over_solid_rows = over_solid_rows,
    .over_solid_tiles = over_solid_tiles,
    .over_solid_columns = over_solid_columns,
    .over_row = over_row,
    .over_scaled_row = over_scaled_row,
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
};

const mica_kernels *mica_kernels_avx2(void) {
  return __builtin_cpu_supports("avx2") ? &avx2 : NULL;
}

#else

const mica_kernels *mica_kernels_avx2(void) { return NULL; }

#endif
