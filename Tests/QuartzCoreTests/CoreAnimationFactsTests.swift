// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C0 to C9 sentence by sentence, where no other file has the sentence: each display name says
// which one. Where a fact is a choice of ours the name says so.

import Foundation
import MicaRaster
import QuartzCore
import Testing

@Suite struct CoreAnimationFactsTests {
  // MARK: C0

  private func rendered(_ layer: CALayer) throws -> CGContext {
    let context = try makeContext(100, 100)
    context.translateBy(x: 0, y: 100)
    context.scaleBy(x: 1, y: -1)
    layer.render(in: context)
    return context
  }

  @Test("C0 (H): render(in:) rounds only masked corners, as the screen does")
  func renderKnowsMaskedCorners() throws {
    let layer = makeLayer(100, 100, color: red)
    layer.cornerRadius = 50
    layer.maskedCorners = .layerMinXMinYCorner
    let context = try rendered(layer)
    #expect(try pixel(context, 1, 1) == clearPixel && pixel(context, 98, 98) == opaqueRed)
  }

  @Test("C0 (H): render(in:) draws a shadow path's shadow")
  func renderKnowsShadowPaths() throws {
    let layer = makeLayer(10, 10, color: red)
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = .zero
    layer.shadowPath = CGPath(rect: CGRect(x: 50, y: 50, width: 20, height: 20), transform: nil)
    let context = try rendered(layer)
    #expect(try pixel(context, 60, 60) == SIMD4(0, 0, 0, 255))
    #expect(try pixel(context, 20, 20) == clearPixel)
  }

  @Test("C0 (H): render(in:) tints a replicator's instances")
  func renderKnowsReplicatorColors() throws {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
    replicator.instanceGreenOffset = -1
    replicator.instanceBlueOffset = -1
    replicator.addSublayer(makeLayer(50, 50, color: white))
    let context = try rendered(replicator)
    #expect(try pixel(context, 25, 25) == opaqueWhite && pixel(context, 75, 25) == opaqueRed)
  }

  @Test("C0 (H): render(in:) leaves out a transform layer's own looks")
  func renderKnowsTransformLayers() throws {
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    layer.backgroundColor = red
    layer.borderWidth = 5
    layer.masksToBounds = true
    layer.addSublayer(makeLayer(60, 0, 20, 20, color: green))
    let context = try rendered(makeRoot(layer))
    #expect(try pixel(context, 25, 25) == clearPixel && pixel(context, 70, 10) == opaqueGreen)
  }

  // MARK: C1 and C2

  @Test("C1 (H): a layer's timing by default")
  func layersTimeByDefault() {
    let layer = CALayer()
    #expect(layer.duration == .infinity && layer.speed == 1)
    #expect(layer.beginTime == 0 && layer.timeOffset == 0)
    #expect(layer.repeatCount == 0 && layer.repeatDuration == 0 && !layer.autoreverses)
    #expect(layer.fillMode == .removed)
  }

  @Test(
    "C2 (H): control points of the named curves",
    arguments: [
      (CAMediaTimingFunctionName.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]),
      (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
      (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])])
  func namedCurves(name: CAMediaTimingFunctionName, expected: [Float]) {
    var points = [Float](repeating: -1, count: 8)
    points.withUnsafeMutableBufferPointer { buffer in
      for index in 0..<4 {
        CAMediaTimingFunction(name: name).getControlPoint(
          at: index, values: buffer.baseAddress! + 2 * index)
      }
    }
    #expect(points == [0, 0] + expected + [1, 1])
  }

  // MARK: C3

  @Test("C3 (M): functions pace segments, missing ones are linear, the whole pacing is first")
  func keyframePacing() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, 200]
    animation.duration = 1
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    let easeIn = positions(of: animation, at: [0.25, 0.75])
    #expect(easeIn[0] < 40 && isClose(easeIn[1], 150))
    animation.timingFunctions = nil
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    let whole = positions(of: animation, at: [0.25, 0.5])
    #expect(whole[0] < 30 && abs(whole[1] - 100) < 1e-4)
  }

  @Test("C3 (H): without key times values are spread evenly; discrete ones by their count")
  func keyframesSpread() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 20, 30]
    animation.duration = 1
    #expect(isClose(positions(of: animation, at: [1.0 / 3])[0], 10))
    animation.calculationMode = .discrete
    #expect(positions(of: animation, at: [0.2, 0.3, 0.6, 0.9]) == [0, 10, 20, 30])
  }

  // MARK: C8 and C9

  @Test("C8 (L, our choice, unverified): instances turn about the bounds' centre, not the anchor")
  func replicatorsTurnAboutTheCentre() {
    let replicator = CAReplicatorLayer()
    replicator.anchorPoint = .zero
    replicator.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    replicator.addSublayer(makeLayer(10, 10, color: red))
    let picture = picture(of: makeRoot(replicator))
    #expect(picture[5, 5] == opaqueRed && picture[95, 95] == opaqueRed)
  }

  @Test("C8 (H): replicators start with one instance, no delay and white")
  func replicatorDefaults() {
    let replicator = CAReplicatorLayer()
    #expect(replicator.instanceCount == 1 && !replicator.preservesDepth)
    #expect(replicator.instanceDelay == 0 && replicator.instanceColor == white)
    #expect(CATransform3DIsIdentity(replicator.instanceTransform))
  }

  @Test("C9 (H): the stroke is drawn over the fill")
  func strokesLieOverFills() {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60), transform: nil)
    layer.fillColor = red
    layer.strokeColor = blue
    layer.lineWidth = 10
    let picture = picture(of: layer)
    #expect(picture[22, 50] == opaqueBlue && picture[30, 50] == opaqueRed)
    #expect(picture[17, 50] == opaqueBlue)
  }
}
