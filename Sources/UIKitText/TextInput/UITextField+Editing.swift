// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a text field begins and ends to be edited, and what it tells of it.

import CoreText
import MicaFoundation
internal import MicaRaster

extension UITextField: EditedView {
  package var editedText: NSMutableAttributedString { model.storage }
  package var keepsLooks: Bool { allowsEditingTextAttributes }
  package var isChangeable: Bool { isEnabled }
  package var plainLooks: [NSAttributedString.Key: Any] { model.looks }

  func setUpField() {
    isOpaque = false
    editor.attach(self)
    parts.text.field = self
    addSubview(parts.text)
    layer.needsDisplayOnBoundsChange = true
  }

  // MARK: First responder

  /// Asks the delegate, becomes the first responder and tells of it (FACTS_UIKIT a.11).
  func begin(_ become: () -> Bool) -> Bool {
    KeyboardCenter.current.after { beginEditing(become) }
  }

  private func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil else { return false }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard become() else { return false }
    guard isFirstResponder, !model.isEditing else { return isFirstResponder }
    model.isEditing = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      editor.put("", in: editor.all)
    }
    if isSecureTextEntry, hasText { editor.clearsAtInsertion = true }
    editor.select(NSRange(location: editor.length, length: 0))
    looksChanged()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Asks the delegate, gives way and tells of it.
  func finish(_ resign: () -> Bool) -> Bool {
    KeyboardCenter.current.after { finishEditing(resign) }
  }

  private func finishEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder, model.isEditing else { return resign() }
    let mayEnd = delegate?.textFieldShouldEndEditing(self) ?? true
    guard mayEnd || FirstResponder.current.isForced, resign() else { return false }
    guard model.isEditing else { return true }
    model.isEditing = false
    editor.hideMenu()
    editor.unmark()
    editor.clearsAtInsertion = false
    model.scroll = 0
    looksChanged()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    return true
  }

  // MARK: Changes by the user

  package func editMenu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }
  package func editMenuComes(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }
  package func editMenuGoes(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  package func allowsChange(in range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  package func textChanged(byUser: Bool) {
    editor.hideMenu()
    contentChanged()
    guard byUser else { return }
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  package func selectionChanged() {
    editor.hideMenu()
    setNeedsLayout()
    parts.text.setNeedsDisplay()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// What the keyboard types: the return key says that one is done, and no line ends within a field.
  func typed(_ text: String) {
    if text == "\n" || text == "\r" { return pressedReturn() }
    // A tab goes on to the next field where there is a focus; there is none here.
    if text == "\t" { return Unsupported.note("UITextField: the tab key", of: self) }
    editor.insert(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// The primary action, and the event that ends the editing where somebody listens to it.
  private func pressedReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    if endsOnExit, isFirstResponder { _ = resignFirstResponder() }
  }

  /// The button that clears was tapped.
  func clearTapped() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    editor.put("", in: editor.all)
    if !isFirstResponder { _ = becomeFirstResponder() }
  }

  /// A finger was lifted on the field.
  func touched(with event: UIEvent?) {
    let touch = event?.touches(for: self)?.first
    let wasEditing = isEditing
    guard isFirstResponder || becomeFirstResponder(), isEditing, let touch else { return }
    layoutIfNeeded()
    let place = offset(nearest: touch.location(in: self))
    switch touch.tapCount {
    case 2 where wasEditing:
      editor.selectWord(at: place)
      editor.showMenu()
    case 3... where wasEditing:
      editor.select(editor.all)
      editor.showMenu()
    default:
      let edge = isSecureTextEntry ? editor.length : editor.breaks.wordEdge(nearest: place)
      editor.tapped(at: place, edge: edge, touch, wasFirst: wasEditing)
    }
  }
}

extension UITextField {
  // MARK: Changes by the program

  func setText(_ text: String) {
    model.storage.setAttributedString(NSAttributedString(string: text, attributes: model.looks))
    editor.textWasSet()
    contentChanged()
  }

  func setAttributedText(_ text: NSAttributedString?) {
    let text = text ?? NSAttributedString()
    model.storage.setAttributedString(text)
    for (key, value) in model.looks {
      let whole = NSRange(location: 0, length: text.length)
      text.enumerateAttribute(key, in: whole, options: []) { found, range, _ in
        if found == nil { model.storage.addAttribute(key, value: value, range: range) }
      }
    }
    editor.textWasSet()
    contentChanged()
  }

  func setLook(_ key: NSAttributedString.Key, _ value: Any) {
    model.looks[key] = value
    model.storage.addAttribute(key, value: value, range: editor.all)
    contentChanged()
  }

  func setLooks(_ looks: [NSAttributedString.Key: Any]) {
    model.looks = looks
    model.storage.setAttributes(looks, range: editor.all)
    contentChanged()
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    model.alignment = alignment
    if let style = model.looks[.paragraphStyle] { setLook(.paragraphStyle, style) }
  }

  func setPlaceholder(_ text: NSAttributedString?, isPlain: Bool) {
    model.placeholder = text?.copy() as? NSAttributedString
    if text != nil, parts.placeholder == nil {
      let canvas = FieldCanvas()
      canvas.field = self
      canvas.isPlaceholder = true
      parts.placeholder = canvas
      insertSubview(canvas, belowSubview: parts.text)
    }
    contentChanged()
  }

  func setClearsOnInsertion(_ clears: Bool) {
    if clears, isEditing, hasText { editor.select(editor.all) }
    editor.clearsAtInsertion = clears
  }

  func followContentSize() {
    guard adjustsFontForContentSizeCategory else { return }
    let followed = model.font.following(traitCollection)
    if followed != model.font { font = followed }
  }
}

extension UITextField {
  /// What is said of the text: the placeholder where there is none, dots for a hidden one.
  var spokenText: String? {
    guard hasText else { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: editor.breaks.count) : text
  }
}
