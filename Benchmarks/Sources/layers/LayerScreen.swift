// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The screen of 1000 layers as a program would build it: ordinary layers in a controller's view.

import Mica
import QuartzCore
import UIKit
import WorkloadData

/// Shows the screen's layers.
final class LayerScreen: UIViewController {
  private let moves: Bool

  /// Still, or with a third of the layers swinging.
  init(moves: Bool) {
    self.moves = moves
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    var group: CALayer?
    for description in ScreenLayer.all() {
      let layer = description.layer()
      if moves && description.isMoving {
        layer.add(description.movement(of: layer), forKey: "position.x")
      }
      if description.isGroup {
        view.layer.addSublayer(layer)
        group = layer
      } else if (14...18).contains(description.index % 100), let group {
        group.addSublayer(layer)
      } else {
        view.layer.addSublayer(layer)
      }
    }
  }

  /// A stage of the screen's size that shows it, with one worker.
  static func stage(moves: Bool) -> Stage {
    let size = CGSize(width: ScreenLayer.screenWidth, height: ScreenLayer.screenHeight)
    let stage = Stage(size: size, scale: CGFloat(ScreenLayer.scale))
    stage.threads = 1
    stage.root = LayerScreen(moves: moves)
    return stage
  }
}

extension ScreenLayer {
  /// The layer with everything but its movement.
  func layer() -> CALayer {
    let layer = isGradient ? CAGradientLayer() : isShape ? CAShapeLayer() : CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    layer.position = CGPoint(x: x + width / 2, y: y + height / 2)
    if isGroup {
      layer.opacity = 0.6
      return layer
    }
    layer.cornerRadius = CGFloat(cornerRadius)
    if let gradient = layer as? CAGradientLayer {
      gradient.colors = colors.map { Self.color($0) }
      gradient.startPoint = CGPoint(x: 0, y: 0)
      gradient.endPoint = CGPoint(x: 1, y: 1)
    } else if let shape = layer as? CAShapeLayer {
      shape.path = path
      shape.fillColor = Self.color(colors[0])
      shape.strokeColor = Self.color(colors[1])
      shape.lineWidth = 1.5
    } else {
      layer.backgroundColor = Self.color(colors[0])
    }
    if hasShadow {
      layer.shadowOpacity = 0.35
      layer.shadowRadius = 6
      layer.shadowOffset = CGSize(width: 0, height: 3)
    }
    if isMasked {
      let mask = CAShapeLayer()
      mask.frame = layer.bounds
      mask.path = CGPath(ellipseIn: layer.bounds, transform: nil)
      layer.mask = mask
    }
    return layer
  }

  func movement(of layer: CALayer) -> CAAnimation {
    let movement = CABasicAnimation(keyPath: "position.x")
    movement.fromValue = layer.position.x - 8
    movement.toValue = layer.position.x + 8
    movement.duration = 1
    movement.autoreverses = true
    movement.repeatCount = .infinity
    movement.timeOffset = Double(index) / 1000
    return movement
  }

  private var path: CGPath {
    let path = CGMutablePath()
    func point(_ i: Int) -> CGPoint { CGPoint(x: blob[i].x, y: blob[i].y) }
    path.move(to: point(0))
    for i in stride(from: 1, to: blob.count, by: 3) {
      path.addCurve(to: point(i + 2), control1: point(i), control2: point(i + 1))
    }
    path.closeSubpath()
    return path
  }

  private static func color(_ word: UInt32) -> CGColor {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(word >> shift & 255) / 255 }
    return CGColor(
      srgbRed: component(16), green: component(8), blue: component(0), alpha: component(24))
  }
}
