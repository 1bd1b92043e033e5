// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Children: how they come and go, and what they are told of their container (FACTS_UIKIT g.3).

public import CoreGraphics
public import Foundation

/// Something with content that a container gives a size: a controller, or a presentation.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content asks for.
  var preferredContentSize: CGSize { get }
  /// Called when a child has another preferred size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when constraints have given a child another size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child will have.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}

extension UIViewController {
  /// The name of the exception that iOS raises for a wrong order of controllers.
  public nonisolated static let hierarchyInconsistencyException = NSExceptionName(
    "UIViewControllerHierarchyInconsistency")

  func take(_ child: UIViewController) {
    guard child.parent !== self else { return }
    precondition(
      !isDescendantController(of: child),
      "UIViewControllerHierarchyInconsistency: a controller can't be a child of itself")
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  func noteMove(to parent: UIViewController?) {
    core.isMovingToParent = parent != nil
    core.isMovingFromParent = parent == nil && self.parent != nil
  }

  func noteMoved() {
    if core.phase == .gone || core.phase == .there {
      core.isMovingToParent = false
      core.isMovingFromParent = false
    }
  }

  private func isDescendantController(of other: UIViewController) -> Bool {
    var ancestor: UIViewController? = self
    while let controller = ancestor {
      if controller === other { return true }
      ancestor = controller.parent
    }
    return false
  }

  /// The nearest container of a kind around the controller, itself not included.
  package func nearestAncestor<Container>(_ type: Container.Type) -> Container? {
    var ancestor = parent
    while let controller = ancestor {
      if let found = controller as? Container { return found }
      ancestor = controller.parent
    }
    return nil
  }

  // MARK: Sizes

  func handDown(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    tellOfTurn(to: size, coordinator)
    for child in children {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard own != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: own, with: coordinator)
    }
  }

  /// Calls what controllers of before iOS 8 override, where the longer side becomes another one.
  private func tellOfTurn(
    to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let old = viewIfLoaded?.bounds.size, old.width != old.height, size.width != size.height,
      (old.width > old.height) != (size.width > size.height)
    else { return }
    let upright = UIInterfaceOrientation.portrait
    let (from, to) =
      size.width > size.height
      ? (upright, UIInterfaceOrientation.landscapeRight) : (.landscapeRight, upright)
    let duration = coordinator.transitionDuration
    willRotate(to: to, duration: duration)
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        self?.willAnimateRotation(to: to, duration: duration)
      },
      completion: { [weak self] _ in self?.didRotate(from: from) })
  }

  func preferredSizeChanged() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      core.presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  func contentSizeChanged(of container: any UIContentContainer) {
    core.presentationController?.preferredContentSizeDidChange(forChildContentContainer: container)
  }

  // MARK: Exchange

  func exchange(
    _ old: UIViewController, _ new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.parent === self && new.parent === self,
      "Children view controllers \(old) and \(new) must have a common parent view controller when "
        + "calling -[UIViewController transitionFromViewController:toViewController:duration:"
        + "options:animations:completion:]")
    let container: UIView = old.viewIfLoaded?.superview ?? view
    let isAnimated = duration > 0
    old.beginAppearance(false, animated: isAnimated)
    new.beginAppearance(true, animated: isAnimated)
    let finish: (Bool) -> Void = { finished in
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearance()
      new.endAppearance()
      completion?(finished)
    }
    let move = {
      container.addSubview(new.view)
      new.sayAppearing()
    }
    if options.contains(.transitionCrossDissolve) || options.hasTransition {
      UIView.transition(
        with: container, duration: duration, options: options,
        animations: {
          move()
          old.viewIfLoaded?.isHidden = true
          animations?()
        },
        completion: {
          old.viewIfLoaded?.isHidden = false
          finish($0)
        })
    } else {
      move()
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: finish)
    }
  }
}

extension UIView.AnimationOptions {
  /// Whether a transition is asked for.
  var hasTransition: Bool { rawValue & (7 << 20) != 0 }
}
