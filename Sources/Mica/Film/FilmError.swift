// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Why a film could not be made.

/// A film that can't be made as asked, or whose encoder failed.
public enum FilmError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The output's name says no format.
  case unknownExtension(String)
  /// Not a number above 0 and at most `Film.longestDuration` seconds.
  case badDuration(Double)
  /// Not a number within `Film.frameRates`.
  case badFrameRate(Double)
  /// Less than half a frame long.
  case noFrames(duration: Double, framesPerSecond: Double)
  /// MP4 holds colour for pairs of pixels; `nearest` is the nearest size in pixels that it can hold.
  case oddSize(width: Int, height: Int, nearestWidth: Int, nearestHeight: Int)
  /// A side is longer than the format takes.
  case tooLarge(width: Int, height: Int, format: FilmFormat, maximumSide: Int)
  /// The `ffmpeg` program was not found.
  case encoderMissing
  /// `ffmpeg` could not be started, for the system's reason.
  case encoderNotStarted(reason: String)
  /// `ffmpeg` complained or ended before the film was whole; `lines` are the last that it printed.
  case encoderFailed(lines: [String])
  /// `ffmpeg` hung and was ended; `lines` are the last that it printed.
  case encoderStuck(lines: [String])
  /// `ffmpeg` was content with a file that is not the film.
  case brokenFilm(reason: String)

  /// One sentence for the person who asked.
  public var description: String {
    switch self {
    case .unknownExtension(let name):
      """
      '\(name)' names no film format; known are .mp4, .gif, .png (animated), .webp, and a folder \
      for single frames (a name that ends in /)
      """
    case .badDuration(let seconds):
      "a film of \(seconds) seconds can't be made; the duration is above 0 and at most "
        + "\(Int(Film.longestDuration)) seconds"
    case .badFrameRate(let rate):
      "\(rate) frames per second can't be made; the rate is "
        + "\(Int(Film.frameRates.lowerBound)) to \(Int(Film.frameRates.upperBound))"
    case .noFrames(let duration, let rate):
      "\(duration) seconds at \(rate) frames per second hold no frame"
    case .oddSize(let width, let height, let nearestWidth, let nearestHeight):
      "mp4 needs an even width and height, and the film has \(width)x\(height) pixels; the nearest "
        + "that fits is \(nearestWidth)x\(nearestHeight)"
    case .tooLarge(let width, let height, let format, let side):
      "\(width)x\(height) pixels are too many for \(format.rawValue), whose sides are at most \(side)"
    case .encoderMissing:
      "films are written by the program 'ffmpeg', which was not found; install the package 'ffmpeg' "
        + "(apt-get install ffmpeg)"
    case .encoderNotStarted(let reason): "ffmpeg can't be started: \(reason)"
    case .encoderFailed(let lines):
      "ffmpeg failed before the film was whole" + Self.words(lines)
    case .encoderStuck(let lines):
      "ffmpeg stopped working before the film was whole, and was ended" + Self.words(lines)
    case .brokenFilm(let reason): "ffmpeg wrote a broken film: \(reason)"
    }
  }

  private static func words(_ lines: [String]) -> String {
    lines.isEmpty ? "" : "; it said:\n  " + lines.joined(separator: "\n  ")
  }
}
