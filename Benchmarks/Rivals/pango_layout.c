// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pango's time for the text that `text` lays out: milliseconds of the first layout and the median of
// fifteen more, each with a PangoLayout of its own. Usage: pango_layout TEXTFILE FAMILY PIXELS WIDTH

#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double lay_out(PangoContext *context, PangoFontDescription *font, const char *text, int width) {
  double start = now();
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_width(layout, width * PANGO_SCALE);
  pango_layout_set_text(layout, text, -1);
  int lines = pango_layout_get_line_count(layout), w, h;
  pango_layout_get_size(layout, &w, &h);
  double end = now();
  if (lines < 100 || w < width * PANGO_SCALE * 0.8) exit(3);
  g_object_unref(layout);
  return end - start;
}

int main(int argc, char **argv) {
  if (argc != 5) return 2;
  char *text = NULL;
  if (!g_file_get_contents(argv[1], &text, NULL, NULL)) return 1;
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, argv[2]);
  pango_font_description_set_absolute_size(font, atof(argv[3]) * PANGO_SCALE);
  int width = atoi(argv[4]);
  printf("first\t%.4f\n", lay_out(context, font, text, width));
  double times[15];
  for (int i = 0; i < 15; i++) times[i] = lay_out(context, font, text, width);
  qsort(times, 15, sizeof *times, by_size);
  printf("layout\t%.4f\n", times[7]);
  return 0;
}
