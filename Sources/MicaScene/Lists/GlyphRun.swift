// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The records of a list's text: glyphs of one face that are drawn alike.

internal import MicaRaster

/// A glyph and where its origin lies.
package struct PlacedGlyph: BitwiseCopyable, Equatable, Sendable {
  package var x: Float
  package var y: Float
  package var glyph: UInt16
  /// Takes the place of what would be undefined: runs are compared by their bytes.
  private var padding: UInt16 = 0

  @inline(__always) package init(glyph: UInt16, x: Float, y: Float) {
    self.glyph = glyph
    self.x = x
    self.y = y
  }
}

/// Where on the device's grid glyphs may begin.
package enum GlyphPlacement: UInt8, BitwiseCopyable, Sendable {
  /// At quarters of a pixel along both axes.
  case quarters
  /// At whole pixels.
  case whole
  /// Anywhere.
  case exact
}

/// Glyphs that lie in a list's array, small enough to be drawn from masks.
struct GlyphRun: BitwiseCopyable, Sendable {
  var start: Int32
  var count: Int32
  /// Index of the face.
  var face: Int32
  /// `quarters` or `whole`.
  var placement: GlyphPlacement
  /// Font units, y up → device pixels: a, b, c, d.
  var matrix: SIMD4<Float>

  /// The matrix as a map without translation.
  var map: Affine {
    Affine(Double(matrix.x), Double(matrix.y), Double(matrix.z), Double(matrix.w), 0, 0)
  }
}
