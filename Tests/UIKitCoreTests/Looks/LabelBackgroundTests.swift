// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Labels draw their own background, as on iOS: it doesn't animate, and corners need clipping.

import Mica
import TestScenes
import Testing
import UIKit

@Suite @MainActor
struct LabelBackgroundTests {
  private func pixel(_ stage: Stage, _ x: Int, _ y: Int, at time: Double) throws -> [UInt8] {
    let picture = try stage.snapshot(at: time)
    let data = try #require(picture.dataProvider?.data) as Data
    let place = y * picture.bytesPerRow + x * 4
    return (0..<4).map { data[place + $0] }
  }

  @Test("In a block a label's background is the new one at once; a view's and a label layer's move")
  func animation() throws {
    let scene = try ViewScene()
    let (label, inLayer) = (UILabel(), UILabel())
    for view in [label, inLayer, scene.view] { scene.root.view.addSubview(view) }
    label.backgroundColor = .red
    scene.view.backgroundColor = .red
    inLayer.layer.backgroundColor = UIColor.red.cgColor
    _ = try scene.stage.snapshot(at: 0.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      label.backgroundColor = .blue
      scene.view.backgroundColor = .blue
      inLayer.layer.backgroundColor = UIColor.blue.cgColor
    }
    #expect(label.layer.animationKeys() == nil && label.layer.backgroundColor == nil)
    #expect(scene.view.layer.animation(forKey: "backgroundColor") != nil)
    #expect(inLayer.layer.animation(forKey: "backgroundColor") != nil)
    #expect(label.backgroundColor == .blue && inLayer.backgroundColor == nil)
  }

  @Test("Rounded corners show where the label clips")
  func corners() throws {
    let scene = try ViewScene()
    let (square, round) = (UILabel(), UILabel())
    for (place, label) in [square, round].enumerated() {
      label.frame = CGRect(x: 20 + place * 50, y: 20, width: 40, height: 40)
      label.backgroundColor = .red
      label.layer.cornerRadius = 20
      scene.root.view.addSubview(label)
    }
    round.clipsToBounds = true
    scene.root.view.backgroundColor = .white
    let (outer, inner) = (
      try pixel(scene.stage, 21, 21, at: 0.1), try pixel(scene.stage, 71, 21, at: 0.1)
    )
    #expect(outer == [255, 0, 0, 255] && inner == [255, 255, 255, 255])
  }

  @Test("A dynamic background follows the traits")
  func traits() throws {
    let scene = try ViewScene()
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    label.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .blue : .green }
    scene.root.view.addSubview(label)
    let light = try pixel(scene.stage, 30, 30, at: 0.1)
    label.overrideUserInterfaceStyle = .dark
    let dark = try pixel(scene.stage, 30, 30, at: 0.2)
    #expect(light == [0, 255, 0, 255] && dark == [0, 0, 255, 255])
  }
}
