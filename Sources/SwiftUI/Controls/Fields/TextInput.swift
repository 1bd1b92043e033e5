// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How text is put in: keyboards, correction, submitting.

/// The traits of fields.
struct TextInputTraits: Equatable {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var correction = UITextAutocorrectionType.default
  var capitalization = UITextAutocapitalizationType.sentences
  var submit = UIReturnKeyType.default

  @MainActor
  func apply(to field: UITextField) {
    field.keyboardType = keyboard
    field.textContentType = content
    field.autocorrectionType = correction
    field.autocapitalizationType = capitalization
    field.returnKeyType = submit
  }

  @MainActor
  func apply(to view: UITextView) {
    view.keyboardType = keyboard
    view.textContentType = content
    view.autocorrectionType = correction
    view.autocapitalizationType = capitalization
    view.returnKeyType = submit
  }
}

enum TextInputKey: EnvironmentKey {
  static var defaultValue: TextInputTraits { TextInputTraits() }
}

enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [() -> Void] { [] }
}

/// The look of fields.
enum TextFieldLook { case plain, rounded }

private enum TextFieldLookKey: EnvironmentKey {
  static var defaultValue: TextFieldLook { .plain }
}

extension EnvironmentValues {
  var textFieldLook: TextFieldLook {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}

/// How fields look.
public protocol TextFieldStyle {
  /// Whether the field has a border.
  var _hasBorder: Bool { get }
}

/// The style that the surroundings call for: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Without a border.
  public init() {}
  /// False.
  public var _hasBorder: Bool { false }
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Without a border.
  public init() {}
  /// False.
  public var _hasBorder: Bool { false }
}

/// A field with a border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// With a border.
  public init() {}
  /// True.
  public var _hasBorder: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that the surroundings call for.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// When letters are capital ones.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType
  /// Never.
  public static var never: Self { Self(type: .none) }
  /// At the beginning of words.
  public static var words: Self { Self(type: .words) }
  /// At the beginning of sentences.
  public static var sentences: Self { Self(type: .sentences) }
  /// Always.
  public static var characters: Self { Self(type: .allCharacters) }
}

/// What the return key says.
public struct SubmitLabel: Sendable {
  let type: UIReturnKeyType
  /// Done.
  public static var done: SubmitLabel { SubmitLabel(type: .done) }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(type: .go) }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(type: .send) }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(type: .join) }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(type: .route) }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(type: .search) }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(type: .default) }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(type: .next) }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(type: .continue) }
}

/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Triggers by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Fields of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields of searches.
  public static let search = SubmitTriggers(rawValue: 2)
}

nonisolated extension View {
  private func input(_ change: @escaping (inout TextInputTraits) -> Void) -> some View {
    transformEnvironment(\.self) { change(&$0[TextInputKey.self]) }
  }

  /// Sets the keyboard of the fields in this view.
  public func keyboardType(_ type: UIKeyboardType) -> some View { input { $0.keyboard = type } }

  /// Says what the fields in this view are for.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    input { $0.content = textContentType }
  }

  /// Disables correction in the fields of this view.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    input { $0.correction = disable ? .no : .yes }
  }

  /// Disables correction in the fields of this view.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    input { $0.correction = disable.map { $0 ? .no : .yes } ?? .default }
  }

  /// Says when letters are capital ones.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { input { $0.capitalization = autocapitalization?.type ?? .sentences } }

  /// Says when letters are capital ones.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    input { $0.capitalization = style }
  }

  /// Sets what the return key says.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    input { $0.submit = submitLabel.type }
  }

  /// Calls a closure at the return key in the fields of this view.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  {
    transformEnvironment(\.self) {
      if triggers.contains(.text) { $0[SubmitActionsKey.self].append(action) }
    }
  }

  /// Keeps closures of views around from being called at the return key.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.self) { if isBlocking { $0[SubmitActionsKey.self] = [] } }
  }

  /// Sets the style of the fields in this view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldLook, style._hasBorder ? .rounded : .plain)
  }
}
