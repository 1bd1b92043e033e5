// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stretches of time, and what is recorded.

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime
  /// A stretch from its start and its length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// A stretch between two times.
  public init(start: CMTime, end: CMTime) {
    let length = end.seconds - start.seconds
    self.init(
      start: start,
      duration: length.isFinite
        ? CMTime(seconds: length, preferredTimescale: max(start.timescale, end.timescale))
        : .invalid)
  }
  /// Where it ends.
  public var end: CMTime {
    guard start.isValid, duration.isValid else { return .invalid }
    return CMTime(
      seconds: start.seconds + duration.seconds,
      preferredTimescale: max(start.timescale, duration.timescale))
  }
  /// No time at all.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
}

/// A stretch from its start and its length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

/// A piece of a recording; never made.
public final class CMSampleBuffer {
  private init() {}
}
