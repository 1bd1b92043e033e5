// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 1 of a frame: what happens at the end of each turn of the run loop, before the commit.

internal import MicaRaster
internal import MicaRuntime
public import QuartzCore

/// Brings the windows up to date: traits → constraints → layout, again and again until nothing asks
/// for any of them, then display.
///
/// Layout goes from superviews to subviews; a view's controller hears `viewWillLayoutSubviews()` right
/// before the view's `layoutSubviews()` and `viewDidLayoutSubviews()` right after it (FACTS_UIKIT g.1).
/// What `draw(_:)` asks for waits for the next turn.
@MainActor
package enum UpdateCycle {
  /// Updates the windows on the screen, and returns the layer that holds theirs.
  ///
  /// Most turns find nothing to do, which the list of windows knows: what a round looks at must end its rest.
  package static func run() -> CALayer {
    defer { AutoreleasePool.drain() }
    let windows = WindowList.current
    if let screen = windows.restingScreen { return screen }
    let layout = LayoutState.current
    var version = layout.version
    let (screen, isSettled) = updateLayerTree {
      updateTraits()
      version = layout.version
      updateConstraints()
      // Layout may show windows.
      return windows.screenLayer()
    } unsettled: {
      noteUnsettled(below: $0)
    }
    if isSettled { windows.beginRest(layout, solvedAt: version) }
    return screen
  }

  /// Hands down the device's traits where they have changed.
  private static func updateTraits() {
    WindowList.current.forEach { $0.takeDeviceTraits() }
  }

  /// Has views update their constraints, and solves what has changed of them.
  private static func updateConstraints() {
    WindowList.current.forEach { $0.updateLayout() }
  }

  /// Names the outermost view whose layout asks for itself again in every round.
  private static func noteUnsettled(below screen: CALayer) {
    let layer = screen.firstThatNeedsLayout
    let owner: AnyObject = layer?.delegate ?? layer ?? screen
    Unsupported.note(
      "\(type(of: owner)) asks for layout again in every layout pass. The passes end without it.",
      of: owner)
  }
}
