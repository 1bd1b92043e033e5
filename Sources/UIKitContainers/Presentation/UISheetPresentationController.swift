// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Sheets: a presented view at the bottom of the screen that leaves a part of what is below in sight
// (FACTS_UIKIT g.5).

public import CoreGraphics
public import Foundation
@_spi(Mica) import UIKitCore

/// Presents a view as a sheet. It rests at one of its detents; fingers drag it from one to another, and down
/// until it goes.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  let dim = UIControl(frame: .zero)
  private let grabber = UIView(frame: .zero)
  let pan = SheetPan(target: nil, action: nil)
  lazy var panGuard = SheetPanGuard(self)
  /// Where the sheet's upper edge was when the finger that drags it began.
  var dragStart: CGFloat?
  let stacking = SheetStacking()

  /// The heights at which the sheet may rest; only the largest by default.
  open var detents: [Detent] = [.large()] { didSet { placeAgain() } }
  /// The detent at which the sheet rests; nil, the default, for the first of `detents`.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { placeAgain() } }
  /// The largest detent at which what is below isn't dimmed; nil, the default, dims at any.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { placeAgain() } }
  /// Whether a sign shows that the sheet can be dragged; false by default.
  open var prefersGrabberVisible = false { didSet { placeAgain() } }
  /// The radius of the upper corners; nil, the default, for the system's 10.
  open var preferredCornerRadius: CGFloat? { didSet { placeAgain() } }
  /// Whether scrolling makes the sheet larger first; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet keeps to the edge on phones on their side; false by default.
  ///
  /// Partly: kept, without effect.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the preferred size's width counts where the sheet keeps to the edge; false by default.
  ///
  /// Partly: kept, without effect.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// Makes changes of detents animated.
  open func animateChanges(_ changes: () -> Void) {
    UIView.animate(
      springDuration: 0.5, bounce: 0, options: .allowUserInteraction, animations: changes)
  }

  /// Asks for custom detents' heights again.
  open func invalidateDetents() { placeAgain() }

  /// Whether the sheet is a card in the middle: on pads.
  var isCard: Bool {
    guard let container = containerView else { return false }
    return container.traitCollection.horizontalSizeClass == .regular
      && container.traitCollection.verticalSizeClass == .regular
  }

  /// On phones the detent's height from the bottom, at most to 10 points below the safe area; on pads a
  /// card of 540 by 620 points, or 704 wide as a page (g.5; the latter is our choice).
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    if isCard {
      let isForm = presentedViewController.modalPresentationStyle == .formSheet
      var size =
        isForm ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: bounds.height - 88)
      let asked = presentedViewController.preferredContentSize
      if asked.width > 0, asked.height > 0 { size = asked }
      size.width = min(size.width, bounds.width)
      size.height = min(size.height, bounds.height)
      return container.pixelRect(of: size, in: bounds)
    }
    let height = height(of: selectedDetent)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// The height of a sheet that rests at a detent.
  func height(of detent: Detent?) -> CGFloat {
    guard let container = containerView else { return 0 }
    let most = max(0, container.bounds.height - container.ownSafeArea.top - 10)
    return min(max(0, detentHeight(detent, most: most, whole: container.bounds.height)), most)
  }

  var selectedDetent: Detent? {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
  }

  private func detentHeight(_ detent: Detent?, most: CGFloat, whole: CGFloat) -> CGFloat {
    switch detent?.kind {
    case .medium?: return whole / 2
    case .custom(let resolver)?:
      let context = DetentContext(
        containerTraitCollection: traitCollection, maximumDetentValue: most)
      return (resolver(context) ?? most) + (containerView?.ownSafeArea.bottom ?? 0)
    case .large?, nil: return most
    }
  }

  private func placeAgain() {
    containerView?.setNeedsLayout()
    if UIView.inheritedAnimationDuration > 0 { containerView?.layoutIfNeeded() }
  }

  @_spi(Mica) public override func prepareContainer() {
    containerView?.traitOverrides.userInterfaceLevel = .elevated
    dim.backgroundColor = .black
    dim.alpha = dimAlpha
    dim.frame = containerView?.bounds ?? .zero
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.addAction(UIAction { [weak self] _ in self?.dismissByHand() }, for: .touchUpInside)
    containerView?.addSubview(dim)
    pan.sheet = self
    pan.delegate = panGuard
    presentedView?.addGestureRecognizer(pan)
  }

  /// Whether the sheet covers nearly all, so that what is below steps back.
  var isFull: Bool {
    guard let container = containerView, !isCard,
      presentedViewController.modalPresentationStyle != .popover
    else { return false }
    return container.bounds.height - height(of: selectedDetent) <= container.ownSafeArea.top + 10.5
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { stacking.end() }
  }

  /// Black of .2 (g.5), or nothing up to the largest detent that isn't dimmed.
  var dimAlpha: CGFloat {
    guard let identifier = largestUndimmedDetentIdentifier,
      let limit = detents.firstIndex(where: { $0.identifier == identifier }),
      let own = detents.firstIndex(where: { $0 === selectedDetent })
    else { return 0.2 }
    return own <= limit ? 0 : 0.2
  }

  @_spi(Mica) public override var letsTouchesThrough: Bool { dimAlpha == 0 }
  @_spi(Mica) public override var dimsTint: Bool { dimAlpha > 0 }

  /// Places the sheet where it rests.
  open override func containerViewWillLayoutSubviews() {
    guard let view = presentedViewIfThere else { return }
    shape(view)
    guard transition == nil, dragStart == nil else { return }
    dim.alpha = dimAlpha
    dim.isUserInteractionEnabled = dimAlpha > 0
    presentingViewController.viewIfLoaded?.dimTint(dimsTint)
    view.frame = frameOfPresentedViewInContainerView
    stacking.show(isFull ? 1 : 0, of: self)
  }

  private func shape(_ view: UIView) {
    view.layer.cornerRadius = preferredCornerRadius ?? 10
    view.layer.cornerCurve = .continuous
    view.layer.maskedCorners =
      isCard
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    guard prefersGrabberVisible else { return grabber.removeFromSuperview() }
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    grabber.frame = CGRect(x: view.bounds.midX - 18, y: 5, width: 36, height: 5)
    view.addSubview(grabber)
  }

  @_spi(Mica) public override func makeAnimator(isPresenting: Bool) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    let (dim, alpha) = (dim, dimAlpha)
    return SystemTransition(duration: ModalAnimation.cover) { [weak self] context in
      let (moving, final) = ModalAnimation.place(context, isPresenting)
      if let moving { self?.shape(moving) }
      var below = final
      below.origin.y = context.containerView.bounds.maxY
      if isPresenting {
        moving?.frame = below
        dim.alpha = 0
      }
      return {
        moving?.frame = isPresenting ? final : below
        dim.alpha = isPresenting ? alpha : 0
        if let self { self.stacking.show(isPresenting && self.isFull ? 1 : 0, of: self) }
      }
    }
  }
}

/// What a custom detent's height goes by.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    enum Kind {
      case medium
      case large
      case custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    }

    /// What a detent is known by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// An identifier of that name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// An identifier of that name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// Nearly the whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What the detent is known by.
    public let identifier: Identifier
    let kind: Kind

    init(_ identifier: Identifier, _ kind: Kind) {
      self.identifier = identifier
      self.kind = kind
    }

    /// Half of the screen's height (g.5).
    open class func medium() -> UISheetPresentationController.Detent { Detent(.medium, .medium) }
    /// Nearly the whole screen's height.
    open class func large() -> UISheetPresentationController.Detent { Detent(.large, .large) }
    /// A height of the program's own, without the safe area below; nil leaves the detent out.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> UISheetPresentationController.Detent {
      Detent(identifier ?? Identifier("custom"), .custom(resolver))
    }
  }
}

extension UIViewController {
  /// The sheet that the controller is, or will be, presented as; nil for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
