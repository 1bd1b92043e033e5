// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that are drawn where other views are (FACTS_SWIFTUI d.20).

/// Draws a view where other views are opaque.
public struct _MaskEffect<Mask: View> {
  let mask: Mask
  let alignment: Alignment
}

extension _MaskEffect: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    MaskDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? MaskDisplay<Mask>)?.update(self)
  }
}

private final class MaskDisplay<Mask: View>: GroupDisplay {
  private let content: AttachedContent<Mask>
  private var alignment: Alignment
  private let root: MaskRoot

  @MainActor
  init(_ child: DisplayNode, _ modifier: _MaskEffect<Mask>, _ inputs: _ViewInputs) {
    alignment = modifier.alignment
    content = AttachedContent(modifier.mask, modifier.alignment, inputs)
    root = MaskRoot(content.display, inputs)
    super.init(child, inputs)
    root.parent = self
  }

  @MainActor
  func update(_ new: _MaskEffect<Mask>) {
    alignment = new.alignment
    content.update(new.mask, new.alignment)
    setNeedsPlacement()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    onMainThread { content.setEnvironment(environment) }
  }

  override func layoutChildren() {
    child.place(at: .zero, proposal)
    root.alignment = alignment
    root.place(at: .zero, ProposedViewSize(size))
  }

  override func updateView(_ view: DisplayView, _ context: RenderContext) {
    // The mask is a group of its own, whose view isn't in the tree.
    root.render(context.within(view, context.pixelFrame(size)))
    if let mask = root.groupView, view.mask !== mask { view.mask = mask }
  }

  override func end() {
    super.end()
    content.end()
  }
}

/// The views of a mask in a group.
private final class MaskRoot: GroupDisplay {
  var alignment = Alignment.center {
    didSet { if alignment != oldValue { setNeedsPlacement() } }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layoutChildren() { child.place(in: size, alignment, proposal) }
}

nonisolated extension View {
  /// Draws this view where some views, which are offered its size, are opaque.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
    -> some View
  { modifier(_MaskEffect(mask: mask(), alignment: alignment)) }

  /// Draws this view where another view, which is offered its size, is opaque.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskEffect(mask: mask, alignment: .center))
  }
}
