// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where the pixels of a row lie on a gradient, and a gradient's table of colours. Included once by
// each implementation, with KERNEL as the storage class and target of its functions. Each value
// depends on its own pixel only, so it does not matter where a run starts.

#include "CMicaKernels.h"

#include <math.h>

/// A place so far out that a colour's slope times it would overflow counts as far out; NaN stays.
static inline float mica_limit_t(float t) {
  return t < -1e9f ? -1e9f : t > 1e9f ? 1e9f : t;
}

KERNEL void linear_t(float *t, int32_t x, size_t count, float slope, float offset) {
  for (size_t i = 0; i < count; i++) {
    t[i] = mica_limit_t(slope * (float)(x + (int32_t)i) + offset);
  }
}

KERNEL void circle_t(float *t, int32_t x, size_t count, const mica_plane *p, float factor,
                     float offset) {
  for (size_t i = 0; i < count; i++) {
    const float at = (float)(x + (int32_t)i);
    const float u = p->du * at + p->u, v = p->dv * at + p->v;
    t[i] = mica_limit_t(factor * sqrtf(u * u + v * v) + offset);
  }
}

KERNEL void two_circles_t(float *t, int32_t x, size_t count, const mica_two_circles *g) {
  for (size_t i = 0; i < count; i++) {
    const double at = (double)(x + (int32_t)i);
    const double u = g->du * at + g->u, v = g->dv * at + g->v;
    const double b = u * g->cx + v * g->cy + g->r0 * g->dr;
    const double c = u * u + v * v - g->r0 * g->r0;
    // The roots of a t^2 - 2 b t + c, or the only one where a is 0.
    const double room = b * b - g->a * c;
    const double root = sqrt(room > 0 ? room : 0);
    const double one = g->a != 0 ? (b + root) / g->a : c / (2 * b);
    const double two = g->a != 0 ? (b - root) / g->a : one;
    const double high = one > two ? one : two;
    const double low = one > two ? two : one;
    const int high_fits = g->r0 + high * g->dr >= 0 && high >= g->low && high <= g->high;
    const int low_fits = g->r0 + low * g->dr >= 0 && low >= g->low && low <= g->high;
    t[i] = mica_limit_t(
        room >= 0 && high_fits ? (float)high : room >= 0 && low_fits ? (float)low : NAN);
  }
}

/// The angle's share of a turn, from +u towards +v. The polynomial is a minimax fit of
/// atan(z) / 2 pi on 0 ... 1, within 3e-7.
KERNEL void turn_t(float *t, int32_t x, size_t count, const mica_plane *p) {
  for (size_t i = 0; i < count; i++) {
    const float at = (float)(x + (int32_t)i);
    const float u = p->du * at + p->u, v = p->dv * at + p->v;
    const float au = fabsf(u), av = fabsf(v);
    const float small = au < av ? au : av, large = au < av ? av : au;
    const float z = small / (large > 0 ? large : 1);
    const float q = z * z;
    float a = -0.0018650975544f;
    a = a * q + 0.00837892107666f;
    a = a * q - 0.0185296870768f;
    a = a * q + 0.0308028385043f;
    a = a * q - 0.0529385544359f;
    a = a * q + 0.159151315689f;
    a = a * z;
    a = av > au ? 0.25f - a : a;
    a = u < 0 ? 0.5f - a : a;
    t[i] = v < 0 ? 1.0f - a : a;
  }
}

/// Entries first ... end - 1 of a table of `size` colours: premultiplied at their middles.
KERNEL void ramp_segment(uint32_t *table, size_t first, size_t end, float size, float offset,
                         float inverse_span, const float *low, const float *step, float alpha) {
  for (size_t i = first; i < end; i++) {
    float f = (((float)(int32_t)i + 0.5f) / size - offset) * inverse_span;
    f = f > 0 ? f : 0;
    f = f < 1 ? f : 1;
    const float a = (low[3] + step[3] * f) * alpha;
    const float scale = a * 255.0f;
    const uint32_t top = (uint32_t)(int32_t)(scale + 0.5f);
    uint32_t r = (uint32_t)(int32_t)((low[0] + step[0] * f) * scale + 0.5f);
    uint32_t g = (uint32_t)(int32_t)((low[1] + step[1] * f) * scale + 0.5f);
    uint32_t b = (uint32_t)(int32_t)((low[2] + step[2] * f) * scale + 0.5f);
    r = r < top ? r : top;
    g = g < top ? g : top;
    b = b < top ? b : top;
    table[i] = r | g << 8 | b << 16 | top << 24;
  }
}
