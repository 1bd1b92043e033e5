// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a formatter reads of a text, whatever its class.

public import Foundation
internal import MicaRaster
public import MicaRuntime

extension _KeyValueCodingAndObserving where Self: Formatter {
  /// Reads an object from a text into a variable; false where the text has none, with a text about it in `error`.
  ///
  /// A program's class that overrides it is asked; then number formatters and date formatters. Others are noted.
  @discardableResult
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    if let found = OwnObjectValue.read(self, obj, string, error) { return found }
    switch self {
    case let formatter as NumberFormatter:
      do {
        try formatter.getObjectValue(obj, for: string, range: nil)
        return true
      } catch let failure {
        error?.pointee = NSString(string: failure.localizedDescription)
        return false
      }
    case let formatter as Foundation.DateFormatter:
      guard let date = formatter.date(from: string) else { break }
      obj?.pointee = NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
      return true
    default:
      Unsupported.note("\(type(of: self)).getObjectValue(_:for:errorDescription:)")
    }
    error?.pointee = "The value is invalid."
    return false
  }
}

/// Overrides of `getObjectValue`, by their rows; attached to a formatter.
private final class OwnObjectValue {
  /// Whether the override runs: its call of `super` doesn't lead to it again.
  private var isRunning = false

  private static var key: UnsafeRawPointer {
    unsafeBitCast(OwnObjectValue.self, to: UnsafeRawPointer.self)
  }

  /// What a program's override says; nil without one, and within it.
  static func read(
    _ formatter: Formatter, _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    _ text: String, _ error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool? {
    let selector = Selector("getObjectValue:forString:errorDescription:")
    guard let method = MethodCall.method(selector, of: type(of: formatter)) else { return nil }
    let own = Attachments.value(of: formatter, key) { OwnObjectValue() }
    guard !own.isRunning else { return nil }
    own.isRunning = true
    defer { own.isRunning = false }
    return (method.call(formatter, object, text, error) as? NSNumber)?.boolValue
  }
}
