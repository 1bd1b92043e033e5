// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Properties of views that get what is kept for the view's identity before its body runs.

internal import MicaGraph

/// A stored property of a view whose value is brought up to date before the body runs.
///
/// A struct of the program's own may hold other dynamic properties, and brings itself up to date in `update()`.
@preconcurrency
public protocol DynamicProperty {
  /// Brings the property up to date; called before each run of the body.
  mutating func update()

  /// Takes what is kept in `slot` for the view's identity, which is nil the first time.
  @MainActor
  mutating func _bind(_ slot: inout AnyObject?, _ context: _PropertyContext)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Binds the dynamic properties that it holds, then updates itself.
  @MainActor
  public mutating func _bind(_ slot: inout AnyObject?, _ context: _PropertyContext) {
    let nested: NestedSlots
    if let known = slot as? NestedSlots {
      nested = known
    } else {
      nested = NestedSlots(PropertySlots(Self.self))
      slot = nested
    }
    nested.slots.bind(&self, context)
    update()
  }
}

/// A property whose value is kept for the identity from the first value of the view on: later ones make no other view.
protocol _InstalledProperty: DynamicProperty {}

/// What a dynamic property is bound with.
public struct _PropertyContext {
  let node: _ViewNode
  let graph: ViewGraph
  /// The scope of what is kept for the identity.
  let scope: GraphScope
  /// The environment; what is read of it is noted.
  let environment: EnvironmentValues
  /// Has the body run again.
  let changed: @MainActor () -> Void
}

private final class NestedSlots: PropertyEnd {
  var slots: PropertySlots
  init(_ slots: PropertySlots) { self.slots = slots }
  func end() { slots.end() }
}

/// What is kept of a property and has to be told of the identity's end.
@MainActor
protocol PropertyEnd: AnyObject {
  func end()
}

/// What is kept for the dynamic properties of one identity, in the order of declaration.
@MainActor
struct PropertySlots {
  private struct Slot {
    let offset: Int
    let type: any DynamicProperty.Type
    var kept: AnyObject?
  }

  private var slots: [Slot] = []

  init<V>(_ type: V.Type) {
    let fields = FieldLayout.of(type).fields
    for field in fields {
      guard let type = field.type as? any DynamicProperty.Type else { continue }
      slots.append(Slot(offset: field.offset, type: type))
    }
  }

  var isEmpty: Bool { slots.isEmpty }

  mutating func bind<V>(_ value: inout V, _ context: _PropertyContext) {
    guard !slots.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let bytes = UnsafeMutableRawPointer(pointer)
      for index in slots.indices {
        Self.bind(
          slots[index].type, at: bytes + slots[index].offset, &slots[index].kept, context)
      }
    }
  }

  private static func bind<P: DynamicProperty>(
    _ type: P.Type, at place: UnsafeMutableRawPointer, _ slot: inout AnyObject?,
    _ context: _PropertyContext
  ) { place.assumingMemoryBound(to: P.self).pointee._bind(&slot, context) }

  /// The identity ends.
  func end() {
    for slot in slots { (slot.kept as? any PropertyEnd)?.end() }
  }
}
