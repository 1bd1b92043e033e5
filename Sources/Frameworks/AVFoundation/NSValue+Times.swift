// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Times in boxes, as generators of pictures take them.

public import CoreMedia
public import Foundation

extension NSValue {
  /// A box of numbers: Foundation on Linux boxes arrays of numbers alone.
  private convenience init(numbers: [Int64]) {
    var numbers = numbers
    self.init(bytes: &numbers, objCType: "[\(numbers.count)q]")
  }

  private func numbers(_ count: Int) -> [Int64]? {
    guard String(cString: objCType) == "[\(count)q]" else { return nil }
    var numbers = [Int64](repeating: 0, count: count)
    getValue(&numbers)
    return numbers
  }

  private static func time(_ numbers: ArraySlice<Int64>) -> CMTime {
    CMTime(
      value: numbers[numbers.startIndex], timescale: CMTimeScale(numbers[numbers.startIndex + 1]))
  }

  /// A box that holds a time.
  public convenience init(time: CMTime) {
    self.init(numbers: [time.value, Int64(time.timescale), 0])
  }

  /// The time inside; an invalid one where the box holds something else.
  public var timeValue: CMTime { numbers(3).map { Self.time($0[...]) } ?? .invalid }

  /// A box that holds a range of times.
  public convenience init(timeRange: CMTimeRange) {
    let (start, duration) = (timeRange.start, timeRange.duration)
    self.init(
      numbers: [
        start.value, Int64(start.timescale), 0, duration.value, Int64(duration.timescale), 0,
      ])
  }

  /// The range inside; one of invalid times where the box holds something else.
  public var timeRangeValue: CMTimeRange {
    guard let numbers = numbers(6) else {
      return CMTimeRange(start: .invalid, duration: .invalid)
    }
    return CMTimeRange(start: Self.time(numbers[..<3]), duration: Self.time(numbers[3...]))
  }
}
