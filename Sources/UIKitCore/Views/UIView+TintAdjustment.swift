// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that lose their accent colour while something lies over them.

internal import CoreGraphics
internal import Foundation

extension UIView {
  /// What becomes of the accent colour.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The superview's.
    case automatic = 0
    /// It is as it is.
    case normal
    /// It is grey.
    case dimmed
  }

  /// What becomes of the accent colour; `.automatic`, the default, asks the superview, and is normal at the top.
  ///
  /// An alert, a popover or a sheet that dims what lies below dims the views of the controller that presents it, except
  /// those with a mode of their own.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      var next: UIView? = self
      while let view = next {
        if let own = view.ownTintMode { return own }
        if view.hasDimmedTint { return .dimmed }
        next = view.superview
      }
      return .normal
    }
    set {
      ownTintMode = newValue == .automatic ? nil : newValue
      tintModeChanged()
    }
  }

  /// Dims the accent colour here and below while a presentation dims the view, or ends that.
  package func dimTint(_ isDimmed: Bool) {
    guard hasDimmedTint != isDimmed else { return }
    hasDimmedTint = isDimmed
    if ownTintMode == nil { tintModeChanged() }
  }

  /// Tells the view and all below that have no mode of their own.
  private func tintModeChanged() {
    tintColorDidChange()
    for subview in subviews where subview.ownTintMode == nil && !subview.hasDimmedTint {
      subview.tintModeChanged()
    }
  }
}

extension UIColor {
  /// The accent colour of a view that is dimmed: its brightness alone, at 80 %. Our choice; Apple publishes no law.
  var dimmedTint: UIColor {
    UIColor { [self] traits in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let light = 0.299 * red + 0.587 * green + 0.114 * blue
      return UIColor(white: light, alpha: alpha * 0.8)
    }
  }
}
