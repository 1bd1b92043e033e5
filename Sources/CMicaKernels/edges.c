// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Curves, edges, tile records. Read mica_edges.h for what each does.

#include "mica_edges.h"

#pragma STDC FP_CONTRACT OFF

/// x and y.
typedef double pair __attribute__((vector_size(16)));

static inline double lesser(double a, double b) { return a < b ? a : b; }
static inline double greater(double a, double b) { return a > b ? a : b; }

/// The greater coordinate, in absolute value, of a second difference.
static inline double bend(pair first, pair change, double t) {
  pair d = first + change * (pair){t, t};
  return greater(greater(d[0], -d[0]), greater(d[1], -d[1]));
}

size_t mica_flatten_cubic(const double curve[8], double tolerance, const double box[4],
                          float *points) {
  const pair p0 = {curve[0], curve[1]}, p1 = {curve[2], curve[3]};
  const pair p2 = {curve[4], curve[5]}, p3 = {curve[6], curve[7]};
  const pair low = {box[0], box[1]}, high = {box[2], box[3]}, three = {3, 3};
  const pair first = p0 - p1 - (p1 - p2), change = (p1 - p2 - (p2 - p3)) - first;
  const pair c1 = (p1 - p0) * three, c2 = first * three, c3 = p3 - p0 - (p2 - p1) * three;
  double t = 0, step = 1, bend_at_start = bend(first, change, 0);
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
    p = __builtin_elementwise_min(__builtin_elementwise_max(p, low), high);
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

size_t mica_make_edges(const float *points, size_t count, mica_edge *edges) {
  // Edges that move less than this in x, in pixels, count as vertical: their slope is of no use and
  // might overflow.
  const float steepest = 1e-6f;
  size_t made = 0;
  for (size_t i = 1; i < count; i++) {
    float px = points[2 * i - 2], py = points[2 * i - 1], qx = points[2 * i], qy = points[2 * i + 1];
    if (py == qy) continue;
    int down = py < qy;
    float x0 = down ? px : qx, y0 = down ? py : qy, x1 = down ? qx : px, y1 = down ? qy : py;
    float dx = x1 - x0, dy = y1 - y0;
    edges[made++] = (mica_edge){x0, y0, x1, y1, dx / dy,
                                dx < steepest && dx > -steepest ? 0.0f : dy / dx,
                                down ? 1.0f : -1.0f};
  }
  return made;
}

/// Where records are written; counting goes on when the room ends.
typedef struct {
  mica_tile_record *records;
  size_t count, capacity;
} record_writer;

static inline void add(record_writer *out, int32_t row, int32_t column, uint32_t line, float y0,
                       float y1) {
  if (out->count < out->capacity) {
    out->records[out->count] =
        (mica_tile_record){(uint32_t)row << 16 | (uint32_t)column, line, y0, y1};
  }
  out->count++;
}

/// One record for each row between two heights of a column.
static inline void add_column(record_writer *out, int32_t column, uint32_t line, float y0,
                              float y1) {
  if (!(y1 > y0)) return;
  int32_t row = (int32_t)(y0 * 0.25f);
  for (;; row++) {
    float bottom = (float)((row + 1) * 4);
    if (y1 <= bottom) break;
    if (bottom > y0) add(out, row, column, line, y0, bottom);
    y0 = bottom;
  }
  add(out, row, column, line, y0, y1);
}

size_t mica_make_records(const mica_edge *edges, size_t count, int32_t last_column,
                         mica_tile_record *records, size_t capacity) {
  record_writer out = {records, 0, capacity};
  for (size_t i = 0; i < count; i++) {
    const mica_edge *e = edges + i;
    int32_t first = (int32_t)(e->x0 * 0.25f), last = (int32_t)(e->x1 * 0.25f);
    if (first > last_column) first = last_column;
    if (last > last_column) last = last_column;
    float y = e->y0;
    // Columns are visited in the order in which the edge, which runs down, meets them; it leaves one
    // through its right border when it runs rightwards.
    int32_t step = last > first ? 1 : -1, exit = last > first ? 1 : 0;
    for (int32_t column = first; column != last; column += step) {
      float border = (float)((column + exit) * 4);
      float crossing = e->y0 + (border - e->x0) * e->dydx;
      float next = crossing > y ? crossing : y;
      next = next < e->y1 ? next : e->y1;
      add_column(&out, column, (uint32_t)i, y, next);
      y = next;
    }
    add_column(&out, last, (uint32_t)i, y, e->y1);
  }
  return out.count;
}
