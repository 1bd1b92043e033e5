// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Distances that follow the direction of text, and displacements of titles and the like.

public import CoreGraphics

/// Insets from a rectangle's edges, in points; `leading` is the edge where a line of text begins.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable {
  /// Distance from the top edge.
  public var top: CGFloat
  /// Distance from the edge where lines begin.
  public var leading: CGFloat
  /// Distance from the bottom edge.
  public var bottom: CGFloat
  /// Distance from the edge where lines end.
  public var trailing: CGFloat

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// No insets.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The given insets, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// How far something is moved, in points; y grows downward.
public struct UIOffset: Equatable, Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// Not moved.
  public static let zero = UIOffset()

  /// Not moved.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// The given distances, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
