// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lines between views (FACTS_SWIFTUI b.17).

/// A thin line: across a row, or along a column and everywhere else.
public struct Divider: Sendable {
  /// A line.
  nonisolated public init() {}
}

extension Divider: DisplayedView {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ inputs: _ViewInputs) -> DividerDisplay { DividerDisplay(inputs) }
  func updateDisplay(_ display: DividerDisplay, from old: Divider) {}
}

final class DividerDisplay: LeafDisplay {
  /// One pixel, in points.
  private var thickness: CGFloat {
    let scale = environment.hostTraits.displayScale
    return scale > 0 ? 1 / scale : 1
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return environment[StackAxisKey.self] == .horizontal
      ? CGSize(width: thickness, height: size.height)
      : CGSize(width: size.width, height: thickness)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if environment[StackAxisKey.self] != old[StackAxisKey.self]
      || environment.hostTraits.displayScale != old.hostTraits.displayScale
    {
      invalidateLayout()
    }
    setNeedsRender()
  }

  override func updateLayer(_ frame: CGRect, _ context: RenderContext) {
    layer.backgroundColor =
      UIColor.separator.resolvedColor(with: environment.hostTraits).cgColor
  }
}
