// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A plot that draws itself out of the animation that it shows: many small dots, each with the
// animation held still at another moment, and a large one that runs.

import UIKit

/// The course of an animation of `position`, plotted at equal steps of time.
class CurvePlot: CALayer {
  /// Seconds that the animation takes.
  static let duration: CFTimeInterval = 2
  private static let steps = 60

  private let animations: [CAPropertyAnimation]
  private let color: UIColor
  private let runner = CALayer()

  /// A plot of animations that together move a point, in a frame of 120 × 120 points.
  init(color: UIColor, animations: [CAPropertyAnimation]) {
    self.color = color
    self.animations = animations
    super.init()
    bounds = CGRect(x: 0, y: 0, width: 120, height: 120)
    backgroundColor = UIColor(white: 1, alpha: 0.06).cgColor
    cornerRadius = 6
    runner.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    runner.cornerRadius = 6
    runner.backgroundColor = UIColor.white.cgColor
  }

  override init(layer: Any) {
    animations = (layer as? CurvePlot)?.animations ?? []
    color = (layer as? CurvePlot)?.color ?? .white
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    (animations, color) = ([], .white)
    super.init(coder: coder)
  }

  /// A ring at a place where a value is.
  func mark(_ point: CGPoint) {
    let ring = CALayer()
    ring.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
    ring.cornerRadius = 4.5
    ring.borderWidth = 1.5
    ring.borderColor = UIColor(white: 1, alpha: 0.55).cgColor
    ring.position = point
    addSublayer(ring)
  }

  /// Plots the curve and starts the running dot.
  func start() {
    for step in 0..<CurvePlot.steps {
      let dot = CALayer()
      dot.bounds = CGRect(x: 0, y: 0, width: 3, height: 3)
      dot.cornerRadius = 1.5
      dot.backgroundColor = color.cgColor
      addSublayer(dot)
      let share = (Double(step) + 0.5) / Double(CurvePlot.steps)
      run(on: dot) { animation in
        animation.speed = 0
        animation.timeOffset = CurvePlot.duration * share
      }
    }
    addSublayer(runner)
    run(on: runner) { $0.repeatCount = .infinity }
  }

  private func run(on layer: CALayer, _ adjust: (CAAnimation) -> Void) {
    for animation in animations {
      guard let copy = animation.copy() as? CAPropertyAnimation else { continue }
      copy.duration = CurvePlot.duration
      adjust(copy)
      layer.add(copy, forKey: copy.keyPath)
    }
  }
}
