// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A child of a layout: what has a size, a position, and layers.

internal import MicaRaster

/// A view in the tree of layout and drawing.
///
/// Positions are in the parent's coordinates, in points, unrounded, from left to right. Layout is a function of proposals, of which
/// the last answers are kept; drawing rounds to pixels once (FACTS_SWIFTUI a.8).
class DisplayNode: @unchecked Sendable {
  unowned let host: ViewHost
  /// The display that lays it out; set by that one.
  unowned(unsafe) final var parent: DisplayNode?
  final private(set) var environment: EnvironmentValues

  /// Where it lies in its parent.
  final private(set) var origin = CGPoint.zero
  /// The size that it answered to the proposal of its placement.
  final private(set) var size = CGSize.zero
  /// What it was offered at its placement.
  final private(set) var proposal = ProposedViewSize.unspecified
  /// Whether the layout that runs has placed it.
  final var isPlaced = false

  /// The identifiers of the view that it is the outermost display of, if it has any.
  final var itemID: ItemID?

  private final var needsPlacement = true
  private final var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
  private final var knownGuides: Set<AlignmentKey>?
  private final var isMeasuring = false

  /// Whether something below must be drawn again.
  final private(set) var needsRender = true
  private final var lastContext: RenderContext?

  init(_ inputs: _ViewInputs) {
    (host, environment) = (inputs.host, inputs.environment)
  }

  /// The displays that it lays out, in the order of drawing but for their `zIndex`.
  var children: [DisplayNode] { [] }

  // MARK: Environment

  /// Gives it another environment. What lies within gets its own from its own node.
  final func setEnvironment(_ new: EnvironmentValues) {
    guard !new.isIdentical(to: environment) else { return }
    let old = environment
    environment = new
    environmentDidChange(from: old)
  }

  /// The environment is another one: by default nothing follows from it.
  func environmentDidChange(from old: EnvironmentValues) {}

  // MARK: Sizes

  /// The size for a proposal: a kept answer, or what `measure` finds.
  final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    for answer in answers where answer.proposal == proposal { return answer.size }
    guard !isMeasuring else {
      Unsupported.note("\(type(of: self)) asks for its own size while it finds it. It is 0.")
      return .zero
    }
    isMeasuring = true
    defer { isMeasuring = false }
    let size = measure(proposal).sane
    if answers.count >= 6 { answers.removeFirst() }
    answers.append((proposal, size))
    return size
  }

  /// Finds the size for a proposal. Overridden.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The sizes that it gave are no longer right.
  final func invalidateLayout() {
    var node: DisplayNode? = self
    while let current = node {
      if current.answers.isEmpty, current.needsPlacement, current.needsRender { break }
      current.answers.removeAll(keepingCapacity: true)
      current.knownGuides = nil
      current.needsPlacement = true
      current.needsRender = true
      current.layoutDidInvalidate()
      node = current.parent
    }
    onMainThread { host.requestUpdate() }
  }

  /// Sizes that were found are wrong now. Overridden by who keeps some.
  func layoutDidInvalidate() {}

  // MARK: Positions

  /// Places it at a point of its parent, and lays its children out if the proposal or something below is another.
  final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    isPlaced = true
    let origin = CGPoint(
      x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
    if origin != self.origin {
      self.origin = origin
      positionDidChange()
    }
    layOut(nil, proposal)
  }

  /// Lays its children out for a proposal, if they aren't.
  final func layOut(_ size: CGSize?, _ proposal: ProposedViewSize) {
    guard needsPlacement || proposal != self.proposal else { return }
    self.proposal = proposal
    self.size = size ?? sizeThatFits(proposal)
    needsPlacement = false
    setNeedsRender()
    layoutChildren()
  }

  /// Places the children in `size`. Overridden.
  func layoutChildren() {}

  /// It lies elsewhere in its parent. Overridden by those whose layout depends on it.
  func positionDidChange() {}

  /// Has the children laid out again in the next layout, though no size has changed.
  final func setNeedsPlacement() {
    needsPlacement = true
    var node = parent
    while let current = node, !current.needsPlacement {
      current.needsPlacement = true
      node = current.parent
    }
    setNeedsRender()
    onMainThread { host.requestUpdate() }
  }

  // MARK: What it tells its container

  /// The distances that it prefers.
  var spacing: ViewSpacing { ViewSpacing() }
  /// How important it is to give it space.
  var priority: Double { 0 }
  /// Its position in the order of drawing; equal ones are drawn in the order of declaration.
  var zIndex: Double { 0 }
  /// Whether it takes the space that others leave.
  var isSpacer: Bool { false }
  /// What it tells its container under a key.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// The lines that it, or something in it, sets.
  final var guides: Set<AlignmentKey> {
    if let knownGuides { return knownGuides }
    var keys: Set<AlignmentKey> = []
    findGuides(&keys)
    knownGuides = keys
    return keys
  }

  /// Adds the lines that it, or something in it, sets. Overridden.
  func findGuides(_ keys: inout Set<AlignmentKey>) {}

  final func setsGuide(_ key: AlignmentKey) -> Bool {
    let guides = guides
    guard !guides.isEmpty else { return false }
    return guides.contains(key) || guides.contains(AlignmentKey(id: AnyGuide.self))
  }

  /// Where a line lies that it, or something in it, sets, if it has `size` for `proposal`. Overridden.
  func explicitGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat?
  { nil }

  /// What the children set, once they are placed: the average, of baselines the topmost and the lowest (c.2).
  final func mergedGuide(_ key: AlignmentKey) -> CGFloat? {
    var values: [CGFloat] = []
    for child in children where child.setsGuide(key) {
      guard let value = child.explicitGuide(key, child.size, child.proposal) else { continue }
      let isVertical = host.isVertical(key)
      values.append(value + (isVertical ? child.origin.y : child.origin.x))
    }
    guard !values.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }

  // MARK: Drawing

  /// Has it drawn again in the next frame.
  final func setNeedsRender() {
    var node: DisplayNode? = self
    while let current = node, !current.needsRender {
      current.needsRender = true
      node = current.parent
    }
    onMainThread { host.requestUpdate() }
  }

  /// Brings its layers up to date where something has changed.
  @MainActor
  final func render(_ context: RenderContext) {
    guard needsRender || context != lastContext else { return }
    needsRender = false
    lastContext = context
    draw(context)
  }

  /// Brings its layers up to date. The default hands on to the children.
  @MainActor
  func draw(_ context: RenderContext) {
    for child in children { child.render(context.inside(self, at: childOrigin(child))) }
  }

  /// Where a child is drawn: mirrored where text runs from right to left.
  final func childOrigin(_ child: DisplayNode) -> CGPoint {
    guard environment.layoutDirection == .rightToLeft else { return child.origin }
    return CGPoint(x: size.width - child.origin.x - child.size.width, y: child.origin.y)
  }

  /// Adds the layers that it has in the container around, in the order of drawing.
  @MainActor
  func appendLayers(to list: inout [DisplayLayer]) {
    let children = children
    if children.contains(where: { $0.zIndex != 0 }) {
      let sorted = children.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }
      for entry in sorted { entry.element.appendLayers(to: &list) }
    } else {
      for child in children { child.appendLayers(to: &list) }
    }
  }

  /// The order of the layers within has changed. Overridden by displays that hold layers. Returns whether the layers around stay
  /// as they are.
  @MainActor
  func layerOrderDidChange() -> Bool { false }

  /// The view that receives a touch at a point of this display, when the touch meets this display or one within; nil to leave it to
  /// the display around.
  @MainActor
  func touchView(at point: CGPoint) -> UIView? { ownTouchView(at: point) }

  /// The name of the coordinate space that its coordinates are; nil for none.
  var spaceName: AnyHashable? { nil }

  /// The views whose identity it belongs to leaves the tree.
  @MainActor
  func end() {}

  // MARK: Points

  /// The display that a touch at a point of it meets; nil where nothing is. Overridden by those with contents.
  @MainActor
  func hitTest(_ point: CGPoint) -> DisplayNode? {
    for child in children.reversed() {
      if let inner = convert(point, to: child), let hit = child.hitTest(inner) { return hit }
    }
    return nil
  }

  /// A point of a child, as it is drawn, in this display's coordinates. Overridden by displays that draw a child elsewhere than
  /// it lies, such as transforms.
  func convert(_ point: CGPoint, from child: DisplayNode) -> CGPoint {
    let origin = childOrigin(child)
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// A point of this display in a child's coordinates, as the child is drawn; nil if no point of the child is drawn there.
  func convert(_ point: CGPoint, to child: DisplayNode) -> CGPoint? {
    let origin = childOrigin(child)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}

/// A display of one other, which it has for its whole life.
class UnaryDisplay: DisplayNode {
  let child: DisplayNode

  init(_ child: DisplayNode, _ inputs: _ViewInputs) {
    self.child = child
    super.init(inputs)
    child.parent = self
  }

  override final var children: [DisplayNode] { [child] }

  /// Whether it has the child's layers as they are, and none of its own.
  var isTransparent: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }
  override func layoutChildren() { child.place(at: .zero, proposal) }
  override var spacing: ViewSpacing { child.spacing }
  override var priority: Double { child.priority }
  override var zIndex: Double { child.zIndex }
  override var isSpacer: Bool { child.isSpacer }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { child.layoutValue(key) }
  override func findGuides(_ keys: inout Set<AlignmentKey>) { keys.formUnion(child.guides) }
  override func explicitGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    layOut(size, proposal)
    return mergedGuide(key)
  }

  override func end() { child.end() }
}

extension CGSize {
  /// The size with zero for what isn't a number, and neither negative nor too large to count with.
  var sane: CGSize {
    func sane(_ length: CGFloat) -> CGFloat {
      length.isNaN ? 0 : min(max(length, 0), .infinity)
    }
    return CGSize(width: sane(width), height: sane(height))
  }
}
