// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours of gradients: gathered from a table, or worked out in lanes. Part of kernels_lanes.h.

FAST static inline ints ramp_colors(floats t, const mica_ramp *ramp) {
  const floats size = ramp->size, low = ramp->low, high = ramp->high, one = 1.0f, none = 0.0f;
  const floats at = lesser(greater(t * (floats)ramp->scale + one, none), size + one);
  return gather(ramp->table, truncated(at)) & ((t >= low) & (t <= high));
}

FAST static void ramp_row(uint32_t *dst, const float *t, size_t count, const mica_ramp *ramp) {
  size_t i = 0;
  for (; i + LANES <= count; i += LANES)
    store_pixels(dst + i, (words)ramp_colors(load_floats(t + i), ramp));
  if (i < count) mica_kernels_reference()->ramp_row(dst + i, t + i, count - i, ramp);
}

/// One piece in all lanes: where it lies, and its colour's coefficients.
typedef struct {
  floats low, high;
  floats base[4], slope[4];
  int in_steps;
} piece_lanes;

FAST static inline void broadcast_piece(piece_lanes *lanes, int k, const mica_pieces *p) {
  lanes->low = (floats)(k > 0 ? p->threshold[k - 1] : -INFINITY);
  lanes->high = (floats)(k < p->threshold_count ? p->threshold[k] : INFINITY);
  lanes->in_steps = p->in_steps;
  for (int c = 0; c < 4; c++) {
    lanes->base[c] = (floats)p->base[c][k];
    lanes->slope[c] = (floats)p->slope[c][k];
  }
}

/// Straight red, green, blue of 0 ... 1 and alpha of 0 ... 255.
typedef struct {
  floats r, g, b, a;
} color_lanes;

FAST static inline color_lanes piece_colors(floats t, const piece_lanes *lanes) {
  if (lanes->in_steps) t = __builtin_elementwise_floor(t);
  return (color_lanes){lanes->base[0] + lanes->slope[0] * t, lanes->base[1] + lanes->slope[1] * t,
                       lanes->base[2] + lanes->slope[2] * t, lanes->base[3] + lanes->slope[3] * t};
}

/// Premultiplied pixels.
FAST static inline words premultiply(color_lanes c) {
  const ints pixel = rounded(c.r * c.a) | rounded(c.g * c.a) << 8 | rounded(c.b * c.a) << 16 |
                     rounded(c.a) << 24;
  const words limits = spread_alpha((words)pixel);
  return (words)__builtin_elementwise_min((octets)pixel, (octets)limits);
}

/// Numbers below 65536 in the even words of pixels and in the odd ones, negative ones as 0.
FAST static inline words join_lanes(ints even, ints odd) {
  const __m128i order = _mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15);
  return (words)shuffle((octets)pack(even, odd), in_all_quarters(order));
}

/// Premultiplied sources.
FAST static inline source_lanes gradient_sources(color_lanes c) {
  const __m128i pattern = _mm_setr_epi8(2, 3, 2, 3, 6, 7, 6, 7, 10, 11, 10, 11, 14, 15, 14, 15);
  const floats a = c.a * 256.0f;
  const words even = join_lanes(truncated(c.r * a), truncated(c.b * a));
  const words odd = join_lanes(truncated(c.g * a), truncated(a));
  const words most = __builtin_elementwise_min(
      (words)shuffle((octets)odd, in_all_quarters(pattern)), all_words(65280));
  return (source_lanes){__builtin_elementwise_min(even, most) + 1,
                        __builtin_elementwise_min(odd, most) + 1, most + (most >> 8)};
}

/// The number of thresholds that each lane reaches.
FAST static inline ints piece_indices(floats t, const mica_pieces *p) {
  ints piece = 0;
  for (int k = 0; k < p->threshold_count; k++) piece -= t >= (floats)p->threshold[k];
  return piece;
}

/// Lanes of any pieces; clear where t is NaN.
FAST static inline color_lanes pieces_colors(floats t, ints piece, const mica_pieces *p) {
  const ints is_number = t == t;
  if (p->in_steps) t = __builtin_elementwise_floor(t);
  floats c[4];
  for (int k = 0; k < 4; k++) {
    const floats color = pick(p->base[k], piece) + pick(p->slope[k], piece) * t;
    c[k] = (floats)((ints)color & is_number);
  }
  return (color_lanes){c[0], c[1], c[2], c[3]};
}

/// A vector of colours, whose piece `lanes` remembers.
FAST static inline color_lanes any_colors(floats t, piece_lanes *lanes, const mica_pieces *p) {
  if (all((t >= lanes->low) & (t < lanes->high))) return piece_colors(t, lanes);
  const ints piece = piece_indices(t, p);
  broadcast_piece(lanes, piece[LANES - 1], p);
  return pieces_colors(t, piece, p);
}

/// Places along a row: read from memory or, where `t` is NULL, slope * x + offset, as linear_t
/// gives them.
typedef struct {
  const float *t;
  floats x, slope, offset;
} row_places;

/// slope * x + offset, limited like linear_t's: NaN stays.
FAST static inline floats linear_places(floats x, floats slope, floats offset) {
  const floats most = 1e9f, least = -1e9f;
  return lesser(most, greater(least, slope * x + offset));
}

FAST static inline floats places(const row_places *row, size_t i) {
  if (row->t != NULL) return load_floats(row->t + i);
  // Whole numbers below 2^24: no rounding.
  return linear_places(row->x + (float)(int32_t)i, row->slope, row->offset);
}

/// The colours of the last pixels of a row, fewer than a vector's.
FAST static inline color_lanes last_colors(const row_places *row, size_t i, size_t count,
                                           piece_lanes *lanes, const mica_pieces *p) {
  const floats t = row->t != NULL ? (floats)load_few(row->t + i, count) : places(row, i);
  return any_colors(t, lanes, p);
}

/// A place each: few, whatever LANES is.
typedef float eight_places __attribute__((ext_vector_type(8)));
typedef int32_t eight_flags __attribute__((ext_vector_type(8)));

FAST static inline unsigned flag_bits(eight_flags flags) {
  return (unsigned)_mm256_movemask_ps((__m256)flags);
}

/// The piece of one place; of NaN the first one.
FAST static inline int piece_index(float t, const mica_pieces *p) {
  eight_places thresholds;
  memcpy(&thresholds, (const uint8_t *)p + offsetof(mica_pieces, threshold), sizeof thresholds);
  const unsigned known = (1u << p->threshold_count) - 1;
  return __builtin_popcount(flag_bits((eight_places)t >= thresholds) & known);
}

/// slope * x + offset for a pixel of a linear row.
FAST static inline float linear_place(const row_places *row, size_t i) {
  return row->slope[0] * (row->x[0] + (float)(int32_t)i) + row->offset[0];
}

/// Whether one piece holds a place, which no limit has changed.
FAST static inline int holds(const piece_lanes *lanes, float t) {
  return (t >= lanes->low[0]) & (t < lanes->high[0]) & (t > -1e9f) & (t < 1e9f);
}

/// How many whole vectors of a linear row, from the pixel i on, one piece surely holds. Places grow or fall steadily along
/// a row, roundings included: the first and the last tell.
FAST static inline size_t steady_vectors(const row_places *row, size_t i, size_t count,
                                         const piece_lanes *lanes) {
  size_t n = (count - i) / LANES;
  if (n == 0 || !holds(lanes, linear_place(row, i))) return 0;
  if (holds(lanes, linear_place(row, i + n * LANES - 1))) return n;
  const float slope = row->slope[0];
  const float end = slope > 0.0f ? lanes->high[0] : lanes->low[0];
  const float room = (end - linear_place(row, i)) / slope / LANES;
  if (!(room >= 1.0f && room < (float)n)) return 0;
  n = (size_t)room;
  return holds(lanes, linear_place(row, i + n * LANES - 1)) ? n : 0;
}

/// Carries out EMIT(colors) for whole vectors of a row from the pixel i on, which moves on; then `lanes` is the last
/// one's piece.
#define EACH_VECTOR(EMIT)                                                                  \
  while (i + LANES <= count) {                                                             \
    if (row.t == NULL) {                                                                   \
      floats x = row.x + (float)(int32_t)i;                                                \
      for (size_t n = steady_vectors(&row, i, count, &lanes); n > 0; n--, i += LANES) {    \
        EMIT(piece_colors(row.slope * x + row.offset, &lanes));                            \
        x += (float)LANES;                                                                 \
      }                                                                                    \
      if (i + LANES > count) break;                                                        \
    }                                                                                      \
    EMIT(any_colors(places(&row, i), &lanes, p));                                          \
    i += LANES;                                                                            \
  }

/// The piece that a row begins in.
FAST static inline void broadcast_first_piece(piece_lanes *lanes, const row_places *row,
                                              const mica_pieces *p) {
  broadcast_piece(lanes, row->t == NULL ? piece_index(linear_place(row, 0), p) : 0, p);
}

/// A row of colours.
FAST __attribute__((always_inline)) static inline void pieces_loop(uint32_t *dst, row_places row,
                                                                   size_t count,
                                                                   const mica_pieces *p) {
  piece_lanes lanes;
  broadcast_first_piece(&lanes, &row, p);
  size_t i = 0;
#define STORE(colors) store_pixels(dst + i, premultiply(colors))
  EACH_VECTOR(STORE)
#undef STORE
  if (i < count)
    store_few(dst + i, premultiply(last_colors(&row, i, count - i, &lanes, p)), count - i);
}

/// A row of colours over `dst`, with or without coverage.
FAST __attribute__((always_inline)) static inline void over_pieces_loop(uint32_t *dst,
                                                                        row_places row,
                                                                        const uint8_t *coverage,
                                                                        size_t count,
                                                                        const mica_pieces *p) {
  piece_lanes lanes;
  broadcast_first_piece(&lanes, &row, p);
  size_t i = 0;
#define OVER(colors)                                                                \
  const source_lanes s = gradient_sources(colors);                                  \
  const words d = load_pixels(dst + i);                                             \
  store_pixels(dst + i, coverage == NULL ? over_whole(d, s)                         \
                                         : over_by_factors(d, s, spread_coverage(coverage + i)))
  EACH_VECTOR(OVER)
#undef OVER
  if (i == count) return;
  const source_lanes s = gradient_sources(last_colors(&row, i, count - i, &lanes, p));
  const words d = load_few(dst + i, count - i);
  const words factors = coverage == NULL ? all_words(65535) : spread_few(coverage + i, count - i);
  store_few(dst + i, over_by_factors(d, s, factors), count - i);
}

FAST static void pieces_row(uint32_t *dst, const float *t, size_t count, const mica_pieces *p) {
  pieces_loop(dst, (row_places){.t = t}, count, p);
}

FAST static void over_pieces_row(uint32_t *dst, const float *t, const uint8_t *coverage,
                                 size_t count, const mica_pieces *p) {
  over_pieces_loop(dst, (row_places){.t = t}, coverage, count, p);
}

/// The columns of a row's pixels, and of the pixels of rows of four.
static const int32_t columns_of_row[16] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static const int32_t columns_of_four[16] = {0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3};

/// x and the columns.
FAST static inline floats column_places(int32_t x, const int32_t *columns) {
  return __builtin_convertvector((ints)load_pixels(columns) + x, floats);
}

FAST static inline row_places row_of_places(int32_t x, float slope, float offset) {
  return (row_places){.x = column_places(x, columns_of_row),
                      .slope = (floats)slope, .offset = (floats)offset};
}

FAST static void linear_row(uint32_t *dst, int32_t x, size_t count, float slope, float offset,
                            const mica_pieces *p) {
  pieces_loop(dst, row_of_places(x, slope, offset), count, p);
}

FAST static void over_linear_row(uint32_t *dst, int32_t x, const uint8_t *coverage, size_t count,
                                 float slope, float offset, const mica_pieces *p) {
  over_pieces_loop(dst, row_of_places(x, slope, offset), coverage, count, p);
}

/// Whether one piece holds all places of a run of tiles: those of its corners tell.
FAST static inline int holds_tiles(const piece_lanes *lanes, int32_t x, size_t count, float slope,
                                   const float *offsets) {
  const float first = slope * (float)x, last = slope * (float)(x + (int32_t)count * 4 - 1);
  eight_places t = {offsets[0], offsets[1], offsets[2], offsets[3],
                    offsets[0], offsets[1], offsets[2], offsets[3]};
  t += (eight_places){first, first, first, first, last, last, last, last};
  return flag_bits((t >= lanes->low[0]) & (t < lanes->high[0]) & (t > -1e9f) & (t < 1e9f)) == 255;
}

FAST static void over_linear_tiles(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                                   size_t count, int32_t x, float slope, const float *offsets,
                                   const mica_pieces *p) {
  piece_lanes lanes;
  broadcast_piece(&lanes, piece_index(slope * (float)x + offsets[0], p), p);
  const int held = holds_tiles(&lanes, x, count, slope, offsets);
  float by_pixel[16];
  for (size_t i = 0; i < 16; i++) by_pixel[i] = offsets[i / 4];
  floats at = column_places(x, columns_of_four);
  for (size_t i = 0; i < count; i++, dst += 16, coverage += 16, at += 4.0f) {
    for (size_t y = 0; y < 4; y += LANES / 4) {
      if (!is_covered(coverage + 4 * y)) continue;
      const floats offset = load_floats(by_pixel + 4 * y);
      const color_lanes colors =
          held ? piece_colors((floats)slope * at + offset, &lanes)
               : any_colors(linear_places(at, (floats)slope, offset), &lanes, p);
      over_rows(dst + y * bytes_per_row, bytes_per_row, gradient_sources(colors),
                coverage + 4 * y);
    }
  }
}

FAST static void over_pieces_tile(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                                  const float *t, size_t t_stride, const mica_pieces *p) {
  for (size_t y = 0; y < 4; y += LANES / 4) {
    if (!is_covered(coverage + 4 * y)) continue;
    const floats at = (floats)load_rows((const uint8_t *)(t + y * t_stride), 4 * t_stride);
    over_rows(dst + y * bytes_per_row, bytes_per_row,
              gradient_sources(pieces_colors(at, piece_indices(at, p), p)), coverage + 4 * y);
  }
}
