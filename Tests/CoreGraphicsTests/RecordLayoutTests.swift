// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The sizes of a display list's records and of what stage 6 says of them.

import Testing

@testable import MicaScene

@Suite struct SceneRecordTests {
  @Test func displayListsKeepTheirSizes() {
    #expect(MemoryLayout<DisplayOp>.stride == 36)
    #expect(MemoryLayout<ClipRecord>.stride == 28)
    #expect(MemoryLayout<PathRange>.stride == 32)
    #expect(MemoryLayout<PlacedGlyph>.stride == 12)
    #expect(MemoryLayout<GlyphRun>.stride == 32)
    for isPlain in [_isPOD(DisplayOp.self), _isPOD(ClipRecord.self), _isPOD(PathRange.self)] {
      #expect(isPlain)
    }
  }

  /// There is one of the second kind for a clip, not for each op: its rectangle and two ranges of strips.
  @Test func stageSixKeepsItsSizes() {
    #expect(MemoryLayout<EncodedOp>.stride == 32)
    #expect(MemoryLayout<ResolvedClip>.stride == 88)
  }
}
