// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Text's functions for descriptors.

internal import MicaType

/// The descriptor of a font: its name, size, and what differs from its face's defaults.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
  var attributes: [String: Any] = [
    kCTFontNameAttribute: font.names.postScript,
    kCTFontSizeAttribute: NSNumber(value: Double(font.size)),
  ]
  if font.matrix != .identity { attributes[kCTFontMatrixAttribute] = font.matrix }
  if !font.cascade.isEmpty { attributes[kCTFontCascadeListAttribute] = font.cascade }
  if !font.features.isEmpty {
    attributes[kCTFontFeatureSettingsAttribute] = font.features.map { feature -> [String: Any] in
      [
        kCTFontOpenTypeFeatureTag: letters(feature.tag),
        kCTFontOpenTypeFeatureValue: NSNumber(value: feature.value),
      ]
    }
  }
  return CTFontDescriptor(attributes: attributes)
}

/// Four letters of a tag.
private func letters(_ tag: UInt32) -> String {
  let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
  return String(decoding: bytes, as: UTF8.self)
}

/// A descriptor of a PostScript name and a size.
public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor {
  CTFontDescriptor(attributes: [
    kCTFontNameAttribute: name, kCTFontSizeAttribute: NSNumber(value: Double(size)),
  ])
}

/// A descriptor of attributes by `kCTFont…Attribute` names.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  CTFontDescriptor(attributes: attributes)
}

/// A copy with further attributes, which replace those of the same names.
///
/// A copy of a descriptor of a file's font stays with that font unless another name is asked for.
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
  let names = [kCTFontNameAttribute, kCTFontFamilyNameAttribute, kCTFontURLAttribute]
  let isSameFont = names.allSatisfy { attributes[$0] == nil }
  return CTFontDescriptor(
    attributes: original.attributes.merging(attributes) { $1 },
    face: isSameFont ? original.face : nil)
}

/// A copy with a family's name in place of a font's; nil where the family is unknown.
public func CTFontDescriptorCreateCopyWithFamily(
  _ original: CTFontDescriptor, _ family: CFString
) -> CTFontDescriptor? {
  guard FontLibrary.current.match(FontQuery(family: family)) != nil else { return nil }
  var attributes = original.attributes
  attributes[kCTFontNameAttribute] = nil
  attributes[kCTFontFamilyNameAttribute] = family
  return CTFontDescriptor(attributes: attributes)
}

/// A copy with other traits; nil where the family has no such face.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
  _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
  let font = CTFontCreateWithFontDescriptor(original, 0, nil)
  let copy = CTFontCreateCopyWithSymbolicTraits(font, 0, nil, symTraitValue, symTraitMask)
  return copy.map(CTFontCopyFontDescriptor)
}

/// A copy at a place of a variation axis.
public func CTFontDescriptorCreateCopyWithVariation(
  _ original: CTFontDescriptor, _ variationIdentifier: CFNumber, _ variationValue: CGFloat
) -> CTFontDescriptor {
  var values =
    original.attributes[kCTFontVariationAttribute] as? [AnyHashable: Any] ?? [:]
  values[variationIdentifier] = NSNumber(value: Double(variationValue))
  return CTFontDescriptorCreateCopyWithAttributes(
    original, [kCTFontVariationAttribute: values])
}

/// A copy with one of Apple's features set.
public func CTFontDescriptorCreateCopyWithFeature(
  _ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber,
  _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
  var settings = original.attributes[kCTFontFeatureSettingsAttribute] as? [Any] ?? []
  settings.append(
    [
      kCTFontFeatureTypeIdentifierKey: featureTypeIdentifier,
      kCTFontFeatureSelectorIdentifierKey: featureSelectorIdentifier,
    ] as [String: Any])
  return CTFontDescriptorCreateCopyWithAttributes(
    original, [kCTFontFeatureSettingsAttribute: settings])
}

/// The descriptor's attributes by name.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  descriptor.attributes
}

/// An attribute of a descriptor, or of the font that comes nearest to it where the descriptor
/// doesn't say; nil for those that aren't known.
public func CTFontDescriptorCopyAttribute(
  _ descriptor: CTFontDescriptor, _ attribute: CFString
) -> Any? {
  if let value = descriptor.attributes[attribute] { return value }
  if descriptor.face != nil {
    return CTFontCopyAttribute(CTFontCreateWithFontDescriptor(descriptor, 0, nil), attribute)
  }
  guard let font = CTFont.matching(descriptor.request, size: 0) else { return nil }
  return CTFontCopyAttribute(font, attribute)
}

/// The fonts that a descriptor may mean: all faces of its family, or the one of its name, as
/// descriptors. Attributes in `mandatoryAttributes` must be met.
///
/// Partly: by name, family, symbolic traits and characters.
public func CTFontDescriptorCreateMatchingFontDescriptors(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: Set<String>?
) -> CFArray? {
  let request = descriptor.request
  let library = FontLibrary.current
  var names: [String] = []
  if let name = request.name {
    if library.face(postScriptName: name) != nil { names = [name] }
  } else if let family = request.family {
    names = library.faceNames(inFamily: family)
  } else {
    names = library.families.flatMap { library.faceNames(inFamily: $0) }
  }
  let found = names.filter { name in
    guard let face = library.face(postScriptName: name) else { return false }
    if !request.characters.allSatisfy({ face.glyph(for: $0) != 0 }) { return false }
    let bits = CTFontSymbolicTraits(rawValue: request.symbolicTraits ?? 0)
    return face.traits.symbolic.isSuperset(of: bits)
  }
  guard !found.isEmpty else { return nil }
  return found.map { CTFontDescriptor(attributes: [kCTFontNameAttribute: $0]) }
}

/// The font that comes nearest to a descriptor, as a descriptor; nil where there is none.
public func CTFontDescriptorCreateMatchingFontDescriptor(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: Set<String>?
) -> CTFontDescriptor? {
  CTFont.matching(descriptor.request, size: 0).map {
    CTFontDescriptor(attributes: [kCTFontNameAttribute: $0.names.postScript])
  }
}

/// An attribute of a font by its `kCTFont…Attribute` name; nil for those that aren't known.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> Any? {
  switch attribute {
  case kCTFontNameAttribute: font.names.postScript
  case kCTFontDisplayNameAttribute: font.names.full
  case kCTFontFamilyNameAttribute: font.names.family
  case kCTFontStyleNameAttribute: font.names.style
  case kCTFontSizeAttribute: NSNumber(value: Double(font.size))
  case kCTFontMatrixAttribute: font.matrix
  case kCTFontTraitsAttribute: CTFontCopyTraits(font)
  case kCTFontCascadeListAttribute: font.cascade
  default: nil
  }
}
