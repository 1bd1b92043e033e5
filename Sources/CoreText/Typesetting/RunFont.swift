// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A font as runs use it: its measures read once, and which characters its face has.

internal import MicaType
internal import Synchronization

/// A font with what typesetting asks of it again and again.
final class RunFont: Sendable {
  let font: CTFont
  let face: FontFace
  /// Font units → points, along the line; the font's matrix included.
  let scale: Double
  /// Font units → points, across the line.
  let heightScale: Double
  let ascent: CGFloat
  let descent: CGFloat
  let leading: CGFloat
  /// Points that every glyph's advance grows by.
  let tracking: Double
  let coverage: LatinCoverage

  init(_ font: CTFont) {
    self.font = font
    face = font.face
    scale = Double(font.scale * font.widthFactor)
    heightScale = Double(font.scale * font.heightFactor)
    ascent = CTFontGetAscent(font)
    descent = CTFontGetDescent(font)
    leading = CTFontGetLeading(font)
    tracking = Double(font.overrides?.tracking ?? 0)
    coverage = LatinCoverage.of(font.face)
  }
}

/// Which of the first 256 characters a face has.
final class LatinCoverage: Sendable {
  private let bits: InlineArray<4, UInt64>

  private init(_ face: FontFace) {
    var bits = InlineArray<4, UInt64>(repeating: 0)
    for scalar in UInt32(0x20)..<0x100 where scalar < 0x7F || scalar >= 0xA0 {
      // The soft hyphen is never drawn where it stands.
      if scalar == 0xAD || face.glyph(for: scalar) != 0 {
        bits[Int(scalar) >> 6] |= 1 << UInt64(scalar & 63)
      }
    }
    self.bits = bits
  }

  /// Whether the face draws this unit; false for all that are not in the first 256.
  @inline(__always)
  func contains(_ unit: UInt16) -> Bool {
    unit < 0x100 && bits[Int(unit) >> 6] >> UInt64(unit & 63) & 1 != 0
  }

  private static let known = Mutex<[UInt32: LatinCoverage]>([:])
  private static let knownLimit = 512

  /// A face's coverage, read once; the faces that are remembered are bounded in number.
  static func of(_ face: FontFace) -> LatinCoverage {
    if let found = known.withLock({ $0[face.id] }) { return found }
    let made = LatinCoverage(face)
    known.withLock { known in
      if known.count >= knownLimit { known.removeAll() }
      known[face.id] = made
    }
    return made
  }
}
