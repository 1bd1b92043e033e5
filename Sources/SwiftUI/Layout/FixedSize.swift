// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views of their ideal size (FACTS_SWIFTUI d.5).

/// Offers a view no length in some axes, so that it has its ideal one there.
public struct _FixedSizeLayout: Equatable, Sendable {
  let horizontal: Bool
  let vertical: Bool
}

extension _FixedSizeLayout: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    FixedSizeDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? FixedSizeDisplay)?.layout = self
  }
}

private final class FixedSizeDisplay: UnaryDisplay {
  var layout: _FixedSizeLayout {
    didSet { invalidateLayout() }
  }

  init(_ child: DisplayNode, _ layout: _FixedSizeLayout, _ inputs: _ViewInputs) {
    self.layout = layout
    super.init(child, inputs)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: layout.horizontal ? nil : proposal.width,
      height: layout.vertical ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(inner(proposal))
  }

  override func placement(_ size: CGSize, _ proposal: ProposedViewSize) -> Placement {
    Placement(origin: .zero, proposal: inner(proposal))
  }
}

nonisolated extension View {
  /// Gives the view its ideal size, whatever is proposed.
  public func fixedSize() -> some View {
    modifier(_FixedSizeLayout(horizontal: true, vertical: true))
  }

  /// Gives the view its ideal length in some axes, whatever is proposed.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
