// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A value that stays within its range: a slider's, a stepper's.

/// A value with a least and a greatest one. What is no number changes nothing.
protocol BoundedValue {
  associatedtype Number: BinaryFloatingPoint

  var value: Number { get set }
  var minimum: Number { get set }
  var maximum: Number { get set }
}

extension BoundedValue {
  mutating func set(_ value: Number) {
    guard !value.isNaN else { return }
    self.value = min(max(value, minimum), maximum)
  }

  /// A maximum below it becomes the same.
  mutating func setMinimum(_ minimum: Number) {
    guard minimum.isFinite else { return }
    self.minimum = minimum
    maximum = max(maximum, minimum)
    set(value)
  }

  /// A minimum above it becomes the same.
  mutating func setMaximum(_ maximum: Number) {
    guard maximum.isFinite else { return }
    self.maximum = maximum
    minimum = min(minimum, maximum)
    set(value)
  }
}
