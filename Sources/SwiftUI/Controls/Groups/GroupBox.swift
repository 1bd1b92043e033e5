// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Boxes and groups that unfold (FACTS_SWIFTUI h.11).

/// Views in a box, below a label.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// A box with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// A box with a label.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }
}

extension GroupBox: View {
  /// The label above the views.
  public var body: some View {
    VStack(alignment: .leading) {
      label.font(.headline)
      VStack { content }
    }
    .padding(16)
    .background(
      RoundedRectangle(cornerRadius: 8).fill(Color(uiColor: .secondarySystemBackground)))
  }
}

nonisolated extension GroupBox where Label == EmptyView {
  /// A box.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

nonisolated extension GroupBox where Label == Text {
  /// A box with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }
  /// A box with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

/// A label that unfolds the views below it.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: () -> Content
  private let given: Binding<Bool>?
  @State private var isOwnExpanded = false

  nonisolated private init(
    _ label: Label, _ given: Binding<Bool>?, _ content: @escaping () -> Content
  ) { (self.label, self.given, self.content) = (label, given, content) }

  /// A group with a label, folded at first.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(label(), nil, content) }

  /// A group with a label that a binding unfolds.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), isExpanded, content) }
}

extension DisclosureGroup: View {
  /// The label, and the views while they are unfolded.
  public var body: some View {
    let isExpanded = given ?? $isOwnExpanded
    VStack(spacing: 8) {
      Button {
        withAnimation { isExpanded.wrappedValue.toggle() }
      } label: {
        HStack {
          label
          Spacer()
          Image(systemName: "chevron.right").font(.footnote.weight(.semibold))
            .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
        }
      }
      if isExpanded.wrappedValue { content() }
    }
  }
}

nonisolated extension DisclosureGroup where Label == Text {
  /// A group with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// A group with a text that a binding unfolds.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
  /// A group with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// A group with a string that a binding unfolds.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}
