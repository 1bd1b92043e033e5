// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is asked of a font, as UIKit spells it: Core Text's descriptor, and the system's font
// beside.

public import CoreText
public import Foundation

/// What is asked of a font: attributes by name, such as its family and its traits.
///
/// Descriptors never change.
open class UIFontDescriptor: CTFontDescriptor, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// What it asks of the system's font; nil where it asks for another one.
  let system: SystemFont.Request?
  /// The text style that it was made for.
  package let textStyle: UIFont.TextStyle?

  init(
    attributes: [String: Any], system: SystemFont.Request?, textStyle: UIFont.TextStyle? = nil
  ) {
    self.system = system
    self.textStyle = textStyle
    super.init(attributes: attributes)
  }

  /// The descriptor of a keyed archive.
  public required init?(coder: NSCoder) {
    system = Self.readSystem(coder)
    textStyle = Self.readStyle(coder)
    super.init(attributes: Self.readAttributes(coder))
  }

  /// Writes the attributes into a keyed archive.
  open func encode(with coder: NSCoder) { write(coder) }

  /// Whether the class can be read by secure decoding: true.
  open class var supportsSecureCoding: Bool { true }

  /// A descriptor that asks for nothing.
  public convenience init() {
    self.init(fontAttributes: [:])
  }

  /// A descriptor of the given attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let plain = Self.plain(attributes)
    let name = plain[AttributeName.name.rawValue] ?? plain[AttributeName.family.rawValue]
    self.init(attributes: plain, system: (name as? String).flatMap(SystemFont.request(named:)))
  }

  /// A descriptor of a font by its PostScript name, at a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// A descriptor of a font by its PostScript name, under a transform of each glyph.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: matrix])
  }

  /// An attribute of the descriptor; those that were not given are nil, but for the name, the
  /// family and the traits of the system's font.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    fontAttributes[anAttribute]
  }

  /// The attributes.
  open var fontAttributes: [AttributeName: Any] { namedAttributes }

  /// The PostScript name that is asked for; empty where none is.
  open var postscriptName: String { request.name ?? "" }

  /// Points to the em; 0 where none are asked for.
  open var pointSize: CGFloat { request.size ?? 0 }

  /// The transform of each glyph; the identity by default.
  open var matrix: CGAffineTransform { request.matrix ?? .identity }

  /// The traits of the font that fits best.
  open var symbolicTraits: SymbolicTraits { resolvedTraits }

  /// The descriptors of fonts that have what is asked for; `mandatoryKeys` are not looked at one by
  /// one. Here the one that fits best.
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?)
    -> [UIFontDescriptor]
  {
    [UIFont(descriptor: self, size: 0).fontDescriptor]
  }

  /// The same with other attributes in place of or beside its own.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    adding(attributes)
  }

  /// The same at another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    adding([.size: newPointSize])
  }

  /// The same under another transform of each glyph.
  open func withMatrix(_ newMatrix: CGAffineTransform) -> UIFontDescriptor {
    adding([.matrix: newMatrix])
  }

  /// The same face of the family, named as in "Bold".
  open func withFace(_ newFace: String) -> UIFontDescriptor { facing(newFace) }

  /// Another family; the name no longer counts.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { inFamily(newFamily) }

  /// The same with exactly the given traits; nil where the family has no such font.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    withTraits(symbolicTraits)
  }

  /// The same in another design of the system's font; nil for other fonts.
  ///
  /// Partly: rounded and serif are drawn with other fonts, and noted.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { designed(design) }

  /// The descriptor of the system's font for a text style, at the size that the user prefers.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of the system's font for a text style, at the size that the traits prefer; nil
  /// stands for the current ones.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    preferred(style, traitCollection ?? .current)
  }

  /// The descriptor itself, being immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object asks for the same.
  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? UIFontDescriptor)?.system == system
  }
}
