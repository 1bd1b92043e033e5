// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Foundation's functions of strings and of unique identifiers, on Swift's types.

import CoreGraphics
import Foundation

/// A string that can be changed.
public typealias CFMutableString = NSMutableString
/// A number that stands for an encoding of text.
public typealias CFStringEncoding = UInt32
/// A unique identifier.
public typealias CFUUID = UUID

/// The encodings that are always known.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
  /// Mac OS Roman.
  case macRoman = 0
  /// Windows' Latin.
  case windowsLatin1 = 0x0500
  /// ISO 8859-1.
  case isoLatin1 = 0x0201
  /// ASCII.
  case ASCII = 0x0600
  /// UTF-16.
  case unicode = 0x0100
  /// UTF-8.
  case UTF8 = 0x0800_0100
  /// UTF-16, the most significant byte first.
  case UTF16BE = 0x1000_0100
  /// UTF-16, the least significant byte first.
  case UTF16LE = 0x1400_0100

  fileprivate var encoding: String.Encoding {
    switch self {
    case .macRoman: .macOSRoman
    case .windowsLatin1: .windowsCP1252
    case .isoLatin1: .isoLatin1
    case .ASCII: .ascii
    case .unicode: .utf16
    case .UTF8: .utf8
    case .UTF16BE: .utf16BigEndian
    case .UTF16LE: .utf16LittleEndian
    }
  }
}

/// Foundation's number of an encoding; `UInt.max` for one that is not built in.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  CFStringBuiltInEncodings(rawValue: encoding)?.encoding.rawValue ?? .max
}

/// The number of UTF-16 units.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.utf16.count }

/// A string from bytes that end in zero; nil for bytes that its encoding lacks, and for encodings that are not built in.
public func CFStringCreateWithCString(
  _ alloc: CFAllocator!, _ cStr: UnsafePointer<CChar>!, _ encoding: CFStringEncoding
) -> CFString! {
  guard let cStr, let known = CFStringBuiltInEncodings(rawValue: encoding) else { return nil }
  return String(cString: cStr, encoding: known.encoding)
}

/// A copy that can be changed. The greatest length is not enforced.
public func CFStringCreateMutableCopy(
  _ alloc: CFAllocator!, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! { NSMutableString(string: theString) }

/// Changes a string, or a part of it, by a transform of ICU; false for an unknown transform. The range receives the
/// length of the result.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  let whole = NSRange(location: 0, length: string.length)
  let part =
    range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) } ?? whole
  guard part.location >= 0, part.length >= 0, part.location <= whole.length,
    part.length <= whole.length - part.location,
    let changed = string.substring(with: part).applyingTransform(
      StringTransform(rawValue: transform), reverse: reverse)
  else { return false }
  string.replaceCharacters(in: part, with: changed)
  range?.pointee.length = changed.utf16.count
  return true
}

/// Removes accents and other marks.
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:nonspacing mark:]Remove; NFC"
/// Removes diacritics.
public let kCFStringTransformStripDiacritics: CFString! = "NFD; [:Diacritic:]Remove; NFC"
/// Any script to Latin letters.
public let kCFStringTransformToLatin: CFString! = "Any-Latin"
/// Chinese to pinyin.
public let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
/// Latin letters to Katakana.
public let kCFStringTransformLatinKatakana: CFString! = "Latin-Katakana"
/// Latin letters to Hiragana.
public let kCFStringTransformLatinHiragana: CFString! = "Latin-Hiragana"
/// Latin letters to Cyrillic ones.
public let kCFStringTransformLatinCyrillic: CFString! = "Latin-Cyrillic"
/// Latin letters to Greek ones.
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
/// Full-width characters to half-width ones.
public let kCFStringTransformFullwidthHalfwidth: CFString! = "Fullwidth-Halfwidth"
/// Characters to their Unicode names.
public let kCFStringTransformToUnicodeName: CFString! = "Any-Name"

/// A new identifier.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { UUID() }
/// The text of an identifier, in capital letters.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! {
  uuid.uuidString
}
/// The identifier of a text; nil for other texts.
public func CFUUIDCreateFromString(_ alloc: CFAllocator!, _ uuidStr: CFString!) -> CFUUID! {
  UUID(uuidString: uuidStr)
}
