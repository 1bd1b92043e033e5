// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A steady frame of text allocates nothing below the display list: masks are kept.

import CAllocationCounter
import CTestFonts
import MicaRaster
import MicaScene
import MicaType
import Testing

@Suite(.serialized, .enabled(if: mica_counts_allocations() != 0, "this build has no counter"))
struct GlyphFrameTests {
  private static let side = 192

  private func frame() throws -> DisplayList {
    let path = String(cString: mica_test_fonts()) + "/LiberationSans-Regular.ttf"
    let face = try FontFace(data: FontData(path: path))
    let list = DisplayList(width: Self.side, height: Self.side)
    for row in 0..<12 {
      let scale = Double(9 + row) / Double(face.unitsPerEm)
      let glyphs = (0..<40).map {
        PlacedGlyph(glyph: UInt16(36 + ($0 * 7 + row) % 60), x: Float($0) * 5.3, y: 0)
      }
      glyphs.withUnsafeBufferPointer {
        list.drawGlyphs(
          $0, face: face, glyphTransform: Affine(scale, 0, 0, -scale, 0, 0),
          transform: .translation(2, Double(row) * 15 + 14.3),
          paint: .solid(StraightColor(0.1, 0.2, 0.3, row % 2 == 0 ? 1 : 0.5)))
      }
    }
    return list
  }

  @Test func framesOfTextAllocateNothing() throws {
    let list = try frame()
    let renderer = FrameRenderer(threads: 1)
    let pixmap = Pixmap(width: Self.side, height: Self.side)
    for _ in 0..<8 { renderer.render(list, into: pixmap) }
    let before = mica_allocation_count()
    for _ in 0..<100 { renderer.render(list, into: pixmap) }
    let count = mica_allocation_count() - before
    #expect(count == 0, "\(count) allocations in 100 frames")
    #expect((0..<Self.side * Self.side).contains { pixmap.bytes[$0 * 4 + 3] > 200 })
  }
}
