// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pixmaps whose memory others had before.

import MicaRaster
import Testing

@Suite struct PixmapMemoryTests {
  @Test(
    "A fresh pixmap is clear, whatever lay in its memory", arguments: [1, 7, 40, 256, 300, 800])
  func freshPixelsAreClear(side: Int) {
    for round in 0..<8 {
      let pixmaps = (0..<6).map { Pixmap(width: side + ($0 + round) % 3, height: side) }
      for pixmap in pixmaps {
        let bytes = UnsafeMutableBufferPointer(
          start: pixmap.bytes, count: pixmap.bytesPerRow * pixmap.height)
        #expect(bytes.allSatisfy { $0 == 0 })
        bytes.update(repeating: 0xA5)
      }
    }
  }

  @Test("Pixmaps that live at once have memory of their own, from any thread")
  func memoryIsNotShared() async {
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<UInt8(8) {
        group.addTask {
          (0..<200).allSatisfy { round in
            let pixmap = Pixmap(width: 16 + round % 5, height: 33)
            let count = pixmap.bytesPerRow * pixmap.height
            pixmap.bytes.update(repeating: task &+ 1, count: count)
            let bytes = UnsafeBufferPointer(start: pixmap.bytes, count: count)
            return bytes.allSatisfy { $0 == task &+ 1 }
          }
        }
      }
      for await isOwn in group { #expect(isOwn) }
    }
  }
}
