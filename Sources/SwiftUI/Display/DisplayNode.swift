// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A child of a layout: what has a size, a position, and layers.

internal import MicaRaster

/// A view in the tree of layout and drawing.
///
/// Positions are in the parent's coordinates, in points, unrounded, from left to right. Layout is a function of proposals, of which
/// the last answers are kept; drawing rounds to pixels once (FACTS_SWIFTUI a.8).
class DisplayNode: @unchecked Sendable {
  unowned(unsafe) let host: ViewHost
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
  /// What it tells the container of its list; set on the outermost display of a view.
  final var traits: TraitList?

  private final var needsPlacement = true
  private final var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
  private final var knownGuides: Set<AlignmentKey>?
  private final var knownLines: [GuideAnswer] = []
  private final var knownTraits: LayoutTraits?
  private final var knownRigidities: [Rigidity] = []
  private final var isMeasuring = false
  private final var knownHandle: DisplayHandle?
  /// Where a rehearsal of the layout around has put it.
  final private(set) var rehearsed = Placement(origin: .zero, proposal: .unspecified)

  /// Whether something below must be drawn again.
  final private(set) var needsRender = true
  private final var lastContext: RenderContext?

  init(_ inputs: _ViewInputs) {
    (host, environment) = (inputs.host, inputs.environment)
  }

  deinit { knownHandle?.display = nil }

  /// What leads to it for as long as it is there. A weak reference would slow down all others.
  final var handle: DisplayHandle {
    if let knownHandle { return knownHandle }
    let handle = DisplayHandle(self)
    knownHandle = handle
    return handle
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
    if answers.count >= 16 { answers.removeFirst() }
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
      if current !== self, current.isolatesLayout {
        current.contentDidInvalidate()
        break
      }
      if current.answers.isEmpty, current.needsPlacement, current.needsRender { break }
      current.answers.removeAll(keepingCapacity: true)
      current.knownLines.removeAll(keepingCapacity: true)
      current.knownRigidities.removeAll(keepingCapacity: true)
      current.knownGuides = nil
      current.knownTraits = nil
      current.needsPlacement = true
      current.needsRender = true
      current.layoutDidInvalidate()
      node = current.parent
    }
    onMainThread { host.requestUpdate() }
  }

  /// Sizes that were found are wrong now. Overridden by who keeps some.
  func layoutDidInvalidate() {}

  /// Whether its size depends on none of its children, so that their changes don't concern the displays around.
  var isolatesLayout: Bool { false }

  /// A child of a display that isolates its layout has another size.
  func contentDidInvalidate() { setNeedsPlacement() }

  // MARK: Positions

  /// Places it at a point of its parent, and lays its children out if the proposal or something below is another.
  final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    isPlaced = true
    let origin = origin.sane
    guard !host.isRehearsing else {
      rehearsed = Placement(origin: origin, proposal: proposal)
      return
    }
    if origin != self.origin {
      self.origin = origin
      parent?.setNeedsRender()
      positionDidChange()
    }
    guard needsPlacement || proposal != self.proposal else { return }
    self.proposal = proposal
    let old = size
    size = sizeThatFits(proposal)
    if size != size.drawable {
      Unsupported.note("A container places a view in infinite size. It isn't drawn.")
      size = size.drawable
    }
    needsPlacement = false
    if rendersByProposal || size != old { setNeedsRender() }
    layoutChildren()
  }

  /// Whether it may look different after a layout in which its size stays the same.
  var rendersByProposal: Bool { true }

  /// Places the children in `size`. Overridden.
  func layoutChildren() {}

  /// It lies elsewhere in its parent. Overridden by those whose layout depends on it.
  func positionDidChange() {}

  /// Whether its children lie as they do for a proposal.
  final func isLaidOut(for proposal: ProposedViewSize) -> Bool {
    !needsPlacement && proposal == self.proposal
  }

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

  /// What it tells its container, kept until its layout is invalid.
  final var layoutTraits: LayoutTraits {
    if let knownTraits { return knownTraits }
    let traits = LayoutTraits(spacing: spacing, priority: priority, isSpacer: isSpacer)
    knownTraits = traits
    return traits
  }

  /// Whether no length along an axis that is proposed changes its size or anything in it.
  final func isRigid(_ axis: Axis, cross: CGFloat?) -> Bool {
    for known in knownRigidities where known.axis == axis && known.cross == cross {
      return known.isRigid
    }
    var proposal = ProposedViewSize(width: cross, height: cross)
    proposal[axis] = 0
    let least = sizeThatFits(proposal)
    proposal[axis] = .infinity
    let isRigid = least == sizeThatFits(proposal) && hasRigidParts(axis, proposal)
    if knownRigidities.count >= 4 { knownRigidities.removeFirst() }
    knownRigidities.append(Rigidity(axis: axis, cross: cross, isRigid: isRigid))
    return isRigid
  }

  /// Whether no length along an axis changes anything in it, if its size is the same for all of them. `proposal` is one of them,
  /// infinite along the axis. Overridden by those for which it can be true.
  func hasRigidParts(_ axis: Axis, _ proposal: ProposedViewSize) -> Bool { false }

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
    return guides.contains(key) || guides.contains(AlignmentKey(id: AnyGuide.self, axis: key.axis))
  }

  /// Where a line lies that it, or something in it, sets, if it has `size` for `proposal`: a kept answer, or what
  /// `explicitGuide` finds.
  final func guide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    guard setsGuide(key) else { return nil }
    for line in knownLines
    where line.key == key && line.proposal == proposal && line.size == size { return line.value }
    var value = explicitGuide(key, size, proposal)
    if value?.isFinite == false { value = nil }
    if knownLines.count >= 8 { knownLines.removeFirst() }
    knownLines.append(GuideAnswer(key: key, proposal: proposal, size: size, value: value))
    return value
  }

  /// Finds where a line lies that it, or something in it, sets, if it has `size` for `proposal`. Overridden.
  func explicitGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat?
  { nil }

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

  /// The views whose identity it belongs to leaves the tree.
  @MainActor
  func end() {}

  // MARK: Coordinates

  /// Whether a named coordinate space is this display's. Overridden by those with names, such as scroll views.
  func hasCoordinateSpace(_ name: AnyHashable) -> Bool { false }

  /// Changes the safe area, in this display's coordinates, for a child. Overridden by those that cover or ignore a part of it.
  func adjustSafeArea(_ frames: inout SafeAreaFrames, for child: DisplayNode) {}

  /// The size that views within may take as their container's; nil if it is no such container. Overridden by scroll views.
  var containerSize: CGSize? { nil }

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
