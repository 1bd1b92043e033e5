// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A run's attributes, looked up once: what typesetting needs here, what drawing needs in `RunLook`.

import MicaFoundation
internal import MicaRaster
internal import MicaType

/// The attributes of a run of characters as typesetting reads them.
final class RunStyle: @unchecked Sendable {
  let attributes: [NSAttributedString.Key: Any]
  let font: RunFont
  /// The font's features and those of the ligature, kern and superscript attributes.
  let features: [FontFeature]
  /// Points that each cluster's advance grows by: kerning or tracking of the attributes.
  let spacing: Double
  /// Whether `spacing` is tracking, which counts as white space at a line's end.
  let isTracking: Bool
  /// Points that the baseline moves up by.
  let baselineOffset: CGFloat
  let language: String?
  let delegate: CTRunDelegate?
  let attachment: (any AttachmentAttribute)?
  let look: RunLook

  init(_ attributes: [NSAttributedString.Key: Any], font: RunFont) {
    let reader = AttributeReader(attributes)
    self.attributes = attributes
    self.font = font
    let kern = reader.number("NSKern")
    let tracking = reader.number("CTTracking") ?? 0
    spacing = Self.sane(tracking != 0 ? tracking : kern ?? 0)
    isTracking = tracking != 0
    baselineOffset = CGFloat(
      Self.sane(reader.number("NSBaselineOffset", "CTBaselineOffset") ?? 0))
    language = reader["NSLanguage", "CTLanguage"] as? String
    delegate = reader["CTRunDelegate"] as? CTRunDelegate
    attachment = reader["NSAttachment"] as? any AttachmentAttribute
    features = Self.features(
      font.font.features, reader: reader, kern: kern, isTracked: tracking != 0)
    look = RunLook(reader)
    for name in Self.unsupported {
      // 0 is the default of those that are numbers.
      if let value = reader[name], number(value) != 0 {
        Unsupported.note("Core Text attribute \(name)")
      }
    }
  }

  private static let unsupported = [
    "CTVerticalForms", "CTHorizontalInVerticalForms", "NSWritingDirection", "NSTextEffect",
    "CTRubyAnnotation", "CTBaselineClass", "CTBaselineInfo", "CTBaselineReferenceInfo",
  ]

  /// NaN and infinity count as 0; what is left is bounded by a million points.
  private static func sane(_ value: CGFloat) -> Double {
    value.isFinite ? min(max(Double(value), -1e6), 1e6) : 0
  }

  private static func features(
    _ font: [FontFeature], reader: AttributeReader, kern: CGFloat?, isTracked: Bool
  ) -> [FontFeature] {
    var features = font
    func set(_ tag: String, _ value: UInt32) {
      if let tag = openTypeTag(tag) { features.append(FontFeature(tag: tag, value: value)) }
    }
    if kern == 0 { set("kern", 0) }
    switch reader.number("NSLigature") {
    case 0: ["liga", "clig"].forEach { set($0, 0) }
    case 2: set("dlig", 1)
    case nil where isTracked: ["liga", "clig"].forEach { set($0, 0) }
    default: break
    }
    if let level = reader.number("NSSuperScript", "CTSuperscript"), level != 0 {
      set(level > 0 ? "sups" : "subs", 1)
    }
    return features
  }
}

/// Looks attributes up by the names they may have.
struct AttributeReader {
  private let attributes: [NSAttributedString.Key: Any]
  /// Whether there is anything but a font, a colour and a paragraph style, which most text has.
  private let isUnusual: Bool
  private let usualColor: Any?

  init(_ attributes: [NSAttributedString.Key: Any]) {
    self.attributes = attributes
    usualColor = attributes[Self.colorKey]
    var usual = usualColor == nil ? 0 : 1
    if attributes[Self.fontKey] != nil { usual += 1 }
    if attributes[Self.paragraphKey] != nil { usual += 1 }
    isUnusual = attributes.count > usual
  }

  private static let colorKey = NSAttributedString.Key(rawValue: "NSColor")
  private static let fontKey = NSAttributedString.Key(rawValue: "NSFont")
  private static let paragraphKey = NSAttributedString.Key(rawValue: "NSParagraphStyle")

  /// The colour of glyphs.
  var foreground: CGColor? {
    Self.color(usualColor) ?? color("CTForegroundColor")
  }

  /// The value of the first of the names that has one; not for the usual three.
  subscript(names: String...) -> Any? {
    guard isUnusual else { return nil }
    for name in names {
      if let value = attributes[NSAttributedString.Key(rawValue: name)] { return value }
    }
    return nil
  }

  func number(_ names: String...) -> CGFloat? {
    guard isUnusual else { return nil }
    for name in names {
      let value = attributes[NSAttributedString.Key(rawValue: name)]
      if let value { return CoreText.number(value) }
    }
    return nil
  }

  func color(_ names: String...) -> CGColor? {
    guard isUnusual else { return nil }
    for name in names {
      if let color = Self.color(attributes[NSAttributedString.Key(rawValue: name)]) { return color }
    }
    return nil
  }

  private static func color(_ value: Any?) -> CGColor? {
    switch value {
    case let color as CGColor: color
    case let color as any ColorAttribute: color.attributeColor
    default: nil
    }
  }
}

/// How a run is drawn.
struct RunLook {
  /// The colour of glyphs; nil for the default, opaque black.
  let foreground: CGColor?
  /// Whether glyphs take the context's fill colour.
  let usesContextColor: Bool
  let background: CGColor?
  /// Percent of the font's size: above 0 the outline alone, below 0 filled as well.
  let strokeWidth: CGFloat
  let strokeColor: CGColor?
  /// `NSUnderlineStyle`'s bits.
  let underline: Int
  let underlineColor: CGColor?
  let strikethrough: Int
  let strikethroughColor: CGColor?
  let shadow: (any ShadowAttribute)?
  /// The slope that glyphs lean by.
  let obliqueness: CGFloat
  /// The factor that glyphs and advances are widened by.
  let expansionFactor: Double
  /// Whether anything is drawn but plain glyphs.
  let isPlain: Bool

  init(_ reader: AttributeReader) {
    foreground = reader.foreground
    usesContextColor =
      reader.number("CTForegroundColorFromContext").map { $0 != 0 }
      ?? (reader["CTForegroundColorFromContext"] as? Bool ?? false)
    background = reader.color("NSBackgroundColor", "CTBackgroundColor")
    strokeWidth = Self.sane(reader.number("NSStrokeWidth"))
    strokeColor = reader.color("NSStrokeColor", "CTStrokeColor")
    underline = Self.bits(reader.number("NSUnderline"))
    underlineColor = reader.color("NSUnderlineColor", "CTUnderlineColor")
    let intent = InlinePresentationIntent(
      rawValue: UInt(Self.bits(reader.number("NSInlinePresentationIntent"))))
    strikethrough = Self.bits(
      reader.number("NSStrikethrough") ?? (intent.contains(.strikethrough) ? 1 : 0))
    strikethroughColor = reader.color("NSStrikethroughColor")
    shadow = reader["NSShadow"] as? any ShadowAttribute
    obliqueness = Self.sane(reader.number("NSObliqueness"))
    let expansion = Double(min(max(Self.sane(reader.number("NSExpansion")), -5), 5))
    expansionFactor = expansion == 0 ? 1 : PortableMath.exp(expansion)
    isPlain =
      background == nil && strokeWidth == 0 && underline == 0 && strikethrough == 0
      && shadow == nil
  }

  private static func sane(_ value: CGFloat?) -> CGFloat {
    guard let value, value.isFinite else { return 0 }
    return min(max(value, -1e4), 1e4)
  }

  private static func bits(_ value: CGFloat?) -> Int {
    guard let value, value > 0, value < 65_536 else { return 0 }
    return Int(value)
  }
}
