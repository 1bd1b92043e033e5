// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Curves and edges. Read mica_edges.h for what each does.

#include "mica_edges.h"

#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

/// x and y.
typedef double pair __attribute__((ext_vector_type(2)));

static inline double lesser(double a, double b) { return a < b ? a : b; }
static inline double greater(double a, double b) { return a > b ? a : b; }

/// The greater coordinate, in absolute value, of a second difference.
static inline double bend(pair first, pair change, double t) {
  pair d = first + change * (pair){t, t};
  return greater(greater(d[0], -d[0]), greater(d[1], -d[1]));
}

/// The number of parts of equal length that halving ends with; 0 where they differ, or might.
static inline size_t equal_parts(pair first, pair change, double tolerance) {
  pair last = first + change;
  pair a = __builtin_elementwise_abs(first), b = __builtin_elementwise_abs(last);
  double most = greater(greater(a[0], a[1]), greater(b[0], b[1]));
  // A lower bound of the bend everywhere: that of a coordinate that does not change its sign.
  double least_x = first[0] * last[0] > 0 ? lesser(a[0], b[0]) : 0;
  double least_y = first[1] * last[1] > 0 ? lesser(a[1], b[1]) : 0;
  double least = greater(least_x, least_y), scale = 1;
  size_t parts = 1;
  while (most * scale > tolerance) {
    if (!(least * scale > tolerance) || parts >= 256) return 0;
    parts *= 2;
    scale *= 0.25;
  }
  return parts;
}

static inline size_t in_equal_parts(pair c1, pair c2, pair c3, pair p0, pair p3, pair low, pair high,
                                    size_t parts, float *points) {
  const double step = 1 / (double)parts;
  for (size_t i = 1; i < parts; i++) {
    double t = (double)i * step;
    const pair at = {t, t};
    pair p = ((c3 * at + c2) * at + c1) * at + p0;
    p = p > low ? p : low;
    p = p < high ? p : high;
    points[2 * i - 2] = (float)p[0];
    points[2 * i - 1] = (float)p[1];
  }
  points[2 * parts - 2] = (float)p3[0];
  points[2 * parts - 1] = (float)p3[1];
  return parts;
}

size_t mica_flatten_cubic(const double curve[8], double tolerance, const double box[4],
                          float *points) {
  const pair p0 = {curve[0], curve[1]}, p1 = {curve[2], curve[3]};
  const pair p2 = {curve[4], curve[5]}, p3 = {curve[6], curve[7]};
  const pair low = {box[0], box[1]}, high = {box[2], box[3]}, three = {3, 3};
  const pair first = p0 - p1 - (p1 - p2), change = (p1 - p2 - (p2 - p3)) - first;
  const pair c1 = (p1 - p0) * three, c2 = first * three, c3 = p3 - p0 - (p2 - p1) * three;
  double t = 0, step = 1, bend_at_start = bend(first, change, 0);
  size_t parts = equal_parts(first, change, tolerance);
  if (parts > 0) return in_equal_parts(c1, c2, c3, p0, p3, low, high, parts, points);
  uint64_t index = 0;
  size_t count = 0;
  while (count + 1 < MICA_CURVE_POINTS) {
    double end = t + step, bend_at_end = bend(first, change, end);
    while (greater(bend_at_start, bend_at_end) * (step * step) > tolerance && index < 1u << 30) {
      step *= 0.5;
      index <<= 1;
      end = t + step;
      bend_at_end = bend(first, change, end);
      if (step < 1e-6) break;
    }
    if (end >= 1) break;
    const pair at = {end, end};
    pair p = ((c3 * at + c2) * at + c1) * at + p0;
    p = p > low ? p : low;
    p = p < high ? p : high;
    points[2 * count] = (float)p[0];
    points[2 * count + 1] = (float)p[1];
    count++;
    t = end;
    bend_at_start = bend_at_end;
    for (index++; (index & 1) == 0; index >>= 1) step *= 2;
  }
  points[2 * count] = (float)p3[0];
  points[2 * count + 1] = (float)p3[1];
  return count + 1;
}

void mica_begin_outline(mica_outline *outline, float x, float y) {
  *outline = (mica_outline){
      .left = INFINITY, .top = INFINITY, .right = -INFINITY, .bottom = -INFINITY,
      .centre_x = x, .centre_y = y, .least_turn = INFINITY, .most_turn = -INFINITY,
      .passes = 0, .is_whole = 1,
  };
}

/// Four edges at a time, or points of them.
typedef float lanes __attribute__((ext_vector_type(4)));
typedef int32_t flags __attribute__((ext_vector_type(4)));

/// Rows become columns.
static inline void transpose(lanes v[4]) {
  lanes a = __builtin_shufflevector(v[0], v[1], 0, 4, 1, 5);
  lanes b = __builtin_shufflevector(v[2], v[3], 0, 4, 1, 5);
  lanes c = __builtin_shufflevector(v[0], v[1], 2, 6, 3, 7);
  lanes d = __builtin_shufflevector(v[2], v[3], 2, 6, 3, 7);
  v[0] = __builtin_shufflevector(a, b, 0, 1, 4, 5);
  v[1] = __builtin_shufflevector(a, b, 2, 3, 6, 7);
  v[2] = __builtin_shufflevector(c, d, 0, 1, 4, 5);
  v[3] = __builtin_shufflevector(c, d, 2, 3, 6, 7);
}

/// The facts of four steps from point to point; steps that do not exist repeat the last point.
typedef struct {
  lanes left, top, right, bottom, least_turn, most_turn;
} outline_lanes;

static inline float least_of(lanes v) {
  lanes pairs = v.xyxy < v.zwzw ? v.xyxy : v.zwzw;
  return pairs.x < pairs.y ? pairs.x : pairs.y;
}

static inline float most_of(lanes v) { return -least_of(-v); }

static inline void note_steps(outline_lanes *o, lanes px, lanes py, lanes qx, lanes qy, lanes cx,
                              lanes cy) {
  lanes turn = (px - cx) * (qy - cy) - (qx - cx) * (py - cy);
  lanes left = px < qx ? px : qx, right = px > qx ? px : qx;
  lanes top = py < qy ? py : qy, bottom = py > qy ? py : qy;
  o->left = left < o->left ? left : o->left;
  o->right = right > o->right ? right : o->right;
  o->top = top < o->top ? top : o->top;
  o->bottom = bottom > o->bottom ? bottom : o->bottom;
  o->least_turn = turn < o->least_turn ? turn : o->least_turn;
  o->most_turn = turn > o->most_turn ? turn : o->most_turn;
}

size_t mica_make_edges(const float *points, size_t count, mica_edge *edges, mica_outline *outline) {
  // Edges that move less than this in x, in pixels, count as vertical: their slope is of no use and
  // might overflow.
  const lanes steepest = 1e-6f, none = 0.0f;
  const lanes cx = outline->centre_x, cy = outline->centre_y;
  outline_lanes o = {outline->left,   outline->top,        outline->right,
                     outline->bottom, outline->least_turn, outline->most_turn};
  size_t made = 0;
  flags passes = 0;
  const size_t last = count - 1;
  for (size_t i = 0; i < last; i += 4) {
    size_t n[5];
    for (size_t k = 0; k < 5; k++) n[k] = 2 * (i + k < last ? i + k : last);
    lanes px = {points[n[0]], points[n[1]], points[n[2]], points[n[3]]};
    lanes py = {points[n[0] + 1], points[n[1] + 1], points[n[2] + 1], points[n[3] + 1]};
    lanes qx = {px.y, px.z, px.w, points[n[4]]}, qy = {py.y, py.z, py.w, points[n[4] + 1]};
    note_steps(&o, px, py, qx, qy, cx, cy);
    passes -= (py <= cy) ^ (qy <= cy);
    flags down = py < qy;
    lanes winding = down ? (lanes)1.0f : (lanes)-1.0f;
    lanes x0 = down ? px : qx, y0 = down ? py : qy;
    lanes x1 = down ? qx : px, y1 = down ? qy : py;
    lanes dx = x1 - x0, dy = y1 - y0, dxdy = dx / dy, dydx = dy / dx;
    dydx = dx < steepest ? (dx > -steepest ? none : dydx) : dydx;
    lanes quadratic = __builtin_elementwise_abs(dydx) * winding * 0.5f;
    lanes ends[4] = {x0, y0, x1, y1}, slopes[4] = {dxdy, dydx, winding, quadratic};
    transpose(ends);
    transpose(slopes);
    flags exists = py != qy;
    for (size_t k = 0; k < 4; k++) {
      // Always written, and kept where the edge exists.
      memcpy(edges + made, ends + k, sizeof(lanes));
      memcpy(&edges[made].dxdy, slopes + k, sizeof(lanes));
      made += (size_t)(exists[k] & 1);
    }
  }
  outline->left = least_of(o.left);
  outline->top = least_of(o.top);
  outline->right = most_of(o.right);
  outline->bottom = most_of(o.bottom);
  outline->least_turn = least_of(o.least_turn);
  outline->most_turn = most_of(o.most_turn);
  outline->passes += passes.x + passes.y + passes.z + passes.w;
  return made;
}
