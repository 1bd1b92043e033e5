// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C9: shape layers.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct ShapeLayerTests {
  // C9 (H).
  @Test func defaults() {
    let layer = CAShapeLayer()
    #expect(layer.fillColor?.components == [0, 0, 0, 1])
    #expect(layer.strokeColor == nil && layer.lineWidth == 1)
    #expect(layer.miterLimit == 10 && layer.lineCap == .butt && layer.lineJoin == .miter)
    #expect(layer.fillRule == .nonZero && layer.strokeStart == 0 && layer.strokeEnd == 1)
    #expect(layer.lineDashPhase == 0 && layer.lineDashPattern == nil && layer.path == nil)
  }

  // C9 (H).
  @Test func shapesAreNotLimitedToTheirBounds() {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
    #expect(layer.bounds == .zero)
    #expect(steps(of: layer) == ["path solid"] && list(of: layer).ops[0].clip == -1)
  }

  @Test func evenOddAndColours() {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
    layer.fillRule = .evenOdd
    #expect(list(of: layer).ops[0].rule == .evenOdd)
    layer.fillColor = nil
    #expect(steps(of: layer).isEmpty)
    layer.strokeColor = red
    #expect(steps(of: layer) == ["stroke"])
    layer.lineWidth = 0
    #expect(steps(of: layer).isEmpty)
  }

  @Test func thePathIsCopied() {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    layer.path = path
    path.addRect(CGRect(x: 0, y: 0, width: 50, height: 5))
    #expect(layer.path?.boundingBox.width == 5)
  }
}
