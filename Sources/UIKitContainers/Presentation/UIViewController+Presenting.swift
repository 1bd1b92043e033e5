// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a controller is presented: who presents, what is refused, and the order of notices
// (FACTS_UIKIT g.2, g.5).

public import Foundation
internal import MicaRaster
@_spi(Mica) import UIKitCore

extension UIViewController {
  /// The controller that this one, or a container around it, presents.
  public var presentedViewController: UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let presented = controller.core.presented { return presented }
      candidate = controller.parent
    }
    return nil
  }

  /// The controller that presents this one, or a container around it.
  public var presentingViewController: UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let presenting = controller.core.presenting { return presenting }
      candidate = controller.parent
    }
    return nil
  }

  /// Who looks after the presentation of this controller, or of a container around it; made when it is
  /// first asked for.
  public var presentationController: UIPresentationController? {
    if let known = core.presentationController { return known }
    if let parent { return parent.presentationController }
    let made = makePresentationController(presenting: nil, source: self)
    core.presentationController = made
    return made
  }

  private func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let own = self as? any OwnPresenter { return own.makePresentation(presenting: presenting) }
    if modalPresentationStyle == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
    {
      return own
    }
    return PresentationKinds.make(modalPresentationStyle, of: self, by: presenting)
  }

  // MARK: Beginning

  func startPresenting(
    _ other: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    precondition(
      other !== self,
      "Application tried to present modal view controller on itself. Presenting controller is \(self)."
    )
    precondition(
      other.parent == nil,
      "Application tried to present modally a view controller \(other) that has a parent view "
        + "controller \(String(describing: other.parent)).")
    let presenter = presenter(for: other)
    if let presented = presenter.core.presented {
      return PresentationKinds.warn(
        "Attempt to present \(other) on \(presenter) (from \(self)) which is already presenting "
          + "\(presented).")
    }
    precondition(
      other.core.presenting == nil,
      "Application tried to present modally a view controller \(other) that is already being "
        + "presented by \(String(describing: other.core.presenting)).")
    guard let window = presenter.viewIfLoaded?.window else {
      return PresentationKinds.warn(
        "Attempt to present \(other) on \(presenter) (from \(self)) whose view is not in the window "
          + "hierarchy.")
    }
    if other.core.presentationController == nil {
      other.core.presentationController = other.makePresentationController(
        presenting: presenter, source: self)
    }
    other.present(by: presenter, from: self, in: window, animated: animated, completion: completion)
  }

  /// The controller whose view a presentation covers: the root of the containers around, or for a
  /// presentation in a context the nearest that defines one.
  private func presenter(for other: UIViewController) -> UIViewController {
    let style = other.modalPresentationStyle
    var candidate = self
    while true {
      if candidate.definesPresentationContext,
        style == .currentContext || style == .overCurrentContext
      {
        return candidate
      }
      guard let parent = candidate.parent else { return candidate }
      candidate = parent
    }
  }

  private func present(
    by presenter: UIViewController, from source: UIViewController, in window: UIWindow,
    animated: Bool, completion: (() -> Void)?
  ) {
    guard let whole = core.presentationController, let presenterView = presenter.viewIfLoaded else {
      return
    }
    let presentation = whole.adapted(to: window.traitCollection, by: presenter)
    core.presenting = presenter
    presenter.core.presented = self
    core.isBeingPresented = true
    presentation.presentingViewController = presenter
    whole.presentingViewController = presenter
    let inScreen =
      presentation.shouldPresentInFullscreen && !PresentationKinds.isInContext(presentation)
    let home: UIView = inScreen ? window : presenterView.superview ?? window
    let container = PresentationContainer(frame: inScreen ? window.bounds : presenterView.frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    presentation.containerView = container
    whole.containerView = container
    presentation.presenterSuperview = presenterView.superview
    let removes = presentation.shouldRemovePresentersView
    let context = TransitionContext(
      from: presenter, to: self, in: container, animated: animated && UIView.areAnimationsEnabled)
    presentation.transition = context
    context.presentationStyle = modalPresentationStyle
    context.announce()
    if removes { presenter.beginAppearance(false, animated: animated) }
    beginAppearance(true, animated: animated)
    if inScreen || removes {
      home.addSubview(container)
    } else {
      home.insertSubview(container, aboveSubview: presenterView)
    }
    presentation.prepareContainer()
    context.fromView = removes ? presenterView : nil
    context.toView = presentation.presentedView
    context.initialFrames[ObjectIdentifier(presenter)] = presenterView.frame
    context.finalFrames[ObjectIdentifier(presenter)] = removes ? .zero : presenterView.frame
    context.finalFrames[ObjectIdentifier(self)] = presentation.frameOfPresentedViewInContainerView
    presentation.presentationTransitionWillBegin()
    presenterView.dimTint(presentation.dimsTint)
    context.ended = { completed in
      self.presentationEnded(presentation, by: presenter, completed, completion)
    }
    let animator = transitioningDelegate?.animationController(
      forPresented: self, presenting: presenter, source: source)
    let driver = animator.flatMap {
      transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
    context.start(
      animator: animator ?? presentation.makeAnimator(isPresenting: true), driver: driver)
    sayAppearing()
  }

  /// The transition is over: there, or back where it began.
  private func presentationEnded(
    _ presentation: UIPresentationController, by presenter: UIViewController, _ completed: Bool,
    _ completion: (() -> Void)?
  ) {
    presentation.transition = nil
    let removes = presentation.shouldRemovePresentersView
    if completed, let view = presentation.presentedView, let container = presentation.containerView
    {
      if !view.isDescendant(of: container) {
        view.frame = presentation.frameOfPresentedViewInContainerView
        container.addSubview(view)
      }
      if removes {
        presentation.presenterWasRemoved = true
        presenter.viewIfLoaded?.removeFromSuperview()
      }
      endAppearance()
      if removes { presenter.endAppearance() }
    } else {
      beginAppearance(false, animated: true)
      if removes { presenter.beginAppearance(true, animated: true) }
      endPresentation(presentation, by: presenter)
      endAppearance()
      if removes { presenter.endAppearance() }
    }
    core.isBeingPresented = false
    presentation.presentationTransitionDidEnd(completed)
    completion?()
  }

  /// Takes the presentation apart.
  func endPresentation(_ presentation: UIPresentationController, by presenter: UIViewController) {
    presentation.presentedView?.removeFromSuperview()
    viewIfLoaded?.removeFromSuperview()
    presentation.containerView?.removeFromSuperview()
    presentation.containerView = nil
    presentation.presenterWasRemoved = false
    presenter.viewIfLoaded?.dimTint(false)
    if presenter.core.presented === self { presenter.core.presented = nil }
    core.presenting = nil
    core.presentationController = nil
  }
}

/// Which presentation belongs to which style.
@MainActor
enum PresentationKinds {
  static func make(
    _ style: UIModalPresentationStyle, of controller: UIViewController,
    by presenter: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      CoveringPresentation(presentedViewController: controller, presenting: presenter)
    case .custom:
      UIPresentationController(presentedViewController: controller, presenting: presenter)
    case .popover:
      UIPopoverPresentationController(presentedViewController: controller, presenting: presenter)
    default:
      UISheetPresentationController(presentedViewController: controller, presenting: presenter)
    }
  }

  static func isInContext(_ presentation: UIPresentationController) -> Bool {
    guard presentation is CoveringPresentation else { return false }
    return !presentation.shouldPresentInFullscreen
  }

  /// Says what iOS writes to the log.
  static func warn(_ text: String) {
    FileHandle.standardError.write(Data("Warning: \(text)\n".utf8))
  }
}
