// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Space around a view (FACTS_SWIFTUI d.6).

/// Space around a view.
public struct _PaddingLayout: Equatable, Sendable {
  let edges: Edge.Set
  let insets: EdgeInsets?

  /// The insets; 16 points where none are given.
  var resolved: EdgeInsets { insets ?? EdgeInsets(16, edges) }
}

extension _PaddingLayout: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    PaddingDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? PaddingDisplay)?.padding = self
  }
}

private final class PaddingDisplay: UnaryDisplay {
  var padding: _PaddingLayout {
    didSet { invalidateLayout() }
  }

  init(_ child: DisplayNode, _ padding: _PaddingLayout, _ inputs: _ViewInputs) {
    self.padding = padding
    super.init(child, inputs)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = padding.resolved
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.width) },
      height: proposal.height.map { max(0, $0 - insets.height) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = padding.resolved
    let own = child.sizeThatFits(inner(proposal))
    return CGSize(width: own.width + insets.width, height: own.height + insets.height)
  }

  override func placement(_ size: CGSize, _ proposal: ProposedViewSize) -> Placement {
    let insets = padding.resolved
    return Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
  }

  override var spacing: ViewSpacing {
    var spacing = child.spacing
    let insets = padding.resolved
    if insets.top != 0 { spacing.top = .standard }
    if insets.leading != 0 { spacing.leading = .standard }
    if insets.bottom != 0 { spacing.bottom = .standard }
    if insets.trailing != 0 { spacing.trailing = .standard }
    return spacing
  }
}

nonisolated extension View {
  /// Space of this view's own insets around it.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Space at some edges, by default at all: of a length in points, or of the system's, which is 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges) }))
  }

  /// The same space at all edges, in points.
  public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: EdgeInsets(length, .all)))
  }
}
