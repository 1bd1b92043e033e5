// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of controls by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UIControl {
  static func keys(_ table: ClassTable<UIControl>) {
    table.initializers("init(frame:primaryAction:)", inheritsOthers: true)
    table.property("isEnabled", \.isEnabled, inspectable: true, dynamic: true, default: true)
    table.property("isSelected", \.isSelected, inspectable: true, dynamic: true, default: false)
    table.property(
      "isHighlighted", \.isHighlighted, inspectable: true, dynamic: true, default: false)
    table.property("state", \.state)
    table.property("isTracking", \.isTracking)
    table.property("isTouchInside", \.isTouchInside)
    table.property(
      "contentHorizontalAlignment", \.contentHorizontalAlignment, inspectable: true,
      default: .center)
    table.property(
      "contentVerticalAlignment", \.contentVerticalAlignment, inspectable: true, default: .center)
    table.property("effectiveContentHorizontalAlignment", \.effectiveContentHorizontalAlignment)
    table.property(
      "isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled, default: false)
    table.property(
      "showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, nib: .key, default: false)
    table.property("contextMenuInteraction", \.contextMenuInteraction)
    table.property("toolTip", \.toolTip, nib: .key)
    table.property("allControlEvents", \.allControlEvents)
    table.property("allTargets", \.allTargets)
    table.method("performPrimaryAction") { $0.performPrimaryAction() }
    table.method("sendActionsForControlEvents:") { $0.sendActions(for: $1) }
  }
}
