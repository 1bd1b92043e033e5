// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One menu from its opening to its end: who is asked what, and when.

import CoreGraphics
import Foundation

/// A menu on the screen.
@MainActor
package protocol ShownMenu: AnyObject {
  /// A finger that opened the menu has moved to a place in the window, or was lifted there; nil where it was taken away.
  func followed(to point: CGPoint)
  func lifted(at point: CGPoint?)
  func update(_ block: (UIMenu) -> UIMenu)
  /// Takes it off the screen.
  func close(_ animator: MenuAnimator, back: UITargetedPreview?, done: @escaping () -> Void)
}

/// The opening, use and closing of one menu.
///
/// The delegate is asked for the preview, then the configuration for controller and menu; `willDisplay` comes before
/// the animation, and at the end the preview to go back to before `willEnd`.
@MainActor
package final class MenuSession {
  private weak var interaction: UIContextMenuInteraction?
  let configuration: UIContextMenuConfiguration
  private weak var delegate: (any UIContextMenuInteractionDelegate)?
  package let source: UIView
  package private(set) var target: UITargetedPreview?
  package private(set) var controller: UIViewController?
  package private(set) var menu: UIMenu?
  package var shown: (any ShownMenu)?
  private var isClosing = false

  init(
    _ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration,
    _ delegate: any UIContextMenuInteractionDelegate
  ) {
    self.interaction = interaction
    self.configuration = configuration
    self.delegate = delegate
    source = interaction.view ?? UIView()
  }

  package var isCompact: Bool { interaction?.isCompact ?? false }
  /// Whether elements stand from the source on, also where that is upwards.
  package var isByPriority: Bool {
    switch configuration.preferredMenuElementOrder {
    case .automatic: isCompact
    case .priority: true
    case .fixed: false
    }
  }

  /// Whether there was something to show.
  func open() -> Bool {
    guard let interaction, let delegate, let window = source.window else { return false }
    target =
      delegate.contextMenuInteraction(
        interaction, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate.contextMenuInteraction(
        interaction, previewForHighlightingMenuWithConfiguration: configuration)
    controller = configuration.previewProvider?()
    menu = configuration.actionProvider?([])
    for deferred in menu?.deferred(everywhere: true) ?? [] { deferred.menuOpens() }
    if menu?.children.isEmpty ?? true {
      menu = nil
      if isCompact { return false }
    }
    let animator = MenuAnimator(controller)
    interaction.isShown(true)
    delegate.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    shown = PresentationHook.presenter.open(self, in: window, animator)
    return true
  }

  /// An element was chosen.
  package func choose(_ element: UIMenuElement) {
    guard !isClosing, let interaction else { return }
    menu?.mark(element, selects: interaction.selects())
    let sender = interaction.sender ?? source
    let stays = element.shownAttributes.contains(.keepsMenuPresented)
    if !stays { close() }
    interaction.chosen(element)
    element.perform(sender: sender, from: source)
    if stays { shown?.update { $0 } }
  }

  /// Keeps another menu in the place of the first.
  package func replace(_ menu: UIMenu) {
    self.menu = menu
  }

  /// The preview was tapped.
  package func commit() {
    guard !isClosing, let interaction, let delegate else { return }
    let animator = MenuAnimator(controller)
    delegate.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    close(animator)
  }

  package func close(_ given: MenuAnimator? = nil) {
    guard !isClosing, let interaction else { return }
    isClosing = true
    let back =
      delegate?.contextMenuInteraction(
        interaction, configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier)
      ?? delegate?.contextMenuInteraction(
        interaction, previewForDismissingMenuWithConfiguration: configuration)
    let animator = given ?? MenuAnimator(controller)
    delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    interaction.session = nil
    interaction.isShown(false)
    guard let shown else { return animator.complete() }
    shown.close(animator, back: back) { animator.complete() }
  }
}
