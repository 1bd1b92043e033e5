// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is asked of a font: a dictionary of attributes, and their values read once.

internal import MicaRaster
package import MicaType

/// What is asked of a font: attributes by name, such as its family and its traits.
///
/// Descriptors never change and may be used from any thread.
open class CTFontDescriptor: NSObject, @unchecked Sendable {
  /// The attributes by Apple's names.
  package let attributes: [String: Any]
  package let request: FontRequest
  /// The face itself, where the descriptor was made from a font's data.
  package let face: FontFace?

  package init(attributes: [String: Any], face: FontFace? = nil) {
    self.attributes = attributes
    self.face = face
    request = FontRequest(attributes)
    super.init()
  }

  /// Whether the other object asks for the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CTFontDescriptor else { return false }
    return other === self || (request == other.request && face === other.face)
  }

  /// Equal descriptors have equal hashes.
  open override var hash: Int { request.hashValue }
}

/// A descriptor's attributes as plain values; nil where one was not given.
package struct FontRequest: Hashable, Sendable {
  /// A PostScript name.
  package var name: String?
  package var family: String?
  package var style: String?
  package var displayName: String?
  package var size: CGFloat?
  package var matrix: CGAffineTransform?
  package var symbolicTraits: UInt32?
  /// −1 ... 1, 0 is regular (Apple's scale).
  package var weight: CGFloat?
  /// −1 ... 1, 0 is normal.
  package var width: CGFloat?
  /// −1 ... 1, 0 is upright.
  package var slant: CGFloat?
  package var variations: [VariationValue] = []
  package var features: [FontFeature] = []
  package var cascade: [CTFontDescriptor] = []
  package var languages: [String] = []
  package var url: URL?
  /// Characters that the face must have, sorted; from the character set's first ones.
  package var characters: [UInt32] = []

  package init() {}

  init(_ attributes: [String: Any]) {
    name = attributes[kCTFontNameAttribute] as? String
    family = attributes[kCTFontFamilyNameAttribute] as? String
    style = attributes[kCTFontStyleNameAttribute] as? String
    displayName = attributes[kCTFontDisplayNameAttribute] as? String
    size = number(attributes[kCTFontSizeAttribute])
    matrix = Self.matrix(attributes[kCTFontMatrixAttribute])
    url = attributes[kCTFontURLAttribute] as? URL
    languages = attributes[kCTFontLanguagesAttribute] as? [String] ?? []
    cascade = attributes[kCTFontCascadeListAttribute] as? [CTFontDescriptor] ?? []
    readTraits(attributes[kCTFontTraitsAttribute])
    variations = Self.variations(attributes[kCTFontVariationAttribute])
    features = Self.features(attributes[kCTFontFeatureSettingsAttribute])
    if let set = attributes[kCTFontCharacterSetAttribute] as? CharacterSet {
      characters = Self.characters(of: set)
    }
    noteUnsupported(attributes)
  }

  private func noteUnsupported(_ attributes: [String: Any]) {
    if attributes[kCTFontFixedAdvanceAttribute] != nil {
      Unsupported.note("CTFontDescriptor kCTFontFixedAdvanceAttribute")
    }
    if attributes[kCTFontBaselineAdjustAttribute] != nil {
      Unsupported.note("CTFontDescriptor kCTFontBaselineAdjustAttribute")
    }
    let vertical = CGFloat(CTFontOrientation.vertical.rawValue)
    if number(attributes[kCTFontOrientationAttribute]) == vertical {
      Unsupported.note("CTFontDescriptor kCTFontOrientationAttribute of vertical text")
    }
  }

  private mutating func readTraits(_ value: Any?) {
    guard let value else { return }
    if let traits = value as? [String: Any] {
      symbolicTraits = bits(traits[kCTFontSymbolicTrait])
      weight = number(traits[kCTFontWeightTrait])
      width = number(traits[kCTFontWidthTrait])
      slant = number(traits[kCTFontSlantTrait])
    }
  }

  private static func matrix(_ value: Any?) -> CGAffineTransform? {
    value as? CGAffineTransform
  }

  /// Variations by axis number, as `[NSNumber: NSNumber]` or Swift's numbers; sorted.
  private static func variations(_ value: Any?) -> [VariationValue] {
    guard let values = value as? [AnyHashable: Any] else { return [] }
    var found: [VariationValue] = []
    for (key, value) in values {
      guard let tag = bits(key.base), let value = number(value), value.isFinite else { continue }
      found.append(VariationValue(tag: tag, value: Float(value)))
    }
    return found.sorted { ($0.tag, $0.value) < ($1.tag, $1.value) }
  }

  /// Feature settings, each a dictionary of an OpenType tag and value or of Apple's type and
  /// selector.
  private static func features(_ value: Any?) -> [FontFeature] {
    guard let settings = value as? [Any] else { return [] }
    return settings.flatMap { setting -> [FontFeature] in
      guard let setting = setting as? [String: Any] else { return [] }
      if let tag = setting[kCTFontOpenTypeFeatureTag] as? String {
        let value = number(setting[kCTFontOpenTypeFeatureValue]) ?? 1
        return openTypeTag(tag).map { [FontFeature(tag: $0, value: count(value))] } ?? []
      }
      guard let type = number(setting[kCTFontFeatureTypeIdentifierKey]),
        let selector = number(setting[kCTFontFeatureSelectorIdentifierKey])
      else { return [] }
      return appleFeature(type: Int(count(type)), selector: Int(count(selector)))
    }
  }

  /// The first characters of a set that a face is tested for.
  private static func characters(of set: CharacterSet) -> [UInt32] {
    var found: [UInt32] = []
    for scalar in UInt32(0x20)...0x2FFFF where found.count < 16 {
      if let scalar = Unicode.Scalar(scalar), set.contains(scalar) { found.append(scalar.value) }
    }
    return found
  }
}

/// A number that a dictionary holds, in whichever type; nil for what is none.
func number(_ value: Any?) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as Float: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  case let value as UInt32: CGFloat(value)
  case let value as Int32: CGFloat(value)
  case let value as UInt: CGFloat(value)
  default: nil
  }
}

/// A number as bits; nil for what is none or doesn't fit.
func bits(_ value: Any?) -> UInt32? {
  if let traits = value as? CTFontSymbolicTraits { return traits.rawValue }
  guard let value = number(value), value >= 0, value <= 4_294_967_295 else { return nil }
  return UInt32(value)
}

/// A number as a feature's value; 0 for what doesn't fit.
private func count(_ value: CGFloat) -> UInt32 {
  value >= 0 && value < 65_536 ? UInt32(value) : 0
}

/// Four letters as a tag; nil for what is none.
func openTypeTag(_ text: String) -> UInt32? {
  let bytes = Array(text.utf8)
  guard bytes.count == 4 else { return nil }
  return bytes.reduce(0) { $0 << 8 | UInt32($1) }
}
