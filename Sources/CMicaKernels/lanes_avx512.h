// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Sixteen pixels at a time: what kernels_lanes.h is written in, for processors with AVX-512. Read
// lanes_avx2.h for what each does.

#include <immintrin.h>
#include <stdint.h>
#include <string.h>

#define FAST __attribute__((target("avx512f,avx512bw,avx512vl,avx512dq")))

#define LANES 16

#include "lanes.h"

FAST static inline words high_products(words a, words b) {
  return (words)_mm512_mulhi_epu16((__m512i)a, (__m512i)b);
}

FAST static inline octets shuffle(octets v, octets pattern) {
  return (octets)_mm512_shuffle_epi8((__m512i)v, (__m512i)pattern);
}

FAST static inline octets in_all_quarters(__m128i quarter) {
  return (octets)_mm512_broadcast_i32x4(quarter);
}

FAST static inline words pack(ints low, ints high) {
  return (words)_mm512_packus_epi32((__m512i)low, (__m512i)high);
}

FAST static inline octets pack_bytes(words low, words high) {
  return (octets)_mm512_packus_epi16((__m512i)low, (__m512i)high);
}

FAST static inline ints pair_products(words a, words b) {
  return (ints)_mm512_madd_epi16((__m512i)a, (__m512i)b);
}

FAST static inline octets load_pairs(const uint8_t *p, const int32_t *offsets, int first) {
  const __m512i pairs = _mm512_castsi128_si512(load_two(p, offsets + first));
  const __m512i two = _mm512_inserti32x4(pairs, load_two(p, offsets + 4 + first), 1);
  const __m512i three = _mm512_inserti32x4(two, load_two(p, offsets + 8 + first), 2);
  return (octets)_mm512_inserti32x4(three, load_two(p, offsets + 12 + first), 3);
}

FAST static inline ints truncated(floats v) { return (ints)_mm512_cvttps_epi32((__m512)v); }
FAST static inline ints rounded(floats v) { return (ints)_mm512_cvtps_epi32((__m512)v); }

FAST static inline floats greater(floats a, floats b) { return (floats)_mm512_max_ps(a, b); }
FAST static inline floats lesser(floats a, floats b) { return (floats)_mm512_min_ps(a, b); }

FAST static inline int all(ints flags) { return _mm512_movepi32_mask((__m512i)flags) == 0xffff; }

FAST static inline floats pick(const float *eight, ints index) {
  return (floats)_mm512_permutexvar_ps((__m512i)index,
                                       _mm512_zextps256_ps512(_mm256_loadu_ps(eight)));
}

FAST static inline ints gather(const uint32_t *table, ints index) {
  return (ints)_mm512_i32gather_epi32((__m512i)index, (const int *)table, 4);
}

FAST static inline words spread_sixteen(__m128i coverage) {
  const __m512i spread = _mm512_setr_epi32(0, 0x01010101, 0x02020202, 0x03030303, 0x04040404,
                                           0x05050505, 0x06060606, 0x07070707, 0x08080808,
                                           0x09090909, 0x0a0a0a0a, 0x0b0b0b0b, 0x0c0c0c0c,
                                           0x0d0d0d0d, 0x0e0e0e0e, 0x0f0f0f0f);
  return (words)_mm512_shuffle_epi8(_mm512_broadcast_i32x4(coverage), spread);
}

FAST static inline words spread_coverage(const uint8_t *coverage) {
  return spread_sixteen(_mm_loadu_si128((const __m128i *)coverage));
}

FAST static inline int is_covered(const uint8_t *coverage) {
  const __m128i sixteen = _mm_loadu_si128((const __m128i *)coverage);
  return !_mm_testz_si128(sixteen, sixteen);
}

FAST static inline words load_rows(const uint8_t *p, size_t bytes_per_row) {
  const uint8_t *const third = p + 2 * bytes_per_row;
  __m512i v = _mm512_castsi128_si512(_mm_loadu_si128((const __m128i *)p));
  v = _mm512_inserti32x4(v, _mm_loadu_si128((const __m128i *)(p + bytes_per_row)), 1);
  v = _mm512_inserti32x4(v, _mm_loadu_si128((const __m128i *)third), 2);
  return (words)_mm512_inserti32x4(
      v, _mm_loadu_si128((const __m128i *)(third + bytes_per_row)), 3);
}

FAST static inline void store_rows(uint8_t *p, size_t bytes_per_row, words v) {
  uint8_t *const third = p + 2 * bytes_per_row;
  _mm_storeu_si128((__m128i *)p, _mm512_castsi512_si128((__m512i)v));
  _mm_storeu_si128((__m128i *)(p + bytes_per_row), _mm512_extracti32x4_epi32((__m512i)v, 1));
  _mm_storeu_si128((__m128i *)third, _mm512_extracti32x4_epi32((__m512i)v, 2));
  _mm_storeu_si128((__m128i *)(third + bytes_per_row),
                   _mm512_extracti32x4_epi32((__m512i)v, 3));
}

FAST static inline words load_few(const void *p, size_t count) {
  return (words)_mm512_maskz_loadu_epi32((__mmask16)((1u << count) - 1), p);
}

FAST static inline void store_few(void *to, words v, size_t count) {
  _mm512_mask_storeu_epi32(to, (__mmask16)((1u << count) - 1), (__m512i)v);
}

FAST static inline words spread_few(const uint8_t *coverage, size_t count) {
  return spread_sixteen(_mm_maskz_loadu_epi8((__mmask16)((1u << count) - 1), coverage));
}
