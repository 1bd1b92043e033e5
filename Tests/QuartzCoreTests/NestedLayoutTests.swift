// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Layers that ask for their own layout within it: an end, a note, and a sound layer afterwards.

import MicaRaster
import QuartzCore
import Testing

@Suite struct NestedLayoutTests {
  /// A layer that lays itself out again within its own layout, as often as `most` says.
  private final class Nested: CALayer {
    nonisolated(unsafe) var most = 0
    nonisolated(unsafe) var count = 0

    override func layoutSublayers() {
      super.layoutSublayers()
      count += 1
      guard count < most else { return }
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  @Test func aFewLayoutsWithinEachOtherRun() {
    let layer = Nested()
    layer.most = 10
    let notes = Unsupported.collecting { layer.layoutIfNeeded() }.notes
    #expect(layer.count == 10 && notes.isEmpty && !layer.needsLayout())
  }

  @Test func layoutsWithoutEndAreNotedAndLeftOut() {
    let layer = Nested()
    layer.most = .max
    let notes = Unsupported.collecting { layer.layoutIfNeeded() }.notes
    #expect(layer.count > 30 && layer.count < 10_000)
    #expect(notes.contains { $0.hasPrefix("Nested lays itself out again") })
    // It is laid out as usual later.
    layer.most = 0
    layer.count = 0
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(layer.count == 1)
  }
}
