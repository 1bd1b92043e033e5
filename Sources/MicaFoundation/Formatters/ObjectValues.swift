// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a formatter reads of a text, whatever its class.

public import Foundation
internal import MicaContext
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

/// Overrides of `getObjectValue`, by their rows.
private enum OwnObjectValue {
  /// What a program's override says; nil without one, and within it.
  static func read(
    _ formatter: Formatter, _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    _ text: String, _ error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool? {
    let selector = Selector("getObjectValue:forString:errorDescription:")
    guard let method = MethodCall.method(selector, of: type(of: formatter)) else { return nil }
    let asked: AskedFormatters = ProgramContext.threadState()
    let own = ObjectIdentifier(formatter)
    guard !asked.formatters.contains(own) else { return nil }
    asked.formatters.append(own)
    defer { asked.formatters.removeLast() }
    return (method.call(formatter, object, text, error) as? NSNumber)?.boolValue
  }
}

/// Formatters whose overrides run on a thread: their calls of `super` don't lead to them again.
private final class AskedFormatters: ProgramState {
  var formatters: [ObjectIdentifier] = []

  init(in context: ProgramContext) {}
}
