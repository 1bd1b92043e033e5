// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// CALayer: the class itself. Members that subclasses override stand here, since Swift on Linux can
// override nothing that an extension declares; the work behind them is in CALayer+….swift.

import CoreGraphics
public import Foundation
public import MicaRuntime

/// A rectangle of the screen with its contents, looks, children and animations.
///
/// Lengths are in points, y runs down. Layers belong to one thread at a time and are not Sendable;
/// what is drawn is an immutable snapshot taken at each commit.
open class CALayer: NSObject, CAMediaTiming, NSSecureCoding {
  var state = LayerState()
  var tree = LayerTree()
  var flags = LayerFlags()
  var attachments: [AttachedAnimation] = []
  var undefinedValues: [String: Any] = [:]
  var codedKeys = CodedKeys()
  /// The part of the bounds that was drawn last; nil is all of it.
  var drawnPart: CGRect?
  /// What the last commit made of this layer; reused as long as nothing changes.
  var committed: LayerSnapshot?
  /// What a presentation copy presents; nil for the program's own layers.
  var presented: PresentationLink?

  /// An empty layer: zero bounds, at the origin.
  public override init() {
    super.init()
  }

  /// A copy for presentation: takes over the values of `layer`, but neither its tree nor its
  /// animations. Subclasses copy their own properties here.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer {
      state = other.state
      undefinedValues = other.undefinedValues
      flags.isHeld = true
    }
  }

  /// The layer of a keyed archive, with its mask and sublayers. What the archive doesn't hold has its default.
  public required init?(coder: NSCoder) {
    super.init()
    read(coder)
  }

  /// Writes what differs from the defaults into a keyed archive, under Apple's names. The delegate, animations, and values
  /// that can't be archived are left out.
  open func encode(with coder: NSCoder) { write(coder) }

  /// Whether the class can be read by secure decoding: true.
  open class var supportsSecureCoding: Bool { true }

  /// Whether the value of `key` belongs into an archive: where it differs from the default.
  open func shouldArchiveValue(forKey key: String) -> Bool { isArchived(key) }

  // MARK: Time

  /// When the layer's time begins, in its superlayer's time; 0 by default.
  open var beginTime: CFTimeInterval {
    get { state.beginTime }
    set { changeTiming("beginTime") { state.beginTime = newValue } }
  }
  /// How long the layer lives, in seconds; infinite by default and not looked at.
  open var duration: CFTimeInterval {
    get { state.duration }
    set { keep("duration") { state.duration = newValue } }
  }
  /// How fast the layer's time runs; 1 by default, 0 stands still at `timeOffset`.
  open var speed: Float {
    get { state.speed }
    set { changeTiming("speed") { state.speed = newValue } }
  }
  /// Seconds added to the layer's time; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { state.timeOffset }
    set { changeTiming("timeOffset") { state.timeOffset = newValue } }
  }
  /// Not looked at on layers; 0 by default.
  open var repeatCount: Float {
    get { state.repeatCount }
    set { keep("repeatCount") { state.repeatCount = newValue } }
  }
  /// Not looked at on layers; 0 by default.
  open var repeatDuration: CFTimeInterval {
    get { state.repeatDuration }
    set { keep("repeatDuration") { state.repeatDuration = newValue } }
  }
  /// Not looked at on layers; false by default.
  open var autoreverses: Bool {
    get { state.autoreverses }
    set { keep("autoreverses") { state.autoreverses = newValue } }
  }
  /// Not looked at on layers; `removed` by default.
  open var fillMode: CAMediaTimingFillMode {
    get { state.fillMode }
    set { keep("fillMode") { state.fillMode = newValue } }
  }

  deinit {
    if !tree.sublayers.isEmpty || tree.mask != nil { releaseTree() }
  }

  // MARK: Geometry

  /// The layer's rectangle in its own space; a negative size is standardised.
  open var bounds: CGRect {
    get { state.bounds }
    set { setBounds(newValue) }
  }
  /// Where the anchor point lies in the superlayer's space.
  open var position: CGPoint {
    get { state.position }
    set { change("position") { state.position = newValue } }
  }
  /// The bounding box of the transformed bounds in the superlayer's space. Setting it sets
  /// `position`, then `bounds` (FACTS C5); meaningless under a transform that is not upright.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrame(newValue) }
  }
  /// Depth order among siblings, and distance towards the eye in points; 0 by default.
  ///
  /// Siblings share the space of their superlayer: where transforms turn them out of its plane they
  /// are sorted by depth and cut where they cross (FACTS C5; for ordinary layers our choice).
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { change("zPosition") { state.zPosition = newValue } }
  }
  /// The point of the bounds that `position` places and that transforms keep, in units of the
  /// bounds; (0.5, 0.5) by default.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { change("anchorPoint") { state.anchorPoint = newValue } }
  }
  /// The anchor's depth in points; 0 by default.
  open var anchorPointZ: CGFloat {
    get { state.anchorPointZ }
    set { change("anchorPointZ") { state.anchorPointZ = newValue } }
  }
  /// The transform about the anchor point; identity by default.
  open var transform: CATransform3D {
    get { state.transform }
    set { change("transform") { state.transform = newValue } }
  }
  /// A transform of all sublayers about this layer's anchor point; identity by default.
  open var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { change("sublayerTransform") { state.sublayerTransform = newValue } }
  }
  /// The transform as a map of the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets `transform` to a map of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Looks

  /// Whether the layer and its sublayers are left out; false by default.
  open var isHidden: Bool {
    get { state.isHidden }
    set {
      let wasHidden = state.isHidden
      change("hidden") { state.isHidden = newValue }
      if wasHidden != newValue && flags.isLive { performOrderAction(isIn: !newValue) }
    }
  }
  /// 0 ... 1, times everything in the layer; 1 by default. Limited to 0 ... 1 when drawn.
  open var opacity: Float {
    get { state.opacity }
    set { change("opacity") { state.opacity = newValue } }
  }
  /// The fill of the bounds; nil, the default, fills nothing. Cells of a pattern are counted from the
  /// lower left corner and stand upside down, as on iOS; a view's background has them upright.
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set {
      change("backgroundColor") {
        state.backgroundColor = newValue
        state.hasUprightBackgroundPattern = false
      }
    }
  }
  /// How far a corner reaches along the sides, in radii: 1 for circular corners, 1.528665 for
  /// continuous ones (FACTS C13).
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? SmoothRoundedRect.reach : 1
  }
  /// The corners' radius in points; limited to half the shorter side when drawn; 0 by default.
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { change("cornerRadius") { state.cornerRadius = newValue } }
  }
  /// The width of the border inside the bounds, in points; 0 by default.
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { change("borderWidth") { state.borderWidth = newValue } }
  }
  /// The border's colour; opaque black by default.
  open var borderColor: CGColor? {
    get { state.borderColor }
    set { change("borderColor") { state.borderColor = newValue } }
  }
  /// Whether contents and sublayers end at the (rounded) bounds; false by default.
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set { change("masksToBounds") { state.masksToBounds = newValue } }
  }
  /// A layer whose alpha multiplies this one, placed in this layer's space; nil by default. It may
  /// not be in a tree of its own.
  open var mask: CALayer? {
    get {
      expandPresentation()
      return tree.mask
    }
    set { setMask(newValue) }
  }

  // MARK: Contents

  /// What is drawn over the background: a CGImage, as on iOS (a UIImage there draws nothing, either).
  /// Anything else draws nothing and is noted.
  open var contents: Any? {
    get { state.contents }
    set { change("contents") { state.contents = newValue } }
  }
  /// Pixels per point of `contents` and of what `draw(in:)` draws; 1 by default.
  open var contentsScale: CGFloat {
    get { state.contentsScale }
    set { change("contentsScale") { state.contentsScale = newValue } }
  }
  /// How `contents` are placed; `resize` by default.
  open var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { keep("contentsGravity") { state.contentsGravity = newValue } }
  }
  /// A promise that drawing covers the bounds; false by default. What it leaves out is then the
  /// background colour, or black without an opaque one.
  open var isOpaque: Bool {
    get { state.isOpaque }
    set { keep("isOpaque") { state.isOpaque = newValue } }
  }
  /// Whether a change of `bounds` asks for display; false by default.
  open var needsDisplayOnBoundsChange: Bool {
    get { state.needsDisplayOnBoundsChange }
    set { state.needsDisplayOnBoundsChange = newValue }
  }
  /// Asks for `display()` at the next update.
  open func setNeedsDisplay() {
    flags.dirtyRect = nil
    markNeedsDisplay()
  }
  /// Asks for `display()` of a part of the layer, in its own space: at the next update, `draw(in:)` is
  /// limited to it, and to other parts that were asked for. What was drawn outside stays.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(in: r) }

  /// Whether y runs down in the context of `draw(in:)`: it does on iOS, except where an odd number of this layer and
  /// those around it say `isGeometryFlipped`.
  open func contentsAreFlipped() -> Bool {
    var isFlipped = true
    var layer: CALayer? = self
    while let one = layer {
      if one.isGeometryFlipped { isFlipped.toggle() }
      layer = one.superlayer
    }
    return isFlipped
  }
  /// Whether `display()` was asked for.
  open func needsDisplay() -> Bool { flags.needsDisplay }
  /// Displays now if that was asked for.
  open func displayIfNeeded() { displayNowIfNeeded() }
  /// Fills `contents`: by the delegate's `display(_:)`, else by what `draw(in:)` draws.
  open func display() { displayContents() }
  /// Draws the contents into a context whose y runs down, in the layer's own space; by default the
  /// delegate does.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: Layout

  /// Who draws, lays out and is asked for actions; not retained.
  open weak var delegate: (any CALayerDelegate)?
  /// Asks for `layoutSublayers()` at the next update.
  open func setNeedsLayout() {
    layoutManager?.invalidateLayout(of: self)
    markNeedsLayout()
  }
  /// Whether layout was asked for.
  open func needsLayout() -> Bool { flags.needsLayout }
  /// Lays out now if asked for, from the topmost superlayer that waits for layout.
  open func layoutIfNeeded() { layoutNowIfNeeded() }
  /// Places the sublayers; by default the delegate does, or, where there is none or it leaves that
  /// out, the layout manager.
  open func layoutSublayers() { layOutSublayers() }
  /// Who places the sublayers where no delegate does; nil by default. On Apple's systems this is on
  /// macOS only.
  ///
  /// Partly: on Apple's systems this is on macOS only.
  open var layoutManager: (any CALayoutManager)?
  /// The size that the layout manager prefers, else that of the bounds, in the superlayer's space: as
  /// `frame` would have it.
  open func preferredFrameSize() -> CGSize { frameSizePreferred() }

  // MARK: Tree

  /// The layer that this one is in, or is the mask of (FACTS C16).
  open var superlayer: CALayer? { container }
  /// The children from back to front; nil when there are none.
  open var sublayers: [CALayer]? {
    get {
      expandPresentation()
      return tree.sublayers.isEmpty ? nil : tree.sublayers
    }
    set { setSublayers(newValue ?? []) }
  }
  /// Takes the layer, or the mask, out of its parent.
  open func removeFromSuperlayer() { detach() }
  /// Adds a child in front of the others; one that contains this layer is refused.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: tree.sublayers.count) }
  /// Inserts a child at `idx` of the children from back to front, limited to what exists.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Inserts a child right behind `sibling`; behind all when that is nil or no child.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 0)
  }
  /// Inserts a child right in front of `sibling`; in front of all when that is nil or no child.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 1)
  }
  /// Puts `newLayer` where `oldLayer` is; nothing when that is no child.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  // MARK: Points

  /// Whether a point of the layer's own space is in its bounds; the far edges are outside.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The frontmost layer of this tree at `p`, a point of the *superlayer's* space (FACTS C6).
  open func hitTest(_ p: CGPoint) -> CALayer? {
    expandPresentation()
    return frontmostLayer(at: p)
  }

  /// The part of the bounds that the nearest scroll layer above shows, in the layer's own space;
  /// the bounds where there is none, the zero rectangle where nothing is shown.
  open var visibleRect: CGRect { boundsInScrollLayer }
  /// Has the nearest scroll layer above scroll so that a point of this layer's space lies at its
  /// upper left corner; nothing without one.
  open func scroll(_ p: CGPoint) { scrollAncestor(to: p) }
  /// Has the nearest scroll layer above scroll as little as shows a rectangle of this layer's
  /// space; nothing without one.
  open func scrollRectToVisible(_ r: CGRect) { scrollAncestor(toShow: r) }

  // MARK: Animation

  /// Attaches a copy of `anim`, in place of the animation of the same key; nil makes a key up.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key: key) }
  /// Takes all animations off.
  open func removeAllAnimations() { detachAnimations { _ in true } }
  /// Takes the animation of that key off.
  open func removeAnimation(forKey key: String) { detachAnimations { $0.key == key } }
  /// The keys of the attached animations in order of addition; nil when there are none.
  open func animationKeys() -> [String]? {
    attachments.isEmpty ? nil : attachments.compactMap(\.key)
  }
  /// The attached animation of that key; not to be changed.
  open func animation(forKey key: String) -> CAAnimation? {
    attachments.first { $0.key == key }?.animation
  }
  /// The action for a change of `event`: the delegate's, that of `actions`, that of `style`, the
  /// class's default, or the implicit one of a committed layer, whichever comes first; NSNull at any
  /// of them means none (FACTS C12).
  open func action(forKey event: String) -> (any CAAction)? { foundAction(event) }
  /// The class's action for a change of `event`; nil, the default, leaves it to implicit animation.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Whether a change of `key` asks for display; false by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The value that a new layer has for `key`.
  open class func defaultValue(forKey key: String) -> Any? { initialValue(key) }

  // MARK: Key-value coding

  /// The value of a property by its name, or what was stored under an undefined key.
  open func value(forKey key: String) -> Any? { codedValue(key) }
  /// Sets a property by its name; `setValue(_:forUndefinedKey:)` for other names.
  open func setValue(_ value: Any?, forKey key: String) { setCodedValue(value, key) }
  /// The value of a property or of a part of it, such as `transform.rotation.z`.
  open func value(forKeyPath keyPath: String) -> Any? { codedValue(atPath: keyPath) }
  /// Sets a property or a part of it. A name that is no property stores the value; if
  /// `needsDisplay(forKey:)` says so, the layer then draws anew, and animations of that name draw it
  /// for each picture.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setCodedValue(value, atPath: keyPath)
  }
  /// The value stored under a name that is no property, else that of `style`, else the class's
  /// `defaultValue(forKey:)`.
  open func value(forUndefinedKey key: String) -> Any? { undefinedValue(key) }
  /// Stores a value under a name that is no property, as every layer may.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    setUndefinedValue(value, key)
  }
  /// Nil for a number, a flag or a structure: changes nothing and is noted (our choice).
  open func setNilValueForKey(_ key: String) { note(nil, key) }
  /// Told of a change that the layer observes; does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Presentation

  /// A copy of the layer as it looks now, animations included, made by `init(layer:)`; nil before the
  /// first commit.
  ///
  /// The copy's superlayer, sublayers and mask are copies of the same moment, made when asked for;
  /// each asking for a presentation makes its own. A copy's presentation is itself.
  open func presentation() -> Self? { presentedCopy().flatMap { $0 as? Self } }
  /// The layer that this one presents: itself, but for presentation copies.
  open func model() -> Self { presented?.model as? Self ?? self }
  /// Draws the layer's model values and its sublayers in its own space, without animations; a
  /// presentation copy's are those of its moment (FACTS 3.20).
  /// Gradient layers interpolate in generic RGB and edges are antialiased (FACTS C0, 3.5); the
  /// context's transform and clip apply, and its alpha, blend mode and shadow to all as one picture.
  open func render(in ctx: CGContext) { renderModel(in: ctx) }

  // MARK: Values for the renderer

  /// The subclass's own contents: a gradient or a shape.
  func committedContent() -> LayerContent { .plain }
  /// Completes what a commit has read at a time of the layer: for contents with a history.
  func completeCommit(
    _ properties: inout LayerProperties, _ animations: [ResolvedAnimation], at localTime: Double
  ) {}

  /// Called when a property or the tree changes.
  func didChange() {
    holdUntilCommit()
    markChanged()
  }
}
