// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A colour as views and drawing code name it: a CGColor with UIKit's initialisers, readers and
// setters for the current context. The named constants are in UIColor+Constants.swift.

public import CoreGraphics
public import Foundation

/// An immutable colour, straight (not premultiplied), in sRGB or grey.
///
/// Components are 0 ... 1. Two colours are equal when their `cgColor`s are: a grey and an RGB
/// colour that look the same differ, as on iOS.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The colour as Core Graphics knows it.
  public let cgColor: CGColor

  /// A colour that wraps `cgColor` as it is.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
  }

  /// An opaque or translucent sRGB colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey; 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// An sRGB colour from hue, saturation and brightness.
  ///
  /// Each is limited to 0 ... 1; hue 0 and hue 1 are both red.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// The same colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  /// Writes the straight sRGB components; false, writing nothing, for a colour of another space.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgb = rgbComponents else { return false }
    red?.pointee = rgb.red
    green?.pointee = rgb.green
    blue?.pointee = rgb.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes the grey level; false, writing nothing, when the colour is not a grey one.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgb = rgbComponents, rgb.red == rgb.green, rgb.green == rgb.blue else { return false }
    white?.pointee = rgb.red
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Writes hue, saturation and brightness; false, writing nothing, for a colour of another space.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let rgb = rgbComponents else { return false }
    let color = HueColor(red: rgb.red, green: rgb.green, blue: rgb.blue)
    hue?.pointee = color.hue
    saturation?.pointee = color.saturation
    brightness?.pointee = color.brightness
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Makes this the fill and the stroke colour of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the fill colour of the current context; without a context it does nothing.
  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the stroke colour of the current context; without a context it does nothing.
  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  /// The colour itself, being immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether `object` is a colour with an equal `cgColor`.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self || other.cgColor == cgColor
  }

  /// Equal for equal colours.
  open override var hash: Int { cgColor.components?.hashValue ?? 0 }

  /// The kind of colour and its components.
  open override var description: String {
    let kind = cgColor.numberOfComponents == 2 ? "Grayscale" : "sRGB"
    let values = (cgColor.components ?? []).map { "\($0)" }
    return "UIColor \(kind) \(values.joined(separator: " "))"
  }

  private var rgbComponents: (red: CGFloat, green: CGFloat, blue: CGFloat)? {
    guard let components = cgColor.components else { return nil }
    switch components.count {
    case 2: return (components[0], components[0], components[0])
    case 4: return (components[0], components[1], components[2])
    default: return nil
    }
  }
}
