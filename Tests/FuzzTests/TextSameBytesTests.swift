// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A text's bytes follow from the text alone: not from what the caches hold, the order of drawing, the
// number of threads, the kernels, or the process.

import CoreGraphics
import CoreText
import MicaRaster
import MicaScene
import Testing

@Suite struct TextSameBytesTests {
  private static let seeds: [UInt64] = (0..<24).map { 900_000 + $0 }

  /// A hash of a scene's pixels (FNV-1a).
  private static func hash(_ seed: UInt64, _ renderer: FrameRenderer) -> UInt64 {
    let scene = TextScene(seed: seed)
    let list = DisplayList(width: scene.width, height: scene.height)
    scene.draw(in: CGContext(recordingInto: list, baseTransform: .identity))
    let pixmap = Pixmap(width: scene.width, height: scene.height)
    renderer.render(list, into: pixmap)
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in 0..<pixmap.height * pixmap.bytesPerRow {
      value = (value ^ UInt64(pixmap.bytes[index])) &* 0x0000_0100_0000_01b3
    }
    return value
  }

  @Test func orderCachesAndThreadsDoNotMatter() {
    let first = FrameRenderer(threads: 1)
    let expected = Self.seeds.map { Self.hash($0, first) }
    #expect(Set(expected).count > 16, "the scenes differ")
    let several = FrameRenderer(threads: 3)
    #expect(Self.seeds.reversed().map { Self.hash($0, several) } == expected.reversed())
    let reference = FrameRenderer(threads: 1, kernels: .reference)
    #expect(Self.seeds.map { Self.hash($0, reference) } == expected)
    // A cache that holds next to nothing, after texts of other kinds.
    let small = FrameRenderer(threads: 1, glyphs: GlyphCache(byteLimit: 4096))
    for seed in UInt64(0)..<20 { _ = Self.hash(seed, small) }
    #expect(Self.seeds.map { Self.hash($0, small) } == expected)
  }

  /// A process that draws one text draws it as one that has drawn many.
  @Test func processesDrawAlike() async {
    let renderer = FrameRenderer(threads: 1)
    for seed in UInt64(0)..<20 { _ = Self.hash(seed, renderer) }
    let expected = Self.seeds.map { Self.hash($0, renderer) }
    await #expect(processExitsWith: .success) { [expected = expected as [UInt64]] in
      let fresh = FrameRenderer(threads: 2)
      let order = Array(Self.seeds.indices).sorted { ($0 * 7919 % 29, $0) < ($1 * 7919 % 29, $1) }
      for index in order {
        #expect(Self.hash(Self.seeds[index], fresh) == expected[index], "\(Self.seeds[index])")
      }
    }
  }
}
