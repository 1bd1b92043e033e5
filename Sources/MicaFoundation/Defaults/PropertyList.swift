// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What defaults can hold.

internal import Foundation

/// Texts, numbers, dates, data, and arrays and dictionaries of them.
enum PropertyList {
  /// A value as defaults give it back: numbers and flags as `NSNumber`, all else as Swift's own
  /// types. Nil for what is no property list.
  static func value(_ value: Any) -> Any? {
    switch value {
    case let number as NSNumber where type(of: value) is AnyClass: number
    case let flag as Bool: NSNumber(value: flag)
    case let number as any BinaryInteger: whole(number)
    case let number as Float: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let text as any StringProtocol: String(text)
    case let text as NSString: String(text)
    case let date as Date: date
    case let data as Data: data
    case let array as [Any]: elements(array)
    case let dictionary as [String: Any]: checkedDictionary(dictionary)
    default: nil
    }
  }

  /// A dictionary's values; stops the program where one is no property list.
  static func dictionary(_ values: [String: Any]) -> [String: Any] {
    guard let listed = checkedDictionary(values) else {
      fatalError("Attempt to insert non-property list object \(values)")
    }
    return listed
  }

  private static func whole(_ number: any BinaryInteger) -> NSNumber? {
    if let number = Int(exactly: number) { return NSNumber(value: number) }
    return UInt(exactly: number).map { NSNumber(value: $0) }
  }

  private static func elements(_ array: [Any]) -> [Any]? {
    let listed = array.compactMap { value($0) }
    return listed.count == array.count ? listed : nil
  }

  private static func checkedDictionary(_ dictionary: [String: Any]) -> [String: Any]? {
    let listed = dictionary.compactMapValues { value($0) }
    return listed.count == dictionary.count ? listed : nil
  }
}
