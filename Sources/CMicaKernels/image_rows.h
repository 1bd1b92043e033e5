// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rows of pixels read from an image at places in fixed point. Included once by each implementation,
// with KERNEL as the storage class and target of its functions.

#include "CMicaKernels.h"

#include <string.h>

KERNEL inline int32_t image_index(int32_t i, int32_t size, int repeats) {
  if (!repeats) return i < 0 ? 0 : i < size ? i : size - 1;
  const int32_t rest = i % size;
  return rest < 0 ? rest + size : rest;
}

KERNEL inline uint32_t image_pixel(const mica_image *image, int32_t x, int32_t y) {
  x = image_index(x, image->width, image->repeats);
  y = image_index(y, image->height, image->repeats);
  uint32_t pixel;
  memcpy(&pixel, image->pixels + (size_t)y * image->bytes_per_row + (size_t)x * 4, 4);
  return pixel;
}

/// Whether `count` pixels from a place on, and as many as `margin` to their right and below, are
/// all inside: the ends tell.
KERNEL inline int run_is_inside(const mica_image *image, int32_t u, int32_t v,
                                const mica_image_run *run, size_t count, uint32_t margin) {
  const int32_t last = (int32_t)count - 1;
  const int32_t end_u = (u + run->du * last) >> 16, end_v = (v + run->dv * last) >> 16;
  const uint32_t width = (uint32_t)image->width - margin;
  const uint32_t height = (uint32_t)image->height - margin;
  return (uint32_t)(u >> 16) < width && (uint32_t)(v >> 16) < height &&
         (uint32_t)end_u < width && (uint32_t)end_v < height;
}

/// Whether a run shows neighbouring pixels of one image row, one by one.
KERNEL inline int run_is_copy(const mica_image_run *run, int32_t fraction) {
  return run->du == 65536 && run->dv == 0 && (run->u & fraction) == 0 && (run->v & fraction) == 0;
}

KERNEL void nearest_row(uint32_t *dst, size_t count, const mica_image *image,
                        const mica_image_run *run) {
  if (run_is_copy(run, 0) && run_is_inside(image, run->u, run->v, run, count, 0)) {
    memcpy(dst, image->pixels + (size_t)(run->v >> 16) * image->bytes_per_row +
                    (size_t)(run->u >> 16) * 4, count * 4);
    return;
  }
  int32_t u = run->u, v = run->v;
  for (size_t i = 0; i < count; i++, u += run->du, v += run->dv)
    dst[i] = image_pixel(image, u >> 16, v >> 16);
}

KERNEL inline uint32_t bilinear_pixel(const mica_image *image, int32_t u, int32_t v) {
  const int32_t x = u >> 16, y = v >> 16;
  const uint32_t fx = (uint32_t)(u >> 8) & 255, fy = (uint32_t)(v >> 8) & 255;
  return mica_bilinear(image_pixel(image, x, y), image_pixel(image, x + 1, y),
                       image_pixel(image, x, y + 1), image_pixel(image, x + 1, y + 1),
                       image->steps ? mica_share(fx) : fx, image->steps ? mica_share(fy) : fy);
}
