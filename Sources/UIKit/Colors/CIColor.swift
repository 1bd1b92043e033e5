// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Image's colour, as far as UIKit's colours turn into it.

public import CoreGraphics
public import Foundation

/// A colour of sRGB by its components, straight, which may lie beyond 0 ... 1.
open class CIColor: NSObject, @unchecked Sendable {
  /// The components.
  public let red, green, blue, alpha: CGFloat

  /// A colour by its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// An opaque colour by its components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// The same colour, for the current traits; clear for a pattern.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same colour.
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  /// Red, green, blue and alpha as text.
  open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }
}

extension UIColor {
  /// The same colour.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The same colour as Core Image knows it, for the current traits.
  public var ciColor: CIColor { CIColor(color: self) }
}
