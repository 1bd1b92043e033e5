// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Frames of a list that scrolls: rows come in below and go out above, and below the display list nothing is
// allocated for them.

import CAllocationCounter
import CTestFonts
import MicaRaster
import MicaScene
import MicaType
import Testing

@Suite(.serialized, .enabled(if: mica_counts_allocations() != 0, "this build has no counter"))
struct ScrolledFrameTests {
  private static let width = 195
  private static let height = 422
  private static let rowHeight = 14
  private let face: FontFace

  init() throws {
    let path = String(cString: mica_test_fonts()) + "/LiberationSans-Regular.ttf"
    face = try FontFace(data: FontData(path: path))
  }

  private var picture: Outline {
    var builder = OutlineBuilder()
    builder.move(Point(10, 0))
    builder.cubic(Point(22, 4), Point(20, 10), Point(10, 10))
    builder.cubic(Point(-2, 10), Point(-4, 3), Point(10, 0))
    builder.close()
    return builder.finish()
  }

  /// Rows as they lie after `frame` steps of 7 pixels: a ground, a picture, two texts, a line.
  private func record(_ frame: Int, into list: DisplayList) {
    let offset = frame * 7
    let first = offset / Self.rowHeight
    let scale = 9 / Double(face.unitsPerEm)
    for row in first...(first + Self.height / Self.rowHeight + 1) {
      let y = Double(row * Self.rowHeight - offset)
      list.fill(
        Box(0, y, Double(Self.width), y + Double(Self.rowHeight)), transform: .identity,
        paint: .solid(StraightColor(1, 1, 1, 1)))
      list.fill(
        picture, transform: .translation(8, y + 2), paint: .solid(StraightColor(0.2, 0.6, 0.4, 1)))
      for (x, count) in [(30.0, 14), (150, 4)] {
        let glyphs = (0..<count).map {
          PlacedGlyph(glyph: UInt16(36 + ($0 * 7 + row % 6) % 50), x: Float($0) * 6, y: 0)
        }
        glyphs.withUnsafeBufferPointer {
          list.drawGlyphs(
            $0, face: face, glyphTransform: Affine(scale, 0, 0, -scale, 0, 0),
            transform: .translation(x, y + 10), paint: .solid(StraightColor(0.1, 0.1, 0.1, 1)))
        }
      }
      list.fill(
        Box(23, y + 13, Double(Self.width), y + 14), transform: .identity,
        paint: .solid(StraightColor(0.8, 0.8, 0.8, 1)))
    }
  }

  @Test func steadyScrollingAllocatesNothing() {
    let renderer = FrameRenderer(threads: 1)
    let pixmap = Pixmap(width: Self.width, height: Self.height)
    var count: UInt64 = 0
    for frame in 0..<124 {
      let list = DisplayList(width: Self.width, height: Self.height)
      record(frame, into: list)
      let before = mica_allocation_count()
      renderer.render(list, into: pixmap)
      if frame >= 24 { count += mica_allocation_count() - before }
    }
    #expect(count == 0, "\(count) allocations in 100 frames")
  }
}
