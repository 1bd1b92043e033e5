// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The display of a scroll view: content in a UIKit scroll view, laid out once, moved by the offset.

/// A display whose content lies in a UIKit scroll view.
///
/// The content's position is in the coordinates of the scrolled content, so that scrolling neither lays out nor draws anything again.
final class ScrollDisplay: DisplayNode {
  let content: DisplayNode
  private(set) var axes: Axis.Set
  private(set) var showsIndicators: Bool
  @MainActor private(set) lazy var scrollView = ScrollHostView(self)
  @MainActor private var isOrderOld = true
  @MainActor private var lastOutsets = UIEdgeInsets.zero
  /// The size of what scrolls, at least that of the display.
  private(set) var contentSize = CGSize.zero
  /// The axes along which the first offset has been chosen.
  private var hasFirstOffset = false
  private var isDrawn = false
  /// What is done once the content is laid out, such as scrolling to a view.
  @MainActor var pending: [() -> Void] = []

  @MainActor
  init(_ content: DisplayNode, _ axes: Axis.Set, _ showsIndicators: Bool, _ inputs: _ViewInputs) {
    (self.content, self.axes, self.showsIndicators) = (content, axes, showsIndicators)
    super.init(inputs)
    content.parent = self
  }

  @MainActor
  func update(_ axes: Axis.Set, _ showsIndicators: Bool) {
    if axes != self.axes {
      self.axes = axes
      invalidateLayout()
    }
    if showsIndicators != self.showsIndicators {
      self.showsIndicators = showsIndicators
      setNeedsRender()
    }
  }

  override var children: [DisplayNode] { [content] }

  override func environmentDidChange(from old: EnvironmentValues) {
    if !environment.isSame(ContentMarginsKey.self, in: old) { invalidateLayout() }
    setNeedsRender()
  }

  // MARK: Layout

  /// The space between the display's edges and the content.
  var margins: EdgeInsets { environment[ContentMarginsKey.self].content }

  /// What the content is offered: its ideal length along the axes that scroll.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = margins
    func cross(_ length: CGFloat?, _ inset: CGFloat) -> CGFloat? {
      length.map { max(0, $0 - inset) }
    }
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : cross(proposal.width, margins.width),
      height: axes.contains(.vertical) ? nil : cross(proposal.height, margins.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if axes.contains(.horizontal), axes.contains(.vertical), let width = proposal.width,
      let height = proposal.height
    {
      return CGSize(width: width, height: height)
    }
    let own = content.sizeThatFits(offer(proposal))
    let margins = margins
    return CGSize(
      width: axes.contains(.horizontal)
        ? proposal.width ?? own.width + margins.width
        : own.width + margins.width,
      height: axes.contains(.vertical)
        ? proposal.height ?? own.height + margins.height
        : own.height + margins.height)
  }

  override func layoutChildren() {
    let offer = offer(proposal)
    let own = content.sizeThatFits(offer).drawable
    let margins = margins
    contentSize = CGSize(width: own.width + margins.width, height: own.height + margins.height)
    // Content that is smaller than the scroll view lies at its beginning; where both axes scroll, in the middle.
    let isCentred = axes == [.horizontal, .vertical]
    let anchor = anchor(for: .alignment) ?? (isCentred ? .center : .topLeading)
    func place(_ length: CGFloat, _ inset: CGFloat, _ room: CGFloat, _ part: CGFloat) -> CGFloat {
      inset + max(0, room - length) * part
    }
    let origin = CGPoint(
      x: place(
        contentSize.width, margins.leading, size.width, axes.contains(.horizontal) ? anchor.x : 0.5),
      y: place(
        contentSize.height, margins.top, size.height, axes.contains(.vertical) ? anchor.y : 0.5))
    contentSize.width = max(contentSize.width, axes.contains(.horizontal) ? 0 : size.width)
    contentSize.height = max(contentSize.height, axes.contains(.vertical) ? 0 : size.height)
    // The offset is known before lazy content looks at what is seen.
    onMainThread { syncView() }
    content.place(at: origin, offer)
  }

  /// Gives the scroll view its sizes and its offset.
  @MainActor
  private func syncView() {
    let view = scrollView
    let outsets = safeOutsets
    UIView.performWithoutAnimation {
      if view.contentInset != outsets { view.contentInset = outsets }
      let room = CGSize(
        width: size.width + outsets.left + outsets.right,
        height: size.height + outsets.top + outsets.bottom)
      if !isDrawn { view.bounds.size = room }
      let old = view.contentSize
      if old != contentSize {
        view.content.frame = CGRect(origin: .zero, size: contentSize)
        view.contentSize = contentSize
      }
      if !hasFirstOffset {
        hasFirstOffset = true
        view.setFirstOffset(anchor(for: .initialOffset), isMirrored, axes)
      } else if old != contentSize, let anchor = anchor(for: .sizeChanges) {
        view.keepOffset(anchor, from: old)
      }
      view.layoutDidSettle()
    }
  }

  /// The anchor that the program has set for a role.
  func anchor(for role: ScrollAnchorRole) -> UnitPoint? {
    let anchors = environment[ScrollAnchorsKey.self]
    return anchors.roles[role] ?? anchors.all
  }

  override var spacing: ViewSpacing { ViewSpacing() }

  /// Text runs from right to left, and the content is mirrored.
  private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

  /// Where the content lies in the scrolled coordinates.
  var contentOrigin: CGPoint {
    guard isMirrored else { return content.origin }
    let whole = max(contentSize.width, size.width)
    return CGPoint(x: whole - content.origin.x - content.size.width, y: content.origin.y)
  }

  // MARK: Drawing

  override func draw(_ context: RenderContext) {
    let view = scrollView
    let frame = context.pixelFrame(size)
    let outsets = safeOutsets
    if outsets != lastOutsets {
      lastOutsets = outsets
      host.positionsDidChange()
    }
    let outer = CGRect(
      x: frame.minX - outsets.left, y: frame.minY - outsets.top,
      width: frame.width + outsets.left + outsets.right,
      height: frame.height + outsets.top + outsets.bottom)
    configure(view, outsets)
    let offset = view.contentOffset
    if view.frame != outer {
      view.frame = outer
      if view.contentOffset != offset { view.contentOffset = offset }
    }
    isDrawn = true
    content.render(
      RenderContext(container: view.content, origin: contentOrigin, scale: context.scale))
    if isOrderOld {
      isOrderOld = false
      var layers: [DisplayLayer] = []
      content.appendLayers(to: &layers)
      view.content.show(layers)
    }
    let actions = pending
    pending = []
    for action in actions { action() }
  }

  /// How far the scroll view reaches beyond the display: under the bars, where it touches the safe area's edges.
  private var safeOutsets: UIEdgeInsets {
    let insets = safeAreaInsets(.all)
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  /// What lies within covers the whole safe area: bars lie above the content, which scrolls.
  override func adjustSafeArea(_ frames: inout SafeAreaFrames, for child: DisplayNode) {
    let insets = safeAreaInsets(.all)
    let bounds = CGRect(
      x: -insets.leading, y: -insets.top, width: size.width + insets.width,
      height: size.height + insets.height)
    frames = SafeAreaFrames(outer: bounds, container: bounds, keyboard: bounds)
  }

  override func hasCoordinateSpace(_ name: AnyHashable) -> Bool {
    guard let name = name.base as? ScrollSpaceName else { return false }
    return switch name.axis {
    case .horizontal: axes.contains(.horizontal)
    case .vertical: axes.contains(.vertical)
    case nil: true
    }
  }

  @MainActor
  private func configure(_ view: ScrollHostView, _ outsets: UIEdgeInsets) {
    let values = environment
    let isVertical = axes.contains(.vertical)
    let isHorizontal = axes.contains(.horizontal)
    view.isScrollEnabled = values.isScrollEnabled && values.isEnabled
    let indicators = values[ScrollIndicatorsKey.self]
    view.showsVerticalScrollIndicator = isVertical && showsIndicators && indicators.vertical.isShown
    view.showsHorizontalScrollIndicator =
      isHorizontal && showsIndicators && indicators.horizontal.isShown
    let bounce = values[ScrollBounceKey.self]
    view.alwaysBounceVertical = isVertical && bounce.vertical.alwaysBounces
    view.alwaysBounceHorizontal = isHorizontal && bounce.horizontal.alwaysBounces
    view.clipsToBounds = !values[ScrollClipDisabledKey.self]
    view.keyboardDismissMode = values[ScrollDismissesKeyboardKey.self].mode
    view.isDirectionalLockEnabled = isVertical && isHorizontal
    let margins = values[ContentMarginsKey.self].indicators
    let insets = UIEdgeInsets(
      top: outsets.top + margins.top, left: outsets.left + margins.leading,
      bottom: outsets.bottom + margins.bottom, right: outsets.right + margins.trailing)
    if view.verticalScrollIndicatorInsets != insets { view.scrollIndicatorInsets = insets }
    view.takeRefresh(values[RefreshKey.self])
  }

  override func layerOrderDidChange() -> Bool {
    isOrderOld = true
    setNeedsRender()
    return scrollView.superview != nil
  }

  override func appendLayers(to list: inout [DisplayLayer]) { list.append(.view(scrollView)) }

  // MARK: Points

  /// The offset of what is seen, in the scrolled coordinates, without the safe area's insets.
  var offset: CGPoint {
    onMainThread {
      let (view, inset) = (scrollView, scrollView.contentInset)
      return CGPoint(x: view.contentOffset.x + inset.left, y: view.contentOffset.y + inset.top)
    }
  }

  /// The rectangle of the content that is seen, also under the bars, in the content's own coordinates.
  @MainActor
  var visibleRect: CGRect {
    let outsets = safeOutsets
    let seen = CGRect(
      origin: scrollView.contentOffset,
      size: CGSize(
        width: size.width + outsets.left + outsets.right,
        height: size.height + outsets.top + outsets.bottom))
    let origin = contentOrigin
    return seen.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  override func convert(_ point: CGPoint, from child: DisplayNode) -> CGPoint {
    let (origin, offset) = (contentOrigin, offset)
    return CGPoint(x: point.x + origin.x - offset.x, y: point.y + origin.y - offset.y)
  }

  override func convert(_ point: CGPoint, to child: DisplayNode) -> CGPoint? {
    let (origin, offset) = (contentOrigin, offset)
    return CGPoint(x: point.x - origin.x + offset.x, y: point.y - origin.y + offset.y)
  }

  override func hitTest(_ point: CGPoint) -> DisplayNode? {
    guard let inside = touchBounds.contains(point) ? convert(point, to: content) : nil else {
      return nil
    }
    return content.hitTest(inside) ?? self
  }

  /// The scroll view's rectangle in the display's coordinates.
  @MainActor
  private var touchBounds: CGRect {
    let inset = scrollView.contentInset
    return CGRect(
      x: -inset.left, y: -inset.top, width: size.width + inset.left + inset.right,
      height: size.height + inset.top + inset.bottom)
  }

  override func touchView(at point: CGPoint) -> UIView? {
    touchBounds.contains(point) ? scrollView : nil
  }

  /// What views within may take as their container's size.
  override var containerSize: CGSize? {
    let margins = margins
    return CGSize(
      width: max(0, size.width - margins.width), height: max(0, size.height - margins.height))
  }

  override func end() { content.end() }
}
