// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Menus of controls: opened by a finger that is put down, or that rests.

import CoreGraphics

extension UIControl {
  func enableMenu(_ isOn: Bool) {
    guard isOn != (menuInteraction != nil) else { return }
    guard isOn else {
      if let interaction = menuInteraction { removeInteraction(interaction) }
      menuInteraction = nil
      return
    }
    let interaction = UIContextMenuInteraction(delegate: self)
    interaction.isCompact = true
    interaction.opensByPress = { [weak self] in
      self.map { $0.isEnabled && !$0.showsMenuAsPrimaryAction } ?? false
    }
    interaction.isShown = { [weak self] in self?.menuIsShown($0) }
    interaction.chosen = { [weak self] in self?.menuChose($0) }
    interaction.selects = { [weak self] in self?.menuSelects ?? false }
    menuInteraction = interaction
    addInteraction(interaction)
  }

  /// A control looks pressed while its menu is open.
  private func menuIsShown(_ isShown: Bool) {
    isHighlighted = isShown
    if isShown { sendActions(for: .menuActionTriggered) }
  }

  /// Opens the menu for the finger that the control follows; whether there was one.
  func openMenu(for touch: UITouch) -> Bool {
    guard showsMenuAsPrimaryAction, let menuInteraction else { return false }
    return menuInteraction.open(at: touch.location(in: self))
  }

  /// Hands the finger that has opened the menu on to it; whether there is one.
  func menuFollows(_ touches: Set<UITouch>, isOver: Bool = false, isTaken: Bool = false) -> Bool {
    guard let touch = tracking.menuTouch, touches.contains(touch) else { return false }
    let shown = menuInteraction?.session?.shown
    if isOver || isTaken {
      tracking.menuTouch = nil
      shown?.lifted(at: isTaken ? nil : touch.location(in: nil))
    } else {
      shown?.followed(to: touch.location(in: nil))
    }
    return true
  }
}
