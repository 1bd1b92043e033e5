// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A screen with one control on it, fingers by a short text, and the log of the control's events.

import Mica
@_spi(Registration) import MicaRuntime
import Testing
import UIKit

/// A 320 x 480 screen whose root view has a control on it; what the control sends is logged.
@MainActor
final class ControlBench<Control: UIControl> {
  let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  let root: UIView
  let control: Control
  let log = ControlLog()
  private let recorder: ControlRecorder

  /// `make` makes the control, which is placed at 100, 100 unless it has another origin.
  init(logging events: [(String, UIControl.Event)] = controlEvents, _ make: () -> Control) {
    ControlRecorder.register()
    let (stage, log) = (stage, log)
    recorder = ControlRecorder(log)
    let recorder = recorder
    (root, control) = stage.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let control = make()
      if control.frame.origin == .zero { control.frame.origin = CGPoint(x: 100, y: 100) }
      root.addSubview(control)
      let controller = UIViewController()
      controller.view = root
      stage.root = controller
      for (name, event) in events {
        control.addAction(UIAction { _ in log.add(name) }, for: event)
      }
      return (root, control)
    }
    _ = recorder
  }

  /// Logs what a recognizer tells its target.
  func add(_ name: String, _ recognizer: UIGestureRecognizer, to view: UIView) {
    stage.run {
      recognizer.name = name
      recognizer.addTarget(recorder, action: Selector("handle:"))
      view.addGestureRecognizer(recognizer)
    }
  }

  /// Moves one finger as a text says, "TIME down|move|up|cancel [X,Y]" parted by semicolons, and
  /// returns what was logged since the last time. A last "TIME" alone lets time pass.
  @discardableResult
  func play(_ text: String) throws -> String {
    var end = stage.time
    for event in text.split(separator: ";") {
      let words = event.split(separator: " ").map(String.init)
      guard let time = words.first.flatMap(Double.init) else { continue }
      end = max(end, time)
      let actions: [String: Contact.Action] = [
        "down": .down, "move": .move, "up": .up, "cancel": .cancel,
      ]
      guard words.count > 1, let action = actions[words[1]] else { continue }
      let place = words.last.map { $0.split(separator: ",").compactMap { Double($0) } } ?? []
      let point =
        place.count == 2 ? CGPoint(x: place[0], y: place[1]) : CGPoint(x: CGFloat.nan, y: 0)
      stage.touch([Contact(finger: 1, action: action, location: point)], at: time)
    }
    try stage.advance(to: end)
    return log.take()
  }
}

/// The events of touches, by name.
let controlEvents: [(String, UIControl.Event)] = [
  ("down", .touchDown), ("repeat", .touchDownRepeat), ("dragInside", .touchDragInside),
  ("dragOutside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
  ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
  ("value", .valueChanged), ("primary", .primaryActionTriggered),
]

/// What has happened, in order.
@MainActor
final class ControlLog {
  private var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  func take() -> String {
    defer { entries = [] }
    return entries.joined(separator: " ")
  }
}

/// The target of recognizers.
@MainActor
final class ControlRecorder: NSObject {
  private let log: ControlLog

  init(_ log: ControlLog) {
    self.log = log
  }

  func handle(_ recognizer: UIGestureRecognizer) {
    log.add("\(recognizer.name ?? "").\(recognizer.state)")
  }

  static func register() { _ = registered }

  private static let registered: Void = ClassRegistry.register { file in
    file.add(ControlRecorder.self, "ControlRecorder", module: "UIKitTests") {
      $0.method("handle:") { $0.handle($1) }
    }
  }
}
