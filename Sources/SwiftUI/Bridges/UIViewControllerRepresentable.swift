// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// UIKit view controllers among views (FACTS_SWIFTUI m.2).

/// A view that shows a UIKit view controller, as a child of the hosting controller.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the controller's delegate or target.
  associatedtype Coordinator = Void
  /// What the methods are passed.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller; called once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up when the view leaves.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the coordinator; called once, before everything else.
  func makeCoordinator() -> Coordinator
  /// The size for a proposal; nil for the controller's view's own.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Not called: the view has no body.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// Nil.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// Makes a node that keeps the controller.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    ControllerRepresentableNode(view, inputs)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Does nothing.
  public func makeCoordinator() {}
}

/// What the methods of a representable are passed.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
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
}

/// The node of a UIKit view controller.
@MainActor
private final class ControllerRepresentableNode<V: UIViewControllerRepresentable>: BodyNode<
  V, PlatformView
>
{
  private var coordinator: V.Coordinator?
  private var controller: V.UIViewControllerType?
  private var box: PlatformViewBox?
  private var version = 0

  override func makeBody(_ bound: V) -> PlatformView {
    let coordinator = coordinator ?? bound.makeCoordinator()
    self.coordinator = coordinator
    let context = UIViewControllerRepresentableContext<V>(coordinator, self)
    let controller = controller ?? bound.makeUIViewController(context: context)
    if self.controller == nil {
      self.controller = controller
      host.adopt(controller)
    }
    let box = box ?? PlatformViewBox(controller.view)
    self.box = box
    box.size = { [unowned self] in
      bound.sizeThatFits(
        $0, uiViewController: controller,
        context: UIViewControllerRepresentableContext<V>(coordinator, self))
    }
    bound.updateUIViewController(controller, context: context)
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
    guard let controller, let coordinator else { return }
    box?.size = { _ in nil }
    V.dismantleUIViewController(controller, coordinator: coordinator)
    controller.leaveHost()
  }
}

extension ViewHost {
  /// Makes a controller the hosting controller's child.
  @MainActor
  func adopt(_ child: UIViewController) {
    guard let controller, child.parent !== controller else { return }
    controller.addChild(child)
    viewGraph.afterUpdate { [weak controller, weak child] in
      if let child, child.parent === controller { child.didMove(toParent: controller) }
    }
  }
}

extension UIViewController {
  /// Ends that it is a hosting controller's child.
  func leaveHost() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
