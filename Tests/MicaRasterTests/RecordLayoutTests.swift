// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The sizes of the pipeline's records: a field more in one of these is memory traffic in every frame,
// and C reads some of them.

import CMicaKernels
import Testing

@testable import MicaRaster

@Suite struct RecordLayoutTests {
  /// Bytes from one record to the next; only what may be copied as bytes is a record.
  private func size<Record: BitwiseCopyable>(_ record: Record.Type) -> Int {
    MemoryLayout<Record>.stride
  }

  @Test func stageSixKeepsItsSizes() {
    #expect(size(EdgeLine.self) == 32)
    #expect(size(Strip.self) == 16)
    #expect(size(StripRange.self) == 12)
    #expect(size(GlyphMask.self) == 12)
  }

  @Test func stagesSevenAndEightKeepTheirSizes() {
    #expect(size(RowCommand.self) == 16)
    #expect(MemoryLayout<RowCommand>.offset(of: \.payload) == 4)
    #expect(MemoryLayout<RowCommand>.offset(of: \.draw) == 8)
    #expect(MemoryLayout<RowCommand>.offset(of: \.kind) == 12)
    #expect(MemoryLayout<RowCommand>.offset(of: \.store) == 14)
    #expect(size(DrawRecord.self) == 64)
    #expect(size(RowPiece.self) == 16)
    #expect(size(mica_image_run.self) == 16)
    #expect(size(mica_plane.self) == 16)
  }

  @Test func geometryKeepsItsSizes() {
    #expect(size(Point.self) == 8)
    #expect(size(Affine.self) == 48)
    #expect(size(PixelBox.self) == 16)
    #expect(size(Box.self) == 32)
    #expect(size(GradientStop.self) == 32)
  }
}
