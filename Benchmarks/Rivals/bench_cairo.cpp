// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The workloads drawn by cairo (rival.hpp says how it is used). W6 has no counterpart: cairo has no
// sweep gradients; nor W10: it has no blur.

#include <cairo-ft.h>
#include <cairo.h>
#include <ft2build.h>
#include FT_FREETYPE_H

#include "rival.hpp"

namespace {

struct Channels {
  double red, green, blue, alpha;
  explicit Channels(uint32_t color)
      : red((color >> 16 & 255) / 255.0),
        green((color >> 8 & 255) / 255.0),
        blue((color & 255) / 255.0),
        alpha((color >> 24) / 255.0) {}
};

class CairoBench {
 public:
  CairoBench(int argc, char **argv) : rival_("cairo", argc, argv) {
    surface_ = cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char *>(rival_.pixels()), CAIRO_FORMAT_ARGB32, kSide, kSide,
        Rival::kBytesPerRow);
    context_ = cairo_create(surface_);
    rival_.pixelsChanged = [this] { cairo_surface_mark_dirty(surface_); };
  }

  void run() {
    for (const char *name : {"W1", "W1s", "W1t"}) rectangles(name);
    rotatedRectangles("W2");
    roundedRectangles("W3");
    gradients("W4", false);
    gradients("W4t", false);
    gradients("W5", true);
    for (const char *name : {"W7_8", "W7_64", "W7_256", "W7_tangle"}) shapes(name);
    strokes("W8", 3, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_JOIN_ROUND, false);
    strokes("W9", 2, CAIRO_LINE_CAP_BUTT, CAIRO_LINE_JOIN_MITER, true);
    images("W11");
    rings("W12_clip", true);
    rings("W12_direct", false);
    groups("W13");
    glyphs("W14");
  }

 private:
  /// Times `draw` over the rows of a workload. `data` names the file where it has another name.
  void time(const std::string &workload, const std::string &columns,
            const std::function<void(const Row &)> &draw, const std::string &data = "") {
    if (!rival_.isChosen(workload)) return;
    auto rows = Rival::load(data.empty() ? workload : data, columns);
    rival_.time(workload, rows.size(), [&] {
      for (const Row &row : rows) draw(row);
      cairo_surface_flush(surface_);
    });
  }

  void setColor(uint32_t color) {
    Channels c(color);
    cairo_set_source_rgba(context_, c.red, c.green, c.blue, c.alpha);
  }

  /// Three colours at 0, ½ and 1; the pattern then belongs to the context.
  void setGradient(cairo_pattern_t *pattern, const std::vector<uint32_t> &colors) {
    for (int i = 0; i < 3; i++) {
      Channels c(colors[i]);
      cairo_pattern_add_color_stop_rgba(pattern, i * 0.5, c.red, c.green, c.blue, c.alpha);
    }
    cairo_set_source(context_, pattern);
    cairo_pattern_destroy(pattern);
  }

  void addRoundedRectangle(double x, double y, double w, double h, double radius) {
    cairo_new_sub_path(context_);
    cairo_arc(context_, x + w - radius, y + radius, radius, -M_PI / 2, 0);
    cairo_arc(context_, x + w - radius, y + h - radius, radius, 0, M_PI / 2);
    cairo_arc(context_, x + radius, y + h - radius, radius, M_PI / 2, M_PI);
    cairo_arc(context_, x + radius, y + radius, radius, M_PI, 1.5 * M_PI);
    cairo_close_path(context_);
  }

  /// A number of curves, a start, then three points for each.
  void addCurves(const std::vector<double> &numbers) {
    const double *v = &numbers[1];
    cairo_move_to(context_, v[0], v[1]);
    v += 2;
    for (int i = 0; i < static_cast<int>(numbers[0]); i++, v += 6) {
      cairo_curve_to(context_, v[0], v[1], v[2], v[3], v[4], v[5]);
    }
  }

  void rectangles(const char *workload) {
    time(workload, "nnnnc", [this](const Row &row) {
      auto &v = row.numbers;
      setColor(row.colors[0]);
      cairo_rectangle(context_, v[0], v[1], v[2], v[3]);
      cairo_fill(context_);
    });
  }

  void rotatedRectangles(const char *workload) {
    time(workload, "nnnnnc", [this](const Row &row) {
      auto &v = row.numbers;
      cairo_save(context_);
      cairo_translate(context_, v[0], v[1]);
      cairo_rotate(context_, v[4]);
      setColor(row.colors[0]);
      cairo_rectangle(context_, -v[2] / 2, -v[3] / 2, v[2], v[3]);
      cairo_fill(context_);
      cairo_restore(context_);
    });
  }

  void roundedRectangles(const char *workload) {
    time(workload, "nnnnnc", [this](const Row &row) {
      auto &v = row.numbers;
      setColor(row.colors[0]);
      addRoundedRectangle(v[0], v[1], v[2], v[3], v[4]);
      cairo_fill(context_);
    });
  }

  void gradients(const char *workload, bool isRadial) {
    time(workload, "nnnnnccc", [this, isRadial](const Row &row) {
      auto &v = row.numbers;
      double x = v[0] + v[2] / 2, y = v[1] + v[3] / 2;
      setGradient(isRadial
                      ? cairo_pattern_create_radial(x, y, 0, x, y, std::max(v[2], v[3]) / 2)
                      : cairo_pattern_create_linear(v[0], v[1], v[0] + v[2], v[1] + v[3]),
                  row.colors);
      cairo_rectangle(context_, v[0], v[1], v[2], v[3]);
      cairo_fill(context_);
    });
  }

  void shapes(const char *workload) {
    time(workload, "cN", [this](const Row &row) {
      setColor(row.colors[0]);
      addCurves(row.numbers);
      cairo_close_path(context_);
      cairo_fill(context_);
    });
  }

  void strokes(const char *workload, double width, cairo_line_cap_t cap, cairo_line_join_t join,
               bool isDashed) {
    double dashes[] = {8, 5};
    cairo_save(context_);
    cairo_set_line_width(context_, width);
    cairo_set_line_cap(context_, cap);
    cairo_set_line_join(context_, join);
    cairo_set_dash(context_, dashes, isDashed ? 2 : 0, 0);
    time(workload, "cN", [this](const Row &row) {
      setColor(row.colors[0]);
      addCurves(row.numbers);
      cairo_stroke(context_);
    });
    cairo_restore(context_);
  }

  void images(const char *workload) {
    auto pixels = Rival::makeImage();
    cairo_surface_t *image = cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char *>(pixels.data()), CAIRO_FORMAT_ARGB32, 256, 256, 1024);
    time(workload, "nnnn", [this, image](const Row &row) {
      auto &v = row.numbers;
      cairo_save(context_);
      cairo_translate(context_, v[0], v[1]);
      cairo_rotate(context_, v[3]);
      cairo_scale(context_, v[2], v[2]);
      cairo_translate(context_, -128, -128);
      cairo_set_source_surface(context_, image, 0, 0);
      cairo_pattern_set_filter(cairo_get_source(context_), CAIRO_FILTER_BILINEAR);
      cairo_pattern_set_extend(cairo_get_source(context_), CAIRO_EXTEND_PAD);
      cairo_rectangle(context_, 0, 0, 256, 256);
      cairo_fill(context_);
      cairo_restore(context_);
    });
    cairo_set_source_rgb(context_, 0, 0, 0);
    cairo_surface_destroy(image);
  }

  void rings(const char *workload, bool isClip) {
    auto draw = [this, isClip](const Row &row) {
      auto &v = row.numbers;
      double x = v[0], y = v[1], w = v[2], h = v[3], radius = v[4], band = v[5];
      cairo_save(context_);
      cairo_set_fill_rule(context_, CAIRO_FILL_RULE_EVEN_ODD);
      addRoundedRectangle(x, y, w, h, radius);
      addRoundedRectangle(x + band, y + band, w - 2 * band, h - 2 * band, radius - band);
      if (isClip) cairo_clip(context_);
      setGradient(cairo_pattern_create_linear(x, y, x + w, y + h), row.colors);
      if (isClip) cairo_rectangle(context_, x, y, w, h);
      cairo_fill(context_);
      cairo_restore(context_);
    };
    time(workload, "nnnnnnccc", draw, "W12");
  }

  void groups(const char *workload) {
    time(workload, "nnnnnncnnnncnnnncnnnncnnnnc", [this](const Row &row) {
      auto &v = row.numbers;
      cairo_save(context_);
      cairo_rectangle(context_, v[0], v[1], 400, 400);
      cairo_clip(context_);
      cairo_push_group(context_);
      for (int i = 0; i < 5; i++) {
        const double *box = &v[2 + 4 * i];
        setColor(row.colors[i]);
        cairo_rectangle(context_, v[0] + box[0], v[1] + box[1], box[2], box[3]);
        cairo_fill(context_);
      }
      cairo_pop_group_to_source(context_);
      cairo_paint_with_alpha(context_, 0.5);
      cairo_restore(context_);
    });
  }

  /// 16 px, unhinted, at places that are known before.
  void glyphs(const char *workload) {
    if (!rival_.isChosen(workload)) return;
    FT_Library library;
    FT_Face face;
    const char *path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";
    if (FT_Init_FreeType(&library) != 0 || FT_New_Face(library, path, 0, &face) != 0) {
      std::fprintf(stderr, "%s can't be read\n", path);
      std::exit(1);
    }
    setFont(face, 16);
    auto rows = Rival::load(workload, "nncs");
    std::vector<std::vector<cairo_glyph_t>> runs;
    for (const Row &row : rows) {
      std::vector<cairo_glyph_t> run;
      double x = row.numbers[0];
      for (char character : row.text) {
        unsigned glyph = FT_Get_Char_Index(face, character);
        FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE);
        run.push_back({glyph, x, row.numbers[1]});
        x += face->glyph->metrics.horiAdvance * 16.0 / face->units_per_EM;
      }
      runs.push_back(run);
    }
    rival_.time(workload, rows.size() * 40, [&] {
      for (size_t i = 0; i < rows.size(); i++) {
        setColor(rows[i].colors[0]);
        cairo_show_glyphs(context_, runs[i].data(), static_cast<int>(runs[i].size()));
      }
      cairo_surface_flush(surface_);
    });
  }

  void setFont(FT_Face face, double size) {
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_matrix_t scale, identity;
    cairo_matrix_init_scale(&scale, size, size);
    cairo_matrix_init_identity(&identity);
    cairo_set_scaled_font(
        context_, cairo_scaled_font_create(
                      cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING), &scale,
                      &identity, options));
    cairo_font_options_destroy(options);
  }

  Rival rival_;
  cairo_surface_t *surface_;
  cairo_t *context_;
};

}  // namespace

int main(int argc, char **argv) {
  CairoBench(argc, argv).run();
  return 0;
}
