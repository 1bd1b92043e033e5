// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The gradient view's pixels: a linear ramp of sRGB components at pixel centres (FACTS C7, 3.6).

import Foundation
import Mica
import TestScenes
import Testing

@testable import GradientView

@MainActor @Suite(.ownProgram) struct GradientRampTests {
  /// Colour at a pixel by the formula: t along the axis in the unit space of the bounds.
  private func expected(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ start: CGPoint, _ end: CGPoint,
    _ from: SIMD3<Double>, _ to: SIMD3<Double>
  ) -> SIMD3<Double> {
    let u = (Double(x) + 0.5) / Double(width)
    let v = (Double(y) + 0.5) / Double(height)
    // Distances are measured in the unit space, so on a rectangle the ramp follows its diagonal.
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let t = ((u - start.x) * dx + (v - start.y) * dy) / (dx * dx + dy * dy)
    return (from + (to - from) * min(max(t, 0), 1)) * 255
  }

  @Test(arguments: [270, 0, 30, 45, 180] as [CGFloat], [1, 2, 3] as [CGFloat])
  func pixelsAreTheFormulaWithinOneLevel(angle: CGFloat, scale: CGFloat) throws {
    let controller = GradientViewController()
    let stage = Stage(size: CGSize(width: 31, height: 47), scale: scale)
    stage.root = controller
    try stage.prepare()
    controller.gradientView.angle = angle
    controller.gradientView.startColor = UIColor(red: 1, green: 0.0952, blue: 0.0603, alpha: 1)
    controller.gradientView.endColor = UIColor(red: 0.1, green: 1, blue: 0.39, alpha: 1)
    let image = try stage.snapshot()
    let data = try #require(image.dataProvider?.data)
    let layer = try #require(controller.gradientView.layer.sublayers?.first as? CAGradientLayer)
    var worst = 0.0
    for y in 0..<image.height {
      for x in 0..<image.width {
        let ramp = expected(
          x, y, image.width, image.height, layer.startPoint, layer.endPoint,
          SIMD3(1, 0.0952, 0.0603), SIMD3(0.1, 1, 0.39))
        for c in 0..<3 {
          worst = max(worst, abs(Double(data[y * image.bytesPerRow + x * 4 + c]) - ramp[c]))
        }
        #expect(data[y * image.bytesPerRow + x * 4 + 3] == 255)
      }
    }
    #expect(worst <= 1, "angle \(angle), scale \(scale): \(worst) levels")
  }
}
