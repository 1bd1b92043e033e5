// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A context's state and what it records: transforms, the path under construction, clips, layers.

import CoreGraphics
import MicaRaster
import MicaScene
import Testing

@Suite struct ContextTests {
  /// A context of UIKit's kind: 20 × 10 points at scale 2, y down.
  private let list = DisplayList(width: 40, height: 20)
  private var context: CGContext {
    CGContext(
      recordingInto: list,
      baseTransform: CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
  }

  @Test func bitmapContextStartsWithIdentity() throws {
    let context = try #require(bitmap(width: 8, height: 4))
    #expect(context.ctm == .identity)
    #expect(context.width == 8)
    #expect(context.height == 4)
    #expect(context.bytesPerRow == 32)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 8, height: 4))
  }

  @Test func transformsMultiplyOnTheLeft() {
    let context = self.context
    context.translateBy(x: 3, y: 4)
    context.scaleBy(x: 2, y: 4)
    #expect(context.ctm == CGAffineTransform(a: 4, b: 0, c: 0, d: -8, tx: 6, ty: 12))
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 10, y: 4))
    #expect(context.convertToUserSpace(CGPoint(x: 10, y: 4)) == CGPoint(x: 1, y: 1))
  }

  @Test func restoringTakesBackTheState() {
    let context = self.context
    context.saveGState()
    context.translateBy(x: 5, y: 5)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.interpolationQuality = .none
    context.restoreGState()
    #expect(context.ctm.tx == 0)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(context.interpolationQuality == .default)
  }

  @Test func restoringTooOftenIsIgnored() {
    let context = self.context
    context.translateBy(x: 5, y: 5)
    context.restoreGState()
    #expect(context.ctm.tx == 10)
  }

  @Test func pathKeepsItsPlaceWhenTheTransformChanges() {
    let context = self.context
    context.move(to: CGPoint(x: 1, y: 1))
    context.translateBy(x: 5, y: 0)
    #expect(context.currentPointOfPath == CGPoint(x: -4, y: 1))
    context.addLine(to: CGPoint(x: 1, y: 1))
    #expect(context.path?.endPoints == [CGPoint(x: -4, y: 1), CGPoint(x: 1, y: 1)])
    #expect(context.boundingBoxOfPath == CGRect(x: -4, y: 1, width: 5, height: 0))
  }

  @Test func drawingEmptiesThePath() {
    let context = self.context
    context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(context.pathContains(CGPoint(x: 1, y: 1), mode: .fill))
    context.fillPath()
    #expect(context.isPathEmpty)
    #expect(context.path == nil)
    #expect(list.ops.map(\.kind) == [.fill])
  }

  @Test func emptyPathAndDegenerateShapesRecordNothing() {
    let context = self.context
    context.fillPath()
    context.strokePath()
    context.fill(CGRect(x: 0, y: 0, width: 0, height: 5))
    context.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
    context.fill(.null)
    context.setLineWidth(0)
    context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.setLineWidth(1)
    context.scaleBy(x: 0, y: 1)
    context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(list.isEmpty)
  }

  @Test func fillThenStrokeAreTwoRecords() {
    let context = self.context
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    context.setAlpha(0.5)
    context.setShouldAntialias(false)
    context.drawPath(using: .eoFillStroke)
    #expect(list.ops.map(\.kind) == [.fill, .stroke])
    #expect(list.ops[0].rule == .steppedEvenOdd)
    #expect(list.ops.allSatisfy { $0.alpha == 0.5 && !$0.antialias })
  }

  @Test func coarserFlatnessIsRecorded() {
    let context = self.context
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    context.fillPath()
    context.setFlatness(0.6)
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    context.fillPath()
    #expect(list.ops[0].tolerance == Flattening.standardTolerance)
    #expect(list.ops[1].tolerance == Flattening.tolerance(flatness: 0.6))
  }

  @Test func clipLimitsWhatFollows() {
    let context = self.context
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.saveGState()
    context.clip(to: CGRect(x: 1, y: 2, width: 3, height: 4))
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 2, width: 3, height: 4))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(list.ops[0].clip == ClipID.none.index)
    #expect(list.ops[1].clip != ClipID.none.index)
    #expect(list.ops[2].clip == ClipID.none.index)
  }

  @Test func clippingToAnEmptyPathChangesNothing() {
    let context = self.context
    context.clip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func transparencyLayerIsAGroupWithTheOuterAlpha() {
    let context = self.context
    context.setAlpha(0.25)
    context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    #expect(list.ops.map(\.kind) == [.beginGroup, .fillBox, .endGroup])
    #expect(list.ops[0].alpha == 0.25)
    #expect(list.ops[0].clip != ClipID.none.index)
    #expect(list.ops[1].alpha == 1)
    #expect(list.ops[1].clip == ClipID.none.index, "the clip limits the finished layer")
  }

  @Test func blendModesReachTheDrawing() {
    let context = self.context
    for mode in [CGBlendMode.normal, .multiply, .luminosity, .copy, .xor, .plusLighter] {
      context.setBlendMode(mode)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    context.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(
      list.ops.map(\.blend) == [
        .sourceOver, .multiply, .luminosity, .copy, .xor, .plusLighter, .clear,
      ])
  }

  @Test func gradientNeedsTwoPlaces() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil))
    let context = self.context
    let point = CGPoint(x: 1, y: 1)
    context.drawLinearGradient(gradient, start: point, end: point, options: [])
    #expect(list.isEmpty)
    context.drawLinearGradient(
      gradient, start: point, end: .zero, options: [.drawsBeforeStartLocation])
    #expect(list.ops.map(\.paintKind) == [.gradient])
  }
}

/// A bitmap context of the layout that is drawn to.
func bitmap(
  width: Int, height: Int, data: UnsafeMutableRawPointer? = nil
) -> CGContext? {
  CGContext(
    data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
}
