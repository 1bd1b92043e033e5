// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The object behind a view: it makes the view when it is first asked for, is told when the view
// appears and is laid out, and contains, shows and presents other controllers. What subclasses may
// override stands in the class itself; the work is done in UIViewController+….swift.

public import CoreGraphics
public import Foundation
public import MicaRuntime
import QuartzCore

/// A controller of one view and, as children, of the controllers of parts of it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  package let core = ControllerCore()
  /// What the parent and the controller override, and who listens.
  var ownTraits: TraitOverrides?
  /// What the controller itself overrides.
  var ownOverrides = TraitValues()
  var traitsFromParent: UITraitCollection?

  /// The name of the nib that the view comes from; nil for one of the class's name, or for none.
  public let nibName: String?

  /// The bundle that the nib is in; nil stands for the program's own.
  public let nibBundle: Bundle?

  /// A title for whatever shows the controller; nil by default. Setting it also sets that of the
  /// navigation item and of the tab bar item.
  open var title: String? {
    willSet { willChange("title") }
    didSet {
      titleChanged()
      didChange("title")
    }
  }

  /// The controller that this one is a child of.
  open internal(set) weak var parent: UIViewController?

  /// The child controllers, in the order of their addition.
  open internal(set) var children: [UIViewController] = []

  /// A controller whose view is made when it is first asked for.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller without a nib.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller of a storyboard. With any other coder it is as a new one.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    readNib(coder, as: UIViewController.self)
  }

  /// Writes what the controller is into an archive: nothing, which is noted.
  open func encode(with coder: NSCoder) { noteUnwritten(self) }
  /// Writes what a program needs to come up as it was; never called, since programs here begin anew.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads it again; never called.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: View

  /// The view; asking for it the first time runs `loadView()` and `viewDidLoad()`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The view if it was made already.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was made already.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view unless it was made already.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "\(type(of: self)).loadView() must set the view.")
    viewDidLoad()
  }

  /// Sets `view`: that of the storyboard or nib, or else a clear one as large as the screen.
  open func loadView() {
    if !loadNibView() { view = UIView(frame: UIScreen.main.bounds) }
  }

  /// The storyboard that the controller was made of; nil for one that was made otherwise.
  open var storyboard: UIStoryboard? { core.storyboard }

  /// The view around the controller's view, or else the controller that presents it (FACTS_UIKIT a.6).
  open override var next: UIResponder? { loadedView?.superview ?? core.presenting }

  // MARK: Notices; each does nothing in the base

  /// Called once, after the view was made.
  open func viewDidLoad() {}

  /// Called before the view enters a window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window, before its first layout there.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has entered a window and was laid out there.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view's `layoutSubviews()`.
  open func viewWillLayoutSubviews() {}

  /// Brings what the view shows up to date; does nothing. It is called before the view's first layout, and before the
  /// next one after `setNeedsUpdateProperties()` (iOS 26).
  open func updateProperties() {}

  /// Called after the view's `layoutSubviews()`.
  open func viewDidLayoutSubviews() {}

  /// Sets `contentUnavailableConfiguration` for a state; does nothing. It is called before the view's first layout, and
  /// before the next one after `setNeedsUpdateContentUnavailableConfiguration()`.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Called when the view's safe area has changed; does nothing.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the view's margins have changed; does nothing.
  open func viewLayoutMarginsDidChange() {}

  /// What the controller adds to the safe area of its view, for bars of its own; none by default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { additionalInsetsChanged() } }
  }

  /// Whether the view's margins are at least the system's; true by default (FACTS_UIKIT e.6).
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsMayHaveChanged() }
  }

  /// Whether scroll views of children are inset by bars even where they don't scroll, as in a navigation
  /// controller.
  @_spi(Mica) open var keepsContentBelowBars: Bool { false }

  /// Called in place of the view's `updateConstraints()`, which the base calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// The traits from above the view, or the parent's or current ones while there is no view, with what the
  /// controller overrides.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// The style of the controller and its views; `.unspecified`, the default, is that from above.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownOverrides.style }
    set { if newValue != ownOverrides.style { changeOwnOverrides { $0.style = newValue } } }
  }

  /// Called when the view's traits have changed; does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the controller becomes the child of another one (nil: of none). Containers call it
  /// with nil before they take the view out.
  open func willMove(toParent parent: UIViewController?) { noteMove(to: parent) }

  /// Called after the controller has become the child of another one; containers call it.
  open func didMove(toParent parent: UIViewController?) { noteMoved() }

  /// Called before the view's size changes; the base tells the children whose views fill it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { handDown(size, coordinator) }

  /// Called before the device is turned; does nothing. Before iOS 8 there was only this.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called within the animation of a turn; does nothing.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called after the device was turned; does nothing.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Called before the traits change; the base tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The size that a child asks a container for; the child's `preferredContentSize` by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when a child has another `preferredContentSize`; the base tells whoever presents this.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    contentSizeChanged(of: container)
  }

  /// Called when a child has been laid out by constraints; does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: The device

  /// Called when memory is short, which Mica's programs never are; does nothing.
  open func didReceiveMemoryWarning() {}

  /// Whether the status bar is hidden; false by default.
  ///
  /// Partly: no status bar is drawn yet.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar looks; `.default` by default.
  ///
  /// Partly: no status bar is drawn yet.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How the status bar changes; `.fade` by default.
  ///
  /// Partly: no status bar is drawn yet.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Which child says how the status bar looks; nil, for the controller itself, by default.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Which child says whether the status bar is hidden; nil, for the controller itself, by default.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Asks for the status bar to be looked after again; there is none yet.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the home indicator may be hidden; false by default.
  ///
  /// Partly: no home indicator is drawn.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Which child says whether the home indicator may be hidden; nil by default.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Asks for the home indicator to be looked after again; there is none.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges at which the program's gestures come before the system's; none by default.
  ///
  /// Partly: the system has no gestures at the edges.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Which child says at which edges its gestures come first; nil by default.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Asks for the edges again; nothing follows from them.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Whether the device may be turned; true by default. Mica's never is.
  open var shouldAutorotate: Bool { true }

  /// The ways up that the view can be shown in; by default all on a pad, all but upside down otherwise.
  ///
  /// Partly: kept, without effect.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Turns the screen as the device is held; the device is never turned.
  open class func attemptRotationToDeviceOrientation() {}

  /// The way up in which the view is shown first; portrait by default.
  ///
  /// Partly: kept, without effect.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Asks for the ways up again; the device is never turned.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// A name by which the system brings the controller back; nil by default.
  ///
  /// Partly: kept, without effect.
  open var restorationIdentifier: String?

  /// Who makes the controller when the system brings it back; nil by default. Programs here begin anew.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  // MARK: Children

  /// The children that an unwind segue looks through: all but the one that holds where it comes from.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let around = childContaining(source)
    return children.filter { $0 !== around }
  }

  /// Makes `childController` a child; its view is added by the caller.
  open func addChild(_ childController: UIViewController) { take(childController) }

  /// Takes the controller out of its parent's children.
  open func removeFromParent() { leaveParent() }

  /// Whether the children are told that they appear and disappear when this one is; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells the controller that its view is about to appear or disappear. Containers that do not leave
  /// that to `shouldAutomaticallyForwardAppearanceMethods` call it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells the controller that its view has appeared or disappeared.
  open func endAppearanceTransition() { endAppearance() }

  /// Puts a child's view in the place of another one's, animated by the options or by the changes of
  /// `animations`, with the notices of both.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Called when the controller is about to appear, before its children are told.
  @_spi(Mica) open func willForwardAppearance() {}

  /// Called when the controller has appeared or disappeared, after its children were told.
  @_spi(Mica) open func didForwardAppearance() {}

  // MARK: Bars

  /// What a navigation bar shows for the controller; made when it is first asked for, with `title`.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  /// What a tab bar shows for the controller; made when it is first asked for, with `title`.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { setTabBarItem(newValue) }
  }

  /// What a navigation controller's toolbar shows for the controller; nil by default.
  open var toolbarItems: [UIBarButtonItem]? {
    get { core.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets `toolbarItems`.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    core.toolbarItems = toolbarItems
    core.bars?.toolbarItemsChanged(of: self, animated: animated)
  }

  /// Whether the bar at the bottom makes way while the controller is on a navigation stack; false by
  /// default.
  open var hidesBottomBarWhenPushed = false

  /// The edges at which the view reaches below bars; all by default.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { core.bars?.extentChanged(of: self) } }

  /// Whether the view reaches below bars that are opaque; false by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { core.bars?.extentChanged(of: self) }
  }

  /// Whether a scroll view that fills the view gets room for bars; true by default. Safe areas have
  /// taken its place.
  open var automaticallyAdjustsScrollViewInsets = true

  /// Whether the view lets its content be edited; false by default.
  open var isEditing: Bool {
    get { core.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets `isEditing`; the edit button follows.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  /// A button that says "Edit" or "Done", and changes `isEditing`.
  open var editButtonItem: UIBarButtonItem { ownEditButtonItem }

  /// Keys that `addKeyCommand(_:)` was called with; nil for none.
  open override var keyCommands: [UIKeyCommand]? {
    core.keyCommands.isEmpty ? nil : core.keyCommands
  }
  /// Adds a key that the controller acts on.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { core.keyCommands.append(keyCommand) }
  /// Takes it away again.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    core.keyCommands.removeAll { $0 === keyCommand }
  }

  /// What hosts an extension's controller; nil, as in programs.
  open var extensionContext: NSExtensionContext? { nil }
  /// Whether a pointer is held in place; false by default. Phones have none.
  open var prefersPointerLocked: Bool { false }
  /// The child that `prefersPointerLocked` is asked of; nil, the default, for the controller itself.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Has `prefersPointerLocked` asked again; nothing asks.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Whether what the controller presents can be used while it appears; false by default. Kept.
  open var performsActionsWhilePresentationIsAnimating = false
  /// The name of the group that the focus stays in; nil by default.
  open var focusGroupIdentifier: String?

  // MARK: Showing others

  /// Shows a controller in the container around that shows such ones; presents it where there is none.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }

  /// Shows a controller as the detail, in a split view; presents it where there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContainer(vc, sender: sender)
  }

  /// The nearest container that overrides a method.
  open func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? { findTarget(for: action, sender: sender) }

  /// Shows a controller over this one or over those around it.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    PresentationHook.presenter.present(
      viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Puts away what this controller presents, or else this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    PresentationHook.presenter.dismiss(self, animated: flag, completion: completion)
  }

  /// How the view is presented; `.automatic` by default, which is a page sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { forgetPresentationController() } }
  }

  /// How the view comes in; from below by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether a presentation that isn't full screen decides on the status bar; false by default.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether a drag can't put the sheet away; false by default.
  open var isModalInPresentation = false

  /// Whether `.currentContext` presentations cover this controller's view; false by default.
  open var definesPresentationContext = false

  /// Whether presentations in this context come in by this controller's style; false by default.
  open var providesPresentationContextTransitionStyle = false

  /// Whether a presented controller lets its focus be taken back; true.
  open var restoresFocusAfterTransition = true

  /// Whether the keyboard goes when a controller that is no form takes the focus; true for form sheets.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Who makes the transitions of a presentation; not kept alive.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The size that containers give the view where they can; zero by default.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredSizeChanged() } }
  }

  /// Called before a segue; does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue may be performed; true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs a segue of the storyboard; stops the program where there is none of that name, as iOS does.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    NibHook.reader?.performSegue(identifier, of: self, sender: sender)
  }

  /// Whether an unwind segue may end here: where this has such a method, and is not where it came from.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { canUnwind(action, from: fromViewController) }

  /// The same, as sources of before iOS 13 ask.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { canUnwind(action, from: fromViewController) }

  /// Changes what is shown, one container on the way of an unwind segue at a time; does nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
}
