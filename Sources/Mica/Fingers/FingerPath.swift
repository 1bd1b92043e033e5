// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What fingers do from one moment to the next, as on a screen that looks at them 60 times a second.

internal import Foundation
internal import MicaClock
package import QuartzCore
internal import UIKit

/// Fingers that go down together, move, and go up together.
struct FingerPath {
  /// Seconds from the first contact to the last.
  let duration: Double
  /// Where each finger is after a share of the duration.
  let places: (Double) -> [CGPoint]
  /// Seconds for which the fingers rest before they go up.
  var rest = 0.0

  /// A finger that stays where it is.
  static func still(at place: CGPoint, for duration: Double) -> FingerPath {
    FingerPath(duration: duration) { _ in [place] }
  }

  /// A finger that goes through places in straight lines, at one speed along them.
  static func through(_ places: [CGPoint], for duration: Double, _ pace: TouchPace) -> FingerPath {
    var ends: [CGFloat] = [0]
    for (one, next) in zip(places, places.dropFirst()) {
      ends.append(ends[ends.count - 1] + hypot(next.x - one.x, next.y - one.y))
    }
    let length = ends[ends.count - 1]
    return FingerPath(duration: duration) { share in
      let way = length * pace.value(at: share)
      guard length > 0, let next = ends.firstIndex(where: { $0 >= way }), next > 0 else {
        return [share < 1 || length == 0 ? places[0] : places[places.count - 1]]
      }
      let part = (way - ends[next - 1]) / (ends[next] - ends[next - 1])
      let (one, other) = (places[next - 1], places[next])
      return [CGPoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)]
    }
  }

  /// Two fingers on a line through a place, each so far from it, the line turned by so many radians.
  static func pair(
    around center: CGPoint, for duration: Double, _ pace: TouchPace,
    _ distanceAndAngle: @escaping (Double) -> (CGFloat, CGFloat)
  ) -> FingerPath {
    FingerPath(duration: duration) { share in
      let (distance, angle) = distanceAndAngle(pace.value(at: share))
      let (dx, dy) = (distance * cos(angle), distance * sin(angle))
      return [
        CGPoint(x: center.x - dx, y: center.y - dy), CGPoint(x: center.x + dx, y: center.y + dy),
      ]
    }
  }

  /// The moment of a look at the fingers after the first contact, in seconds from there, and where they are
  /// then; the last one is at the end. Nil after that.
  func look(_ number: Int) -> (time: Double, places: [CGPoint], isLast: Bool)? {
    let (time, before) = (
      Double(number) / ScreenRefresh.rate, Double(number - 1) / ScreenRefresh.rate
    )
    guard duration > 0, before < duration - 1e-9 else { return nil }
    if time < duration - 1e-9 { return (time, places(time / duration), false) }
    return (duration, places(1), true)
  }
}

extension TouchPace {
  /// The share of the way after a share of the time.
  func value(at share: Double) -> Double {
    let curve: TimingCurve
    switch self {
    case .linear: return share
    case .easeIn: curve = TimingCurve(0.42, 0, 1, 1)
    case .easeOut: curve = TimingCurve(0, 0, 0.58, 1)
    case .easeInOut: curve = TimingCurve(0.42, 0, 0.58, 1)
    }
    return curve.value(at: share)
  }
}
