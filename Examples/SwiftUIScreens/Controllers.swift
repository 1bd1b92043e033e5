// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Controllers that show the screens, so that they can be named and launched like any other.

import SwiftUI

/// Shows a SwiftUI screen in the whole of its view.
class ScreenController: UIViewController {
  /// Makes the screen's controller.
  func makeScreen() -> UIViewController { UIViewController() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let screen = makeScreen()
    addChild(screen)
    view.addSubview(screen.view)
    screen.view.frame = view.bounds
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.didMove(toParent: self)
  }
}

/// Shows every container of SwiftUI's layout.
final class LayoutScreenController: ScreenController {
  override func makeScreen() -> UIViewController { UIHostingController(rootView: LayoutScreen()) }
}

/// Shows text in its styles.
final class TypeScreenController: ScreenController {
  override func makeScreen() -> UIViewController { UIHostingController(rootView: TypeScreen()) }
}

/// Shows shapes, rings and gradients.
final class ShapesScreenController: ScreenController {
  override func makeScreen() -> UIViewController { UIHostingController(rootView: ShapesScreen()) }
}

/// Counts with state of all kinds.
final class CounterScreenController: ScreenController {
  override func makeScreen() -> UIViewController { UIHostingController(rootView: CounterScreen()) }
}

/// Shows UIKit within SwiftUI within UIKit.
final class BridgesScreenController: ScreenController {
  override func makeScreen() -> UIViewController { UIHostingController(rootView: BridgesScreen()) }
}

/// Shows the gradient card.
final class GradientCardController: ScreenController {
  override func makeScreen() -> UIViewController { UIHostingController(rootView: GradientCard()) }
}

/// Shows the vote buttons.
final class VoteScreenController: ScreenController {
  override func makeScreen() -> UIViewController { UIHostingController(rootView: VoteScreen()) }
}

/// Shows the water tracker.
final class WaterScreenController: ScreenController {
  override func makeScreen() -> UIViewController { UIHostingController(rootView: WaterScreen()) }
}

/// Shows the hypnosis circles.
final class HypnosisScreenController: ScreenController {
  override func makeScreen() -> UIViewController { UIHostingController(rootView: HypnosisScreen()) }
}
