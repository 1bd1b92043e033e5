// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a film is before any frame is drawn: format, rate, number of frames.

public import Foundation

/// A film to be made: checked numbers, no pixels yet.
///
/// Frame `i` shows the time `i / framesPerSecond`; there are `duration × framesPerSecond` frames,
/// rounded.
public struct Film: Equatable, Sendable {
  /// The longest film, in seconds: an hour.
  public static let longestDuration: TimeInterval = 3600
  /// The frame rates that a film may have, in frames per second.
  public static let frameRates: ClosedRange<Double> = 1...240
  /// The highest rate of a GIF: players slow down what is shorter than two hundredths of a second.
  static let highestGIFRate: Double = 50

  /// The kind of file, or a folder of frames.
  public let format: FilmFormat
  /// The rate that the film will have: what was asked for, but at most 50 for a GIF.
  public let framesPerSecond: Double
  /// How many frames the film has: duration × rate, rounded.
  public let frameCount: Int
  /// What the format changes of what was asked for, as a sentence for the user.
  public let note: String?

  /// A film of `duration` seconds. Throws for a duration or rate out of range, NaN included, and for
  /// a film without a frame.
  public init(
    format: FilmFormat, duration: TimeInterval, framesPerSecond: Double
  ) throws(FilmError) {
    guard duration > 0, duration <= Self.longestDuration else { throw .badDuration(duration) }
    guard Self.frameRates.contains(framesPerSecond) else { throw .badFrameRate(framesPerSecond) }
    self.format = format
    (self.framesPerSecond, note) = Self.settle(framesPerSecond, for: format)
    frameCount = Int((duration * self.framesPerSecond).rounded())
    if frameCount == 0 {
      throw .noFrames(duration: duration, framesPerSecond: self.framesPerSecond)
    }
  }

  /// The time that a frame shows, in seconds.
  public func time(ofFrame index: Int) -> TimeInterval { Double(index) / framesPerSecond }

  /// Throws when the format can't hold frames of that many pixels.
  public func checkSize(width: Int, height: Int) throws(FilmError) {
    if let side = format.maximumSide, max(width, height) > side {
      throw .tooLarge(width: width, height: height, format: format, maximumSide: side)
    }
    if format == .mp4 && (width % 2 != 0 || height % 2 != 0) {
      throw .oddSize(
        width: width, height: height,
        nearestWidth: width + width % 2, nearestHeight: height + height % 2)
    }
  }

  /// The rate that the format will have, and what there is to say about it.
  private static func settle(_ rate: Double, for format: FilmFormat) -> (Double, note: String?) {
    guard format == .gif else { return (rate, nil) }
    if rate > highestGIFRate {
      return (
        highestGIFRate,
        "GIF holds times in hundredths of a second, at least two for a frame: recorded at "
          + "\(Int(highestGIFRate)) frames per second instead of \(rate)"
      )
    }
    let delay = 100 / rate
    guard delay != delay.rounded() else { return (rate, nil) }
    return (
      rate,
      "GIF holds times in hundredths of a second: a frame stays for \(Int(delay)) or "
        + "\(Int(delay) + 1) of them"
    )
  }
}
