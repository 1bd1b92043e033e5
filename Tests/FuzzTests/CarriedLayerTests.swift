// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4's law between frames: a list into which unchanged layers were copied from the last one
// draws what a list draws that was recorded from nothing.

import CoreGraphics
import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct CarriedLayerTests {
  private static let side = 96

  private static func bytes(_ pixmap: Pixmap) -> [UInt8] {
    Array(UnsafeBufferPointer(start: pixmap.bytes, count: pixmap.height * pixmap.bytesPerRow))
  }

  private static func color(_ index: Int, alpha: CGFloat = 1) -> CGColor {
    CGColor(
      srgbRed: CGFloat(index % 5) / 4, green: CGFloat(index % 3) / 2, blue: CGFloat(index % 7) / 6,
      alpha: alpha)
  }

  /// A layer of one of the kinds whose records refer to each other.
  private static func layer(_ index: Int) -> CALayer {
    let frame = CGRect(x: (index % 8) * 11 + 2, y: (index / 8) * 13 + 2, width: 14, height: 12)
    let layer = index % 6 == 1 ? CAGradientLayer() : index % 6 == 2 ? CAShapeLayer() : CALayer()
    layer.frame = frame
    layer.backgroundColor = color(index, alpha: index % 4 == 0 ? 0.5 : 1)
    if let gradient = layer as? CAGradientLayer { gradient.colors = [color(1), color(index + 2)] }
    if let shape = layer as? CAShapeLayer {
      shape.path = CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 11, height: 8), transform: nil)
      shape.strokeColor = color(index + 1)
      shape.fillColor = color(index + 4, alpha: 0.7)
      shape.lineDashPattern = index % 4 == 0 ? [3, 2] : nil
    }
    switch index % 6 {
    case 0: layer.cornerRadius = 4
    case 3:
      layer.shadowOpacity = 0.6
      layer.shadowRadius = 2
      layer.shadowOffset = CGSize(width: 1, height: 2)
      layer.addSublayer(part(index))
    case 4:
      layer.masksToBounds = true
      layer.cornerRadius = 5
      layer.addSublayer(part(index))
      layer.addSublayer(part(index + 1))
    case 5:
      layer.opacity = 0.5
      layer.addSublayer(part(index))
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: layer.bounds, transform: nil)
      layer.mask = mask
    default: break
    }
    return layer
  }

  private static func part(_ index: Int) -> CALayer {
    let part = CALayer()
    part.frame = CGRect(x: 5, y: 4, width: 12, height: 12)
    part.backgroundColor = color(index + 3)
    part.borderWidth = 1.5
    part.borderColor = color(index)
    return part
  }

  /// One change of frame `frame`: in a layer, of the layers' order or number, or around them.
  private static func change(_ root: CALayer, _ frame: Int) {
    let layers = root.sublayers ?? []
    let layer = layers[frame * 7 % layers.count]
    switch frame % 8 {
    case 0: layer.position.x += 3
    case 1: layer.removeFromSuperlayer()
    case 2: root.insertSublayer(Self.layer(frame), at: UInt32(frame % layers.count))
    case 3: layer.sublayers?.last?.position.y += 2
    case 4: root.addSublayer(layer)
    case 5: layer.cornerRadius += 1
    case 6: root.cornerRadius = CGFloat(frame)
    default: layer.zPosition = CGFloat(frame)
    }
  }

  /// Also where all layers lie in a clip, which is compared, and in one that changes.
  @Test(arguments: [false, true])
  func unchangedLayersAreDrawnAsIfRecordedAgain(isClipped: Bool) {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    root.position = CGPoint(x: Self.side / 2, y: Self.side / 2)
    root.masksToBounds = isClipped
    for index in 0..<40 { root.addSublayer(Self.layer(index)) }
    let sequence = FrameSequence(width: Self.side, height: Self.side, threads: 1)
    let history = EmitHistory()
    for frame in 0..<32 {
      if frame > 0 { Self.change(root, frame) }
      updateLayerTree(root)
      let presented = present(commitLayerTree(root, at: Double(frame)), at: Double(frame))
      let list = sequence.makeList()
      history.emit(presented, into: list, options: EmitOptions(), after: sequence.last)
      let kept = Self.bytes(sequence.picture(of: list))
      if sequence.last === list { history.keep() }
      let whole = DisplayList(width: Self.side, height: Self.side)
      emit(presented, into: whole, options: EmitOptions())
      let pixmap = Pixmap(width: Self.side, height: Self.side)
      FrameRenderer(threads: 1).render(whole, into: pixmap)
      #expect(kept == Self.bytes(pixmap), "frame \(frame)")
    }
  }
}
