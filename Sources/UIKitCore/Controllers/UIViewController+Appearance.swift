// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a controller is told when its view comes and goes (FACTS_UIKIT g.1 to g.3). Containers say so
// by beginAppearanceTransition and endAppearanceTransition; where none does, entering and leaving a
// window does.

import QuartzCore

extension UIViewController {
  // MARK: Said by containers

  /// The first half: `viewWillAppear` or `viewWillDisappear`, here and in the children.
  package func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let phase = core.phase
    switch (isAppearing, phase) {
    case (true, .coming), (true, .there), (false, .going), (false, .gone): return
    default: break
    }
    core.isDriven = true
    core.isAnimated = animated
    core.phase = isAppearing ? .coming : .going
    if isAppearing {
      loadViewIfNeeded()
      core.hasSaidAppearing = false
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    if isAppearing { willForwardAppearance() }
    forEachForwardedChild { $0.beginAppearance(isAppearing, animated: animated) }
    if isAppearing { sayAppearing() }
  }

  /// The second half: `viewDidAppear` or `viewDidDisappear`, here and in the children.
  package func endAppearance() {
    let animated = core.isAnimated
    switch core.phase {
    case .coming:
      sayAppearing(force: true)
      core.phase = .there
      core.isDriven = false
      viewDidAppear(animated)
    case .going:
      core.phase = .gone
      core.isDriven = false
      viewDidDisappear(animated)
    case .there, .gone: return
    }
    forEachForwardedChild { $0.endAppearance() }
    didForwardAppearance()
    core.isMovingToParent = false
    if parent == nil { core.isMovingFromParent = false }
  }

  /// `viewIsAppearing`, once for each time that the view comes, when it is in its window.
  package func sayAppearing(force: Bool = false) {
    guard core.phase == .coming, !core.hasSaidAppearing,
      force || viewIfLoaded?.window != nil
    else { return }
    core.hasSaidAppearing = true
    viewIsAppearing(core.isAnimated)
  }

  /// The children that come and go with this controller: those whose views lie in its own.
  private func forEachForwardedChild(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let root = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: root) == true { body(child) }
  }

  // MARK: By windows

  /// Called before the view enters or leaves a window.
  func viewWillMove(to window: UIWindow?) {
    guard !core.isDriven, mayFollowWindow, isWindowShown(window) else { return }
    if let parent, parent.core.phase == .coming, window != nil {
      beginAppearance(true, animated: parent.core.isAnimated)
    } else if let parent, parent.core.phase == .going, window == nil {
      beginAppearance(false, animated: parent.core.isAnimated)
    } else {
      beginAppearance(window != nil, animated: false)
      core.isDriven = false
    }
  }

  /// Called after the view has entered or left a window. On a stage `viewDidAppear` comes in the turn
  /// after the commit that first shows the view, as UIKit's blocks after the commit do: bare layers
  /// animate from then on.
  func viewDidMove(to window: UIWindow?) {
    sayAppearing()
    guard !core.isDriven else { return }
    switch core.phase {
    case .coming where window != nil:
      guard AppState.current.isOnStage else { return endAppearance() }
      AppState.later { [weak self] in
        guard let self, !core.isDriven, core.phase == .coming, viewIfLoaded?.window != nil
        else { return }
        endAppearance()
      }
    case .going where window == nil: endAppearance()
    default: break
    }
  }

  /// Whether nobody but the window says when the view comes and goes.
  private var mayFollowWindow: Bool {
    guard let parent else { return core.presenting == nil }
    return parent.shouldAutomaticallyForwardAppearanceMethods
  }

  /// Views in hidden windows don't appear; they leave any.
  private func isWindowShown(_ window: UIWindow?) -> Bool { window.map { !$0.isHidden } ?? true }

  // MARK: The root of a window

  /// Puts the view into `window`, filling it, with the notices of an appearance.
  func appear(in window: UIWindow) {
    let root: UIView = view
    beginAppearance(true, animated: false)
    root.frame = window.bounds
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(root, at: 0)
    sayAppearing()
    window.layoutIfNeeded()
    guard AppState.current.isOnStage else { return endAppearance() }
    TransactionStack.current.later { [weak window] in
      MainActor.assumeIsolated {
        guard self.viewIfLoaded?.window === window, window != nil else { return }
        self.endAppearance()
      }
    }
  }

  /// Takes the view out of its window, with the notices of a disappearance, and whatever it presents.
  func disappear() {
    dropPresentations()
    beginAppearance(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearance()
  }
}

extension UIViewController {
  /// Whether the view comes because the controller was presented.
  public var isBeingPresented: Bool { core.isBeingPresented }

  /// Whether the view goes because the controller was dismissed.
  public var isBeingDismissed: Bool { core.isBeingDismissed }

  /// Whether the view comes because the controller has become a child.
  public var isMovingToParent: Bool { core.isMovingToParent }

  /// Whether the view goes because the controller will be a child no more.
  public var isMovingFromParent: Bool { core.isMovingFromParent }
}
