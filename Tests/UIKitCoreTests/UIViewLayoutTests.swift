// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Geometry and layout: frames, autoresizing, one layout a turn (FACTS C5, C14, C16).

import TestScenes
import Testing
import UIKit

/// Counts its layouts.
private final class CountingView: UIView {
  var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// Sees its frame being set, as many iOS views do.
private final class ObservingView: UIView {
  var sizes: [CGSize] = []
  override var frame: CGRect {
    didSet { sizes.append(frame.size) }
  }
}

/// A view with a layer of its own class, which in turn has an `init()` of its own.
private final class ShapeView: UIView {
  final class Layer: CAShapeLayer {
    let mark: Int
    override init() {
      mark = 7
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }
  override class var layerClass: AnyClass { Layer.self }
}

@Suite(.ownProgram) @MainActor
struct UIViewLayoutTests {
  @Test("The frame is made of bounds, center and transform (C5)") func frames() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(view.frame == CGRect(x: 15, y: 35, width: 20, height: 10))
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
  }

  @Test func layerClassMakesTheLayer() throws {
    let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let layer = try #require(view.layer as? ShapeView.Layer)
    #expect(layer.mark == 7)
    #expect(layer.delegate === view)
    #expect(layer.bounds.width == 5)
  }

  @Test("Layout runs once a turn, however often asked (C14)") func layoutRunsOnce() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
    view.frame.origin.x = 5
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
    view.frame.size.width = 20
    view.layoutIfNeeded()
    #expect(view.layouts == 3)
  }

  @Test("Our own code sets frames through the overridable property (C16)")
  func autoresizingSetsTheFrameProperty() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = ObservingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 60, height: 70)
    #expect(child.sizes == [CGSize(width: 60, height: 70)])
  }

  @Test func flexibleMarginsShareTheGrowth() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let centred = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    centred.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let pinned = UIView(frame: CGRect(x: 70, y: 0, width: 20, height: 20))
    pinned.autoresizingMask = .flexibleLeftMargin
    let proportional = UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 20))
    proportional.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    for view in [centred, pinned, proportional] { parent.addSubview(view) }
    parent.bounds.size = CGSize(width: 180, height: 140)
    #expect(centred.frame == CGRect(x: 80, y: 60, width: 20, height: 20))
    #expect(pinned.frame == CGRect(x: 150, y: 0, width: 20, height: 20))
    #expect(proportional.frame == CGRect(x: 20, y: 0, width: 120, height: 20))
  }

  @Test func withoutAMaskNothingMoves() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    parent.addSubview(child)
    parent.bounds.size = CGSize(width: 500, height: 500)
    #expect(child.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test func tintIsTakenFromAbove() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    parent.tintColor = .red
    #expect(child.tintColor == .red)
    child.tintColor = .green
    parent.tintColor = .blue
    #expect(child.tintColor == .green)
  }
}
