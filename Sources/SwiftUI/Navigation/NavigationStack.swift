// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stacks of screens on UIKit's navigation controller (FACTS_SWIFTUI h.14).

/// Views in a stack of screens, of which the last is seen.
public struct NavigationStack<Data, Root> {
  let path: StackPath?
  let root: Root
}

/// A binding to the values of a stack, whatever their types.
struct StackPath {
  let get: () -> [AnyHashable]
  let append: (AnyHashable) -> Bool
  let removeLast: (Int) -> Void
}

extension NavigationStack: View where Root: View {}

extension NavigationStack: _PrimitiveView where Root: View {
  /// It has no body.
  public typealias Body = Never

  /// Makes a node with a navigation controller.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    StackNode(view, inputs, { $0.path }, { $0.root })
  }
}

nonisolated extension NavigationStack where Root: View {
  /// A stack whose path is its own.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(path: nil, root: root())
  }

  /// A stack whose path is the program's.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    let bound = StackPath {
      path.wrappedValue.values
    } append: { value in
      path.wrappedValue.values.append(value)
      return true
    } removeLast: {
      path.wrappedValue.removeLast($0)
    }
    self.init(path: bound, root: root())
  }

  /// A stack whose path is a collection of the program's.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    let bound = StackPath {
      path.wrappedValue.map { AnyHashable($0) }
    } append: { value in
      guard let element = value.base as? Data.Element else { return false }
      path.wrappedValue.append(element)
      return true
    } removeLast: { count in
      path.wrappedValue.removeLast(Swift.min(count, path.wrappedValue.count))
    }
    self.init(path: bound, root: root())
  }
}

/// Views in a stack of screens, as before iOS 16.
public struct NavigationView<Content> {
  let content: Content
}

extension NavigationView: View where Content: View {}

extension NavigationView: _PrimitiveView where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// A stack with its first screen. Of several views the first is shown.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a node with a navigation controller.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    StackNode(view, inputs, { _ in nil }, { $0.content })
  }
}

/// How links find the stack around.
struct StackReferenceKey: EnvironmentKey {
  static var defaultValue: StackReference? { nil }
}

/// The stack around a view.
@MainActor
final class StackReference {
  weak var bridge: StackBridge?

  nonisolated init() {}
}

/// The node of a stack.
@MainActor
private final class StackNode<V, Root: View>: LeafNode<V> {
  private let path: (V) -> StackPath?
  private let root: (V) -> Root
  private let bridge: StackBridge
  private let screen: UIHostingController<Root>

  init(
    _ view: V, _ inputs: _ViewInputs, _ path: @escaping (V) -> StackPath?,
    _ root: @escaping (V) -> Root
  ) {
    (self.path, self.root) = (path, root)
    bridge = StackBridge()
    var environment = inputs.environment
    environment[StackReferenceKey.self] = bridge.reference
    let anchor = ScreenAnchor(inputs)
    screen = UIHostingController(rootView: root(view), within: anchor, environment)
    super.init(view, inputs)
    bridge.anchor = anchor
    bridge.environment = environment
    bridge.show(screen)
    bridge.path = path(view)
    host.adopt(bridge.controller)
    setDisplay(ControllerDisplay(bridge.controller, inputs), inputs)
    bridge.pathDidChange(host)
  }

  override func update(_ new: V) {
    view = new
    bridge.path = path(new)
    screen.rootView = root(new)
    bridge.pathDidChange(host)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    var inner = environment
    inner[StackReferenceKey.self] = bridge.reference
    bridge.environment = inner
    screen.hosting.inherit(inner)
    bridge.inherit(inner)
  }

  override func end() {
    guard isAlive else { return }
    super.end()
    bridge.end()
    screen.hosting.endViews()
  }
}

/// What the trees of screens hang on.
@MainActor
final class ScreenAnchor: _ViewNode {
  override func preferencesDidChange(in child: _ViewNode?) {}
  override func displaysDidChange() {}
}
