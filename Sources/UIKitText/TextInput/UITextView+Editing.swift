// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a text view begins and ends to be edited, what it tells of it, and what taps do.

import CoreText
import MicaFoundation
internal import MicaRaster

extension UITextView: EditedView {
  var editedText: NSMutableAttributedString { textStorage }
  var keepsLooks: Bool { true }
  var isChangeable: Bool { isEditable }
  var plainLooks: [NSAttributedString.Key: Any] { plainAttributes }

  // MARK: First responder

  /// Asks the delegate, becomes the first responder and tells of it. The keyboard is told of before that.
  func begin(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil else { return false }
    guard !isEditable || (delegate?.textViewShouldBeginEditing(self) ?? true) else { return false }
    guard become() else { return false }
    guard isFirstResponder, isEditable, !model.isEditing else { return isFirstResponder }
    model.isEditing = true
    setNeedsLayout()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Asks the delegate, gives way and tells of it.
  func finish(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder, model.isEditing else {
      setNeedsLayout()
      editor.hideMenu()
      return resign()
    }
    let mayEnd = delegate?.textViewShouldEndEditing(self) ?? true
    guard mayEnd || FirstResponder.current.isForced, resign() else { return false }
    guard model.isEditing else { return true }
    model.isEditing = false
    editor.hideMenu()
    editor.unmark()
    setNeedsLayout()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  func editabilityChanged() {
    if isFirstResponder, !isEditable { _ = resignFirstResponder() }
    setNeedsLayout()
  }

  // MARK: Changes

  func editMenu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
  }
  func editMenuComes(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }
  func editMenuGoes(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }

  func allowsChange(in range: NSRange, to text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func textChanged(byUser: Bool) {
    editor.hideMenu()
    layoutChanged()
    guard byUser else { return }
    scroll(toShow: editor.selection)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func selectionChanged() {
    editor.hideMenu()
    setNeedsLayout()
    if isFirstResponder { scroll(toShow: editor.selection) }
    delegate?.textViewDidChangeSelection(self)
  }

  /// The text was changed, by whomever.
  func storageChanged(_ range: NSRange, _ delta: Int) {
    if delta != 0 { editor.textWasEdited(in: range, by: delta) }
  }

  func setTypingLooks(_ looks: [NSAttributedString.Key: Any]) {
    editor.typingLooks = looks
    guard textStorage.length == 0 else { return }
    model.font = looks[.font].flatMap(UIFont.of) ?? model.font
    model.color = looks[.foregroundColor] as? UIColor ?? model.color
    if let style = looks[.paragraphStyle] as? NSParagraphStyle { model.alignment = style.alignment }
    layoutChanged()
  }

  func followContentSize() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    let followed = font.following(traitCollection)
    if followed != font { self.font = followed }
  }

  // MARK: Touches

  /// A finger was lifted: where it has not moved it was a tap.
  func touched(_ touches: Set<UITouch>) {
    guard let (touch, start) = model.touch, touches.contains(touch) else { return }
    model.touch = nil
    let end = touch.location(in: nil)
    guard abs(end.x - start.x) < 10, abs(end.y - start.y) < 10 else { return }
    tapped(touch)
  }

  private func tapped(_ touch: UITouch) {
    let point = touch.location(in: self)
    if !isEditable, isSelectable, openLink(at: point) { return }
    guard isEditable || isSelectable else { return }
    let wasFirst = isFirstResponder
    guard wasFirst || isEditable && becomeFirstResponder() else { return }
    let place = offset(nearest: point)
    switch touch.tapCount {
    case 2 where wasFirst:
      editor.selectWord(at: place)
      editor.showMenu()
    case 3... where wasFirst:
      let paragraph = editor.breaks.paragraph(at: place)
      editor.select(NSRange(location: paragraph.lowerBound, length: paragraph.count))
      editor.showMenu()
    default:
      editor.tapped(
        at: place, edge: editor.breaks.wordEdge(nearest: place), touch, wasFirst: wasFirst)
    }
  }

  /// Asks the delegate about the link or attachment at a point; whether there is one.
  private func openLink(at point: CGPoint) -> Bool {
    guard let span = editor.character(at: point) as? TextSpan else { return false }
    var range = NSRange()
    let attributes = textStorage.attributes(
      at: span.range.location, longestEffectiveRange: &range,
      in: NSRange(location: 0, length: textStorage.length))
    guard let content = Self.content(of: attributes) else { return false }
    let item = UITextItem(content: content, range: range)
    var isTaken = true
    let system = UIAction { [weak self] _ in isTaken = self?.actOn(item) ?? false }
    let action =
      delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: system) } ?? system
    action?.run(sender: self)
    return isTaken
  }

  /// The link, attachment or tag that attributes name; nil for plain text.
  private static func content(of attributes: [NSAttributedString.Key: Any]) -> UITextItem.Content? {
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      return .textAttachment(attachment)
    }
    if let value = attributes[.link],
      let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) })
    {
      return .link(url)
    }
    return (attributes[.textItemTag] as? String).map { .tag($0) }
  }

  /// What iOS does with a part that was tapped: it asks as before iOS 17, and opens links. Whether the tap is taken.
  private func actOn(_ item: UITextItem) -> Bool {
    switch item.content {
    case .textAttachment(let attachment):
      return delegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
        ?? false
    case .link(let url):
      let opens =
        delegate?.textView(
          self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
      if opens { Unsupported.note("UITextView: opening a link", of: self) }
      return true
    case .tag: return false
    }
  }
}
