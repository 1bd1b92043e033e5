// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Whether a delegate has an optional method: default implementations of protocols hide that from Swift.

internal import Foundation

/// Optional methods by the rows that rewritten sources have for some of them (Docs/porting.md).
package enum OptionalMethods {
  /// Whether the object's class, or one above it, declares the method. Nil where that isn't known: a class
  /// on the way has no rows, as in programs that aren't rewritten.
  package static func implements(_ selector: Selector, _ object: AnyObject) -> Bool? {
    var type: AnyClass = Swift.type(of: object)
    while true {
      if type is NSObject.Type, _getSuperclass(type) == nil { return false }
      guard let record = ClassRegistry.record(of: type), !record.module.isEmpty else { return nil }
      if record.rows.methods[selector] != nil { return true }
      guard let above = _getSuperclass(type) else { return false }
      type = above
    }
  }
}
