// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The object behind a view: it makes the view when it is first asked for, and is told when the view
// appears and is laid out. What subclasses may override stands in the class itself.

public import Foundation
import QuartzCore

/// A controller of one view and, as children, of the controllers of parts of it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// The name of the nib that the view was to come from. Nibs are not read yet: a controller that
  /// has a name loads its view by `loadView()` all the same.
  public let nibName: String?

  /// A title for whatever shows the controller; nil by default.
  open var title: String? {
    willSet { willChange("title") }
    didSet { didChange("title") }
  }

  /// The controller that this one is a child of.
  open internal(set) weak var parent: UIViewController?

  /// The child controllers, in the order of their addition.
  open internal(set) var children: [UIViewController] = []

  /// A controller whose view is made when it is first asked for.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  /// A controller without a nib.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller from an archive, of which nothing is read yet.
  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
  }

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

  /// Sets `view`; the base makes a clear view as large as the screen.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// The window or view above the controller's view.
  open override var next: UIResponder? { loadedView?.superview }

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

  /// Called after the view's `layoutSubviews()`.
  open func viewDidLayoutSubviews() {}

  /// Called in place of the view's `updateConstraints()`, which the base calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Those of the view, or the current ones while there is no view.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

  /// Called when the view's traits have changed; does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the controller becomes the child of another one (nil: of none).
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller has become the child of another one; containers call it.
  open func didMove(toParent parent: UIViewController?) {}

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

  /// Whether the home indicator may be hidden; false by default.
  ///
  /// Partly: no home indicator is drawn.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Whether the device may be turned; true by default. Mica's never is.
  open var shouldAutorotate: Bool { true }

  /// The ways up that the view can be shown in; by default all on a pad, all but upside down otherwise.
  ///
  /// Partly: kept, without effect.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// The way up in which the view is shown first; portrait by default.
  ///
  /// Partly: kept, without effect.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Children

  /// Makes `childController` a child; its view is added by the caller.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Takes the controller out of its parent's children.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}

extension UIViewController {
  /// Asks for the status bar to be looked after again; there is none yet.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Asks for the home indicator to be looked after again; there is none.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}

extension UIViewController {
  /// Puts the view into `window`, filling it, with the notices of an appearance, the children's
  /// among them. On a stage the last of them comes in the turn after the commit that first shows the
  /// view, as UIKit's "deferred blocks after the commit" do: bare layers animate from then on.
  func appear(in window: UIWindow) {
    let root: UIView = view
    forEachVisible { $0.viewWillAppear(false) }
    root.frame = window.bounds
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(root)
    forEachVisible { $0.viewIsAppearing(false) }
    window.layoutIfNeeded()
    guard AppState.current.isOnStage else { return forEachVisible { $0.viewDidAppear(false) } }
    TransactionStack.current.later { [weak window] in
      MainActor.assumeIsolated {
        guard self.viewIfLoaded?.window === window, window != nil else { return }
        self.forEachVisible { $0.viewDidAppear(false) }
      }
    }
  }

  /// Takes the view out of its window, with the notices of a disappearance.
  func disappear() {
    forEachVisible { $0.viewWillDisappear(false) }
    viewIfLoaded?.removeFromSuperview()
    forEachVisible { $0.viewDidDisappear(false) }
  }

  /// Calls `body` for the controller and the children whose views lie in its own.
  private func forEachVisible(_ body: (UIViewController) -> Void) {
    body(self)
    guard let root = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: root) == true {
      child.forEachVisible(body)
    }
  }
}

extension UIViewController: UITraitEnvironment {}
