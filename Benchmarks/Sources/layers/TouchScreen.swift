// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views within views, 30 deep, with 20 recognizers on the way: what a touch has to pass.

import Mica
import UIKit

/// A tree 30 deep, each view with three siblings in front of the next, and recognizers of all kinds that
/// recognize together.
@MainActor
final class TouchScreen: NSObject, UIGestureRecognizerDelegate {
  static let depth = 30
  static let recognizers = 20
  let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1)

  override init() {
    super.init()
    stage.threads = 1
    let root = stage.run { UIViewController() }
    stage.root = root
    stage.run {
      var view: UIView = root.view
      for level in 0..<Self.depth {
        let inner = UIView(frame: view.bounds.insetBy(dx: 4, dy: 8))
        view.addSubview(inner)
        for side in 0..<3 {
          view.addSubview(UIView(frame: CGRect(x: CGFloat(side), y: 0, width: 1, height: 1)))
        }
        if level * Self.recognizers / Self.depth < (level + 1) * Self.recognizers / Self.depth {
          let recognizer = Self.recognizer(level)
          recognizer.delegate = self
          inner.addGestureRecognizer(recognizer)
        }
        view = inner
      }
    }
  }

  private static func recognizer(_ level: Int) -> UIGestureRecognizer {
    switch level % 6 {
    case 0: UIPanGestureRecognizer()
    case 1: UITapGestureRecognizer()
    case 2: UILongPressGestureRecognizer()
    case 3: UIPinchGestureRecognizer()
    case 4: UIRotationGestureRecognizer()
    default: UISwipeGestureRecognizer()
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }

  /// Has one finger tap 100 times, or move 400 times, or nobody do anything as often; returns how
  /// many events that were.
  enum Hand { case taps, moves, none }

  func play(_ hand: Hand, from start: Double) -> (events: Int, end: Double) {
    let middle = CGPoint(x: 195, y: 422)
    switch hand {
    case .taps:
      for index in 0..<100 { stage.finger.tap(at: middle, time: start + Double(index) * 0.5) }
      return (200, start + 50)
    case .moves:
      stage.finger.drag(
        from: middle, to: CGPoint(x: 180, y: 380), duration: 400.0 / 60, time: start)
      return (402, start + 8)
    case .none:
      for index in 0..<400 { stage.perform(at: start + Double(index) / 60) {} }
      return (400, start + 8)
    }
  }
}
