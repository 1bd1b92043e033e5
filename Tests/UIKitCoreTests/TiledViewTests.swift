// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view whose layer is tiled draws tile by tile, and only what the screen shows.

import CoreGraphics
import Mica
import QuartzCore
import TestScenes
import Testing
import UIKit

private final class TiledView: UIView {
  var asked: [CGRect] = []

  override class var layerClass: AnyClass { CATiledLayer.self }

  override func draw(_ rect: CGRect) {
    asked.append(rect)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 60, y: 10, width: 20, height: 20))
  }
}

@MainActor @Suite(.ownProgram) struct TiledViewTests {
  @Test func drawsTheTilesThatAreSeen() throws {
    let tiled = TiledView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    (tiled.layer as? CATiledLayer)?.tileSize = CGSize(width: 128, height: 128)
    let controller = UIViewController()
    let stage = Stage(size: CGSize(width: 100, height: 60), scale: 2)
    stage.root = controller
    controller.view.addSubview(tiled)
    let image = try stage.snapshot()
    #expect(
      tiled.asked == [
        CGRect(x: 0, y: 0, width: 64, height: 64), CGRect(x: 64, y: 0, width: 64, height: 64),
      ])
    #expect(image.width == 200)
    _ = try stage.snapshot(at: 1)
    #expect(tiled.asked.count == 2)
    tiled.setNeedsDisplay(CGRect(x: 70, y: 0, width: 5, height: 5))
    _ = try stage.snapshot(at: 2)
    #expect(tiled.asked.count == 3)
  }
}
