// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// When an animation's values are reached, as a list that is walked and never refused (FACTS C3): a
// place of the cycle → a segment and a place in it.

import Foundation

/// The times of values or of a path's points, as shares of the cycle; at least one. They need not
/// ascend, nor start at 0 or end at 1.
struct KeyTimes: Sendable {
  let times: [Double]
  /// The greatest time so far, for each; the very same list where they ascend.
  private let reached: [Double]

  init(_ times: [Double]) {
    self.times = times
    var isAscending = true
    var greatest = times[0]
    for time in times {
      if time < greatest { isAscending = false }
      greatest = max(greatest, time)
    }
    if isAscending {
      reached = times
    } else {
      greatest = times[0]
      reached = times.map { time in
        greatest = max(greatest, time)
        return greatest
      }
    }
  }

  /// A user's list, at most `limit` of it; nil where there is none. What is no number counts as
  /// reached with the time before it.
  init?(_ numbers: [NSNumber]?, atMost limit: Int) {
    guard let numbers, !numbers.isEmpty, limit > 0 else { return nil }
    var last = 0.0
    self.init(
      numbers.prefix(limit).map { number in
        let time = number.doubleValue
        if !time.isNaN { last = max(-1e300, min(time, 1e300)) }
        return last
      })
  }

  /// The segment that the first later time ends, and how far inside: 0 before the first time, 1 in
  /// the last segment after the last.
  ///
  /// A pacing that leaves the cycle goes on beyond a first time of 0 and a last time of 1.
  func segment(at fraction: Double) -> (segment: Int, u: Double) {
    guard times.count > 1 else { return (0, 0) }
    var (low, high) = (1, times.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if reached[middle] <= fraction { low = middle + 1 } else { high = middle }
    }
    let (start, end) = (times[low - 1], times[low])
    if fraction < start && start > 0 { return (low - 1, 0) }
    let isOver = reached[low] <= fraction && !(end == 1 && reached[low] == 1)
    return (low - 1, end > start && !isOver ? (fraction - start) / (end - start) : 1)
  }
}
