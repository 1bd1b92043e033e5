// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A screen with two text fields on it, and the log of what they tell.

import Mica
import MicaFoundation
import Testing

import UIKit

/// A 320 x 568 screen with fields "a" at the top and "b" below it; what they tell is logged.
@MainActor
final class FieldBench {
  let stage = Stage(size: CGSize(width: 320, height: 568), scale: 2)
  let root: UIView
  let a: UITextField
  let b: UITextField
  let log = FieldLog()

  init() {
    let (stage, log) = (stage, log)
    (root, a, b) = stage.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      root.backgroundColor = .systemBackground
      let fields = ["a", "b"].enumerated().map { index, name in
        let field = UITextField(frame: CGRect(x: 20, y: 40 + 60 * index, width: 280, height: 34))
        field.borderStyle = .roundedRect
        field.accessibilityIdentifier = name
        field.delegate = log
        root.addSubview(field)
        return field
      }
      let controller = UIViewController()
      controller.view = root
      stage.root = controller
      return (root, fields[0], fields[1])
    }
    try? stage.prepare()
    stage.run { log.listen() }
  }

  /// Does something on the stage.
  @discardableResult func run<Result>(_ body: () -> Result) -> Result { stage.run(body) }

  /// What was told since the last time.
  func told() -> String {
    defer { log.lines = [] }
    return log.lines.joined(separator: " ")
  }

  /// Types, and lets it be done.
  func type(_ text: String) throws {
    stage.type(text)
    try stage.advance(to: stage.time + 0.01)
  }

  /// Presses a key, and lets it be done.
  func press(_ key: UIKeyboardHIDUsage, _ text: String = "") throws {
    stage.press(key, text: text)
    try stage.advance(to: stage.time + 0.01)
  }
}

/// Writes down what fields ask and tell.
@MainActor
final class FieldLog: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var mayBegin = true
  var mayEnd = true
  var allows: (NSRange, String) -> Bool = { _, _ in true }
  private var observers: [any NSObjectProtocol] = []

  func listen() {
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
    ]
    for (name, word) in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in MainActor.assumeIsolated { self?.lines.append(word) }
        })
    }
  }

  private func add(_ word: String, _ field: UITextField) {
    lines.append("\(word)-\(field.accessibilityIdentifier ?? "")")
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    add("shouldBegin", textField)
    return mayBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { add("didBegin", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    add("shouldEnd", textField)
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { add("didEnd", textField) }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    lines.append("change(\(range.location),\(range.length),\(string))")
    return allows(range, string)
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    add("return", textField)
    return true
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    add("clear", textField)
    return true
  }
}
