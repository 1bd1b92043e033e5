// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Text's functions for paragraph styles. A style is UIKit's object itself.

import CoreGraphics
import Foundation
internal import MicaRaster

/// How a paragraph is set; UIKit's class, so that both spellings of the attribute meet.
public typealias CTParagraphStyle = NSParagraphStyle

/// The name of a value of a paragraph style, and the type that it is read as.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  /// A `CTTextAlignment`; natural by default.
  case alignment = 0
  /// Points (`CGFloat`), as the other indents; 0 by default.
  case firstLineHeadIndent = 1
  /// Points; 0 by default.
  case headIndent = 2
  /// Points; from the trailing edge where not positive; 0 by default.
  case tailIndent = 3
  /// A `CFArray` of `CTTextTab`; twelve tabs 28 points apart by default.
  case tabStops = 4
  /// Points; 0 by default.
  case defaultTabInterval = 5
  /// A `CTLineBreakMode`; between words by default.
  case lineBreakMode = 6
  /// A factor (`CGFloat`); 0, the default, for none.
  case lineHeightMultiple = 7
  /// Points; 0, the default, for no limit.
  case maximumLineHeight = 8
  /// Points; 0 by default.
  case minimumLineHeight = 9
  /// Points between lines; 0 by default.
  case lineSpacing = 10
  /// Points after the paragraph; 0 by default.
  case paragraphSpacing = 11
  /// Points before the paragraph; 0 by default.
  case paragraphSpacingBefore = 12
  /// A `CTWritingDirection`; natural by default.
  case baseWritingDirection = 13
  /// Points; 0, the default, for no limit.
  case maximumLineSpacing = 14
  /// Points; 0 by default.
  case minimumLineSpacing = 15
  /// Points that are added to the room between lines; 0 by default.
  case lineSpacingAdjustment = 16
  /// A `CTLineBoundsOptions`, 8 bytes; none by default.
  case lineBoundsOptions = 17
  /// The number of specifiers; no value.
  case count = 18
}

/// One value of a paragraph style: its name, its size in bytes, and where it is read from.
public struct CTParagraphStyleSetting {
  /// The name.
  public var spec: CTParagraphStyleSpecifier
  /// The size of the value in bytes.
  public var valueSize: Int
  /// The place of the value; it is read by `CTParagraphStyleCreate` alone.
  public var value: UnsafeRawPointer

  /// A setting of a value that stays in place until the style is made.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    self.spec = spec
    self.valueSize = valueSize
    self.value = value
  }
}

/// A paragraph style of some settings; others have their defaults. A setting whose size is not that
/// of its specifier's type is left out and noted.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  var values = ParagraphSettings()
  for setting in UnsafeBufferPointer(start: settings, count: max(settingCount, 0)) {
    if !values.take(setting) { Unsupported.note("CTParagraphStyleSetting of another size") }
  }
  return NSParagraphStyle(settings: values)
}

/// A copy of a style that does not change.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
  NSParagraphStyle(settings: paragraphStyle.settings)
}

/// Writes a value of a style to `valueBuffer`; false where the buffer is smaller than the value. For
/// tab stops the buffer is an initialised `CFArray`.
public func CTParagraphStyleGetValueForSpecifier(
  _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
  _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
  let settings = paragraphStyle.settings
  func put<Value>(_ value: Value) -> Bool {
    guard valueBufferSize >= MemoryLayout<Value>.size else { return false }
    valueBuffer.storeBytes(of: value, as: Value.self)
    return true
  }
  if let path = spec.number { return put(settings[keyPath: path]) }
  switch spec {
  case .alignment: return put(CTTextAlignment(settings.alignment))
  case .lineBreakMode: return put(CTLineBreakMode(settings.lineBreakMode))
  case .baseWritingDirection: return put(CTWritingDirection(settings.baseWritingDirection))
  case .lineBoundsOptions: return put(settings.lineBoundsOptions)
  case .tabStops:
    guard valueBufferSize >= MemoryLayout<CFArray>.size else { return false }
    valueBuffer.assumingMemoryBound(to: CFArray?.self).pointee = settings.tabs
    return true
  default: return false
  }
}

extension CTParagraphStyleSpecifier {
  /// Where a number of points or a factor is kept; nil for other values.
  fileprivate var number: WritableKeyPath<ParagraphSettings, CGFloat>? {
    switch self {
    case .firstLineHeadIndent: \.firstLineHeadIndent
    case .headIndent: \.headIndent
    case .tailIndent: \.tailIndent
    case .defaultTabInterval: \.defaultTabInterval
    case .lineHeightMultiple: \.lineHeightMultiple
    case .maximumLineHeight: \.maximumLineHeight
    case .minimumLineHeight: \.minimumLineHeight
    case .lineSpacing: \.lineSpacing
    case .paragraphSpacing: \.paragraphSpacing
    case .paragraphSpacingBefore: \.paragraphSpacingBefore
    case .maximumLineSpacing: \.maximumLineSpacing
    case .minimumLineSpacing: \.minimumLineSpacing
    case .lineSpacingAdjustment: \.lineSpacingAdjustment
    default: nil
    }
  }
}

extension ParagraphSettings {
  /// Takes over a setting; false where its size doesn't fit. What is not a number counts as 0.
  fileprivate mutating func take(_ setting: CTParagraphStyleSetting) -> Bool {
    let value = setting.value
    if let path = setting.spec.number {
      guard setting.valueSize == MemoryLayout<CGFloat>.size else { return false }
      let number = value.loadUnaligned(as: CGFloat.self)
      self[keyPath: path] = number.isNaN ? 0 : number
      return true
    }
    switch setting.spec {
    case .tabStops:
      guard setting.valueSize == MemoryLayout<CFArray>.size else { return false }
      let list = value.assumingMemoryBound(to: CFArray.self).pointee
      tabs = list.compactMap { $0 as? NSTextTab }.sortedByLocation
      return true
    case .lineBoundsOptions:
      guard setting.valueSize == MemoryLayout<UInt>.size else { return false }
      lineBoundsOptions = value.loadUnaligned(as: UInt.self)
      return true
    default:
      guard setting.valueSize >= 1 else { return false }
      return take(value.load(as: UInt8.self), for: setting.spec)
    }
  }

  /// Takes a kind by its first byte: the raw value, which is how the enumerations lie in memory too.
  private mutating func take(_ byte: UInt8, for spec: CTParagraphStyleSpecifier) -> Bool {
    switch spec {
    case .alignment:
      alignment = CTTextAlignment(rawValue: byte).map(NSTextAlignment.init) ?? .natural
    case .lineBreakMode: lineBreakMode = NSLineBreakMode(rawValue: Int(byte)) ?? .byWordWrapping
    case .baseWritingDirection:
      baseWritingDirection = byte == 0 ? .leftToRight : byte == 1 ? .rightToLeft : .natural
    default: return false
    }
    return true
  }
}
