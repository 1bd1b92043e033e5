// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which font draws a grapheme cluster: the one asked for, one of its cascade, or the library's
// choice.

internal import MicaRaster
internal import MicaType

/// The fonts of a text, and the choice among them for each grapheme cluster.
///
/// A cluster is drawn by one font: variation selectors, marks and joiners stay with their base.
struct FontChoice {
  private(set) var fonts: [RunFont] = []
  private var indexes: [ObjectIdentifier: Int32] = [:]
  /// Choices for clusters of one character, by font and character.
  private var singles: [UInt64: Int32] = [:]
  private var fallbacks: [FallbackKey: Int32] = [:]
  private var cascades: [Int32: [Int32]] = [:]
  private var scratch: [ShapedGlyph] = []

  struct FallbackKey: Hashable {
    var base: Int32
    var face: UInt32
  }

  /// The font that a style asks for.
  mutating func base(_ font: CTFont) -> RunFont {
    if let index = indexes[ObjectIdentifier(font)] { return fonts[Int(index)] }
    return fonts[Int(add(font))]
  }

  func index(ofBase font: RunFont) -> Int32 { indexes[ObjectIdentifier(font.font)] ?? 0 }

  private mutating func add(_ font: CTFont) -> Int32 {
    let index = Int32(fonts.count)
    fonts.append(RunFont(font))
    indexes[ObjectIdentifier(font)] = index
    return index
  }

  /// The number of the font that draws a cluster; `previous` is that of the cluster before it, or
  /// below 0.
  mutating func font(
    for range: Range<Int>, of units: [UInt16], style: RunStyle, script: UInt32,
    previous: Int32
  ) -> Int32 {
    let base = index(ofBase: style.font)
    let cluster = ClusterContent(units[range])
    guard let first = cluster.scalars.first else { return previous >= 0 ? previous : base }
    let key = UInt64(UInt32(bitPattern: base)) << 32 | UInt64(first)
    let isSingle = cluster.scalars.count == 1 && range.count <= 2 && !cluster.isSelected
    if isSingle, let known = singles[key] { return known }
    let chosen = choose(
      cluster, range, units: units, base: base, style: style, script: script)
    if isSingle { singles[key] = chosen }
    return chosen
  }

  private mutating func choose(
    _ cluster: ClusterContent, _ range: Range<Int>, units: [UInt16], base: Int32,
    style: RunStyle, script: UInt32
  ) -> Int32 {
    let face = style.font.face
    if !cluster.prefersEmoji || face.isColor {
      if cluster.isCovered(by: face) { return base }
      if cluster.scalars.count > 1,
        composes(range, units: units, style: style, script: script)
      {
        return base
      }
    }
    for index in cascade(of: base) where cluster.isCovered(by: fonts[Int(index)].face) {
      return index
    }
    let found = FontLibrary.current.fallback(
      for: cluster.scalars, like: query(style.font.face), language: style.language,
      prefersEmoji: cluster.prefersEmoji)
    guard let found, found !== face,
      cluster.coverage(by: found) > cluster.coverage(by: face)
        || (cluster.prefersEmoji && cluster.coverage(by: found) > 0)
    else {
      if cluster.coverage(by: face) == 0 {
        Unsupported.note("a character that no font has")
      }
      return base
    }
    return fallback(found, base: base)
  }

  /// Whether the face draws a cluster although it lacks some of its characters: by a composed
  /// glyph.
  private mutating func composes(
    _ range: Range<Int>, units: [UInt16], style: RunStyle, script: UInt32
  ) -> Bool {
    guard range.count <= 8 else { return false }
    scratch.removeAll(keepingCapacity: true)
    units.withUnsafeBufferPointer {
      ShapeCache.shape(
        $0, range, face: style.font.face, isRightToLeft: false, script: script,
        language: style.language, features: style.features, into: &scratch)
    }
    return scratch.allSatisfy { $0.glyph != 0 }
  }

  private func query(_ face: FontFace) -> FontQuery {
    let traits = face.traits
    return FontQuery(
      family: nil, weight: traits.weight, width: traits.width, isItalic: traits.isItalic,
      isMonospaced: traits.isMonospaced)
  }

  private mutating func cascade(of base: Int32) -> [Int32] {
    if let known = cascades[base] { return known }
    let font = fonts[Int(base)].font
    let list = font.cascade.map { descriptor in
      add(CTFontCreateWithFontDescriptor(descriptor, font.size, nil))
    }
    cascades[base] = list
    return list
  }

  private mutating func fallback(_ face: FontFace, base: Int32) -> Int32 {
    let key = FallbackKey(base: base, face: face.id)
    if let known = fallbacks[key] { return known }
    let font = fonts[Int(base)].font
    let index = add(CTFont(face: face, size: font.size, matrix: font.matrix))
    fallbacks[key] = index
    return index
  }
}

/// The characters of a grapheme cluster that need a glyph.
struct ClusterContent {
  private(set) var scalars: [UInt32] = []
  /// Whether it is to be shown as a colour picture.
  private(set) var prefersEmoji = false
  /// Whether a variation selector says how it is shown.
  private(set) var isSelected = false
  /// More characters than these don't change the choice.
  private static let limit = 32

  init(_ units: ArraySlice<UInt16>) { self.init(Array(units)) }

  private init(_ units: [UInt16]) {
    var selector: UInt32 = 0
    var joins = false
    for scalar in String(decoding: units.prefix(2 * Self.limit), as: UTF16.self).unicodeScalars {
      switch scalar.value {
      case 0xFE0E, 0xFE0F: selector = scalar.value
      case 0x200D: joins = true
      case 0x20E3 where selector != 0xFE0E:
        joins = true
        scalars.append(scalar.value)
      case let value where value >= 0x300 && scalar.properties.isDefaultIgnorableCodePoint:
        isSelected = isSelected || (0xFE00...0xFE0D).contains(value) || value >= 0xE0100
      case let value: scalars.append(value)
      }
    }
    isSelected = isSelected || selector != 0
    guard let first = scalars.first, first >= 0x23, let scalar = Unicode.Scalar(first),
      selector != 0xFE0E
    else { return }
    let properties = scalar.properties
    prefersEmoji =
      properties.isEmojiPresentation
      || (properties.isEmoji && (selector == 0xFE0F || (joins && scalars.count > 1)))
      || (scalars.count > 1 && (0x1F3FB...0x1F3FF).contains(scalars[1]))
  }

  func isCovered(by face: FontFace) -> Bool {
    scalars.allSatisfy { face.glyph(for: $0) != 0 }
  }

  /// How many characters a face has.
  func coverage(by face: FontFace) -> Int {
    scalars.reduce(0) { $0 + (face.glyph(for: $1) != 0 ? 1 : 0) }
  }
}
