// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A row of the registry: a property that is read and written by its key.

/// A property of a class, under its key.
package final class PropertyRecord: @unchecked Sendable {
  /// What a row is for.
  package enum Role: Sendable {
    case plain, inspectable, outlet, outletCollection
  }

  /// What became of a value that was set.
  package enum Outcome: Sendable, Equatable {
    case done
    /// Nil for a number, a flag or a structure: `setNilValueForKey`.
    case nilForScalar
    /// A value of another kind.
    case mismatch
    case isReadOnly
  }

  package let key: String
  package let role: Role
  /// The declared type.
  package let valueType: Any.Type
  /// The first line of the property's comment.
  package let documentation: String?
  /// The key path of the property; nil where it was registered by closures.
  package let path: AnyKeyPath?
  /// Whether the setter tells observers itself: `dynamic` ones do.
  package let announcesChanges: Bool
  /// Whether it can be written.
  package let isWritable: Bool
  /// What the floor that wrote the row knows of the property besides.
  package internal(set) var detail: AnyObject?
  private let nib: NibNames?
  private let initial: () -> Any?
  private let get: (AnyObject) -> Any?
  private let put: (AnyObject, Any?) -> Outcome

  /// A property by its key path.
  init<Object: AnyObject, Value>(
    key: String, path: ReferenceWritableKeyPath<Object, Value>, role: Role, documentation: String?,
    announcesChanges: Bool = false, nib: NibNames? = nil,
    initial: @escaping () -> Value?
  ) {
    (self.key, self.role, self.documentation, self.path) = (key, role, documentation, path)
    (self.announcesChanges, self.nib) = (announcesChanges, nib)
    valueType = Value.self
    isWritable = true
    self.initial = { initial().flatMap { boxed($0) } }
    get = { boxed(unsafeDowncast($0, to: Object.self)[keyPath: path]) }
    put = { object, value in
      Self.put(value) { unsafeDowncast(object, to: Object.self)[keyPath: path] = $0 }
    }
  }

  /// A property that can only be read, by its key path.
  init<Object: AnyObject, Value>(
    key: String, path: KeyPath<Object, Value>, role: Role, documentation: String?,
    announcesChanges: Bool = false, nib: NibNames? = nil,
    initial: @escaping () -> Value?
  ) {
    (self.key, self.role, self.documentation, self.path) = (key, role, documentation, path)
    (self.announcesChanges, self.nib) = (announcesChanges, nib)
    valueType = Value.self
    isWritable = false
    self.initial = { initial().flatMap { boxed($0) } }
    get = { boxed(unsafeDowncast($0, to: Object.self)[keyPath: path]) }
    put = { _, _ in .isReadOnly }
  }

  /// A property by what reads and writes it.
  init<Object: AnyObject, Value>(
    key: String, path: AnyKeyPath?, role: Role, documentation: String?,
    announcesChanges: Bool = false, nib: NibNames? = nil,
    initial: @escaping () -> Value?,
    get: @escaping (Object) -> Value,
    set: ((Object, Value) -> Void)?
  ) {
    (self.key, self.role, self.documentation, self.path) = (key, role, documentation, path)
    (self.announcesChanges, self.nib) = (announcesChanges, nib)
    valueType = Value.self
    isWritable = set != nil
    self.initial = { initial().flatMap { boxed($0) } }
    self.get = { boxed(get(unsafeDowncast($0, to: Object.self))) }
    put = { object, value in
      guard let set else { return .isReadOnly }
      return Self.put(value) { set(unsafeDowncast(object, to: Object.self), $0) }
    }
  }

  private static func put<Value>(_ value: Any?, _ set: (Value) -> Void) -> Outcome {
    if let exact = value as? ExactValue {
      guard let value = exact.value as? Value else { return .mismatch }
      set(value)
      return .done
    }
    switch Converted<Value>(value) {
    case .value(let value):
      set(value)
      return .done
    case .missing: return .nilForScalar
    case .mismatch: return .mismatch
    }
  }

  /// The property of an object of the class, numbers as `NSNumber`, structures as `NSValue`,
  /// enumerations as their raw values.
  package func value(of object: AnyObject) -> Any? { get(object) }

  /// Sets the property of an object of the class, if the value can be made one of its type.
  package func set(_ value: Any?, on object: AnyObject) -> Outcome { put(object, value) }

  /// Sets a value of the declared type, which needs no conversion. Returns whether it was of that type.
  ///
  /// A conversion asks whether types conform to protocols. The first such question about a type costs as much as
  /// fifty rows.
  package func setExactly(_ value: Any, on object: AnyObject) -> Bool {
    put(object, ExactValue(value: value)) == .done
  }

  /// The attributes and parts of a document's element that set it; the last one that is there wins.
  package var nibNames: [String] {
    guard isWritable else { return [] }
    return (nib ?? (role == .inspectable ? .key : [])).names(of: key)
  }

  /// The declared type, or the one inside where it is optional.
  package var wrappedType: Any.Type {
    (valueType as? any OptionalValue.Type)?.wrappedType ?? valueType
  }

  /// What the type is to an inspector. Worked out when it is asked for: most rows never are.
  package var kind: PropertyKind { PropertyKind.traits(of: valueType).kind }

  /// Whether nil may be set.
  package var isOptional: Bool { PropertyKind.traits(of: valueType).isOptional }

  /// The value of a new object, as `value(of:)` gives it; nil where nobody said.
  package var defaultValue: Any? { initial() }
}

/// A value on its way into a property of its own type.
private struct ExactValue {
  let value: Any
}
