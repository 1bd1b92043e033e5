// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who looks after one presentation: where the presented view is, and what else is shown with it.

public import CoreGraphics
public import Foundation

/// Looks after a presented controller from the moment it is presented until it is dismissed.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// Who presents.
  open package(set) var presentingViewController: UIViewController
  /// Who is presented.
  open private(set) unowned var presentedViewController: UIViewController
  /// The view that the presentation takes place in; nil until it begins.
  open package(set) var containerView: UIView?
  /// Who decides on adaptation and hears of dismissals; not kept alive.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Traits that the presented controller gets; nil by default.
  ///
  /// Partly: kept, without effect.
  open var overrideTraitCollection: UITraitCollection?
  /// The traits of the container, or of the presenting controller.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }
  /// The transition under way.
  package var transition: AnyObject?
  package var presenterWasRemoved = false
  /// Where the presenter's view was before it made way.
  package weak var presenterSuperview: UIView?

  /// A presentation of one controller by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }

  /// How the controller is presented: as it asks for.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The style for the present traits; `.none` to stay as it is.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// The style for some traits; `.none` to stay as it is.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptedStyle(for: traitCollection)
  }
  /// Whether the presentation covers the whole screen; true by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view goes when the transition is over; false by default.
  open var shouldRemovePresentersView: Bool { false }
  /// The view that is presented: the controller's by default.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where that is at the end of the transition: the whole container by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Called before the container's views are placed; does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container's views were placed; does nothing.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation is animated; does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation is there, or was cancelled; does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal is animated; does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal is over, or was cancelled; does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The presented controller's by default.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the presented controller has another preferred size; does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when constraints have given the presented view another size; does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size that a child will have: the container's.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the container's size changes; the base tells the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.viewWillTransition(to: size, with: coordinator) }
  /// Called before the traits change; the base tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
  /// Called when the traits have changed; does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: What Mica's own presentations differ in

  /// The animation of this presentation where the transitioning delegate has none.
  @_spi(Mica) open func makeAnimator(isPresenting: Bool) -> (
    any UIViewControllerAnimatedTransitioning
  )? { nil }
  /// What the style becomes on a screen that is narrow; `.none` to stay as it is.
  @_spi(Mica) open var standardAdaptedStyle: UIModalPresentationStyle { .none }
  /// Makes what belongs to the presentation, in its container.
  @_spi(Mica) open func prepareContainer() {}
  /// Whether fingers beside the presented view reach what lies below the container.
  @_spi(Mica) open var letsTouchesThrough: Bool { false }
  /// Whether the accent colours of the presenter's views are dimmed while the presentation is there.
  @_spi(Mica) open var dimsTint: Bool { false }
  /// The presentation of another style that is carried out for this one.
  package var carrier: UIPresentationController?
}

extension UIPresentationController: UIContentContainer, UITraitEnvironment {}

/// Decides how a presentation adapts, and hears of its end. Every method may be left out.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style on a screen that is narrow.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style for some traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The controller to be shown instead in an adapted style; nil for the same.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before an adapted presentation.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether a drag or a tap outside may put the presentation away; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called when a drag or a tap outside begins to put it away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when a drag or a tap outside has put it away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to put it away and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// `.none`: as the presentation adapts by itself.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { controller.standardAdaptedStyle }
  /// What `adaptivePresentationStyle(for:)` says, where the screen is narrow; else `.none`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller) : .none
  }
  /// Nil.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// True.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIPresentationController {
  func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? (traits.horizontalSizeClass == .compact ? standardAdaptedStyle : .none)
  }
}
