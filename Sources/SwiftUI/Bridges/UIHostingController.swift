// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view controller that shows a view (FACTS_SWIFTUI m.3).

/// What a hosting controller's view tells of the size of its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The controller's `preferredContentSize` is the content's ideal size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's intrinsic size, the content's ideal size, is invalidated when the content changes.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view controller that shows a view.
open class UIHostingController<Content: View>: UIViewController {
  let hosting: _UIHostingView<Content>
  private lazy var screen = ScreenItem(self)

  /// The view that is shown.
  public var rootView: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }

  /// Which of UIKit's sizes follow the content's size; none by default.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { sizeDidChange() }
  }

  /// The regions of the safe area that the content keeps out of; all by default.
  public var safeAreaRegions: SafeAreaRegions {
    get { hosting.safeAreaRegions }
    set { hosting.safeAreaRegions = newValue }
  }

  /// A controller that shows a view.
  public init(rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    connect()
  }

  /// A controller of an archive, which shows a view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(coder: aDecoder)
    connect()
  }

  /// Not supported: a subclass gives the root view by `init(coder:rootView:)`.
  public required init?(coder aDecoder: NSCoder) {
    fatalError(
      "init(coder:) must be implemented in a subclass and call super.init(coder:rootView:)")
  }

  /// A controller of a view that belongs to another tree, whose environment it has.
  init(rootView: Content, within parent: _ViewNode, _ environment: EnvironmentValues) {
    hosting = _UIHostingView(rootView: rootView, within: parent, environment)
    super.init(nibName: nil, bundle: nil)
    connect()
  }

  private func connect() {
    hosting.host.controller = self
    hosting.didUpdate = { [weak self] in self?.viewsDidUpdate() }
  }

  /// Makes the view that shows the root view: opaque, in the system's background colour.
  open override func loadView() {
    hosting.backgroundColor = .systemBackground
    view = hosting
  }

  /// The root view's size for a proposal of this size, in points.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return hosting.sizeThatFits(ProposedViewSize(size))
  }

  private var knownSize = CGSize.zero
  private var knownScreen: ScreenState?

  func viewsDidUpdate() {
    let state = ScreenState(
      version: hosting.host.preferencesVersion, stack: navigationController)
    if state != knownScreen {
      knownScreen = state
      screen.update(hosting.host.preference(ScreenKey.self))
    }
    sizeDidChange()
  }

  private func sizeDidChange() {
    guard !sizingOptions.isEmpty, isViewLoaded else { return }
    let size = hosting.sizeThatFits(.unspecified)
    if sizingOptions.contains(.preferredContentSize), preferredContentSize != size {
      preferredContentSize = size
    }
    if sizingOptions.contains(.intrinsicContentSize), knownSize != size {
      knownSize = size
      hosting.invalidateIntrinsicContentSize()
    }
  }

  /// Brings the title and the items of bars up to date before the first frame.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hosting.layoutIfNeeded()
  }

  /// Presents what waits for that.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let waiting = hosting.host.whenSeen
    hosting.host.whenSeen = []
    for action in waiting { action() }
  }
}

/// What the bars of a screen depend on.
private struct ScreenState: Equatable {
  let version: Int
  let stack: UINavigationController?
}
