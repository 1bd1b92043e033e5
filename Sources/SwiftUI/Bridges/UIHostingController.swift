// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The controller that shows a tree of views in UIKit.

/// A controller whose view shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
  private var hosting: _UIHostingView<Content>

  /// The view that is shown.
  public var rootView: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }

  /// A controller that shows a view.
  public init(rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of an archive, which shows a view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(coder: aDecoder)
  }

  /// Not supported: a subclass gives the root view by `init(coder:rootView:)`.
  public required init?(coder aDecoder: NSCoder) {
    fatalError(
      "init(coder:) must be implemented in a subclass and call super.init(coder:rootView:)")
  }

  /// Makes the view that shows the root view: opaque, in the system's background colour.
  open override func loadView() {
    hosting.backgroundColor = .systemBackground
    view = hosting
  }

  /// The root view's size for a proposal of this size, in points.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return hosting.host.sizeThatFits(ProposedViewSize(size))
  }
}
