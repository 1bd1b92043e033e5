// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How far glyphs reach, as damage and shadows need it: from their outlines, since what fonts say about
// that may be wrong.

internal import MicaRaster
internal import MicaType
import Synchronization

/// The boxes of glyphs that were asked for.
final class GlyphBounds: Sendable {
  static let shared = GlyphBounds()

  /// When there are more, all are forgotten.
  private static let limit = 1 << 15

  /// By face and glyph: x0, y0, x1, y1 in font units, y up; inside out where there is no ink.
  private let boxes = Mutex<[UInt64: SIMD4<Float>]>([:])

  /// The box of a glyph's control points; nil where it has no ink.
  func box(of glyph: UInt16, in face: FontFace) -> Box? {
    let key = UInt64(face.id) << 16 | UInt64(glyph)
    let known = boxes.withLock { $0[key] }
    let box = known ?? find(glyph, face)
    if known == nil {
      boxes.withLock {
        if $0.count >= Self.limit { $0.removeAll(keepingCapacity: true) }
        $0[key] = box
      }
    }
    guard box.x < box.z else { return nil }
    return Box(Double(box.x), Double(box.y), Double(box.z), Double(box.w))
  }

  private func find(_ glyph: UInt16, _ face: FontFace) -> SIMD4<Float> {
    guard let box = face.outline(of: glyph).controlBox else { return SIMD4(1, 1, -1, -1) }
    return SIMD4(Float(box.x0), Float(box.y0), Float(box.x1), Float(box.y1))
  }
}
