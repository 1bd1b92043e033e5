// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A stack of controllers of which the topmost is shown, below a navigation bar (FACTS_UIKIT g.2, g.4).
// What a program may override stands here; the work is done in UINavigationController+….swift.

public import CoreGraphics
public import Foundation
@_spi(Mica) import UIKitCore

/// A container that shows the topmost of a stack of controllers.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  let stack: NavigationStack

  /// An empty stack with bars of the given classes; nil for the system's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    stack = NavigationStack(barClass: navigationBarClass, toolbarClass: toolbarClass)
    super.init(nibName: nil, bundle: nil)
    setUpStack()
  }

  /// A stack of one controller.
  public init(rootViewController: UIViewController) {
    stack = NavigationStack(barClass: nil, toolbarClass: nil)
    super.init(nibName: nil, bundle: nil)
    setUpStack()
    pushViewController(rootViewController, animated: false)
  }

  /// An empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    stack = NavigationStack(barClass: nil, toolbarClass: nil)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUpStack()
  }

  /// A controller from an archive; see `UIViewController`.
  public required init?(coder: NSCoder) {
    stack = NavigationStack(
      barClass: NibHook.reader?.customClass(ofPart: "navigationBar", of: coder),
      toolbarClass: NibHook.reader?.customClass(ofPart: "toolbar", of: coder))
    super.init(coder: coder)
    setUpStack()
    readNib(coder, as: UINavigationController.self)
  }

  // MARK: Stack

  /// Who hears of changes, and may animate them; not kept alive.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The controllers from bottom to top.
  open var viewControllers: [UIViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top.
  open var topViewController: UIViewController? { stack.controllers.last }
  /// What can be seen: what the topmost controller presents, or that itself.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }
  /// Replaces the stack; animated, the new top comes as by a push, or by a pop if it was in the old one.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated: animated)
  }
  /// Puts a controller on top. One that is on the stack already is refused, as on iOS.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  /// Takes the topmost controller away, never the last one; gives it back.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { pop(animated: animated) }
  /// Takes away all but the lowest; gives them back.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.controllers.first.map { pop(to: $0, animated: animated) }
  }
  /// Takes away all above a controller of the stack; gives them back.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { pop(to: viewController, animated: animated) }

  // MARK: Bars

  /// The bar at the top. Its items are the controllers'.
  open var navigationBar: UINavigationBar { stack.bar }
  /// Whether there is no bar at the top; false by default.
  open var isNavigationBarHidden: Bool {
    get { stack.isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Shows or hides the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    setBarHidden(hidden, animated: animated)
  }
  /// The bar at the bottom, with the topmost controller's `toolbarItems`.
  open var toolbar: UIToolbar! { stack.toolbar }
  /// Whether there is no bar at the bottom; true by default.
  open var isToolbarHidden: Bool {
    get { stack.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Shows or hides the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeToolbarHidden(hidden, animated: animated)
  }
  /// The recognizer of the swipe from the edge that leads back. Nil before the view is there.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { stack.swipe }
  /// Whether bars go when content is scrolled; false by default.
  ///
  /// Partly: kept and noted.
  open var hidesBarsOnSwipe = false { didSet { note(hidesBarsOnSwipe, "hidesBarsOnSwipe") } }
  /// Whether bars go when the keyboard comes; false by default.
  ///
  /// Partly: kept and noted.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { note(hidesBarsWhenKeyboardAppears, "hidesBarsWhenKeyboardAppears") }
  }
  /// Whether bars go on a phone on its side; false by default.
  ///
  /// Partly: kept and noted.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { note(hidesBarsWhenVerticallyCompact, "hidesBarsWhenVerticallyCompact") }
  }
  /// Whether a tap shows and hides bars; false by default.
  ///
  /// Partly: kept and noted.
  open var hidesBarsOnTap = false { didSet { note(hidesBarsOnTap, "hidesBarsOnTap") } }
  /// The recognizer that `hidesBarsOnSwipe` goes by.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// The recognizer that `hidesBarsOnTap` goes by.
  open private(set) lazy var barHideOnTapGestureRecognizer: UITapGestureRecognizer =
    UITapGestureRecognizer()

  /// How long bars take to come and go, in seconds.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2

  // MARK: View controller

  /// A view with the topmost controller's, and the bars.
  open override func loadView() { view = makeStackView() }
  /// The topmost controller decides.
  open override var childForStatusBarStyle: UIViewController? { topViewController }
  /// The topmost controller decides.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The topmost controller decides.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  /// The topmost controller's.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? topViewController?.preferredContentSize ?? own : own
    }
    set { super.preferredContentSize = newValue }
  }
  /// Whether the topmost controller asks the bar at the bottom to make way.
  open override var tabBarItem: UITabBarItem! {
    get { core.tabBarItem ?? stack.controllers.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  @_spi(Mica) public override var keepsContentBelowBars: Bool { true }

  @_spi(Mica) public override func willForwardAppearance() {
    super.willForwardAppearance()
    installTop()
  }

  @_spi(Mica) public override func didForwardAppearance() {
    super.didForwardAppearance()
    toldOfAppearance()
  }

  /// A push or pop.
  public enum Operation: Int, Sendable {
    /// Neither.
    case none = 0
    /// A controller comes on top.
    case push
    /// Controllers go.
    case pop
  }
}
