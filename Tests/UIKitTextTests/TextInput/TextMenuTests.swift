// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The edit menus of text fields and text views.

import Foundation
import Mica
import Testing

import UIKit

@testable import UIKitContainers
@testable import UIKitText

@Suite @MainActor struct TextMenuTests {
  private let bench = FieldBench()

  private var bar: EditMenuBar? {
    bench.root.window?.subviews.compactMap { $0 as? EditMenuBar }.last {
      $0.isUserInteractionEnabled
    }
  }
  private var titles: [String] { bar?.buttons.map { $0.accessibilityLabel ?? "" } ?? [] }

  private func tap(_ title: String) throws {
    let button = try #require(bar?.buttons.first { $0.accessibilityLabel == title })
    let frame = button.convert(button.bounds, to: nil)
    bench.stage.finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try settle()
  }

  private func settle() throws { try bench.stage.advance(to: bench.stage.time + 1) }

  private func begin(_ text: String) throws {
    bench.run {
      bench.a.text = text
      _ = bench.a.becomeFirstResponder()
    }
    try settle()
  }

  @Test("A double tap chooses a word and shows what can be done with it")
  func doubleTap() throws {
    try begin("one two")
    let word = CGPoint(x: 40, y: 57)
    bench.stage.finger.tap(at: word, count: 2)
    try settle()
    #expect(bench.a.editor.selection == NSRange(location: 0, length: 3))
    #expect(titles == ["Cut", "Copy", "Select All"])
    // No room above a field at the top of the screen: the bar is below what is chosen.
    #expect((bar?.frame.minY ?? 0) > 60)
    try tap("Cut")
    #expect(bench.a.text == " two" && bar == nil)
    bench.run { #expect(UIPasteboard.general.string == "one") }
  }

  @Test("A tap at the caret has the menu come and go, one beside it moves the caret")
  func caret() throws {
    try begin("one")
    bench.run { UIPasteboard.general.string = "four" }
    let end = CGPoint(x: 200, y: 57)
    bench.stage.finger.tap(at: end)
    try settle()
    #expect(titles == ["Paste", "Select", "Select All"])
    bench.stage.finger.tap(at: end)
    try settle()
    #expect(bar == nil)
    bench.stage.finger.tap(at: end)
    try settle()
    try tap("Select All")
    #expect(bench.a.editor.selection == NSRange(location: 0, length: 3))
    #expect(titles == ["Cut", "Copy", "Paste"])
    try tap("Paste")
    #expect(bench.a.text == "four" && bar == nil)
  }

  @Test("A finger that rests leaves the caret where it is lifted, with the menu; typing closes it")
  func rests() throws {
    try begin("one two")
    let place = CGPoint(x: 200, y: 57)
    bench.stage.finger.drag(from: place, to: place, duration: 0.8)
    try settle()
    #expect(titles == ["Select", "Select All"])
    try bench.type("!")
    #expect(bench.a.text == "one two!" && bar == nil)
  }

  @Test("What a field doesn't let be done isn't in its menu, and hidden text can't be copied")
  func limits() throws {
    try begin("secret")
    bench.run {
      bench.a.isSecureTextEntry = true
      bench.a.selectAll(UIMenuController.shared)
    }
    #expect(bar == nil)
  }

  @Test("The delegate changes a text view's menu and hears of it")
  func textView() throws {
    let delegate = MenuChanger()
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 280, height: 100))
    bench.run {
      view.text = "one two"
      view.delegate = delegate
      bench.root.addSubview(view)
      _ = view.becomeFirstResponder()
      view.selectAll(UIMenuController.shared)
    }
    try settle()
    #expect(titles == ["Shout", "Cut", "Copy"])
    #expect(delegate.log == ["0 7", "comes"])
    try tap("Shout")
    #expect(delegate.log == ["0 7", "comes", "goes", "shout"])
    bench.run { _ = view.resignFirstResponder() }
    #expect(bar == nil)
  }
}

@MainActor
private final class MenuChanger: NSObject, UITextViewDelegate {
  var log: [String] = []

  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    log.append("\(range.location) \(range.length)")
    return UIMenu(
      children: [UIAction(title: "Shout") { [weak self] _ in self?.log.append("shout") }]
        + suggestedActions)
  }
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { log.append("comes") }
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { log.append("goes") }
}
