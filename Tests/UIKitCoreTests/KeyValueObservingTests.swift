// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Observing UIKit's objects: each setter announces its own key, as on iOS.

import TestScenes
import Testing
import UIKit

/// What was announced; observers may be told on any thread, these are told at once.
private final class Told: @unchecked Sendable {
  var names: [String] = []
}

@Suite(.ownProgram) @MainActor
struct KeyValueObservingTests {
  init() { KeyedProgram.register() }

  @Test func aKeyPathIsToldOfSettersAndKeyValueCoding() {
    let view = UIView()
    var changes: [String] = []
    let observation = view.observe(\.frame, options: [.old, .new]) { _, change in
      changes.append("\(change.oldValue?.width ?? -1) to \(change.newValue?.width ?? -1)")
    }
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.setValue(CGRect(x: 0, y: 0, width: 20, height: 10), forKey: "frame")
    // What moves the frame by another key doesn't announce it.
    view.center = CGPoint(x: 50, y: 50)
    view.bounds.size.width = 30
    #expect(changes == ["0.0 to 10.0", "10.0 to 20.0"])
    observation.invalidate()
    view.frame = .zero
    #expect(changes.count == 2)
  }

  @Test func eachCommonKeyIsAnnouncedOnce() {
    let told = Told()
    var observations: [NSKeyValueObservation] = []
    func watch<Object: UIResponder, Value>(
      _ object: Object, _ path: KeyPath<Object, Value>, _ change: (Object) -> Void
    ) {
      let name = "\(path)"
      observations.append(object.observe(path) { _, _ in told.names.append(name) })
      let count = told.names.count
      change(object)
      #expect(told.names.count == count + 1, "\(name)")
    }
    watch(UIView(), \.bounds) { $0.bounds.size.width = 3 }
    watch(UIView(), \.center) { $0.center.x = 3 }
    watch(UIView(), \.transform) { $0.transform = CGAffineTransform(scaleX: 2, y: 2) }
    watch(UIView(), \.alpha) { $0.alpha = 0.5 }
    watch(UIView(), \.isHidden) { $0.isHidden = true }
    watch(UIView(), \.backgroundColor) { $0.backgroundColor = .red }
    watch(UIView(), \.tintColor) { $0.tintColor = .red }
    watch(UILabel(), \.text) { $0.text = "a" }
    watch(UILabel(), \.attributedText) { $0.attributedText = NSAttributedString(string: "a") }
    watch(UILabel(), \.font) { $0.font = .systemFont(ofSize: 3) }
    watch(UILabel(), \.frame) { $0.frame.size.width = 3 }
    watch(UITextView(), \.text) { $0.text = "a" }
    watch(UIImageView(), \.image) { $0.image = UIImage() }
    watch(UIButton(), \.isHighlighted) { $0.isHighlighted = true }
    watch(UIButton(), \.isEnabled) { $0.isEnabled = false }
    watch(UIControl(), \.isSelected) { $0.isSelected = true }
    watch(UIViewController(), \.title) { $0.title = "a" }
    watch(UIWindow(), \.rootViewController) { $0.rootViewController = UIViewController() }
  }

  @Test func viewsObserveWithTheirOwnMethod() {
    let (watched, watcher) = (UILabel(), KeyedView())
    watched.addObserver(watcher, forKeyPath: "hidden", options: [.old, .new], context: nil)
    watched.addObserver(watcher, forKeyPath: "text", options: .new, context: nil)
    watched.isHidden = true
    watched.setValue(false, forKey: "hidden")
    watched.text = "a"
    #expect(watcher.log == ["hidden 0 1", "hidden 1 0", "text - a"])
    watched.removeObserver(watcher, forKeyPath: "hidden")
    watched.removeObserver(watcher, forKeyPath: "text")
    watched.isHidden = true
    #expect(watcher.log.count == 3)
  }

  @Test func pathsFollowTheObjectsOnTheWay() {
    let (view, watcher) = (KeyedView(), KeyedView())
    view.addObserver(watcher, forKeyPath: "label.text", options: .new, context: nil)
    view.label.text = "b"
    #expect(watcher.log == ["label.text - b"])
    let controller = UIViewController()
    controller.addObserver(watcher, forKeyPath: "view.frame", options: [], context: nil)
    watcher.clearLog()
    controller.view.frame.size.width = 5
    #expect(watcher.log.count == 1)
  }
}
