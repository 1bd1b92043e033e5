// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Popovers: a presented view in a bubble beside what it is about. What programs may override stands here.

public import CoreGraphics
public import Foundation
@_spi(Mica) import UIKitCore

/// The sides at which a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Directions of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points upwards: the popover is below.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points downwards: the popover is above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Whichever suits.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known before the popover is shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}

/// What a popover can be about: a view or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Presents a view in a bubble whose arrow points to a rectangle. Where the screen is narrow it becomes a
/// sheet, unless its delegate says otherwise.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  let bubble = PopoverBubble(frame: .zero)
  private let backdrop = PopoverBackdrop(frame: .zero)
  private(set) var placement: PopoverPlacement?

  /// The view that the popover is about, or whose part it is about; nil by default. Not kept alive.
  open weak var sourceView: UIView? { didSet { placeAgain() } }
  /// The part, in the view's space; the null rectangle, the default, for all of it.
  open var sourceRect: CGRect = .null { didSet { placeAgain() } }
  /// The item of a bar that the popover is about.
  open var barButtonItem: UIBarButtonItem? { didSet { placeAgain() } }
  /// The view or item that the popover is about.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// Where the arrow may be; anywhere by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { placeAgain() } }
  /// Where it is; unknown before the popover is shown.
  open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }
  /// Whether the popover may lie over its source; false by default.
  open var canOverlapSourceViewRect = false { didSet { placeAgain() } }
  /// Views that are touched in spite of the popover; nil by default.
  open var passthroughViews: [UIView]?
  /// The bubble's colour; nil, the default, for that of the presented view.
  open var backgroundColor: UIColor? { didSet { placeAgain() } }
  /// What is left free at the screen's edges; 10 points by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { placeAgain() }
  }
  /// A class of views that draw the bubble; nil by default.
  ///
  /// Partly: kept and noted.
  open var popoverBackgroundViewClass: AnyClass? {
    didSet { PopoverBubble.note(popoverBackgroundViewClass) }
  }

  @_spi(Mica) public override var dimsTint: Bool { true }
  @_spi(Mica) public override var letsTouchesThrough: Bool { passthroughViews != nil }
  @_spi(Mica) public override var standardAdaptedStyle: UIModalPresentationStyle { .pageSheet }
  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  // MARK: Places

  /// The part of the container that the popover is about.
  private var source: CGRect? {
    guard let container = containerView else { return nil }
    if let view = barButtonItem?.shownView { return view.convert(view.bounds, to: container) }
    guard let view = sourceView else { return nil }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
  }

  /// The size that the content asks for: 320 points wide, and as high as there is room, by default.
  private var contentSize: CGSize {
    let own = presentedViewController.preferredContentSize
    return CGSize(
      width: own.width > 0 ? own.width : 320,
      height: own.height > 0 ? own.height : containerView?.bounds.height ?? 0)
  }

  private func placeAgain() { containerView?.setNeedsLayout() }

  /// Where bubble and arrow go for the source as it is now.
  func updatePlacement() {
    guard let container = containerView, let source else { return placement = nil }
    let safe = container.ownSafeArea
    let margins = UIEdgeInsets(
      top: max(popoverLayoutMargins.top, safe.top), left: max(popoverLayoutMargins.left, safe.left),
      bottom: max(popoverLayoutMargins.bottom, safe.bottom),
      right: max(popoverLayoutMargins.right, safe.right))
    placement = PopoverPlacement(
      size: contentSize, about: source, in: container.bounds.inset(by: margins),
      directions: permittedArrowDirections, scale: container.traitCollection.displayScale)
  }

  /// The content's rectangle, without the arrow.
  open override var frameOfPresentedViewInContainerView: CGRect {
    updatePlacement()
    return placement?.frame ?? containerView?.bounds ?? .zero
  }

  @_spi(Mica) public override func prepareContainer() {
    precondition(
      sourceView != nil || barButtonItem != nil,
      "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem "
        + "set before the presentation occurs.")
    popoverDelegate?.prepareForPopoverPresentation(self)
    containerView?.traitOverrides.userInterfaceLevel = .elevated
    backdrop.frame = containerView?.bounds ?? .zero
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.presentation = self
    backdrop.addAction(
      UIAction { [weak self] _ in self?.touchedOutside() }, for: .touchUpInside)
    containerView?.addSubview(backdrop)
    containerView?.addSubview(bubble)
  }

  private func touchedOutside() {
    guard transition == nil, !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true,
      popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
      popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }
  }

  /// Places the bubble again.
  open override func containerViewWillLayoutSubviews() {
    guard let view = presentedViewIfThere, transition == nil else { return }
    view.frame = frameOfPresentedViewInContainerView
    shape(view)
  }

  /// Rounds the content, and puts the bubble behind it.
  private func shape(_ view: UIView) {
    guard let placement else { return }
    view.layer.cornerRadius = PopoverPlacement.cornerRadius
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = true
    bubble.show(placement, color: backgroundColor ?? view.backgroundColor)
  }

  @_spi(Mica) public override func makeAnimator(isPresenting: Bool) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    SystemTransition(
      duration: PopoverPlacement.duration,
      timing: UICubicTimingParameters(animationCurve: .easeInOut)
    ) { [self] context in
      let (view, _) = ModalAnimation.place(context, isPresenting)
      if isPresenting, let view {
        shape(view)
        view.alpha = 0
        bubble.alpha = 0
      }
      return { [self] in
        view?.alpha = isPresenting ? 1 : 0
        bubble.alpha = isPresenting ? 1 : 0
      }
    }
  }
}

/// Decides on a popover, and hears of its end. Every method may be left out.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before a popover is presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a tap outside may put it away; true by default.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when a tap outside has put it away.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// True.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

extension UIViewController {
  /// The popover that the controller is, or will be, presented as; nil for other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if core.presentationController == nil, parent == nil, modalPresentationStyle != .popover,
      !(self is any OwnPresenter)
    {
      return nil
    }
    return presentationController as? UIPopoverPresentationController
  }
}
