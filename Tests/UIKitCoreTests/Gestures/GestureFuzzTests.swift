// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Any fingers on any recognizers: no state is left out, what begins ends, and all is ready again.

import Foundation
import Mica
import TestScenes
import Testing
import UIKit

@Suite @MainActor struct GestureFuzzTests {
  /// MICA_GESTURE_SEEDS sequences; a hundred thousand are for `Scripts/soak`.
  @Test func everyGestureKeepsToItsStates() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["MICA_GESTURE_SEEDS"].flatMap { Int($0) } ?? 400
    for seed in 0..<UInt64(count) {
      let failures = try GestureFuzz(seed: seed).run()
      #expect(failures.isEmpty, "seed \(seed): \(failures.joined(separator: "; "))")
      if !failures.isEmpty { break }
    }
  }

  @Test func aSequenceIsTheSameEachTime() throws {
    for seed in 5000..<UInt64(5020) {
      let one = GestureFuzz(seed: seed)
      let two = GestureFuzz(seed: seed)
      _ = try one.run()
      _ = try two.run()
      #expect(one.bench.log.text == two.bench.log.text)
      #expect(!one.bench.log.text.isEmpty)
    }
  }
}

/// One random screen and its fingers.
@MainActor
final class GestureFuzz {
  let bench = GestureBench()
  private var random: SplitMix
  private var recognizers: [UIGestureRecognizer] = []

  init(seed: UInt64) {
    random = SplitMix(state: seed)
  }

  /// What was wrong.
  func run() throws -> [String] {
    addRecognizers()
    var down: Set<Int> = []
    var time = 0.0
    for _ in 0..<random.below(40) {
      time += [0, 0.001, 0.016, 0.05, 0.2, 0.6, 1.2][random.below(7)]
      var contacts: [Contact] = []
      for finger in 0..<3 where random.below(2) == 0 {
        contacts.append(contact(finger, &down))
      }
      bench.stage.touch(contacts, at: time)
      if random.below(12) == 0 { interfere(at: time) }
    }
    let last = down.sorted().map { finger in
      Contact(finger: finger, action: .up, location: CGPoint(x: 150, y: 150))
    }
    bench.stage.touch(last, at: time + 0.1)
    try bench.stage.advance(to: time + 5)
    return wrongStates() + wrongViews() + notReady()
  }

  private func contact(_ finger: Int, _ down: inout Set<Int>) -> Contact {
    let place = CGPoint(x: 90 + random.below(120), y: 90 + random.below(120))
    guard down.contains(finger) else {
      down.insert(finger)
      return Contact(finger: finger, action: .down, location: place)
    }
    switch random.below(6) {
    case 0, 1:
      down.remove(finger)
      return Contact(finger: finger, action: .up, location: place)
    case 2:
      if random.below(4) == 0 {
        down.remove(finger)
        return Contact(finger: finger, action: .cancel, location: place)
      }
      return Contact(
        finger: finger, action: .move, location: CGPoint(x: CGFloat.infinity, y: .nan))
    default: return Contact(finger: finger, action: .move, location: place)
    }
  }

  private func addRecognizers() {
    bench.inner.isMultipleTouchEnabled = random.below(2) == 0
    let names = (0..<1 + random.below(6)).map { "r\($0)" }
    for name in names {
      let view = random.below(2) == 0 ? bench.inner : bench.outer
      let recognizer = make()
      recognizer.cancelsTouchesInView = random.below(3) > 0
      recognizer.delaysTouchesBegan = random.below(4) == 0
      recognizer.delaysTouchesEnded = random.below(3) > 0
      recognizers.append(bench.add(name, recognizer, to: view))
    }
    for one in names {
      for other in names where one != other {
        if random.below(5) == 0 { bench.judge.together.insert("\(one) \(other)") }
        if random.below(6) == 0 { bench.judge.waiting.insert("\(one) \(other)") }
      }
    }
  }

  private func make() -> UIGestureRecognizer {
    switch random.below(8) {
    case 0, 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 1 + random.below(3)
      tap.numberOfTouchesRequired = 1 + random.below(2)
      return tap
    case 2:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = random.below(2)
      press.minimumPressDuration = [0, 0.2, 0.5][random.below(3)]
      return press
    case 3, 4:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 1 + random.below(2)
      pan.maximumNumberOfTouches = 2 + random.below(2)
      return pan
    case 5: return UIPinchGestureRecognizer()
    case 6: return UIRotationGestureRecognizer()
    default:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = .init(rawValue: UInt(1 + random.below(15)))
      return swipe
    }
  }

  /// Changes recognizers while fingers are down.
  private func interfere(at time: TimeInterval) {
    let recognizer = recognizers[random.below(recognizers.count)]
    let kind = random.below(4)
    bench.stage.perform(at: time) { [bench] in
      switch kind {
      case 0: recognizer.isEnabled.toggle()
      case 1: recognizer.view?.removeGestureRecognizer(recognizer)
      case 2: bench.inner.removeFromSuperview()
      default: recognizer.state = .cancelled
      }
    }
  }

  // MARK: What must hold

  private var entries: [(name: String, what: String)] {
    bench.log.text.split(separator: " ").compactMap { entry in
      let parts = entry.split(separator: ".")
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }

  private func wrongStates() -> [String] {
    var wrong: [String] = []
    for recognizer in recognizers {
      let states = entries.filter { $0.name == recognizer.name }.map(\.what)
      let isDiscrete =
        recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
      var isOpen = false
      for state in states {
        let isRight =
          switch state {
          case "began": !isOpen && !isDiscrete
          case "changed": isOpen
          case "ended", "cancelled": isOpen || isDiscrete && state == "ended"
          default: false
          }
        if !isRight { wrong.append("\(recognizer.name ?? "") \(state) after \(states)") }
        isOpen = state == "began" || state == "changed"
      }
      if isOpen { wrong.append("\(recognizer.name ?? "") never ends: \(states)") }
    }
    return wrong
  }

  private func wrongViews() -> [String] {
    ["inner", "outer"].compactMap { name in
      var open = 0
      for entry in entries where entry.name == name {
        let count = entry.what.last.flatMap { Int(String($0)) } ?? 1
        if entry.what.hasPrefix("began") { open += count }
        if entry.what.hasPrefix("ended") || entry.what.hasPrefix("cancelled") { open -= count }
        if open < 0 { return "\(name) hears of an end without a beginning" }
        if open == 0, entry.what.hasPrefix("moved") { return "\(name) hears of no finger's way" }
      }
      return open == 0 ? nil : "\(name) is left with \(open) fingers"
    }
  }

  private func notReady() -> [String] {
    recognizers.filter { $0.state != .possible || $0.numberOfTouches > 0 }
      .map { "\($0.name ?? "") stays \($0.state) with \($0.numberOfTouches)" }
  }
}

/// A random sequence (splitmix64).
struct SplitMix {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }
}
