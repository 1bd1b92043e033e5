// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What views hear of touches, with and without recognizers: FACTS_UIKIT a.1 to a.5, b.2, b.3.

import TestScenes
import UIKit

extension [GestureCase] {
  @MainActor private static func tap(_ bench: GestureBench) {
    bench.add("tap", UITapGestureRecognizer(), to: bench.inner)
  }

  static var views: [GestureCase] {
    [
      GestureCase(
        "a.2", "the view under the finger hears it", "0 down 150,150; 0.1 up",
        gives: "inner.began inner.ended"),
      GestureCase(
        "a.2", "a finger stays with its view", "0 down 150,150; 0.1 move 10,10; 0.2 up",
        gives: "inner.began inner.moved inner.ended"),
      GestureCase(
        "a.2", "a removed view still hears its finger", "0 down 150,150; 0.1 move 160,150; 0.2 up",
        gives: "inner.began inner.moved inner.ended"
      ) { bench in bench.stage.perform(at: 0.05) { bench.inner.removeFromSuperview() } },
      GestureCase(
        "a.1", "beside the inner view is the outer one", "0 down 99,150; 0.1 up",
        gives: "outer.began outer.ended"),
      GestureCase(
        "a.1", "the far edge is outside", "0 down 200,150; 0.1 up", gives: "outer.began outer.ended"
      ),
      GestureCase(
        "a.1", "hidden views are passed by", "0 down 150,150; 0.1 up",
        gives: "outer.began outer.ended"
      ) { $0.inner.isHidden = true },
      GestureCase(
        "a.1", "nearly clear views are passed by", "0 down 150,150; 0.1 up",
        gives: "outer.began outer.ended"
      ) { $0.inner.alpha = 0.009 },
      GestureCase(
        "a.1", "a little alpha is enough", "0 down 150,150; 0.1 up",
        gives: "inner.began inner.ended"
      ) { $0.inner.alpha = 0.02 },
      GestureCase(
        "a.1", "views without interaction are passed by", "0 down 150,150; 0.1 up",
        gives: "outer.began outer.ended"
      ) { $0.inner.isUserInteractionEnabled = false },
      GestureCase(
        "a.1", "a moved view is where it is shown", "0 down 250,150; 0.1 up",
        gives: "inner.began inner.ended"
      ) { $0.inner.transform = CGAffineTransform(translationX: 100, y: 0) },
      GestureCase(
        "a.4", "a second finger on a view is not told",
        "0 down 150,150; 0.1 down #2 160,160; 0.2 move #2 170,170; 0.3 up #2; 0.4 up",
        gives: "inner.began inner.ended"),
      GestureCase(
        "a.4", "unless the view wants several",
        "0 down 150,150; 0.1 down #2 160,160; 0.2 up #2; 0.3 up",
        gives: "inner.began inner.began inner.ended inner.ended"
      ) { $0.inner.isMultipleTouchEnabled = true },
      GestureCase(
        "a.4", "another view may be touched meanwhile",
        "0 down 150,150; 0.1 down #2 10,10; 0.2 up #2; 0.3 up",
        gives: "inner.began outer.began outer.ended inner.ended"),
      GestureCase(
        "a.4", "not while an exclusive view is",
        "0 down 150,150; 0.1 down #2 10,10; 0.2 up #2; 0.3 up",
        gives: "inner.began inner.ended"
      ) { $0.inner.isExclusiveTouch = true },
      GestureCase(
        "a.4", "nor an exclusive view while another is",
        "0 down 10,10; 0.1 down #2 150,150; 0.2 up #2; 0.3 up", gives: "outer.began outer.ended"
      ) { $0.inner.isExclusiveTouch = true },
      GestureCase(
        "a.5", "the system takes a finger away", "0 down 150,150; 0.1 cancel",
        gives: "inner.began inner.cancelled"),
      GestureCase(
        "b.3", "the end is held until the tap has failed", "0 down 150,150; 0.1 up; 0.6",
        gives: "inner.began inner.ended"
      ) { bench in
        bench.add("double", UITapGestureRecognizer(), to: bench.inner) {
          $0.numberOfTapsRequired = 2
        }
      },
      GestureCase(
        "b.3", "and not told at once", "0 down 150,150; 0.1 up; 0.3", gives: "inner.began"
      ) { bench in
        bench.add("double", UITapGestureRecognizer(), to: bench.inner) {
          $0.numberOfTapsRequired = 2
        }
      },
      GestureCase(
        "b.3", "without delaysTouchesEnded it is", "0 down 150,150; 0.1 up; 0.3",
        gives: "inner.began inner.ended"
      ) { bench in
        bench.add("double", UITapGestureRecognizer(), to: bench.inner) {
          $0.numberOfTapsRequired = 2
          $0.delaysTouchesEnded = false
        }
      },
      GestureCase(
        "b.3", "delaysTouchesBegan: nothing is heard of a tap", "0 down 150,150; 0.1 up",
        gives: "tap.ended"
      ) { bench in
        bench.add("tap", UITapGestureRecognizer(), to: bench.inner) { $0.delaysTouchesBegan = true }
      },
      GestureCase(
        "b.3", "delaysTouchesBegan: all is heard once it has failed",
        "0 down 150,150; 0.1 move 190,150; 0.2 up", gives: "inner.began inner.moved inner.ended"
      ) { bench in
        bench.add("tap", UITapGestureRecognizer(), to: bench.inner) { $0.delaysTouchesBegan = true }
      },
      GestureCase(
        "b.2", "cancelsTouchesInView: the view loses the touch", "0 down 150,150; 0.1 up",
        gives: "inner.began tap.ended inner.cancelled", tap),
      GestureCase(
        "b.2", "without it the view keeps it", "0 down 150,150; 0.1 up",
        gives: "inner.began tap.ended inner.ended"
      ) { bench in
        bench.add("tap", UITapGestureRecognizer(), to: bench.inner) {
          $0.cancelsTouchesInView = false
        }
      },
      GestureCase(
        "a.2", "recognizers of views around are told", "0 down 150,150; 0.1 up",
        gives: "inner.began tap.ended inner.cancelled"
      ) { bench in bench.add("tap", UITapGestureRecognizer(), to: bench.outer) },
      GestureCase(
        "a.2", "recognizers beside the finger are not", "0 down 10,10; 0.1 up",
        gives: "outer.began outer.ended", tap),
      GestureCase(
        "b.2", "a disabled recognizer is not told", "0 down 150,150; 0.1 up",
        gives: "inner.began inner.ended"
      ) { bench in
        bench.add("tap", UITapGestureRecognizer(), to: bench.inner) { $0.isEnabled = false }
      },
      GestureCase(
        "b.4", "nor one whose delegate doesn't want the touch", "0 down 150,150; 0.1 up",
        gives: "inner.began inner.ended"
      ) { bench in
        tap(bench)
        bench.judge.receives = { _ in false }
      },
      GestureCase(
        "a.1", "places that are no numbers are left out", "0 down nan,10; 0.1 up", gives: ""),
      GestureCase(
        "a.1", "far places touch nothing", "0 down 1e300,1e300; 0.1 up", gives: ""),
    ]
  }
}
