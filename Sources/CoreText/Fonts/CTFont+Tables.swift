// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A font's tables, axes, features and characters.

internal import MicaRaster
internal import MicaType

/// Four letters that name a table, the first one in the highest byte.
public typealias CTFontTableTag = UInt32

/// How tables are copied.
public struct CTFontTableOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Tables that are made up are left out; none are here.
  public static let excludeSynthetic = CTFontTableOptions(rawValue: 1 << 0)
}

/// The tags of the font's tables, as numbers.
public func CTFontCopyAvailableTables(
  _ font: CTFont, _ options: CTFontTableOptions
) -> CFArray? {
  font.face.tableTags.map { NSNumber(value: $0) }
}

/// A table's bytes; nil where the font has none of that tag.
public func CTFontCopyTable(
  _ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions
) -> CFData? {
  font.face.table(table).map { Data($0) }
}

/// Whether the font has a table.
public func CTFontHasTable(_ font: CTFont, _ tag: CTFontTableTag) -> Bool {
  font.face.tableTags.contains(tag)
}

/// The font's variation axes, each by `kCTFontVariationAxis…` names; nil where it has none.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? {
  let axes = font.face.axes
  guard !axes.isEmpty else { return nil }
  return axes.map { axis -> [String: Any] in
    [
      kCTFontVariationAxisIdentifierKey: NSNumber(value: axis.tag),
      kCTFontVariationAxisMinimumValueKey: NSNumber(value: axis.minimum),
      kCTFontVariationAxisMaximumValueKey: NSNumber(value: axis.maximum),
      kCTFontVariationAxisDefaultValueKey: NSNumber(value: axis.defaultValue),
      kCTFontVariationAxisNameKey: axis.name,
    ]
  }
}

/// The font's values on its axes that differ from the defaults, by the axes' numbers; nil where it
/// has no axes.
public func CTFontCopyVariation(_ font: CTFont) -> [NSNumber: NSNumber]? {
  guard !font.face.axes.isEmpty else { return nil }
  var values: [NSNumber: NSNumber] = [:]
  for value in font.face.variations {
    values[NSNumber(value: value.tag)] = NSNumber(value: value.value)
  }
  return values
}

/// The features that the font was made with, as tags and values; nil without any.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
  CTFontCopyFontDescriptor(font).attributes[kCTFontFeatureSettingsAttribute] as? [Any]
}

/// All characters that the font has a glyph for. Looked for one by one: keep the answer.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CFCharacterSet {
  var set = CharacterSet()
  for range in [UInt32(0x20)...0x2FFFF, 0xE0000...0xE01EF] {
    for scalar in range where font.face.glyph(for: scalar) != 0 {
      if let scalar = Unicode.Scalar(scalar) { set.insert(scalar) }
    }
  }
  return set
}
