// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The spinner of a refresh control: eight blades, drawn as that of activity indicators is (FACTS_UIKIT
// d.8), half as large again.

import CoreGraphics
import Foundation
import QuartzCore

/// Eight blades around a point. Never animates by itself but for its turning.
final class RefreshSpinner: CALayer {
  private static let count = 8
  private static let blade = CGSize(width: 3.5, height: 9)
  private static let radius: CGFloat = 10
  /// The blades' alphas, clockwise from the darkest: d.8's grey levels over white, as shares.
  private static let alphas: [Float] = [1, 1, 1, 1, 0.8, 0.6, 0.4, 0.2]
  private var blades: [CALayer] = []

  override init() {
    super.init()
    addBlades()
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addBlades()
  }

  override func action(forKey event: String) -> (any CAAction)? { nil }

  private func addBlades() {
    for index in 0..<Self.count {
      let blade = IndicatorLayer()
      blade.bounds = CGRect(origin: .zero, size: Self.blade)
      blade.cornerRadius = Self.blade.width / 2
      blade.anchorPoint = CGPoint(x: 0.5, y: 0.5 + Self.radius / Self.blade.height)
      let angle = CGFloat(index) * .pi / 4
      blade.setAffineTransform(CGAffineTransform(rotationAngle: angle))
      addSublayer(blade)
      blades.append(blade)
    }
  }

  func setColor(_ color: CGColor) {
    for blade in blades { blade.backgroundColor = color }
  }

  /// Shows as many blades as a pull is long, the last one faintly.
  func show(share: Double) {
    let count = min(max(share, 0), 1) * Double(Self.count)
    for (index, blade) in blades.enumerated() {
      blade.opacity = Float(min(max(count - Double(index), 0), 1))
    }
  }

  /// Turns by an eighth each 1/8 s.
  func start() {
    opacity = 1
    for (index, blade) in blades.enumerated() {
      blade.opacity = Self.alphas[(Self.count - index) % Self.count]
    }
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turn.values = (0..<Self.count).map { Double($0) * Double.pi / 4 }
    turn.calculationMode = .discrete
    turn.duration = 1
    turn.repeatCount = .infinity
    add(turn, forKey: "turn")
  }

  func stop() {
    removeAnimation(forKey: "turn")
    opacity = 0
  }
}
