// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Taps, long presses and swipes: FACTS_UIKIT b.6, b.7, b.10. The view keeps its touches, so that the
// log is about recognizers.

import TestScenes
import UIKit

extension GestureBench {
  /// A recognizer on the outer view that leaves the views alone, which are not logged then.
  func watch<Recognizer: UIGestureRecognizer>(
    _ name: String, _ recognizer: Recognizer, _ change: (Recognizer) -> Void = { _ in }
  ) {
    stage.run { inner.removeFromSuperview() }
    add(name, recognizer, to: outer, change)
    outer.isLogged = false
  }
}

extension [GestureCase] {
  private static func tap(_ taps: Int = 1, _ fingers: Int = 1)
    -> @MainActor @Sendable (GestureBench) -> Void
  {
    { bench in
      bench.watch("tap", UITapGestureRecognizer()) {
        $0.numberOfTapsRequired = taps
        $0.numberOfTouchesRequired = fingers
      }
    }
  }

  static var taps: [GestureCase] {
    [
      GestureCase("b.6", "a tap", "0 down 50,50; 0.1 up", gives: "tap.ended", tap()),
      GestureCase("b.6", "on lift, not before", "0 down 50,50; 0.5", gives: "", tap()),
      GestureCase(
        "b.6", "9 points off", "0 down 50,50; 0.1 move 59,50; 0.2 up", gives: "tap.ended", tap()),
      GestureCase("b.6", "11 points off", "0 down 50,50; 0.1 move 61,50; 0.2 up", gives: "", tap()),
      GestureCase(
        "b.6", "there and back is no tap", "0 down 50,50; 0.1 move 80,50; 0.15 move 50,50; 0.2 up",
        gives: "", tap()),
      GestureCase("b.6", "0.7 seconds", "0 down 50,50; 0.7 up", gives: "tap.ended", tap()),
      GestureCase("b.6", "0.8 seconds", "0 down 50,50; 0.8 up", gives: "", tap()),
      GestureCase("b.6", "taken away", "0 down 50,50; 0.1 cancel", gives: "", tap()),
      GestureCase(
        "b.1", "it is ready for the next", "0 down 50,50; 0.1 up; 2 down 50,50; 2.1 up",
        gives: "tap.ended tap.ended", tap()),
      GestureCase(
        "b.1", "also after a failure", "0 down 50,50; 1 up; 2 down 50,50; 2.1 up",
        gives: "tap.ended", tap()),
      GestureCase(
        "b.6", "two taps for a double one", "0 down 50,50; 0.1 up; 0.3 down 52,50; 0.4 up",
        gives: "tap.ended", tap(2)),
      GestureCase("b.6", "one tap is no double one", "0 down 50,50; 0.1 up; 1", gives: "", tap(2)),
      GestureCase(
        "b.6", "0.34 seconds between", "0 down 50,50; 0.1 up; 0.44 down 50,50; 0.5 up",
        gives: "tap.ended", tap(2)),
      GestureCase(
        "b.6", "0.4 seconds between", "0 down 50,50; 0.1 up; 0.5 down 50,50; 0.6 up",
        gives: "", tap(2)),
      GestureCase(
        "b.6", "too far apart", "0 down 50,50; 0.1 up; 0.3 down 100,50; 0.4 up", gives: "", tap(2)),
      GestureCase(
        "b.6", "three taps", "0 down 50,50; .1 up; .2 down 50,50; .3 up; .4 down 50,50; .5 up",
        gives: "tap.ended", tap(3)),
      GestureCase(
        "b.6", "two fingers together", "0 down 50,50; 0 down #2 90,50; 0.1 up; 0.1 up #2",
        gives: "tap.ended", tap(1, 2)),
      GestureCase(
        "b.6", "two fingers one after the other",
        "0 down 50,50; 0.05 down #2 90,50; 0.1 up; 0.15 up #2", gives: "tap.ended", tap(1, 2)),
      GestureCase("b.6", "one finger for two", "0 down 50,50; 0.1 up; 1", gives: "", tap(1, 2)),
      GestureCase(
        "b.6", "two fingers for one", "0 down 50,50; 0.05 down #2 90,50; 0.1 up; 0.15 up #2",
        gives: "", tap()),
      GestureCase(
        "b.4", "the delegate says no", "0 down 50,50; 0.1 up", gives: ""
      ) { bench in
        tap()(bench)
        bench.judge.mayBegin = { _ in false }
      },
      GestureCase(
        "b.2", "disabled while a finger is down", "0 down 50,50; 0.2 up", gives: ""
      ) { bench in
        tap()(bench)
        bench.stage.perform(at: 0.1) { bench.outer.gestureRecognizers?[0].isEnabled = false }
      },
    ]
  }

  private static func press(
    _ change: @escaping @Sendable @MainActor (UILongPressGestureRecognizer) -> Void = { _ in }
  )
    -> @MainActor @Sendable (GestureBench) -> Void
  {
    { $0.watch("press", UILongPressGestureRecognizer(), change) }
  }

  static var presses: [GestureCase] {
    [
      GestureCase(
        "b.7", "begins by time alone", "0 down 50,50; 0.51", gives: "press.began", press()),
      GestureCase("b.7", "not before half a second", "0 down 50,50; 0.49", gives: "", press()),
      GestureCase("b.7", "too short", "0 down 50,50; 0.4 up; 1", gives: "", press()),
      GestureCase(
        "b.7", "ends on lift", "0 down 50,50; 0.7 up", gives: "press.began press.ended", press()),
      GestureCase(
        "b.7", "moves afterwards", "0 down 50,50; 0.6 move 90,90; 0.7 move 99,99; 0.8 up",
        gives: "press.began press.changed press.changed press.ended", press()),
      GestureCase(
        "b.7", "not too far before", "0 down 50,50; 0.2 move 61,50; 0.8 up", gives: "", press()),
      GestureCase(
        "b.7", "a little before", "0 down 50,50; 0.2 move 59,50; 0.8 up",
        gives: "press.began press.ended", press()),
      GestureCase(
        "b.7", "allowableMovement", "0 down 50,50; 0.2 move 69,50; 0.8 up",
        gives: "press.began press.ended", press { $0.allowableMovement = 20 }),
      GestureCase(
        "b.7", "minimumPressDuration", "0 down 50,50; 0.21 up", gives: "press.began press.ended",
        press { $0.minimumPressDuration = 0.2 }),
      GestureCase(
        "b.7", "at once", "0 down 50,50; 0.01 up", gives: "press.began press.ended",
        press { $0.minimumPressDuration = 0 }),
      GestureCase(
        "b.7", "taken away", "0 down 50,50; 0.7 cancel", gives: "press.began press.cancelled",
        press()),
      GestureCase(
        "b.7", "two fingers", "0 down 50,50; 0.1 down #2 90,50; 0.7 up; 0.8 up #2",
        gives: "press.began press.ended", press { $0.numberOfTouchesRequired = 2 }),
      GestureCase(
        "b.7", "a second finger is too many", "0 down 50,50; 0.1 down #2 90,50; 0.7 up; 0.8 up #2",
        gives: "", press()),
      GestureCase(
        "b.7", "after a tap", "0 down 50,50; 0.1 up; 0.2 down 50,50; 0.8 up",
        gives: "press.began press.ended", press { $0.numberOfTapsRequired = 1 }),
      GestureCase(
        "b.7", "not without the tap", "0 down 50,50; 0.8 up; 2", gives: "",
        press { $0.numberOfTapsRequired = 1 }),
      GestureCase(
        "b.2", "disabled under way", "0 down 50,50; 0.8", gives: "press.began press.cancelled"
      ) { bench in
        press()(bench)
        bench.stage.perform(at: 0.7) { bench.outer.gestureRecognizers?[0].isEnabled = false }
      },
    ]
  }

  private static func swipe(_ direction: UISwipeGestureRecognizer.Direction, _ fingers: Int = 1)
    -> @MainActor @Sendable (GestureBench) -> Void
  {
    { bench in
      bench.watch("swipe", UISwipeGestureRecognizer()) {
        $0.direction = direction
        $0.numberOfTouchesRequired = fingers
      }
    }
  }

  static var swipes: [GestureCase] {
    let right = "0 down 50,90; 0.1 move 80,90; 0.2 move 110,92; 0.3 up"
    return [
      GestureCase("b.10", "to the right", right, gives: "swipe.ended", swipe(.right)),
      GestureCase(
        "b.10", "while it moves", "0 down 50,90; 0.1 move 110,92; 0.2", gives: "swipe.ended",
        swipe(.right)),
      GestureCase("b.10", "not to the left", right, gives: "", swipe(.left)),
      GestureCase("b.10", "one of two", right, gives: "swipe.ended", swipe([.left, .right])),
      GestureCase("b.10", "not upward", right, gives: "", swipe(.up)),
      GestureCase(
        "b.10", "upward", "0 down 50,190; 0.1 move 50,130; 0.2 up", gives: "swipe.ended", swipe(.up)
      ),
      GestureCase(
        "b.10", "downward", "0 down 50,190; 0.1 move 50,250; 0.2 up", gives: "swipe.ended",
        swipe(.down)),
      GestureCase(
        "b.10", "too short", "0 down 50,90; 0.1 move 95,90; 0.2 up", gives: "", swipe(.right)),
      GestureCase(
        "b.10", "too slow", "0 down 50,90; 0.4 move 80,90; 0.6 move 140,90; 0.7 up", gives: "",
        swipe(.right)),
      GestureCase(
        "b.10", "astray", "0 down 50,90; 0.1 move 70,150; 0.2 move 140,150; 0.3 up", gives: "",
        swipe(.right)),
      GestureCase(
        "b.10", "two fingers",
        "0 down 50,90; 0 down #2 50,130; 0.1 move 110,90; 0.1 move #2 110,130; 0.2 up; 0.2 up #2",
        gives: "swipe.ended", swipe(.right, 2)),
      GestureCase("b.10", "one finger for two", right, gives: "", swipe(.right, 2)),
      GestureCase("b.10", "taken away", "0 down 50,90; 0.1 cancel", gives: "", swipe(.right)),
    ]
  }
}
