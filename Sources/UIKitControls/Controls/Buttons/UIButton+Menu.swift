// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Menus of buttons, and pop-up buttons.

import Foundation

extension UIButton {
  /// Whether the button shows which of its menu's actions is marked.
  var isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  func menuChanged() {
    isContextMenuInteractionEnabled = menu != nil
    if let menu { contextMenuInteraction?.updateVisibleMenu { _ in menu } }
    guard isPopUp else { return }
    menu?.markFirst()
    showSelection()
  }

  /// Shows title and picture of the marked action.
  func showSelection() {
    guard let element = menu?.selectedElements.first else { return }
    if configuration != nil {
      configuration?.title = element.title
      configuration?.image = element.image
    } else {
      setTitle(element.title, for: .normal)
      setImage(element.image, for: .normal)
    }
  }
}
