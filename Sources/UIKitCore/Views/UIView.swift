// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A rectangle on screen: a layer with a place in the view hierarchy. What subclasses may override must stand
// in the class itself, so this file is the list of it; the work is done in the UIView+….swift files beside it.

public import CoreGraphics
public import Foundation
public import QuartzCore

/// A view, drawn by a layer of its own (`layerClass`) whose delegate it is.
///
/// Coordinates are points, y growing downward; `frame` and `center` are in the superview's space,
/// `bounds` in the view's own.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate {
  private let backingLayer: CALayer
  package var ownTintColor: UIColor?
  var ownTintMode: TintAdjustmentMode?
  /// Which values were set, for appearance proxies.
  package var ownLooks = OwnLooks()
  /// Whether a presentation dims the accent colour here.
  var hasDimmedTint = false
  var ownContentScale: CGFloat?
  var ownBackground: (color: UIColor, resolved: CGColor)?
  weak var viewController: UIViewController?
  var ownRecognizers: [UIGestureRecognizer] = []
  var ownInteractions: [any UIInteraction] = []
  package var ownLayout: ViewLayout?
  var ownTraits: TraitOverrides?
  /// How many animations run that keep touches from the view.
  var holdCount = 0
  var wantsConstraintUpdate = true
  var wantsPropertyUpdate = true
  /// Whether this view or one in it may want `updateConstraints()`; then so do the views around it.
  var hasConstraintNews = true

  /// A view with the given frame, in the superview's space.
  public init(frame: CGRect) {
    backingLayer = Self.makeLayer()
    super.init()
    setUp()
    backingLayer.frame = frame
  }

  /// A view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// A view of a nib. With any other coder it is as a new one, with an empty frame.
  public required init?(coder: NSCoder) {
    backingLayer = Self.makeLayer()
    super.init()
    setUp()
    readNib(coder, as: UIView.self)
  }

  /// Writes what the view is into an archive: nothing, which is noted.
  open func encode(with coder: NSCoder) { noteUnwritten(self) }
  /// The class of the view's layer, `CALayer` by default.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that the view draws with; its delegate is the view.
  open var layer: CALayer { backingLayer }

  /// Called when the layer's content is to be drawn: runs `draw(_:)` in `context`.
  open func draw(_ layer: CALayer, in context: CGContext) { drawContent(in: context) }

  /// Called when the layer's content is about to be drawn; does nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Sets the layer's contents, in place of `draw(_:)`, where a subclass overrides it; by default
  /// leaves that to drawing.
  open func display(_ layer: CALayer) { layer.leaveDisplayToDrawing() }

  /// Called when the layer's sublayers are to be placed: runs `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) { layoutContent() }

  /// The action for a changed layer property: `NSNull`, so that view layers change at once, but for
  /// animatable properties in the blocks of the animate family (FACTS C12).
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(for: layer, forKey: event)
  }

  // MARK: Geometry

  /// The rectangle around the view in the superview's space; not meaningful under a rotation.
  open var frame: CGRect {
    get { layer.frame }
    set { announcing("frame") { changeGeometry { layer.frame = newValue } } }
  }

  /// The visible rectangle in the view's own space; changing its size keeps `center`.
  open var bounds: CGRect {
    get { layer.bounds }
    set { announcing("bounds") { changeGeometry { layer.bounds = newValue } } }
  }

  /// The place of the layer's anchor point in the superview's space.
  open var center: CGPoint {
    get { layer.position }
    set {
      announcing("center") { layer.position = newValue }
      frameChangedByHand()
      safeAreaMayHaveChanged()
    }
  }

  /// A transform about the layer's anchor point, the identity by default.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { announcing("transform") { layer.setAffineTransform(newValue) } }
  }

  /// Pixels per point of the drawn content: the screen's, unless set.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScale(newValue) }
  }

  // MARK: Appearance

  /// The colour behind the content; nil, the default, is clear.
  open var backgroundColor: UIColor? {
    get { shownBackgroundColor }
    set {
      own(.backgroundColor)
      announcing("backgroundColor") { setBackgroundColor(newValue) }
    }
  }

  /// Opacity of the view and all in it, 0 ... 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { announcing("alpha") { layer.opacity = Float(min(max(newValue, 0), 1)) } }
  }

  /// Whether the view and all in it are neither shown nor touched.
  open var isHidden: Bool {
    get { layer.isHidden || ownLayout?.hidesSoon == true }
    set { announcing("isHidden") { setHidden(newValue) } }
  }

  /// A promise that `draw(_:)` covers the bounds, true by default. What it leaves out is then the
  /// background colour where that is opaque, or black where there is none. A background colour that
  /// is not opaque, `.clear` among them, takes the promise back.
  open var isOpaque = true {
    didSet { applyOpacity() }
  }

  /// Whether subviews are cut off at the bounds; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How drawn content follows a change of size; `.scaleToFill` by default.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.contentsGravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// The accent colour: the nearest superview's unless set, the system's blue at the top.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? inheritedTintColor.dimmedTint : inheritedTintColor }
    set {
      own(.tintColor)
      announcing("tintColor") {
        ownTintColor = newValue
        tintColorChanged()
      }
    }
  }

  /// Called when `tintColor` has changed, here or above; does nothing.
  open func tintColorDidChange() {}

  /// The style of the view and those in it; `.unspecified`, the default, is the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits?.values.style ?? .unspecified }
    set { if newValue != overrideUserInterfaceStyle { changeTraits { $0.style = newValue } } }
  }

  /// The traits from above with what the view's controller and the view override; the current ones while
  /// the view draws and lays out.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Called when the traits have changed, here or above; does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What the content means for its direction; not inherited. It moves views, not the text in labels.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { directionChanged() } }
  }

  /// The direction that `semanticContentAttribute` asks for; the interface's, by the view's traits, where it
  /// leaves the choice to that.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: traitCollection.direction)
  }

  /// The least size of text in the view and below; nil, the default, for the user's.
  ///
  /// Partly: kept, without effect.
  open var minimumContentSizeCategory: UIContentSizeCategory? { didSet { noteSizeLimits() } }
  /// The largest size of text in the view and below; nil, the default, for the user's.
  ///
  /// Partly: kept, without effect.
  open var maximumContentSizeCategory: UIContentSizeCategory? { didSet { noteSizeLimits() } }
  /// Both limits in words, for those who look for why a text is small.
  open var appliedContentSizeCategoryLimitsDescription: String { sizeLimitsText }

  /// The direction of content with an attribute in the device's interface.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: UITraitCollection.device.direction)
  }

  /// The direction of content with an attribute in an interface of the given direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: layoutDirection)
  }

  // MARK: Hierarchy

  /// The view that this one is in.
  open internal(set) weak var superview: UIView?

  /// The views in this one, from back to front.
  open internal(set) var subviews: [UIView] = []

  /// The window at the top of the hierarchy, if there is one.
  open var window: UIWindow? { superview?.window }

  /// The controller whose view this is, or the superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// The name under which the view's state is kept from one run of a program to the next; nil by default.
  /// Kept, without effect: every run begins anew.
  open var restorationIdentifier: String?

  /// The view that the focus goes to; there is no focus here. The view itself.
  open var preferredFocusedView: UIView? { self }

  /// A number by which `viewWithTag(_:)` finds the view; 0 by default.
  open var tag = 0

  /// Puts a view in front of the other subviews, taking it out of where it was.
  open func addSubview(_ view: UIView) { put(view, at: .front) }

  /// Puts a view at a place in `subviews`, limited to those that there are.
  open func insertSubview(_ view: UIView, at index: Int) { put(view, at: .index(index)) }

  /// Puts a view right in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    put(view, at: .above(siblingSubview))
  }

  /// Puts a view right behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    put(view, at: .below(siblingSubview))
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { leave() }

  /// Called before the view gets another superview (nil: none).
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view got another superview, or none.
  open func didMoveToSuperview() {}

  /// Called before the view gets another window (nil: none).
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view got another window, or none.
  open func didMoveToWindow() {}

  /// Called after a view was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is taken out.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// Whether `autoresizingMask`s of the subviews are followed; true by default.
  open var autoresizesSubviews = true

  /// What gives way when the superview's size changes; nothing by default.
  open var autoresizingMask: AutoresizingMask = []

  /// Called before the first layout and after `setNeedsUpdateProperties()` (iOS 26); does nothing.
  open func updateProperties() {}

  /// Asks for `layoutSubviews()` at the end of this turn of the run loop.
  open func setNeedsLayout() { wantLayout() }

  /// Lays out now what asked for it, here and below.
  open func layoutIfNeeded() { layOutNow() }

  /// Places the subviews; the base gives those that constraints place their frames (FACTS_UIKIT e.12).
  open func layoutSubviews() { placeSubviews() }

  /// The size that the content asks for; `noIntrinsicMetric` twice by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells that `intrinsicContentSize` has changed: the superview lays out anew.
  open func invalidateIntrinsicContentSize() {
    intrinsicSizeChanged()
  }

  /// The size that suits the content best within `size`; here the present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that suits its content, keeping the frame's origin.
  open func sizeToFit() { resize(to: sizeThatFits(bounds.size)) }

  /// The view whose first baseline stands for this one's: itself.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline stands for this one's: itself.
  open var forLastBaselineLayout: UIView { self }

  /// The old name of the two above.
  open func forBaselineLayout() -> UIView { self }

  // MARK: Constraints

  /// Whether the frame is the program's, followed by constraints as it is; true by default. Views that
  /// constraints are to place set it to false.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { ownLayout?.keepsFrame ?? true }
    set { setKeepsFrame(newValue) }
  }

  /// Whether the class makes its constraints in `updateConstraints()`; false by default. Here it is called for any view.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The active constraints that the view holds: those between itself and the views and guides in it.
  open var constraints: [NSLayoutConstraint] { ownLayout?.constraints ?? [] }

  /// Activates a constraint between views and guides in this view.
  open func addConstraint(_ constraint: NSLayoutConstraint) { take(constraint) }

  /// Activates constraints in turn.
  open func addConstraints(_ list: [NSLayoutConstraint]) { list.forEach(addConstraint) }

  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.isActive = false }
  }

  /// Deactivates those of the constraints that the view holds.
  open func removeConstraints(_ list: [NSLayoutConstraint]) { list.forEach(removeConstraint) }

  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { wantConstraintUpdate() }

  /// Whether `updateConstraints()` will be called; so it is for a new view.
  open func needsUpdateConstraints() -> Bool { wantsConstraintUpdate }

  /// Calls `updateConstraints()` of this view and those in it that asked for it, inner ones first.
  open func updateConstraintsIfNeeded() { runConstraintUpdates() }

  /// Where subclasses change their constraints; does nothing.
  open func updateConstraints() {}

  /// How far the frame reaches over the rectangle that constraints align; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints align where the view has a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame for a rectangle that constraints align.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  /// What a class starts with for `contentHuggingPriority(for:)`.
  @_spi(Mica) open func usualHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultLow
  }

  /// How strongly the view resists being larger than its content; 250 by default, for controls of one size 750.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    ownLayout?.hugging[axis.rawValue].map { UILayoutPriority($0) } ?? usualHugging(for: axis)
  }

  /// Sets how strongly the view resists being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layout.hugging[axis.rawValue] = priority.rawValue
    intrinsicSizeChanged()
  }

  /// How strongly the view resists being smaller than its content; 750 by default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(ownLayout?.compression[axis.rawValue] ?? 750)
  }

  /// Sets how strongly the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layout.compression[axis.rawValue] = priority.rawValue
    intrinsicSizeChanged()
  }

  /// The size that the view's constraints ask for, as near to a target as they allow, rounded up to
  /// pixels (FACTS_UIKIT e.11).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The same with priorities for the target's width and height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    findFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Whether constraints leave the view's frame open, as of the last layout.
  open var hasAmbiguousLayout: Bool { placingRoot.ownLayout?.engine?.isAmbiguous(self) ?? false }

  // MARK: Margins and safe area

  /// Room inside the bounds that margin attributes leave free: 8 points on each side by default, at a
  /// controller's view 16 or 20 to the left and right; and what the safe area and preserved margins add
  /// (FACTS_UIKIT e.6). Setting it sets what is added to.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.plain(newValue)) }
  }

  /// `layoutMargins` by the direction of the interface.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(isMirrored: readsFromRight) }
    set { setMargins(.directional(newValue)) }
  }

  /// Called when `layoutMargins` has changed; does nothing.
  open func layoutMarginsDidChange() {}

  /// Whether margins are at least what the superview's leave of the view; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { ownLayout?.preservesOuterMargins ?? false }
    set {
      layout.preservesOuterMargins = newValue
      marginsMayHaveChanged()
    }
  }

  /// Whether the safe area adds to the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { ownLayout?.insetsMarginsFromSafeArea ?? true }
    set {
      layout.insetsMarginsFromSafeArea = newValue
      marginsMayHaveChanged()
    }
  }

  /// How far the device's corners and bars, and what controllers around say, reach into the view; zero
  /// outside of windows (FACTS_UIKIT e.7).
  open var safeAreaInsets: UIEdgeInsets { ownSafeArea }

  /// Called when `safeAreaInsets` has changed; does nothing.
  open func safeAreaInsetsDidChange() {}

  /// The view in words, as iOS prints it: class, frame, what differs from a plain view, layer.
  nonisolated open override var description: String { describedView }

  /// What of the safe area reaches the subviews.
  @_spi(Mica) open var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Called before `safeAreaInsetsDidChange()`, for UIKit's own classes.
  @_spi(Mica) open func takeSafeArea() {}

  /// Whether constraints of what is in the view, to its edges, are about what it scrolls.
  @_spi(Mica) open var scrollsContent: Bool { false }

  /// Whether constraints between the view and what is in it are solved apart from those around it, as if
  /// nothing else could move what is in it: so is a list's cell, which comes and goes all the time.
  @_spi(Mica) open var isLayoutIsland: Bool { false }

  /// Takes the size that constraints give the content of a scroll view.
  @_spi(Mica) open func takeContentSize(_ size: CGSize) {}

  /// Told before a subview is hidden or shown; true where the view sees to it.
  func takesOver(hidden: Bool, of subview: UIView) -> Bool { false }

  /// Told when a subview's intrinsic size has changed.
  func intrinsicSizeChanged(of subview: UIView) {}

  /// Whether a subview may be another size than it asks for, rather than one beside it that asks as much.
  func givesWay(_ subview: UIView, along axis: NSLayoutConstraint.Axis) -> Bool { true }

  /// Whether its text is as wide as constraints have it, in lines.
  var wrapsAtGivenWidth: Bool { false }

  /// Whether `backgroundColor` is drawn with the content instead of being the layer's: so in labels.
  var drawsOwnBackground: Bool { false }

  /// Draws the content of the backing store: calls `draw(_:)`.
  func runDrawing(_ rect: CGRect) { draw(rect) }

  /// The height of content that depends on its width; nil where it doesn't.
  @_spi(Mica) open func heightForLayout(width: CGFloat) -> CGFloat? { nil }

  /// How far the first baseline is below the upper edge, and the last one above the lower edge; nil for a view
  /// without text, whose baselines are its lower edge (FACTS_UIKIT e.5).
  @_spi(Mica) open var baselineOffsets: (first: CGFloat, last: CGFloat)? { nil }

  // MARK: Drawing

  /// Draws the content inside `rect` into the current context, whose origin is that of the bounds,
  /// y growing downward. The base draws nothing, and a view that draws nothing has no backing
  /// store (FACTS C14).
  open func draw(_ rect: CGRect) {}

  /// Whether the content is cleared before each `draw(_:)`; true by default, and always so here.
  open var clearsContextBeforeDrawing = true

  /// Asks for `draw(_:)` at the end of this turn of the run loop, once however often asked.
  open func setNeedsDisplay() { wantDisplay() }

  /// As `setNeedsDisplay()`, for a part of the bounds.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Called by a designer before it shows the view; does nothing.
  open func prepareForInterfaceBuilder() {}

  // MARK: Dynamics

  /// What of the view collides in an animation by dynamics; the bounds.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// What collides where that is a path: a convex one about 0, 0, the view's centre; empty.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Events

  /// Whether more than one finger at a time is told of; false by default: of several that are on the
  /// view only the first is, though recognizers see all (FACTS_UIKIT a.4).
  open var isMultipleTouchEnabled = false

  /// Whether the view wants its fingers alone: no other view of the window gets any meanwhile, and it
  /// gets none while others are touched; false by default (FACTS_UIKIT a.4).
  open var isExclusiveTouch = false

  /// The recognizers that watch the view's touches and those in it; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownRecognizers.isEmpty ? nil : ownRecognizers }
    set { replaceRecognizers(newValue ?? []) }
  }

  /// Has a recognizer watch the view, and no other view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Has a recognizer watch the view no more.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a gesture on the view may begin, its own or one of a view around it; true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the view takes part in hit testing; true by default. While it is animated touches pass it by
  /// whatever this says, unless the animation's options have `allowUserInteraction`.
  open var isUserInteractionEnabled = true

  /// Whether the view takes the focus; false by default.
  open var canBecomeFocused: Bool { false }
  /// The subviews that take the focus and reach into a rectangle.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { focusedSubviews(in: rect) }
  /// The frontmost view at `point`, in this view's space, this one included (FACTS C6).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findView(at: point, with: event)
  }

  /// Whether `point`, in the view's own space, lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }
}
