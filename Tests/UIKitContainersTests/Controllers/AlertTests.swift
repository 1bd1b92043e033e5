// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Alerts: what they look like, and what a choice does (FACTS_UIKIT d.17).

import Mica
import Testing
import UIKit

@Suite @MainActor
struct AlertTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844), scale: 2)
  private let root = UIViewController()

  init() throws {
    stage.root = root
    _ = try stage.snapshot(at: 0.1)
  }

  /// Keys that iOS takes though its headers don't say so.
  @Test func attributedTextsContentsAndColoursComeByKey() throws {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 100, height: 90)
    stage.run {
      alert.setValue(NSAttributedString(string: "Colours"), forKey: "attributedTitle")
      alert.setValue(NSAttributedString(string: "of all kinds"), forKey: "attributedMessage")
      alert.setValue(content, forKey: "contentViewController")
      let action = UIAlertAction(title: "Red", style: .default)
      action.setValue(UIColor.red, forKey: "titleTextColor")
      alert.addAction(action)
      root.present(alert, animated: false)
    }
    try stage.advance(to: 1)
    #expect(content.parent === alert && content.view.frame.size == CGSize(width: 270, height: 90))
    let labels = stage.run { Self.labels(in: alert.view) }
    #expect(labels["Red"] == .red)
    #expect(labels.keys.contains("Colours") && labels.keys.contains("of all kinds"))
  }

  private static func labels(in view: UIView) -> [String: UIColor] {
    var found: [String: UIColor] = [:]
    if let label = view as? UILabel, let text = label.text { found[text] = label.textColor }
    for subview in view.subviews { found.merge(labels(in: subview)) { $1 } }
    return found
  }

  @Test func aChoiceIsToldOnceTheAlertIsGone() throws {
    var chosen: String?
    let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: .alert)
    let handler: (UIAlertAction) -> Void = { [root] action in
      chosen = action.title
      #expect(root.presentedViewController == nil)
    }
    stage.run {
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel, handler: handler))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive, handler: handler))
      root.present(alert, animated: true)
    }
    try stage.advance(to: 1)
    #expect(alert.view.frame.width == 270)
    #expect(abs(alert.view.frame.midX - 195) <= 0.5 && abs(alert.view.frame.midY - 422) <= 0.5)
    stage.finger.tap("Delete")
    try stage.advance(to: 1.2)
    #expect(chosen == nil)
    try stage.advance(to: 3)
    #expect(chosen == "Delete")
  }

  @Test func aListOfChoicesIsAtTheBottom() throws {
    let alert = UIAlertController(title: nil, message: "Where to?", preferredStyle: .actionSheet)
    var isCancelled = false
    stage.run {
      alert.addAction(UIAlertAction(title: "Left", style: .default))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
      root.present(alert, animated: false)
    }
    try stage.advance(to: 0.5)
    #expect(abs(alert.view.frame.maxY - 836) <= 0.5 && alert.view.frame.width == 374)
    stage.finger.tap(at: CGPoint(x: 195, y: 100))
    try stage.advance(to: 2)
    #expect(isCancelled && root.presentedViewController == nil)
  }

  @Test func textFieldsAreTypedInto() throws {
    let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
    var name: String?
    stage.run {
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField { $0.isSecureTextEntry = true }
      let enter = UIAlertAction(title: "Enter", style: .default) { [weak alert] _ in
        name = alert?.textFields?.first?.text
      }
      alert.addAction(enter)
      alert.preferredAction = enter
      root.present(alert, animated: true)
    }
    try stage.advance(to: 1)
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0].isFirstResponder)
    #expect(alert.view.frame.maxY < 844 - 291, "It keeps above the keyboard.")
    stage.type("ada\n")
    try stage.advance(to: 1.5)
    #expect(fields[1].isFirstResponder && fields[0].text?.lowercased() == "ada")
    stage.type("\n")
    try stage.advance(to: 3)
    #expect(name?.lowercased() == "ada" && root.presentedViewController == nil)
  }
}
