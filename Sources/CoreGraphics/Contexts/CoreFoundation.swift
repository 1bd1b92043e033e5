// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Foundation's functions over the value types that stand in the place of its objects (Exports.swift).

public import struct Foundation.Data
public import class Foundation.NSError
public import class Foundation.NSMutableData
import class Foundation.NSNumber

/// A number for each type of Core Foundation's.
public typealias CFTypeID = UInt

/// What allocates memory; there is only the system's.
public final class CFAllocator: Sendable {}

/// The usual allocator.
public let kCFAllocatorDefault: CFAllocator? = nil

/// The number of a value's type. Swift's values and the classes that they are bridged to have numbers of their own.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
  guard let cf else { return 0 }
  // A boxed truth value is one of its own: its form is that of a C character, with nothing but 0 and 1.
  if let number = cf as Any as? NSNumber, String(cString: number.objCType) == "c",
    number.intValue >> 1 == 0
  {
    return CFBooleanGetTypeID()
  }
  return typeNumber(of: Swift.type(of: cf as Any))
}

private func typeNumber(of type: Any.Type) -> CFTypeID {
  CFTypeID(bitPattern: ObjectIdentifier(type).hashValue)
}

/// The number of truth values.
public func CFBooleanGetTypeID() -> CFTypeID { typeNumber(of: Bool.self) }
/// The number of numbers.
public func CFNumberGetTypeID() -> CFTypeID { typeNumber(of: NSNumber.self) }
/// The number of texts.
public func CFStringGetTypeID() -> CFTypeID { typeNumber(of: CFString.self) }
/// The number of lists.
public func CFArrayGetTypeID() -> CFTypeID { typeNumber(of: CFArray.self) }
/// The number of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { typeNumber(of: CFDictionary.self) }
/// The number of bytes.
public func CFDataGetTypeID() -> CFTypeID { typeNumber(of: CFData.self) }

extension CGColor {
  /// The number of this type.
  public class var typeID: CFTypeID { typeNumber(of: CGColor.self) }
}

extension CGPath {
  /// The number of this type.
  public class var typeID: CFTypeID { typeNumber(of: CGPath.self) }
}

extension CGImage {
  /// The number of this type.
  public class var typeID: CFTypeID { typeNumber(of: CGImage.self) }
}

// MARK: Bytes

/// The place of the bytes, valid as long as they are kept and don't change; of no more than 14 bytes a copy, which is never given
/// back.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let data = theData else { return nil }
  if data.count <= 14 {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, data.count))
    data.copyBytes(to: copy, count: data.count)
    return UnsafePointer(copy)
  }
  return data.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}

/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.count ?? 0 }

/// Bytes that are copied.
public func CFDataCreate(
  _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: Int
) -> CFData! {
  guard length > 0, let bytes else { return CFData() }
  return CFData(bytes: bytes, count: length)
}

/// No bytes yet; a capacity sets no limit.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: Int) -> CFMutableData! {
  CFMutableData()
}

/// Adds bytes at the end.
public func CFDataAppendBytes(
  _ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: Int
) {
  guard length > 0, let bytes else { return }
  theData?.append(bytes, length: length)
}

// MARK: Lists

/// A list's value; outside of the list the program stops.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: Int) -> Any! { theArray[idx] }

// MARK: Errors

/// What an error says.
public func CFErrorCopyDescription(_ err: NSError!) -> CFString! { err?.localizedDescription }
/// An error's number.
public func CFErrorGetCode(_ err: NSError!) -> Int { err?.code ?? 0 }
/// What an error's number counts in.
public func CFErrorGetDomain(_ err: NSError!) -> CFString! { err?.domain }

// MARK: Keys of bundles

/// The key of a bundle's name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of a bundle's version.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of a bundle's executable.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of the version of a bundle's property list.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The key of the language that a bundle is written in.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of a bundle's languages.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"

/// What an error knows besides.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary? { err?.userInfo }
