// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Accessibility's modifiers.

internal import MicaRaster

nonisolated extension View {
  private func say(_ change: (inout AccessibilityModifier) -> Void) -> some View {
    var modifier = AccessibilityModifier()
    change(&modifier)
    return self.modifier(modifier)
  }

  /// What the element is called.
  public func accessibilityLabel(_ label: Text) -> some View { say { $0.label = label } }
  /// What the element is called.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    say { $0.label = Text(labelKey) }
  }
  /// What the element is called.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    say { $0.label = Text(label) }
  }
  /// The element's value.
  public func accessibilityValue(_ value: Text) -> some View { say { $0.value = value } }
  /// The element's value.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    say { $0.value = Text(valueKey) }
  }
  /// The element's value.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    say { $0.value = Text(value) }
  }
  /// What happens when the element is activated.
  public func accessibilityHint(_ hint: Text) -> some View { say { $0.hint = hint } }
  /// What happens when the element is activated.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    say { $0.hint = Text(hintKey) }
  }
  /// What happens when the element is activated.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    say { $0.hint = Text(hint) }
  }
  /// The name by which tests and scripts find the element.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    say { $0.identifier = identifier }
  }
  /// Whether the element, and those within, are left out.
  public func accessibilityHidden(_ hidden: Bool) -> some View { say { $0.isHidden = hidden } }
  /// Adds traits.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    say { $0.added = traits }
  }
  /// Removes traits.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    say { $0.removed = traits }
  }
  /// Makes one element, or a container, of the elements within.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    say { $0.children = children }
  }
  /// Adds an action of a kind.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { say { $0.actions = [(nil, handler)] } }
  /// Adds an action with a name.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    say { $0.actions = [(name, handler)] }
  }
  /// Adds an action with a name.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { say { $0.actions = [(Text(nameKey), handler)] } }
  /// Adds an action with a name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { say { $0.actions = [(Text(name), handler)] } }
  /// Lets the element be adjusted.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    say {
      $0.adjust = handler
      $0.added = AccessibilityTraits(uiKit: UIAccessibilityTraits.adjustable.rawValue)
    }
  }
  /// The element's place in the order of those beside it. It has no effect yet.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    Unsupported.note("accessibilitySortPriority")
    return self
  }
  /// What the element is called by those who speak. It has no effect on a picture.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    Unsupported.note("accessibilityInputLabels")
    return self
  }
  /// What the element is called by those who speak. It has no effect on a picture.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    Unsupported.note("accessibilityInputLabels")
    return self
  }
  /// The level of a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    say { $0.added = .isHeader }
  }
  /// Whether the element answers to touches. It has no effect on a picture.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }
  /// Whether colours stay where the user has inverted them. It has no effect: they never are.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// What the element is called.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The element's value.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// What happens when the element is activated.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// The name by which tests and scripts find the element.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  /// Whether the element is left out.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Adds traits.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Removes traits.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}
