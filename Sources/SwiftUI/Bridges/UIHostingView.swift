// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The view that shows a tree of views in UIKit.

/// A UIKit view that shows a view.
public final class _UIHostingView<Content: View>: UIView {
  let host = ViewHost()
  private let canvas = DisplayView()
  /// The view that is shown.
  public var rootView: Content {
    didSet { if isShown { host.update(rootView) } }
  }

  /// The regions of the safe area that the content keeps out of.
  var safeAreaRegions = SafeAreaRegions.all {
    didSet { if safeAreaRegions != oldValue { setNeedsLayout() } }
  }
  /// Called after each update of the views.
  var didUpdate: () -> Void = {}
  private var inherited: EnvironmentValues?
  private weak var outerNode: _ViewNode?
  private var isShown = false

  /// A view that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    connect()
  }

  /// A view that shows a view of another tree, whose environment it has.
  init(rootView: Content, within parent: _ViewNode, _ environment: EnvironmentValues) {
    (self.rootView, inherited, outerNode) = (rootView, environment, parent)
    super.init(frame: .zero)
    connect()
  }

  /// Not supported, as on iOS.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func connect() {
    addSubview(canvas)
    host.onRequest = { [weak self] in self?.setNeedsLayout() }
  }

  isolated deinit { endViews() }

  /// Ends the views, whose actions run in the next update.
  func endViews() {
    if isShown { host.endTree() }
  }

  /// Makes the views when they are needed first.
  private func showViews() {
    guard !isShown else { return takeTraits() }
    isShown = true
    noteTraits()
    host.show(rootView, environmentNow, within: outerNode)
  }

  private var environmentNow: EnvironmentValues {
    guard var values = inherited else { return EnvironmentValues(self) }
    values.takeTraits(of: self)
    return values
  }

  /// The environment that it inherits is another one.
  func inherit(_ environment: EnvironmentValues) {
    inherited = environment
    if isShown { host.setEnvironment(environmentNow) }
    setNeedsLayout()
  }

  private var shownTraits: UITraitCollection?
  private var isShownMirrored = false

  private func noteTraits() {
    shownTraits = traitCollection
    isShownMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Gives the tree the traits, if they are others than those it has.
  private func takeTraits() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard shownTraits != traitCollection || isMirrored != isShownMirrored else { return }
    noteTraits()
    host.setEnvironment(environmentNow)
  }

  /// The views inherit the traits.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// Brings the views up to date.
  public override func layoutSubviews() {
    super.layoutSubviews()
    canvas.frame = bounds
    showViews()
    let insets = safeAreaRegions.contains(.container) ? safeAreaInsets : .zero
    let isMirrored = isShownMirrored
    host.update(
      size: bounds.size,
      safeArea: EdgeInsets(
        top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
        trailing: isMirrored ? insets.left : insets.right),
      scale: traitCollection.displayScale > 0 ? traitCollection.displayScale : 1, in: canvas)
    didUpdate()
  }

  /// The safe area is a part of the layout.
  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// The view that a touch goes to: that of the innermost gesture or control around what the touch meets.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    if let view = host.touchView(at: canvas.convert(point, from: self)) { return view }
    let other = super.hitTest(point, with: event)
    return other is DisplayView ? self : other
  }

  /// The view's size for a proposal of this size.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeThatFits(ProposedViewSize(size))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    showViews()
    return host.sizeThatFits(proposal)
  }

  /// The view's ideal size.
  public override var intrinsicContentSize: CGSize { sizeThatFits(.unspecified) }
}
