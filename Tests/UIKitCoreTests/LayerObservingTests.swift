// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a view's layer tells observers when the view changes.

import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct LayerObservingTests {
  @Test func aViewsFrameChangesItsLayersPositionThenItsBounds() {
    let view = UIView()
    var told: [String] = []
    let observations = [
      view.layer.observe(\.bounds) { layer, _ in told.append("bounds \(layer.bounds.width)") },
      view.layer.observe(\.position) { layer, _ in told.append("position \(layer.position.x)") },
      view.observe(\.frame) { view, _ in told.append("frame \(view.frame.width)") },
    ]
    view.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
    #expect(told == ["position 20.0", "bounds 20.0", "frame 20.0"])
    told = []
    view.center.x = 5
    view.bounds.size.width = 6
    #expect(told == ["position 5.0", "bounds 6.0"])
    #expect(observations.count == 3)
  }

  @Test func aBordersColorIsACoreGraphicsColor() {
    // As on iOS, where runtime attributes of kind colour don't reach a layer's border.
    let layer = UIView().layer
    layer.setValue(UIColor.red, forKeyPath: "borderColor")
    #expect(layer.borderColor == CALayer().borderColor)
    layer.setValue(UIColor.red.cgColor, forKeyPath: "borderColor")
    #expect(layer.borderColor == UIColor.red.cgColor)
  }
}
