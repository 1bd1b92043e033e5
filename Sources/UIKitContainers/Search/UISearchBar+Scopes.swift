// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a search bar's scopes look.

public import CoreText
public import Foundation
internal import MicaRaster

/// What was set before the scopes were shown.
struct ScopeStyle {
  struct Divider {
    var image: UIImage?
    var left: UIControl.State
    var right: UIControl.State
  }

  var titles: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  var backgrounds: [UIControl.State: UIImage] = [:]
  var dividers: [Divider] = []

  @MainActor
  func apply(to control: UISegmentedControl) {
    for (state, attributes) in titles { control.setTitleTextAttributes(attributes, for: state) }
    for (state, image) in backgrounds {
      control.setBackgroundImage(image, for: state, barMetrics: .default)
    }
    for divider in dividers {
      control.setDividerImage(
        divider.image, forLeftSegmentState: divider.left, rightSegmentState: divider.right,
        barMetrics: .default)
    }
  }
}

extension UISearchBar {
  /// Sets the attributes of the scopes' titles.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    parts.scopeStyle.titles[state] = attributes
    parts.scopes?.setTitleTextAttributes(attributes, for: state)
  }
  /// The attributes of the scopes' titles; nil by default.
  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { parts.scopeStyle.titles[state] }

  /// Sets the picture behind a scope.
  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    parts.scopeStyle.backgrounds[state] = backgroundImage
    parts.scopes?.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }
  /// The picture behind a scope; nil by default.
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    parts.scopeStyle.backgrounds[state]
  }

  /// Sets the picture between two scopes.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    parts.scopeStyle.dividers.removeAll { $0.left == leftState && $0.right == rightState }
    parts.scopeStyle.dividers.append(
      ScopeStyle.Divider(image: dividerImage, left: leftState, right: rightState))
    parts.scopes?.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
      barMetrics: .default)
  }
  /// The picture between two scopes; nil by default.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    parts.scopeStyle.dividers.last { $0.left == leftState && $0.right == rightState }?.image
  }

  /// The picture behind all scopes; nil by default. Partly: one is noted.
  public var scopeBarBackgroundImage: UIImage? {
    get { nil }
    set {
      if newValue != nil { Unsupported.note("UISearchBar.scopeBarBackgroundImage", of: self) }
    }
  }
}
