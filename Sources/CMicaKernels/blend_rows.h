// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rows of bytes under any blend mode. Included once by each implementation, with KERNEL as the
// storage class and target of its functions: plain loops over separate channels that a compiler
// turns into vectors. Floats without contraction, so both give the same bytes.

#include "CMicaKernels.h"

#include <math.h>

/// Pixels a step.
#define MICA_BLOCK 16

/// Channels of a step's pixels, 0 ... 1, premultiplied: red, green, blue, alpha.
typedef float mica_block[4][MICA_BLOCK];

#define EACH_PIXEL for (int i = 0; i < MICA_BLOCK; i++)

/// One expression of s, d, sa, da for the first `channels` channels.
#define EACH(channels, expression)                                   \
  for (int c = 0; c < (channels); c++) EACH_PIXEL {                  \
    const float s = S[c][i], d = D[c][i], sa = S[3][i], da = D[3][i]; \
    O[c][i] = (expression);                                          \
    (void)s, (void)d, (void)sa, (void)da;                            \
  }

/// A separable blend function, times sa * da, on top of what both colours show alone.
#define SEPARABLE(expression)                                 \
  EACH(3, s * (1 - da) + d * (1 - sa) + (expression))         \
  EACH_PIXEL O[3][i] = S[3][i] + D[3][i] - S[3][i] * D[3][i]; \
  break

KERNEL inline float least(float a, float b) { return a < b ? a : b; }
KERNEL inline float most(float a, float b) { return a > b ? a : b; }

KERNEL inline float hard_light(float s, float d, float sa, float da) {
  return 2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s);
}

/// Dodging and burning of translucent colours leave the range of what both may be together; only their sum with what is
/// seen of each alone is cut (FACTS 3.18).
#define CUT(expression)                                                                       \
  EACH(3, most(0, least(sa + da - sa * da, s * (1 - da) + d * (1 - sa) + (expression))))      \
  EACH_PIXEL O[3][i] = S[3][i] + D[3][i] - S[3][i] * D[3][i];                                 \
  break

/// More than any sum.
#define MICA_BEYOND 4.0f

KERNEL inline float color_dodge(float s, float d, float sa) {
  const float room = sa - s;
  const float lifted = room > 0 ? d * sa * sa / (room > 0 ? room : 1) : MICA_BEYOND;
  return d > 0 && sa > 0 ? lifted : 0;
}

KERNEL inline float color_burn(float s, float d, float sa, float da) {
  const float lacking = (da - d) * sa * sa / (s > 0 ? s : 1);
  const float burnt = s > 0 ? sa * da - lacking : -MICA_BEYOND;
  return d < da && sa > 0 ? burnt : sa * da;
}

/// One parabola for dark and light sources, Pegtop's: (1 - 2S) D² + 2 S D (FACTS 3.18).
KERNEL inline float soft_light(float s, float d, float sa, float da) {
  const float b = d / (da > 0 ? da : 1);
  return d * (sa * b + 2 * s * (1 - b));
}

KERNEL inline float luminosity(const float *c) { return 0.3f * c[0] + 0.59f * c[1] + 0.11f * c[2]; }

KERNEL inline float saturation(const float *c) {
  return most(c[0], most(c[1], c[2])) - least(c[0], least(c[1], c[2]));
}

/// Moves a colour to a luminosity, then back into 0 ... top.
KERNEL inline void set_luminosity(float *c, float target, float top) {
  const float shift = target - luminosity(c);
  for (int k = 0; k < 3; k++) c[k] += shift;
  const float l = luminosity(c);
  const float low = least(c[0], least(c[1], c[2]));
  const float high = most(c[0], most(c[1], c[2]));
  const float up = low < 0 ? l / (l - low > 0 ? l - low : 1) : 1;
  for (int k = 0; k < 3; k++) c[k] = l + (c[k] - l) * up;
  const float down = high > top ? (top - l) / (high - l > 0 ? high - l : 1) : 1;
  for (int k = 0; k < 3; k++) c[k] = l + (c[k] - l) * down;
}

/// Stretches a colour so that its least channel is 0 and its greatest `target`.
KERNEL inline void set_saturation(float *c, float target) {
  const float span = saturation(c);
  const float low = least(c[0], least(c[1], c[2]));
  const float factor = span > 0 ? target / (span > 0 ? span : 1) : 0;
  for (int k = 0; k < 3; k++) c[k] = (c[k] - low) * factor;
}

KERNEL inline void blend_hsl(uint32_t mode, mica_block S, mica_block D, mica_block O) {
  EACH_PIXEL {
    const float sa = S[3][i], da = D[3][i];
    // Both colours on the scale 0 ... sa * da.
    float s[3], d[3];
    for (int k = 0; k < 3; k++) {
      s[k] = S[k][i] * da;
      d[k] = D[k][i] * sa;
    }
    const float lum = luminosity(mode == mica_blend_luminosity ? s : d);
    const float sat = saturation(mode == mica_blend_hue ? d : s);
    float c[3];
    for (int k = 0; k < 3; k++)
      c[k] = mode == mica_blend_hue || mode == mica_blend_color ? s[k] : d[k];
    if (mode == mica_blend_hue || mode == mica_blend_saturation) set_saturation(c, sat);
    set_luminosity(c, lum, sa * da);
    for (int k = 0; k < 3; k++)
      O[k][i] = S[k][i] * (1 - da) + D[k][i] * (1 - sa) + c[k];
    O[3][i] = sa + da - sa * da;
  }
}

/// O = B(S, D) without coverage.
KERNEL void blend_block(uint32_t mode, mica_block S, mica_block D, mica_block O) {
  switch (mode) {
    case mica_blend_clear: EACH(4, 0) break;
    case mica_blend_copy: EACH(4, s) break;
    case mica_blend_source_in: EACH(4, s * da) break;
    case mica_blend_source_out: EACH(4, s * (1 - da)) break;
    case mica_blend_source_atop: EACH(4, s * da + d * (1 - sa)) break;
    case mica_blend_destination_over: EACH(4, s * (1 - da) + d) break;
    case mica_blend_destination_in: EACH(4, d * sa) break;
    case mica_blend_destination_out: EACH(4, d * (1 - sa)) break;
    case mica_blend_destination_atop: EACH(4, s * (1 - da) + d * sa) break;
    case mica_blend_xor: EACH(4, s * (1 - da) + d * (1 - sa)) break;
    case mica_blend_plus_lighter: EACH(4, least(1, s + d)) break;
    case mica_blend_plus_darker:
      EACH(3, most(0, least(1, sa + da) - ((da - d) + (sa - s))))
      EACH_PIXEL O[3][i] = least(1, S[3][i] + D[3][i]);
      break;
    case mica_blend_multiply: SEPARABLE(s * d);
    case mica_blend_screen: SEPARABLE(s * da + d * sa - s * d);
    case mica_blend_overlay: SEPARABLE(hard_light(d, s, da, sa));
    case mica_blend_darken: SEPARABLE(least(s * da, d * sa));
    case mica_blend_lighten: SEPARABLE(most(s * da, d * sa));
    case mica_blend_color_dodge: CUT(color_dodge(s, d, sa));
    case mica_blend_color_burn: CUT(color_burn(s, d, sa, da));
    case mica_blend_soft_light: SEPARABLE(soft_light(s, d, sa, da));
    case mica_blend_hard_light: SEPARABLE(hard_light(s, d, sa, da));
    case mica_blend_difference: SEPARABLE(most(s * da, d * sa) - least(s * da, d * sa));
    case mica_blend_exclusion: SEPARABLE(s * da + d * sa - 2 * s * d);
    case mica_blend_hue:
    case mica_blend_saturation:
    case mica_blend_color:
    case mica_blend_luminosity: blend_hsl(mode, S, D, O); break;
    default: EACH(4, s + d * (1 - sa)) break;
  }
}

KERNEL inline void load_block(mica_block block, const uint32_t *pixels) {
  for (int c = 0; c < 4; c++) EACH_PIXEL block[c][i] =
      (float)(int32_t)(pixels[i] >> (8 * c) & 255) / 255.0f;
}

/// Lays B over D by coverage and rounds once; no colour exceeds its alpha. What is covered whole is B itself: D + (B − D)
/// may be another float, and where B replaces what lies below D isn't always painted.
KERNEL inline void store_block(uint32_t *pixels, mica_block D, mica_block O, const float *m) {
  uint32_t a[MICA_BLOCK];
  for (int c = 3; c >= 0; c--) EACH_PIXEL {
    const float mixed = D[c][i] + (O[c][i] - D[c][i]) * m[i], v = m[i] < 1 ? mixed : O[c][i];
    const uint32_t byte = (uint32_t)(int32_t)(most(0, least(1, v)) * 255.0f + 0.5f);
    if (c == 3) {
      a[i] = byte;
      pixels[i] = byte << 24;
    } else {
      pixels[i] |= (byte < a[i] ? byte : a[i]) << (8 * c);
    }
  }
}

/// One step: up to MICA_BLOCK sources over as many pixels.
KERNEL inline void blend_step(uint32_t mode, uint32_t *dst, mica_block S, const uint8_t *coverage,
                              size_t n) {
  mica_block D, O;
  uint32_t below[MICA_BLOCK] = {0};
  float m[MICA_BLOCK] = {0};
  for (size_t i = 0; i < n; i++) below[i] = dst[i];
  for (size_t i = 0; i < n; i++) m[i] = (float)coverage[i] / 255.0f;
  load_block(D, below);
  blend_block(mode, S, D, O);
  store_block(below, D, O, m);
  for (size_t i = 0; i < n; i++) dst[i] = below[i];
}

KERNEL void blend_row(uint32_t mode, uint32_t *dst, const float *colors, size_t step,
                      const uint8_t *coverage, size_t count) {
  mica_block S = {{0}};
  if (step == 0) for (int c = 0; c < 4; c++) EACH_PIXEL S[c][i] = colors[c];
  for (size_t at = 0; at < count; at += MICA_BLOCK) {
    const size_t n = count - at < MICA_BLOCK ? count - at : MICA_BLOCK;
    if (step != 0) {
      for (size_t i = 0; i < n; i++)
        for (int c = 0; c < 4; c++) S[c][i] = colors[(at + i) * step + (size_t)c];
    }
    blend_step(mode, dst + at, S, coverage + at, n);
  }
}

KERNEL void blend_pixels(uint32_t mode, uint32_t *dst, const uint32_t *src, float alpha,
                         const uint8_t *coverage, size_t count) {
  mica_block S;
  for (size_t at = 0; at < count; at += MICA_BLOCK) {
    const size_t n = count - at < MICA_BLOCK ? count - at : MICA_BLOCK;
    uint32_t above[MICA_BLOCK] = {0};
    for (size_t i = 0; i < n; i++) above[i] = src[at + i];
    load_block(S, above);
    for (int c = 0; c < 4; c++) EACH_PIXEL S[c][i] *= alpha;
    blend_step(mode, dst + at, S, coverage + at, n);
  }
}
