// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The menus of a list's cells: one interaction of the list, whose delegate's questions go to the list's.

import CoreGraphics
import Foundation
internal import MicaRuntime

/// A list whose delegate knows the menus of its cells.
@MainActor
protocol MenuHost: UIView {
  /// The menu for a place, and the cell's row or item; nil for none.
  func menu(at point: CGPoint) -> (UIContextMenuConfiguration, IndexPath?)?
  /// What is shown of a cell as its menu comes or goes; nil for what the delegate has nothing to say of.
  func menuPreview(
    _ configuration: UIContextMenuConfiguration, of path: IndexPath?, isOpening: Bool
  ) -> UITargetedPreview?
  /// The cell on display.
  func menuCell(_ path: IndexPath) -> UIView?
  func menuPerforms(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
  func menuComes(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
  func menuGoes(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
}

/// What stands between a list's interaction and its delegate.
@MainActor
final class ListMenu: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: (any MenuHost)?
  private var path: IndexPath?

  /// Watches for fingers that rest on a list's elements, in place of an old interaction. Returns nil, and watches for
  /// none, if the delegate has none of the methods that give a menu.
  static func install(
    in list: any MenuHost, _ delegate: AnyObject?, _ selectors: [Selector],
    replacing old: UIContextMenuInteraction?
  ) -> UIContextMenuInteraction? {
    if let old { list.removeInteraction(old) }
    guard let delegate,
      selectors.contains(where: { OptionalMethods.implements($0, delegate) != false })
    else { return nil }
    let menu = ListMenu()
    menu.list = list
    let interaction = UIContextMenuInteraction(delegate: menu)
    // It keeps no delegate alive.
    interaction.keeper = menu
    list.addInteraction(interaction)
    return interaction
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let (configuration, path) = list?.menu(at: location) else { return nil }
    self.path = path
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { preview(configuration, isOpening: true) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { preview(configuration, isOpening: false) }

  /// The delegate's, else the whole cell.
  private func preview(
    _ configuration: UIContextMenuConfiguration, isOpening: Bool
  ) -> UITargetedPreview? {
    if let own = list?.menuPreview(configuration, of: path, isOpening: isOpening) { return own }
    guard let path, let cell = list?.menuCell(path), cell.window != nil else { return nil }
    return UITargetedPreview(view: cell)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list?.menuPerforms(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuComes(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuGoes(configuration, animator) }
}
