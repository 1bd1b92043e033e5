// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How style and scale are handed down, and what follows when they change.

import CoreGraphics
import QuartzCore

extension UIView {
  /// The view's own style, or else the superview's, or else the device's.
  var resolvedTraits: UITraitCollection {
    var ancestor: UIView? = self
    while let view = ancestor {
      let style = view.overrideUserInterfaceStyle
      if style != .unspecified {
        return UITraitCollection.device.with(style: style)
      }
      ancestor = view.superview
    }
    return .device
  }

  /// What follows when the style set here was `old` until now.
  func styleChanged(from old: UIUserInterfaceStyle) {
    let inherited = superview?.traitCollection ?? .device
    let style = old != .unspecified ? old : inherited.userInterfaceStyle
    traitsChanged(from: inherited.with(style: style))
  }

  /// Resolves anew what depends on the traits, here and in those below that take theirs from here.
  func traitsChanged(from previous: UITraitCollection) {
    guard traitCollection != previous else { return }
    if let ownBackground, layer.backgroundColor == ownBackground.resolved {
      setBackgroundColor(ownBackground.color)
    }
    setNeedsLayout()
    setNeedsDisplay()
    traitCollectionDidChange(previous)
    viewController?.traitCollectionDidChange(previous)
    for subview in subviews where subview.overrideUserInterfaceStyle == .unspecified {
      subview.traitsChanged(from: previous)
    }
  }

  /// The colour that was set, unless the layer has been given another one since.
  var shownBackgroundColor: UIColor? {
    if let ownBackground, layer.backgroundColor == ownBackground.resolved {
      return ownBackground.color
    }
    return layer.backgroundColor.map { UIColor(cgColor: $0) }
  }

  /// Gives the layer a colour, resolved for the present traits.
  func setBackgroundColor(_ color: UIColor?) {
    ownBackground = color.map { ($0, $0.resolvedColor(with: traitCollection).cgColor) }
    layer.backgroundColor = ownBackground?.resolved
    layer.turnBackgroundPatternUpright()
    applyOpacity()
  }
}

extension UIView: UITraitEnvironment {}
