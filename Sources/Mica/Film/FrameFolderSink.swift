// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A film as a folder of PNG files. Stage 9.

internal import Foundation
internal import ImageIO
internal import MicaRaster

/// Writes `000000.png`, `000001.png` … into a folder that appears when it's whole.
///
/// The files are the very bytes that `Stage.snapshot(at:)` gives when written as PNG.
final class FrameFolderSink: FrameSink, @unchecked Sendable {
  private let output: PartialOutput
  private var next = 0

  init(at place: URL) throws { output = try PartialOutput(.folder, at: place) }

  func write(_ frame: Pixmap) throws {
    let digits = String(next)
    let name = String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ".png"
    try FileWriting.write(
      PNGEncoder.encode(frame), to: output.temporary.appendingPathComponent(name).path,
      for: output.place.appendingPathComponent(name))
    next += 1
  }

  func finish() throws { try output.commit() }

  func abandon() { output.abandon() }
}
