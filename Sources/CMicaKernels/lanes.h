// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The vectors that LANES pixels lie in. A quarter is 128 bits of a vector.

/// The channels of pixels, by twos and one by one.
typedef uint16_t words __attribute__((ext_vector_type(2 * LANES)));
typedef uint8_t octets __attribute__((ext_vector_type(4 * LANES)));
/// A number for each pixel.
typedef int32_t ints __attribute__((ext_vector_type(LANES)));
typedef float floats __attribute__((ext_vector_type(LANES)));

FAST static inline words load_pixels(const void *p) {
  words v;
  memcpy(&v, p, sizeof v);
  return v;
}

FAST static inline void store_pixels(void *p, words v) { memcpy(p, &v, sizeof v); }

FAST static inline floats load_floats(const void *p) {
  floats v;
  memcpy(&v, p, sizeof v);
  return v;
}

/// One word everywhere.
FAST static inline words all_words(uint16_t v) { return (words)v; }

/// One number everywhere.
FAST static inline words all_pixels(uint32_t v) { return (words)(ints)(int32_t)v; }

/// The 8 bytes at each of two offsets.
FAST static inline __m128i load_two(const uint8_t *p, const int32_t *offsets) {
  const __m128i low = _mm_loadl_epi64((const __m128i *)(p + offsets[0]));
  return _mm_castpd_si128(
      _mm_loadh_pd(_mm_castsi128_pd(low), (const double *)(const void *)(p + offsets[1])));
}
