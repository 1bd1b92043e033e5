// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The colours that iOS adapts to interfaces: light or dark, with more contrast, over others. Their levels
// stand in SystemColors.swift.

import CoreGraphics

extension UIColor {
  /// Adaptive red.
  public class var systemRed: UIColor { SystemColors.red }
  /// Adaptive orange.
  public class var systemOrange: UIColor { SystemColors.orange }
  /// Adaptive yellow.
  public class var systemYellow: UIColor { SystemColors.yellow }
  /// Adaptive green.
  public class var systemGreen: UIColor { SystemColors.green }
  /// Adaptive mint.
  public class var systemMint: UIColor { SystemColors.mint }
  /// Adaptive teal.
  public class var systemTeal: UIColor { SystemColors.teal }
  /// Adaptive cyan.
  public class var systemCyan: UIColor { SystemColors.cyan }
  /// Adaptive blue.
  public class var systemBlue: UIColor { SystemColors.blue }
  /// The standard tint.
  ///
  /// Partly: the tint of the view that shows it isn't asked for.
  public class var tintColor: UIColor { SystemColors.blue }
  /// Adaptive indigo.
  public class var systemIndigo: UIColor { SystemColors.indigo }
  /// Adaptive purple.
  public class var systemPurple: UIColor { SystemColors.purple }
  /// Adaptive pink.
  public class var systemPink: UIColor { SystemColors.pink }
  /// Adaptive brown.
  public class var systemBrown: UIColor { SystemColors.brown }
  /// Adaptive grey, the same in both styles.
  public class var systemGray: UIColor { SystemColors.gray }
  /// Adaptive grey, the first step towards the background.
  public class var systemGray2: UIColor { SystemColors.gray2 }
  /// Adaptive grey, the second step towards the background.
  public class var systemGray3: UIColor { SystemColors.gray3 }
  /// Adaptive grey, the third step towards the background.
  public class var systemGray4: UIColor { SystemColors.gray4 }
  /// Adaptive grey, the fourth step towards the background.
  public class var systemGray5: UIColor { SystemColors.gray5 }
  /// Adaptive grey, the last step towards the background.
  public class var systemGray6: UIColor { SystemColors.gray6 }
  /// For text of the first rank.
  public class var label: UIColor { SystemColors.label }
  /// For text of the second rank, translucent.
  public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
  /// For text of the third rank, translucent.
  public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
  /// For text of the fourth rank, translucent.
  public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
  /// For text that stands where something may be entered, translucent.
  public class var placeholderText: UIColor { SystemColors.tertiaryLabel }
  /// For links.
  public class var link: UIColor { SystemColors.link }
  /// For thin lines over other content, translucent.
  public class var separator: UIColor { SystemColors.separator }
  /// For thin lines that hide what is behind them.
  public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }
  /// For thin and small shapes, translucent.
  public class var systemFill: UIColor { SystemColors.fill }
  /// For shapes of middle size, translucent.
  public class var secondarySystemFill: UIColor { SystemColors.secondaryFill }
  /// For large shapes, translucent.
  public class var tertiarySystemFill: UIColor { SystemColors.tertiaryFill }
  /// For large areas with complex content, translucent.
  public class var quaternarySystemFill: UIColor { SystemColors.quaternaryFill }
  /// Behind everything.
  public class var systemBackground: UIColor { SystemColors.background }
  /// Behind content on the background.
  public class var secondarySystemBackground: UIColor { SystemColors.secondaryBackground }
  /// Behind content on the secondary background.
  public class var tertiarySystemBackground: UIColor { SystemColors.tertiaryBackground }
  /// Behind groups.
  public class var systemGroupedBackground: UIColor { SystemColors.groupedBackground }
  /// Behind the content of groups.
  public class var secondarySystemGroupedBackground: UIColor {
    SystemColors.secondaryGroupedBackground
  }
  /// Behind content within groups' content.
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemColors.tertiaryGroupedBackground
  }
  /// Black, for text on light backgrounds whatever the style.
  public class var darkText: UIColor { .black }
  /// White at 60 %, for text on dark backgrounds whatever the style.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}
