// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a view is touched (FACTS_SWIFTUI d.20).

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public var rawValue: Int
  /// Kinds by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture of what is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture above a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What shines under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What assistive technologies frame.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Sets where a view is touched.
public struct _ContentShapeModifier<Content: Shape>: Sendable {
  let shape: Content
  let kinds: ContentShapeKinds
  let eoFill: Bool
}

extension _ContentShapeModifier: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    ContentShapeDisplay(child, shape, kinds, eoFill, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    guard let display = display as? ContentShapeDisplay else { return }
    (display.shape, display.kinds, display.eoFill) = (shape, kinds, eoFill)
  }
}

private final class ContentShapeDisplay: UnaryDisplay {
  var shape: any Shape
  var kinds: ContentShapeKinds
  var eoFill: Bool

  init(
    _ child: DisplayNode, _ shape: any Shape, _ kinds: ContentShapeKinds, _ eoFill: Bool,
    _ inputs: _ViewInputs
  ) {
    (self.shape, self.kinds, self.eoFill) = (shape, kinds, eoFill)
    super.init(child, inputs)
  }

  override func hitTest(_ point: CGPoint) -> DisplayNode? {
    guard kinds.contains(.interaction) else { return super.hitTest(point) }
    let path = shape.path(in: CGRect(origin: .zero, size: size))
    guard path.contains(point, eoFill: eoFill) else { return nil }
    return super.hitTest(point) ?? self
  }
}

nonisolated extension View {
  /// Sets where this view is touched: within the shape, whatever is drawn there.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, kinds: .interaction, eoFill: eoFill))
  }

  /// Sets where this view is touched, or the shape of its pictures, by kinds.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  { modifier(_ContentShapeModifier(shape: shape, kinds: kind, eoFill: eoFill)) }
}
