// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Observation of a path of keys with a closure: what XCTest's expectations need, which know the path as a text.

package import Foundation

/// Observations of paths that are texts.
package enum KeyPathObservation {
  /// Calls `body` with each change at the end of a path, as an observer would be called, as long as the result lives.
  package static func observe(
    _ object: NSObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ body: @escaping ([NSKeyValueChangeKey: Any]) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    final class Before { var values: [Any] = [] }
    let before = Before()
    let value = { [weak object] () -> Any in
      object.flatMap { KeyValueCoding.value(of: $0, forKeyPath: keyPath) } ?? NSNull()
    }
    let kind = NSNumber(value: NSKeyValueChange.setting.rawValue)
    if options.contains(.initial) {
      body(options.contains(.new) ? [.kindKey: kind, .newKey: value()] : [.kindKey: kind])
    }
    observation.subscription = PathSubscription(
      object, keyPath,
      will: {
        before.values.append(options.contains(.old) ? value() : NSNull())
        guard options.contains(.prior) else { return }
        body([.kindKey: kind, .notificationIsPriorKey: NSNumber(value: true)])
      },
      did: {
        guard let old = before.values.popLast() else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: kind]
        if options.contains(.old) { change[.oldKey] = old }
        if options.contains(.new) { change[.newKey] = value() }
        body(change)
      })
    return observation
  }
}
