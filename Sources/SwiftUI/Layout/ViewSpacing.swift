// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The distances that views prefer to each other.

/// The distances that a view prefers to its neighbours (FACTS_SWIFTUI b.10 to b.16).
public struct ViewSpacing: Sendable {
  /// What an edge prefers.
  enum Edge: Equatable, Sendable {
    /// The default: 8 points.
    case standard
    /// Nothing, whatever the neighbour prefers: a spacer's.
    case none
    /// A text: this between two texts one above the other, else the default.
    case text(CGFloat)
  }

  var top = Edge.standard
  var leading = Edge.standard
  var bottom = Edge.standard
  var trailing = Edge.standard

  /// The default at all edges.
  public init() {}

  /// No distance at all edges.
  public static let zero = ViewSpacing(all: .none)

  init(all edge: Edge) { (top, leading, bottom, trailing) = (edge, edge, edge, edge) }

  /// The distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, theirs) =
      axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    switch (mine, theirs) {
    case (.none, _), (_, .none): return 0
    case (.text(let first), .text(let second)):
      return axis == .vertical ? max(first, second) : 8
    default: return 8
    }
  }

  /// Takes the larger preferences of this and another one at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: SwiftUI.Edge.Set = .all) {
    func join(_ own: inout Edge, _ other: Edge) { if own == .none { own = other } }
    if edges.contains(.top) { join(&top, other.top) }
    if edges.contains(.leading) { join(&leading, other.leading) }
    if edges.contains(.bottom) { join(&bottom, other.bottom) }
    if edges.contains(.trailing) { join(&trailing, other.trailing) }
  }

  /// The larger preferences of this and another one at some edges.
  public func union(_ other: ViewSpacing, edges: SwiftUI.Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}

/// An edge of a rectangle.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The left edge where text runs from left to right.
  case leading
  /// The lower edge.
  case bottom
  /// The right edge where text runs from left to right.
  case trailing

  /// Some of the edges.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// A set by its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one edge.
    public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }
    /// The upper edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All four.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances from the four edges, in points.
@frozen
public struct EdgeInsets: Equatable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the leading edge.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the trailing edge.
  public var trailing: CGFloat

  /// Insets by their lengths.
  @inlinable
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No insets.
  @inlinable
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets of UIKit's.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }

  init(_ length: CGFloat, _ edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  var width: CGFloat { leading + trailing }
  var height: CGFloat { top + bottom }
}
