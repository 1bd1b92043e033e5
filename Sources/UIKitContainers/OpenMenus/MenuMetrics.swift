// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The measures of open menus, as others have measured them in iOS 16 and 17 (rows of 44 points, columns of 32 and 44
// points beside the titles, thick lines of 8 points of black at 8 and 16 %), or, where it is said, of our choice.

import CoreGraphics
import Foundation

enum MenuMetrics {
  static let width: CGFloat = 250
  static let cornerRadius: CGFloat = 13
  static let rowHeight: CGFloat = 44
  /// Above and below a row's texts.
  static let rowPadding: CGFloat = 11
  static let side: CGFloat = 16
  /// The column for marks, and where their middle is.
  static let markColumn: CGFloat = 32
  static let markMiddle: CGFloat = 17.5
  /// The column for pictures, and how far their middle is from the card's edge.
  static let imageColumn: CGFloat = 44
  static let imageMiddle: CGFloat = 25
  static let imageSide: CGFloat = 26
  static let thickLine: CGFloat = 8
  /// A title above rows: what is around it (our choice).
  static let headerPadding: CGFloat = 8
  /// Rows of elements beside each other (our choice).
  static let mediumHeight: CGFloat = 64
  /// Between a card and what it is about, and to the screen's edges (our choice).
  static let gap: CGFloat = 8
  static let previewGap: CGFloat = 16
  static let margin: CGFloat = 8
  static let previewRadius: CGFloat = 13
  /// How small a card is when it begins to grow, and what it keeps below a menu of its own (our choice).
  static let smallest: CGFloat = 0.2
  static let behind: CGFloat = 0.95
  static let behindAlpha: CGFloat = 0.4
  static let openTime: TimeInterval = 0.4
  static let closeTime: TimeInterval = 0.25

  @MainActor static let thickColor = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.16 : 0.08)
  }
  @MainActor static let pressedColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 50 / 255, alpha: 0.105)
  }
}
