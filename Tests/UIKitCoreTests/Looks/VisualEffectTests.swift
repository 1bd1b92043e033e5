// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that blur what lies behind them (FACTS_UIKIT d.18).

import Mica
import Testing

import UIKit

@Suite @MainActor
struct VisualEffectTests {
  @Test("Without an effect what lies behind shows; a blur mixes black and white; the style counts")
  func blur() throws {
    let stage = Stage(size: CGSize(width: 120, height: 40), scale: 1)
    let view = stage.run {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      let black = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      black.backgroundColor = .black
      let view = UIVisualEffectView(effect: nil)
      view.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
      controller.view.addSubview(black)
      controller.view.addSubview(view)
      stage.root = controller
      return view
    }
    func levels() throws -> (Int, Int) {
      let image = try stage.snapshot(at: stage.time)
      let data = image.dataProvider!.data! as Data
      let row = 20 * image.bytesPerRow
      return (Int(data[row + 55 * 4]), Int(data[row + 65 * 4]))
    }
    #expect(try levels() == (0, 255))
    stage.run { view.effect = UIBlurEffect(style: .light) }
    let light = try levels()
    #expect(light.0 > 100 && light.0 < light.1 && light.1 - light.0 < 60, "\(light)")
    stage.run { view.effect = UIBlurEffect(style: .dark) }
    let dark = try levels()
    #expect(dark.1 < light.0 && dark.0 < dark.1)
    stage.run { #expect(view.contentView.superview === view) }
  }
}
