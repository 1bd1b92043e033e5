// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values that a scene keeps (FACTS_SWIFTUI i.13).

/// A value that the system keeps for a scene.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let form: StoredForm<Value>
  private var location: StoredLocation<Value>?

  private init(_ initial: Value, _ key: String, _ form: StoredForm<Value>) {
    (self.initial, self.key, self.form) = (initial, key, form)
  }

  private var valueStore: any ValueStore { onMainThread { StoredLocations.current.scene } }

  /// The value; the initial one where none is stored.
  public var wrappedValue: Value {
    get { location?.get() ?? form.decode(valueStore.stored(key)) ?? initial }
    nonmutating set {
      if let location { return location.set(newValue, Transaction.current) }
      valueStore.store(form.encode(newValue), key)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let (store, key, form, initial) = (valueStore, key, form, initial)
    return Binding(
      location: location
        ?? FunctionLocation({ form.decode(store.stored(key)) ?? initial }) { value, _ in
          store.store(form.encode(value), key)
        })
  }

  /// Finds the place in the store.
  @MainActor
  public mutating func _bind(_ slot: inout AnyObject?, _ context: _PropertyContext) {
    let store = StoredLocations.current.scene
    if let kept = slot as? StoredLocation<Value>, kept.store === store, kept.key == key {
      location = kept
    } else {
      let made = StoredLocation(store, key, form, initial, context)
      (slot, location) = (made, made)
    }
  }
}

extension SceneStorage where Value == Bool {
  /// A flag of the scene, under a name.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .bool)
  }
}

extension SceneStorage where Value == Int {
  /// An integer of the scene, under a name.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .int)
  }
}

extension SceneStorage where Value == Double {
  /// A number of the scene, under a name.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .double)
  }
}

extension SceneStorage where Value == String {
  /// A string of the scene, under a name.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .plain)
  }
}

extension SceneStorage where Value == URL {
  /// An address of the scene, under a name.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .url)
  }
}

extension SceneStorage where Value == Data {
  /// Data of the scene, under a name.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .plain)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value by its raw value of the scene, under a name.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .raw(.int))
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value by its raw value of the scene, under a name.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .raw(.plain))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A flag of the scene, under a name; nil where there is none.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, .optional(.bool))
  }

  /// An integer of the scene, under a name; nil where there is none.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, .optional(.int))
  }

  /// A number of the scene, under a name; nil where there is none.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, .optional(.double))
  }

  /// A string of the scene, under a name; nil where there is none.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, .optional(.plain))
  }

  /// An address of the scene, under a name; nil where there is none.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, .optional(.url))
  }

  /// Data of the scene, under a name; nil where there is none.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, .optional(.plain))
  }

  /// A value by its raw value of the scene, under a name; nil where there is none.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int { self.init(nil, key, .optional(.raw(.int))) }

  /// A value by its raw value of the scene, under a name; nil where there is none.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String { self.init(nil, key, .optional(.raw(.plain))) }
}

extension SceneStorage: SelfComparing {
  func isSame(as other: Self) -> Bool { key == other.key && areSame(initial, other.initial) }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}
