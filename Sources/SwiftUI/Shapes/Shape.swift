// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shapes (FACTS_SWIFTUI f.1).

public import Foundation

/// An outline for each rectangle. As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle, in points, y downward.
  func path(in rect: CGRect) -> Path

  /// What the shape is for; `fill` by default.
  static var role: ShapeRole { get }

  /// Whether the shape is mirrored where text runs from right to left; it is by default.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the shape's size for a proposal; by default the proposal, 10 points where none is made.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is for.
public enum ShapeRole: Sendable {
  /// To be filled.
  case fill
  /// To be stroked.
  case stroke
  /// To separate.
  case separator
}

/// Whether something is mirrored where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Never.
  case fixed
  /// Where text runs in the direction that is given, or in the one from right to left.
  case mirrors(in: LayoutDirection)

  /// Where text runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  func mirrors(_ direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

extension Shape {
  /// To be filled.
  public static var role: ShapeRole { .fill }

  /// Mirrored where text runs from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The proposal, 10 points where none is made.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape, filled with the foreground style.
  @MainActor
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Makes the node of the shape, filled with the foreground style.
  @MainActor
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    ShapeNode(view, inputs)
  }
}

/// A shape that can be made smaller at all edges.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape, smaller by a distance in points at all edges.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape, filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: Sendable {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle

  /// A shape, filled with a style.
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
  }
}

extension _ShapeView: DisplayedView {
  func makeDisplay(_ inputs: _ViewInputs) -> DisplayNode {
    let style = AnyShapeStyle(style)
    return style.style is Material
      ? MaterialDisplay(shape, style, fillStyle, inputs)
      : ShapeDisplay(shape, style, fillStyle, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? any StyledDisplay)?.update(shape, AnyShapeStyle(style), fillStyle)
  }
}

@MainActor
private final class ShapeNode<S: Shape>: LeafNode<S> {
  private let display: ShapeDisplay

  override init(_ view: S, _ inputs: _ViewInputs) {
    display = ShapeDisplay(view, AnyShapeStyle(ForegroundStyle()), FillStyle(), inputs)
    super.init(view, inputs)
    setDisplay(display, inputs)
  }

  override func update(_ new: S) {
    let old = view
    view = new
    if !areSame(old, new) {
      display.update(new, AnyShapeStyle(ForegroundStyle()), FillStyle())
    }
  }
}

/// A shape whose type isn't known.
public struct AnyShape: @unchecked Sendable {
  let shape: any Shape

  /// Wraps a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }
}

extension AnyShape: Shape {
  /// The wrapped shape's outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The wrapped shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  /// The wrapped shape's.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
