// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A value with a label.

/// A value with a label: the label leads, the value trails in the secondary colour (FACTS_SWIFTUI h.11).
public struct LabeledContent<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyleBox) private var style

  /// A value with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
}

extension LabeledContent: View {
  /// The label and the value in their style.
  public var body: some View {
    style.make(
      LabeledContentStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
  }
}

nonisolated extension LabeledContent where Label == Text {
  /// A value with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// A value with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
  /// A string with a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }) { Text(titleKey) }
  }
  /// A string with a string.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }) { Text(title) }
  }
  /// A formatted value with a text.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }) { Text(titleKey) }
  }
  /// A formatted value with a string.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }) { Text(title) }
  }
}

/// How labeled values look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style gets of a labeled value.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The view of a labeled value.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style gets of a labeled value.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }
  /// The value.
  public struct Content: View {
    let view: AnyView
    /// The value.
    public var body: some View { view }
  }
  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The label leads, the value trails.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style.
  nonisolated public init() {}
  /// A row of both.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style that the surroundings call for.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

struct LabeledContentStyleBox: @unchecked Sendable {
  let make: @MainActor (LabeledContentStyleConfiguration) -> AnyView
}

enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: LabeledContentStyleBox {
    LabeledContentStyleBox { AnyView(AutomaticLabeledContentStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var labeledContentStyleBox: LabeledContentStyleBox {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The style of labeled values in this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(
      \.labeledContentStyleBox,
      LabeledContentStyleBox { configuration in
        AnyView(
          StyledBody(style: style, configuration: configuration) {
            $0.makeBody(configuration: $1)
          })
      })
  }
}
