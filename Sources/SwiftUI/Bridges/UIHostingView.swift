// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The view that shows a tree of views in UIKit.

/// A UIKit view that shows a view.
public final class _UIHostingView<Content: View>: UIView {
  let host = ViewHost()
  private let canvas = DisplayView()
  /// The view that is shown.
  public var rootView: Content {
    didSet { host.update(rootView) }
  }

  /// A view that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    addSubview(canvas)
    host.onRequest = { [weak self] in self?.setNeedsLayout() }
    host.show(rootView, EnvironmentValues(self))
  }

  /// Not supported, as on iOS.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private var shownTraits: UITraitCollection?
  private var isShownMirrored = false

  /// Gives the tree the traits, if they are others than those it has.
  private func takeTraits() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard shownTraits != traitCollection || isMirrored != isShownMirrored else { return }
    (shownTraits, isShownMirrored) = (traitCollection, isMirrored)
    host.setEnvironment(EnvironmentValues(self))
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
    takeTraits()
    let insets = safeAreaInsets
    let isMirrored = isShownMirrored
    host.update(
      size: bounds.size,
      safeArea: EdgeInsets(
        top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
        trailing: isMirrored ? insets.left : insets.right),
      scale: traitCollection.displayScale > 0 ? traitCollection.displayScale : 1, in: canvas)
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
    host.sizeThatFits(ProposedViewSize(size))
  }

  /// The view's ideal size.
  public override var intrinsicContentSize: CGSize { host.sizeThatFits(.unspecified) }
}
