// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Members of Scanner that Apple's Foundation has and Linux's doesn't: results as NSString.

public import Foundation

extension Scanner {
  /// Scans a text; false if another one stands there.
  @_disfavoredOverload
  @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    give(scanString(string), to: result)
  }

  /// Scans characters of a set; false if none stands there.
  @_disfavoredOverload
  @discardableResult
  public func scanCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { give(scanCharacters(from: set), to: result) }

  /// Scans up to a text, or to the end; false if the text stands there.
  @_disfavoredOverload
  @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    give(scanUpToString(string), to: result)
  }

  /// Scans up to a character of a set, or to the end; false if one stands there.
  @_disfavoredOverload
  @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { give(scanUpToCharacters(from: set), to: result) }

  private func give(_ text: String?, to result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    result?.pointee = NSString(string: text)
    return true
  }
}

/// Where a function of Objective-C's form stores its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
