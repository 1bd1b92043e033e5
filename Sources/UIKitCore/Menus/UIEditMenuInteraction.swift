// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A bar of editing actions about a place in a view. What may be overridden stands here; OpenMenus draws.

public import CoreGraphics
public import Foundation
internal import MicaRaster

/// In which direction the arrow of an edit menu points.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Down where there is room above, else up.
  case automatic = 0
  /// Up: the menu is below.
  case up
  /// Down: the menu is above.
  case down
  /// To the left: the menu is at the right.
  case left
  /// To the right: the menu is at the left.
  case right
}

/// One showing of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// What the program knows it by; unique unless given.
  public let identifier: AnyHashable
  /// What the menu is about, in the space of the interaction's view.
  public let sourcePoint: CGPoint
  /// Where the arrow is to point; `automatic` by default.
  ///
  /// Partly: `left` and `right` are noted, and are as `automatic`.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic {
    didSet {
      if preferredArrowDirection == .left || preferredArrowDirection == .right {
        Unsupported.note("UIEditMenuConfiguration.preferredArrowDirection: left, right")
      }
    }
  }

  /// A menu about a place of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Shows edit menus about places of its view.
///
/// Nothing opens the menu by itself: the program presents it. A touch beside it, a chosen action, and
/// `dismissMenu()` end it.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Who says what the menu consists of; not kept alive.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  private var shown: EditMenuSession?

  /// An interaction; without a delegate the menu has what the responders can do.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Leaves a view, and closes the menu.
  open func willMove(to view: UIView?) {
    dismissMenu()
    self.view = nil
  }

  /// Has come to a view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows a menu in the place of any that is open; nothing where there is nothing to choose.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    EditMenuCenter.current.close()
    guard let view, view.window != nil else { return }
    let session = EditMenuSession(about: view)
    session.arrow = configuration.preferredArrowDirection
    session.elements = { [weak self, weak view] in
      guard let self, let view else { return [] }
      let source = view.hitTest(configuration.sourcePoint, with: nil) ?? view
      let suggested = EditActions.suggested(from: source)
      guard let delegate else { return suggested }
      let menu = delegate.editMenuInteraction(
        self, menuFor: configuration, suggestedActions: suggested)
      return menu.map(\.children) ?? suggested
    }
    session.rect = { [weak self] in
      let point = CGRect(origin: configuration.sourcePoint, size: .zero)
      guard let self, let delegate else { return point }
      let rect = delegate.editMenuInteraction(self, targetRectFor: configuration)
      return rect.isNull ? point : rect
    }
    session.comes = { [weak self] animator in
      guard let self else { return }
      delegate?.editMenuInteraction(
        self, willPresentMenuFor: configuration, animator: animator)
    }
    session.goes = { [weak self] animator in
      guard let self else { return }
      shown = nil
      delegate?.editMenuInteraction(
        self, willDismissMenuFor: configuration, animator: animator)
    }
    session.place = configuration.sourcePoint
    if EditMenuCenter.current.open(session) { shown = session }
  }

  /// Closes the menu.
  open func dismissMenu() {
    if let shown { EditMenuCenter.current.close(shown) }
  }

  /// Asks for the menu again.
  open func reloadVisibleMenu() { shown?.reload() }

  /// Asks for the menu's place again.
  open func updateVisibleMenuPosition(animated: Bool) { shown?.move(animated: animated) }

  /// Where the open menu was asked for, in a view's space; nil is the window's. Zero without a menu.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let own = self.view else { return .zero }
    return own.convert(shown.place, to: view)
  }
}

/// Says what an edit menu consists of. Every method may be left out.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu; nil, the default, for what is suggested, and one without elements for none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What the menu stands beside, in the view's space; null, the default, for the place that it was asked for.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// The menu is about to appear.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// The menu is about to go.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Nil: what is suggested.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Null: the place that the menu was asked for.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// The animation with which an edit menu comes or goes.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes to what is animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is done after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}
