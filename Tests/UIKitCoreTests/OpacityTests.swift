// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a drawing view shows where it draws nothing (C14: a backing store is cleared unless opaque).

import Mica
import TestScenes
import Testing
import UIKit

private final class HalfView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 4))
  }
}

@MainActor @Suite(.ownProgram) struct OpacityTests {
  private func rightPixel(of view: UIView) throws -> [UInt8] {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.view.addSubview(view)
    let stage = Stage(size: CGSize(width: 4, height: 4), scale: 1)
    stage.root = controller
    let image = try stage.snapshot()
    let data = try #require(image.dataProvider?.data)
    return (0..<4).map { data[12 + $0] }
  }

  private let frame = CGRect(x: 0, y: 0, width: 4, height: 4)

  @Test func anOpaqueViewWithoutABackgroundIsBlack() throws {
    #expect(try rightPixel(of: HalfView(frame: frame)) == [0, 0, 0, 255])
  }

  @Test func aPictureThatIsResizedKeepsItsAlpha() throws {
    let size = CGSize(width: 3, height: 3)
    let clear = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 3))
    }
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      let view = UIImageView(
        image: clear.resizableImage(withCapInsets: insets, resizingMode: mode))
      view.frame = frame
      #expect(view.isOpaque)
      #expect(try rightPixel(of: view) == [255, 255, 255, 255])
    }
  }

  @Test func aBackgroundColorShowsBehindTheDrawing() throws {
    let view = HalfView(frame: frame)
    view.backgroundColor = .green
    #expect(try rightPixel(of: view) == [0, 255, 0, 255])
  }

  @Test func aClearBackgroundOrNoOpacityShowsWhatIsBehind() throws {
    let clear = HalfView(frame: frame)
    clear.backgroundColor = .clear
    #expect(try rightPixel(of: clear) == [255, 255, 255, 255])
    let translucent = HalfView(frame: frame)
    translucent.isOpaque = false
    #expect(try rightPixel(of: translucent) == [255, 255, 255, 255])
  }

  @Test func aLaterBackgroundColorIsDrawnAnew() throws {
    let view = HalfView(frame: frame)
    let controller = UIViewController()
    controller.view.addSubview(view)
    let stage = Stage(size: CGSize(width: 4, height: 4), scale: 1)
    stage.root = controller
    stage.perform(at: 1) { view.backgroundColor = .blue }
    _ = try stage.snapshot(at: 0)
    let data = try #require(try stage.snapshot(at: 2).dataProvider?.data)
    #expect(data[14] == 255 && data[12] == 0)
  }
}
