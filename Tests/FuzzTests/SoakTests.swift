// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Hard input: whatever a caller does, nothing crashes or hangs, and kernels, thread counts and ways
// of drawing agree byte for byte.

import CoreGraphics
import MicaRaster
import MicaScene
import Testing

@Suite struct SoakTests {
  /// In a process of its own, so that a crash fails this test and no other.
  @Test func randomScenesAreDrawnAlikeInEveryWay() async {
    await #expect(processExitsWith: .success) {
      let failures = SoakPlan().run { RandomScene(seed: $0) }
      #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }
  }

  @Test func tenThousandNestedStates() throws {
    let list = DisplayList(width: 20, height: 20)
    let context = CGContext(recordingInto: list, baseTransform: .identity)
    for i in 0..<10_000 {
      context.saveGState()
      context.translateBy(x: i % 2 == 0 ? 1 : -1, y: 0)
      context.clip(to: CGRect(x: -5, y: 0, width: 40, height: 20))
    }
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    for _ in 0..<10_001 { context.restoreGState() }
    #expect(context.ctm == .identity)
    let pixmap = Pixmap(width: 20, height: 20)
    FrameRenderer(threads: 2).render(list, into: pixmap)
    #expect(pixmap[5, 15].w == 255 && pixmap[15, 15].w == 0)
  }

  @Test func manyNestedLayers() throws {
    let list = DisplayList(width: 20, height: 20)
    let context = CGContext(recordingInto: list, baseTransform: .identity)
    for _ in 0..<300 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    for _ in 0..<301 { context.endTransparencyLayer() }
    let pixmap = Pixmap(width: 20, height: 20)
    FrameRenderer(threads: 2).render(list, into: pixmap)
    #expect(pixmap[5, 15].w == 255 && pixmap[15, 15].w == 0)
  }
}
