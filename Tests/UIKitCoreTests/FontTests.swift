// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// UIKit's fonts: the system's measures and names, text styles, descriptors, scaling.

import TestScenes
import Testing
import UIKit

/// Values of iOS 13 to 26, as public dumps and tests of iOS programs state them.
@Suite(.ownProgram)
struct SystemFontTests {
  @Test("San Francisco's line measures", arguments: [12.0, 13, 17, 34])
  func lineMeasures(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(isNear(font.ascender, 0.9521484375 * size))
    #expect(isNear(font.descender, -0.2412109375 * size))
    #expect(isNear(font.lineHeight, 1.193359375 * size))
    #expect(isNear(font.capHeight, 0.70458984375 * size))
    #expect(isNear(font.xHeight, 0.5263671875 * size))
    #expect(font.leading == 0 && font.pointSize == size)
  }

  @Test func seventeenPoints() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == 20.287109375)
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(isNear(UIFont.boldSystemFont(ofSize: 17).xHeight, 9.13916015625))
  }

  @Test("Names as on iOS")
  func names() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.fontName == ".SFUI-Regular" && font.familyName == ".AppleSystemUIFont")
    #expect(UIFont.systemFont(ofSize: 9, weight: .semibold).fontName == ".SFUI-Semibold")
    #expect(UIFont.boldSystemFont(ofSize: 9).fontName == ".SFUI-Bold")
    #expect(UIFont.italicSystemFont(ofSize: 9).fontName == ".SFUI-RegularItalic")
    #expect(UIFont(name: ".SFUI-Bold", size: 17) == UIFont.boldSystemFont(ofSize: 17))
  }

  @Test(
    "Widths come within 1 % of those measured on iOS",
    arguments: [
      ("This is a test string", 17.0, 144.09326171875), ("Hello", 17, 38.814453125),
      ("See all", 14, 42.5947265625),
    ])
  func widths(text: String, size: CGFloat, width: CGFloat) {
    let measured = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]).width
    #expect(abs(measured / width - 1) < 0.01)
  }

  @Test func weightsGrowBolderAndWider() {
    let weights: [UIFont.Weight] = [.thin, .regular, .semibold, .bold, .black]
    let widths = weights.map {
      "Hamburg".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40, weight: $0)]).width
    }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
  }

  @Test func digitsAndLettersOfOneWidth() {
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      text.size(withAttributes: [.font: font]).width
    }
    #expect(isNear(width("1111", digits), width("0888", digits)))
    #expect(width("1111", .systemFont(ofSize: 17)) < width("0000", .systemFont(ofSize: 17)) - 3)
    let mono = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
    #expect(isNear(width("iiii", mono), width("MMMM", mono)))
    #expect(isNear(mono.lineHeight, 20.287109375))
    #expect(mono.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
  }

  @Test func aFontIsACoreTextFont() {
    let font = UIFont.systemFont(ofSize: 17)
    let core = font as CTFont
    #expect(CTFontGetAscent(core) == font.ascender && CTFontGetSize(core) == 17)
    #expect(font == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(font != font.withSize(18) && font.withSize(18).pointSize == 18)
    #expect(font.copy() as? UIFont === font)
  }

  @Test("Sizes that make no sense stand for 12 points", arguments: [0, -1, .nan, .infinity])
  func senselessSizes(size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 12)
    #expect(UIFont(name: "Helvetica", size: size)?.pointSize == 12)
  }

  @Test func standardSizes() {
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    #expect(UIFont.smallSystemFontSize == 12 && UIFont.systemFontSize == 14)
  }
}

@Suite(.ownProgram)
struct NamedFontTests {
  @Test("Families of iOS are found under their names; unknown names are nil")
  func names() throws {
    let font = try #require(UIFont(name: "Helvetica-Bold", size: 20))
    #expect(font.fontName == "Helvetica-Bold" && font.familyName == "Helvetica")
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    for name in ["Helvetica", "ArialMT", "TimesNewRomanPSMT", "Courier", "Menlo-Regular"] {
      #expect(UIFont(name: name, size: 12) != nil, "\(name)")
    }
    for name in ["NoSuchFont", "", String(repeating: "x", count: 10_000)] {
      #expect(UIFont(name: name, size: 12) == nil)
    }
  }

  @Test("Helvetica 12 makes lines of 13.8 points (iOS)")
  func helvetica() {
    #expect(isNear(UIFont(name: "Helvetica", size: 12)?.lineHeight ?? 0, 13.8))
    #expect(isNear("x".size(withAttributes: nil).height, 13.8))
  }

  @Test func families() {
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(UIFont.familyNames.contains("Inter"))
    #expect(!UIFont.fontNames(forFamilyName: "Liberation Sans").isEmpty)
    #expect(UIFont.fontNames(forFamilyName: "nothing").isEmpty)
  }
}

@Suite(.ownProgram)
struct TextStyleTests {
  private func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    UIFont.preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
    ).pointSize
  }

  @Test("Apple's table, at the default size and at the ends")
  func sizes() {
    let styles: [(UIFont.TextStyle, CGFloat, CGFloat, CGFloat)] = [
      (.largeTitle, 31, 34, 60), (.title1, 25, 28, 58), (.title2, 19, 22, 56),
      (.title3, 17, 20, 55), (.headline, 14, 17, 53), (.body, 14, 17, 53), (.callout, 13, 16, 51),
      (.subheadline, 12, 15, 49), (.footnote, 12, 13, 44), (.caption1, 11, 12, 43),
      (.caption2, 11, 11, 40),
    ]
    for (style, smallest, usual, largest) in styles {
      #expect(size(style, .extraSmall) == smallest)
      #expect(size(style, .large) == usual)
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == usual)
      #expect(size(style, .accessibilityExtraExtraExtraLarge) == largest)
    }
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
  }

  /// Style, category, value, scaled value, scaled size of a font.
  private static let measured:
    [(UIFont.TextStyle, UIContentSizeCategory, CGFloat, CGFloat, CGFloat)] = [
      (.body, .accessibilityExtraExtraExtraLarge, 17, 48, 48),
      (.body, .accessibilityExtraExtraExtraLarge, 8, 22.666667, 23),
      (.body, .extraSmall, 34, 29.333333, 29), (.callout, .accessibilityLarge, 10, 18.666667, 19),
      (.caption2, .accessibilityLarge, 64, 142.666667, 143),
      (.subheadline, .extraExtraExtraLarge, 48, 62.333333, 62),
      (.title1, .accessibilityExtraExtraLarge, 28, 50.333333, 50), (.footnote, .large, 9, 9, 9),
    ]

  @Test("UIFontMetrics scales as measured on iOS 26 at 3 pixels to the point", arguments: measured)
  func metrics(
    style: UIFont.TextStyle, category: UIContentSizeCategory, value: CGFloat, scaled: CGFloat,
    size: CGFloat
  ) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
    ])
    let metrics = UIFontMetrics(forTextStyle: style)
    #expect(isNear(metrics.scaledValue(for: value, compatibleWith: traits), scaled, 1e-5))
    let font = UIFont.systemFont(ofSize: value)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == size)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: traits).pointSize
        == min(size, 20))
  }

  @Test func categoriesAreOrdered() {
    #expect(UIContentSizeCategory.small < .large && .large < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
  }
}

@Suite(.ownProgram)
struct FontDescriptorTests {
  @Test func traitsOfTheSystemFont() throws {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = try #require(plain.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == UIFont.boldSystemFont(ofSize: 17))
    let italic = try #require(plain.withSymbolicTraits([.traitItalic, .traitBold]))
    #expect(UIFont(descriptor: italic, size: 20).fontName == ".SFUI-BoldItalic")
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    #expect(body.pointSize == 17)
    #expect(
      UIFont(descriptor: try #require(body.withSymbolicTraits(.traitBold)), size: 0).fontName
        == ".SFUI-Semibold")
    #expect(body.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
  }

  @Test func designs() throws {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    let mono = UIFont(descriptor: try #require(plain.withDesign(.monospaced)), size: 0)
    #expect(mono == UIFont.monospacedSystemFont(ofSize: 17, weight: .regular))
    let rounded = UIFont(descriptor: try #require(plain.withDesign(.rounded)), size: 0)
    #expect(isNear(rounded.lineHeight, 20.287109375))
    #expect(UIFontDescriptor(name: "Helvetica", size: 9).withDesign(.serif) == nil)
  }

  @Test func namedFamilies() throws {
    let descriptor = UIFontDescriptor(fontAttributes: [.family: "Helvetica", .size: 21])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.pointSize == 21 && font.familyName == "Helvetica")
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Helvetica-Bold")
    #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
    #expect(descriptor.withFamily("Courier").withSize(3).pointSize == 3)
    #expect(descriptor == UIFontDescriptor(fontAttributes: [.family: "Helvetica", .size: 21]))
  }

  @Test func weightsAndFeaturesByAttributes() {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.type: kNumberSpacingType,
          UIFontDescriptor.FeatureKey.selector: kMonospacedNumbersSelector,
        ]
      ],
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.fontName == ".SFUI-Heavy" && font.pointSize == 17)
    let widths = ["1111", "0000"].map { $0.size(withAttributes: [.font: font]).width }
    #expect(isNear(widths[0], widths[1]))
  }
}
