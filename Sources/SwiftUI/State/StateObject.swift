// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Observable objects that a view keeps.

internal import MicaRaster

/// An observable object that a view keeps for as long as its identity lives. Its changes have the body run again.
///
/// The object is made once for the identity, before the first body (FACTS_SWIFTUI i.3).
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: _InstalledProperty {
  private enum Storage {
    case thunk(() -> ObjectType)
    case object(ObjectType)
  }

  private var storage: Storage

  /// An object that is made when the view appears for the first time.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = .thunk(thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType {
    switch storage {
    case .object(let object): return object
    case .thunk(let make):
      Unsupported.note(
        "Accessing StateObject<\(ObjectType.self)>'s object without being installed on a View. This will create a new instance each time."
      )
      return make()
    }
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }

  /// Finds the object that is kept for the identity, or makes it.
  @MainActor
  public mutating func _bind(_ slot: inout AnyObject?, _ context: _PropertyContext) {
    if let kept = slot as? KeptObject<ObjectType> {
      storage = .object(kept.object)
    } else if case .thunk(let make) = storage {
      let kept = KeptObject(context.graph.graph.withoutTracking(make))
      slot = kept
      kept.subscription.follow(kept.object, context)
      storage = .object(kept.object)
    }
  }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

@MainActor
private final class KeptObject<Object: ObservableObject>: PropertyEnd {
  let object: Object
  let subscription = ObjectSubscription()
  init(_ object: Object) { self.object = object }
  func end() { subscription.end() }
}
