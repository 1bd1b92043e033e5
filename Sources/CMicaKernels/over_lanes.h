// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Source-over, a vector of pixels a step. Red and blue lie in the even words of their pixels, green and
// alpha in the odd ones, so that both share a pixel's factor. Part of kernels_lanes.h; the bytes are
// mica_over's.

/// Channels of sources in 256ths of a level and one more, as mica_over multiplies them; their alpha
/// in 65535ths.
typedef struct {
  words even, odd, alpha;
} source_lanes;

/// One colour.
FAST static inline source_lanes wide_source(mica_wide_color color) {
  const mica_wide_color more = color + 0x0001000100010001;
  const uint32_t red = (uint32_t)more & 65535, green = (uint32_t)(more >> 16) & 65535;
  const uint32_t blue = (uint32_t)(more >> 32) & 65535, alpha = (uint32_t)(color >> 48);
  return (source_lanes){all_pixels(red | blue << 16), all_pixels(green | (alpha + 1) << 16),
                        all_words((uint16_t)(alpha + (alpha >> 8)))};
}

/// The alpha of each pixel in all four of its bytes.
FAST static inline words spread_alpha(words pixels) {
  const __m128i pattern = _mm_setr_epi8(3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
  return (words)shuffle((octets)pixels, in_all_quarters(pattern));
}

/// A vector of pixels.
FAST static inline source_lanes pixel_sources(words pixels) {
  return (source_lanes){pixels << 8 | 1, (pixels & 0xff00) | 1, spread_alpha(pixels)};
}

/// `even` and `odd` are a source's channels, multiplied, plus one half level.
FAST static inline words over_lanes(words d, words even, words odd, words inverse) {
  even += high_products(d << 8, inverse);
  odd += high_products(d & 0xff00, inverse);
  return even >> 8 | (odd & 0xff00);
}

/// Sources times factors of 65535ths over as many pixels.
FAST static inline words over_by_factors(words d, source_lanes s, words factors) {
  return over_lanes(d, high_products(s.even, factors) + 128, high_products(s.odd, factors) + 128,
                    ~high_products(s.alpha, factors));
}

/// The same with factors of 65535: those leave a channel as it is and take 1 from an alpha above 0.
FAST static inline words over_whole(words d, source_lanes s) {
  return over_lanes(d, s.even + 127, s.odd + 127,
                    __builtin_elementwise_add_sat(~s.alpha, all_words(1)));
}
