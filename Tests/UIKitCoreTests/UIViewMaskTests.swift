// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that mask others, dimmed accent colours, and tilts.

import Mica
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct UIViewMaskTests {
  @Test func aMaskIsItsLayerAndIsKeptAlive() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    weak var held: UIView?
    do {
      let mask = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 10))
      mask.backgroundColor = .black
      view.mask = mask
      held = mask
    }
    #expect(held != nil && view.layer.mask === held?.layer && view.mask === held)
    view.mask = nil
    #expect(view.layer.mask == nil && held == nil)
  }

  @Test func dimmedViewsAreGreyBelowToo() {
    let (view, inner) = (UIView(), UIView())
    view.tintColor = .red
    view.addSubview(inner)
    view.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(red == green && green == blue)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red)
  }

  @Test func tiltsInterpolateValues() {
    let across = UIInterpolatingMotionEffect(
      keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    across.minimumRelativeValue = -10
    across.maximumRelativeValue = 30
    let values = across.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
    #expect(values?["center.x"] as? CGFloat == 20)
    let view = UIView()
    let group = UIMotionEffectGroup()
    group.motionEffects = [across]
    view.addMotionEffect(group)
    #expect(view.motionEffects == [group])
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }
}
