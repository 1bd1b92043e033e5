// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a pixel's components lie in memory: names and bit fields of bitmap contexts and images.

/// Where a pixel's alpha is and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha and no room for it.
  case none = 0
  /// R G B A, colours multiplied by alpha.
  case premultipliedLast = 1
  /// A R G B, colours multiplied by alpha.
  case premultipliedFirst = 2
  /// R G B A, straight.
  case last = 3
  /// A R G B, straight.
  case first = 4
  /// R G B and one unused component.
  case noneSkipLast = 5
  /// One unused component, then R G B.
  case noneSkipFirst = 6
  /// Alpha without colours.
  case alphaOnly = 7
}

/// The order of a pixel's bytes, as a field of `CGBitmapInfo`.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of the field.
  case orderMask = 0x7000
  /// As the components are named, first component first.
  case orderDefault = 0
  /// Each 16 bits with the low byte first.
  case order16Little = 0x1000
  /// Each 32 bits with the low byte first.
  case order32Little = 0x2000
  /// Each 16 bits with the high byte first.
  case order16Big = 0x3000
  /// Each 32 bits with the high byte first.
  case order32Big = 0x4000
}

/// Alpha, byte order and component format of a bitmap in one number.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that tell integers from floats.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floats.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that hold a `CGImageByteOrderInfo`.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Each 16 bits with the low byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Each 32 bits with the low byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Each 16 bits with the high byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Each 32 bits with the high byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// The alpha field; nil for a number that names none.
  var alphaInfo: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
  }

  /// The byte order field; nil for a number that names none.
  var byteOrderInfo: CGImageByteOrderInfo? {
    CGImageByteOrderInfo(rawValue: rawValue & CGBitmapInfo.byteOrderMask.rawValue)
  }
}
