// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is done with the values of a publisher (FACTS_SWIFTUI i.7).

/// An action for the values of a publisher.
public struct SubscriptionView<PublisherType: Publisher, Content: View>
where PublisherType.Failure == Never {
  /// The view.
  public var content: Content
  /// The publisher.
  public var publisher: PublisherType
  /// The action.
  public var action: (PublisherType.Output) -> Void

  /// A view that does something with the values of a publisher.
  nonisolated public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) { (self.content, self.publisher, self.action) = (content, publisher, action) }
}

extension SubscriptionView: _PrimitiveView {
  /// Makes a node that subscribes.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    SubscriptionNode(view, inputs)
  }
}

@MainActor
private final class SubscriptionNode<P: Publisher, C: View>: SingleNode<SubscriptionView<P, C>, C>
where P.Failure == Never {
  private var subscription: AnyCancellable?
  private var isSubscribing = false

  override init(_ view: SubscriptionView<P, C>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = C._makeNode(view.content, inputs.child(of: self))
    subscribe()
  }

  private func subscribe() {
    isSubscribing = true
    defer { isSubscribing = false }
    let node = WeakNode(node: self)
    subscription = host.viewGraph.graph.withoutTracking {
      view.publisher.sink { value in
        nonisolated(unsafe) let value = value
        onMainThread { node.node?.receive(value) }
      }
    }
  }

  private struct WeakNode: @unchecked Sendable {
    weak var node: SubscriptionNode<P, C>?
  }

  private func receive(_ value: P.Output) {
    guard isAlive else { return }
    // What comes with the subscription waits for the end of the update.
    guard isSubscribing else { return view.action(value) }
    host.viewGraph.afterUpdate { [weak self] in
      guard let self, isAlive else { return }
      view.action(value)
    }
  }

  override func update(_ new: SubscriptionView<P, C>) {
    let isSame = areSame(view.publisher, new.publisher)
    view = new
    if !isSame { subscribe() }
    child.update(new.content)
  }

  override func end() {
    super.end()
    subscription = nil
  }
}

nonisolated extension View {
  /// Does something with each value of a publisher.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}
