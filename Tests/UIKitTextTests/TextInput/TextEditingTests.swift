// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text views that are edited (FACTS_UIKIT d.12), keyboards and key commands.

import Mica
import MicaFoundation
import Testing
import UIKit

@testable import UIKitText

@Suite @MainActor
struct TextEditingTests {
  /// A stage with a text view as its whole screen.
  private func stage(_ text: String) -> (Stage, UITextView) {
    let stage = Stage(size: CGSize(width: 320, height: 568), scale: 2)
    let view = stage.run {
      let view = UITextView(frame: CGRect(x: 0, y: 20, width: 320, height: 120))
      view.font = .systemFont(ofSize: 17)
      view.text = text
      let controller = UIViewController()
      controller.view.addSubview(view)
      stage.root = controller
      return view
    }
    try? stage.prepare()
    return (stage, view)
  }

  @Test("A tap begins to edit, typing changes the text, the caret stays in sight")
  func typing() throws {
    let (stage, view) = stage("")
    let log = ViewLog()
    stage.run { view.delegate = log }
    stage.finger.tap(at: CGPoint(x: 100, y: 60))
    try stage.advance(to: 0.5)
    stage.run { #expect(view.isFirstResponder && log.lines == ["shouldBegin", "didBegin"]) }
    stage.type("one\ntwo")
    try stage.advance(to: 1)
    stage.run {
      #expect(view.text == "One\nTwo" && view.selectedRange == NSRange(location: 7, length: 0))
      #expect(log.lines.filter { $0 == "change" }.count == 7)
      let caret = view.caretRect(for: view.endOfDocument)
      #expect(caret.minY > 8 + 20 && caret.width == 2)
    }
    stage.type("\n3\n4\n5\n6\n7\n8")
    try stage.advance(to: 2)
    stage.run {
      #expect(view.contentOffset.y > 0)
      #expect(view.contentOffset.y + view.bounds.height >= view.contentSize.height - 1)
    }
  }

  @Test("Arrows go over lines and characters, with shift they choose")
  func arrows() throws {
    let (stage, view) = stage("first line\nsecond line")
    stage.run {
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 3, length: 0)
    }
    stage.press(.keyboardDownArrow)
    try stage.advance(to: 0.1)
    stage.run { #expect((13...15).contains(view.selectedRange.location)) }
    stage.press(.keyboardUpArrow)
    stage.press(.keyboardUpArrow)
    try stage.advance(to: 0.2)
    stage.run { #expect(view.selectedRange.location == 0) }
    stage.run {
      let keys = KeyPresses.current
      for _ in 0..<3 {
        keys.press(code: 0x4F, text: "", at: 0.2, modifiers: .shift)
      }
      #expect(view.selectedRange == NSRange(location: 0, length: 3))
      keys.press(code: 0x04, text: "a", at: 0.2, modifiers: .command)
      #expect(view.selectedRange.length == 22)
      #expect(view.selectionRects(for: view.selectedTextRange!).count == 2)
    }
  }

  @Test("Edits of the storage move the caret with its text")
  func storage() {
    let (stage, view) = stage("hello")
    stage.run {
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 5, length: 0)
      view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "say ")
      #expect(view.selectedRange.location == 9)
      view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 9))
      #expect(view.selectedRange == NSRange(location: 0, length: 0))
      view.typingAttributes = [.font: UIFont.boldSystemFont(ofSize: 20)]
      view.insertText("b")
      #expect(view.font == .boldSystemFont(ofSize: 20))
    }
  }

  @Test("Links of a text that isn't edited are asked about")
  func links() throws {
    let (stage, view) = stage("")
    let log = ViewLog()
    stage.run {
      view.isEditable = false
      view.delegate = log
      view.attributedText = NSAttributedString(
        string: "WWWWWWWW",
        attributes: [.link: "https://example.com", .font: UIFont.systemFont(ofSize: 17)])
    }
    try stage.advance(to: 0.1)
    stage.finger.tap(at: CGPoint(x: 30, y: 38))
    try stage.advance(to: 0.5)
    stage.run { #expect(log.lines == ["link https://example.com"] && !view.model.isEditing) }
  }

  @Test("A delegate of iOS 17 replaces what a tap on a link or a tagged part does")
  func textItems() throws {
    let (stage, view) = stage("")
    let log = ItemLog()
    stage.run {
      view.isEditable = false
      view.delegate = log
      view.attributedText = NSAttributedString(
        string: "WWWWWWWW",
        attributes: [.textItemTag: "topic", .font: UIFont.systemFont(ofSize: 17)])
    }
    try stage.advance(to: 0.1)
    stage.finger.tap(at: CGPoint(x: 30, y: 38))
    try stage.advance(to: 0.5)
    stage.run { #expect(log.lines == ["asked topic 0 8", "done"]) }
  }

  @Test("Key commands of the chain; those with a key alone give way to typing")
  func commands() {
    let stage = Stage(size: CGSize(width: 320, height: 568), scale: 2)
    let view = stage.run {
      let view = CommandView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let controller = UIViewController()
      controller.view.addSubview(view)
      stage.root = controller
      return view
    }
    try? stage.prepare()
    stage.run {
      view.becomeFirstResponder()
      KeyPresses.current.press(code: 0x16, text: "s", at: 0, modifiers: .command)
      KeyPresses.current.press(code: 0x16, text: "s", at: 0)
      #expect(view.saved == 1)
    }
  }

  @Test("The keyboard's notifications have frames and times; the accessory counts (g.8)")
  func keyboard() throws {
    let stage = Stage(size: CGSize(width: 375, height: 812), scale: 3)
    let frames = FrameList()
    let view = stage.run {
      let field = UITextField(frame: CGRect(x: 0, y: 40, width: 200, height: 40))
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
      let controller = UIViewController()
      controller.view.addSubview(field)
      stage.root = controller
      return field
    }
    try stage.prepare()
    let token = stage.run {
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { note in
        let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let frame = value?.cgRectValue ?? .null
        MainActor.assumeIsolated { frames.list.append(frame) }
        #expect(note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect(note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 7)
      }
    }
    stage.run { _ = view.becomeFirstResponder() }
    #expect(frames.list == [CGRect(x: 0, y: 812 - 385, width: 375, height: 385)])
    try stage.advance(to: 1)
    stage.run {
      let place = view.inputAccessoryView?.layer.convert(CGPoint.zero, to: nil)
      #expect(place == CGPoint(x: 0, y: 812 - 385))
      view.keyboardType = .numberPad
      view.reloadInputViews()
      #expect(KeyboardCenter.current.frame?.height == 341)
      view.resignFirstResponder()
      #expect(KeyboardCenter.current.frame == nil)
    }
    _ = token
  }
}

/// Frames that were told of.
@MainActor
private final class FrameList {
  var list: [CGRect] = []
}

/// Writes down what a text view asks and tells.
@MainActor
private final class ViewLog: NSObject, UITextViewDelegate {
  var lines: [String] = []

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    lines.append("shouldBegin")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
  func textViewDidChange(_ textView: UITextView) { lines.append("change") }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    lines.append("link \(URL.absoluteString)")
    return false
  }
}

/// Gives tagged parts an action of its own.
@MainActor
private final class ItemLog: NSObject, UITextViewDelegate {
  var lines: [String] = []

  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    guard case .tag(let tag) = textItem.content else { return defaultAction }
    lines.append("asked \(tag) \(textItem.range.location) \(textItem.range.length)")
    return UIAction { [self] _ in lines.append("done") }
  }
}

/// A view with a key command.
private final class CommandView: UIView {
  var saved = 0
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:"))]
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == Selector("save:") { saved += 1 }
    return false
  }
}
