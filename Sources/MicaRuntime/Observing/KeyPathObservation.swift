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
    final class Before { var values: [(Any?, CollectionChange?)] = [] }
    let before = Before()
    let value = { [weak object] () -> Any in
      object.flatMap { KeyValueCoding.value(of: $0, forKeyPath: keyPath) } ?? NSNull()
    }
    func change(_ collection: CollectionChange?) -> [NSKeyValueChangeKey: Any] {
      let kind = collection?.kind ?? .setting
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
      if let indexes = collection?.indexes { change[.indexesKey] = indexes }
      return change
    }
    if options.contains(.initial) {
      var first = change(nil)
      if options.contains(.new) { first[.newKey] = value() }
      body(first)
    }
    observation.subscription = PathSubscription(
      object, keyPath,
      will: { collection in
        // A change of a collection has no old value where it only inserts.
        let all = options.contains(.old) ? value() : nil
        let old = all.flatMap { all in collection == nil ? all : collection?.old(in: all) }
        before.values.append((old, collection))
        guard options.contains(.prior) else { return }
        var change = change(collection)
        change[.notificationIsPriorKey] = NSNumber(value: true)
        change[.oldKey] = old
        body(change)
      },
      did: {
        guard let (old, collection) = before.values.popLast() else { return }
        var change = change(collection)
        change[.oldKey] = old
        let all = options.contains(.new) ? value() : nil
        change[.newKey] = all.flatMap { all in collection == nil ? all : collection?.new(in: all) }
        body(change)
      })
    return observation
  }
}
