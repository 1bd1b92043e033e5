// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Targets and actions of controls, and the way of an action without a target (FACTS_UIKIT a.10).

import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct TargetActionTests {
  private let control = WatchedControl()
  private let target = KeyedTarget()

  init() {
    KeyedProgram.register()
    control.tag = 5
  }

  @Test func methodsOfNoneOneAndTwoArgumentsAreCalledInOrder() {
    var closures = 0
    control.addTarget(target, action: Selector("plain"), for: .touchUpInside)
    control.addAction(UIAction { _ in closures += 1 }, for: .touchUpInside)
    control.addTarget(target, action: Selector("sent:"), for: [.touchUpInside, .valueChanged])
    control.addTarget(target, action: Selector("sent:with:"), for: .touchUpInside)
    control.isEnabled = false
    control.sendActions(for: .touchUpInside)
    #expect(target.log == ["plain", "sent 5", "sent 5, no event"] && closures == 1)
    #expect(control.sent == ["plain", "sent:", "sent:with:"])
    target.clearLog()
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(target.log == ["sent 5"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test func theSameTargetAndActionCountOnce() {
    for _ in 1...2 { control.addTarget(target, action: Selector("plain"), for: .touchDown) }
    control.sendActions(for: .touchDown)
    #expect(target.log == ["plain"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["plain"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
    #expect(control.allTargets == [target])
  }

  @Test func targetsAreTakenBack() {
    control.addTarget(target, action: Selector("plain"), for: [.touchDown, .touchUpInside])
    control.addTarget(target, action: Selector("sent:"), for: .touchDown)
    control.removeTarget(target, action: Selector("plain"), for: .touchDown)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(Set(target.log) == ["plain", "sent 5"] && target.log.count == 2)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [] && control.allTargets.isEmpty)
  }

  @Test func targetsAreNotKeptAlive() {
    weak var gone: KeyedTarget?
    do {
      let short = KeyedTarget()
      gone = short
      control.addTarget(short, action: Selector("plain"), for: .touchDown)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
    #expect(control.sent.isEmpty && control.allTargets.isEmpty)
  }

  @Test func anActionWithoutATargetGoesUpTheResponders() {
    let outer = KeyedTarget()
    outer.view.addSubview(target.view)
    target.view.addSubview(control)
    control.addTarget(nil, action: Selector("sent:"), for: .touchUpInside)
    // Two NSNulls are equal here, and may hash apart.
    #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
    control.sendActions(for: .touchUpInside)
    #expect(target.log == ["sent 5"] && outer.log == [])
    // One who refuses is passed by.
    target.refuses = true
    #expect(
      control.target(forAction: Selector("sent:"), withSender: control) as? KeyedTarget === outer)
    control.sendActions(for: .touchUpInside)
    #expect(target.log == ["sent 5"] && outer.log == ["sent 5"])
    #expect(control.target(forAction: Selector("fly"), withSender: nil) == nil)
    #expect(!UIApplication.shared.sendAction(Selector("fly"), to: nil, from: control, for: nil))
  }

  @Test func handlersAreEnumeratedEachOnceWithItsEvents() {
    let action = UIAction { _ in }
    control.addTarget(target, action: Selector("plain"), for: [.touchDown, .valueChanged])
    control.addAction(action, for: .touchUpInside)
    var found: [String] = []
    control.enumerateEventHandlers { closure, method, events, _ in
      let name = method.map { "\($0.1) of \($0.0 as? KeyedTarget === target)" }
      found.append("\(name ?? "\(closure === action)") \(events.rawValue)")
    }
    #expect(found == ["plain of true 4097", "true 64"])
    var count = 0
    control.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = true
    }
    #expect(count == 1)
  }
}
