// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Styles in front of a view and behind it (FACTS_SWIFTUI d.9).

public import Foundation

/// A style in a shape, in front of a view or behind it, which doesn't change the view's size.
public struct _StyleAttachment<Style: ShapeStyle, Bounds: Shape>: Sendable {
  let style: Style
  let shape: Bounds
  let fillStyle: FillStyle
  let isBehind: Bool
  /// The edges at which the style reaches beyond the safe area.
  let ignoredEdges: Edge.Set
}

extension _StyleAttachment: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    StyleAttachmentDisplay(
      child, shape, AnyShapeStyle(style), fillStyle, isBehind, ignoredEdges, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? StyleAttachmentDisplay)?.update(
      shape, AnyShapeStyle(style), fillStyle, ignoredEdges)
  }
}

private final class StyleAttachmentDisplay: DisplayNode, PositionObserver {
  private let primary: DisplayNode
  private var decoration: DisplayNode
  private let isBehind: Bool
  private var ignoredEdges: Edge.Set
  private var insets: EdgeInsets?
  private var isMaterial: Bool
  private var inputs: _ViewInputs

  init(
    _ primary: DisplayNode, _ shape: any Shape, _ style: AnyShapeStyle, _ fillStyle: FillStyle,
    _ isBehind: Bool, _ ignoredEdges: Edge.Set, _ inputs: _ViewInputs
  ) {
    (self.primary, self.isBehind, self.inputs) = (primary, isBehind, inputs)
    self.ignoredEdges = ignoredEdges
    isMaterial = style.style is Material
    decoration = Self.make(shape, style, fillStyle, inputs)
    super.init(inputs)
    primary.parent = self
    decoration.parent = self
    if !ignoredEdges.isEmpty { host.observePositions(self) }
  }

  private static func make(
    _ shape: any Shape, _ style: AnyShapeStyle, _ fillStyle: FillStyle, _ inputs: _ViewInputs
  ) -> DisplayNode {
    style.style is Material
      ? MaterialDisplay(shape, style, fillStyle, inputs)
      : ShapeDisplay(shape, style, fillStyle, inputs)
  }

  @MainActor
  func update(
    _ shape: any Shape, _ style: AnyShapeStyle, _ fillStyle: FillStyle, _ ignoredEdges: Edge.Set
  ) {
    if isMaterial == (style.style is Material) {
      (decoration as? any StyledDisplay)?.update(shape, style, fillStyle)
    } else {
      isMaterial.toggle()
      inputs.environment = environment
      decoration = Self.make(shape, style, fillStyle, inputs)
      decoration.parent = self
      host.orderDidChange(self)
    }
    self.ignoredEdges = ignoredEdges
    setNeedsPlacement()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    decoration.setEnvironment(environment)
  }

  override var children: [DisplayNode] {
    isBehind ? [decoration, primary] : [primary, decoration]
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.sizeThatFits(proposal) }

  private func findInsets() -> EdgeInsets {
    ignoredEdges.isEmpty ? EdgeInsets() : safeAreaInsets(.all, ignoredEdges)
  }

  override func layoutChildren() {
    primary.place(at: .zero, proposal)
    let insets = findInsets()
    self.insets = insets
    decoration.place(
      at: CGPoint(x: -insets.leading, y: -insets.top),
      ProposedViewSize(width: size.width + insets.width, height: size.height + insets.height))
    // A circle is smaller than its proposal.
    let rest = CGSize(
      width: size.width + insets.width - decoration.size.width,
      height: size.height + insets.height - decoration.size.height)
    guard rest != .zero else { return }
    decoration.place(
      at: CGPoint(x: rest.width / 2 - insets.leading, y: rest.height / 2 - insets.top),
      decoration.proposal)
  }

  func positionsDidChange() -> Bool {
    guard !ignoredEdges.isEmpty, let insets, insets != findInsets() else { return false }
    setNeedsPlacement()
    return true
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
    decoration.end()
  }
}

nonisolated extension View {
  /// A style behind this view. At the edges that are given, by default all, it reaches beyond the safe area where this view touches
  /// its end.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    modifier(
      _StyleAttachment(
        style: style, shape: Rectangle(), fillStyle: FillStyle(), isBehind: true,
        ignoredEdges: edges))
  }

  /// The background of the context behind this view. At the edges that are given it reaches beyond the safe area.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// A shape, filled with a style, behind this view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _StyleAttachment(
        style: style, shape: shape, fillStyle: fillStyle, isBehind: true, ignoredEdges: []))
  }

  /// A shape, filled with the background of the context, behind this view.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// A style in front of this view. At the edges that are given it reaches beyond the safe area where this view touches its end.
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    modifier(
      _StyleAttachment(
        style: style, shape: Rectangle(), fillStyle: FillStyle(), isBehind: false,
        ignoredEdges: edges))
  }

  /// A shape, filled with a style, in front of this view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _StyleAttachment(
        style: style, shape: shape, fillStyle: fillStyle, isBehind: false, ignoredEdges: []))
  }

  /// A line within this view's edges, of a width in points; 1 by default.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      _StyleAttachment(
        style: content,
        shape: _StrokedShape(
          shape: Rectangle().inset(by: width / 2), style: StrokeStyle(lineWidth: width)),
        fillStyle: FillStyle(antialiased: true), isBehind: false, ignoredEdges: []))
  }
}
