// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a container asks its views for sizes and places them.

/// A container's geometry, of SwiftUI's own or of the program's.
///
/// Coordinates run from left to right, whatever the direction of text; a container from right to left is mirrored afterwards.
public protocol Layout: Animatable {
  /// What is kept between calls.
  associatedtype Cache = Void
  /// The views.
  typealias Subviews = LayoutSubviews

  /// Properties of the container: the axis of a stack.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept between calls; called first, and by default again when the views have changed.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date when the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the container prefers to its neighbours. By default those of its views.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views within `bounds`, whose origin needn't be zero. One that isn't placed lies in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a vertical line lies, if the container sets it. By default what its views set, merged.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a horizontal line lies, if the container sets it. By default what its views set, merged.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// Properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers and dividers of the container lie; nil for none.
  public var stackOrientation: Axis?

  /// Properties of a container that isn't a stack.
  public init() {}
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Those of a container that isn't a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes it again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The preferences of all views, joined.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return .zero }
    for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
    return spacing
  }

  /// Nil: the lines of the views count.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Nil: the lines of the views count.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// A view of this layout with views in it.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

/// A value by which a view tells its container something.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The views of a container.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  let displays: [DisplayNode]
  /// The direction of text in the container.
  public var layoutDirection: LayoutDirection

  init(_ displays: [DisplayNode], _ layoutDirection: LayoutDirection) {
    (self.displays, self.layoutDirection) = (displays, layoutDirection)
  }

  /// The first index.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { displays.count }
  /// A view.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(display: displays[index]) }

  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(displays[bounds]), layoutDirection)
  }

  /// Some of the views.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { displays[$0] }, layoutDirection)
  }

  /// A collection of the same kind.
  public typealias SubSequence = LayoutSubviews

  /// Whether the views are the same.
  public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
    first.displays.elementsEqual(second.displays, by: ===)
  }
}

/// A view of a container, as the container's layout sees it.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let display: DisplayNode

  /// What the view tells the container.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    display.layoutValue(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// How important it is to give the view space; 0 by default.
  public var priority: Double { display.priority }

  /// The view's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    display.sizeThatFits(proposal)
  }

  /// The view's size and lines of alignment for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(display.sizeThatFits(proposal), display, proposal)
  }

  /// The distances that the view prefers.
  public var spacing: ViewSpacing { display.spacing }

  /// Places the view: `anchor` of it lies at `position` of the container, which offers it `proposal`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = anchor == .topLeading ? .zero : display.sizeThatFits(proposal)
    display.place(
      at: CGPoint(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      proposal)
  }

  /// Whether it is the same view.
  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
    first.display === second.display
  }
}

/// The direction in which text runs.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// A point of a rectangle, in parts of its width and height.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// From the leading edge: 0 to 1.
  public var x: CGFloat
  /// From the top: 0 to 1.
  public var y: CGFloat

  /// The corner at the origin.
  @inlinable
  public init() { self.init(x: 0, y: 0) }

  /// A point by its parts.
  @inlinable
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The top leading corner.
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
