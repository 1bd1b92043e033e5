// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: a fountain of drops, and rockets that burst into sparks, from two emitter layers.

import UIKit

/// Shows the fountain at the foot of the view, in the dark.
class EmitterFountainViewController: UIViewController {
  private let water = CAEmitterLayer()
  private let fireworks = CAEmitterLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.03, green: 0.04, blue: 0.1, alpha: 1)
    for emitter in [fireworks, water] {
      emitter.beginTime = CACurrentMediaTime()
      emitter.renderMode = .additive
      emitter.seed = 7
      view.layer.addSublayer(emitter)
    }
    let picture = makeDot()
    water.emitterShape = .line
    water.emitterSize = CGSize(width: 12, height: 0)
    water.emitterCells = [makeDrop(picture)]
    fireworks.emitterShape = .line
    fireworks.emitterCells = [makeRocket(picture)]
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for emitter in [water, fireworks] {
      emitter.frame = view.bounds
      emitter.emitterPosition = CGPoint(x: view.bounds.midX, y: view.bounds.maxY - 20)
    }
    fireworks.emitterSize = CGSize(width: view.bounds.width * 0.6, height: 0)
  }

  /// A soft white dot of 16 points.
  private func makeDot() -> CGImage? {
    let size = CGSize(width: 16, height: 16)
    return UIGraphicsImageRenderer(size: size).image { _ in
      for ring in 0..<8 {
        UIColor(white: 1, alpha: 0.05 + 0.05 * CGFloat(ring)).setFill()
        let inset = CGFloat(ring)
        UIBezierPath(ovalIn: CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)).fill()
      }
    }.cgImage
  }

  /// Upwards, since a line's normal points up, and down again.
  private func makeDrop(_ picture: CGImage?) -> CAEmitterCell {
    let drop = CAEmitterCell()
    drop.contents = picture
    drop.contentsScale = UIScreen.main.scale
    drop.birthRate = 220
    drop.lifetime = 2.4
    drop.lifetimeRange = 0.2
    drop.velocity = 330
    drop.velocityRange = 40
    drop.emissionRange = 0.5
    drop.yAcceleration = 300
    drop.scale = 0.6
    drop.scaleRange = 0.25
    drop.color = UIColor(red: 0.25, green: 0.55, blue: 1, alpha: 0.7).cgColor
    drop.greenRange = 0.2
    drop.alphaSpeed = -0.25
    return drop
  }

  private func makeRocket(_ picture: CGImage?) -> CAEmitterCell {
    let rocket = CAEmitterCell()
    rocket.birthRate = 1.2
    rocket.lifetime = 1.1
    rocket.velocity = 270
    rocket.velocityRange = 50
    rocket.emissionRange = 0.4
    rocket.yAcceleration = 60
    rocket.emitterCells = [makeTrail(picture), makeSpark(picture)]
    return rocket
  }

  private func makeTrail(_ picture: CGImage?) -> CAEmitterCell {
    let trail = CAEmitterCell()
    trail.contents = picture
    trail.contentsScale = UIScreen.main.scale
    trail.birthRate = 60
    trail.lifetime = 0.4
    trail.scale = 0.25
    trail.scaleSpeed = -0.4
    trail.color = UIColor(red: 1, green: 0.8, blue: 0.4, alpha: 0.8).cgColor
    trail.alphaSpeed = -1.8
    return trail
  }

  /// All at once, at the end of the rocket's life.
  private func makeSpark(_ picture: CGImage?) -> CAEmitterCell {
    let spark = CAEmitterCell()
    spark.contents = picture
    spark.contentsScale = UIScreen.main.scale
    spark.beginTime = 1.05
    spark.duration = 0.05
    spark.birthRate = 3000
    spark.lifetime = 1.3
    spark.lifetimeRange = 0.3
    spark.velocity = 110
    spark.velocityRange = 20
    spark.emissionRange = 2 * .pi
    spark.yAcceleration = 50
    spark.scale = 0.35
    spark.scaleSpeed = -0.15
    spark.color = UIColor(red: 0.9, green: 0.5, blue: 0.5, alpha: 0.9).cgColor
    spark.redRange = 0.3
    spark.greenRange = 0.4
    spark.blueRange = 0.4
    spark.alphaSpeed = -0.6
    return spark
  }
}
