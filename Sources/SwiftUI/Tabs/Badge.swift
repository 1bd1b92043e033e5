// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A number or a word at a row or a tab.

enum RowBadgeTrait: _TraitKey { static var defaultValue: Text? { nil } }

nonisolated extension View {
  /// A number at the row or the tab; 0 shows none.
  public func badge(_ count: Int) -> some View {
    trait(RowBadgeTrait.self, count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// A text at the row or the tab; nil for none.
  public func badge(_ label: Text?) -> some View { trait(RowBadgeTrait.self, label) }

  /// A text at the row or the tab; nil for none.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    trait(RowBadgeTrait.self, key.map { Text($0) })
  }

  /// A string at the row or the tab; nil for none.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    trait(RowBadgeTrait.self, label.map { Text($0) })
  }
}
