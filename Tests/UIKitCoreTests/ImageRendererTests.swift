// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures by drawing: UIGraphicsImageRenderer and UIGraphicsBeginImageContext.

import TestScenes
import Testing
import UIKit

@Suite(.ownProgram)
struct ImageRendererTests {
  private func format(scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return format
  }

  @Test("User space is in points, y down (C16)") func userSpace() throws {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 2, height: 2), format: format(scale: 2))
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(context.cgContext.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 4))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 0.5))
    }
    #expect(image.size == CGSize(width: 2, height: 2))
    #expect(image.scale == 2)
    #expect(LetterPicture.rows(image.cgImage) == ["rr..", "....", "....", "...."])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func boundsMayStartAnywhere() {
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 10, y: 20, width: 3, height: 2), format: format(scale: 1))
    let image = renderer.image { context in
      #expect(context.format.bounds.origin == CGPoint(x: 10, y: 20))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 11, y: 21, width: 9, height: 9))
    }
    #expect(LetterPicture.rows(image.cgImage) == ["...", ".bb"])
  }

  @Test func opaquePicturesStartBlack() {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 1, height: 1), format: format(scale: 1, opaque: true))
    #expect(LetterPicture.rows(renderer.image { _ in }.cgImage) == ["k"])
  }

  @Test func framesAreStrokedInside() {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 3), format: format(scale: 1))
    let image = renderer.image { context in
      UIColor.green.setStroke()
      context.stroke(CGRect(x: 0, y: 0, width: 4, height: 3))
      #expect(LetterPicture.rows(context.currentImage.cgImage) == ["gggg", "g..g", "gggg"])
      context.clip(to: CGRect(x: 1, y: 1, width: 1, height: 1))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(LetterPicture.rows(image.cgImage) == ["gggg", "gr.g", "gggg"])
  }

  @Test func laterChangesOfAFormatDontReachTheRenderer() {
    let format = format(scale: 1)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
    format.scale = 3
    #expect(renderer.image { _ in }.scale == 1)
  }

  @Test(
    "Sizes that no picture can have draw nothing",
    arguments: [0, -1, .nan, .infinity, 1e30] as [CGFloat])
  func absurdSizes(size: CGFloat) {
    var ran = false
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: size, height: 10))
    #expect(renderer.image { _ in ran = true }.cgImage == nil)
    #expect(renderer.pngData { _ in }.isEmpty)
    #expect(!ran)
    UIGraphicsBeginImageContext(CGSize(width: size, height: 10))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func theOlderWayDrawsTheSame() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(LetterPicture.rows(image.cgImage) == ["rr..", "rr.."])
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test func shadowsFallDownAndGrowWithTheScale() throws {
    for scale in [1, 2] as [CGFloat] {
      let renderer = UIGraphicsImageRenderer(
        size: CGSize(width: 4, height: 4), format: format(scale: scale))
      let image = renderer.image { context in
        let shadow = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.cgContext.setShadow(
          offset: CGSize(width: 1, height: 2), blur: 0, color: shadow.cgColor)
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).fill()
      }
      let expected = ["rr..", "rr..", ".bb.", ".bb."]
      let rows = LetterPicture.rows(image.cgImage)
      let count = Int(scale)
      #expect(
        rows
          == expected.flatMap { row in
            let wide = String(row.flatMap { repeatElement($0, count: count) })
            return Array(repeating: wide, count: count)
          })
    }
  }
}
