// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Films of a stage: one picture after the other into a sink. Stage 9.

internal import CoreGraphics
public import Foundation
internal import MicaRaster

extension Stage {
  /// Records a film from time 0 and writes it where `url` says, in the format that its name says
  /// (`FilmFormat`).
  ///
  /// Frame `i` shows the time `i / framesPerSecond`. A film lies over black unless the stage has a
  /// background; a folder of frames holds the same pictures as `snapshot(at:)`. The output appears
  /// when it's whole. Throws `FilmError`, `OutputError` or `StageError`.
  public func record(
    duration: TimeInterval, framesPerSecond: Double = 60, to url: URL
  ) throws {
    let film = try Film(
      format: FilmFormat(for: url), duration: duration, framesPerSecond: framesPerSecond)
    try record(film, to: url)
  }

  /// Records a film from time 0 and calls `progress` with the number of frames drawn so far.
  public func record(_ film: Film, to url: URL, progress: (Int) -> Void = { _ in }) throws {
    try record(film, from: 0, to: url, progress: progress)
  }

  /// Records a film that begins at a time: frame `i` shows the time `start + i / framesPerSecond`.
  package func record(
    _ film: Film, from start: TimeInterval, to url: URL, progress: (Int) -> Void = { _ in }
  ) throws {
    let (width, height) = try Self.pixelSize(of: size, scale: scale)
    try film.checkSize(width: width, height: height)
    let black = StraightColor(0, 0, 0, 1)
    let liesOverBlack = film.format != .frames && (background == nil || !film.format.holdsAlpha)
    let isOpaque = liesOverBlack || background?.alpha == 1

    let inner: any FrameSink =
      film.format == .frames
      ? try FrameFolderSink(at: url)
      : try EncodedFilmSink(film, width: width, height: height, isOpaque: isOpaque, at: url)
    let sink = OverlappedSink(inner)
    do {
      for index in 0..<film.frameCount {
        let time = start + film.time(ofFrame: index)
        try sink.write(picture(at: time, over: liesOverBlack ? [black] : []))
        progress(index + 1)
      }
      try sink.finish()
    } catch {
      sink.abandon()
      throw error
    }
  }
}
