// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Apple's table of Dynamic Type: size, leading and weight of each text style at each of the twelve
// sizes that a user may prefer (Human Interface Guidelines, Typography; the leadings are those that
// measurements of `UIFontMetrics` on iOS imply, which differ in eight places).

import CoreGraphics

/// The sizes of a text style.
struct TextStyleSizes {
  /// Points, from extra small to the fifth accessibility size.
  private let sizes: [CGFloat]
  /// Points from baseline to baseline.
  private let leadings: [CGFloat]
  let weight: UIFont.Weight

  private init(_ sizes: [CGFloat], leadings: [CGFloat], weight: UIFont.Weight = .regular) {
    self.sizes = sizes
    self.leadings = leadings
    self.weight = weight
  }

  /// Points at a category; an unspecified one is large.
  func size(at category: UIContentSizeCategory) -> CGFloat { sizes[category.step ?? 3] }

  /// By how much a value that goes with the style grows at a category.
  func growth(at category: UIContentSizeCategory) -> CGFloat {
    leadings[category.step ?? 3] / leadings[3]
  }

  /// The sizes of a style; those of the body for one that is not known.
  static func of(_ style: UIFont.TextStyle) -> TextStyleSizes {
    switch style {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle: largeTitle(style)
    case .title1: title1
    case .title2: title2
    case .title3: title3
    case .headline: headline
    case .subheadline: subheadline
    case .callout: callout
    case .footnote: footnote
    case .caption1: caption1
    case .caption2: caption2
    default: body
    }
  }

  /// The two extra large titles are 36 and 28 points and bold, and grow as the large title does.
  private static func largeTitle(_ style: UIFont.TextStyle) -> TextStyleSizes {
    guard style != .largeTitle else { return largeTitle }
    let base: CGFloat = style == .extraLargeTitle ? 36 : 28
    return TextStyleSizes(
      largeTitle.sizes.map { ($0 * base / 34).rounded() }, leadings: largeTitle.leadings,
      weight: .bold)
  }

  private static let largeTitle = TextStyleSizes(
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
  private static let title1 = TextStyleSizes(
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68])
  private static let title2 = TextStyleSizes(
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
  private static let title3 = TextStyleSizes(
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
  private static let body = TextStyleSizes(
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  private static let headline = TextStyleSizes(
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62], weight: .semibold)
  private static let callout = TextStyleSizes(
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
  private static let subheadline = TextStyleSizes(
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    leadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58])
  private static let footnote = TextStyleSizes(
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
  private static let caption1 = TextStyleSizes(
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    leadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51])
  private static let caption2 = TextStyleSizes(
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    leadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48])
}
