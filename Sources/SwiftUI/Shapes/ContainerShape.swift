// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The shape of a container, which shapes within follow (FACTS_SWIFTUI f.6).

public import Foundation

/// The shape of the container around, and the display that has it.
private final class ContainerShapeBox: @unchecked Sendable {
  let shape: any InsettableShape
  weak var display: DisplayNode?

  init(_ shape: any InsettableShape) { self.shape = shape }
}

private enum ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShapeBox? { nil }
}

/// Sets the shape that `ContainerRelativeShape` follows.
public struct _ContainerShapeModifier<S: InsettableShape>: Sendable {
  let shape: S
}

extension _ContainerShapeModifier: ViewModifier {
  /// The view within the container.
  public func body(content: Content) -> some View {
    let box = ContainerShapeBox(shape)
    return content.environment(\.containerShape, box).modifier(ContainerMark(box: box))
  }
}

extension EnvironmentValues {
  fileprivate var containerShape: ContainerShapeBox? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

private struct ContainerMark: Sendable {
  let box: ContainerShapeBox
}

extension ContainerMark: DisplayModifier {
  typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    let display = UnaryDisplay(child, inputs)
    box.display = display
    return display
  }

  func updateDisplay(_ display: DisplayNode, from old: ContainerMark) { box.display = display }
}

extension ShapeDisplay {
  /// The outline of the container's shape, as far within it as this display lies; nil where the shape doesn't follow a container's.
  func containerOutline(_ size: CGSize) -> Path? {
    var more: CGFloat = 0
    switch shape {
    case is ContainerRelativeShape: break
    case let inset as _Inset<ContainerRelativeShape>: more = inset.amount
    default: return nil
    }
    guard let box = environment.containerShape, let container = box.display else { return nil }
    var origin = CGPoint.zero
    var node: DisplayNode? = self
    while let current = node, current !== container {
      origin.x += current.origin.x
      origin.y += current.origin.y
      node = current.parent
    }
    guard node != nil else { return nil }
    let distance = max(
      0,
      min(
        origin.x, origin.y, container.size.width - origin.x - size.width,
        container.size.height - origin.y - size.height))
    let rect = CGRect(origin: .zero, size: size).insetBy(dx: -distance, dy: -distance)
    func path(_ shape: some InsettableShape) -> Path {
      shape.inset(by: distance + more).path(in: rect)
    }
    return path(box.shape)
  }
}

nonisolated extension View {
  /// Sets the shape that `ContainerRelativeShape` follows in this view.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}
