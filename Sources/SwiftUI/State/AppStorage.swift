// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values in the user defaults (FACTS_SWIFTUI i.13).

/// A value in the user defaults. Whatever changes it has the bodies run again that read it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let form: StoredForm<Value>
  private let store: UserDefaults?
  private var location: StoredLocation<Value>?

  private init(_ initial: Value, _ key: String, _ form: StoredForm<Value>, _ store: UserDefaults?) {
    (self.initial, self.key, self.form, self.store) = (initial, key, form, store)
  }

  private var valueStore: any ValueStore { store ?? .standard }

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
    let store = store ?? context.environment[DefaultAppStorageKey.self] ?? .standard
    if let kept = slot as? StoredLocation<Value>, kept.store === store, kept.key == key {
      location = kept
    } else {
      let made = StoredLocation(store, key, form, initial, context)
      (slot, location) = (made, made)
    }
  }
}

extension AppStorage where Value == Bool {
  /// A flag in the user defaults, under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .bool, store)
  }
}

extension AppStorage where Value == Int {
  /// An integer in the user defaults, under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .int, store)
  }
}

extension AppStorage where Value == Double {
  /// A number in the user defaults, under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .double, store)
  }
}

extension AppStorage where Value == String {
  /// A string in the user defaults, under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .plain, store)
  }
}

extension AppStorage where Value == URL {
  /// An address in the user defaults, under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .url, store)
  }
}

extension AppStorage where Value == Data {
  /// Data in the user defaults, under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .plain, store)
  }
}

extension AppStorage where Value == Date {
  /// A date in the user defaults, under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .plain, store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value by its raw value in the user defaults, under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .raw(.int), store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value by its raw value in the user defaults, under a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, .raw(.plain), store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A flag in the user defaults, under a name; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, .optional(.bool), store)
  }

  /// An integer in the user defaults, under a name; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, .optional(.int), store)
  }

  /// A number in the user defaults, under a name; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, .optional(.double), store)
  }

  /// A string in the user defaults, under a name; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, .optional(.plain), store)
  }

  /// An address in the user defaults, under a name; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, .optional(.url), store)
  }

  /// Data in the user defaults, under a name; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, .optional(.plain), store)
  }

  /// A date in the user defaults, under a name; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, .optional(.plain), store)
  }

  /// A value by its raw value in the user defaults, under a name; nil where there is none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int { self.init(nil, key, .optional(.raw(.int)), store) }

  /// A value by its raw value in the user defaults, under a name; nil where there is none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String { self.init(nil, key, .optional(.raw(.plain)), store) }
}

extension AppStorage: SelfComparing {
  func isSame(as other: Self) -> Bool { key == other.key && areSame(initial, other.initial) }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

nonisolated extension View {
  /// The user defaults that `AppStorage` uses in this view and what it holds.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    transformEnvironment(\.self) { $0[DefaultAppStorageKey.self] = store }
  }
}
