// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Text's functions that make fonts.

internal import MicaType

/// How fonts are looked for.
public struct CTFontOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Fonts need not be activated; none are here.
  public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
  /// Nothing is downloaded; nothing is here.
  public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
  /// Fonts of the system win over registered ones; it has no effect here.
  public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}

/// The font of a PostScript name, at a size in points; 0 stands for 12.
///
/// Family and full names are found as well. An unknown name gives Helvetica, as on iOS, and is
/// noted.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  var request = FontRequest()
  request.name = name
  return CTFont.nearest(to: request, size: size, matrix: matrix?.pointee)
}

/// The font of a PostScript name, at a size in points; 0 stands for 12. The options have no effect.
public func CTFontCreateWithNameAndOptions(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont {
  CTFontCreateWithName(name, size, matrix)
}

/// The font that comes nearest to a descriptor; a size of 0 stands for the descriptor's, or 12.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let request = descriptor.request
  guard var face = descriptor.face else {
    return CTFont.nearest(to: request, size: size, matrix: matrix?.pointee)
  }
  if !request.variations.isEmpty, let varied = try? face.varied(by: request.variations) {
    face = varied
  }
  return CTFont(
    face: face, size: size != 0 ? size : request.size ?? 12,
    matrix: matrix?.pointee ?? request.matrix ?? .identity, features: request.features,
    cascade: request.cascade)
}

/// The font that comes nearest to a descriptor; the options have no effect.
public func CTFontCreateWithFontDescriptorAndOptions(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont {
  CTFontCreateWithFontDescriptor(descriptor, size, matrix)
}

/// A font of Core Graphics at a size; the descriptor's features and cascade are taken.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let request = attributes?.request
  return CTFont(
    face: graphicsFont.face, size: size != 0 ? size : request?.size ?? 12,
    matrix: matrix?.pointee ?? request?.matrix ?? .identity, features: request?.features ?? [],
    cascade: request?.cascade ?? [])
}

/// The font of Core Graphics that a font draws with.
public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
  attributes?.pointee = Unmanaged.passRetained(CTFontCopyFontDescriptor(font))
  return CGFont(face: font.face)
}

/// The font of the user interface of a kind; a size of 0 stands for the kind's own: 17 points for
/// controls' texts, 13 and less for details (iOS' sizes). The language has no effect.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  var system = SystemFont.Request()
  var points: CGFloat = 12
  switch uiType {
  case .none: return nil
  case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .alertHeader,
    .emphasizedSystemDetail:
    system.weight = 0.4
  case .userFixedPitch: system.design = .monospaced
  default: break
  }
  switch uiType {
  case .smallSystem, .smallEmphasizedSystem, .smallToolbar, .toolTip: points = 11
  case .miniSystem, .miniEmphasizedSystem, .systemDetail, .emphasizedSystemDetail: points = 9
  case .system, .emphasizedSystem, .menuItem, .menuTitle, .windowTitle, .pushButton, .alertHeader,
    .message, .controlContent:
    points = 13
  case .label: points = 10
  default: points = 12
  }
  return CTFont.systemFont(system, size: size > 0 && size.isFinite ? size : points)
}

/// A copy at another size, with another matrix or attributes; a size of 0 and a matrix of nil keep
/// the font's own.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let request = attributes?.request
  let points = size != 0 ? size : request?.size ?? font.size
  let matrix = matrix?.pointee ?? request?.matrix ?? font.matrix
  if let request, request.name != nil || request.family != nil || request.hasTraits {
    var asked = request
    if asked.name == nil, asked.family == nil { asked.family = font.names.family }
    if asked.features.isEmpty { asked.features = font.features }
    if asked.cascade.isEmpty { asked.cascade = font.cascade }
    return CTFont.nearest(to: asked, size: points, matrix: matrix)
  }
  var face = font.face
  if let variations = request?.variations, !variations.isEmpty,
    let varied = try? face.varied(by: variations)
  {
    face = varied
  }
  var features = font.features
  for feature in request?.features ?? [] {
    features.removeAll { $0.tag == feature.tag }
    features.append(feature)
  }
  let cascade = request?.cascade ?? []
  return font.copy(
    face: face, size: points, matrix: matrix, features: features,
    cascade: cascade.isEmpty ? font.cascade : cascade)
}

/// A copy with other traits: those of `symTraitMask` become `symTraitValue`'s. Nil where the family
/// has no such face.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let own = CTFontGetSymbolicTraits(font)
  let wanted = own.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
  var request = FontRequest()
  request.family = font.names.family
  request.symbolicTraits = wanted.rawValue
  request.features = font.features
  request.cascade = font.cascade
  let matrix = matrix?.pointee ?? font.matrix
  guard
    let found = CTFont.matching(request, size: size != 0 ? size : font.size, matrix: matrix)
  else { return nil }
  let checked: CTFontSymbolicTraits = [.traitItalic, .traitBold, .traitMonoSpace]
  let mask = symTraitMask.intersection(checked)
  let got = CTFontGetSymbolicTraits(found)
  return got.intersection(mask) == wanted.intersection(mask) ? found : nil
}

/// A copy in another family, as near to the font's traits as it has; nil where the family is
/// unknown.
public func CTFontCreateCopyWithFamily(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ family: CFString
) -> CTFont? {
  let traits = font.face.traits
  var request = FontRequest()
  request.family = family
  request.symbolicTraits = traits.symbolic.rawValue
  request.weight = FontWeightScale.apple(of: traits.weight)
  return CTFont.matching(
    request, size: size != 0 ? size : font.size, matrix: matrix?.pointee ?? font.matrix)
}

/// The font that draws a range of a string as typesetting would choose it: the font itself, or what
/// stands in for the range's first character that it lacks.
public func CTFontCreateForString(
  _ currentFont: CTFont, _ string: CFString, _ range: CFRange
) -> CTFont {
  CTFontCreateForStringWithLanguage(currentFont, string, range, nil)
}

/// The font that draws a range of a string in a language, which decides between Chinese and Japanese
/// forms; nil for none.
public func CTFontCreateForStringWithLanguage(
  _ currentFont: CTFont, _ string: CFString, _ range: CFRange, _ language: CFString?
) -> CTFont {
  let units = Array(string.utf16)
  let range = range.clamped(to: units.count)
  let part = String(decoding: units[range], as: UTF16.self)
  var attributes: [NSAttributedString.Key: Any] = [.font: currentFont]
  if let language { attributes[NSAttributedString.Key(rawValue: "NSLanguage")] = language }
  let text = ShapedText(NSAttributedString(string: part, attributes: attributes))
  let item = text.items.first { text.fonts[Int($0.font)].font != currentFont }
  return item.map { text.fonts[Int($0.font)].font } ?? currentFont
}

extension CTFont {
  /// The font of a PostScript name at a size in points, as `CTFontCreateWithName` finds it.
  public convenience init(_ name: CFString, size: CGFloat) {
    self.init(alike: CTFontCreateWithName(name, size, nil))
  }

  /// The font that comes nearest to a descriptor, as `CTFontCreateWithFontDescriptor` finds it.
  public convenience init(_ descriptor: CTFontDescriptor, size: CGFloat) {
    self.init(alike: CTFontCreateWithFontDescriptor(descriptor, size, nil))
  }

  /// The font of the user interface of a kind, as `CTFontCreateUIFontForLanguage` finds it;
  /// Helvetica for no kind.
  public convenience init(_ uiType: CTFontUIFontType, size: CGFloat) {
    self.init(uiType, size: size, language: nil)
  }

  /// The font of the user interface of a kind; the language has no effect.
  public convenience init(_ uiType: CTFontUIFontType, size: CGFloat, language: CFString?) {
    self.init(alike: CTFontCreateUIFontForLanguage(uiType, size, language) ?? .fallbackDefault)
  }

  /// The font that draws a range of a string, as `CTFontCreateForString` finds it.
  public convenience init(font currentFont: CTFont, string: CFString, range: CFRange) {
    self.init(alike: CTFontCreateForString(currentFont, string, range))
  }

  /// The font that draws a range of a string in a language.
  public convenience init(
    font currentFont: CTFont, string: CFString, range: CFRange, language: CFString?
  ) {
    self.init(alike: CTFontCreateForStringWithLanguage(currentFont, string, range, language))
  }

  private convenience init(alike font: CTFont) {
    self.init(
      face: font.face, size: font.size, matrix: font.matrix, features: font.features,
      cascade: font.cascade, overrides: font.overrides, names: font.names)
  }

  /// The font at another size and with other settings. Measures that stand in for the face's are
  /// scaled; tracking as well.
  func copy(
    face: FontFace? = nil, size: CGFloat, matrix: CGAffineTransform, features: [FontFeature],
    cascade: [CTFontDescriptor]
  ) -> CTFont {
    var overrides = overrides
    var drawn = face ?? self.face
    if let own = overrides, size != self.size {
      let factor = size / self.size
      let request = SystemFont.request(named: names.postScript)
      drawn = SystemFont.face(drawn, size: size)
      overrides =
        request.map { SystemFont.overrides(size: size, of: $0, on: drawn) }
        ?? FontOverrides(
          ascent: own.ascent * factor, descent: own.descent * factor,
          leading: own.leading * factor, capHeight: own.capHeight * factor,
          xHeight: own.xHeight * factor, tracking: own.tracking * factor)
    }
    return CTFont(
      face: drawn, size: size, matrix: matrix, features: features, cascade: cascade,
      overrides: overrides, names: names)
  }
}
