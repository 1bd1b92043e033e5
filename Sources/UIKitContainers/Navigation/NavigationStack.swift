// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a navigation controller consists of.

import CoreGraphics
import Foundation
internal import MicaRaster

/// The state of a navigation controller.
@MainActor
final class NavigationStack {
  var controllers: [UIViewController] = []
  let bar: UINavigationBar
  let toolbar: UIToolbar
  var isBarHidden = false
  var isToolbarHidden = true
  var swipe: EdgeSwipe?
  let swipeBack = SwipeBack()
  /// Holds the controllers' views.
  let room = UIView(frame: .zero)
  var context: TransitionContext?
  /// The scroll view that the bars go by.
  weak var scrollView: UIScrollView?
  /// What a search shows over the topmost controller's view.
  var results: SearchResultsView?
  /// The controller of which the delegate has been told that it will be shown.
  weak var announced: UIViewController?

  init(barClass: AnyClass?, toolbarClass: AnyClass?) {
    bar =
      (barClass as? UINavigationBar.Type)?.makeView(frame: .zero) as? UINavigationBar
      ?? UINavigationBar(frame: .zero)
    toolbar =
      (toolbarClass as? UIToolbar.Type)?.makeView(frame: .zero) as? UIToolbar
      ?? UIToolbar(frame: .zero)
  }
}

/// The view of a navigation controller: places its bars whenever it is laid out.
final class StackView: UIView {
  weak var owner: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.placeParts()
  }
}

extension UINavigationController: BarContainer, ShowingContainer {
  func setUpStack() {
    stack.bar.core.isInController = true
    stack.bar.core.searchHost = self
    stack.bar.core.goBack = { [weak self] in self?.backWasTapped() }
    stack.toolbar.isHidden = true
  }

  func note(_ isOn: Bool, _ name: String) {
    if isOn { Unsupported.note("UINavigationController.\(name)") }
  }

  func makeStackView() -> UIView {
    let view = StackView(frame: UIScreen.main.bounds)
    view.owner = self
    view.clipsToBounds = true
    stack.room.frame = view.bounds
    stack.room.clipsToBounds = true
    view.addSubview(stack.room)
    view.addSubview(stack.toolbar)
    view.addSubview(stack.bar)
    let swipe = EdgeSwipe()
    swipe.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    stack.swipeBack.attach(to: swipe, of: self)
    view.addGestureRecognizer(swipe)
    stack.swipe = swipe
    return view
  }

  private func backWasTapped() {
    if let own = self as? any UINavigationBarDelegate, let item = topViewController?.navigationItem,
      !own.navigationBar(navigationBar, shouldPop: item)
    {
      return
    }
    popViewController(animated: true)
  }

  // MARK: Changes of the stack

  func push(_ controller: UIViewController, animated: Bool) {
    precondition(
      !(controller is UINavigationController),
      "Pushing a navigation controller is not supported")
    precondition(
      !stack.controllers.contains { $0 === controller },
      "Pushing the same view controller instance more than once is not supported (\(controller))")
    change(to: stack.controllers + [controller], .push, animated: animated)
  }

  func pop(animated: Bool) -> UIViewController? {
    guard stack.controllers.count > 1 else { return nil }
    let gone = stack.controllers.last
    change(to: Array(stack.controllers.dropLast()), .pop, animated: animated)
    return gone
  }

  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController] {
    guard let index = stack.controllers.firstIndex(where: { $0 === controller }) else {
      preconditionFailure("Tried to pop to a view controller that doesn't exist.")
    }
    let gone = Array(stack.controllers[(index + 1)...])
    if !gone.isEmpty {
      change(to: Array(stack.controllers[...index]), .pop, animated: animated)
    }
    return gone
  }

  func replaceStack(_ controllers: [UIViewController], animated: Bool) {
    let wasThere =
      controllers.last.map { new in stack.controllers.contains { $0 === new } } ?? false
    change(to: controllers, wasThere ? .pop : .push, animated: animated)
  }

  /// Puts another stack in the place of the present one.
  func change(to controllers: [UIViewController], _ operation: Operation, animated: Bool) {
    stack.context?.completeTransition(true)
    let old = stack.controllers
    let (from, to) = (old.last, controllers.last)
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.core.bars = self
    }
    stack.controllers = controllers
    let gone = old.filter { one in !controllers.contains { $0 === one } }
    for controller in gone { controller.willMove(toParent: nil) }
    guard from !== to else {
      finish(gone: gone, come: controllers.filter { one in !old.contains { $0 === one } })
      return stack.bar.setItems(controllers.map(\.navigationItem), animated: false)
    }
    let isShown = core.phase == .there || core.phase == .coming && viewIfLoaded?.window != nil
    guard isShown, let to else {
      from?.viewIfLoaded?.removeFromSuperview()
      stack.bar.setItems(controllers.map(\.navigationItem), animated: false)
      finish(gone: gone, come: controllers.filter { one in !old.contains { $0 === one } })
      if isViewLoaded, core.phase != .gone { installTop() }
      return
    }
    transition(from: from, to: to, operation, from: old, gone: gone, animated: animated)
  }

  /// What leaves the stack is a child no more.
  func finish(gone: [UIViewController], come: [UIViewController]) {
    for controller in gone {
      controller.core.bars = nil
      controller.core.barInsets = .zero
      controller.removeFromParent()
    }
    for controller in come { controller.didMove(toParent: self) }
  }

  // MARK: Appearing

  /// Puts the topmost controller's view into place before it appears with the stack.
  func installTop() {
    guard isViewLoaded, stack.context == nil, let top = topViewController else { return }
    let view: UIView = top.view
    if view.superview !== stack.room {
      view.frame = stack.room.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stack.room.addSubview(view)
    }
    showToolbarItems(animated: false)
    placeParts()
    guard core.phase == .coming, stack.announced !== top else { return }
    stack.announced = top
    let animated = core.isAnimated
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  func toldOfAppearance() {
    guard core.phase == .there, let top = topViewController else { return }
    delegate?.navigationController(self, didShow: top, animated: core.isAnimated)
  }

  // MARK: Being a container

  package func takeToShow(_ controller: UIViewController, isDetail: Bool, sender: Any?) -> Bool {
    if isDetail, nearestAncestor((any DetailContainer).self) != nil { return false }
    guard !isDetail else { return false }
    pushViewController(controller, animated: true)
    return true
  }

  package func toolbarItemsChanged(of controller: UIViewController, animated: Bool) {
    if controller === topViewController { showToolbarItems(animated: animated) }
  }

  func showToolbarItems(animated: Bool) {
    stack.toolbar.setItems(topViewController?.toolbarItems, animated: animated)
  }

  package func extentChanged(of controller: UIViewController) {
    if controller === topViewController { viewIfLoaded?.setNeedsLayout() }
  }
}

/// A container that shows details beside what they are details of.
@MainActor
protocol DetailContainer: AnyObject {}
