// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Overlays and backgrounds (FACTS_SWIFTUI d.9).

/// Views in front of a view or behind it, which are offered its size and don't change it.
public struct _AttachmentModifier<Attached: View> {
  let attached: Attached
  let alignment: Alignment
  let isBehind: Bool

  nonisolated init(_ attached: Attached, _ alignment: Alignment, isBehind: Bool) {
    (self.attached, self.alignment, self.isBehind) = (attached, alignment, isBehind)
  }
}

extension _AttachmentModifier: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    AttachmentDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? AttachmentDisplay<Attached>)?.update(self)
  }
}

private final class AttachmentDisplay<Attached: View>: DisplayNode {
  private let primary: DisplayNode
  private let content: AttachedContent<Attached>
  private var alignment: Alignment
  private let isBehind: Bool

  @MainActor
  init(_ primary: DisplayNode, _ modifier: _AttachmentModifier<Attached>, _ inputs: _ViewInputs) {
    (self.primary, alignment, isBehind) = (primary, modifier.alignment, modifier.isBehind)
    content = AttachedContent(modifier.attached, modifier.alignment, inputs)
    super.init(inputs)
    primary.parent = self
    content.display.parent = self
  }

  @MainActor
  func update(_ new: _AttachmentModifier<Attached>) {
    alignment = new.alignment
    content.update(new.attached, new.alignment)
    setNeedsPlacement()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    onMainThread { content.setEnvironment(environment) }
  }

  override var children: [DisplayNode] {
    isBehind ? [content.display, primary] : [primary, content.display]
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.sizeThatFits(proposal) }

  override func layoutChildren() {
    primary.place(at: .zero, proposal)
    // By the primary view's lines, which may be others than its size gives.
    let own = ViewDimensions(size, primary, proposal)
    let offer = ProposedViewSize(size)
    let attached = ViewDimensions(content.display.sizeThatFits(offer), content.display, offer)
    content.display.place(
      at: CGPoint(
        x: own[alignment.horizontal] - attached[alignment.horizontal],
        y: own[alignment.vertical] - attached[alignment.vertical]), offer)
  }

  override var rendersByProposal: Bool { false }

  override func hasRigidParts(_ axis: Axis, _ proposal: ProposedViewSize) -> Bool {
    primary.isRigid(axis, cross: proposal[axis.other])
  }

  override var spacing: ViewSpacing { primary.spacing }
  override var priority: Double { primary.priority }
  override var zIndex: Double { primary.zIndex }
  override var isSpacer: Bool { primary.isSpacer }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { primary.layoutValue(key) }
  override func findGuides(_ keys: inout Set<AlignmentKey>) { keys.formUnion(primary.guides) }
  override func explicitGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  { primary.guide(key, size, proposal) }

  override func end() {
    primary.end()
    content.end()
  }
}

nonisolated extension View {
  /// Views in front of this one, aligned within it.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { modifier(_AttachmentModifier(content(), alignment, isBehind: false)) }

  /// A view in front of this one, aligned within it.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  { modifier(_AttachmentModifier(overlay, alignment, isBehind: false)) }

  /// Views behind this one, aligned within it.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { modifier(_AttachmentModifier(content(), alignment, isBehind: true)) }

  /// A view behind this one, aligned within it.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { modifier(_AttachmentModifier(background, alignment, isBehind: true)) }
}
