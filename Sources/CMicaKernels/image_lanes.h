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

/// `steps` is known where this is called, so that plain places cost nothing for it.
FAST static inline __attribute__((always_inline)) void bilinear_row_by(
    uint32_t *dst, size_t count, const mica_image *image, const mica_image_run *run, int steps) {
  int32_t u = run->u, v = run->v;
  const int32_t du = run->du, dv = run->dv;
  const uint8_t *pixels = image->pixels;
  const size_t stride = image->bytes_per_row;
  if (run_is_copy(run, 0xff00) && run_is_inside(image, u, v, run, count, 0)) {
    nearest_row(dst, count, image, run);
    return;
  }
  const int inside = run_is_inside(image, u, v, run, count, 1);
  size_t i = 0;
  for (; i + 4 <= count; i += 4, u += 4 * du, v += 4 * dv) {
    if (!inside && !run_is_inside(image, u, v, run, 4, 1)) {
      for (int k = 0; k < 4; k++) dst[i + k] = bilinear_pixel(image, u + k * du, v + k * dv);
      continue;
    }
    __m128i a = bilinear4(pixels, stride, u, v, steps);
    __m128i b = bilinear4(pixels, stride, u + du, v + dv, steps);
    __m128i c = bilinear4(pixels, stride, u + 2 * du, v + 2 * dv, steps);
    __m128i d = bilinear4(pixels, stride, u + 3 * du, v + 3 * dv, steps);
    _mm_storeu_si128((__m128i *)(dst + i),
                     _mm_packus_epi16(_mm_packus_epi32(a, b), _mm_packus_epi32(c, d)));
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
