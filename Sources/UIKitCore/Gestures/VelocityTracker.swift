// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How fast something moves, from what was seen of it lately.

import Foundation

/// Values and when they were seen; times grow.
struct VelocityTracker<Value: VectorArithmeticValue> {
  private var samples: [(time: TimeInterval, value: Value)] = []

  /// Adds a value; a second one of the same time takes the place of the first.
  mutating func add(_ value: Value, at time: TimeInterval) {
    if let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append((time, value))
    // One sample older than the window is kept to measure from.
    while samples.count > 2, samples[1].time <= time - GestureLimits.velocityWindow {
      samples.removeFirst()
    }
  }

  /// Change per second over the last tenth of a second before `time`; zero where nothing moved in it.
  func velocity(at time: TimeInterval) -> Value {
    let recent = samples.filter { $0.time >= time - GestureLimits.velocityWindow - 1e-9 }
    guard let last = recent.last else { return .zero }
    let first = recent.count > 1 ? recent[0] : samples.last { $0.time < last.time } ?? last
    let span = last.time - first.time
    guard span > 0 else { return .zero }
    return (last.value - first.value) * (1 / span)
  }

  /// Adds `change` to all values, as when what is measured gets another origin.
  mutating func shift(by change: Value) {
    for index in samples.indices { samples[index].value = samples[index].value + change }
  }
}

/// What velocities are made of.
protocol VectorArithmeticValue {
  static var zero: Self { get }
  static func + (one: Self, other: Self) -> Self
  static func - (one: Self, other: Self) -> Self
  static func * (one: Self, factor: Double) -> Self
}

extension Double: VectorArithmeticValue {}

extension CGPoint: VectorArithmeticValue {
  package static func + (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x + other.x, y: one.y + other.y)
  }

  package static func - (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x - other.x, y: one.y - other.y)
  }

  package static func * (one: CGPoint, factor: Double) -> CGPoint {
    CGPoint(x: one.x * factor, y: one.y * factor)
  }
}
