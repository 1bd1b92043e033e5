// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colour spaces: what a colour's components mean. The drawing floors work in sRGB-encoded
// components; CGColorSpace+Conversion.swift says how a space's own components become those.

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
  /// The spaces by what it takes to convert their colours.
  enum Kind: Hashable, Sendable {
    /// Red, green and blue that are sRGB without more ado.
    case deviceRGB
    /// A grey level that is used for red, green and blue as it is.
    case deviceGray
    case deviceCMYK
    case rgb(ColorMatrix, TransferCurve)
    case gray(TransferCurve)
    /// An index into colours of `base`, a byte for each component.
    case indexed(base: CGColorSpace, table: [UInt8])
    /// Patterns; uncoloured ones take a colour of `base`.
    case pattern(base: CGColorSpace?)
  }

  let kind: Kind
  /// Linear light of this space → linear sRGB, and back; nil where they are the same.
  let toLinearSRGB, fromLinearSRGB: ColorMatrix?
  /// Whether components are what drawing works in already: sRGB or the device's RGB.
  let isSRGBEncoded: Bool
  /// Whether components below 0 and beyond 1 have a meaning.
  let isExtended: Bool
  /// The name; nil for device spaces and for spaces that were made from numbers.
  public let name: CFString?

  init(_ kind: Kind, name: CFString? = nil, isExtended: Bool = false) {
    self.kind = kind
    self.name = name
    self.isExtended = isExtended
    isSRGBEncoded = kind == .deviceRGB || kind == .rgb(.sRGB, .sRGB)
    if case .rgb(let matrix, _) = kind, matrix != .sRGB {
      let map = matrix.then(ColorMatrix.sRGB.inverse)
      toLinearSRGB = map
      fromLinearSRGB = map.inverse
    } else {
      toLinearSRGB = nil
      fromLinearSRGB = nil
    }
  }

  static let sRGBSpace = CGColorSpace(.rgb(.sRGB, .sRGB), name: CGColorSpace.sRGB)
  static let deviceRGBSpace = CGColorSpace(.deviceRGB)
  static let deviceGraySpace = CGColorSpace(.deviceGray)
  static let deviceCMYKSpace = CGColorSpace(.deviceCMYK)
  static let gammaGraySpace = CGColorSpace(
    .gray(.gamma(2.2)), name: CGColorSpace.genericGrayGamma2_2)

  /// A table of up to 256 colours of `baseSpace`: `last` + 1 entries of one byte for each
  /// component. Nil for a `last` outside 0 ... 255 and for a base that is itself a table or for
  /// patterns.
  public convenience init?(
    indexedBaseSpace baseSpace: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>
  ) {
    switch baseSpace.kind {
    case .indexed, .pattern: return nil
    default: break
    }
    guard 0...255 ~= last else { return nil }
    let count = (last + 1) * baseSpace.numberOfComponents
    let table = Array(UnsafeBufferPointer(start: colorTable, count: count))
    self.init(.indexed(base: baseSpace, table: table))
  }

  /// The space of patterns. Uncoloured patterns are drawn in colours of `baseSpace`; nil stands for
  /// patterns that have colours of their own.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    if case .pattern = baseSpace?.kind { return nil }
    self.init(.pattern(base: baseSpace))
  }

  /// Red, green and blue by a power for each of them and their CIE XYZ values.
  ///
  /// `matrix` holds X, Y and Z of red, of green and of blue, relative to `whitePoint`. The black
  /// point has no effect; of unequal powers the first is used for all. Nil where the colours span
  /// no space.
  public convenience init?(
    calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>,
    blackPoint: UnsafePointer<CGFloat>?, gamma: UnsafePointer<CGFloat>?,
    matrix: UnsafePointer<CGFloat>?
  ) {
    func column(_ p: UnsafePointer<CGFloat>) -> SIMD3<Double> {
      SIMD3(Double(p[0]), Double(p[1]), Double(p[2]))
    }
    var columns = ColorMatrix(red: [1, 0, 0], green: [0, 1, 0], blue: [0, 0, 1])
    if let matrix {
      columns = ColorMatrix(
        red: column(matrix), green: column(matrix + 3), blue: column(matrix + 6))
    }
    columns = columns.adapted(from: column(whitePoint))
    let test = columns.inverse.apply([1, 1, 1])
    guard test.x.isFinite, test.y.isFinite, test.z.isFinite else { return nil }
    guard let curve = TransferCurve(power: gamma?.pointee ?? 1) else { return nil }
    self.init(.rgb(columns, curve))
  }

  /// Grey levels by a power. The white and black point have no effect. Nil for a power that is not
  /// positive.
  public convenience init?(
    calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>,
    blackPoint: UnsafePointer<CGFloat>?, gamma: CGFloat
  ) {
    guard let curve = TransferCurve(power: gamma) else { return nil }
    self.init(.gray(curve))
  }

  /// What the components are.
  public var model: CGColorSpaceModel {
    switch kind {
    case .deviceRGB, .rgb: .rgb
    case .deviceGray, .gray: .monochrome
    case .deviceCMYK: .cmyk
    case .indexed: .indexed
    case .pattern: .pattern
    }
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int {
    switch kind {
    case .deviceRGB, .rgb: 3
    case .deviceGray, .gray, .indexed: 1
    case .deviceCMYK: 4
    case .pattern(let base): base?.numberOfComponents ?? 0
    }
  }

  /// The space that a table's colours or a pattern's colour belong to; nil for other spaces.
  public var baseColorSpace: CGColorSpace? {
    switch kind {
    case .indexed(let base, _): base
    case .pattern(let base): base
    default: nil
    }
  }

  /// A table's entries, a byte for each component of the base space; nil for other spaces.
  public var colorTable: [UInt8]? {
    guard case .indexed(_, let table) = kind else { return nil }
    return table
  }

  /// Whether the space has colours that sRGB can't show.
  public var isWideGamutRGB: Bool {
    guard case .rgb(let matrix, _) = kind else { return false }
    return isExtended || ![ColorMatrix.sRGB, .genericRGB].contains(matrix)
  }

  /// Whether images and contexts may have this space: all but those of patterns and tables, and
  /// CMYK.
  public var supportsOutput: Bool { model == .rgb || model == .monochrome }
}

extension TransferCurve {
  fileprivate init?(power: CGFloat) {
    guard power > 0, power.isFinite else { return nil }
    self = power == 1 ? .linear : .gamma(Double(power))
  }
}

extension CGColorSpace: Hashable {
  /// Whether both mean the same colours by the same components.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a === b || (a.isExtended == b.isExtended && a.kind == b.kind)
  }

  /// Combines what makes spaces equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(isExtended)
  }
}

/// The red, green and blue of the device: sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGBSpace }

/// The grey levels of the device: sRGB with equal components here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGraySpace }

/// The inks of the device: each takes its share of the light that the paper gives.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYKSpace }
