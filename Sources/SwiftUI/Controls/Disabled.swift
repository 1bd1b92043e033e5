// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Whether controls can be used (FACTS_SWIFTUI h.18).

private enum EnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls and gestures can be used; true by default.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

/// A view whose controls can't be used, or can as far as those around allow it.
public struct _DisabledModifier: Equatable, Sendable {
  let disabled: Bool
}

extension _DisabledModifier: EnvironmentModifying {
  /// It has no body.
  public typealias Body = Never

  func modify(_ environment: inout EnvironmentValues) {
    if disabled, environment.isEnabled { environment.isEnabled = false }
  }
}

nonisolated extension View {
  /// Says whether the controls and gestures in this view can be used; those around it decide with it.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(disabled: disabled))
  }
}
