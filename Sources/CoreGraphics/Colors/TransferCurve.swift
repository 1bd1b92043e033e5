// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a component's number relates to the light that it stands for.

internal import MicaRaster

/// A curve between encoded components and linear light; odd, so that extended spaces may go below 0
/// and beyond 1.
package enum TransferCurve: Hashable, Sendable {
  case linear
  /// The curve of IEC 61966-2-1, also Display P3's.
  case sRGB
  /// The camera curve of ITU-R BT.709 and BT.2020.
  case rec709
  case gamma(Double)

  /// The light of an encoded component.
  package func linear(_ encoded: Double) -> Double {
    if encoded < 0 { return -linear(-encoded) }
    switch self {
    case .linear:
      return encoded
    case .sRGB:
      return encoded <= 0.04045
        ? encoded / 12.92 : PortableMath.pow((encoded + 0.055) / 1.055, 2.4)
    case .rec709:
      return encoded < 0.081 ? encoded / 4.5 : PortableMath.pow((encoded + 0.099) / 1.099, 1 / 0.45)
    case .gamma(let gamma):
      return PortableMath.pow(encoded, gamma)
    }
  }

  /// The component that stands for some light.
  package func encoded(_ linear: Double) -> Double {
    if linear < 0 { return -encoded(-linear) }
    switch self {
    case .linear:
      return linear
    case .sRGB:
      return linear <= 0.0031308
        ? linear * 12.92 : 1.055 * PortableMath.pow(linear, 1 / 2.4) - 0.055
    case .rec709:
      return linear < 0.018 ? linear * 4.5 : 1.099 * PortableMath.pow(linear, 0.45) - 0.099
    case .gamma(let gamma):
      return PortableMath.pow(linear, 1 / gamma)
    }
  }
}
