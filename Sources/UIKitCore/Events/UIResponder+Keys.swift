// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of any responder by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UIResponder {
  static func keys(_ table: ClassTable<UIResponder>) {
    table.property("nextResponder", \.next)
    table.property("undoManager", \.undoManager)
    table.property("accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors)
    table.property(
      "accessibilityRespondsToUserInteraction", \.accessibilityRespondsToUserInteraction)
    table.property("accessibilityUserInputLabels", \.accessibilityUserInputLabels)
    table.property("accessibilityAttributedLabel", \.accessibilityAttributedLabel)
    table.property("accessibilityAttributedHint", \.accessibilityAttributedHint)
    table.property("accessibilityAttributedValue", \.accessibilityAttributedValue)
    table.property("isAccessibilityElement", \.isAccessibilityElement)
    table.property("accessibilityLabel", \.accessibilityLabel)
    table.property("accessibilityHint", \.accessibilityHint)
    table.property("accessibilityValue", \.accessibilityValue)
    table.property("accessibilityTraits", \.accessibilityTraits)
    table.property("accessibilityIdentifier", \.accessibilityIdentifier)
    table.property("accessibilityElementsHidden", \.accessibilityElementsHidden)
    table.property("accessibilityFrame", \.accessibilityFrame)
    table.property("accessibilityPath", \.accessibilityPath)
    table.property("accessibilityActivationPoint", \.accessibilityActivationPoint)
    table.property("accessibilityViewIsModal", \.accessibilityViewIsModal)
    table.property("accessibilityElements", \.accessibilityElements)
    table.property("accessibilityLanguage", \.accessibilityLanguage)
    table.property("accessibilityCustomActions", \.accessibilityCustomActions)
    table.property("shouldGroupAccessibilityChildren", \.shouldGroupAccessibilityChildren)
    table.property("canBecomeFirstResponder", \.canBecomeFirstResponder)
    table.property("isFirstResponder", \.isFirstResponder)
    table.method("canPerformAction:withSender:") { $0.canPerformAction($1, withSender: $2) }
    table.method("targetForAction:withSender:") { $0.target(forAction: $1, withSender: $2) }
  }
}
