// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The drawing cycle of views (FACTS C14) and the current context.

import QuartzCore
import TestScenes
import Testing
import UIKit

/// Counts its drawings and remembers what it was asked to draw.
private final class DrawingView: UIView {
  var rects: [CGRect] = []
  var hadContext = false
  override func draw(_ rect: CGRect) {
    rects.append(rect)
    hadContext = UIGraphicsGetCurrentContext() != nil
    UIColor.red.setFill()
    UIBezierPath(rect: rect).fill()
  }
}

@Suite(.ownProgram) @MainActor
struct UIViewDrawingTests {
  @Test("A view is drawn once a turn, however often asked, and never directly (C14)")
  func oneDrawingATurn() {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    #expect(view.rects.isEmpty)
    updateLayerTree(view.layer)
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 10, height: 20)])
    #expect(view.hadContext)
    #expect(UIGraphicsGetCurrentContext() == nil)
    updateLayerTree(view.layer)
    #expect(view.rects.count == 1)
    view.setNeedsDisplay()
    updateLayerTree(view.layer)
    #expect(view.rects.count == 2)
  }

  @Test("What draw(_:) is asked for is the part that needs it, in whole pixels")
  func partsAreDrawnAlone() {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.contentScaleFactor = 1
    updateLayerTree(view.layer)
    view.setNeedsDisplay(CGRect(x: 2, y: 3, width: 4.5, height: 5))
    updateLayerTree(view.layer)
    #expect(view.rects.last == CGRect(x: 2, y: 3, width: 5, height: 5))
  }

  @Test("A change of geometry does not draw again, but for .redraw (C14)")
  func geometryDoesNotRedraw() {
    let view = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    updateLayerTree(view.layer)
    view.frame = CGRect(x: 5, y: 5, width: 30, height: 30)
    updateLayerTree(view.layer)
    #expect(view.rects.count == 1)
    view.contentMode = .redraw
    view.frame.size.width = 50
    updateLayerTree(view.layer)
    #expect(view.rects.count == 2)
  }

  @Test("A view that does not override draw has no backing store (C14)")
  func noBackingStoreWithoutDraw() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let drawing = DrawingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    plain.addSubview(drawing)
    updateLayerTree(plain.layer)
    #expect(plain.layer.contents == nil)
    #expect(drawing.layer.contents != nil)
  }

  @Test("Layers of views have the screen's scale (C5)") func scaleFollowsTheScreen() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (view, own) = (UIView(), UIView())
    own.contentScaleFactor = 1
    window.addSubview(view)
    window.addSubview(own)
    #expect(view.layer.contentsScale == UIScreen.main.scale)
    #expect(own.layer.contentsScale == 1)
    #expect(CALayer().contentsScale == 1)
  }

  @Test func contentModesBecomeGravities() {
    let view = UIView()
    #expect(view.layer.contentsGravity == .resize)
    view.contentMode = .scaleAspectFit
    #expect(view.layer.contentsGravity == .resizeAspect)
    // Gravities count y upwards: their bottom is the least y, which a view shows at its top.
    view.contentMode = .topLeft
    #expect(view.layer.contentsGravity == .bottomLeft)
  }

  @Test("A view's layer does not animate by itself (C12)") func actionsAreNull() {
    let view = UIView()
    #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
  }

  @Test func contextsAreAStack() throws {
    let make = {
      try #require(
        CGContext(
          data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }
    let (outer, inner) = (try make(), try make())
    UIGraphicsPushContext(outer)
    UIGraphicsPushContext(inner)
    #expect(UIGraphicsGetCurrentContext() === inner)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPopContext()
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
