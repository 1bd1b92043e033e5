// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Source-over, eight pixels a step. Red and blue lie in the even 16-bit lanes of their pixels,
// green and alpha in the odd ones, so that both share a pixel's factor. Part of the AVX2 kernels;
// the bytes are mica_over's.

/// Channels of sources in 256ths of a level and one more, as mica_over multiplies them; their alpha
/// in 65535ths.
typedef struct {
  __m256i even, odd, alpha;
} source_lanes;

/// One colour.
AVX2 static inline source_lanes wide_source(mica_wide_color color) {
  const __m256i pixel = _mm256_set1_epi64x((long long)color);
  const __m256i more = _mm256_add_epi16(pixel, _mm256_set1_epi16(1));
  const uint32_t alpha = (uint32_t)(color >> 48);
  // Channels 0 and 2, channels 1 and 3.
  const __m256i even = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(more, 0x88), 0x88);
  const __m256i odd = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(more, 0xdd), 0xdd);
  return (source_lanes){even, odd, _mm256_set1_epi16((short)(alpha + (alpha >> 8)))};
}

/// The alpha of each pixel in all four of its bytes.
AVX2 static inline __m256i spread_alpha(__m256i pixels) {
  const __m256i pattern =
      _mm256_setr_epi8(3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 3, 3, 3, 3, 7, 7, 7,
                       7, 11, 11, 11, 11, 15, 15, 15, 15);
  return _mm256_shuffle_epi8(pixels, pattern);
}

/// Eight pixels.
AVX2 static inline source_lanes pixel_sources(__m256i pixels) {
  const __m256i one = _mm256_set1_epi16(1), high = _mm256_set1_epi16((short)0xff00);
  return (source_lanes){_mm256_or_si256(_mm256_slli_epi16(pixels, 8), one),
                        _mm256_or_si256(_mm256_and_si256(pixels, high), one),
                        spread_alpha(pixels)};
}

/// Eight coverage bytes, each in all four bytes of its pixel: times 257 in each lane.
AVX2 static inline __m256i spread_coverage(const uint8_t *coverage) {
  const __m256i spread =
      _mm256_setr_epi8(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6,
                       6, 6, 7, 7, 7, 7);
  long long eight;
  memcpy(&eight, coverage, 8);
  return _mm256_shuffle_epi8(_mm256_set1_epi64x(eight), spread);
}

/// `even` and `odd` are a source's channels, multiplied, plus one half level.
AVX2 static inline __m256i over_lanes(__m256i d, __m256i even, __m256i odd, __m256i inverse) {
  const __m256i high = _mm256_set1_epi16((short)0xff00);
  even = _mm256_add_epi16(even, _mm256_mulhi_epu16(_mm256_slli_epi16(d, 8), inverse));
  odd = _mm256_add_epi16(odd, _mm256_mulhi_epu16(_mm256_and_si256(d, high), inverse));
  return _mm256_or_si256(_mm256_srli_epi16(even, 8), _mm256_and_si256(odd, high));
}

/// Sources times factors of 65535ths over eight pixels.
AVX2 static inline __m256i over_by_factors(__m256i d, source_lanes s, __m256i factors) {
  const __m256i half = _mm256_set1_epi16(128), ones = _mm256_set1_epi8(-1);
  const __m256i even = _mm256_add_epi16(_mm256_mulhi_epu16(s.even, factors), half);
  const __m256i odd = _mm256_add_epi16(_mm256_mulhi_epu16(s.odd, factors), half);
  return over_lanes(d, even, odd,
                    _mm256_xor_si256(_mm256_mulhi_epu16(s.alpha, factors), ones));
}

/// The same with factors of 65535: those leave a channel as it is and take 1 from an alpha above 0.
AVX2 static inline __m256i over_whole(__m256i d, source_lanes s) {
  const __m256i half = _mm256_set1_epi16(127), ones = _mm256_set1_epi8(-1);
  return over_lanes(d, _mm256_add_epi16(s.even, half), _mm256_add_epi16(s.odd, half),
                    _mm256_adds_epu16(_mm256_xor_si256(s.alpha, ones), _mm256_set1_epi16(1)));
}
