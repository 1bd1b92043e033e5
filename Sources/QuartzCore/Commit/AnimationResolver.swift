// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2, animations: objects and key paths → numbers. Groups are taken apart here, so that stage 3
// knows single animations in nested times only.

import Foundation
internal import MicaRaster

extension AttachedAnimation {
  /// The animation in numbers: none where it has no effect on this layer, several for a group.
  func resolved(
    on layer: CALayer, properties: LayerProperties, localTime: Double
  ) -> [ResolvedAnimation] {
    var resolver = AnimationResolver(
      attachment: self, layer: layer, properties: properties, localTime: localTime)
    resolver.add(animation, timing: timing)
    return resolver.found
  }
}

/// An animation of a layer's sublayer or mask, found by a key path such as `sublayers.NAME.opacity`.
struct ForwardedAnimation {
  let attachment: AttachedAnimation
  let target: CALayer
  /// What is left of the key path at the target.
  let keyPath: String
  let animation: CAPropertyAnimation
  let timing: TimingSpec
  let groups: [GroupClock]
}

/// The resolution of one attached animation.
struct AnimationResolver {
  let attachment: AttachedAnimation
  let layer: CALayer
  let properties: LayerProperties
  let localTime: Double
  private(set) var found: [ResolvedAnimation] = []
  /// What belongs to layers below.
  private(set) var forwarded: [ForwardedAnimation] = []
  /// Of properties that only the program knows.
  private(set) var custom: [CustomMotion] = []

  init(
    attachment: AttachedAnimation, layer: CALayer, properties: LayerProperties, localTime: Double
  ) {
    self.attachment = attachment
    self.layer = layer
    self.properties = properties
    self.localTime = localTime
  }

  /// Adds an animation that lives in `groups`, the outermost first.
  mutating func add(
    _ animation: CAAnimation, timing: TimingSpec, groups: [GroupClock] = []
  ) {
    switch animation {
    case let group as CAAnimationGroup:
      let clock = GroupClock(timing: timing, curve: group.timingFunction?.curve)
      for child in group.animations ?? [] {
        add(child, timing: Self.timing(of: child, in: timing), groups: groups + [clock])
      }
    case let animation as CAPropertyAnimation:
      add(animation, keyPath: animation.keyPath, timing: timing, groups: groups)
    default:
      break
    }
  }

  /// Adds what the layer above has for this one.
  mutating func add(_ animation: ForwardedAnimation) {
    let timing = layer.timing
    let outwards = GroupClock(timing: timing, curve: nil, leavesLayer: true)
    add(
      animation.animation, keyPath: animation.keyPath, timing: animation.timing,
      groups: timing.isParentTime ? animation.groups : [outwards] + animation.groups)
  }

  private mutating func add(
    _ animation: CAPropertyAnimation, keyPath: String?, timing: TimingSpec,
    groups: [GroupClock]
  ) {
    guard let keyPath else { return }
    if case .layer(let target, let rest) = layer.keyPathTarget(keyPath) {
      forwarded.append(
        ForwardedAnimation(
          attachment: attachment, target: target, keyPath: rest, animation: animation,
          timing: timing, groups: groups))
    } else if let own = customMotion(animation, timing: timing, groups: groups) {
      custom.append(own)
    } else if let resolved = resolved(animation, keyPath, timing: timing, groups: groups) {
      found.append(resolved)
    }
  }

  /// A child's timing: without a duration it takes the group's, and its last value still shows at
  /// its very end, so that a group that stays at its end shows it.
  private static func timing(of child: CAAnimation, in group: TimingSpec) -> TimingSpec {
    var timing = TimingSpec(child)
    if child.duration == 0 { timing.duration = group.duration }
    timing.includesEnd = true
    return timing
  }

  private func resolved(
    _ animation: CAPropertyAnimation, _ string: String, timing: TimingSpec,
    groups: [GroupClock]
  ) -> ResolvedAnimation? {
    guard let (field, component) = type(of: layer).field(atPath: string),
      let model = properties.value(of: field)?.component(component)
    else {
      note(string)
      return nil
    }
    let function = animation.valueFunction?.kind
    guard function == nil || model.isTransform else {
      Unsupported.note("CAPropertyAnimation.valueFunction for \(string), which is no transform")
      return nil
    }
    let previous =
      animation.startsFromPrevious ? shownBefore(string, field, component) : nil
    let context = TrackContext(
      name: string, kind: field.kind, model: model, previous: previous ?? model, function: function)
    guard let track = animation.track(for: context) else { return nil }
    return ResolvedAnimation(
      field: field, component: component,
      motion: Motion(
        groups: groups, timing: timing, curve: animation.timingFunction?.curve,
        spring: animation.spring, range: animation.progressRange, track: track,
        function: function,
        isAdditive: animation.isAdditive, isCumulative: animation.isCumulative),
      pathRotation: animation.pathRotation)
  }

  private func note(_ keyPath: String) {
    guard !layer.hasCustomProperty(keyPath) else { return }
    if (layer as? CAEmitterLayer)?.cellNumber(at: keyPath) != nil { return }
    Unsupported.note("animation of \(type(of: layer)).\(keyPath)")
  }

  /// What was shown before the animation was added: looked up at its first commit and kept.
  private func shownBefore(
    _ keyPath: String, _ field: LayerField, _ component: KeyComponent
  ) -> AnimatableValue? {
    if let known = attachment.previous[keyPath] { return known }
    let shown = layer.committed?.presentedProperties(atLocalTime: localTime).value(of: field)
    let value = shown?.component(component)
    attachment.previous[keyPath] = value ?? properties.value(of: field)?.component(component)
    return value
  }
}

extension AnimatableValue {
  fileprivate var isTransform: Bool {
    if case .transform = self { return true }
    return false
  }
}
