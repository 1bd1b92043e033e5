// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a parent offers a child.

/// A proposal of a size; nil in an axis asks for the ideal length there.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points; nil asks for the ideal one.
  public var width: CGFloat?
  /// The height in points; nil asks for the ideal one.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A proposal by its lengths.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  /// A proposal of a size.
  @inlinable
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size, with lengths of another one where none is proposed: 10 by default.
  @inlinable
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10))
    -> CGSize
  { CGSize(width: width ?? size.width, height: height ?? size.height) }

  /// The length in an axis.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  /// The length in an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// The horizontal or the vertical axis.
@frozen
public enum Axis: Int8, CaseIterable, Sendable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Both, one or none.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// A set by its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Axis: CustomStringConvertible {
  /// Its name.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
