// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The colour spaces that have names, and the names.

internal import MicaRaster

extension CGColorSpace {
  /// The name of sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of sRGB with components below 0 and beyond 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of the space with sRGB's primaries and components in proportion to light.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The name of `linearSRGB` with components below 0 and beyond 1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The name of Display P3: the primaries of digital cinema, white D65, sRGB's curve.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The name of Display P3 with components below 0 and beyond 1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// The name of Display P3 with components in proportion to light.
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  /// The name of `linearDisplayP3` with components below 0 and beyond 1.
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  /// The name of the space with Generic RGB's primaries and components in proportion to light.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// The name of Adobe RGB (1998).
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// The name of ITU-R BT.709.
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  /// The name of ITU-R BT.2020.
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  /// The name of the grey space with gamma 2.2.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the grey space whose levels are in proportion to light.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// The name of the grey space with gamma 2.2 and levels below 0 and beyond 1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// The name of `linearGray` with levels below 0 and beyond 1.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  /// The name of the general CMYK space; converted like the device's.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  /// The name of Generic RGB, gamma 1.8, which has no constant any more.
  private static let genericRGB: CFString = "kCGColorSpaceGenericRGB"

  private static let named: [CFString: CGColorSpace] = {
    func rgb(
      _ name: CFString, _ matrix: ColorMatrix, _ curve: TransferCurve, isExtended: Bool = false
    ) -> CGColorSpace {
      CGColorSpace(.rgb(matrix, curve), name: name, isExtended: isExtended)
    }
    func gray(_ name: CFString, _ curve: TransferCurve, isExtended: Bool = false) -> CGColorSpace {
      CGColorSpace(.gray(curve), name: name, isExtended: isExtended)
    }
    let spaces = [
      sRGBSpace, gammaGraySpace,
      rgb(extendedSRGB, .sRGB, .sRGB, isExtended: true),
      rgb(linearSRGB, .sRGB, .linear),
      rgb(extendedLinearSRGB, .sRGB, .linear, isExtended: true),
      rgb(displayP3, .displayP3, .sRGB),
      rgb(extendedDisplayP3, .displayP3, .sRGB, isExtended: true),
      rgb(linearDisplayP3, .displayP3, .linear),
      rgb(extendedLinearDisplayP3, .displayP3, .linear, isExtended: true),
      rgb(genericRGB, .genericRGB, .gamma(1.8)),
      rgb(genericRGBLinear, .genericRGB, .linear),
      rgb(adobeRGB1998, .adobeRGB, .gamma(563.0 / 256)),
      rgb(itur_709, .sRGB, .rec709), rgb(itur_2020, .rec2020, .rec709),
      gray(linearGray, .linear),
      gray(extendedGray, .gamma(2.2), isExtended: true),
      gray(extendedLinearGray, .linear, isExtended: true),
      CGColorSpace(.deviceCMYK, name: genericCMYK),
    ]
    return Dictionary(uniqueKeysWithValues: spaces.map { ($0.name ?? "", $0) })
  }()

  /// The space of that name; nil, with a note, for a name that is not supported.
  public convenience init?(name: CFString) {
    guard let space = Self.named[name] else {
      Unsupported.note("CGColorSpace(name: \(name))")
      return nil
    }
    self.init(space.kind, name: name, isExtended: space.isExtended)
  }
}
