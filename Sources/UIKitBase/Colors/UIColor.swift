// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A colour as views and drawing code name it: a CGColor with UIKit's initialisers, readers and
// setters for the current context. The named constants are in UIColor+Constants.swift, the colours
// that adapt to light and dark in UIColor+System.swift.

public import CoreGraphics
public import Foundation
internal import MicaRaster

/// An immutable colour, straight (not premultiplied): fixed, or made anew for each set of traits.
///
/// Components are 0 ... 1. Two fixed colours are equal when their `cgColor`s are: a grey and an RGB
/// colour that look the same differ, as on iOS. A dynamic colour equals itself, and the colour of the same name in the same catalogues.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral,
  @unchecked Sendable
{
  private enum Source {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source
  /// Where a colour of a catalogue comes from; set while it is made.
  private final var origin: Origin?

  /// The name of a colour in a bundle's catalogues.
  private struct Origin: Hashable {
    let name: String
    let bundle: String
  }

  /// Whether the colour is made anew for each set of traits.
  final var isDynamic: Bool {
    if case .dynamic = source { true } else { false }
  }

  /// A colour that wraps `cgColor` as it is.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
  }

  /// A colour that `dynamicProvider` makes for given traits, each time that it is used.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// The color of a keyed archive; nil where it holds none.
  public required init?(coder: NSCoder) {
    guard let color = CGColor.read(coder) else { return nil }
    source = .fixed(color)
  }

  /// Writes the color into a keyed archive: a dynamic one as it is for the current traits.
  open func encode(with coder: NSCoder) { write(coder) }

  /// Whether the class can be read by secure decoding: true.
  open class var supportsSecureCoding: Bool { true }

  /// A transparent black.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// A colour of Display P3, which reaches beyond sRGB; components 0 ... 1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = [displayP3Red, green, blue, alpha]
    let space = CGColorSpace(name: CGColorSpace.displayP3)
    let color = space.flatMap { CGColor(colorSpace: $0, components: components) }
    self.init(cgColor: color ?? .clear)
  }

  /// A colour that is a picture, repeated from the origin of the context's base space.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: ImagePattern.color(repeating: image))
  }

  /// A colour of the program's asset catalogues; nil where there is none of that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A colour of a bundle's asset catalogues, nil standing for the program's; with several appearances it
  /// follows the traits where it is used. Nil where there is none of that name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let catalogue = AssetStore.current.catalogue(of: bundle ?? .main)
    guard let color = catalogue?.color(named: name) else { return nil }
    self.init(like: color)
    origin = Origin(name: name, bundle: (bundle ?? .main).bundlePath)
  }

  /// The same colour as another one.
  convenience init(like other: UIColor) {
    switch other.source {
    case .fixed(let color): self.init(cgColor: color)
    case .dynamic(let provider): self.init(dynamicProvider: provider)
    }
  }

  /// The colour of a literal such as `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`, in sRGB.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The colour as Core Graphics knows it; a dynamic one is resolved for the current traits.
  open var cgColor: CGColor {
    if case .fixed(let color) = source { color } else { fixed(for: .current) }
  }

  /// The colour for the given traits, which is fixed.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic = source else { return self }
    return UIColor(cgColor: fixed(for: traitCollection))
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

  /// The same colour with another alpha; a dynamic one stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard case .fixed(let color) = source else {
      return UIColor { [self] in resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
    return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
  }

  /// Writes the straight sRGB components, which lie beyond 0 ... 1 for colours that sRGB does not
  /// reach; false, writing nothing, for a pattern.
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

  /// Writes hue, saturation and brightness; false, writing nothing, for a pattern.
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

  /// Whether `object` is a fixed colour with an equal `cgColor`, this very one, or the same colour of a catalogue.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if case .fixed(let color) = source, case .fixed(let otherColor) = other.source {
      return color == otherColor
    }
    return other === self || origin != nil && origin == other.origin
  }

  /// Equal for equal colours.
  open override var hash: Int {
    guard case .fixed(let color) = source else {
      return origin?.hashValue ?? ObjectIdentifier(self).hashValue
    }
    return color.hashValue
  }

  /// The color space and its components, or the name of a dynamic color of the system, as iOS prints them.
  open override var description: String {
    let place = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    guard case .fixed(let color) = source else {
      let address = "0x" + String(place, radix: 16)
      if let origin { return "<UIDynamicCatalogColor: \(address); name = \(origin.name)>" }
      return Self.systemName(of: self).map { "<UIDynamicSystemColor: \(address); name = \($0)>" }
        ?? "<UIDynamicProviderColor: \(address)>"
    }
    let values = (color.components ?? []).map { String(format: "%g", Double($0)) }
    let space =
      switch color.colorSpace?.name {
      case CGColorSpace.displayP3?: "UIDisplayP3ColorSpace"
      default:
        color.numberOfComponents == 2 ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
      }
    return "\(space) \(values.joined(separator: " "))"
  }

  private func fixed(for traits: UITraitCollection) -> CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traits).fixed(for: traits)
    }
  }

  private var rgbComponents: (red: CGFloat, green: CGFloat, blue: CGFloat)? {
    let color = cgColor
    guard let space = color.colorSpace, let components = color.components else { return nil }
    switch space.model {
    case .monochrome where space.name == nil || space.name == CGColorSpace.genericGrayGamma2_2:
      return (components[0], components[0], components[0])
    case .rgb where space.name == nil || space.name == CGColorSpace.sRGB:
      return (components[0], components[1], components[2])
    default:
      guard let extended = CGColorSpace(name: CGColorSpace.extendedSRGB),
        let converted = color.converted(to: extended, intent: .defaultIntent, options: nil),
        let values = converted.components
      else { return nil }
      return (values[0], values[1], values[2])
    }
  }
}

/// The type of colour literals.
public typealias _ColorLiteralType = UIColor
