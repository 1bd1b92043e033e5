// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The backgrounds of rows, headers and footers, and the view that shows one behind a cell.
//
// Colours are those of FACTS_UIKIT d.1 and d.15: a selected row is grey 4.

import CoreGraphics
import Foundation

extension UIBackgroundConfiguration {
  /// A row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { of(.plainCell) }
  /// A row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { of(.groupedCell) }
  /// A row of a list, as it suits the list; that of a plain one here.
  public static func listCell() -> UIBackgroundConfiguration { of(.plainCell) }
  /// A header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { of(.plainHeader) }
  /// A header of a list, as it suits the list; that of a plain one here.
  public static func listHeader() -> UIBackgroundConfiguration { of(.plainHeader) }
  /// A footer of a list, as it suits the list; that of a plain one here.
  public static func listFooter() -> UIBackgroundConfiguration { of(.plainHeader) }
  /// A header or footer of a grouped list: nothing.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// A header of a side bar: nothing.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  /// A row of a side bar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { of(.sidebarCell) }
  /// A row of the list beside a side bar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { of(.sidebarCell) }

  private static func of(_ form: BackgroundForm) -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.form = form
    made.backgroundColor = form.color(isSelected: false, isHighlighted: false)
    if form == .sidebarCell { made.cornerRadius = 10 }
    return made
  }

  /// This as it looks in a state: grey where the row is selected or touched.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let form, backgroundColor == form.color(isSelected: false, isHighlighted: false) else {
      return self
    }
    let cell = state as? UICellConfigurationState
    let view = state as? UIViewConfigurationState
    var result = self
    result.backgroundColor = form.color(
      isSelected: cell?.isSelected ?? view?.isSelected ?? false,
      isHighlighted: cell?.isHighlighted ?? view?.isHighlighted ?? false)
    return result
  }

  /// The colour that is shown in a view with a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The border's colour that is shown in a view with a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

extension BackgroundForm {
  @MainActor
  func color(isSelected: Bool, isHighlighted: Bool) -> UIColor {
    switch self {
    case .plainCell:
      isSelected || isHighlighted ? .systemGray4 : .systemBackground
    case .groupedCell:
      isSelected || isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell:
      isSelected ? .tertiarySystemFill : isHighlighted ? .quaternarySystemFill : .clear
    case .plainHeader: .clear
    }
  }
}

/// Shows a background behind the content of a cell, header or footer.
@MainActor
final class BackgroundConfigurationView: UIView {
  private let shape = ButtonBackground(frame: .zero)
  private var insets = NSDirectionalEdgeInsets.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    addSubview(shape)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ background: UIBackgroundConfiguration) {
    let tint: UIColor = inheritedTintColor
    insets = background.backgroundInsets
    shape.show(
      background, color: background.resolvedBackgroundColor(for: tint),
      stroke: background.resolvedStrokeColor(for: tint), radius: background.cornerRadius)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shape.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}
