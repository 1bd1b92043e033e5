// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Image's color.

public import CoreGraphics
public import Foundation

/// A color of sRGB by its straight components. Components may lie beyond 0 ... 1.
open class CIColor: NSObject, @unchecked Sendable {
  /// The components.
  public let red, green, blue, alpha: CGFloat

  /// Creates a color from its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates an opaque color from its components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates the same color in sRGB; clear if `cgColor` is a pattern.
  public convenience init(cgColor: CGColor) {
    let values = Self.components(of: cgColor)
    self.init(
      red: values?.x ?? 0, green: values?.y ?? 0, blue: values?.z ?? 0,
      alpha: values == nil ? 0 : cgColor.alpha)
  }

  /// Red, green, blue and alpha as text.
  open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  /// The components in extended sRGB; nil for a pattern. Device colors count as sRGB.
  private static func components(of color: CGColor) -> SIMD3<Double>? {
    guard let space = color.colorSpace, let components = color.components else { return nil }
    switch space.model {
    case .monochrome where space.name == nil || space.name == CGColorSpace.genericGrayGamma2_2:
      return SIMD3(repeating: components[0])
    case .rgb where space.name == nil || space.name == CGColorSpace.sRGB:
      return SIMD3(components[0], components[1], components[2])
    default:
      guard let extended = CGColorSpace(name: CGColorSpace.extendedSRGB),
        let values = color.converted(to: extended, intent: .defaultIntent, options: nil)?
          .components
      else { return nil }
      return SIMD3(values[0], values[1], values[2])
    }
  }
}
