// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Immutable colours: components in a colour space, and the straight sRGB that drawing uses.

package import MicaRaster

/// A colour: components and alpha, straight (not premultiplied), in a colour space.
public final class CGColor: Sendable, _ExpressibleByColorLiteral {
  private let space: CGColorSpace
  private let values: [CGFloat]
  /// What is painted instead of one colour; nil for colours that are none of a pattern.
  public let pattern: CGPattern?
  /// Red, green, blue and alpha in sRGB, straight, 0 ... 1.
  package let straightSRGB: StraightColor

  private init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
    self.space = space
    self.values = values
    self.pattern = pattern
    straightSRGB = space.straightSRGB(values)
  }

  /// The colour of a literal such as `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`, in sRGB.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
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

  /// A colour of `space` from as many components as the space has, and alpha after them; nil
  /// for the space of patterns.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    let count = space.numberOfComponents + 1
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// A colour of four inks, each 0 (none) ... 1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(space: .deviceCMYKSpace, values: [cyan, magenta, yellow, black, alpha])
  }

  /// A pattern as a colour. `components` hold alpha alone for patterns with colours of their own,
  /// or else a colour of the pattern space's base, alpha last. Nil where `space` is not of patterns
  /// or lacks the base that an uncoloured pattern needs.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern, pattern.isColored == (space.baseColorSpace == nil) else {
      return nil
    }
    let count = space.numberOfComponents + 1
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: count)),
      pattern: pattern)
  }

  /// What a context has after its colour space was set: black, or nothing for spaces of patterns.
  static func initial(of space: CGColorSpace) -> CGColor {
    var values = [CGFloat](repeating: 0, count: space.numberOfComponents + 1)
    if space.model != .pattern { values[values.count - 1] = 1 }
    if space.model == .cmyk { values[3] = 1 }
    return CGColor(space: space, values: values)
  }

  /// The opaque colour that an uncoloured pattern is drawn in; nil for other colours.
  var patternColor: CGColor? {
    guard pattern != nil, let base = space.baseColorSpace else { return nil }
    return CGColor(space: base, values: values.dropLast() + [1])
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
    CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
  }

  /// The same colour as another object.
  public func copy() -> CGColor? { CGColor(space: space, values: values, pattern: pattern) }

  /// The colour of another space that looks the same, as far as that space reaches.
  ///
  /// Nil for patterns and for spaces of patterns or tables. The intent has no effect: colours out
  /// of reach take the nearest components. Greys get a colour's luminance.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    if space == self.space { return self }
    var own = SIMD4<Double>(repeating: 0)
    for i in 0..<min(values.count - 1, 4) { own[i] = Double(values[i]) }
    guard pattern == nil, let result = space.components(ofSRGB: self.space.extendedSRGB(own))
    else { return nil }
    let components = (0..<space.numberOfComponents).map { CGFloat(result[$0]) }
    return CGColor(space: space, values: components + [alpha])
  }
}

extension CGColor: Hashable {
  /// Whether space, components, alpha and pattern are equal.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || (a.space == b.space && a.values == b.values && a.pattern === b.pattern)
  }

  /// Combines space, components and alpha.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}
