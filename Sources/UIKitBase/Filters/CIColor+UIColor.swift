// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Conversions between Core Image's colors and UIKit's.

public import CoreGraphics
public import CoreImage

extension CIColor {
  /// Creates the color that `color` has for the current traits; clear if it is a pattern.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension UIColor {
  /// Creates the same color.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The color that this one has for the current traits, as a color of Core Image.
  public var ciColor: CIColor { CIColor(color: self) }
}
