// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How many frames a second an animation or a display link asks for.

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The fewest frames per second that will do; 0 in the default range.
  public var minimum: Float
  /// The most frames per second of use; 0 in the default range.
  public var maximum: Float
  /// The rate that is wanted most; nil, or 0 by Apple's C name, leaves the choice to the system.
  public var preferred: Float?

  /// A range; values are kept as given.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The range of no wishes: all zero.
  public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

  /// No wishes: the device's own rate.
  public static let `default` = CAFrameRateRange()
}

/// A range by its three rates, in frames per second.
public func CAFrameRateRangeMake(
  _ minimum: Float, _ maximum: Float, _ preferred: Float
) -> CAFrameRateRange {
  CAFrameRateRange(minimum: minimum, maximum: maximum, preferred: preferred)
}

/// Whether two ranges have the same three rates; a missing preference equals 0.
public func CAFrameRateRangeIsEqualToRange(
  _ range: CAFrameRateRange, _ other: CAFrameRateRange
) -> Bool {
  range.minimum == other.minimum && range.maximum == other.maximum
    && (range.preferred ?? 0) == (other.preferred ?? 0)
}
