// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A film as one file, encoded by ffmpeg. Stage 9.

internal import Foundation
internal import MicaRaster

/// Pipes frames into ffmpeg; the file appears at its place when it's whole.
final class EncodedFilmSink: FrameSink {
  private let output: PartialOutput
  private let encoder: EncoderProcess
  private let film: Film
  private let isOpaque: Bool

  /// Starts ffmpeg. `isOpaque` says that every frame will be; translucent frames reach the encoder
  /// with straight (not premultiplied) colours.
  init(_ film: Film, width: Int, height: Int, isOpaque: Bool, at place: URL) throws {
    self.film = film
    self.isOpaque = isOpaque
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let program = try EncoderProcess.findEncoder(in: path)
    output = try PartialOutput(.file, at: place)
    let arguments = EncoderArguments(film: film, width: width, height: height, isOpaque: isOpaque)
    encoder = try EncoderProcess(
      program: program, arguments: arguments.make(output: output.temporary.path),
      film: output.temporary.path)
  }

  // The encoder goes first: it must not find its file gone and make another one.
  deinit { encoder.end() }

  func write(_ frame: Pixmap) throws {
    precondition(frame.bytesPerRow == frame.width * 4, "a film's frames have no padding")
    let straight = isOpaque ? frame : StraightPixels.make(from: frame)
    let count = straight.width * straight.height * 4
    try encoder.write(UnsafeRawBufferPointer(start: straight.bytes, count: count))
  }

  func finish() throws {
    try encoder.finish()
    try FilmFile.check(output.temporary.path, holds: film)
    try output.commit()
  }

  func abandon() {
    encoder.end()
    output.abandon()
  }
}

/// Pixels whose colours are not multiplied by their alpha.
enum StraightPixels {
  /// A copy with `round(255 · colour / alpha)`; clear pixels are 0.
  static func make(from premultiplied: Pixmap) -> Pixmap {
    let result = premultiplied.copy()
    for pixel in 0..<(result.width * result.height) {
      let bytes = result.bytes + pixel * 4
      let alpha = Int(bytes[3])
      if alpha == 0 || alpha == 255 { continue }
      for channel in 0..<3 {
        bytes[channel] = UInt8(min(255, (Int(bytes[channel]) * 255 + alpha / 2) / alpha))
      }
    }
    return result
  }
}
