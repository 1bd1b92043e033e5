// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How titles of bar buttons stand, for one item or, by its proxy, for all.

public import CoreGraphics
public import Foundation
internal import MicaRaster

extension UIBarButtonItem {
  /// Moves the title, in bars of some metrics.
  public func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    titleShifts[barMetrics.rawValue] = adjustment
    changed()
  }

  /// How far the title moves.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleShifts[barMetrics.rawValue] ?? .zero
  }

  /// Moves the title of the button that leads back to this item's screen.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    backTitleShifts[barMetrics.rawValue] = adjustment
    changed()
  }

  /// How far the title of the button that leads back moves.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleShifts[barMetrics.rawValue] ?? .zero
  }

  /// A picture behind the button, in bars of some metrics; nil for none.
  ///
  /// Partly: bars draw nothing behind buttons.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { noteBackground(backgroundImage) }

  /// A picture behind a button of a style, in bars of some metrics; nil for none.
  ///
  /// Partly: bars draw nothing behind buttons.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { noteBackground(backgroundImage) }

  /// A picture behind the button that leads back; nil for none.
  ///
  /// Partly: bars draw nothing behind buttons.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { noteBackground(backgroundImage) }

  /// Moves the picture behind the button; there is none.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  /// Moves the picture behind the button that leads back; there is none.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  private func noteBackground(_ image: UIImage?) {
    if image?.storedPixels != nil { Unsupported.note("UIBarButtonItem.setBackgroundImage") }
  }

  /// An item's shift, or else that of the most special proxy that has one.
  static func shift(
    _ part: KeyPath<UIBarButtonItem, [Int: UIOffset]>, of item: UIBarButtonItem?, in view: UIView
  ) -> UIOffset? {
    let type = item.map { Swift.type(of: $0) } ?? UIBarButtonItem.self
    let isCompact = view.traitCollection.verticalSizeClass == .compact
    let metrics: UIBarMetrics = isCompact ? .compact : .default
    let known =
      [item].compactMap { $0 } + AppearanceState.current.looks(for: type, in: view).reversed()
    return known.lazy.compactMap {
      $0[keyPath: part][metrics.rawValue] ?? $0[keyPath: part][UIBarMetrics.default.rawValue]
    }.first
  }
}
