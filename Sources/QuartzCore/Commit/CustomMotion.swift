// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2, animations of properties that only the program knows: names and objects → numbers.

extension CALayer {
  /// The value of a property that only the program knows, or of an emitter's cell.
  fileprivate func movingValue(_ name: String) -> AnimatableValue? {
    if let number = (self as? CAEmitterLayer)?.cellNumber(at: name) { return number }
    return hasCustomProperty(name) ? AnimatableValue(customValue(name)) : nil
  }
}

extension AnimationResolver {
  /// The course of a property that only the program knows; nil for other names, and for values that
  /// are no numbers of any kind.
  func customMotion(
    _ animation: CAPropertyAnimation, timing: TimingSpec, groups: [GroupClock]
  ) -> CustomMotion? {
    guard let name = animation.keyPath, let model = layer.movingValue(name) else { return nil }
    let context = TrackContext(name: name, kind: nil, model: model, previous: model)
    guard let track = animation.track(for: context) else { return nil }
    return CustomMotion(
      name: name, model: model,
      motion: Motion(
        groups: groups, timing: timing, curve: animation.timingFunction?.curve,
        spring: animation.spring, range: animation.progressRange, track: track, function: nil,
        isAdditive: animation.isAdditive, isCumulative: animation.isCumulative))
  }
}

/// A property that only the program knows, on its way.
struct CustomMotion: Sendable {
  let name: String
  let model: AnimatableValue
  let motion: Motion
}
