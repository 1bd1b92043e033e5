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

/// A colour to lay over pixels: in 16-bit lanes 255 less its alpha, and s * 255 + 128 of each
/// channel.
typedef struct {
  __m256i inverse, bias;
} solid_lanes;

AVX2 static inline solid_lanes make_solid(uint32_t color) {
  const __m256i src = _mm256_set1_epi64x((long long)(((uint64_t)color << 32) | color));
  const __m256i wide = _mm256_unpacklo_epi8(src, _mm256_setzero_si256());
  const __m256i most = _mm256_set1_epi16(255), half = _mm256_set1_epi16(128);
  return (solid_lanes){_mm256_set1_epi16((short)(255 - (color >> 24))),
                       _mm256_add_epi16(_mm256_mullo_epi16(wide, most), half)};
}

/// A constant source over eight pixels: (d * inverse + s * 255) / 255 is rounded like d * inverse
/// / 255 alone, since s is whole.
AVX2 static inline __m256i over_constant(__m256i d, solid_lanes s) {
  const __m256i zero = _mm256_setzero_si256(), factor = _mm256_set1_epi16(257);
  __m256i a = _mm256_mullo_epi16(_mm256_unpacklo_epi8(d, zero), s.inverse);
  __m256i b = _mm256_mullo_epi16(_mm256_unpackhi_epi8(d, zero), s.inverse);
  a = _mm256_mulhi_epu16(_mm256_add_epi16(a, s.bias), factor);
  b = _mm256_mulhi_epu16(_mm256_add_epi16(b, s.bias), factor);
  return _mm256_packus_epi16(a, b);
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

AVX2 static void over_solid(uint32_t *dst, size_t count, uint32_t color) {
  over_run(dst, count, make_solid(color));
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
                                 uint32_t color) {
  const int is_wide = rows == 4 && count >= 8;
  if (color >> 24 == 255) {
    const __m256i value = _mm256_set1_epi32((int)color);
    if (is_wide) return fill_four(dst, bytes_per_row, count, value);
    for (size_t y = 0; y < rows; y++, dst += bytes_per_row)
      fill_run((uint32_t *)dst, count, value);
  } else {
    const solid_lanes s = make_solid(color);
    if (is_wide) return over_four(dst, bytes_per_row, count, s);
    for (size_t y = 0; y < rows; y++, dst += bytes_per_row) over_run((uint32_t *)dst, count, s);
  }
}

/// Two rows of four pixels: a colour times their coverage over `d`. Both are in 16-bit lanes; those
/// of `low` are of pixels 0 and 1, those of `high` of 2 and 3.
AVX2 static inline __m256i over_tile_rows(__m256i d, __m256i color, __m256i low, __m256i high) {
  const __m256i zero = _mm256_setzero_si256(), most = _mm256_set1_epi16(255);
  const __m256i alpha = _mm256_set_epi64x(0x0f0e0f0e0f0e0f0e, 0x0706070607060706,
                                          0x0f0e0f0e0f0e0f0e, 0x0706070607060706);
  const __m256i a = div255(_mm256_mullo_epi16(color, low));
  const __m256i b = div255(_mm256_mullo_epi16(color, high));
  const __m256i a_inverse = _mm256_sub_epi16(most, _mm256_shuffle_epi8(a, alpha));
  const __m256i b_inverse = _mm256_sub_epi16(most, _mm256_shuffle_epi8(b, alpha));
  const __m256i below_a = _mm256_mullo_epi16(_mm256_unpacklo_epi8(d, zero), a_inverse);
  const __m256i below_b = _mm256_mullo_epi16(_mm256_unpackhi_epi8(d, zero), b_inverse);
  return _mm256_packus_epi16(_mm256_add_epi16(a, div255(below_a)),
                             _mm256_add_epi16(b, div255(below_b)));
}

/// Where in 16 coverage bytes those of pixels lie that share a register: byte i in each 16-bit lane
/// of its pixel, two pixels in each half, row y in the low half and the next in the high half.
#define LANES_OF(i) (long long)(0x8000800080008000ull | (i) * 0x0001000100010001ull)
#define SPREAD(i) \
  _mm256_set_epi64x(LANES_OF((i) + 5), LANES_OF((i) + 4), LANES_OF((i) + 1), LANES_OF(i))

AVX2 static void over_solid_tiles(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                                  size_t count, uint32_t color) {
  const __m256i wide = _mm256_unpacklo_epi8(_mm256_set1_epi32((int)color),
                                            _mm256_setzero_si256());
  uint8_t *const second = dst + bytes_per_row, *const third = second + bytes_per_row;
  uint8_t *const fourth = third + bytes_per_row;
  for (size_t i = 0; i < count; i++) {
    const __m128i own = load4(coverage + i * 16);
    const __m256i both = _mm256_broadcastsi128_si256(own);
    if (_mm_cvtsi128_si64(own) != 0) {
      const __m256i d = load4x2(dst + i * 16, second + i * 16);
      store4x2(dst + i * 16, second + i * 16,
               over_tile_rows(d, wide, _mm256_shuffle_epi8(both, SPREAD(0)),
                              _mm256_shuffle_epi8(both, SPREAD(2))));
    }
    if (_mm_extract_epi64(own, 1) != 0) {
      const __m256i d = load4x2(third + i * 16, fourth + i * 16);
      store4x2(third + i * 16, fourth + i * 16,
               over_tile_rows(d, wide, _mm256_shuffle_epi8(both, SPREAD(8)),
                              _mm256_shuffle_epi8(both, SPREAD(10))));
    }
  }
}
