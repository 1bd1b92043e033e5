// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values that formatters read, which Linux's Foundation keeps to itself.

public import Foundation

extension Foundation.Formatter {
  /// Reads a value from a text into a variable. Returns false for a text that the formatter can't read, with a description
  /// of why. Formatters of numbers and dates read; others don't.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    if let formatter = self as? NumberFormatter,
      (try? formatter.getObjectValue(obj, for: string, range: nil)) != nil
    {
      return true
    }
    if let date = (self as? Foundation.DateFormatter)?.date(from: string) {
      obj?.pointee = date as NSDate
      return true
    }
    error?.pointee = "The value “\(string)” is invalid." as NSString
    return false
  }
}
