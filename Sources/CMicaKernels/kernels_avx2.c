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

AVX2 static void fill(uint32_t *dst, size_t count, uint32_t color) {
  const __m256i value = _mm256_set1_epi32((int)color);
  size_t i = 0;
  if (count >= 8) {
    for (; i + 8 <= count; i += 8) _mm256_storeu_si256((__m256i *)(dst + i), value);
    // The last pixels once more, so that no single ones are left.
    _mm256_storeu_si256((__m256i *)(dst + count - 8), value);
    return;
  }
  for (; i < count; i++) dst[i] = color;
}

/// A constant source over eight pixels: (d * inverse + s * 255) / 255 is rounded like d * inverse
/// / 255 alone, since s is whole. `low` and `high` are s * 255 + 128.
AVX2 static inline __m256i over_constant(__m256i d, __m256i inverse, __m256i low, __m256i high) {
  const __m256i zero = _mm256_setzero_si256(), factor = _mm256_set1_epi16(257);
  __m256i a = _mm256_mullo_epi16(_mm256_unpacklo_epi8(d, zero), inverse);
  __m256i b = _mm256_mullo_epi16(_mm256_unpackhi_epi8(d, zero), inverse);
  a = _mm256_mulhi_epu16(_mm256_add_epi16(a, low), factor);
  b = _mm256_mulhi_epu16(_mm256_add_epi16(b, high), factor);
  return _mm256_packus_epi16(a, b);
}

AVX2 static void over_solid(uint32_t *dst, size_t count, uint32_t color) {
  const __m256i src = _mm256_set1_epi32((int)color);
  const __m256i inverse = _mm256_set1_epi16((short)(255 - (color >> 24)));
  const __m256i zero = _mm256_setzero_si256(), half = _mm256_set1_epi16(128);
  const __m256i most = _mm256_set1_epi16(255);
  const __m256i low =
      _mm256_add_epi16(_mm256_mullo_epi16(_mm256_unpacklo_epi8(src, zero), most), half);
  const __m256i high =
      _mm256_add_epi16(_mm256_mullo_epi16(_mm256_unpackhi_epi8(src, zero), most), half);
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    __m256i a = _mm256_loadu_si256((const __m256i *)(dst + i));
    __m256i b = _mm256_loadu_si256((const __m256i *)(dst + i + 8));
    _mm256_storeu_si256((__m256i *)(dst + i), over_constant(a, inverse, low, high));
    _mm256_storeu_si256((__m256i *)(dst + i + 8), over_constant(b, inverse, low, high));
  }
  if (i + 8 <= count) {
    __m256i a = _mm256_loadu_si256((const __m256i *)(dst + i));
    _mm256_storeu_si256((__m256i *)(dst + i), over_constant(a, inverse, low, high));
    i += 8;
  }
  if (i + 4 <= count) {
    __m256i a = _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)(dst + i)));
    a = over_constant(a, inverse, low, high);
    _mm_storeu_si128((__m128i *)(dst + i), _mm256_castsi256_si128(a));
    i += 4;
  }
  for (; i < count; i++) dst[i] = color + mica_scale_pixel(dst[i], 255 - (color >> 24));
}

AVX2 static void over_solid_tile(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                                 uint32_t color) {
  // Two rows of four pixels a step.
  const __m256i pixel = _mm256_set1_epi32((int)color);
  for (int y = 0; y < 4; y += 2, dst += 2 * bytes_per_row) {
    long long eight;
    memcpy(&eight, coverage + y * 4, 8);
    if (eight == 0) continue;
    __m256i src = scale8_by_bytes(pixel, spread_coverage(coverage + y * 4));
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

AVX2 static void over_scaled_row(uint32_t *dst, const uint32_t *src, size_t count, uint32_t m) {
  const __m256i factor = _mm256_set1_epi16((short)m);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i s = _mm256_loadu_si256((const __m256i *)(src + i));
    __m256i d = _mm256_loadu_si256((const __m256i *)(dst + i));
    _mm256_storeu_si256((__m256i *)(dst + i), over8(d, scale8(s, factor, factor)));
  }
  if (i < count) mica_kernels_reference()->over_scaled_row(dst + i, src + i, count - i, m);
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

AVX2 static void over_covered_row(uint32_t *dst, const uint32_t *src, const uint8_t *coverage,
                                  size_t count) {
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i s = _mm256_loadu_si256((const __m256i *)(src + i));
    __m256i d = _mm256_loadu_si256((const __m256i *)(dst + i));
    s = scale8_by_bytes(s, spread_coverage(coverage + i));
    _mm256_storeu_si256((__m256i *)(dst + i), over8(d, s));
  }
  if (i + 4 <= count) {
    int four;
    memcpy(&four, coverage + i, 4);
    const __m128i spread = _mm_setr_epi8(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    __m128i m = _mm_shuffle_epi8(_mm_cvtsi32_si128(four), spread);
    __m256i s = _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)(src + i)));
    __m256i d = _mm256_castsi128_si256(_mm_loadu_si128((const __m128i *)(dst + i)));
    s = scale8_by_bytes(s, _mm256_castsi128_si256(m));
    _mm_storeu_si128((__m128i *)(dst + i), _mm256_castsi256_si128(over8(d, s)));
    i += 4;
  }
  if (i < count)
    mica_kernels_reference()->over_covered_row(dst + i, src + i, coverage + i, count - i);
}

AVX2 static void scale_row(uint32_t *dst, size_t count, uint32_t m) {
  const __m256i factor = _mm256_set1_epi16((short)m);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i d = _mm256_loadu_si256((const __m256i *)(dst + i));
    _mm256_storeu_si256((__m256i *)(dst + i), scale8_even(d, factor));
  }
  if (i < count) mica_kernels_reference()->scale_row(dst + i, count - i, m);
}

#include "gradient_avx2.h"
#include "image_avx2.h"

static const mica_kernels avx2 = {
    .fill = fill,
    .over_solid = over_solid,
    .over_solid_tile = over_solid_tile,
    .over_row = over_row,
    .over_scaled_row = over_scaled_row,
    .multiply_by_alpha = multiply_by_alpha,
    .over_covered_row = over_covered_row,
    .scale_row = scale_row,
    .blend_row = blend_row,
    .linear_t = linear_t,
    .circle_t = circle_t,
    .two_circles_t = two_circles_t,
    .turn_t = turn_t,
    .ramp_segment = ramp_segment,
    .ramp_row = ramp_row,
    .pieces_row = pieces_row,
    .over_pieces_row = over_pieces_row,
    .over_pieces_tile = over_pieces_tile,
    .nearest_row = nearest_row,
    .bilinear_row = bilinear_row,
};

const mica_kernels *mica_kernels_avx2(void) {
  return __builtin_cpu_supports("avx2") ? &avx2 : NULL;
}

#else

const mica_kernels *mica_kernels_avx2(void) { return NULL; }

#endif
