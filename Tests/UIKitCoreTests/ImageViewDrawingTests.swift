// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Apple's documentation: UIImageView doesn't call a subclass's draw(_:).

import Mica
import TestScenes
import Testing
import UIKit

private final class SpyImageView: UIImageView {
  var count = 0
  override func draw(_ rect: CGRect) { count += 1 }
}

@Suite @MainActor
struct ImageViewDrawingTests {
  @Test("An override of draw(_:) is never called, with plain, resizable or no images")
  func overrides() throws {
    let scene = try ViewScene()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    let caps = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
    for shown in [nil, image, image.resizableImage(withCapInsets: caps)] {
      let view = SpyImageView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
      view.image = shown
      scene.root.view.addSubview(view)
      view.setNeedsDisplay()
      let time = 0.1 * Double(scene.root.view.subviews.count)
      let picture = try scene.stage.snapshot(at: time)
      #expect(view.count == 0)
      let data = try #require(picture.dataProvider?.data) as Data
      let place = 40 * picture.bytesPerRow + 40 * 4
      #expect((data[place] > 200 && data[place + 1] < 90) == (shown != nil))
      view.removeFromSuperview()
    }
  }
}
