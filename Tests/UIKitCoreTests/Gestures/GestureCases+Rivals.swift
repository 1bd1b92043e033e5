// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Several recognizers of the same touches: FACTS_UIKIT b.3 to b.6.

import TestScenes
import UIKit

extension [GestureCase] {
  private static let drag = "0 down 150,150; 0.1 move 170,150; 0.2 move 190,150; 0.3 up"

  @MainActor private static func quiet(_ bench: GestureBench) {
    bench.inner.isLogged = false
    bench.outer.isLogged = false
  }

  /// Two pans, "inner" and "outer", each on its view.
  @MainActor private static func pans(_ bench: GestureBench) {
    quiet(bench)
    bench.add("outer", UIPanGestureRecognizer(), to: bench.outer)
    bench.add("inner", UIPanGestureRecognizer(), to: bench.inner)
  }

  /// A single and a double tap of the inner view.
  @MainActor private static func taps(_ bench: GestureBench) {
    quiet(bench)
    bench.add("single", UITapGestureRecognizer(), to: bench.inner)
    bench.add("double", UITapGestureRecognizer(), to: bench.inner) { $0.numberOfTapsRequired = 2 }
  }

  /// The single tap waits for the double one.
  @MainActor private static func waitingTaps(_ bench: GestureBench) {
    taps(bench)
    let all = bench.inner.gestureRecognizers ?? []
    all[0].require(toFail: all[1])
  }

  static var rivals: [GestureCase] {
    [
      GestureCase(
        "b.4", "the nearest to the touched view wins", drag,
        gives: "inner.began inner.changed inner.ended", pans),
      GestureCase(
        "b.4", "both, if a delegate allows it", drag,
        gives: "inner.began outer.began inner.changed outer.changed inner.ended outer.ended"
      ) { bench in
        pans(bench)
        bench.judge.together = ["inner outer"]
      },
      GestureCase(
        "b.4", "either delegate", drag,
        gives: "inner.began outer.began inner.changed outer.changed inner.ended outer.ended"
      ) { bench in
        pans(bench)
        bench.judge.together = ["outer inner"]
      },
      GestureCase(
        "b.4", "of one view the last added wins", drag,
        gives: "second.began second.changed second.ended"
      ) { bench in
        quiet(bench)
        bench.add("first", UIPanGestureRecognizer(), to: bench.inner)
        bench.add("second", UIPanGestureRecognizer(), to: bench.inner)
      },
      GestureCase(
        "b.4", "who may not begin leaves it to others", drag,
        gives: "outer.began outer.changed outer.ended"
      ) { bench in
        pans(bench)
        bench.judge.mayBegin = { $0 != "inner" }
      },
      GestureCase(
        "b.4", "a pan makes the press fail", "0 down 150,150; 0.1 move 165,150; 1 up",
        gives: "pan.began pan.ended"
      ) { bench in
        quiet(bench)
        bench.add("press", UILongPressGestureRecognizer(), to: bench.inner) {
          $0.allowableMovement = 50
        }
        bench.add("pan", UIPanGestureRecognizer(), to: bench.outer)
      },
      GestureCase(
        "b.4", "a press makes the pan fail", "0 down 150,150; 0.6 move 190,150; 1 up",
        gives: "press.began press.changed press.ended"
      ) { bench in
        quiet(bench)
        bench.add("press", UILongPressGestureRecognizer(), to: bench.inner)
        bench.add("pan", UIPanGestureRecognizer(), to: bench.outer)
      },
      GestureCase(
        "b.4", "pinch and rotation exclude each other",
        "0 down 120,150; 0 down #2 180,150; 0.1 move #2 190,180; 0.2 up #2; 0.3 up",
        gives: "rotation.began rotation.ended"
      ) { bench in
        quiet(bench)
        bench.add("pinch", UIPinchGestureRecognizer(), to: bench.inner)
        bench.add("rotation", UIRotationGestureRecognizer(), to: bench.inner)
      },
      GestureCase(
        "b.4", "unless they may go together",
        "0 down 120,150; 0 down #2 180,150; 0.1 move #2 190,180; 0.2 up #2; 0.3 up",
        gives: "rotation.began pinch.began rotation.ended pinch.ended"
      ) { bench in
        quiet(bench)
        bench.add("pinch", UIPinchGestureRecognizer(), to: bench.inner)
        bench.add("rotation", UIRotationGestureRecognizer(), to: bench.inner)
        bench.judge.together = ["pinch rotation"]
      },
      GestureCase(
        "b.4", "fingers on different views make gestures of their own",
        "0 down 150,150; 0 down #2 50,300; 0.1 move 170,150; 0.1 move #2 80,300; 0.2 up; 0.2 up #2",
        gives: "inner.began outer.began inner.ended outer.ended"
      ) { bench in
        quiet(bench)
        let other = UIView(frame: CGRect(x: 0, y: 250, width: 100, height: 100))
        bench.outer.addSubview(other)
        bench.add("inner", UIPanGestureRecognizer(), to: bench.inner)
        bench.add("outer", UIPanGestureRecognizer(), to: other)
      },
      GestureCase(
        "b.6", "a single tap and a double one without an order",
        "0 down 150,150; 0.1 up; 0.2 down 150,150; 0.3 up; 1", gives: "single.ended double.ended",
        taps),
      GestureCase(
        "b.4", "one tap on two views goes to the nearest", "0 down 150,150; 0.1 up",
        gives: "inner.ended"
      ) { bench in
        quiet(bench)
        bench.add("outer", UITapGestureRecognizer(), to: bench.outer)
        bench.add("inner", UITapGestureRecognizer(), to: bench.inner)
      },
      GestureCase(
        "b.4", "a swipe before the pan",
        "0 down 150,150; 0.05 move 155,150; 0.1 move 210,150; 0.2 up",
        gives: "swipe.ended"
      ) { bench in
        quiet(bench)
        bench.add("pan", UIPanGestureRecognizer(), to: bench.outer)
        bench.add("swipe", UISwipeGestureRecognizer(), to: bench.inner)
      },
    ]
  }

  static var waits: [GestureCase] {
    let doubleTap = "0 down 150,150; 0.1 up; 0.2 down 150,150; 0.3 up; 2"
    return [
      GestureCase("b.5", "a double tap alone", doubleTap, gives: "double.ended", waitingTaps),
      GestureCase(
        "b.5", "the single tap waits", "0 down 150,150; 0.1 up; 0.4", gives: "", waitingTaps),
      GestureCase(
        "b.5", "and comes when the other has failed", "0 down 150,150; 0.1 up; 0.5",
        gives: "single.ended", waitingTaps),
      GestureCase(
        "b.5", "two slow taps are two single ones",
        "0 down 150,150; 0.1 up; 1 down 150,150; 1.1 up; 2", gives: "single.ended single.ended",
        waitingTaps),
      GestureCase(
        "b.5", "by the delegate", "0 down 150,150; 0.1 up; 0.2 down 150,150; 0.3 up; 2",
        gives: "double.ended"
      ) { bench in
        taps(bench)
        bench.judge.waiting = ["single double"]
      },
      GestureCase(
        "b.5", "a disabled one is not waited for", "0 down 150,150; 0.1 up; 0.2",
        gives: "single.ended"
      ) { bench in
        waitingTaps(bench)
        bench.inner.gestureRecognizers?[1].isEnabled = false
      },
      GestureCase(
        "b.5", "nor one of another view", "0 down 150,150; 0.1 up; 0.2", gives: "single.ended"
      ) { bench in
        waitingTaps(bench)
        let double = bench.inner.gestureRecognizers![1]
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        bench.outer.addSubview(other)
        other.addGestureRecognizer(double)
      },
      GestureCase(
        "b.5", "a pan waits for a swipe that fails",
        "0 down 150,150; 0.3 move 170,150; 0.6 move 180,150; 0.7 move 190,150; 0.8 up",
        gives: "pan.began pan.changed pan.ended"
      ) { bench in
        quiet(bench)
        bench.add("pan", UIPanGestureRecognizer(), to: bench.inner)
        bench.add("swipe", UISwipeGestureRecognizer(), to: bench.inner)
        let all = bench.inner.gestureRecognizers!
        all[0].require(toFail: all[1])
      },
      GestureCase(
        "b.5", "and never comes after a swipe",
        "0 down 150,150; 0.1 move 170,150; 0.2 move 210,150; 0.3 move 220,150; 0.4 up",
        gives: "swipe.ended"
      ) { bench in
        quiet(bench)
        bench.add("pan", UIPanGestureRecognizer(), to: bench.inner)
        bench.add("swipe", UISwipeGestureRecognizer(), to: bench.inner)
        let all = bench.inner.gestureRecognizers!
        all[0].require(toFail: all[1])
      },
      GestureCase(
        "b.5", "even if they may go together",
        "0 down 150,150; 0.1 move 170,150; 0.2 move 210,150; 0.3 move 220,150; 0.4 up",
        gives: "swipe.ended"
      ) { bench in
        quiet(bench)
        bench.add("pan", UIPanGestureRecognizer(), to: bench.inner)
        bench.add("swipe", UISwipeGestureRecognizer(), to: bench.inner)
        let all = bench.inner.gestureRecognizers!
        all[0].require(toFail: all[1])
        bench.judge.together = ["pan swipe"]
      },
      GestureCase(
        "b.5", "three in a row", "0 down 150,150; 0.1 up; 0.2 down 150,150; 0.3 up; 2",
        gives: "double.ended"
      ) { bench in
        waitingTaps(bench)
        bench.add("triple", UITapGestureRecognizer(), to: bench.inner) {
          $0.numberOfTapsRequired = 3
        }
        let all = bench.inner.gestureRecognizers!
        all[0].require(toFail: all[2])
        all[1].require(toFail: all[2])
      },
    ]
  }
}
