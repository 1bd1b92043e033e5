// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Sections whose header is a text.

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content)
  }

  /// A section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content)
  }

  /// A section with a localized title, which can be closed.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) }) }

  /// A section with a title, which can be closed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content, header: { Text(title) }) }
}
