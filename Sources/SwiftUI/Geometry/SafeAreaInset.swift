// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views and space at the edges of the safe area.

/// An edge at the left or the right.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge where text begins.
  case leading
  /// The edge where text ends.
  case trailing

  /// Some of the two.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Edges by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one edge.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }

  var edge: Edge { self == .leading ? .leading : .trailing }
}

/// An edge above or below.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom

  /// Some of the two.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Edges by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one edge.
    public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }
    /// The upper edge.
    public static let top = Set(.top)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }

  var edge: Edge { self == .top ? .top : .bottom }
}

/// A view at an edge, by which the safe area of the modified view is smaller.
public struct _SafeAreaInsetModifier<Attached: View> {
  let attached: Attached
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
}

extension _SafeAreaInsetModifier: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    SafeAreaInsetDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? SafeAreaInsetDisplay<Attached>)?.update(self)
  }
}

private final class SafeAreaInsetDisplay<Attached: View>: DisplayNode {
  private let primary: DisplayNode
  private let content: AttachedContent<Attached>
  private var edge: Edge
  private var alignment: Alignment
  private var gap: CGFloat?

  @MainActor
  init(_ primary: DisplayNode, _ modifier: _SafeAreaInsetModifier<Attached>, _ inputs: _ViewInputs)
  {
    self.primary = primary
    (edge, alignment, gap) = (modifier.edge, modifier.alignment, modifier.spacing)
    content = AttachedContent(modifier.attached, modifier.alignment, inputs)
    super.init(inputs)
    primary.parent = self
    content.display.parent = self
  }

  @MainActor
  func update(_ new: _SafeAreaInsetModifier<Attached>) {
    if edge != new.edge || alignment != new.alignment || gap != new.spacing {
      (edge, alignment, gap) = (new.edge, new.alignment, new.spacing)
      invalidateLayout()
    }
    content.update(new.attached, new.alignment)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    onMainThread { content.setEnvironment(environment) }
  }

  override var children: [DisplayNode] { [primary, content.display] }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  /// The distance between the two views.
  private var distance: CGFloat {
    if let gap { return gap }
    return isFirst
      ? content.display.spacing.distance(to: primary.spacing, along: axis)
      : primary.spacing.distance(to: content.display.spacing, along: axis)
  }

  private func parts(_ proposal: ProposedViewSize) -> (
    inset: CGFloat, bar: CGSize, inner: ProposedViewSize
  ) {
    let bar = content.display.sizeThatFits(proposal)
    let inset = max(0, (bar[axis].isFinite ? bar[axis] : 0) + distance)
    var inner = proposal
    inner[axis] = proposal[axis].map { max(0, $0 - inset) }
    return (inset, bar, inner)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let parts = parts(proposal)
    var size = primary.sizeThatFits(parts.inner)
    size[axis] += parts.inset
    return size
  }

  override func layoutChildren() {
    let parts = parts(proposal)
    let bar = ViewDimensions(parts.bar, content.display, proposal)
    let outer = ViewDimensions(size)
    var origin = CGPoint.zero
    var barOrigin = CGPoint(
      x: outer[alignment.horizontal] - bar[alignment.horizontal],
      y: outer[alignment.vertical] - bar[alignment.vertical])
    if axis == .vertical {
      origin.y = isFirst ? parts.inset : 0
      barOrigin.y = isFirst ? 0 : size.height - parts.bar.height
    } else {
      origin.x = isFirst ? parts.inset : 0
      barOrigin.x = isFirst ? 0 : size.width - parts.bar.width
    }
    primary.place(at: origin, parts.inner)
    content.display.place(at: barOrigin, proposal)
  }

  override func adjustSafeArea(_ frames: inout SafeAreaFrames, for child: DisplayNode) {
    guard child === primary else { return }
    let inner = CGRect(origin: primary.origin, size: primary.size)
    frames.container = frames.container.moving(Edge.Set(edge), to: inner)
    frames.keyboard = frames.keyboard.moving(Edge.Set(edge), to: inner)
  }

  override var spacing: ViewSpacing { primary.spacing }
  override var priority: Double { primary.priority }
  override var zIndex: Double { primary.zIndex }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { primary.layoutValue(key) }

  override func end() {
    primary.end()
    content.end()
  }
}

/// Space at edges, by which the safe area of the modified view is smaller.
public struct _SafeAreaPaddingModifier: Equatable, Sendable {
  let insets: EdgeInsets
}

extension _SafeAreaPaddingModifier: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    SafeAreaPaddingDisplay(child, insets, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? SafeAreaPaddingDisplay)?.insets = insets
  }
}

private final class SafeAreaPaddingDisplay: UnaryDisplay {
  var insets: EdgeInsets {
    didSet { invalidateLayout() }
  }

  init(_ child: DisplayNode, _ insets: EdgeInsets, _ inputs: _ViewInputs) {
    self.insets = insets
    super.init(child, inputs)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.width) },
      height: proposal.height.map { max(0, $0 - insets.height) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = child.sizeThatFits(inner(proposal))
    return CGSize(width: own.width + insets.width, height: own.height + insets.height)
  }

  override func placement(_ size: CGSize, _ proposal: ProposedViewSize) -> Placement {
    Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
  }

  override func adjustSafeArea(_ frames: inout SafeAreaFrames, for child: DisplayNode) {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    let inner = CGRect(origin: child.origin, size: child.size)
    frames.container = frames.container.moving(edges, to: inner)
    frames.keyboard = frames.keyboard.moving(edges, to: inner)
  }
}

nonisolated extension View {
  /// Shows a view above or below this one, by which this one's safe area is smaller.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        attached: content(), edge: edge.edge,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Shows a view at the side of this one, by which this one's safe area is smaller.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        attached: content(), edge: edge.edge,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }

  /// Adds to the safe area of the view at all edges, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds to the safe area of the view at some edges, in points; by default the system's padding of 16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: EdgeInsets(length ?? 16, edges)))
  }

  /// Adds to the safe area of the view at all edges, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: EdgeInsets(length, .all)))
  }
}
