// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The UIKit field of a field.

/// A field in a UIKit one: of one line, or growing with its lines.
struct FieldBody: View {
  let title: Text?
  let prompt: Text?
  let axis: Axis
  let content: FieldContent
  @Environment(\.textFieldLook) private var look

  var body: some View {
    if axis == .vertical {
      growing
    } else {
      line
    }
  }

  private func placeholder(_ environment: EnvironmentValues) -> String {
    (prompt ?? title).map { TextResolver(environment).resolve($0).string } ?? ""
  }

  private var line: some View {
    let (content, look) = (content, look)
    return UIKitControl<HostedField>(
      make: { display in
        let field = HostedField()
        field.changed = { [weak display] in display?.send() }
        return field
      },
      update: { field, environment in
        field.content = content
        field.focus = environment[FocusTargetKey.self]
        field.submit = environment[SubmitActionsKey.self]
        field.borderStyle = look == .rounded ? .roundedRect : .none
        field.isSecureTextEntry = content.isSecure
        field.font = environment.uiFont
        field.textColor = environment.uiForeground
        field.textAlignment = environment.uiTextAlignment
        if let tint = environment.uiTint { field.tintColor = tint }
        let placeholder = placeholder(environment)
        if field.placeholder != placeholder { field.placeholder = placeholder }
        environment[TextInputKey.self].apply(to: field)
        let text = content.text.wrappedValue
        let isTyping = content.isCommitted && field.isFirstResponder
        if !isTyping, field.text != text { field.text = text }
      },
      size: { field, proposal in
        let own = field.sizeThatFits(.zero)
        let height = look == .rounded ? max(34, own.height) : own.height
        return CGSize(width: proposal.width ?? max(own.width, 10), height: height)
      },
      changed: { field in
        if !content.isCommitted { content.text.wrappedValue = field.text ?? "" }
      }, isFocusable: true)
  }

  private var growing: some View {
    let content = content
    return ZStack(alignment: .topLeading) {
      if content.text.wrappedValue.isEmpty, let shown = prompt ?? title {
        shown.foregroundStyle(Color(uiColor: .placeholderText)).allowsHitTesting(false)
      }
      UIKitControl<HostedTextView>(
        make: { display in
          let view = HostedTextView()
          view.changed = { [weak display] in display?.send() }
          view.isScrollEnabled = false
          view.textContainerInset = .zero
          view.textContainer.lineFragmentPadding = 0
          return view
        },
        update: { $0.take(content.text.wrappedValue, $1) },
        size: { view, proposal in
          let width = proposal.width ?? 200
          return CGSize(
            width: width,
            height: view.sizeThatFits(CGSize(width: width, height: .infinity)).height)
        },
        changed: { content.text.wrappedValue = $0.text ?? "" }, isFocusable: true)
    }
  }
}

/// A UIKit field that tells what happens.
final class HostedField: UITextField, UITextFieldDelegate {
  var content: FieldContent?
  var changed: () -> Void = {}
  weak var focus: FocusTarget?
  var submit: [() -> Void] = []

  init() {
    super.init(frame: .zero)
    delegate = self
    addAction(UIAction { [weak self] _ in self?.changed() }, for: .editingChanged)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    focus?.didBegin()
    content?.onEditing(true)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    commit()
    focus?.didEnd()
    content?.onEditing(false)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    commit()
    content?.onCommit()
    for action in submit { action() }
    resignFirstResponder()
    return false
  }

  private func commit() {
    guard let content, content.isCommitted else { return }
    content.text.wrappedValue = text ?? ""
    text = content.text.wrappedValue
  }
}

/// A UIKit text view that tells what happens.
final class HostedTextView: UITextView, UITextViewDelegate {
  var changed: () -> Void = {}
  weak var focus: FocusTarget?

  init() {
    super.init(frame: .zero, textContainer: nil)
    delegate = self
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func take(_ text: String, _ environment: EnvironmentValues) {
    focus = environment[FocusTargetKey.self]
    font = environment.uiFont
    textColor = environment.uiForeground
    textAlignment = environment.uiTextAlignment
    isEditable = environment.isEnabled
    if let tint = environment.uiTint { tintColor = tint }
    environment[TextInputKey.self].apply(to: self)
    if self.text != text { self.text = text }
  }

  func textViewDidChange(_ textView: UITextView) { changed() }
  func textViewDidBeginEditing(_ textView: UITextView) { focus?.didBegin() }
  func textViewDidEndEditing(_ textView: UITextView) { focus?.didEnd() }
}

/// A view in which long text is edited.
public struct TextEditor {
  let text: Binding<String>

  /// A view in which a text is edited.
  nonisolated public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  /// The editor.
  public var body: some View {
    let text = text
    return UIKitControl<HostedTextView>(
      make: { display in
        let view = HostedTextView()
        view.changed = { [weak display] in display?.send() }
        return view
      },
      update: { view, environment in
        view.backgroundColor =
          environment.scrollContentBackground == .hidden ? .clear : .systemBackground
        view.take(text.wrappedValue, environment)
      },
      size: { _, proposal in proposal.replacingUnspecifiedDimensions() },
      changed: { text.wrappedValue = $0.text ?? "" }, isFocusable: true)
  }
}
