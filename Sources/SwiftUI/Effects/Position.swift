// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views at a point of the space that they are offered (FACTS_SWIFTUI d.10).

public import Foundation

/// Takes all of the space that is offered and lays a view's middle at a point of it.
@frozen
public struct _PositionLayout: Equatable, Sendable {
  /// The point, in points from the upper leading corner.
  public var position: CGPoint

  /// A layout at a point.
  @inlinable nonisolated public init(position: CGPoint) { self.position = position }
}

extension _PositionLayout: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    PositionDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    guard let display = display as? PositionDisplay else { return }
    display.layout = self
    display.invalidateLayout()
  }
}

private final class PositionDisplay: UnaryDisplay {
  var layout: _PositionLayout

  init(_ child: DisplayNode, _ layout: _PositionLayout, _ inputs: _ViewInputs) {
    self.layout = layout
    super.init(child, inputs)
  }

  override var spacing: ViewSpacing { ViewSpacing() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  override func placement(_ size: CGSize, _ proposal: ProposedViewSize) -> Placement {
    let own = child.sizeThatFits(proposal)
    return Placement(
      origin: CGPoint(
        x: layout.position.x - own.width / 2, y: layout.position.y - own.height / 2),
      proposal: proposal)
  }
}

nonisolated extension View {
  /// Takes all of the space that is offered and lays this view's middle at a point of it, in points.
  @inlinable
  public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Takes all of the space that is offered and lays this view's middle at a point of it, in points.
  @inlinable
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
