// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A question in the middle of the screen, or a list of choices at its bottom (FACTS_UIKIT d.17).

public import CoreGraphics
public import Foundation
internal import MicaRaster
@_spi(Mica) import UIKitCore

/// A choice of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
  /// What a choice means.
  public enum Style: Int, Sendable {
    /// Like most.
    case `default` = 0
    /// Leaves everything as it is.
    case cancel
    /// Destroys something.
    case destructive
  }

  /// What the choice says.
  public let title: String?
  /// What it means.
  public let style: Style
  /// Whether it can be chosen; true by default.
  open var isEnabled = true { didSet { changed() } }
  /// A name by which scripts find the choice's button; nil by default.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  let handler: ((UIAlertAction) -> Void)?
  var changed: () -> Void = {}
  // What iOS takes by these keys alone.
  var titleTextColor: UIColor? { didSet { changed() } }
  var titleTextAlignment = NSTextAlignment.center { didSet { changed() } }
  var image: UIImage? { didSet { changed() } }
  var imageTintColor: UIColor? { didSet { changed() } }
  var isChecked = false {
    didSet { if isChecked { Unsupported.note("ticks beside choices of alerts") } }
  }

  /// A choice; `handler` is called once the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Another choice of the same kind.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UIAlertAction(title: title, style: style, handler: handler) }
  }
}

/// Asks the user something. It is presented, and goes by itself when a choice is made.
///
/// On pads a list of choices is a popover: say where, by `popoverPresentationController`.
@preconcurrency @MainActor
open class UIAlertController: UIViewController, OwnPresenter {
  /// Where an alert is shown.
  public enum Style: Int, Sendable {
    /// At the bottom, as a list.
    case actionSheet = 0
    /// In the middle.
    case alert
  }

  /// Where the alert is shown.
  public private(set) var preferredStyle = Style.actionSheet
  /// The choices, in the order of their addition.
  open private(set) var actions: [UIAlertAction] = []
  /// The choice of the return key, semibold; one of `actions`. Nil by default.
  open var preferredAction: UIAlertAction? { didSet { card?.build() } }
  /// The text below the title.
  open var message: String? { didSet { card?.build() } }
  /// How important the alert is; kept, without effect.
  open var severity = 0
  // What iOS takes by these keys alone.
  var attributedTitle: NSAttributedString? { didSet { card?.build() } }
  var attributedMessage: NSAttributedString? { didSet { card?.build() } }
  var contentController: UIViewController? {
    didSet {
      if oldValue !== contentController {
        oldValue?.viewIfLoaded?.removeFromSuperview()
        oldValue?.removeFromParent()
        contentController.map { addChild($0) }
      }
      card?.build()
    }
  }

  /// An alert without choices.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = .custom
  }

  /// The text above the choices.
  open override var title: String? { didSet { card?.build() } }

  /// Adds a choice. There is at most one that cancels.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    action.changed = { [weak self] in self?.card?.build() }
    actions.append(action)
    card?.build()
  }

  /// The text fields, from above; nil where there are none.
  open private(set) var textFields: [UITextField]?

  /// Adds a text field to an alert, below the message; `configurationHandler` is given the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    field.addAction(
      UIAction { [weak self, weak field] _ in field.map { self?.returned(in: $0) } },
      for: .editingDidEndOnExit)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    card?.build()
  }

  /// The return key leads to the next field, and in the last one to the preferred choice.
  private func returned(in field: UITextField) {
    guard let fields = textFields, let place = fields.firstIndex(where: { $0 === field }) else {
      return
    }
    if place + 1 < fields.count { return _ = fields[place + 1].becomeFirstResponder() }
    if let preferredAction, preferredAction.isEnabled { choose(preferredAction) }
  }

  var card: AlertCard? { viewIfLoaded as? AlertCard }

  /// The alert's cards.
  open override func loadView() { view = AlertCard(of: self) }

  func makePresentation(presenting: UIViewController?) -> UIPresentationController {
    let idiom =
      presenting?.traitCollection.userInterfaceIdiom ?? UIDevice.current.userInterfaceIdiom
    if preferredStyle == .actionSheet, idiom == .pad {
      return AlertPopover(presentedViewController: self, presenting: presenting)
    }
    return AlertPresentation(presentedViewController: self, presenting: presenting)
  }

  /// The user has made a choice: the alert goes, then whoever waits is told.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !core.isBeingDismissed else { return }
    let presenter = core.presenting
    presenter?.dismiss(animated: true) { action.handler?(action) }
  }
}

/// Dims what lies below, and brings the alert in: from 1.2 times its size, or from below.
final class AlertPresentation: UIPresentationController {
  private let dim = UIControl(frame: .zero)
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }
  override var dimsTint: Bool { true }

  override func prepareContainer() {
    dim.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dim.frame = containerView?.bounds ?? .zero
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.addAction(
      UIAction { [weak self] _ in
        guard let self, isSheet,
          let cancel = alert?.actions.first(where: { $0.style == .cancel })
        else { return }
        alert?.choose(cancel)
      }, for: .touchUpInside)
    containerView?.addSubview(dim)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = presentedView else { return .zero }
    let size = view.sizeThatFits(container.bounds.size)
    var room = container.bounds
    if let keyboard = KeyboardCenter.current.frame, let window = container.window {
      let top = container.convert(keyboard, from: window).minY
      if top > room.minY { room.size.height = min(room.height, top - room.minY) }
    }
    let middle = container.pixelRect(of: size, in: room)
    guard isSheet else { return middle }
    let bottom = max(8, container.ownSafeArea.bottom)
    return CGRect(
      x: middle.minX, y: container.bounds.height - bottom - size.height, width: size.width,
      height: size.height)
  }

  override func containerViewWillLayoutSubviews() {
    guard transition == nil, let view = presentedViewIfThere else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  override func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    let (dim, isSheet) = (dim, isSheet)
    return SystemTransition(duration: ModalAnimation.cover) { [weak self] context in
      let (card, standard) = ModalAnimation.place(context, isPresenting)
      guard let card else { return {} }
      var frame = standard
      if isPresenting, let self, let field = self.alert?.textFields?.first {
        field.becomeFirstResponder()
        frame = self.frameOfPresentedViewInContainerView
        card.frame = frame
      }
      let below = CGAffineTransform(
        translationX: 0, y: context.containerView.bounds.height - frame.minY)
      if isPresenting {
        dim.alpha = 0
        card.alpha = isSheet ? 1 : 0
        card.transform = isSheet ? below : CGAffineTransform(scaleX: 1.2, y: 1.2)
      }
      return {
        dim.alpha = isPresenting ? 1 : 0
        card.alpha = isPresenting || isSheet ? 1 : 0
        card.transform = isPresenting || !isSheet ? .identity : below
      }
    }
  }
}

/// A list of choices as a popover, on pads.
final class AlertPopover: UIPopoverPresentationController {
  override func prepareContainer() {
    (presentedViewController as? UIAlertController)?.card?.isInPopover = true
    super.prepareContainer()
  }

  override var standardAdaptedStyle: UIModalPresentationStyle { .none }
}
