// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lines of alignment that a program sets (FACTS_SWIFTUI c.3).

/// Sets a line of alignment of a view.
public struct _AlignmentGuideModifier {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat
}

extension _AlignmentGuideModifier: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    AlignmentGuideDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? AlignmentGuideDisplay)?.guide = self
  }
}

private final class AlignmentGuideDisplay: UnaryDisplay {
  var guide: _AlignmentGuideModifier {
    didSet { invalidateLayout() }
  }

  init(_ child: DisplayNode, _ guide: _AlignmentGuideModifier, _ inputs: _ViewInputs) {
    self.guide = guide
    super.init(child, inputs)
  }

  @MainActor private lazy var reads = ClosureReads(host.viewGraph) { [unowned self] in
    invalidateLayout()
  }

  override func end() {
    reads.end()
    super.end()
  }

  override func findGuides(_ keys: inout Set<AlignmentKey>) {
    super.findGuides(&keys)
    keys.insert(guide.key)
  }

  override func explicitGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    guard key == guide.key else { return child.guide(key, size, proposal) }
    let dimensions = ViewDimensions(size, child, proposal)
    return onMainThread { reads.run { guide.value(dimensions) } }
  }
}

nonisolated extension View {
  /// Sets where a vertical line of alignment lies in the view, in points from its leading edge.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(_AlignmentGuideModifier(key: g.key, value: computeValue)) }

  /// Sets where a horizontal line of alignment lies in the view, in points from its top.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(_AlignmentGuideModifier(key: g.key, value: computeValue)) }
}
