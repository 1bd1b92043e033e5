// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values that lie in a store outside of the views: user defaults, a scene's values.

internal import MicaContext
internal import MicaGraph

/// How a value is written into a store of property lists.
struct StoredForm<Value> {
  /// The value of what the store has; nil where that is nothing or of another type.
  let decode: (Any?) -> Value?
  /// What the store gets; nil to remove it.
  let encode: (Value) -> Any?
}

/// A store of values by name.
protocol ValueStore: AnyObject {
  func stored(_ key: String) -> Any?
  func store(_ value: Any?, _ key: String)
}

/// The place of a value in a store, for one property of a view.
final class StoredLocation<Value>: Location<Value>, AnyStoredLocation, @unchecked Sendable {
  let store: any ValueStore
  let key: String
  private let form: StoredForm<Value>
  private let initial: Value
  private let graph: ViewGraph
  private let input: Attribute<Value>
  private var last: Value

  @MainActor
  init(
    _ store: any ValueStore, _ key: String, _ form: StoredForm<Value>, _ initial: Value,
    _ context: _PropertyContext
  ) {
    (self.store, self.key, self.form, self.initial) = (store, key, form, initial)
    (graph, last) = (context.graph, form.decode(store.stored(key)) ?? initial)
    let (graph, value) = (context.graph.graph, last)
    input = graph.with(context.scope) {
      graph.input(value, name: key, isEqual: { areSame($0, $1) })
    }
    super.init()
    StoredLocations.current.add(self)
  }

  private var current: Value { form.decode(store.stored(key)) ?? initial }

  override func get() -> Value {
    _ = onMainThread { input.value }
    return current
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    transaction.run {
      store.store(form.encode(value), key)
      onMainThread { StoredLocations.current.storeDidChange(store) }
    }
  }

  /// Has the views that read it update, if it is another value now.
  @MainActor
  func storeDidChange() {
    let value = current
    guard !areSame(value, last) else { return }
    last = value
    graph.schedule { [graph, input] in onMainThread { graph.graph.set(input, value) } }
  }
}

protocol AnyStoredLocation: AnyObject {
  var store: any ValueStore { get }
  @MainActor func storeDidChange()
}

/// A program's places in stores, which learn of changes from elsewhere.
@MainActor
final class StoredLocations: @preconcurrency ProgramState {
  private struct WeakLocation {
    weak var location: (any AnyStoredLocation)?
  }

  private var locations: [WeakLocation] = []
  private var observer: (any NSObjectProtocol)?
  /// What scenes have stored.
  let scene = SceneStore()

  nonisolated init(in context: ProgramContext) {}

  static var current: StoredLocations { ProgramContext.current.state() }

  func add(_ location: any AnyStoredLocation) {
    locations.removeAll { $0.location == nil }
    locations.append(WeakLocation(location: location))
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { note in
      nonisolated(unsafe) let store = note.object as? UserDefaults
      if Thread.isMainThread {
        onMainThread { StoredLocations.current.storeDidChange(store) }
      } else {
        DispatchQueue.main.async { StoredLocations.current.storeDidChange(store) }
      }
    }
  }

  /// Has the places of a store update; those of all where it is nil.
  func storeDidChange(_ store: (any ValueStore)?) {
    for entry in locations {
      guard let location = entry.location, store == nil || location.store === store else {
        continue
      }
      location.storeDidChange()
    }
  }
}

/// What a scene has stored.
final class SceneStore: ValueStore {
  private var values: [String: Any] = [:]
  func stored(_ key: String) -> Any? { values[key] }
  func store(_ value: Any?, _ key: String) { values[key] = value }
}

extension UserDefaults: ValueStore {
  func stored(_ key: String) -> Any? { object(forKey: key) }
  func store(_ value: Any?, _ key: String) { set(value, forKey: key) }
}

// MARK: Forms

extension StoredForm {
  /// Of a value that a property list can hold.
  static var plain: StoredForm {
    StoredForm(decode: { $0 as? Value }, encode: { $0 })
  }

  /// Of an optional: nil where there is nothing.
  static func optional<W>(_ form: StoredForm<W>) -> StoredForm where Value == W? {
    StoredForm(decode: { .some(form.decode($0)) }, encode: { $0.flatMap(form.encode) })
  }
}

extension StoredForm where Value == Bool {
  static var bool: StoredForm {
    StoredForm(decode: { ($0 as? Bool) ?? ($0 as? NSNumber)?.boolValue }, encode: { $0 })
  }
}

extension StoredForm where Value == Int {
  static var int: StoredForm {
    StoredForm(decode: { ($0 as? Int) ?? ($0 as? NSNumber)?.intValue }, encode: { $0 })
  }
}

extension StoredForm where Value == Double {
  static var double: StoredForm {
    StoredForm(decode: { ($0 as? Double) ?? ($0 as? NSNumber)?.doubleValue }, encode: { $0 })
  }
}

extension StoredForm where Value == URL {
  static var url: StoredForm {
    StoredForm(
      decode: { stored in
        if let path = stored as? String { return URL(fileURLWithPath: path) }
        guard let data = stored as? Data else { return stored as? URL }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)?
          .absoluteURL
      },
      encode: { url in
        if url.isFileURL { return url.path }
        return try? NSKeyedArchiver.archivedData(
          withRootObject: url as NSURL, requiringSecureCoding: true)
      })
  }
}

extension StoredForm where Value: RawRepresentable {
  /// Of a value by its raw value.
  static func raw(_ form: StoredForm<Value.RawValue>) -> StoredForm {
    StoredForm(
      decode: { form.decode($0).flatMap(Value.init(rawValue:)) },
      encode: { form.encode($0.rawValue) })
  }
}
