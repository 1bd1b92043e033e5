// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The strings of random text: every script and control, every attribute with values that are
// plausible, absurd or of the wrong type.

import CoreGraphics
import CoreText

/// A box of a random size in the text.
private final class FuzzAttachment: AttachmentAttribute {
  let box: CGRect

  init(_ box: CGRect) { self.box = box }

  func attachmentBounds(
    lineFragment: CGRect, position: CGPoint, characterIndex: Int
  ) -> CGRect { box }

  func drawAttachment(in rect: CGRect, context: CGContext) { context.fill(rect) }
}

private let samples: [String] = [
  "a", "office", "AVATAR ", "hyphen\u{AD}ation ", " ", "  ", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}",
  "\u{645}\u{631}\u{62D}\u{628}\u{627} ", "12.5", "e\u{301}\u{323}", "\u{4F60}\u{597D}\u{3002}",
  "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}", "\u{E2A}\u{E27}\u{E31}\u{E2A}\u{E14}\u{E35}",
  "\u{1F600}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1E9}\u{1F1EA}",
  "1\u{FE0F}\u{20E3}",
  "\t", "\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{202B}", "\u{202E}", "\u{202C}", "\u{2067}",
  "\u{2069}", "(x)", "\u{FFFC}", "\u{0}", "\u{7F}", "\u{301}", "extraordinarily-long-word",
  "\u{200B}", "\u{200D}", "\u{AD}", "\u{FEFF}", "\u{E000}", "\u{10FFFF}", "\u{E0041}", "\u{AC01}",
  "\u{1100}\u{1161}\u{11A8}", "ffi fi fl", "\u{3000}", "\u{85}", "\u{1D11E}",
  "internationalization ",
]

extension TextWriter {
  mutating func attributedString() -> NSAttributedString {
    let string = NSMutableAttributedString()
    for _ in 0..<random.pick([0, 1, 3, 8, 20]) {
      let piece = random.pick(samples)
      let times = random.once(in: 20) ? random.below(60) : 1
      string.append(
        NSAttributedString(
          string: String(repeating: piece, count: times), attributes: attributes()))
    }
    // Edits that part surrogates and clusters.
    for _ in 0..<random.below(4) where string.length > 0 {
      let start = random.below(string.length)
      let range = NSRange(location: start, length: random.below(min(3, string.length - start) + 1))
      switch random.below(3) {
      case 0: string.replaceCharacters(in: range, with: random.pick(samples))
      case 1: string.deleteCharacters(in: range)
      default: string.addAttributes(attributes(), range: range)
      }
    }
    if random.once(in: 4) {
      string.addAttribute(
        .paragraphStyle, value: paragraphStyle(),
        range: NSRange(location: 0, length: string.length))
    }
    return string
  }

  private mutating func attributes() -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if !random.once(in: 6) { attributes[.font] = absurdOr(font()) }
    for _ in 0..<random.pick([0, 0, 1, 2, 6]) { add(to: &attributes) }
    return attributes
  }

  private mutating func add(to attributes: inout [NSAttributedString.Key: Any]) {
    let numbers: [NSAttributedString.Key] = [
      .kern, .tracking, .ligature, .strokeWidth, .baselineOffset, .obliqueness, .expansion,
      .init("NSSuperScript"), .init("CTBaselineOffset"), .verticalGlyphForm,
    ]
    let colors: [NSAttributedString.Key] = [
      .foregroundColor, .backgroundColor, .strokeColor, .underlineColor, .strikethroughColor,
      .init(kCTForegroundColorAttributeName),
    ]
    switch random.below(9) {
    case 0, 1: attributes[random.pick(numbers)] = absurdOr(random.number(-2, 6))
    case 2: attributes[random.pick(colors)] = absurdOr(random.color())
    case 3:
      let key = random.pick([NSAttributedString.Key.underlineStyle, .strikethroughStyle])
      attributes[key] = absurdOr(random.pick([0, 1, 2, 9, 0x101, 0x209, 0x8302, 0x401, 0xFFFF]))
    case 4: attributes[.paragraphStyle] = absurdOr(paragraphStyle())
    case 5:
      let shadow = NSShadow()
      shadow.shadowOffset = random.size(9)
      shadow.shadowBlurRadius = random.number(0, 5)
      shadow.shadowColor = absurdOr(random.color())
      attributes[.shadow] = absurdOr(shadow)
    case 6: attributes[.attachment] = absurdOr(FuzzAttachment(random.rect(20)))
    case 7: attributes[.init("CTRunDelegate")] = absurdOr(delegate())
    default:
      let key = random.pick([
        "NSLanguage", "CTForegroundColorFromContext", "NSWritingDirection", "NSLink",
      ])
      attributes[.init(key)] = random.pick(["de", "ar", "zh-Hant", "ja", "\u{0}", "", 1, true])
    }
  }

  private mutating func delegate() -> CTRunDelegate? {
    let (ascent, descent, width) = (random.number(0, 20), random.number(0, 9), random.number(0, 30))
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateVersion1, dealloc: { _ in }, getAscent: { _ in ascent },
      getDescent: { _ in descent }, getWidth: { _ in width })
    return CTRunDelegateCreate(&callbacks, nil)
  }

  private mutating func paragraphStyle() -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = NSTextAlignment(rawValue: random.below(5)) ?? .natural
    style.lineBreakMode = NSLineBreakMode(rawValue: random.below(6)) ?? .byWordWrapping
    style.baseWritingDirection = NSWritingDirection(rawValue: random.below(3) - 1) ?? .natural
    let lengths: [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] = [
      \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.minimumLineHeight, \.maximumLineHeight,
      \.lineHeightMultiple, \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore,
      \.defaultTabInterval,
    ]
    for _ in 0..<random.below(4) { style[keyPath: random.pick(lengths)] = random.number(-2, 20) }
    if random.once(in: 2) { style.hyphenationFactor = Float(random.number(0, 1)) }
    if random.once(in: 2) {
      style.tabStops = (0..<random.below(5)).map { _ in
        NSTextTab(
          textAlignment: NSTextAlignment(rawValue: random.below(5)) ?? .left,
          location: random.number(0, 90), options: [:])
      }
    }
    return style
  }

  private mutating func font() -> CTFont {
    let names = [
      "Helvetica", "Times New Roman", "Menlo", ".SFUI", "Inter", "Noto Color Emoji",
      "Mica Color Test",
      "PingFang SC", "Geeza Pro", "", "No Such Font", "LiberationSerif-Italic", "Inter-Black",
    ]
    let size = random.once(in: 8) ? random.number(-5, 300) : random.number(4, 30)
    if random.once(in: 4) {
      var matrix = random.transform()
      return CTFontCreateWithName(random.pick(names), size, &matrix)
    }
    guard random.once(in: 3) else { return CTFontCreateWithName(random.pick(names), size, nil) }
    let descriptor = CTFontDescriptorCreateWithAttributes([
      kCTFontFamilyNameAttribute: absurdOr(random.pick(names)),
      kCTFontTraitsAttribute: absurdOr([
        kCTFontWeightTrait: absurdOr(random.number(-1, 1)),
        kCTFontSymbolicTrait: absurdOr(random.below(4096)),
      ]),
      kCTFontVariationAttribute: absurdOr([0x7767_6874: random.number(0, 1000)]),
      kCTFontCascadeListAttribute: absurdOr([
        CTFontDescriptorCreateWithNameAndSize(random.pick(names), size)
      ]),
      kCTFontFeatureSettingsAttribute: absurdOr([
        [kCTFontOpenTypeFeatureTag: absurdOr("tnum"), kCTFontOpenTypeFeatureValue: absurdOr(1)]
      ]),
    ])
    return CTFontCreateWithFontDescriptor(descriptor, size, nil)
  }

  /// The value, or, in wild scenes now and then, one of a wrong type or size.
  mutating func absurdOr(_ value: Any?) -> Any {
    guard let value, random.wildness == 0 || !random.once(in: 4 * random.wildness) else {
      return random.pick(
        [
          "text", "", NSNull(), [1, 2], ["a": 1], CGFloat.nan, Double.infinity, -1e300, Int.max,
          Int.min,
          Float.nan, UInt64.max, NSNumber(value: -1e30), true, CGSize.zero, CGFloat(1e9),
        ] as [Any])
    }
    return value
  }
}
