// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Eight pixels at a time: what kernels_lanes.h is written in, for processors with AVX2.

#include <immintrin.h>
#include <stdint.h>
#include <string.h>

#define FAST __attribute__((target("avx2")))

/// Pixels of a vector.
#define LANES 8

#include "lanes.h"

FAST static inline words high_products(words a, words b) {
  return (words)_mm256_mulhi_epu16((__m256i)a, (__m256i)b);
}

FAST static inline octets shuffle(octets v, octets pattern) {
  return (octets)_mm256_shuffle_epi8((__m256i)v, (__m256i)pattern);
}

FAST static inline octets in_all_quarters(__m128i quarter) {
  return (octets)_mm256_broadcastsi128_si256(quarter);
}

/// Pairs of vectors side by side within each quarter, limited to 16 bits.
FAST static inline words pack(ints low, ints high) {
  return (words)_mm256_packus_epi32((__m256i)low, (__m256i)high);
}

/// Pairs of vectors side by side within each quarter, limited to 8 bits.
FAST static inline octets pack_bytes(words low, words high) {
  return (octets)_mm256_packus_epi16((__m256i)low, (__m256i)high);
}

/// Of signed words, the sums of the products of neighbours.
FAST static inline ints pair_products(words a, words b) {
  return (ints)_mm256_madd_epi16((__m256i)a, (__m256i)b);
}

/// The 8 bytes at two offsets of each four, from the `first` of them on: a quarter for each four.
FAST static inline octets load_pairs(const uint8_t *p, const int32_t *offsets, int first) {
  return (octets)_mm256_inserti128_si256(_mm256_castsi128_si256(load_two(p, offsets + first)),
                                         load_two(p, offsets + 4 + first), 1);
}

FAST static inline ints truncated(floats v) { return (ints)_mm256_cvttps_epi32((__m256)v); }
FAST static inline ints rounded(floats v) { return (ints)_mm256_cvtps_epi32((__m256)v); }

/// The second where a comparison fails, NaN included.
FAST static inline floats greater(floats a, floats b) { return (floats)_mm256_max_ps(a, b); }
FAST static inline floats lesser(floats a, floats b) { return (floats)_mm256_min_ps(a, b); }

/// Whether all are true.
FAST static inline int all(ints flags) { return _mm256_movemask_ps((__m256)flags) == 255; }

/// Each lane's entry of eight.
FAST static inline floats pick(const float *eight, ints index) {
  return (floats)_mm256_permutevar8x32_ps(_mm256_loadu_ps(eight), (__m256i)index);
}

FAST static inline ints gather(const uint32_t *table, ints index) {
  return (ints)_mm256_i32gather_epi32((const int *)table, (__m256i)index, 4);
}

/// One coverage byte a pixel, in all four bytes of its pixel: times 257 in each half of them.
FAST static inline words spread_coverage(const uint8_t *coverage) {
  const __m256i spread =
      _mm256_setr_epi8(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6,
                       6, 6, 7, 7, 7, 7);
  long long eight;
  memcpy(&eight, coverage, 8);
  return (words)_mm256_shuffle_epi8(_mm256_set1_epi64x(eight), spread);
}

/// Whether any of a vector's coverage bytes is above 0.
FAST static inline int is_covered(const uint8_t *coverage) {
  long long eight;
  memcpy(&eight, coverage, 8);
  return eight != 0;
}

/// Four pixels each of rows below one another.
FAST static inline words load_rows(const uint8_t *p, size_t bytes_per_row) {
  const __m128i first = _mm_loadu_si128((const __m128i *)p);
  return (words)_mm256_inserti128_si256(
      _mm256_castsi128_si256(first), _mm_loadu_si128((const __m128i *)(p + bytes_per_row)), 1);
}

FAST static inline void store_rows(uint8_t *p, size_t bytes_per_row, words v) {
  _mm_storeu_si128((__m128i *)p, _mm256_castsi256_si128((__m256i)v));
  _mm_storeu_si128((__m128i *)(p + bytes_per_row), _mm256_extracti128_si256((__m256i)v, 1));
}

/// The first `count` pixels, fewer than a vector's; the others are clear.
FAST static inline words load_few(const void *p, size_t count) {
  const __m256i order = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  return (words)_mm256_maskload_epi32(
      (const int *)p, _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), order));
}

FAST static inline void store_few(void *to, words v, size_t count) {
  uint8_t *p = to;
  __m128i half = _mm256_castsi256_si128((__m256i)v);
  if (count & 4) {
    _mm_storeu_si128((__m128i *)p, half);
    half = _mm256_extracti128_si256((__m256i)v, 1);
    p += 16;
  }
  if (count & 2) {
    _mm_storel_epi64((__m128i *)p, half);
    half = _mm_unpackhi_epi64(half, half);
    p += 8;
  }
  if (count & 1) memcpy(p, &(uint32_t){(uint32_t)_mm_cvtsi128_si32(half)}, 4);
}

/// The first `count` coverage bytes; the others are 0.
FAST static inline words spread_few(const uint8_t *coverage, size_t count) {
  uint8_t few[LANES] = {0};
  for (size_t i = 0; i < count; i++) few[i] = coverage[i];
  return spread_coverage(few);
}
