// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours of gradients: gathered from a table, or worked out in lanes. Part of kernels_avx2.c.

AVX2 static inline __m256i ramp8(__m256 t, const mica_ramp *ramp) {
  const __m256 size = _mm256_set1_ps(ramp->size), one = _mm256_set1_ps(1);
  __m256 at = _mm256_add_ps(_mm256_mul_ps(t, size), one);
  // A comparison that fails, NaN included, takes the second operand.
  at = _mm256_min_ps(_mm256_max_ps(at, _mm256_setzero_ps()), _mm256_add_ps(size, one));
  __m256 inside = _mm256_and_ps(_mm256_cmp_ps(t, _mm256_set1_ps(ramp->low), _CMP_GE_OQ),
                                _mm256_cmp_ps(t, _mm256_set1_ps(ramp->high), _CMP_LE_OQ));
  __m256i color = _mm256_i32gather_epi32((const int *)ramp->table, _mm256_cvttps_epi32(at), 4);
  return _mm256_and_si256(color, _mm256_castps_si256(inside));
}

AVX2 static void ramp_row(uint32_t *dst, const float *t, size_t count, const mica_ramp *ramp) {
  size_t i = 0;
  for (; i + 8 <= count; i += 8)
    _mm256_storeu_si256((__m256i *)(dst + i), ramp8(_mm256_loadu_ps(t + i), ramp));
  if (i < count) mica_kernels_reference()->ramp_row(dst + i, t + i, count - i, ramp);
}

/// One piece in all lanes: where it lies, and its colour's coefficients.
typedef struct {
  __m256 low, high;
  __m256 base[4], slope[4];
} piece_lanes;

AVX2 static inline void broadcast_piece(piece_lanes *lanes, int k, const mica_pieces *p) {
  lanes->low = _mm256_set1_ps(k > 0 ? p->threshold[k - 1] : -INFINITY);
  lanes->high = _mm256_set1_ps(k < p->threshold_count ? p->threshold[k] : INFINITY);
  for (int c = 0; c < 4; c++) {
    lanes->base[c] = _mm256_set1_ps(p->base[c][k]);
    lanes->slope[c] = _mm256_set1_ps(p->slope[c][k]);
  }
}

/// Whether all lanes of t lie in the piece.
AVX2 static inline int is_in_piece(__m256 t, const piece_lanes *lanes) {
  __m256 inside = _mm256_and_ps(_mm256_cmp_ps(t, lanes->low, _CMP_GE_OQ),
                                _mm256_cmp_ps(t, lanes->high, _CMP_LT_OQ));
  return _mm256_movemask_ps(inside) == 255;
}

/// Straight red, green, blue of 0 ... 1 and alpha of 0 ... 255 of eight pixels.
typedef struct {
  __m256 r, g, b, a;
} color_lanes;

AVX2 static inline color_lanes piece8(__m256 t, const piece_lanes *lanes) {
  __m256 c[4];
  for (int k = 0; k < 4; k++)
    c[k] = _mm256_add_ps(lanes->base[k], _mm256_mul_ps(lanes->slope[k], t));
  return (color_lanes){c[0], c[1], c[2], c[3]};
}

/// Premultiplied pixels.
AVX2 static inline __m256i premultiply8(color_lanes c) {
  __m256i red = _mm256_cvtps_epi32(_mm256_mul_ps(c.r, c.a));
  __m256i green = _mm256_cvtps_epi32(_mm256_mul_ps(c.g, c.a));
  __m256i blue = _mm256_cvtps_epi32(_mm256_mul_ps(c.b, c.a));
  __m256i alpha = _mm256_slli_epi32(_mm256_cvtps_epi32(c.a), 24);
  __m256i pixel = _mm256_or_si256(_mm256_or_si256(red, _mm256_slli_epi32(green, 8)),
                                  _mm256_or_si256(_mm256_slli_epi32(blue, 16), alpha));
  return _mm256_min_epu8(pixel, spread_alpha(pixel));
}

/// 32-bit lanes side by side as 16-bit lanes, negative ones as 0.
AVX2 static inline __m256i join_lanes(__m256i even, __m256i odd) {
  const __m256i order =
      _mm256_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15, 0, 1, 8, 9, 2, 3, 10,
                       11, 4, 5, 12, 13, 6, 7, 14, 15);
  return _mm256_shuffle_epi8(_mm256_packus_epi32(even, odd), order);
}

/// Premultiplied sources.
AVX2 static inline source_lanes gradient_sources(color_lanes c) {
  const __m256i pattern =
      _mm256_setr_epi8(2, 3, 2, 3, 6, 7, 6, 7, 10, 11, 10, 11, 14, 15, 14, 15, 2, 3, 2, 3, 6, 7, 6,
                       7, 10, 11, 10, 11, 14, 15, 14, 15);
  const __m256i one = _mm256_set1_epi16(1);
  const __m256 a = _mm256_mul_ps(c.a, _mm256_set1_ps(256));
  const __m256i even = join_lanes(_mm256_cvttps_epi32(_mm256_mul_ps(c.r, a)),
                                  _mm256_cvttps_epi32(_mm256_mul_ps(c.b, a)));
  const __m256i odd = join_lanes(_mm256_cvttps_epi32(_mm256_mul_ps(c.g, a)),
                                 _mm256_cvttps_epi32(a));
  const __m256i most = _mm256_min_epu16(_mm256_shuffle_epi8(odd, pattern),
                                        _mm256_set1_epi16((short)65280));
  return (source_lanes){_mm256_add_epi16(_mm256_min_epu16(even, most), one),
                        _mm256_add_epi16(_mm256_min_epu16(odd, most), one),
                        _mm256_add_epi16(most, _mm256_srli_epi16(most, 8))};
}

/// The number of thresholds that each lane reaches.
AVX2 static inline __m256i piece_indices(__m256 t, const mica_pieces *p) {
  __m256i piece = _mm256_setzero_si256();
  for (int k = 0; k < p->threshold_count; k++) {
    __m256 reached = _mm256_cmp_ps(t, _mm256_set1_ps(p->threshold[k]), _CMP_GE_OQ);
    piece = _mm256_sub_epi32(piece, _mm256_castps_si256(reached));
  }
  return piece;
}

/// Lanes of any pieces; clear where t is NaN.
AVX2 static inline color_lanes pieces8(__m256 t, __m256i piece, const mica_pieces *p) {
  const __m256 is_number = _mm256_cmp_ps(t, t, _CMP_ORD_Q);
  __m256 c[4];
  for (int k = 0; k < 4; k++) {
    __m256 base = _mm256_permutevar8x32_ps(_mm256_loadu_ps(p->base[k]), piece);
    __m256 slope = _mm256_permutevar8x32_ps(_mm256_loadu_ps(p->slope[k]), piece);
    c[k] = _mm256_and_ps(_mm256_add_ps(base, _mm256_mul_ps(slope, t)), is_number);
  }
  return (color_lanes){c[0], c[1], c[2], c[3]};
}

/// Eight colours, whose pieces `lanes` remembers.
AVX2 static inline color_lanes any_pieces8(__m256 t, piece_lanes *lanes, const mica_pieces *p) {
  if (is_in_piece(t, lanes)) return piece8(t, lanes);
  __m256i piece = piece_indices(t, p);
  broadcast_piece(lanes, _mm256_extract_epi32(piece, 7), p);
  return pieces8(t, piece, p);
}

/// Places along a row: read from memory or, where `t` is NULL, slope * x + offset, as linear_t
/// gives them.
typedef struct {
  const float *t;
  __m256 x, slope, offset;
} row_places;

/// slope * x + offset, limited like linear_t's: NaN stays.
AVX2 static inline __m256 linear8(__m256 x, __m256 slope, __m256 offset) {
  __m256 t = _mm256_add_ps(_mm256_mul_ps(slope, x), offset);
  return _mm256_min_ps(_mm256_set1_ps(1e9f), _mm256_max_ps(_mm256_set1_ps(-1e9f), t));
}

AVX2 static inline __m256 places8(const row_places *row, size_t i) {
  if (row->t != NULL) return _mm256_loadu_ps(row->t + i);
  // Whole numbers below 2^24: no rounding.
  const __m256 x = _mm256_add_ps(row->x, _mm256_set1_ps((float)(int32_t)i));
  return linear8(x, row->slope, row->offset);
}

/// The colours of the last, fewer than eight pixels of a row.
AVX2 static inline color_lanes last_pieces8(const row_places *row, size_t i, size_t count,
                                            piece_lanes *lanes, const mica_pieces *p) {
  __m256 t = row->t != NULL ? _mm256_castsi256_ps(load_part(row->t + i, count))
                            : places8(row, i);
  return any_pieces8(t, lanes, p);
}

/// A row of colours.
AVX2 __attribute__((always_inline)) static inline void pieces_loop(uint32_t *dst, row_places row,
                                                                   size_t count,
                                                                   const mica_pieces *p) {
  piece_lanes lanes;
  broadcast_piece(&lanes, 0, p);
  size_t i = 0;
  for (; i + 8 <= count; i += 8)
    store8(dst + i, premultiply8(any_pieces8(places8(&row, i), &lanes, p)));
  if (i < count)
    store_part(dst + i, premultiply8(last_pieces8(&row, i, count - i, &lanes, p)), count - i);
}

/// A row of colours over `dst`, with or without coverage.
AVX2 __attribute__((always_inline)) static inline void over_pieces_loop(uint32_t *dst,
                                                                        row_places row,
                                                                        const uint8_t *coverage,
                                                                        size_t count,
                                                                        const mica_pieces *p) {
  piece_lanes lanes;
  broadcast_piece(&lanes, 0, p);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    const source_lanes s = gradient_sources(any_pieces8(places8(&row, i), &lanes, p));
    const __m256i d = load8(dst + i);
    store8(dst + i, coverage == NULL ? over_whole(d, s)
                                     : over_by_factors(d, s, spread_coverage(coverage + i)));
  }
  if (i == count) return;
  uint8_t few[8];
  memset(few, 255, 8);
  for (size_t k = i; coverage != NULL && k < count; k++) few[k - i] = coverage[k];
  const source_lanes s = gradient_sources(last_pieces8(&row, i, count - i, &lanes, p));
  const __m256i d = load_part(dst + i, count - i);
  store_part(dst + i, over_by_factors(d, s, spread_coverage(few)), count - i);
}

AVX2 static void pieces_row(uint32_t *dst, const float *t, size_t count, const mica_pieces *p) {
  pieces_loop(dst, (row_places){.t = t}, count, p);
}

AVX2 static void over_pieces_row(uint32_t *dst, const float *t, const uint8_t *coverage,
                                 size_t count, const mica_pieces *p) {
  over_pieces_loop(dst, (row_places){.t = t}, coverage, count, p);
}

AVX2 static inline row_places linear_places(int32_t x, float slope, float offset) {
  const __m256i order = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  return (row_places){.x = _mm256_cvtepi32_ps(_mm256_add_epi32(_mm256_set1_epi32(x), order)),
                      .slope = _mm256_set1_ps(slope),
                      .offset = _mm256_set1_ps(offset)};
}

AVX2 static void linear_row(uint32_t *dst, int32_t x, size_t count, float slope, float offset,
                            const mica_pieces *p) {
  pieces_loop(dst, linear_places(x, slope, offset), count, p);
}

AVX2 static void over_linear_row(uint32_t *dst, int32_t x, const uint8_t *coverage, size_t count,
                                 float slope, float offset, const mica_pieces *p) {
  over_pieces_loop(dst, linear_places(x, slope, offset), coverage, count, p);
}

AVX2 static void over_linear_tiles(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                                   size_t count, int32_t x, float slope, const float *offsets,
                                   const mica_pieces *p) {
  piece_lanes lanes;
  broadcast_piece(&lanes, 0, p);
  const __m256 slopes = _mm256_set1_ps(slope);
  const __m256 upper = _mm256_set_m128(_mm_set1_ps(offsets[1]), _mm_set1_ps(offsets[0]));
  const __m256 lower = _mm256_set_m128(_mm_set1_ps(offsets[3]), _mm_set1_ps(offsets[2]));
  const __m256i order = _mm256_setr_epi32(0, 1, 2, 3, 0, 1, 2, 3);
  for (size_t i = 0; i < count; i++, dst += 16, coverage += 16, x += 4) {
    const __m256 at = _mm256_cvtepi32_ps(_mm256_add_epi32(_mm256_set1_epi32(x), order));
    const __m128i own = load4(coverage);
    if (_mm_cvtsi128_si64(own) != 0)
      over_two_rows(dst, dst + bytes_per_row,
                    gradient_sources(any_pieces8(linear8(at, slopes, upper), &lanes, p)),
                    coverage);
    if (_mm_extract_epi64(own, 1) != 0)
      over_two_rows(dst + 2 * bytes_per_row, dst + 3 * bytes_per_row,
                    gradient_sources(any_pieces8(linear8(at, slopes, lower), &lanes, p)),
                    coverage + 8);
  }
}

AVX2 static void over_pieces_tile(uint8_t *dst, size_t bytes_per_row, const uint8_t *coverage,
                                  const float *t, size_t t_stride, const mica_pieces *p) {
  for (int y = 0; y < 4; y += 2, dst += 2 * bytes_per_row, t += 2 * t_stride) {
    long long eight;
    memcpy(&eight, coverage + y * 4, 8);
    if (eight == 0) continue;
    __m256 place = _mm256_set_m128(_mm_loadu_ps(t + t_stride), _mm_loadu_ps(t));
    over_two_rows(dst, dst + bytes_per_row,
                  gradient_sources(pieces8(place, piece_indices(place, p), p)),
                  coverage + y * 4);
  }
}
