// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A glyph's outline, exactly as the font has it.

internal import CHarfBuzz
package import MicaRaster

extension FontFace {
  /// A glyph's outline in font units, y up; empty where the glyph has none.
  package func outline(of glyph: UInt16) -> Outline {
    var pen = GlyphPen()
    withUnsafeMutablePointer(to: &pen) { pen in
      hb_font_get_glyph_shape(font, UInt32(glyph), GlyphPen.functions, pen)
    }
    return pen.builder.finish()
  }
}

/// Takes HarfBuzz's drawing calls.
private struct GlyphPen {
  var builder = OutlineBuilder()

  /// The calls, made once and never changed.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, pen, _, x, y, _ in GlyphPen.at(pen) { $0.move(Point(x, y)) } }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, pen, _, x, y, _ in GlyphPen.at(pen) { $0.line(Point(x, y)) } }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, pen, _, cx, cy, x, y, _ in GlyphPen.at(pen) { $0.quad(Point(cx, cy), Point(x, y)) } },
      nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, pen, _, ax, ay, bx, by, x, y, _ in
        GlyphPen.at(pen) { $0.cubic(Point(ax, ay), Point(bx, by), Point(x, y)) }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, pen, _, _ in GlyphPen.at(pen) { $0.close() } }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()

  private static func at(
    _ pen: UnsafeMutableRawPointer?, _ draw: (inout OutlineBuilder) -> Void
  ) {
    guard let pen else { return }
    draw(&pen.assumingMemoryBound(to: GlyphPen.self).pointee.builder)
  }
}
