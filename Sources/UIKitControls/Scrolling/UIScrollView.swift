// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view whose content is larger than it is. What a program may override stands here; the work is
// done in the UIScrollView+….swift files beside this one.

public import CoreGraphics
public import Foundation
@_spi(Mica) import UIKitCore

/// A view that shows a part of its content, which fingers move.
///
/// The content moves by the origin of the bounds, which is `contentOffset`. Where it is at an instant
/// is a closed form of time (FACTS C11), rounded to the screen's pixels; it is looked at with each
/// refresh of the screen.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  package let core = ScrollCore()

  /// A scroll view with the given frame, in the superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  /// A scroll view from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
    readNib(coder, as: UIScrollView.self)
  }

  // MARK: Content

  /// The point of the content at the top left corner: the origin of the bounds. Setting it moves a
  /// drag or deceleration that is under way, which goes on from there. Kept as it is, also beyond
  /// the content; what is no number changes nothing.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }

  /// The size of the content in points; zero by default.
  open var contentSize: CGSize {
    get { core.contentSize }
    set { setContentSize(newValue) }
  }

  @_spi(Mica) public override var scrollsContent: Bool { true }

  @_spi(Mica) public override func takeContentSize(_ size: CGSize) {
    if contentSize != size { contentSize = size }
  }

  /// Room around the content, within which it may rest; none by default.
  open var contentInset: UIEdgeInsets {
    get { core.contentInset }
    set { setContentInset(newValue) }
  }

  /// `contentInset` and what the safe area adds by `contentInsetAdjustmentBehavior`.
  open var adjustedContentInset: UIEdgeInsets {
    let (own, added) = (core.contentInset, safeAreaAdjustment)
    return UIEdgeInsets(
      top: own.top + added.top, left: own.left + added.left, bottom: own.bottom + added.bottom,
      right: own.right + added.right)
  }

  /// Called when `adjustedContentInset` has changed; does nothing.
  open func adjustedContentInsetDidChange() {}

  /// How safe areas become insets; `.automatic` by default: on axes along which the content is larger than
  /// the view or always bounces (FACTS_UIKIT c.1).
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustmentMayHaveChanged() }
  }

  @_spi(Mica) public override var safeAreaForSubviews: UIEdgeInsets {
    safeAreaInsets.leaving(safeAreaAdjustment)
  }

  @_spi(Mica) public override func takeSafeArea() { adjustmentMayHaveChanged() }

  // MARK: Manner

  /// Whether fingers move the content; true by default. The pan recognizer is enabled accordingly.
  open var isScrollEnabled: Bool {
    get { core.isScrollEnabled }
    set { setScrollEnabled(newValue) }
  }

  /// Whether a drag that begins along one axis stays on it: within 25° of it (FACTS_UIKIT c.6 L);
  /// false by default.
  open var isDirectionalLockEnabled = false

  /// Whether content can be drawn beyond its edges, and comes back; true by default.
  open var bounces = true

  /// Whether content that is not higher than the view bounces as well; false by default.
  open var alwaysBounceVertical = false {
    didSet { adjustmentMayHaveChanged() }
  }

  /// Whether content that is not wider than the view bounces as well; false by default.
  open var alwaysBounceHorizontal = false {
    didSet { adjustmentMayHaveChanged() }
  }

  /// Whether the content rests at multiples of the view's size only; false by default. A release goes
  /// to the nearest page, or by one page in the direction of a flick of more than 300 points per second
  /// (FACTS_UIKIT c.7 L).
  open var isPagingEnabled = false

  /// How quickly content comes to rest; `.normal` by default.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a tap on the status bar scrolls to the top; true by default.
  ///
  /// Partly: kept; there is no status bar.
  open var scrollsToTop = true

  /// How dragging puts the keyboard away; not at all by default.
  ///
  /// Partly: `.interactive` acts as `.onDrag`.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether the keyboard's keys scroll; true by default.
  ///
  /// Partly: kept, without effect.
  open var allowsKeyboardScrolling = true

  // MARK: Moving the content

  /// Moves the content: at once, or within 0.3 s, slowly at both ends (FACTS_UIKIT c.3 L). Whatever
  /// moves it at the time stops.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Moves the content by as little as shows a rectangle of it; not at all where it can be seen
  /// (FACTS_UIKIT c.3).
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    showRect(rect, animated: animated)
  }

  /// The recognizer that drags. Its delegate is the scroll view, where its class is a recognizer's
  /// delegate.
  open var panGestureRecognizer: UIPanGestureRecognizer { core.pan }

  /// Whether a finger is on the content, though it may not have moved yet.
  open var isTracking: Bool { core.isTracking }

  /// Whether a finger moves the content.
  open var isDragging: Bool { core.drag != nil }

  /// Whether the content moves on after a drag.
  open var isDecelerating: Bool { core.motion?.kind == .deceleration }

  // MARK: Zooming

  /// The smallest scale of the view that the delegate lends for zooming; 1 by default.
  open var minimumZoomScale: CGFloat {
    get { core.zoom.minimum }
    set { setZoomLimits(minimum: newValue, maximum: maximumZoomScale) }
  }

  /// The greatest scale; 1 by default. Fingers zoom where it is above the smallest.
  open var maximumZoomScale: CGFloat {
    get { core.zoom.maximum }
    set { setZoomLimits(minimum: minimumZoomScale, maximum: newValue) }
  }

  /// The scale of the content; 1 by default. Setting it keeps the middle of what is seen where it
  /// is, as far as the content reaches.
  open var zoomScale: CGFloat {
    get { core.zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Gives the content a scale within the limits; animated within 0.3 s (FACTS_UIKIT c.8). Without a
  /// view to zoom nothing happens.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, around: nil, animated: animated)
  }

  /// Makes a rectangle of the zoomed view, in its own space, as large as fits, in the middle.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoomToRect(rect, animated: animated)
  }

  /// Whether a pinch goes beyond the limits, and comes back; true by default. How far is our choice:
  /// up to twice the greatest scale or half of the smallest.
  open var bouncesZoom = true

  /// Whether fingers zoom the content.
  open var isZooming: Bool { core.zoom.pinch != nil }

  /// Whether the scale is on its way back to its limits.
  open var isZoomBouncing: Bool { core.zoom.isBouncing }

  /// The recognizer that zooms; nil where the limits are the same.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { core.zoom.recognizer }

  // MARK: Indicators

  /// Whether a bar shows how far the content was moved sideways; true by default.
  open var showsHorizontalScrollIndicator = true {
    didSet { core.indicators.place(in: self) }
  }

  /// Whether a bar shows how far the content was moved up; true by default.
  open var showsVerticalScrollIndicator = true {
    didSet { core.indicators.place(in: self) }
  }

  /// The bars' colour; dark in the light style and light in the dark one by default.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { core.indicators.place(in: self) }
  }

  /// How far the bar on the right stays away from the view's edges; not at all by default.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { core.indicators.place(in: self) }
  }

  /// How far the bar at the bottom stays away from the view's edges; not at all by default.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { core.indicators.place(in: self) }
  }

  /// The insets of both bars; reading gives those of the one on the right.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Whether safe areas are added to the bars' insets; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { core.indicators.place(in: self) }
  }

  /// Shows the bars for about a second.
  open func flashScrollIndicators() {
    core.indicators.show(in: self)
    core.indicators.hide(after: ScrollIndicators.flash)
  }

  // MARK: Parts

  /// The rectangle of the content.
  open var contentLayoutGuide: UILayoutGuide { core.contentGuide }

  /// The rectangle of what is seen of it.
  open var frameLayoutGuide: UILayoutGuide { core.frameGuide }

  /// The control that a pull beyond the top sets off; none by default. It lies behind the content.
  open var refreshControl: UIRefreshControl? {
    willSet { if newValue !== refreshControl { refreshControl?.move(to: nil) } }
    didSet { if oldValue !== refreshControl { refreshControl?.move(to: self) } }
  }

  // MARK: Touches in the content

  /// Whether views in the content hear of a finger only after 150 ms without a drag, or when it is
  /// lifted; true by default (FACTS_UIKIT c.4).
  open var delaysContentTouches = true

  /// Whether a drag takes fingers away from views in the content; true by default. Otherwise what a
  /// view has heard of is its own.
  open var canCancelContentTouches = true

  /// Whether a view in the content gets fingers; true.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag takes fingers away from a view in the content that has heard of them: true, but
  /// not from controls (FACTS_UIKIT c.4 M). Not asked where `canCancelContentTouches` is false.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Where content comes to rest after a drag that would rest at `offset`; velocity in points per
  /// millisecond. Asked before the delegate.
  @_spi(Mica) open func restingPlace(for offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

  // MARK: Geometry

  /// The visible rectangle of the content.
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds { super.bounds = newValue.finite(or: super.bounds) } }
  }

  /// The rectangle around the view in the superview's space.
  open override var frame: CGRect {
    get { super.frame }
    set { changeBounds { super.frame = newValue.finite(or: super.frame) } }
  }

  /// Content that moves in no window comes to rest.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopMotion() }
  }
}

extension UIScrollView: DescribedView {
  package func describe(_ words: inout ViewWords) {
    let (offset, size, inset) = (contentOffset, contentSize, adjustedContentInset)
    func numbers(_ values: CGFloat...) -> String {
      "{" + values.map(UIView.text).joined(separator: ", ") + "}"
    }
    words.ending += [
      "contentOffset: " + numbers(offset.x, offset.y),
      "contentSize: " + numbers(size.width, size.height),
      "adjustedContentInset: " + numbers(inset.top, inset.left, inset.bottom, inset.right),
    ]
  }
}
