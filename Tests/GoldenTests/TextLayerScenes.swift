// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scenes of text layers, at two pixels to the point: soft and sharp, wrapped, cut, aligned, and
// with fonts that have colours of their own.

import CTestFonts
import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import Testing

@Suite struct TextLayerScenes {
  private let page = CALayer()

  init() {
    _ = mica_test_fonts()
    page.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    page.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  }

  @discardableResult
  private func text(
    _ string: Any, _ y: CGFloat, _ height: CGFloat, size: CGFloat = 11, font: String = "Helvetica"
  ) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 2, y: y, width: 60, height: height)
    layer.string = string
    layer.font = font as CFString
    layer.fontSize = size
    layer.foregroundColor = CGColor(srgbRed: 0.1, green: 0.1, blue: 0.3, alpha: 1)
    layer.contentsScale = 2
    let isOdd = (page.sublayers ?? []).count % 2 == 1
    if isOdd { layer.backgroundColor = CGColor(srgbRed: 0.9, green: 0.9, blue: 0.9, alpha: 1) }
    page.addSublayer(layer)
    return layer
  }

  private func expectPage(_ name: String, at time: Double = 0) throws {
    try expectLayer(
      "text-layer/" + name, page, width: 64, height: 64, scale: 2, at: time)
  }

  @Test func softAndSharp() throws {
    text("Soft text", 0, 20, size: 13).contentsScale = 1
    text("Sharp text", 20, 20, size: 13)
    text("Sharper", 40, 24, size: 13).contentsScale = 3
    try expectPage("scales")
  }

  @Test func justified() throws {
    let layer = text("Words of various lengths are spread out to both sides.", 2, 60, size: 9)
    layer.isWrapped = true
    layer.alignmentMode = .justified
    try expectPage("justified")
  }

  @Test func cut() throws {
    let modes: [CATextLayerTruncationMode] = [.start, .middle, .end, .none]
    for (row, mode) in modes.enumerated() {
      text("Beginning to end", CGFloat(row) * 16, 16).truncationMode = mode
    }
    try expectPage("cut")
  }

  @Test func cutInTheLastLine() throws {
    for (row, mode) in [CATextLayerTruncationMode.end, .start].enumerated() {
      let layer = text("Two lines of text, then no room", CGFloat(row) * 32, 28, size: 10)
      layer.isWrapped = true
      layer.truncationMode = mode
    }
    try expectPage("cut-wrapped")
  }

  @Test func rightToLeft() throws {
    let modes: [CATextLayerAlignmentMode] = [.natural, .left, .center, .right]
    for (row, mode) in modes.enumerated() {
      text(row == 3 ? "abc שלום" : "שלום", CGFloat(row) * 16, 16).alignmentMode = mode
    }
    try expectPage("right-to-left")
  }

  @Test func colorFonts() throws {
    text("😀👋 ok", 0, 22, size: 16)
    let fonts = ["MicaColorTest0.ttf", "MicaColorTest1.ttf"]
    for (row, name) in fonts.enumerated() {
      let path = "\(String(cString: mica_test_fonts()))/\(name)"
      let font = try #require(CGDataProvider(filename: path).flatMap { CGFont($0) })
      let layer = text("ABCD", 22 + CGFloat(row) * 21, 21, size: 15)
      layer.font = font
    }
    try expectPage("colors")
  }

  @Test func animatedSize() throws {
    let layer = text("grows", 0, 40, size: 10)
    layer.alignmentMode = .center
    let size = CABasicAnimation(keyPath: "fontSize")
    size.fromValue = 10
    size.toValue = 30
    size.duration = 1
    layer.add(size, forKey: nil)
    try expectPage("animated", at: 0.5)
  }
}
