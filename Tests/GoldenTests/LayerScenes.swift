// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scenes of Core Animation: what a committed layer tree looks like on screen.

import CoreGraphics
import Foundation
import QuartzCore
import Testing

private func color(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat = 1) -> CGColor {
  CGColor(srgbRed: r, green: g, blue: b, alpha: a)
}

private func layer(_ frame: CGRect, _ background: CGColor? = nil) -> CALayer {
  let layer = CALayer()
  layer.frame = frame
  layer.backgroundColor = background
  return layer
}

private func root() -> CALayer {
  layer(CGRect(x: 0, y: 0, width: 96, height: 96), color(1, 1, 1))
}

/// A layer that draws itself: a diagonal and a frame.
private final class DrawnLayer: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.setStrokeColor(color(0.8, 0.1, 0.2))
    ctx.setLineWidth(3)
    ctx.stroke(bounds.insetBy(dx: 2, dy: 2))
    ctx.move(to: .zero)
    ctx.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    ctx.strokePath()
  }
}

@Suite struct LayerScenes {
  @Test func cornersAndBorders() throws {
    let root = root()
    let rounded = layer(CGRect(x: 6, y: 6, width: 40, height: 40), color(0.2, 0.5, 1))
    rounded.cornerRadius = 12
    rounded.borderWidth = 3
    rounded.borderColor = color(0.9, 0.4, 0)
    let capsule = layer(CGRect(x: 52, y: 10, width: 38, height: 20), color(0.1, 0.6, 0.3))
    capsule.cornerRadius = 50
    let ring = layer(CGRect(x: 52.5, y: 40.5, width: 30, height: 30))
    ring.borderWidth = 5
    let clipping = layer(CGRect(x: 8, y: 52, width: 36, height: 36), color(0.9, 0.9, 0.5))
    clipping.cornerRadius = 10
    clipping.masksToBounds = true
    clipping.addSublayer(layer(CGRect(x: 18, y: 12, width: 40, height: 40), color(0.5, 0, 0.5)))
    for sublayer in [rounded, capsule, ring, clipping] { root.addSublayer(sublayer) }
    try expectLayer("layer/corners-borders", root, scale: 2)
  }

  @Test func groupOpacityIsOneGroup() throws {
    let root = root()
    let group = layer(CGRect(x: 8, y: 8, width: 80, height: 38), color(0, 0, 0))
    group.opacity = 0.5
    group.addSublayer(layer(CGRect(x: 10, y: 10, width: 30, height: 40), color(1, 0, 0)))
    let apart = layer(CGRect(x: 8, y: 52, width: 80, height: 38), color(0, 0, 0))
    apart.opacity = 0.5
    apart.allowsGroupOpacity = false
    apart.addSublayer(layer(CGRect(x: 10, y: 10, width: 30, height: 20), color(1, 0, 0)))
    root.addSublayer(group)
    root.addSublayer(apart)
    try expectLayer("layer/group-opacity", root)
  }

  @Test func gradientUnderAShapeMask() throws {
    let root = root()
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 8, y: 8, width: 80, height: 80)
    gradient.colors = [color(1, 0, 0), color(1, 1, 1, 0), color(0, 0, 1)]
    gradient.locations = [0, 0.5, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: CGRect(x: 6, y: 6, width: 68, height: 68), transform: nil)
    mask.fillColor = color(0, 0, 0, 0.25)
    mask.strokeColor = color(0, 0, 0)
    mask.lineWidth = 8
    gradient.mask = mask
    root.addSublayer(gradient)
    try expectLayer("layer/gradient-mask", root)
  }

  @Test func shapesDrawOutsideTheirBounds() throws {
    let root = root()
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 40, y: 40, width: 10, height: 10)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -30, y: 30))
    path.addLine(to: CGPoint(x: 5, y: -30))
    path.addLine(to: CGPoint(x: 40, y: 30))
    shape.path = path
    shape.fillColor = color(0.9, 0.8, 0.2)
    shape.strokeColor = color(0.1, 0.1, 0.1)
    shape.lineWidth = 4
    shape.lineJoin = .round
    root.addSublayer(shape)
    try expectLayer("layer/shape", root)
  }

  @Test func rotatedEdgesAreHardUnlessAskedFor() throws {
    let root = root()
    for (i, smooth) in [false, true].enumerated() {
      let square = layer(
        CGRect(x: 10, y: 8 + CGFloat(i) * 46, width: 70, height: 24), color(0.2, 0.2, 0.7))
      square.setAffineTransform(CGAffineTransform(rotationAngle: 0.2))
      square.allowsEdgeAntialiasing = smooth
      root.addSublayer(square)
    }
    try expectLayer("layer/rotated-edges", root)
  }

  @Test func backingStoresAreTextures() throws {
    let root = root()
    for (i, scale) in [CGFloat(1), 2].enumerated() {
      let drawn = DrawnLayer()
      drawn.frame = CGRect(x: 6 + CGFloat(i) * 46, y: 6, width: 38, height: 38)
      drawn.contentsScale = scale
      drawn.setNeedsDisplay()
      root.addSublayer(drawn)
    }
    let stretched = DrawnLayer()
    stretched.frame = CGRect(x: 30, y: 52, width: 36, height: 36)
    stretched.contentsScale = 2
    stretched.setAffineTransform(CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 1.2, y: 0.8))
    stretched.setNeedsDisplay()
    root.addSublayer(stretched)
    try expectLayer("layer/backing-stores", root, scale: 2)
  }

  @Test func orderIsBySiblingDepth() throws {
    let root = root()
    for i in 0..<3 {
      let square = layer(
        CGRect(x: 10 + CGFloat(i) * 18, y: 10 + CGFloat(i) * 18, width: 40, height: 40),
        color(CGFloat(i) / 2, 0.3, 1 - CGFloat(i) / 2))
      square.zPosition = i == 0 ? 1 : 0
      root.addSublayer(square)
    }
    try expectLayer("layer/z-order", root)
  }
}
