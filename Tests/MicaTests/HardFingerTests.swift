// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fingers that no hand has: a hundred at once, thousands in one instant, at places that are none, on views that
// go away under them. Seeds and counts are small here; MICA_TOUCH_EVENTS asks for more events.

import Foundation
import Mica
import Testing
import UIKit

@MainActor @Suite struct HardFingerTests {
  private nonisolated static let events =
    ProcessInfo.processInfo.environment["MICA_TOUCH_EVENTS"].flatMap { Int($0) } ?? 3000

  /// A hundred fingers go down, move and are lifted together; every touch is told of to its end.
  @Test func aHundredFingers() throws {
    let bench = RestlessBench(seed: 1, isRestless: false)
    func all(_ action: Contact.Action, _ shift: CGFloat) -> [Contact] {
      (0..<100).map {
        Contact(
          finger: $0, action: action,
          location: CGPoint(x: CGFloat($0 % 10) * 30 + shift, y: CGFloat($0 / 10) * 30 + shift))
      }
    }
    bench.stage.touch(all(.down, 5), at: 0.1)
    for look in 1...20 {
      bench.stage.touch(all(.move, 5 + CGFloat(look)), at: 0.1 + Double(look) / 60)
    }
    bench.stage.touch(all(.up, 25), at: 1)
    try bench.stage.advance(to: 3)
    #expect(bench.log.begun == 100 && bench.log.ended == 100 && bench.log.wrong.isEmpty)
    #expect(!bench.isTouched)
  }

  /// Thousands of events of one instant are told in their order, in bounded time.
  @Test func oneInstant() throws {
    let bench = RestlessBench(seed: 2, isRestless: false)
    for index in 0..<2000 {
      let action: Contact.Action = [.down, .move, .up][index % 3]
      let place = CGPoint(x: 100 + index % 7, y: 100)
      bench.stage.touch([Contact(finger: 1, action: action, location: place)], at: 0.5)
    }
    try bench.stage.advance(to: 2)
    #expect(bench.log.begun == 667 && bench.log.wrong.isEmpty)
    #expect(bench.log.ended + bench.log.cancelled == 666)
  }

  /// Fingers at random, also at places that are none, on views that are removed, moved to others, hidden and
  /// given new recognizers in every callback: nothing crashes, each touch that a view has heard of ends
  /// for it, and the same happens again.
  @Test(arguments: 1...8)
  func restlessViews(_ seed: Int) throws {
    func run() throws -> RestlessLog {
      let bench = RestlessBench(seed: UInt64(seed), isRestless: true)
      var random = RestlessNumbers(state: UInt64(seed))
      var time = 0.1
      for _ in 0..<Self.events / 8 {
        time += [0, 0, 0.004, 1.0 / 60, 0.2][random.below(5)]
        let contacts = (0...random.below(4)).map { _ in
          Contact(
            finger: random.below(100),
            action: [.down, .move, .move, .up, .cancel][random.below(5)],
            location: random.place())
        }
        bench.stage.touch(contacts, at: time)
      }
      let lifts = (0..<100).map { Contact(finger: $0, action: .up, location: .zero) }
      bench.stage.touch(lifts, at: time + 0.1)
      try bench.stage.advance(to: time + 5)
      #expect(!bench.isTouched)
      return bench.log
    }
    let log = try run()
    #expect(log.wrong.isEmpty)
    #expect(log.begun > 0)
    #expect(log.begun == log.ended + log.cancelled)
    #expect(try run().text == log.text)
  }

  /// A callback that asks for more touches, pictures of time, and itself.
  @Test func callbacksWithinCallbacks() throws {
    let bench = RestlessBench(seed: 3, isRestless: false)
    var calls = 0
    bench.root.onTouch = { [stage = bench.stage] in
      calls += 1
      guard calls < 300 else { return }
      let down = Contact(finger: 10 + calls, action: .down, location: CGPoint(x: 5, y: 5))
      stage.touch([down], at: stage.time)
      stage.touch([Contact(finger: 10 + calls, action: .up, location: .zero)], at: 0)
      stage.run {
        _ = UIApplication.shared.sendAction(Selector("none"), to: nil, from: nil, for: nil)
      }
    }
    bench.stage.touch([Contact(finger: 1, action: .down, location: CGPoint(x: 5, y: 5))], at: 0.2)
    bench.stage.touch([Contact(finger: 1, action: .up, location: CGPoint(x: 5, y: 5))], at: 0.3)
    try bench.stage.advance(to: 30)
    #expect(calls >= 300 && bench.log.wrong.isEmpty && !bench.isTouched)
  }
}

/// What views were told, and what was against the law.
final class RestlessLog {
  private var open: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  private(set) var begun = 0
  private(set) var ended = 0
  private(set) var cancelled = 0
  private(set) var wrong: [String] = []
  private(set) var text = ""
  /// Keeps touches alive, so that no two are the same object.
  private var kept: [UITouch] = []

  @MainActor func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ view: UIView) {
    for touch in touches {
      kept.append(touch)
      let isOpen = open[ObjectIdentifier(view), default: []].contains(ObjectIdentifier(touch))
      if isOpen == (phase == .began) { wrong.append("\(phase) of a touch, open \(isOpen)") }
      switch phase {
      case .began:
        begun += 1
        open[ObjectIdentifier(view), default: []].insert(ObjectIdentifier(touch))
      case .ended, .cancelled:
        if phase == .ended { ended += 1 } else { cancelled += 1 }
        open[ObjectIdentifier(view), default: []].remove(ObjectIdentifier(touch))
      default: break
      }
    }
    text += "\(phase.rawValue) \(touches.count) \(view.tag);"
  }
}

/// A screen of views within views with recognizers on the way, which may change all of it when touched.
@MainActor
final class RestlessBench {
  let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  let root: RestlessView
  let log = RestlessLog()

  init(seed: UInt64, isRestless: Bool) {
    let (stage, log) = (stage, log)
    root = stage.run {
      let controller = UIViewController()
      let root = RestlessView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      controller.view = root
      stage.root = controller
      var views = [root]
      for level in 1...12 {
        let parent = views[isRestless ? level / 2 : 0]
        let view = RestlessView(
          frame: CGRect(x: 10 * level % 70, y: 25 * level, width: 200, height: 120))
        parent.addSubview(view)
        views.append(view)
      }
      for (tag, view) in views.enumerated() {
        view.tag = tag
        view.log = log
        view.isMultipleTouchEnabled = tag % 3 != 2 || !isRestless
        view.isExclusiveTouch = isRestless && tag == 7
        if isRestless {
          view.random = RestlessNumbers(state: seed &+ UInt64(tag))
          view.others = views
          view.addRecognizer()
        }
      }
      return root
    }
  }

  var isTouched: Bool { stage.run { TouchCenter.current.isTouched } }
}

/// A view that logs touches, and changes what is around it.
final class RestlessView: UIView {
  var log: RestlessLog?
  var random: RestlessNumbers?
  var others: [RestlessView] = []
  var onTouch: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard(.began, touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard(.moved, touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard(.ended, touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard(.cancelled, touches)
  }

  private func heard(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    log?.note(phase, touches, self)
    onTouch()
    change()
  }

  func addRecognizer() {
    let kinds: [() -> UIGestureRecognizer] = [
      { UITapGestureRecognizer() }, { UIPanGestureRecognizer() },
      { UILongPressGestureRecognizer() },
      { UIPinchGestureRecognizer() }, { UIRotationGestureRecognizer() },
      { UISwipeGestureRecognizer() },
    ]
    addGestureRecognizer(kinds[random?.below(kinds.count) ?? 0]())
  }

  private func change() {
    guard random != nil, let way = random?.below(12) else { return }
    let other = others[random?.below(others.count) ?? 0]
    switch way {
    case 0 where tag > 0: removeFromSuperview()
    case 1 where tag > 0 && !other.isDescendant(of: self): other.addSubview(self)
    case 2 where tag > 0: isHidden.toggle()
    case 3: gestureRecognizers?.forEach { removeGestureRecognizer($0) }
    case 4 where (gestureRecognizers?.count ?? 0) < 3: addRecognizer()
    case 5: gestureRecognizers?.forEach { $0.isEnabled.toggle() }
    case 6 where tag > 0: isUserInteractionEnabled.toggle()
    case 7: other.frame.origin.x += CGFloat(way) - 6
    case 8 where tag > 0: transform = CGAffineTransform(scaleX: 0, y: 1)
    case 9: transform = .identity
    case 10:
      for view in others where view.superview == nil && view.tag > 0 {
        others[0].addSubview(view)
        view.isHidden = false
        view.isUserInteractionEnabled = true
      }
    default: break
    }
  }
}

/// Numbers that a seed determines.
struct RestlessNumbers {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }

  mutating func place() -> CGPoint {
    let hard: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e7, 0]
    if below(12) == 0 { return CGPoint(x: hard[below(6)], y: hard[below(6)]) }
    return CGPoint(x: below(320), y: below(480))
  }
}
