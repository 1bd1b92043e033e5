// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A font as views and drawing code name it: Core Text's font with UIKit's makers and measures.

public import CoreText
internal import MicaType

/// A font: a face at a size in points.
///
/// Fonts never change. The system's font is Inter with San Francisco's measures and names.
open class UIFont: CTFont, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// What it was asked for; nil where the face and size say it all.
  private let asked: UIFontDescriptor?
  /// How its size follows the size of text that the user prefers.
  package let scaling: Scaling?

  /// A font that was scaled, and the text style that it was scaled by.
  package struct Scaling: Sendable {
    package let base: UIFont
    package let style: TextStyle
  }

  package init(_ font: CTFont, asked: UIFontDescriptor? = nil, scaling: Scaling? = nil) {
    self.asked = asked
    self.scaling = scaling
    super.init(
      face: font.face, size: font.size, matrix: font.matrix, features: font.features,
      cascade: font.cascade, overrides: font.overrides, names: font.names)
  }

  /// A font by its PostScript name or its family's name; nil where there is none of that name.
  ///
  /// A size of 0 stands for 12 points. The names of Apple's families that have a metric-compatible
  /// family here find that one.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = UIFont.found(named: fontName, size: fontSize) else { return nil }
    self.init(font)
  }

  /// The font that fits a descriptor best, at a size in points; 0 stands for the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(UIFont.found(for: descriptor, size: pointSize), asked: descriptor)
  }

  /// The font of a keyed archive; nil where it holds none.
  public required convenience init?(coder: NSCoder) {
    let descriptor = coder.held(UIFontDescriptor.self, "UIFontDescriptor")
    guard let descriptor else { return nil }
    self.init(
      descriptor: descriptor, size: CGFloat(coder.decodeDouble(forKey: "UIFontPointSize")))
  }

  /// Writes descriptor and size into a keyed archive.
  open func encode(with coder: NSCoder) {
    coder.encode(fontDescriptor, forKey: "UIFontDescriptor")
    coder.encode(Double(pointSize), forKey: "UIFontPointSize")
  }

  /// Whether the class can be read by secure decoding: true.
  open class var supportsSecureCoding: Bool { true }

  /// A font for programs that need any: on iOS it is of no use. The system's, 12 points high.
  public convenience init() {
    self.init(UIFont.found(for: UIFontDescriptor(), size: 12))
  }

  // MARK: The system's fonts

  /// The system's font at a size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(SystemFont.Request(), size: fontSize)
  }

  /// The system's font at a size in points and a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(SystemFont.Request(weight: weight.rawValue), size: fontSize)
  }

  /// The system's font at a size in points, a weight and a width. Inter has one width: others are
  /// kept, and noted.
  ///
  /// Partly: the system's font has one width; others are kept and noted.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    system(SystemFont.Request(weight: weight.rawValue, width: width.rawValue), size: fontSize)
  }

  /// The system's bold font at a size in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(SystemFont.Request(weight: Weight.bold.rawValue), size: fontSize)
  }

  /// The system's italic font at a size in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(SystemFont.Request(isItalic: true), size: fontSize)
  }

  /// The system's font of one width for all glyphs.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(SystemFont.Request(weight: weight.rawValue, design: .monospaced), size: fontSize)
  }

  /// The system's font with digits of one width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(SystemFont.Request(weight: weight.rawValue), size: fontSize, hasTabularDigits: true)
  }

  /// The system's font for a text style, at the size that the user prefers.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system's font for a text style, at the size that the traits prefer; nil stands for the
  /// current ones.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: style, compatibleWith: traitCollection)
    return UIFont(descriptor: descriptor, size: 0)
  }

  // MARK: Sizes

  /// The size of labels' text: 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons' text: 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text: 14 points.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: Names

  /// The names of the families that there are, in alphabetical order.
  open class var familyNames: [String] { FontLibrary.current.families }

  /// The PostScript names of a family's fonts, in alphabetical order; none for an unknown family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.current.faceNames(inFamily: familyName)
  }

  /// The family's name.
  open var familyName: String { names.family }
  /// The PostScript name.
  open var fontName: String { names.postScript }

  // MARK: Measures

  /// Points to the em.
  open var pointSize: CGFloat { size }
  /// How far above the baseline the font reaches, in points.
  open var ascender: CGFloat { UIFont.ascent(of: self) }
  /// How far below the baseline the font reaches, in points; negative.
  open var descender: CGFloat { -CTFontGetDescent(self) }
  /// The height of capital letters in points.
  open var capHeight: CGFloat { CTFontGetCapHeight(self) }
  /// The height of an x in points.
  open var xHeight: CGFloat { CTFontGetXHeight(self) }
  /// The height of a line in points.
  open var lineHeight: CGFloat { ascender - descender + leading }
  /// Points that the font wants between lines.
  open var leading: CGFloat { CTFontGetLeading(self) }

  /// What asks for this font.
  open var fontDescriptor: UIFontDescriptor { describe(asked) }

  /// The same font at another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont { resized(to: fontSize, asked) }

  /// The font itself, being immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
