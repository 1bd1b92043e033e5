// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A screen with a view and one in it, recognizers by name, fingers by a short text, and the log of
// what all of them were told.

import Foundation
import Mica
@_spi(Registration) import MicaRuntime
import UIKit

/// A 320 x 480 screen: "outer" fills it, "inner" lies at 100, 100 and is 100 x 100.
@MainActor
package final class GestureBench {
  package let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  package let outer: LoggedView
  package let inner: LoggedView
  package let judge = Judge()
  package private(set) var log = GestureLog()
  private var recorders: [Recorder] = []

  package init() {
    Recorder.register()
    let stage = stage
    (outer, inner) = stage.run {
      let outer = LoggedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let inner = LoggedView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      outer.addSubview(inner)
      let controller = UIViewController()
      controller.view = outer
      stage.root = controller
      return (outer, inner)
    }
    outer.start("outer", log)
    inner.start("inner", log)
  }

  /// Has a recognizer watch a view and log what its target is told.
  @discardableResult
  package func add<Recognizer: UIGestureRecognizer>(
    _ name: String, _ recognizer: Recognizer, to view: UIView,
    _ change: (Recognizer) -> Void = { _ in }
  ) -> Recognizer {
    stage.run {
      let recorder = Recorder(log)
      recorders.append(recorder)
      recognizer.name = name
      recognizer.addTarget(recorder, action: Selector("handle:"))
      recognizer.delegate = judge
      view.addGestureRecognizer(recognizer)
      change(recognizer)
    }
    return recognizer
  }

  /// Moves fingers as a text says and returns the log: events are parted by semicolons,
  /// "TIME down|move|up|cancel [#FINGER] [X,Y]"; a last "TIME" alone lets time pass.
  package func play(_ text: String) throws -> String {
    var end = stage.time
    for event in text.split(separator: ";") {
      let words = event.split(separator: " ").map(String.init)
      guard let time = words.first.flatMap(Double.init) else { continue }
      end = max(end, time)
      guard words.count > 1 else { continue }
      let finger = words.first { $0.hasPrefix("#") }.flatMap { Int($0.dropFirst()) } ?? 1
      let place = words.last.map { $0.split(separator: ",").compactMap { Double($0) } } ?? []
      let point =
        place.count == 2 ? CGPoint(x: place[0], y: place[1]) : CGPoint(x: CGFloat.nan, y: 0)
      let actions: [String: Contact.Action] = [
        "down": .down, "move": .move, "up": .up, "cancel": .cancel,
      ]
      guard let action = actions[words[1]] else { continue }
      stage.touch([Contact(finger: finger, action: action, location: point)], at: time)
    }
    try stage.advance(to: end)
    return log.text
  }
}

/// What was told, in order.
@MainActor
package final class GestureLog {
  private var entries: [String] = []

  package init() {}

  package var text: String { entries.joined(separator: " ") }
  package func add(_ entry: String) { entries.append(entry) }
}

/// A view that logs what it hears.
package final class LoggedView: UIView {
  private var name = ""
  private var log: GestureLog?
  package var isLogged = true

  package func start(_ name: String, _ log: GestureLog) {
    self.name = name
    self.log = log
  }

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    guard isLogged else { return }
    log?.add("\(name).\(phase)" + (touches.count > 1 ? "\(touches.count)" : ""))
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}

/// The target of one recognizer.
@MainActor
package final class Recorder: NSObject {
  private let log: GestureLog

  package init(_ log: GestureLog) {
    self.log = log
  }

  package func handle(_ recognizer: UIGestureRecognizer) {
    log.add("\(recognizer.name ?? "").\(recognizer.state)")
  }

  package static func register() { _ = registered }

  private static let registered: Void = ClassRegistry.register { file in
    file.add(Recorder.self, "Recorder", module: "UIKitTests") {
      $0.method("handle:") { $0.handle($1) }
    }
  }
}

/// A delegate that answers by the recognizers' names.
@MainActor
package final class Judge: NSObject, UIGestureRecognizerDelegate {
  package var mayBegin: (String) -> Bool = { _ in true }
  package var receives: (String) -> Bool = { _ in true }
  /// Pairs "a b" that go together, or of which the first waits for the second.
  package var together: Set<String> = []
  package var waiting: Set<String> = []

  private func pair(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> String {
    "\(one.name ?? "") \(other.name ?? "")"
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    mayBegin(gestureRecognizer.name ?? "")
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    together.contains(pair(gestureRecognizer, otherGestureRecognizer))
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    waiting.contains(pair(gestureRecognizer, otherGestureRecognizer))
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    receives(gestureRecognizer.name ?? "")
  }
}
