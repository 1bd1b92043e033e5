// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What views inherit from those around them.

/// A key of the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view around sets one.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
public struct EnvironmentValues: CustomStringConvertible {
  private var top: Entry?
  private var tracker: EnvironmentTracker?

  /// Values of which each has its key's default.
  public init() {}

  /// A value by its key; the key's default where none is set.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(for: key, default: K.defaultValue) }
    set { set(newValue, for: key) }
  }

  /// A value by its key, or another one where none is set.
  func value<K: EnvironmentKey>(for key: K.Type, default missing: @autoclosure () -> K.Value)
    -> K.Value
  {
    tracker?.note(key)
    return find(key) ?? missing()
  }

  /// Sets a value by its key.
  mutating func set<K: EnvironmentKey>(_ value: K.Value, for key: K.Type) {
    top = ValueEntry<K>(value, below: top)
  }

  /// The observable object of a type; nil where there is none.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[EnvironmentObjectKey<T>.self] }
    set { self[EnvironmentObjectKey<T>.self] = newValue }
  }

  /// Its type's name.
  public var description: String { "EnvironmentValues" }

  private func find<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
    guard let entry = entry(ObjectIdentifier(key)) else { return nil }
    return unsafeDowncast(entry, to: ValueEntry<K>.self).value
  }

  private func entry(_ key: ObjectIdentifier) -> Entry? {
    var entry = top
    while let current = entry {
      if current.key == key { return current }
      if let table = current.table { return table[key] }
      entry = current.below
    }
    return nil
  }

  /// Whether both have the same history of settings, so that nothing can be different.
  func isIdentical(to other: EnvironmentValues) -> Bool { top === other.top }

  /// The value at a key path. Not the keys that it is made of are noted, but the value.
  func read<V>(_ keyPath: KeyPath<EnvironmentValues, V>) -> V {
    guard let tracker else { return self[keyPath: keyPath] }
    let own = EnvironmentTracker()
    let value = tracked(by: own)[keyPath: keyPath]
    tracker.note(own) { old, new in
      areSame(old.untracked[keyPath: keyPath], new.untracked[keyPath: keyPath])
    }
    return value
  }

  /// The same values, of which those that are read are noted.
  func tracked(by tracker: EnvironmentTracker) -> EnvironmentValues {
    var values = self
    values.tracker = tracker
    return values
  }

  /// The same values, of which nothing is noted.
  var untracked: EnvironmentValues {
    var values = self
    values.tracker = nil
    return values
  }

  /// Whether the value of a key is the same in both.
  func isSame<K: EnvironmentKey>(_ key: K.Type, in other: EnvironmentValues) -> Bool {
    let (mine, theirs) = (entry(ObjectIdentifier(key)), other.entry(ObjectIdentifier(key)))
    if mine === theirs { return true }
    return areSame(untracked[key], other.untracked[key])
  }

  /// A setting, before those that were made earlier. Every sixteenth has a table of all, so that a search is short.
  fileprivate class Entry {
    let key: ObjectIdentifier
    let below: Entry?
    private let depth: Int
    fileprivate private(set) var table: [ObjectIdentifier: Entry]?

    init(_ key: ObjectIdentifier, below: Entry?) {
      (self.key, self.below) = (key, below)
      depth = (below?.depth ?? 0) + 1
      guard depth % 16 == 0 else { return }
      var table: [ObjectIdentifier: Entry] = [:]
      var entry: Entry? = below
      while let current = entry {
        if table[current.key] == nil { table[current.key] = current }
        if let older = current.table {
          table.merge(older) { newer, _ in newer }
          break
        }
        entry = current.below
      }
      table[key] = nil
      self.table = table
    }
  }

  fileprivate final class ValueEntry<K: EnvironmentKey>: Entry {
    let value: K.Value

    init(_ value: K.Value, below: Entry?) {
      self.value = value
      super.init(ObjectIdentifier(K.self), below: below)
    }
  }
}

/// Notes the keys that are read of an environment.
final class EnvironmentTracker {
  private var keys: [any EnvironmentKey.Type] = []

  /// Values that are made of others.
  private var made: [(source: EnvironmentTracker, isSame: Comparison)] = []

  typealias Comparison = (EnvironmentValues, EnvironmentValues) -> Bool

  /// Forgets what was noted.
  func begin() {
    keys.removeAll(keepingCapacity: true)
    made.removeAll(keepingCapacity: true)
  }

  /// Notes a value that is made of others.
  func note(_ source: EnvironmentTracker, _ isSame: @escaping Comparison) {
    made.append((source, isSame))
  }

  func note(_ key: any EnvironmentKey.Type) {
    if !keys.contains(where: { $0 == key }) { keys.append(key) }
  }

  /// Whether a value that was read is another one now.
  func hasChanged(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    func open<K: EnvironmentKey>(_ key: K.Type) -> Bool { !old.isSame(key, in: new) }
    if keys.contains(where: { open($0) }) { return true }
    return made.contains { $0.source.hasChanged(from: old, to: new) && !$0.isSame(old, new) }
  }
}
