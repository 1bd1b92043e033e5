// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One colour over rows and tiles. Part of kernels_avx2.c. The last pixels of a run are taken as a
// whole vector that reaches back into pixels done before: it is read first and written last.

AVX2 static inline void fill_run(uint32_t *dst, size_t count, __m256i value) {
  const __m128i half = _mm256_castsi256_si128(value);
  if (count >= 8) {
    for (size_t i = 0; i + 8 < count; i += 8) store8(dst + i, value);
    store8(dst + count - 8, value);
  } else if (count >= 4) {
    store4(dst, half);
    store4(dst + count - 4, half);
  } else if (count >= 2) {
    store2(dst, half);
    store2(dst + count - 2, half);
  } else if (count == 1) {
    dst[0] = (uint32_t)_mm_cvtsi128_si32(half);
  }
}

AVX2 static void fill(uint32_t *dst, size_t count, uint32_t color) {
  fill_run(dst, count, _mm256_set1_epi32((int)color));
}

/// A colour times a factor, to lay over pixels: its channels and one half level, and what is left
/// of the pixels.
typedef struct {
  __m256i even, odd, inverse;
} solid_lanes;

AVX2 static inline solid_lanes make_solid(mica_wide_color color, uint32_t factor) {
  const source_lanes s = wide_source(color);
  const __m256i factors = _mm256_set1_epi16((short)factor), half = _mm256_set1_epi16(128);
  const __m256i alpha = _mm256_mulhi_epu16(s.alpha, factors);
  return (solid_lanes){_mm256_add_epi16(_mm256_mulhi_epu16(s.even, factors), half),
                       _mm256_add_epi16(_mm256_mulhi_epu16(s.odd, factors), half),
                       _mm256_xor_si256(alpha, _mm256_set1_epi8(-1))};
}

/// A constant source over eight pixels.
AVX2 static inline __m256i over_constant(__m256i d, solid_lanes s) {
  return over_lanes(d, s.even, s.odd, s.inverse);
}

AVX2 static inline void over_run(uint32_t *dst, size_t count, solid_lanes s) {
  if (count >= 8) {
    const __m256i last = load8(dst + count - 8);
    size_t i = 0;
    for (; i + 16 < count; i += 16) {
      const __m256i a = load8(dst + i), b = load8(dst + i + 8);
      store8(dst + i, over_constant(a, s));
      store8(dst + i + 8, over_constant(b, s));
    }
    if (i + 8 < count) store8(dst + i, over_constant(load8(dst + i), s));
    store8(dst + count - 8, over_constant(last, s));
  } else if (count >= 4) {
    store4x2(dst, dst + count - 4, over_constant(load4x2(dst, dst + count - 4), s));
  } else if (count >= 2) {
    const __m128i both = _mm_unpacklo_epi64(load2(dst), load2(dst + count - 2));
    const __m256i out = over_constant(_mm256_castsi128_si256(both), s);
    const __m128i half = _mm256_castsi256_si128(out);
    store2(dst, half);
    store2(dst + count - 2, _mm_unpackhi_epi64(half, half));
  } else if (count == 1) {
    const __m256i d = _mm256_castsi128_si256(_mm_cvtsi32_si128((int)dst[0]));
    dst[0] = (uint32_t)_mm256_cvtsi256_si32(over_constant(d, s));
  }
}

AVX2 static void over_solid(uint32_t *dst, size_t count, mica_wide_color color,
                            uint32_t factor) {
  over_run(dst, count, make_solid(color, factor));
}

/// Four rows of at least eight pixels, column by column.
AVX2 static inline void fill_four(uint8_t *dst, size_t bytes_per_row, size_t count,
                                  __m256i value) {
  uint8_t *const third = dst + 2 * bytes_per_row;
  for (size_t i = 0;; i += 8) {
    // The last column reaches back.
    if (i + 8 > count) i = count - 8;
    store8(dst + i * 4, value);
    store8(dst + bytes_per_row + i * 4, value);
    store8(third + i * 4, value);
    store8(third + bytes_per_row + i * 4, value);
    if (i + 8 == count) return;
  }
}

AVX2 static inline void over_four(uint8_t *dst, size_t bytes_per_row, size_t count,
                                  solid_lanes s) {
  uint8_t *const second = dst + bytes_per_row, *const third = second + bytes_per_row;
  uint8_t *const fourth = third + bytes_per_row;
  const size_t end = (count - 8) * 4;
  const __m256i a = over_constant(load8(dst + end), s), b = over_constant(load8(second + end), s);
  const __m256i c = over_constant(load8(third + end), s);
  const __m256i d = over_constant(load8(fourth + end), s);
  for (size_t i = 0; i < end; i += 32) {
    store8(dst + i, over_constant(load8(dst + i), s));
    store8(second + i, over_constant(load8(second + i), s));
    store8(third + i, over_constant(load8(third + i), s));
    store8(fourth + i, over_constant(load8(fourth + i), s));
  }
  store8(dst + end, a);
  store8(second + end, b);
  store8(third + end, c);
  store8(fourth + end, d);
}

AVX2 static void over_solid_rows(uint8_t *dst, size_t bytes_per_row, size_t rows, size_t count,
                                 mica_wide_color color, uint32_t factor) {
  const int is_wide = rows == 4 && count >= 8;
  if (color >> 48 == 65280 && factor == 65535) {
    __m256i value = _mm256_set1_epi64x((long long)color);
    value = _mm256_srli_epi16(_mm256_add_epi16(value, _mm256_set1_epi16(128)), 8);
    value = _mm256_packus_epi16(value, value);
    if (is_wide) return fill_four(dst, bytes_per_row, count, value);
    for (size_t y = 0; y < rows; y++, dst += bytes_per_row)
      fill_run((uint32_t *)dst, count, value);
  } else {
    const solid_lanes s = make_solid(color, factor);
    if (is_wide) return over_four(dst, bytes_per_row, count, s);
    for (size_t y = 0; y < rows; y++, dst += bytes_per_row) over_run((uint32_t *)dst, count, s);
  }
}

/// Two rows of four pixels, the second one at `next`, under a colour with eight coverage bytes.
AVX2 static inline void over_two_rows(uint8_t *dst, uint8_t *next, source_lanes s,
                                      const uint8_t *coverage) {
  store4x2(dst, next, over_by_factors(load4x2(dst, next), s, spread_coverage(coverage)));
}

AVX2 static inline void over_solid_columns(uint8_t *dst, size_t bytes_per_row,
                                           const uint8_t *coverage, size_t stride, size_t count,
                                           mica_wide_color color) {
  const source_lanes s = wide_source(color);
  uint8_t *const second = dst + bytes_per_row, *const third = second + bytes_per_row;
  uint8_t *const fourth = third + bytes_per_row;
  for (size_t i = 0; i < count * 16; i += 16, coverage += stride) {
    const __m128i own = load4(coverage);
    if (_mm_cvtsi128_si64(own) != 0) over_two_rows(dst + i, second + i, s, coverage);
    if (_mm_extract_epi64(own, 1) != 0) over_two_rows(third + i, fourth + i, s, coverage + 8);
  }
}

AVX2 static void over_solid_tiles(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                                  size_t count, mica_wide_color color) {
  over_solid_columns(dst, bytes_per_row, coverage, 16, count, color);
}
