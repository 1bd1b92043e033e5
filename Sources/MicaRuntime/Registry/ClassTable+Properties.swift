// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The rows of a class's table that are properties: their type says how they are read and written.

extension ClassTable {
  /// A property by its key: `table.property("percent", \.percent, inspectable: true)`. Kind and
  /// conversions follow from its type; what can't be written gives a read-only row.
  ///
  /// - Parameters:
  ///   - inspectable: whether it is one of `@IBInspectable`; for UIKit's classes, whether Xcode's
  ///     inspector shows it, which is to say that elements of documents set it.
  ///   - nib: what documents call it, where that isn't the key without its `is`; `.key` for one that
  ///     elements set though no inspector shows it, an empty list for one that they don't.
  ///   - dynamic: whether its setter tells observers of changes, by `willChangeValue(forKey:)` and
  ///     `didChangeValue(forKey:)`.
  ///   - initial: the value of a new object, where it can be said without one.
  ///   - documentation: the first line of its comment.
  public func property<Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value>, inspectable: Bool = false,
    nib: NibNames? = nil, dynamic: Bool = false,
    default initial: @autoclosure @escaping () -> Value? = nil,
    documentation: String? = nil
  ) {
    add(
      PropertyRecord(
        key: key, path: path, role: inspectable ? .inspectable : .plain,
        documentation: documentation, announcesChanges: dynamic, nib: nib, initial: initial))
  }

  /// A property that can only be read.
  public func property<Value>(
    _ key: String, _ path: KeyPath<Object, Value>, inspectable: Bool = false,
    nib: NibNames? = nil, dynamic: Bool = false,
    default initial: @autoclosure @escaping () -> Value? = nil,
    documentation: String? = nil
  ) {
    add(
      PropertyRecord(
        key: key, path: path, role: inspectable ? .inspectable : .plain,
        documentation: documentation, announcesChanges: dynamic, nib: nib, initial: initial))
  }

  /// A property without a key path: what `get` and `set` do; read-only without `set`.
  public func property<Value>(
    _ key: String, get: @escaping @MainActor (Object) -> Value,
    set: (@MainActor (Object, Value) -> Void)? = nil, inspectable: Bool = false,
    nib: NibNames? = nil, dynamic: Bool = false,
    default initial: @autoclosure @escaping () -> Value? = nil,
    documentation: String? = nil
  ) {
    let read = unsafeBitCast(get, to: ((Object) -> Value).self)
    let write = set.map { unsafeBitCast($0, to: ((Object, Value) -> Void).self) }
    add(
      PropertyRecord(
        key: key, path: nil, role: inspectable ? .inspectable : .plain,
        documentation: documentation, announcesChanges: dynamic, nib: nib, initial: initial,
        get: read,
        set: write))
  }

  /// The name of an `@NSManaged` property, which its object keeps under that name.
  public func managed<Value>(_ key: String, _ path: KeyPath<Object, Value>) {
    rows.managedNames.append(ManagedName(key: key, path: path))
  }

  /// A property of which the floor that declares it knows more than a key: `detail` comes back with
  /// its record.
  package func property<Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value>, detail: AnyObject,
    dynamic: Bool, default initial: @autoclosure @escaping () -> Value? = nil
  ) {
    let record = PropertyRecord(
      key: key, path: path, role: .plain, documentation: nil, announcesChanges: dynamic,
      initial: initial)
    record.detail = detail
    add(record)
  }

  /// An outlet: an object of the nib goes in by its key.
  public func outlet<Value>(_ key: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
    add(
      PropertyRecord(key: key, path: path, role: .outlet, documentation: nil, initial: { nil }))
  }

  /// A collection of outlets: an array of the nib's objects goes in by its key.
  public func outletCollection<Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, Value>
  ) {
    add(
      PropertyRecord(
        key: key, path: path, role: .outletCollection, documentation: nil, initial: { nil }))
  }

  /// The keys that a key's value depends on: `keyPathsForValuesAffecting<Key>`.
  public func dependency(of key: String, on keyPaths: some Sequence<String>) {
    rows.dependencies[key, default: []] += Array(keyPaths)
  }

  func add(_ property: PropertyRecord) { rows.properties.append(property) }

  // MARK: Overrides of NSObject's own subclasses

  /// The override of `observeValue(forKeyPath:of:change:context:)` in a class whose superclass is
  /// `NSObject`, where nothing can be overridden.
  public func observer(
    _ body:
      @escaping @MainActor (
        Object, String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?
      ) -> Void
  ) {
    let call = unsafeBitCast(
      body,
      to: ((Object, String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) -> Void)
        .self)
    rows.overrides.observe = { call(unsafeDowncast($0, to: Object.self), $1, $2, $3, $4) }
  }

  /// The override of `value(forUndefinedKey:)` in such a class.
  public func undefinedKeyGetter(_ body: @escaping @MainActor (Object, String) -> Any?) {
    let call = unsafeBitCast(body, to: ((Object, String) -> Any?).self)
    rows.overrides.undefinedValue = { call(unsafeDowncast($0, to: Object.self), $1) }
  }

  /// The override of `setValue(_:forUndefinedKey:)` in such a class.
  public func undefinedKeySetter(_ body: @escaping @MainActor (Object, Any?, String) -> Void) {
    let call = unsafeBitCast(body, to: ((Object, Any?, String) -> Void).self)
    rows.overrides.setUndefinedValue = { call(unsafeDowncast($0, to: Object.self), $1, $2) }
  }

  /// The override of `setNilValueForKey(_:)` in such a class.
  public func nilSetter(_ body: @escaping @MainActor (Object, String) -> Void) {
    let call = unsafeBitCast(body, to: ((Object, String) -> Void).self)
    rows.overrides.setNil = { call(unsafeDowncast($0, to: Object.self), $1) }
  }
}

/// What classes of `NSObject` override of key-value coding and observing.
package struct CodingOverrides {
  package typealias Change = [NSKeyValueChangeKey: Any]

  package var observe: ((AnyObject, String?, Any?, Change?, UnsafeMutableRawPointer?) -> Void)?
  package var undefinedValue: ((AnyObject, String) -> Any?)?
  package var setUndefinedValue: ((AnyObject, Any?, String) -> Void)?
  package var setNil: ((AnyObject, String) -> Void)?

  /// These, and those of a superclass where they are left out.
  func over(_ older: CodingOverrides?) -> CodingOverrides {
    guard let older else { return self }
    var all = self
    all.observe = observe ?? older.observe
    all.undefinedValue = undefinedValue ?? older.undefinedValue
    all.setUndefinedValue = setUndefinedValue ?? older.setUndefinedValue
    all.setNil = setNil ?? older.setNil
    return all
  }
}
