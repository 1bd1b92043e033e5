// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A font at no size: one face of a font file. Its measures are in font units.

package import MicaType

/// A glyph's number within its font; 0 is the glyph that stands for missing ones.
public typealias CGGlyph = CGFontIndex

/// A glyph's number within its font.
public typealias CGFontIndex = UInt16

/// The greatest number of a glyph.
public let kCGFontIndexMax: CGFontIndex = 65534

/// A number that no glyph has.
public let kCGFontIndexInvalid: CGFontIndex = 65535

/// The greatest number of a glyph.
public let kCGGlyphMax: CGFontIndex = 65534

/// A font without a size: a face of a font file at one place of its design space.
///
/// Measures are in font units (`unitsPerEm` to the em), y up. Fonts of the same face are equal. Safe
/// from any thread.
public final class CGFont: @unchecked Sendable {
  /// Key of an axis' name in the dictionaries of `variationAxes`.
  public class var variationAxisName: CFString { "kCGFontVariationAxisName" }
  /// Key of an axis' least value.
  public class var variationAxisMinValue: CFString { "kCGFontVariationAxisMinValue" }
  /// Key of an axis' greatest value.
  public class var variationAxisMaxValue: CFString { "kCGFontVariationAxisMaxValue" }
  /// Key of an axis' value where nothing else is asked for.
  public class var variationAxisDefaultValue: CFString { "kCGFontVariationAxisDefaultValue" }

  package let face: FontFace

  /// A font of a face.
  package init(face: FontFace) { self.face = face }

  /// The font of a PostScript name, or the regular one of a family of that name, of those that are
  /// installed or registered; nil where there is none.
  public init?(_ name: CFString) {
    let library = FontLibrary.current
    if let face = library.face(postScriptName: name) {
      self.face = face
    } else if library.families.contains(name), let face = library.match(FontQuery(family: name)) {
      self.face = face
    } else {
      return nil
    }
  }

  /// The first font of a font file's bytes, which are copied; nil where they are no font.
  public init?(_ provider: CGDataProvider) {
    guard let bytes = provider.data else { return nil }
    let data = bytes.withUnsafeBytes { FontData(copying: $0) }
    guard let face = try? FontFace(data: data) else { return nil }
    self.face = face
  }
}

extension CGFont: Hashable {
  /// Whether both are the same face.
  public static func == (a: CGFont, b: CGFont) -> Bool { a.face.id == b.face.id }

  /// Hashes the face, so that equal fonts have equal hashes.
  public func hash(into hasher: inout Hasher) { hasher.combine(face.id) }
}
