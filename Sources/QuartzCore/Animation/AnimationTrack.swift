// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An animation's values, resolved at commit: what stage 3 looks up for each sample.

internal import MicaRaster

/// Values along a cycle (0 ... 1).
struct AnimationTrack: Sendable {
  var values: [AnimatableValue]
  /// Ascending; one per value, one more when discrete.
  var keyTimes: [Double]
  /// The pacing of each segment; missing ones are linear.
  var curves: [TimingCurve] = []
  var isDiscrete = false

  /// The value at a place of the cycle.
  func value(at fraction: Double) -> AnimatableValue {
    if isDiscrete {
      let later = keyTimes.lastIndex { $0 <= fraction } ?? 0
      return values[min(later, values.count - 1)]
    }
    guard values.count > 1 else { return values[0] }
    // The last segment that has begun; pacing may leave 0 ... 1 and then goes on in the end segments.
    var segment = 0
    while segment < values.count - 2 && keyTimes[segment + 1] <= fraction { segment += 1 }
    let (start, end) = (keyTimes[segment], keyTimes[segment + 1])
    var u = end > start ? (fraction - start) / (end - start) : 1
    if segment < curves.count { u = curves[segment].value(at: u) }
    return values[segment].interpolated(to: values[segment + 1], at: u)
  }
}

/// What an animation may ask about the layer while it is resolved.
struct TrackContext {
  let keyPath: LayerKeyPath
  /// The model's present value of the animated property or part.
  let model: AnimatableValue
  /// What was shown before the animation was added.
  let previous: AnimatableValue

  /// A user's value in the property's kind: `.some(nil)` when it was left out, nil (and noted) when
  /// it is of a form that no property takes.
  func value(_ any: Any?, named name: String) -> AnimatableValue?? {
    guard let any else { return .some(nil) }
    guard let value = AnimatableValue(any) else {
      Unsupported.note(
        "\(name) of type \(type(of: any)) in an animation of \(keyPath.property.name)")
      return nil
    }
    return .some(value.matched(to: keyPath).roundedToFloat)
  }
}

extension AnimatableValue {
  /// Empty arrays read as the property's own kind of array.
  func matched(to keyPath: LayerKeyPath) -> AnimatableValue {
    if case .numbers(let values) = self, values.isEmpty, keyPath.property.key == .colors {
      return .colors([])
    }
    return self
  }
}
