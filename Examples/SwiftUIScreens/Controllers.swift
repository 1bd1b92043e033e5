// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Controllers that show the screens, so that they can be named and launched like any other.

import SwiftUI

/// Shows every container of SwiftUI's layout.
final class LayoutScreenController: UIHostingController<LayoutScreen> {
  init() { super.init(rootView: LayoutScreen()) }
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: LayoutScreen()) }
}

/// Shows text in its styles.
final class TypeScreenController: UIHostingController<TypeScreen> {
  init() { super.init(rootView: TypeScreen()) }
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: TypeScreen()) }
}

/// Shows shapes, rings and gradients.
final class ShapesScreenController: UIHostingController<ShapesScreen> {
  init() { super.init(rootView: ShapesScreen()) }
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: ShapesScreen()) }
}

/// Counts with state of all kinds.
final class CounterScreenController: UIHostingController<CounterScreen> {
  init() { super.init(rootView: CounterScreen()) }
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: CounterScreen()) }
}

/// Shows UIKit within SwiftUI within UIKit.
final class BridgesScreenController: UIHostingController<BridgesScreen> {
  init() { super.init(rootView: BridgesScreen()) }
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: BridgesScreen()) }
}

/// Shows the gradient card.
final class GradientCardController: UIHostingController<GradientCard> {
  init() { super.init(rootView: GradientCard()) }
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: GradientCard()) }
}

/// Shows the vote buttons.
final class VoteScreenController: UIHostingController<VoteScreen> {
  init() { super.init(rootView: VoteScreen()) }
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: VoteScreen()) }
}

/// Shows the water tracker.
final class WaterScreenController: UIHostingController<WaterScreen> {
  init() { super.init(rootView: WaterScreen()) }
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: WaterScreen()) }
}

/// Shows the hypnosis circles.
final class HypnosisScreenController: UIHostingController<HypnosisScreen> {
  init() { super.init(rootView: HypnosisScreen()) }
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: HypnosisScreen()) }
}
