// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a responder was told to say of itself.

import CoreGraphics

/// The values that were set; most responders have none.
struct AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var hidesElements = false
  /// On the screen.
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var isModal = false
  var elements: [Any]?
  var language: String?
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  var headers: [Any]?
  var textualContext: UIAccessibilityTextualContext?
  var groupsChildren = false
  var ignoresInvertedColors = false
  var spokenLabels: [String]?
  var answers: Bool?
  var navigation = UIAccessibilityNavigationStyle.automatic
  var container = UIAccessibilityContainerType.none
}

extension AccessibilityValues? {
  mutating func change(_ body: (inout AccessibilityValues) -> Void) {
    var values = self ?? AccessibilityValues()
    body(&values)
    self = values
  }
}

/// What a class says of itself.
@_spi(Mica) public struct AccessibilityDefaults {
  package var isElement = false
  package var label: String?
  package var value: String?
  package var traits: UIAccessibilityTraits = .none

  package init(
    isElement: Bool = false, label: String? = nil, value: String? = nil,
    traits: UIAccessibilityTraits = .none
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.traits = traits
  }
}
