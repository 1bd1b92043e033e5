// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Immutable colours: components in a colour space, and the straight sRGB that drawing uses.

package import MicaRaster

/// A colour: components and alpha, straight (not premultiplied), in a colour space.
public final class CGColor: Sendable {
  private let space: CGColorSpace
  private let values: [CGFloat]
  /// Red, green, blue and alpha in sRGB, straight, 0 ... 1.
  package let straightSRGB: StraightColor

  private init(space: CGColorSpace, values: [CGFloat]) {
    self.space = space
    self.values = values
    straightSRGB = space.straightSRGB(values)
  }

  /// Opaque black, a grey.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white, a grey.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black without opacity, a grey.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// A colour of the device's red, green and blue, which are sRGB; components 0 ... 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceRGBSpace, values: [red, green, blue, alpha])
  }

  /// A colour of the sRGB space; components 0 ... 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .sRGBSpace, values: [red, green, blue, alpha])
  }

  /// A grey of the device; level 0 (black) ... 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceGraySpace, values: [gray, alpha])
  }

  /// A grey of gamma 2.2; level 0 (black) ... 1 (white).
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .gammaGraySpace, values: [gray, alpha])
  }

  /// A colour of `space` from as many components as the space has, and alpha after them.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// The space that the components belong to.
  public var colorSpace: CGColorSpace? { space }

  /// The components and, last, alpha.
  public var components: [CGFloat]? { values }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { values.count }

  /// The opacity, 0 ... 1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha])
  }

  /// The same colour as another object.
  public func copy() -> CGColor? { CGColor(space: space, values: values) }
}

extension CGColor: Hashable {
  /// Whether space, components and alpha are equal.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || (a.space == b.space && a.values == b.values)
  }

  /// Combines space, components and alpha.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}
