// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colour spaces. The drawing floors work in sRGB-encoded components; a space says how a colour's
// own components become those (`straightSRGB(_:)`, the one place where spaces differ).

internal import MicaRaster

/// The kind of components that a colour space has.
public enum CGColorSpaceModel: Int32, Sendable {
  /// No model that is known.
  case unknown = -1
  /// One grey level.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black.
  case cmyk
  /// Lightness and two opponent axes.
  case lab
  /// Any number of inks.
  case deviceN
  /// Numbers into a table of colours.
  case indexed
  /// Patterns instead of colours.
  case pattern
  /// The three values of the CIE 1931 observer.
  case XYZ
}

/// What a colour's components mean. Values are shared: equal spaces compare equal.
public final class CGColorSpace: Sendable {
  /// The spaces whose colours can be converted.
  enum Kind: Hashable, Sendable { case sRGB, deviceRGB, deviceGray, gammaGray }

  /// The name of sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of the grey space with gamma 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The space of that name; nil, with a note, for a name that is not supported.
  public convenience init?(name: CFString) {
    switch name {
    case CGColorSpace.sRGB: self.init(.sRGB)
    case CGColorSpace.genericGrayGamma2_2: self.init(.gammaGray)
    default:
      Unsupported.note("CGColorSpace(name: \(name))")
      return nil
    }
  }

  static let sRGBSpace = CGColorSpace(.sRGB)
  static let deviceRGBSpace = CGColorSpace(.deviceRGB)
  static let deviceGraySpace = CGColorSpace(.deviceGray)
  static let gammaGraySpace = CGColorSpace(.gammaGray)

  /// The name; nil for the device spaces.
  public var name: CFString? {
    switch kind {
    case .sRGB: CGColorSpace.sRGB
    case .gammaGray: CGColorSpace.genericGrayGamma2_2
    case .deviceRGB, .deviceGray: nil
    }
  }

  /// Whether colours are grey levels or red, green and blue.
  public var model: CGColorSpaceModel {
    switch kind {
    case .sRGB, .deviceRGB: .rgb
    case .deviceGray, .gammaGray: .monochrome
    }
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  /// A colour of this space, given as its components and alpha, in straight sRGB.
  ///
  /// Device spaces are sRGB, and grey levels are used as they are, as on iOS screens. Components
  /// are limited to 0 ... 1; NaN counts as 0.
  func straightSRGB(_ components: [CGFloat]) -> StraightColor {
    func unit(_ value: CGFloat) -> Float { value > 0 ? Float(min(value, 1)) : 0 }
    switch model {
    case .rgb:
      return StraightColor(
        unit(components[0]), unit(components[1]), unit(components[2]), unit(components[3]))
    default:
      let level = unit(components[0])
      return StraightColor(level, level, level, unit(components[1]))
    }
  }
}

extension CGColorSpace: Hashable {
  /// Whether both mean the same colours by the same components.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }

  /// Combines what makes spaces equal.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The red, green and blue of the device: sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGBSpace }

/// The grey levels of the device: sRGB with equal components here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGraySpace }
