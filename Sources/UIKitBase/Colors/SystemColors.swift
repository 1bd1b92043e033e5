// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The levels of the colours that iOS adapts to interfaces (FACTS_UIKIT d.1): sRGB, of 255.

import CoreGraphics

/// What a system colour is under all traits.
private struct AdaptiveColor: Sendable {
  typealias Levels = (red: Int, green: Int, blue: Int)

  let light, dark, lightContrast, darkContrast: UIColor
  /// Over another interface; nil where that makes no difference.
  var elevated: UIColor?
  var elevatedContrast: UIColor?

  static func color(_ levels: Levels, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(levels.red) / 255, green: CGFloat(levels.green) / 255,
      blue: CGFloat(levels.blue) / 255, alpha: alpha)
  }

  func color(in traits: UITraitCollection) -> UIColor {
    let hasContrast = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return hasContrast ? lightContrast : light }
    let isElevated = traits.userInterfaceLevel == .elevated
    if hasContrast { return (isElevated ? elevatedContrast : nil) ?? darkContrast }
    return (isElevated ? elevated : nil) ?? dark
  }
}

/// One instance of each system colour, so that equal names give equal colours.
enum SystemColors {
  static let red = solid((255, 59, 48), (255, 69, 58), (215, 0, 21), (255, 105, 97))
  static let orange = solid((255, 149, 0), (255, 159, 10), (201, 52, 0), (255, 179, 64))
  static let yellow = solid((255, 204, 0), (255, 214, 10), (160, 90, 0), (255, 212, 38))
  static let green = solid((52, 199, 89), (48, 209, 88), (36, 138, 61), (48, 219, 91))
  static let mint = solid((0, 199, 190), (99, 230, 226), (12, 129, 123), (102, 212, 207))
  static let teal = solid((48, 176, 199), (64, 200, 224), (0, 130, 153), (93, 230, 255))
  static let cyan = solid((50, 173, 230), (100, 210, 255), (0, 113, 164), (112, 215, 255))
  static let blue = solid((0, 122, 255), (10, 132, 255), (0, 64, 221), (64, 156, 255))
  static let indigo = solid((88, 86, 214), (94, 92, 230), (54, 52, 163), (125, 122, 255))
  static let purple = solid((175, 82, 222), (191, 90, 242), (137, 68, 171), (218, 143, 255))
  static let pink = solid((255, 45, 85), (255, 55, 95), (211, 15, 69), (255, 100, 130))
  static let brown = solid((162, 132, 94), (172, 142, 104), (127, 101, 69), (181, 148, 105))
  static let gray = solid((142, 142, 147), (142, 142, 147), (108, 108, 112), (174, 174, 178))
  static let gray2 = solid((174, 174, 178), (99, 99, 102), (142, 142, 147), (124, 124, 128))
  static let gray3 = solid((199, 199, 204), (72, 72, 74), (174, 174, 178), (84, 84, 86))
  static let gray4 = solid((209, 209, 214), (58, 58, 60), (188, 188, 192), (68, 68, 70))
  static let gray5 = solid((229, 229, 234), (44, 44, 46), (216, 216, 220), (54, 54, 56))
  static let gray6 = solid((242, 242, 247), (28, 28, 30), (235, 235, 240), (36, 36, 38))
  static let label = solid((0, 0, 0), (255, 255, 255), (0, 0, 0), (255, 255, 255))
  static let secondaryLabel = text(0.6, 0.6, 173)
  static let tertiaryLabel = text(0.3, 0.3, 96)
  static let quaternaryLabel = text(0.18, 0.16, 66, 61)
  static let link = solid((0, 122, 255), (9, 132, 255), (0, 64, 221), (64, 156, 255))
  static let separator = translucent((60, 60, 67), 0.29, dark: (84, 84, 88), darkAlpha: 0.6)
  static let opaqueSeparator = solid(
    (198, 198, 200), (56, 56, 58), (198, 198, 200), (56, 56, 58))
  static let fill = translucent(
    (120, 120, 128), 0.2, dark: (120, 120, 128), darkAlpha: 0.36, lightContrast: 71,
    darkContrast: 112)
  static let secondaryFill = translucent(
    (120, 120, 128), 0.16, dark: (120, 120, 128), darkAlpha: 0.32, lightContrast: 61,
    darkContrast: 102)
  static let tertiaryFill = translucent(
    (118, 118, 128), 0.12, dark: (118, 118, 128), darkAlpha: 0.24, lightContrast: 51,
    darkContrast: 81)
  static let quaternaryFill = translucent(
    (116, 116, 128), 0.08, dark: (118, 118, 128), darkAlpha: 0.18, lightContrast: 40,
    darkContrast: 66)
  static let background = ground(255, 0)
  static let secondaryBackground = ground(nil, 1)
  static let tertiaryBackground = ground(255, 2)
  static let groupedBackground = ground(nil, 0)
  static let secondaryGroupedBackground = ground(255, 1)
  static let tertiaryGroupedBackground = ground(nil, 2)

  private typealias Levels = AdaptiveColor.Levels

  private static func make(_ color: AdaptiveColor) -> UIColor {
    UIColor { color.color(in: $0) }
  }

  private static func solid(
    _ light: Levels, _ dark: Levels, _ lightContrast: Levels, _ darkContrast: Levels
  ) -> UIColor {
    make(
      AdaptiveColor(
        light: AdaptiveColor.color(light), dark: AdaptiveColor.color(dark),
        lightContrast: AdaptiveColor.color(lightContrast),
        darkContrast: AdaptiveColor.color(darkContrast)))
  }

  /// With more contrast the same levels with another alpha, of 255; the same where none is known.
  private static func translucent(
    _ light: Levels, _ lightAlpha: CGFloat, dark: Levels, darkAlpha: CGFloat,
    lightContrast: CGFloat? = nil, darkContrast: CGFloat? = nil
  ) -> UIColor {
    make(
      AdaptiveColor(
        light: AdaptiveColor.color(light, lightAlpha), dark: AdaptiveColor.color(dark, darkAlpha),
        lightContrast: AdaptiveColor.color(light, lightContrast.map { $0 / 255 } ?? lightAlpha),
        darkContrast: AdaptiveColor.color(dark, darkContrast.map { $0 / 255 } ?? darkAlpha)))
  }

  private static func text(
    _ lightAlpha: CGFloat, _ darkAlpha: CGFloat, _ contrast: CGFloat, _ darkContrast: CGFloat? = nil
  ) -> UIColor {
    translucent(
      (60, 60, 67), lightAlpha, dark: (235, 235, 245), darkAlpha: darkAlpha,
      lightContrast: contrast, darkContrast: darkContrast ?? contrast)
  }

  /// A background: white or the lightest grey, and in the dark a step of the darkest greys, one step up over
  /// another interface. (Dark ones with more contrast are as Flutter has them, recalled.)
  private static func ground(_ level: Int?, _ step: Int) -> UIColor {
    let dark: [Levels] = [(0, 0, 0), (28, 28, 30), (44, 44, 46), (58, 58, 60)]
    let contrast: [Levels] = [(0, 0, 0), (36, 36, 38), (54, 54, 56), (68, 68, 70)]
    func gray(_ levels: Levels) -> Levels { level.map { ($0, $0, $0) } ?? levels }
    return make(
      AdaptiveColor(
        light: AdaptiveColor.color(gray((242, 242, 247))), dark: AdaptiveColor.color(dark[step]),
        lightContrast: AdaptiveColor.color(gray((235, 235, 240))),
        darkContrast: AdaptiveColor.color(contrast[step]),
        elevated: AdaptiveColor.color(dark[step + 1]),
        elevatedContrast: AdaptiveColor.color(contrast[step + 1])))
  }
}
