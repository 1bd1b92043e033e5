// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fields of text (FACTS_SWIFTUI h.8).

/// A field in which text is edited.
public struct TextField<Label: View> {
  let label: Label
  let title: Text?
  let prompt: Text?
  let axis: Axis
  let content: FieldContent
}

/// What a field edits.
struct FieldContent {
  /// The text that is shown.
  let text: Binding<String>
  /// Whether what is typed counts at its end only.
  var isCommitted = false
  var onEditing: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  var isSecure = false
}

extension TextField: View {
  /// The field.
  public var body: some View {
    FieldBody(title: title, prompt: prompt, axis: axis, content: content)
  }
}

nonisolated extension TextField {
  fileprivate init(
    _ label: Label, _ title: Text?, _ prompt: Text?, _ axis: Axis, _ content: FieldContent
  ) {
    (self.label, self.title, self.prompt) = (label, title, prompt)
    (self.axis, self.content) = (axis, content)
  }

  /// A field with a label, which names it, and a text for while it is empty.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(label, label as? Text, prompt, axis, FieldContent(text: text))
  }

  /// A field of a value that a format makes a text.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let label = label()
    self.init(label, label as? Text, prompt, .horizontal, .init(value, format))
  }
}

nonisolated extension TextField where Label == Text {
  /// A field with a text for while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis = .horizontal) {
    self.init(Text(titleKey), Text(titleKey), nil, axis, FieldContent(text: text))
  }

  /// A field with a string for while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis = .horizontal) {
    self.init(Text(title), Text(title), nil, axis, FieldContent(text: text))
  }

  /// A field with a title and a text for while it is empty.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal
  ) { self.init(Text(titleKey), Text(titleKey), prompt, axis, FieldContent(text: text)) }

  /// A field with a title and a text for while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal
  ) { self.init(Text(title), Text(title), prompt, axis, FieldContent(text: text)) }

  /// A field that tells of editing.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      Text(titleKey), Text(titleKey), nil, .horizontal,
      FieldContent(text: text, onEditing: onEditingChanged, onCommit: onCommit))
  }

  /// A field that tells of editing.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      Text(title), Text(title), nil, .horizontal,
      FieldContent(text: text, onEditing: onEditingChanged, onCommit: onCommit))
  }

  /// A field that tells of the return key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      Text(titleKey), Text(titleKey), nil, .horizontal,
      FieldContent(text: text, onCommit: onCommit))
  }

  /// A field that tells of the return key.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  {
    self.init(
      Text(title), Text(title), nil, .horizontal, FieldContent(text: text, onCommit: onCommit))
  }

  /// A field of a value that a format makes a text.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), Text(titleKey), prompt, .horizontal, .init(value, format))
  }

  /// A field of a value that a format makes a text.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), Text(title), prompt, .horizontal, .init(value, format))
  }

  /// A field of an optional value that a format makes a text.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), Text(titleKey), prompt, .horizontal, .init(optional: value, format))
  }

  /// A field of a value that a formatter makes a text.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(Text(titleKey), Text(titleKey), nil, .horizontal, .init(value, formatter))
  }

  /// A field of a value that a formatter makes a text.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(Text(title), Text(title), nil, .horizontal, .init(value, formatter))
  }
}

extension FieldContent {
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    self.init(
      text: Binding {
        format.format(value.wrappedValue)
      } set: { (text: String) in
        if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
      }, isCommitted: true)
  }

  init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    self.init(
      text: Binding {
        value.wrappedValue.map { format.format($0) } ?? ""
      } set: { (text: String) in
        if text.isEmpty {
          value.wrappedValue = nil
        } else if let new = try? format.parseStrategy.parse(text) {
          value.wrappedValue = new
        }
      }, isCommitted: true)
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self.init(
      text: Binding {
        formatter.string(for: value.wrappedValue) ?? ""
      } set: { (text: String) in
        let new: Any? = (formatter as? NumberFormatter)?.number(from: text) ?? text
        if let new = new as? V { value.wrappedValue = new }
      }, isCommitted: true)
  }
}

/// A field whose text can't be read.
public struct SecureField<Label: View> {
  let label: Label
  let title: Text?
  let prompt: Text?
  let content: FieldContent
}

extension SecureField: View {
  /// The field.
  public var body: some View {
    FieldBody(title: title, prompt: prompt, axis: .horizontal, content: content)
  }

  /// A field with a label, which names it, and a text for while it is empty.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    (title, self.prompt) = (self.label as? Text, prompt)
    content = FieldContent(text: text, isSecure: true)
  }
}

nonisolated extension SecureField where Label == Text {
  /// A field with a text for while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a string for while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field that tells of the return key.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    (label, title, prompt) = (Text(titleKey), Text(titleKey), nil)
    content = FieldContent(text: text, onCommit: onCommit, isSecure: true)
  }
}
