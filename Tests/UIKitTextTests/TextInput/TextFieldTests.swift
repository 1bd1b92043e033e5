// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text fields: what they look like, what they ask and tell, and what typing does (FACTS_UIKIT d.11, a.11).

import Mica
import Testing

import UIKit

@testable import UIKitText

@Suite @MainActor
struct TextFieldTests {
  @Test(
    "34 points high with a rounded border, the text 7 and 2 points inside; 37.33 at AX type (d.11)")
  func sizes() {
    let bench = FieldBench()
    bench.run {
      let field = bench.a
      #expect(field.intrinsicContentSize == CGSize(width: 14, height: 34))
      #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 266, height: 30))
      field.font = .systemFont(ofSize: 23)
      #expect(abs(field.intrinsicContentSize.height - 37.5) < 0.2)
      field.borderStyle = .none
      field.font = .systemFont(ofSize: 17)
      #expect(field.intrinsicContentSize.height == 22)
      field.text = "Hello"
      let width = NSAttributedString(string: "Hello", attributes: [.font: field.font!]).size().width
      #expect(abs(field.intrinsicContentSize.width - width) < 1)
    }
  }

  @Test("An empty text is no nil; the font is the system's of 17 points (Apple's documentation)")
  func defaults() {
    let field = UITextField()
    #expect(field.text == "" && field.font == .systemFont(ofSize: 17))
    #expect(field.textColor == .label && field.borderStyle == .none && field.placeholder == nil)
    #expect(field.autocapitalizationType == .sentences && !field.isSecureTextEntry)
    #expect(field.clearButtonMode == .never && !field.isEditing && field.typingAttributes == nil)
    field.text = nil
    #expect(field.text == "")
  }

  @Test(
    "B is asked whether it begins before A is asked whether it ends; A has ended before B begins (a.11)"
  )
  func focusMoves() throws {
    let bench = FieldBench()
    bench.stage.finger.tap(.identifier("a"))
    try bench.stage.advance(to: 1)
    #expect(bench.told() == "shouldBegin-a didBegin-a willShow didShow")
    bench.stage.finger.tap(.identifier("b"))
    try bench.stage.advance(to: 2)
    #expect(bench.told() == "shouldBegin-b shouldEnd-a didEnd-a didBegin-b")
    bench.run { #expect(bench.b.isFirstResponder && !bench.a.isEditing) }
    #expect(bench.run { bench.root.endEditing(false) })
    try bench.stage.advance(to: 3)
    #expect(bench.told() == "shouldEnd-b didEnd-b willHide didHide")
  }

  @Test("Delegates may refuse to begin and to end; force takes no refusal")
  func refusals() {
    let bench = FieldBench()
    bench.run {
      bench.log.mayBegin = false
      #expect(!bench.a.becomeFirstResponder() && !bench.a.isEditing)
      bench.log.mayBegin = true
      bench.log.mayEnd = false
      #expect(bench.a.becomeFirstResponder())
      #expect(!bench.b.becomeFirstResponder() && bench.a.isFirstResponder)
      #expect(!bench.root.endEditing(false) && bench.a.isEditing)
      #expect(bench.root.endEditing(true) && !bench.a.isEditing)
    }
  }

  @Test("What is typed asks first; the first letter of a sentence becomes a capital, as on iOS")
  func typing() throws {
    let bench = FieldBench()
    var events = 0
    bench.run {
      bench.a.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
      bench.a.becomeFirstResponder()
    }
    _ = bench.told()
    try bench.type("hi. you")
    bench.run { #expect(bench.a.text == "Hi. You") }
    #expect(events == 7)
    #expect(bench.told().hasPrefix("change(0,0,H) change(1,0,i)"))
    try bench.press(.keyboardDeleteOrBackspace, "\u{8}")
    #expect(bench.told().hasPrefix("change(6,1,)"))
    bench.log.allows = { _, text in text != "x" }
    try bench.type("xy")
    bench.run { #expect(bench.a.text == "Hi. Yoy") }
    bench.run { bench.a.text = "set" }
    #expect(events == 9, "Programs' own changes send no event.")
  }

  @Test("Emoji go and are stepped over whole")
  func characters() throws {
    let bench = FieldBench()
    bench.run {
      bench.a.becomeFirstResponder()
      bench.a.text = "a👨‍👩‍👧e\u{301}"
    }
    try bench.press(.keyboardDeleteOrBackspace, "\u{8}")
    bench.run { #expect(bench.a.text == "a👨‍👩‍👧") }
    try bench.press(.keyboardLeftArrow)
    bench.run {
      let start = bench.a.selectedTextRange!.start
      #expect(bench.a.offset(from: bench.a.beginningOfDocument, to: start) == 1)
    }
    try bench.type("b")
    bench.run { #expect(bench.a.text == "ab👨‍👩‍👧") }
  }

  @Test(
    "The return key: delegate, primary action, end on exit, which ends the editing (Apple's documentation)"
  )
  func returnKey() throws {
    let bench = FieldBench()
    var log: [String] = []
    bench.run {
      bench.a.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
      bench.a.becomeFirstResponder()
    }
    try bench.press(.keyboardReturnOrEnter, "\n")
    bench.run { #expect(bench.a.isFirstResponder && bench.a.text == "") }
    bench.run { bench.a.addAction(UIAction { _ in log.append("exit") }, for: .editingDidEndOnExit) }
    try bench.press(.keyboardReturnOrEnter, "\n")
    bench.run { #expect(!bench.a.isFirstResponder) }
    #expect(log == ["primary", "primary", "exit"])
  }

  @Test("A hidden text isn't copied, and is replaced by what is typed when one comes back to it")
  func secure() throws {
    let bench = FieldBench()
    bench.run {
      bench.a.isSecureTextEntry = true
      bench.a.becomeFirstResponder()
    }
    try bench.type("abc")
    bench.run {
      #expect(bench.a.text == "abc")
      bench.a.selectAll(nil)
      #expect(!bench.a.canPerformAction(Selector("copy:"), withSender: nil))
      bench.b.becomeFirstResponder()
      bench.a.becomeFirstResponder()
    }
    try bench.type("d")
    bench.run { #expect(bench.a.text == "d") }
  }

  @Test("Cut and paste go by the pasteboard of the program")
  func pasteboard() {
    let bench = FieldBench()
    bench.run {
      bench.a.text = "one two"
      bench.a.becomeFirstResponder()
      bench.a.select(nil)
      bench.a.cut(nil)
      #expect(bench.a.text == "one " && UIPasteboard.general.string == "two")
      bench.b.becomeFirstResponder()
      UIPasteboard.general.string = "x\ny"
      bench.b.paste(nil)
      #expect(bench.b.text == "x y")
    }
  }

  @Test("A field that leaves its window is no first responder any more")
  func leaves() {
    let bench = FieldBench()
    bench.run {
      bench.a.becomeFirstResponder()
      bench.a.removeFromSuperview()
      #expect(!bench.a.isFirstResponder && !bench.a.isEditing)
      #expect(KeyboardCenter.current.frame == nil)
    }
  }

  @Test("The clear button asks and clears; it shows with a text alone")
  func clearing() throws {
    let bench = FieldBench()
    bench.run {
      bench.a.clearButtonMode = .always
      bench.a.text = "text"
    }
    try bench.stage.advance(to: 0.1)
    bench.stage.finger.tap(
      at: bench.run { CGPoint(x: bench.a.frame.maxX - 14, y: bench.a.frame.midY) })
    try bench.stage.advance(to: 1)
    bench.run { #expect(bench.a.text == "" && bench.a.isEditing) }
    #expect(bench.told().contains("clear-a"))
  }

  @Test(
    "A long text is moved so that the caret shows; taps put the caret at the nearest edge of a word"
  )
  func scrolling() throws {
    let bench = FieldBench()
    bench.run {
      bench.a.text = String(repeating: "word ", count: 20)
      bench.a.becomeFirstResponder()
      bench.a.layoutIfNeeded()
      #expect(bench.a.model.scroll > 100)
      let caret = bench.a.caretRect(for: bench.a.endOfDocument)
      #expect(caret.maxX <= 273 && caret.width == 2)
      bench.a.text = "one two three"
      bench.a.layoutIfNeeded()
      #expect(bench.a.model.scroll == 0)
    }
    bench.stage.finger.tap(at: CGPoint(x: 20 + 7 + 40, y: 57))
    try bench.stage.advance(to: 1)
    bench.run {
      let place = bench.a.offset(
        from: bench.a.beginningOfDocument, to: bench.a.selectedTextRange!.start)
      #expect(place == 4 || place == 7)
    }
  }

  @Test("Rectangles that a subclass gives are those that are used")
  func overrides() {
    let bench = FieldBench()
    bench.run {
      let field = PaddedField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
      field.placeholder = "Name"
      bench.root.addSubview(field)
      field.layoutIfNeeded()
      #expect(field.parts.text.frame == CGRect(x: 20, y: 0, width: 160, height: 40))
      #expect(field.parts.placeholder?.frame.minX == 20)
      field.text = "x"
      let caret = field.caretRect(for: field.beginningOfDocument)
      #expect(caret.minX == 20)
    }
  }
}

/// A field with room at the sides.
private final class PaddedField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
}

@Suite @MainActor
struct TextFieldBackgroundTests {
  /// d.11, Apple's picture of a field on grey: the corners beside the border stay clear.
  @Test func aRoundedBorderTakesTheBackground() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.backgroundColor = .red
    #expect(field.layer.backgroundColor != nil)
    field.borderStyle = .roundedRect
    #expect(field.backgroundColor == .red && field.layer.backgroundColor == nil)
    field.layoutIfNeeded()
    #expect(field.subviews.first?.backgroundColor == .red)
    field.backgroundColor = nil
    field.layoutIfNeeded()
    #expect(
      field.backgroundColor == nil && field.subviews.first?.backgroundColor == .systemBackground)
    field.backgroundColor = .blue
    field.borderStyle = .none
    #expect(field.backgroundColor == .blue && field.layer.backgroundColor == UIColor.blue.cgColor)
  }
}
