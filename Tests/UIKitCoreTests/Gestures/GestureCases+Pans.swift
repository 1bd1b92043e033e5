// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pans, edge pans, pinches and rotations: FACTS_UIKIT b.8, b.9, b.11.

import TestScenes
import UIKit

extension [GestureCase] {
  private static func pan(
    _ change: @escaping @Sendable @MainActor (UIPanGestureRecognizer) -> Void = { _ in }
  ) -> @MainActor @Sendable (GestureBench) -> Void {
    { $0.watch("pan", UIPanGestureRecognizer(), change) }
  }

  private static func edge(_ edges: UIRectEdge) -> @MainActor @Sendable (GestureBench) -> Void {
    { bench in bench.watch("edge", UIScreenEdgePanGestureRecognizer()) { $0.edges = edges } }
  }

  static var pans: [GestureCase] {
    let drag = "0 down 50,90; 0.1 move 70,90; 0.2 move 90,90; 0.3 up"
    return [
      GestureCase("b.8", "a drag", drag, gives: "pan.began pan.changed pan.ended", pan()),
      GestureCase("b.8", "9.9 points", "0 down 50,90; 0.1 move 59.9,90; 0.2 up", gives: "", pan()),
      GestureCase(
        "b.8", "10 points", "0 down 50,90; 0.1 move 60,90; 0.2 up", gives: "pan.began pan.ended",
        pan()),
      GestureCase(
        "b.8", "10 points by two steps aslant",
        "0 down 50,90; 0.1 move 56,94; 0.2 move 58,96; 0.3 up", gives: "pan.began pan.ended", pan()),
      GestureCase(
        "b.8", "the straight line counts", "0 down 50,90; 0.1 move 58,90; 0.2 move 50,90; 0.3 up",
        gives: "", pan()),
      GestureCase(
        "b.8", "it stays begun", "0 down 50,90; 0.1 move 70,90; 0.2 move 50,90; 0.3 up",
        gives: "pan.began pan.changed pan.ended", pan()),
      GestureCase(
        "b.8", "taken away", "0 down 50,90; 0.1 move 70,90; 0.2 cancel",
        gives: "pan.began pan.cancelled", pan()),
      GestureCase(
        "b.8", "two fingers wanted, one there", drag, gives: "",
        pan { $0.minimumNumberOfTouches = 2 }),
      GestureCase(
        "b.8", "two fingers",
        "0 down 50,90; 0 down #2 50,130; 0.1 move 70,90; 0.1 move #2 70,130; 0.2 up; 0.3 up #2",
        gives: "pan.began pan.changed pan.ended", pan { $0.minimumNumberOfTouches = 2 }),
      GestureCase(
        "b.8", "one of two fingers is lifted",
        "0 down 50,90; 0 down #2 50,130; 0.1 move 90,90; 0.2 up; 0.3 move #2 90,130; 0.4 up #2",
        gives: "pan.began pan.changed pan.ended", pan()),
      GestureCase(
        "b.8", "too many fingers before it begins",
        "0 down 50,90; 0.1 down #2 50,130; 0.2 move 90,90; 0.3 up; 0.4 up #2", gives: "",
        pan { $0.maximumNumberOfTouches = 1 }),
      GestureCase(
        "b.8", "too many fingers end it",
        "0 down 50,90; 0.1 move 90,90; 0.2 down #2 50,130; 0.3 move 99,90; 0.4 up; 0.5 up #2",
        gives: "pan.began pan.ended", pan { $0.maximumNumberOfTouches = 1 }),
      GestureCase(
        "b.2", "disabled under way", "0 down 50,90; 0.1 move 70,90; 0.3 move 90,90; 0.4 up",
        gives: "pan.began pan.cancelled"
      ) { bench in
        pan()(bench)
        bench.stage.perform(at: 0.2) { bench.outer.gestureRecognizers?[0].isEnabled = false }
      },
      GestureCase(
        "b.2", "taken off its view", "0 down 50,90; 0.1 move 70,90; 0.3 move 90,90; 0.4 up",
        gives: "pan.began pan.cancelled"
      ) { bench in
        pan()(bench)
        bench.stage.perform(at: 0.2) { bench.outer.gestureRecognizers = nil }
      },
      GestureCase(
        "b.4", "the delegate says no", drag, gives: ""
      ) { bench in
        pan()(bench)
        bench.judge.mayBegin = { _ in false }
      },
      GestureCase(
        "b.11", "from the left edge", "0 down 5,90; 0.1 move 30,90; 0.2 move 60,90; 0.3 up",
        gives: "edge.began edge.changed edge.ended", edge(.left)),
      GestureCase(
        "b.11", "not from the middle", "0 down 50,90; 0.1 move 80,90; 0.2 up", gives: "",
        edge(.left)),
      GestureCase(
        "b.11", "20 points are the edge", "0 down 20,90; 0.1 move 80,90; 0.2 up",
        gives: "edge.began edge.ended", edge(.left)),
      GestureCase(
        "b.11", "not along the edge", "0 down 5,90; 0.1 move 8,190; 0.2 move 90,190; 0.3 up",
        gives: "", edge(.left)),
      GestureCase(
        "b.11", "from the right edge", "0 down 318,90; 0.1 move 280,90; 0.2 up",
        gives: "edge.began edge.ended", edge(.right)),
      GestureCase(
        "b.11", "not from another edge", "0 down 5,90; 0.1 move 40,90; 0.2 up", gives: "",
        edge(.right)),
      GestureCase(
        "b.11", "from the bottom", "0 down 100,475; 0.1 move 100,430; 0.2 up",
        gives: "edge.began edge.ended", edge([.bottom, .top])),
    ]
  }

  @MainActor private static func pinch(_ bench: GestureBench) {
    bench.watch("pinch", UIPinchGestureRecognizer())
  }

  @MainActor private static func rotation(_ bench: GestureBench) {
    bench.watch("rotation", UIRotationGestureRecognizer())
  }

  static var pairs: [GestureCase] {
    [
      GestureCase(
        "b.9", "fingers apart",
        "0 down 50,90; 0 down #2 100,90; 0.1 move #2 120,90; 0.2 up #2; 0.3 up",
        gives: "pinch.began pinch.ended", pinch),
      GestureCase(
        "b.9", "7 points are none",
        "0 down 50,90; 0 down #2 100,90; 0.1 move #2 107,90; 0.2 up #2; 0.3 up", gives: "", pinch),
      GestureCase(
        "b.9", "fingers together",
        "0 down 50,90; 0 down #2 100,90; 0.1 move 70,90; 0.2 move 75,90; 0.3 up; 0.4 up #2",
        gives: "pinch.began pinch.changed pinch.ended", pinch),
      GestureCase(
        "b.9", "one finger is none", "0 down 50,90; 0.1 move 90,90; 0.2 up", gives: "", pinch),
      GestureCase(
        "b.9", "both moved the same way",
        "0 down 50,90; 0 down #2 100,90; 0.1 move 80,90; 0.1 move #2 130,90; 0.2 up; 0.2 up #2",
        gives: "pinch.began pinch.changed pinch.ended", pinch),
      GestureCase(
        "b.9", "a third finger is left out",
        "0 down 50,90; 0 down #2 90,90; 0.1 down #3 10,10; 0.2 move #3 90,10; 0.3 up #3; 0.4 up; 0.5 up #2",
        gives: "", pinch),
      GestureCase(
        "b.9", "taken away", "0 down 50,90; 0 down #2 90,90; 0.1 move 20,90; 0.2 cancel",
        gives: "pinch.began pinch.cancelled", pinch),
      GestureCase(
        "b.9", "a turn", "0 down 50,90; 0 down #2 150,90; 0.1 move #2 148,110; 0.2 up #2; 0.3 up",
        gives: "rotation.began rotation.ended", rotation),
      GestureCase(
        "b.9", "a small turn",
        "0 down 50,90; 0 down #2 150,90; 0.1 move #2 150,95; 0.2 up #2; 0.3 up",
        gives: "", rotation),
      GestureCase(
        "b.9", "apart is no turn",
        "0 down 50,90; 0 down #2 150,90; 0.1 move #2 190,90; 0.2 up #2; 0.3 up", gives: "", rotation
      ),
      GestureCase(
        "b.9", "over the angle's jump",
        "0 down 150,90; 0 down #2 50,93; 0.1 move #2 50,75; 0.2 up #2; 0.3 up",
        gives: "rotation.began rotation.ended", rotation),
    ]
  }
}
