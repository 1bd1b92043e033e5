// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Times as fractions.

public import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: parts of a second.
public typealias CMTimeScale = Int32

/// A time as a fraction of a second.
public struct CMTime: Hashable, Sendable {
  /// How many parts.
  public var value: CMTimeValue
  /// How many parts a second has; 0 in a time that is none.
  public var timescale: CMTimeScale

  /// A time that is none.
  public init() { (value, timescale) = (0, 0) }
  /// A time of parts.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.value = value
    self.timescale = timescale
  }
  /// The nearest time to seconds, in parts of a second; none for what is not a number or too great.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    guard parts.isFinite, abs(parts) < 9e18 else {
      self.init()
      return
    }
    self.init(value: CMTimeValue(parts), timescale: preferredTimescale)
  }

  /// In seconds; not a number for none.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  /// Whether it is a time.
  public var isValid: Bool { timescale != 0 }
  /// No time at all.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// None.
  public static let invalid = CMTime()
}

extension CMTime: Comparable {
  /// Whether both are the same time, in whatever parts.
  public static func == (a: CMTime, b: CMTime) -> Bool {
    a.isValid == b.isValid && (!a.isValid || a.seconds == b.seconds)
  }
  /// By seconds, as they are compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(isValid ? seconds : -1) }
  /// Whether one is before the other.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
}

/// A time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// A time of parts.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// The nearest time to seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

extension CMTime {
  /// Whether it is a number: neither invalid nor endless.
  public var isNumeric: Bool { isValid && seconds.isFinite }
  /// Whether it isn't known: false here.
  public var isIndefinite: Bool { isValid && seconds.isNaN }
}
