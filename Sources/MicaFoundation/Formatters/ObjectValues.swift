// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a formatter reads of a text, whatever its class.

public import Foundation
internal import MicaRaster
public import MicaRuntime
internal import Synchronization

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

/// Overrides of `getObjectValue`, by their rows.
private enum OwnObjectValue {
  /// Formatters whose overrides run, each on a thread: their calls of `super` don't lead to them again.
  private static let running = Mutex<[(thread: pthread_t, formatter: ObjectIdentifier)]>([])

  /// What a program's override says; nil without one, and within it.
  static func read(
    _ formatter: Formatter, _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    _ text: String, _ error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool? {
    let selector = Selector("getObjectValue:forString:errorDescription:")
    guard let method = MethodCall.method(selector, of: type(of: formatter)) else { return nil }
    let own = (thread: pthread_self(), formatter: ObjectIdentifier(formatter))
    let isFirst = running.withLock { running in
      guard !running.contains(where: { $0 == own }) else { return false }
      running.append(own)
      return true
    }
    guard isFirst else { return nil }
    defer { running.withLock { $0.removeAll { $0 == own } } }
    return (method.call(formatter, object, text, error) as? NSNumber)?.boolValue
  }
}
