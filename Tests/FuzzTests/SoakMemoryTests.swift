// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A process that draws for long keeps only what it draws with at the moment.

import CoreGraphics
import Foundation
import MicaRaster
import MicaScene
import Testing

@Suite struct SoakMemoryTests {
  /// 20 000 scenes had 1.2 GB at their end, which grew with every scene larger than those before.
  @Test(.enabled(if: memoryIsMeasurable))
  func manyScenesTakeTheMemoryOfAFew() async {
    await #expect(processExitsWith: .success) {
      Self.draw(1500, from: 1)
      #expect(residentMegabytes() < 150)
    }
  }

  /// Each has had its large scenes; 2 GB stood in such a process. What a hundred frames of a few pixels
  /// leave is that of these frames.
  @Test(.enabled(if: memoryIsMeasurable))
  func eightRenderersKeepWhatTheirLastFramesUsed() async {
    await #expect(processExitsWith: .success) {
      let renderers = (0..<8).map { _ in FrameRenderer(threads: 2) }
      let count = Self.variable("MICA_SOAK_MEMORY") ?? 1600
      for index in 0..<count { Self.draw(index + 1, by: renderers[index % 8]) }
      let list = DisplayList(width: 20, height: 20)
      CGContext(recordingInto: list, baseTransform: .identity)
        .fill(CGRect(x: 2, y: 2, width: 9, height: 9))
      for renderer in renderers {
        for _ in 0..<100 { renderer.render(list, into: Pixmap(width: 20, height: 20)) }
      }
      #expect(residentMegabytes() < 150)
    }
  }

  /// MICA_SOAK_MEMORY scenes from seed MICA_SOAK_SEED on; tells now and then what the process has.
  @Test(.enabled(if: Self.variable("MICA_SOAK_MEMORY") != nil))
  func memoryOfALongRun() {
    Self.draw(Self.variable("MICA_SOAK_MEMORY") ?? 0, from: Self.variable("MICA_SOAK_SEED") ?? 1) {
      if $0 % 1000 == 0 { print("\($0) scenes: \(residentMegabytes()) MB") }
    }
    #expect(residentMegabytes() < 150)
  }

  /// By a renderer of their own and by one that is lent.
  private static func draw(_ count: Int, from first: Int, _ tell: (Int) -> Void = { _ in }) {
    let renderer = FrameRenderer(threads: 2)
    for index in 0..<count {
      let list = draw(first + index, by: renderer)
      FrameRenderer.renderAlone(list, into: Pixmap(width: list.width, height: list.height))
      tell(index + 1)
    }
  }

  @discardableResult private static func draw(_ seed: Int, by renderer: FrameRenderer)
    -> DisplayList
  {
    let scene = RandomScene(seed: UInt64(seed))
    let list = DisplayList(width: scene.width, height: scene.height)
    scene.draw(in: CGContext(recordingInto: list, baseTransform: .identity))
    renderer.render(list, into: Pixmap(width: scene.width, height: scene.height))
    return list
  }

  private static func variable(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
