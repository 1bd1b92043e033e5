// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Bilinear sampling, one image pixel's four channels a vector. Part of kernels_lanes.h.

/// One pixel as four 32-bit channels; all four neighbours must be inside.
FAST static inline __m128i bilinear4(const uint8_t *pixels, size_t bytes_per_row, int32_t u,
                                     int32_t v, int steps) {
  const uint8_t *p = pixels + (size_t)(v >> 16) * bytes_per_row + (size_t)(u >> 16) * 4;
  const int fx = steps ? (int)mica_share((uint32_t)u >> 8) : u >> 8 & 255;
  __m128i top = _mm_cvtepu8_epi16(_mm_loadl_epi64((const __m128i *)p));
  __m128i bottom = _mm_cvtepu8_epi16(_mm_loadl_epi64((const __m128i *)(p + bytes_per_row)));
  // Both columns at 16 bits, then less 32768, so that they can be multiplied as signed numbers.
  const int down = steps ? (int)mica_share((uint32_t)v >> 8) : v >> 8 & 255;
  __m128i fy = _mm_broadcastw_epi16(_mm_cvtsi32_si128(down));
  __m128i columns = _mm_add_epi16(_mm_slli_epi16(top, 8),
                                  _mm_mullo_epi16(_mm_sub_epi16(bottom, top), fy));
  columns = _mm_xor_si128(columns, _mm_set1_epi16((short)0x8000));
  __m128i pairs = _mm_unpacklo_epi16(columns, _mm_unpackhi_epi64(columns, columns));
  __m128i weights = _mm_set1_epi32(fx << 16 | (256 - fx));
  // Plus what the 32768 took away, plus one half.
  __m128i sum = _mm_add_epi32(_mm_madd_epi16(pairs, weights), _mm_set1_epi32(32768 * 257));
  return _mm_srli_epi32(sum, 16);
}

/// The same for LANES pixels, of which two lie in each quarter of a vector: every pixel's left and right neighbours as
/// four words each.
FAST static inline ints mix_columns(octets top, octets bottom, octets order, octets down,
                                    octets weights) {
  const octets sides = in_all_quarters(
      _mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15));
  const words above = (words)shuffle(top, order), below = (words)shuffle(bottom, order);
  const words columns = ((above << 8) + (below - above) * (words)down) ^ 0x8000;
  const ints sum = pair_products((words)shuffle((octets)columns, sides), (words)weights);
  return (sum + 32768 * 257) >> 16 & 255;
}

/// The parts of the farther pixel in 256ths.
FAST static inline ints far_shares(ints place, int steps) {
  if (!steps) return place >> 8 & 255;
  const octets shares = in_all_quarters(
      _mm_setr_epi8(0, 16, 32, 64, (char)128, (char)192, (char)224, (char)240, 0, 0, 0, 0, 0, 0, 0, 0));
  return (ints)shuffle(shares, (octets)((place >> 13 & 7) | (int32_t)0x80808000));
}

/// Two pixels of each quarter, from the `first` of its four on, as words.
FAST static inline words bilinear_twos(const mica_image *image, const int32_t *offsets,
                                       octets down, octets weights, int first) {
  const char no = (char)128;
  const octets low = in_all_quarters(
      _mm_setr_epi8(0, no, 1, no, 2, no, 3, no, 4, no, 5, no, 6, no, 7, no));
  const octets high = low + (uint8_t)8 * (octets)(low < 128 ? (octets)1 : (octets)0);
  const octets word = in_all_quarters(_mm_set1_epi16((short)(0x0100 + 0x0404 * first)));
  const octets number = in_all_quarters(_mm_set1_epi32(0x03020100 + 0x04040404 * first));
  const octets top = load_pairs(image->pixels, offsets, first);
  const octets bottom = load_pairs(image->pixels + image->bytes_per_row, offsets, first);
  const ints one = mix_columns(top, bottom, low, shuffle(down, word), shuffle(weights, number));
  const ints two = mix_columns(top, bottom, high, shuffle(down, word + (uint8_t)4),
                               shuffle(weights, number + (uint8_t)4));
  return pack(one, two);
}

/// LANES pixels whose neighbours are all inside, u and v their places.
FAST static inline words bilinear_lanes(const mica_image *image, ints u, ints v, int steps) {
  const ints fx = far_shares(u, steps);
  const octets down = (octets)far_shares(v, steps), weights = (octets)(fx << 16 | (256 - fx));
  const ints places = (v >> 16) * (int32_t)image->bytes_per_row + (u >> 16 << 2);
  int32_t offsets[LANES];
  memcpy(offsets, &places, sizeof offsets);
  // Read from memory: taking lanes out of a vector one by one costs twice as much.
  __asm__ volatile("" : : "r"(offsets) : "memory");
  return (words)pack_bytes(bilinear_twos(image, offsets, down, weights, 0),
                           bilinear_twos(image, offsets, down, weights, 2));
}

/// Four pixels; some of their neighbours may lie outside.
FAST static inline void bilinear_four(uint32_t *dst, const mica_image *image, int32_t u, int32_t v,
                                      const mica_image_run *run, int inside, int steps) {
  const int32_t du = run->du, dv = run->dv;
  if (!inside && !run_is_inside(image, u, v, run, 4, 1)) {
    for (int k = 0; k < 4; k++) dst[k] = bilinear_pixel(image, u + k * du, v + k * dv);
    return;
  }
  const uint8_t *pixels = image->pixels;
  const size_t stride = image->bytes_per_row;
  __m128i a = bilinear4(pixels, stride, u, v, steps);
  __m128i b = bilinear4(pixels, stride, u + du, v + dv, steps);
  __m128i c = bilinear4(pixels, stride, u + 2 * du, v + 2 * dv, steps);
  __m128i d = bilinear4(pixels, stride, u + 3 * du, v + 3 * dv, steps);
  _mm_storeu_si128((__m128i *)dst,
                   _mm_packus_epi16(_mm_packus_epi32(a, b), _mm_packus_epi32(c, d)));
}

/// `steps` is known where this is called, so that plain places cost nothing for it.
FAST static inline __attribute__((always_inline)) void bilinear_row_by(
    uint32_t *dst, size_t count, const mica_image *image, const mica_image_run *run, int steps) {
  int32_t u = run->u, v = run->v;
  const int32_t du = run->du, dv = run->dv;
  if (run_is_copy(run, 0xff00) && run_is_inside(image, u, v, run, count, 0)) {
    nearest_row(dst, count, image, run);
    return;
  }
  const int inside = run_is_inside(image, u, v, run, count, 1);
  // Offsets within the image are told by 32 bits.
  const int is_small = (uint64_t)image->height * image->bytes_per_row < 1u << 31;
  const ints lane = (ints)load_pixels(columns_of_row);
  size_t i = 0;
  while (i + 4 <= count) {
    if (is_small && i + LANES <= count && (inside || run_is_inside(image, u, v, run, LANES, 1))) {
      store_pixels(dst + i, bilinear_lanes(image, u + lane * du, v + lane * dv, steps));
      i += LANES, u += LANES * du, v += LANES * dv;
    } else {
      bilinear_four(dst + i, image, u, v, run, inside, steps);
      i += 4, u += 4 * du, v += 4 * dv;
    }
  }
  for (; i < count; i++, u += du, v += dv) dst[i] = bilinear_pixel(image, u, v);
}

FAST static void bilinear_row(uint32_t *dst, size_t count, const mica_image *image,
                              const mica_image_run *run) {
  if (image->steps) {
    bilinear_row_by(dst, count, image, run, 1);
  } else {
    bilinear_row_by(dst, count, image, run, 0);
  }
}
