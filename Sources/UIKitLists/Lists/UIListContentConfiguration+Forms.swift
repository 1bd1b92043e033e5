// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The forms that rows, headers and footers come in.
//
// Fonts are those of Apple's Human Interface Guidelines for lists and of FACTS_UIKIT d.15; margins and
// paddings are not published: a row of one line is 44 points high by them (d.15), the rest is our choice.

import CoreGraphics
import Foundation

extension UIListContentConfiguration {
  /// A row of a list.
  public static func cell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration()
    made.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    return made
  }

  /// A row with a second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  /// A row with a second text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var made = cell()
    made.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    made.secondaryTextProperties.color = .secondaryLabel
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  /// A row of a side bar.
  public static func sidebarCell() -> UIListContentConfiguration {
    var made = cell()
    made.imageToTextPadding = 12
    return made
  }

  /// A row of a side bar with a second text below the first.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    var made = sidebarCell()
    made.secondaryTextProperties.color = .secondaryLabel
    return made
  }

  /// A row of the list beside a side bar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

  /// A row of the list beside a side bar with a second text below the first.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    sidebarSubtitleCell()
  }

  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    heading(.headline, .label, top: 6, bottom: 6)
  }

  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    heading(.footnote, .secondaryLabel, top: 6, bottom: 6)
  }

  /// A header of a grouped list: small capitals in grey.
  public static func groupedHeader() -> UIListContentConfiguration {
    var made = heading(.footnote, .secondaryLabel, top: 17.5, bottom: 6)
    made.textProperties.transform = .uppercase
    return made
  }

  /// A header of an inset grouped list: bold.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var made = heading(.title3, .label, top: 17.5, bottom: 6)
    made.textProperties.font = .boldSystemFont(ofSize: made.textProperties.font.pointSize)
    return made
  }

  /// A header of an inset grouped list: bold and larger.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var made = heading(.title2, .label, top: 17.5, bottom: 6)
    made.textProperties.font = .boldSystemFont(ofSize: made.textProperties.font.pointSize)
    return made
  }

  /// A footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    heading(.footnote, .secondaryLabel, top: 6, bottom: 17.5)
  }

  /// A header of a side bar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    prominentInsetGroupedHeader()
  }

  /// A header, as it suits the list that it is in; that of a plain one here.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// A footer, as it suits the list that it is in; that of a plain one here.
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  private static func heading(
    _ style: UIFont.TextStyle, _ color: UIColor, top: CGFloat, bottom: CGFloat
  ) -> UIListContentConfiguration {
    var made = UIListContentConfiguration()
    made.textProperties.font = .preferredFont(forTextStyle: style)
    made.textProperties.color = color
    made.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    made.secondaryTextProperties.color = .secondaryLabel
    made.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 16, bottom: bottom, trailing: 16)
    return made
  }
}
