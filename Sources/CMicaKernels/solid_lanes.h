// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One colour over rows and tiles. Part of kernels_lanes.h. The last pixels of a run are taken as a
// whole vector that reaches back into pixels done before: it is read first and written last.

FAST static inline void fill_run(uint32_t *dst, size_t count, words value) {
  if (count < LANES) {
    store_few(dst, value, count);
    return;
  }
  for (size_t i = 0; i + LANES < count; i += LANES) store_pixels(dst + i, value);
  store_pixels(dst + count - LANES, value);
}

FAST static void fill(uint32_t *dst, size_t count, uint32_t color) {
  fill_run(dst, count, all_pixels(color));
}

/// A colour times a factor, to lay over pixels: its channels and one half level, and what is left
/// of the pixels.
typedef struct {
  words even, odd, inverse;
} solid_lanes;

FAST static inline solid_lanes make_solid(mica_wide_color color, uint32_t factor) {
  const source_lanes s = wide_source(color);
  const words factors = all_words((uint16_t)factor);
  return (solid_lanes){high_products(s.even, factors) + 128, high_products(s.odd, factors) + 128,
                       ~high_products(s.alpha, factors)};
}

/// A constant source over a vector of pixels.
FAST static inline words over_constant(words d, solid_lanes s) {
  return over_lanes(d, s.even, s.odd, s.inverse);
}

FAST static inline void over_run(uint32_t *dst, size_t count, solid_lanes s) {
  if (count < LANES) {
    store_few(dst, over_constant(load_few(dst, count), s), count);
    return;
  }
  const words last = load_pixels(dst + count - LANES);
  size_t i = 0;
  for (; i + 2 * LANES < count; i += 2 * LANES) {
    const words a = load_pixels(dst + i), b = load_pixels(dst + i + LANES);
    store_pixels(dst + i, over_constant(a, s));
    store_pixels(dst + i + LANES, over_constant(b, s));
  }
  if (i + LANES < count) store_pixels(dst + i, over_constant(load_pixels(dst + i), s));
  store_pixels(dst + count - LANES, over_constant(last, s));
}

FAST static void over_solid(uint32_t *dst, size_t count, mica_wide_color color, uint32_t factor) {
  over_run(dst, count, make_solid(color, factor));
}

/// Four rows of at least a vector's pixels, column by column.
FAST static inline void fill_four(uint8_t *dst, size_t bytes_per_row, size_t count, words value) {
  uint8_t *const third = dst + 2 * bytes_per_row;
  for (size_t i = 0;; i += LANES) {
    // The last column reaches back.
    if (i + LANES > count) i = count - LANES;
    store_pixels(dst + i * 4, value);
    store_pixels(dst + bytes_per_row + i * 4, value);
    store_pixels(third + i * 4, value);
    store_pixels(third + bytes_per_row + i * 4, value);
    if (i + LANES == count) return;
  }
}

FAST static inline void over_four(uint8_t *dst, size_t bytes_per_row, size_t count, solid_lanes s) {
  uint8_t *const second = dst + bytes_per_row, *const third = second + bytes_per_row;
  uint8_t *const fourth = third + bytes_per_row;
  const size_t end = (count - LANES) * 4;
  const words a = over_constant(load_pixels(dst + end), s);
  const words b = over_constant(load_pixels(second + end), s);
  const words c = over_constant(load_pixels(third + end), s);
  const words d = over_constant(load_pixels(fourth + end), s);
  for (size_t i = 0; i < end; i += 4 * LANES) {
    store_pixels(dst + i, over_constant(load_pixels(dst + i), s));
    store_pixels(second + i, over_constant(load_pixels(second + i), s));
    store_pixels(third + i, over_constant(load_pixels(third + i), s));
    store_pixels(fourth + i, over_constant(load_pixels(fourth + i), s));
  }
  store_pixels(dst + end, a);
  store_pixels(second + end, b);
  store_pixels(third + end, c);
  store_pixels(fourth + end, d);
}

FAST static void over_solid_rows(uint8_t *dst, size_t bytes_per_row, size_t rows, size_t count,
                                 mica_wide_color color, uint32_t factor) {
  const int is_wide = rows == 4 && count >= LANES;
  if (color >> 48 == 65280 && factor == 65535) {
    const words value = all_pixels(mica_narrow(color));
    if (is_wide) return fill_four(dst, bytes_per_row, count, value);
    for (size_t y = 0; y < rows; y++, dst += bytes_per_row)
      fill_run((uint32_t *)dst, count, value);
  } else {
    const solid_lanes s = make_solid(color, factor);
    if (is_wide) return over_four(dst, bytes_per_row, count, s);
    for (size_t y = 0; y < rows; y++, dst += bytes_per_row) over_run((uint32_t *)dst, count, s);
  }
}

/// Rows of four pixels below one another, as many as a vector holds, under sources with a coverage
/// byte each.
FAST static inline void over_rows(uint8_t *dst, size_t bytes_per_row, source_lanes s,
                                  const uint8_t *coverage) {
  store_rows(dst, bytes_per_row,
             over_by_factors(load_rows(dst, bytes_per_row), s, spread_coverage(coverage)));
}

FAST static inline void over_solid_columns(uint8_t *dst, size_t bytes_per_row,
                                           const uint8_t *coverage, size_t stride, size_t count,
                                           mica_wide_color color) {
  const source_lanes s = wide_source(color);
  for (size_t i = 0; i < count; i++, dst += 16, coverage += stride) {
    for (size_t y = 0; y < 4; y += LANES / 4) {
      if (!is_covered(coverage + 4 * y)) continue;
      over_rows(dst + y * bytes_per_row, bytes_per_row, s, coverage + 4 * y);
    }
  }
}

FAST static void over_solid_tiles(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                                  size_t count, mica_wide_color color) {
  over_solid_columns(dst, bytes_per_row, coverage, 16, count, color);
}
