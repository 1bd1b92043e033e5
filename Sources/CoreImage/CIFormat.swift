// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How pixels lie in memory that a context writes.

internal import MicaRaster

/// A format of pixels.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// Apple's number.
  public var rawValue: Int32
  /// A format by its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Four bytes: alpha, red, green, blue.
  public static let ARGB8 = CIFormat(rawValue: 265)
  /// Four bytes: blue, green, red, alpha.
  public static let BGRA8 = CIFormat(rawValue: 266)
  /// Four bytes: red, green, blue, alpha.
  public static let RGBA8 = CIFormat(rawValue: 264)
  /// Four bytes: alpha, blue, green, red.
  public static let ABGR8 = CIFormat(rawValue: 267)
  /// Four halves: red, green, blue, alpha.
  public static let RGBAh = CIFormat(rawValue: 2056)
  /// Four floats: red, green, blue, alpha.
  public static let RGBAf = CIFormat(rawValue: 2312)
  /// One byte of red.
  public static let R8 = CIFormat(rawValue: 261)
  /// One half of red.
  public static let Rh = CIFormat(rawValue: 2053)
  /// One float of red.
  public static let Rf = CIFormat(rawValue: 2309)
  /// One byte of alpha.
  public static let A8 = CIFormat(rawValue: 257)
  /// One half of alpha.
  public static let Ah = CIFormat(rawValue: 2049)
  /// One float of alpha.
  public static let Af = CIFormat(rawValue: 2305)
  /// Two bytes: red and green.
  public static let RG8 = CIFormat(rawValue: 263)
}

/// The older name of `CIFormat.ARGB8`.
public let kCIFormatARGB8 = CIFormat.ARGB8
/// The older name of `CIFormat.BGRA8`.
public let kCIFormatBGRA8 = CIFormat.BGRA8
/// The older name of `CIFormat.RGBA8`.
public let kCIFormatRGBA8 = CIFormat.RGBA8
/// The older name of `CIFormat.RGBAh`.
public let kCIFormatRGBAh = CIFormat.RGBAh
/// The older name of `CIFormat.RGBAf`.
public let kCIFormatRGBAf = CIFormat.RGBAf

/// Which components a pixel has in memory, and how each is written.
struct PixelLayout {
  private enum Part { case byte, half, float }

  /// Numbers of components: 0 red to 3 alpha.
  private let order: [Int]
  private let part: Part

  /// Nil, with a note, for formats that aren't written.
  init?(_ format: CIFormat) {
    switch format {
    case .ARGB8: (order, part) = ([3, 0, 1, 2], .byte)
    case .BGRA8: (order, part) = ([2, 1, 0, 3], .byte)
    case .RGBA8: (order, part) = ([0, 1, 2, 3], .byte)
    case .ABGR8: (order, part) = ([3, 2, 1, 0], .byte)
    case .RGBAh: (order, part) = ([0, 1, 2, 3], .half)
    case .RGBAf: (order, part) = ([0, 1, 2, 3], .float)
    case .R8: (order, part) = ([0], .byte)
    case .Rh: (order, part) = ([0], .half)
    case .Rf: (order, part) = ([0], .float)
    case .A8: (order, part) = ([3], .byte)
    case .Ah: (order, part) = ([3], .half)
    case .Af: (order, part) = ([3], .float)
    case .RG8: (order, part) = ([0, 1], .byte)
    default:
      Unsupported.note("CIFormat \(format.rawValue)")
      return nil
    }
  }

  /// Bytes of a pixel.
  var size: Int { order.count * [Part.byte: 1, .half: 2, .float: 4][part, default: 1] }

  /// Writes a premultiplied pixel of the working space, as it is or as sRGB's components.
  func write(_ value: SIMD4<Float>, isCoded: Bool, to place: UnsafeMutableRawPointer) {
    var value = value
    if isCoded, value.w > 0 {
      let straight = SIMD3(value.x, value.y, value.z) / value.w
      value = SIMD4(LinearPixels.coded(straight) * value.w, value.w)
    }
    for (index, component) in order.enumerated() {
      let number = value[component]
      switch part {
      case .byte:
        let level = number.isNaN ? 0 : min(max(number * 255, 0), 255).rounded()
        place.storeBytes(of: UInt8(level), toByteOffset: index, as: UInt8.self)
      case .half: place.storeBytes(of: Float16(number), toByteOffset: index * 2, as: Float16.self)
      case .float: place.storeBytes(of: number, toByteOffset: index * 4, as: Float.self)
      }
    }
  }

  /// Reads a premultiplied pixel; components that the format lacks are 0, and alpha is 1.
  func read(_ place: UnsafeRawPointer) -> SIMD4<Float> {
    var value = SIMD4<Float>(0, 0, 0, order.contains(3) ? 0 : 1)
    for (index, component) in order.enumerated() {
      switch part {
      case .byte:
        value[component] = Float(place.load(fromByteOffset: index, as: UInt8.self)) / 255
      case .half:
        value[component] = Float(place.loadUnaligned(fromByteOffset: index * 2, as: Float16.self))
      case .float:
        value[component] = place.loadUnaligned(fromByteOffset: index * 4, as: Float.self)
      }
    }
    return value
  }
}
