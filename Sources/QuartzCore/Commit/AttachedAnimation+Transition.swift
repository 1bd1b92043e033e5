// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2, transitions: objects and names → numbers and the old picture.

internal import MicaRaster

extension AttachedAnimation {
  /// The transition in numbers; nil for other animations. The first time, at the commit that starts
  /// it, the layer's last snapshot becomes the old picture.
  func resolvedTransition(on layer: CALayer, atParentTime time: Double) -> ResolvedTransition? {
    guard let transition = animation as? CATransition else { return nil }
    if !tookOldPicture {
      tookOldPicture = true
      oldPicture = layer.committed.map { present($0, at: time).asOldPicture }
    }
    if transition.filter != nil { Unsupported.note("CATransition.filter") }
    var timing = timing
    if transition.isRemovedOnCompletion { timing.fillsForwards = false }
    return ResolvedTransition(
      timing: timing, curve: transition.timingFunction?.curve, motion: transition.motion,
      direction: transition.direction, startProgress: Double(transition.startProgress),
      endProgress: Double(transition.endProgress), old: oldPicture)
  }
}

extension CATransition {
  fileprivate var motion: TransitionMotion {
    switch type {
    case .fade: return .fade
    case .moveIn: return .moveIn
    case .push: return .push
    case .reveal: return .reveal
    case .flip: return .flip
    default:
      Unsupported.note("CATransition.type \(type.rawValue)")
      return .fade
    }
  }

  fileprivate var direction: SIMD2<Double> {
    switch subtype {
    case .fromRight?: return SIMD2(-1, 0)
    case .fromTop?: return SIMD2(0, -1)
    case .fromBottom?: return SIMD2(0, 1)
    default: return SIMD2(1, 0)
    }
  }
}
