// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The colours that iOS adapts to light and dark interfaces, as it shows them without increased
// contrast. sRGB levels of 255.

import CoreGraphics

/// One instance of each system colour, so that equal names give equal colours.
private enum System {
  static let red = adaptive((255, 59, 48), (255, 69, 58))
  static let orange = adaptive((255, 149, 0), (255, 159, 10))
  static let yellow = adaptive((255, 204, 0), (255, 214, 10))
  static let green = adaptive((52, 199, 89), (48, 209, 88))
  static let mint = adaptive((0, 199, 190), (99, 230, 226))
  static let teal = adaptive((48, 176, 199), (64, 200, 224))
  static let cyan = adaptive((50, 173, 230), (100, 210, 255))
  static let blue = adaptive((0, 122, 255), (10, 132, 255))
  static let indigo = adaptive((88, 86, 214), (94, 92, 230))
  static let purple = adaptive((175, 82, 222), (191, 90, 242))
  static let pink = adaptive((255, 45, 85), (255, 55, 95))
  static let brown = adaptive((162, 132, 94), (172, 142, 104))
  static let gray = adaptive((142, 142, 147), (142, 142, 147))
  static let gray2 = adaptive((174, 174, 178), (99, 99, 102))
  static let gray3 = adaptive((199, 199, 204), (72, 72, 74))
  static let gray4 = adaptive((209, 209, 214), (58, 58, 60))
  static let gray5 = adaptive((229, 229, 234), (44, 44, 46))
  static let gray6 = adaptive((242, 242, 247), (28, 28, 30))
  static let label = adaptive((0, 0, 0), (255, 255, 255))
  static let secondaryLabel = adaptive((60, 60, 67), 0.6, (235, 235, 245), 0.6)
  static let tertiaryLabel = adaptive((60, 60, 67), 0.3, (235, 235, 245), 0.3)
  static let quaternaryLabel = adaptive((60, 60, 67), 0.18, (235, 235, 245), 0.16)
  static let link = adaptive((0, 122, 255), (9, 132, 255))
  static let separator = adaptive((60, 60, 67), 0.29, (84, 84, 88), 0.6)
  static let opaqueSeparator = adaptive((198, 198, 200), (56, 56, 58))
  static let fill = adaptive((120, 120, 128), 0.2, (120, 120, 128), 0.36)
  static let secondaryFill = adaptive((120, 120, 128), 0.16, (120, 120, 128), 0.32)
  static let tertiaryFill = adaptive((118, 118, 128), 0.12, (118, 118, 128), 0.24)
  static let quaternaryFill = adaptive((116, 116, 128), 0.08, (118, 118, 128), 0.18)
  static let background = adaptive((255, 255, 255), (0, 0, 0))
  static let secondaryBackground = adaptive((242, 242, 247), (28, 28, 30))
  static let tertiaryBackground = adaptive((255, 255, 255), (44, 44, 46))
  static let groupedBackground = adaptive((242, 242, 247), (0, 0, 0))
  static let secondaryGroupedBackground = adaptive((255, 255, 255), (28, 28, 30))
  static let tertiaryGroupedBackground = adaptive((242, 242, 247), (44, 44, 46))

  private typealias Levels = (red: Int, green: Int, blue: Int)

  private static func adaptive(_ light: Levels, _ dark: Levels) -> UIColor {
    adaptive(light, 1, dark, 1)
  }

  private static func adaptive(
    _ light: Levels, _ lightAlpha: CGFloat, _ dark: Levels, _ darkAlpha: CGFloat
  ) -> UIColor {
    let (light, dark) = (color(light, lightAlpha), color(dark, darkAlpha))
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func color(_ levels: Levels, _ alpha: CGFloat) -> UIColor {
    UIColor(
      red: CGFloat(levels.red) / 255, green: CGFloat(levels.green) / 255,
      blue: CGFloat(levels.blue) / 255, alpha: alpha)
  }
}

extension UIColor {
  /// Adaptive red.
  public class var systemRed: UIColor { System.red }
  /// Adaptive orange.
  public class var systemOrange: UIColor { System.orange }
  /// Adaptive yellow.
  public class var systemYellow: UIColor { System.yellow }
  /// Adaptive green.
  public class var systemGreen: UIColor { System.green }
  /// Adaptive mint.
  public class var systemMint: UIColor { System.mint }
  /// Adaptive teal.
  public class var systemTeal: UIColor { System.teal }
  /// Adaptive cyan.
  public class var systemCyan: UIColor { System.cyan }
  /// Adaptive blue.
  public class var systemBlue: UIColor { System.blue }
  /// Adaptive indigo.
  public class var systemIndigo: UIColor { System.indigo }
  /// Adaptive purple.
  public class var systemPurple: UIColor { System.purple }
  /// Adaptive pink.
  public class var systemPink: UIColor { System.pink }
  /// Adaptive brown.
  public class var systemBrown: UIColor { System.brown }
  /// Adaptive grey, the same in both styles.
  public class var systemGray: UIColor { System.gray }
  /// Adaptive grey, the first step towards the background.
  public class var systemGray2: UIColor { System.gray2 }
  /// Adaptive grey, the second step towards the background.
  public class var systemGray3: UIColor { System.gray3 }
  /// Adaptive grey, the third step towards the background.
  public class var systemGray4: UIColor { System.gray4 }
  /// Adaptive grey, the fourth step towards the background.
  public class var systemGray5: UIColor { System.gray5 }
  /// Adaptive grey, the last step towards the background.
  public class var systemGray6: UIColor { System.gray6 }
  /// For text of the first rank.
  public class var label: UIColor { System.label }
  /// For text of the second rank, translucent.
  public class var secondaryLabel: UIColor { System.secondaryLabel }
  /// For text of the third rank, translucent.
  public class var tertiaryLabel: UIColor { System.tertiaryLabel }
  /// For text of the fourth rank, translucent.
  public class var quaternaryLabel: UIColor { System.quaternaryLabel }
  /// For text that stands where something may be entered, translucent.
  public class var placeholderText: UIColor { System.tertiaryLabel }
  /// For links.
  public class var link: UIColor { System.link }
  /// For thin lines over other content, translucent.
  public class var separator: UIColor { System.separator }
  /// For thin lines that hide what is behind them.
  public class var opaqueSeparator: UIColor { System.opaqueSeparator }
  /// For thin and small shapes, translucent.
  public class var systemFill: UIColor { System.fill }
  /// For shapes of middle size, translucent.
  public class var secondarySystemFill: UIColor { System.secondaryFill }
  /// For large shapes, translucent.
  public class var tertiarySystemFill: UIColor { System.tertiaryFill }
  /// For large areas with complex content, translucent.
  public class var quaternarySystemFill: UIColor { System.quaternaryFill }
  /// Behind everything.
  public class var systemBackground: UIColor { System.background }
  /// Behind content on the background.
  public class var secondarySystemBackground: UIColor { System.secondaryBackground }
  /// Behind content on the secondary background.
  public class var tertiarySystemBackground: UIColor { System.tertiaryBackground }
  /// Behind groups.
  public class var systemGroupedBackground: UIColor { System.groupedBackground }
  /// Behind the content of groups.
  public class var secondarySystemGroupedBackground: UIColor { System.secondaryGroupedBackground }
  /// Behind content within groups' content.
  public class var tertiarySystemGroupedBackground: UIColor { System.tertiaryGroupedBackground }
  /// Black, for text on light backgrounds whatever the style.
  public class var darkText: UIColor { .black }
  /// White at 60 %, for text on dark backgrounds whatever the style.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}
