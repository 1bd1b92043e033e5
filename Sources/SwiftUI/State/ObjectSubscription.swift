// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How views follow observable objects.

internal import MicaRaster

/// Follows an object's changes for one view: each has the body run in the next update (FACTS_SWIFTUI i.3).
@MainActor
final class ObjectSubscription: PropertyEnd {
  private(set) weak var object: AnyObject?
  private var subscription: AnyCancellable?

  /// Follows an object.
  func follow<Object: ObservableObject>(_ object: Object, _ context: _PropertyContext) {
    guard self.object !== object || subscription == nil else { return }
    self.object = object
    nonisolated(unsafe) let (graph, changed) = (context.graph, context.changed)
    subscription = object.objectWillChange.sink { _ in
      guard Thread.isMainThread else {
        Unsupported.note(
          "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates."
        )
        return DispatchQueue.main.async { graph.schedule { onMainThread { changed() } } }
      }
      onMainThread { graph.schedule { onMainThread { changed() } } }
    }
  }

  func end() {
    subscription = nil
    object = nil
  }
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    (self.object, self.keyPath) = (object, keyPath)
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction) {
    transaction.run { object[keyPath: keyPath] = value }
  }
}
