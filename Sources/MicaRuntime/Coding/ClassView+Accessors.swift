// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Apple's order of search for the accessors of a key.

import Synchronization

extension ClassView {
  /// What gives or takes the value of a key.
  package enum Accessor {
    case method(MethodRecord)
    case property(PropertyRecord)
  }

  /// `get<Key>`, `<key>`, `is<Key>`, `_get<Key>`, `_<key>`: the first that there is, a method or a
  /// property of that name.
  package func getter(_ key: String) -> Accessor? {
    found(key, getters) {
      let name = Self.capitalised(key)
      for candidate in ["get" + name, key, "is" + name, "_get" + name, "_" + key] {
        if let method = methods[Selector(candidate)] { return .method(method) }
        if let property = properties[candidate] { return .property(property) }
      }
      return nil
    }
  }

  /// `set<Key>:`, `_set<Key>:`, the property `<key>` (whose setter has the first name), the property
  /// `is<Key>`, `setIs<Key>:`: the first that there is.
  package func setter(_ key: String) -> Accessor? {
    found(key, setters) {
      let name = Self.capitalised(key)
      if let method = methods[Selector("set\(name):")] { return .method(method) }
      if let property = properties[key], property.isWritable { return .property(property) }
      if let method = methods[Selector("_set\(name):")] { return .method(method) }
      if let property = properties["is" + name], property.isWritable { return .property(property) }
      return methods[Selector("setIs\(name):")].map { .method($0) }
    }
  }

  /// The property that a key sets, `isHidden` for `hidden`; nil where a method or nothing does.
  package func writableProperty(_ key: String) -> PropertyRecord? {
    if case .property(let property) = setter(key) { property } else { nil }
  }

  private func found(
    _ key: String, _ cache: AccessorCache, _ search: () -> Accessor?
  ) -> Accessor? {
    if let known = cache.accessor(key) { return known }
    let found = search()
    cache.keep(found, key)
    return found
  }

  private static func capitalised(_ key: String) -> String {
    key.prefix(1).uppercased() + key.dropFirst()
  }
}

/// Accessors that were searched for before, keys without one included.
package final class AccessorCache: @unchecked Sendable {
  private let lock = Mutex(())
  private var accessors: [String: ClassView.Accessor?] = [:]

  func accessor(_ key: String) -> ClassView.Accessor?? {
    lock.withLock { _ in accessors[key] }
  }

  func keep(_ accessor: ClassView.Accessor?, _ key: String) {
    lock.withLock { _ in
      // Programs make keys up: there may be any number.
      if accessors.count > 1000 { accessors.removeAll() }
      accessors[key] = .some(accessor)
    }
  }
}
