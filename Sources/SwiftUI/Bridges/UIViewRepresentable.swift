// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// UIKit views among views (FACTS_SWIFTUI m.1, m.2).

/// A view that shows a UIKit view.
///
/// The order of calls is `makeCoordinator`, `makeUIView`, `updateUIView` at once and after each change of what the value reads,
/// and `dismantleUIView` when the view leaves.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// The type of the UIKit view's delegate or target.
  associatedtype Coordinator = Void
  /// What the methods are passed.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the UIKit view; called once.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the UIKit view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up when the view leaves.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the coordinator; called once, before everything else.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil for the UIKit view's own.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Not called: the view has no body.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// Nil.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context)
    -> CGSize?
  { nil }

  /// Makes a node that keeps the UIKit view.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    ViewRepresentableNode(view, inputs)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Does nothing.
  public func makeCoordinator() {}
}

/// What the methods of a representable are passed.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment at the view's place.
  public private(set) var environment: EnvironmentValues

  @MainActor
  init(_ coordinator: Representable.Coordinator, _ node: _ViewNode) {
    self.coordinator = coordinator
    (transaction, environment) = (node.host.viewGraph.transaction, node.environment)
  }

  /// Changes UIKit views with the transaction's animation.
  @MainActor
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// The node of a UIKit view.
@MainActor
private final class ViewRepresentableNode<V: UIViewRepresentable>: BodyNode<V, PlatformView> {
  private var coordinator: V.Coordinator?
  private var box: PlatformViewBox?
  private var version = 0

  override func makeBody(_ bound: V) -> PlatformView {
    let coordinator = coordinator ?? bound.makeCoordinator()
    self.coordinator = coordinator
    let context = UIViewRepresentableContext<V>(coordinator, self)
    let box = box ?? PlatformViewBox(bound.makeUIView(context: context))
    self.box = box
    guard let view = box.view as? V.UIViewType else { return PlatformView(box: box, version: 0) }
    box.size = { [unowned self] in
      bound.sizeThatFits(
        $0, uiView: view, context: UIViewRepresentableContext<V>(coordinator, self))
    }
    bound.updateUIView(view, context: context)
    version += 1
    return PlatformView(box: box, version: version)
  }

  override var isCounted: Bool { false }

  override func environmentDidChange(from old: EnvironmentValues) {
    bodyNeedsUpdate()
    super.environmentDidChange(from: old)
  }

  override func end() {
    guard isAlive else { return }
    super.end()
    guard let box, let coordinator, let view = box.view as? V.UIViewType else { return }
    box.size = { _ in nil }
    V.dismantleUIView(view, coordinator: coordinator)
  }
}
