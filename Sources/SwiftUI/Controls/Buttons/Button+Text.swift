// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Buttons with a text or a symbol.

nonisolated extension Button where Label == Text {
  /// A button with a text.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// A button with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// A button with a text and a role.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action, label: Text(titleKey)) }

  /// A button with a string and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action, label: Text(title)) }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// A button with a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action, label: SwiftUI.Label(title, systemImage: systemImage)) }

  /// A button with a text, a symbol and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// A button with a string, a symbol and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action, label: SwiftUI.Label(title, systemImage: systemImage)) }

  /// A button with a text and an asset.
  public init(
    _ titleKey: LocalizedStringKey, image: String, action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action, label: SwiftUI.Label(titleKey, image: image)) }
}
