// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What displays keep and tell of themselves.

/// Where a display lies in its parent, and what it is offered.
struct Placement {
  var origin: CGPoint
  var proposal: ProposedViewSize
}

/// What a display tells its container.
struct LayoutTraits {
  let spacing: ViewSpacing
  let priority: Double
  let isSpacer: Bool
}

/// Whether a display is rigid along an axis.
struct Rigidity {
  let axis: Axis
  let cross: CGFloat?
  let isRigid: Bool
}

/// Leads to a display for as long as it is there.
final class DisplayHandle: @unchecked Sendable {
  unowned(unsafe) final var display: DisplayNode?

  init(_ display: DisplayNode) { self.display = display }
}

/// A line that was asked for.
struct GuideAnswer {
  let key: AlignmentKey
  let proposal: ProposedViewSize
  let size: CGSize
  let value: CGFloat?
}

extension CGPoint {
  /// The point with zero for what isn't a number, or is too far away to be drawn.
  var sane: CGPoint { CGPoint(x: abs(x) < 1e9 ? x : 0, y: abs(y) < 1e9 ? y : 0) }

  /// The coordinate along an axis.
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGSize {
  /// The size with zero for what is too long to be drawn.
  var drawable: CGSize {
    CGSize(width: width < 1e9 ? width : 0, height: height < 1e9 ? height : 0)
  }

  /// The size with zero for what isn't a number, and neither negative nor too large to count with.
  var sane: CGSize {
    func sane(_ length: CGFloat) -> CGFloat {
      length.isNaN ? 0 : min(max(length, 0), .infinity)
    }
    return CGSize(width: sane(width), height: sane(height))
  }
}
