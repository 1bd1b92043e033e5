// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What moves on the screen, for a timeline.

internal import Foundation
internal import MicaJob
internal import QuartzCore
internal import UIKit

extension AnimationReport {
  /// All animations that are attached to layers on the screen, the earliest first.
  @MainActor static func all() -> [AnimationReport] {
    var reports: [AnimationReport] = []
    for node in ScreenNode.all() {
      for key in node.layer.animationKeys() ?? [] {
        guard let animation = node.layer.animation(forKey: key) else { continue }
        reports.append(AnimationReport(animation, key: key, of: node))
      }
    }
    return reports.sorted { ($0.begin, $0.node, $0.key) < ($1.begin, $1.node, $1.key) }
  }

  @MainActor private init(_ animation: CAAnimation, key: String, of node: ScreenNode) {
    let begin = node.layer.convertTime(animation.beginTime, to: nil)
    let speed = Double(abs(animation.speed))
    let cycle = animation.duration * (animation.autoreverses ? 2 : 1)
    let whole =
      animation.repeatDuration > 0
      ? animation.repeatDuration : cycle * Double(max(animation.repeatCount, 1))
    let duration = speed > 0 ? whole / speed : .infinity
    self.init(
      node: node.id, name: ScreenNode.name(of: node.object), key: key,
      keyPaths: Self.keyPaths(of: animation, 0), begin: begin.isFinite ? begin : 0,
      duration: duration.isFinite ? duration : nil,
      cycle: animation.duration.isFinite ? animation.duration : 0,
      curve: Self.curve(of: animation))
  }

  private static func keyPaths(of animation: CAAnimation, _ depth: Int) -> [String] {
    if let group = animation as? CAAnimationGroup, depth < 16 {
      return (group.animations ?? []).flatMap { keyPaths(of: $0, depth + 1) }
    }
    if let transition = animation as? CATransition { return [transition.type.rawValue] }
    return (animation as? CAPropertyAnimation)?.keyPath.map { [$0] } ?? []
  }

  private static func curve(of animation: CAAnimation) -> [Double]? {
    guard let function = animation.timingFunction else { return nil }
    return [1, 2].flatMap { index -> [Double] in
      var point: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &point)
      return point.map(Double.init)
    }
  }
}
