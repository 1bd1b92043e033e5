// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures: sizes, orientations, caps, tint, files.

import Foundation
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram)
struct UIImageTests {
  private let picture = LetterPicture.make("rgb", "wk.")

  @Test func sizesAreInPoints() {
    let image = UIImage(cgImage: picture, scale: 2, orientation: .up)
    #expect(image.size == CGSize(width: 1.5, height: 1))
    #expect(image.scale == 2)
    #expect(UIImage(cgImage: picture, scale: 1, orientation: .left).size.width == 2)
    #expect(UIImage(cgImage: picture, scale: 0, orientation: .up).scale == 1)
    #expect(UIImage().size == .zero && UIImage().cgImage == nil)
  }

  @Test("Pictures are drawn the right way up in a UIKit context (C16)")
  func drawnTheRightWayUp() {
    let image = UIImage(cgImage: picture)
    #expect(LetterPicture.drawn(3, 2) { image.draw(at: .zero) } == ["rgb", "wk."])
    #expect(
      LetterPicture.drawn(4, 4) { image.draw(in: CGRect(x: 1, y: 2, width: 3, height: 2)) }
        == ["....", "....", ".rgb", ".wk."])
  }

  @Test(
    "Each orientation turns the pixels the right way up (EXIF 1 to 8)",
    arguments: [
      (.up, ["rgb", "wk."]), (.upMirrored, ["bgr", ".kw"]), (.down, [".kw", "bgr"]),
      (.downMirrored, ["wk.", "rgb"]), (.leftMirrored, ["rw", "gk", "b."]),
      (.right, ["wr", "kg", ".b"]), (.rightMirrored, [".b", "kg", "wr"]),
      (.left, ["b.", "gk", "rw"]),
    ] as [(UIImage.Orientation, [String])])
  func orientations(orientation: UIImage.Orientation, rows: [String]) {
    let image = UIImage(cgImage: picture, scale: 1, orientation: orientation)
    let drawn = LetterPicture.drawn(Int(image.size.width), Int(image.size.height)) {
      image.draw(at: .zero)
    }
    #expect(drawn == rows)
    let flipped = image.withHorizontallyFlippedOrientation()
    let drawnFlipped = LetterPicture.drawn(Int(image.size.width), Int(image.size.height)) {
      flipped.draw(at: .zero)
    }
    #expect(drawnFlipped == rows.map { String($0.reversed()) })
  }

  @Test func blendModeAndAlphaAreTheCalls() throws {
    let white = UIImage(cgImage: LetterPicture.make("w"))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
    let result = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      white.draw(at: .zero, blendMode: .multiply, alpha: 1)
    }
    #expect(LetterPicture.rows(result.cgImage) == ["r"])
    let faint = renderer.image { _ in white.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
    #expect(abs(Int(try #require(faint.cgImage).pixmap[0, 0].w) - 128) <= 1)
  }

  @Test func capsKeepTheirSizeAndTheMiddleIsStretched() {
    let image = UIImage(cgImage: LetterPicture.make("rgb", "kwk", "bgr"))
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
    #expect(image.capInsets == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    let rows = LetterPicture.drawn(5, 4) {
      image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 4))
    }
    #expect(rows == ["rgggb", "kwwwk", "kwwwk", "bgggr"])
  }

  @Test func theMiddleIsRepeatedFromTheTopLeft() {
    let image = UIImage(cgImage: LetterPicture.make("krgk", "kbwk"))
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    #expect(image.resizingMode == .tile)
    let rows = LetterPicture.drawn(7, 3) {
      image.draw(in: CGRect(x: 0, y: 0, width: 7, height: 3))
    }
    // The caps, too, are repeated downwards.
    #expect(rows == ["krgrgrk", "kbwbwbk", "krgrgrk"])
  }

  @Test func patternsStartAtTheOrigin() {
    let image = UIImage(cgImage: LetterPicture.make("rg", "bw"))
    let rows = LetterPicture.drawn(5, 3) {
      image.drawAsPattern(in: CGRect(x: 1, y: 0, width: 4, height: 3))
    }
    #expect(rows == [".grgr", ".wbwb", ".grgr"])
  }

  @Test func picturesMakeColors() {
    let color = UIColor(patternImage: UIImage(cgImage: LetterPicture.make("rg", "bw")))
    let rows = LetterPicture.drawn(5, 3) {
      color.setFill()
      UIGraphicsGetCurrentContext()?.translateBy(x: 1, y: 0)
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 3)).fill()
    }
    // From the origin of base space, whatever the transform is.
    #expect(rows == [".grgr", ".wbwb", ".grgr"])
    #expect(!color.getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  @Test func tintKeepsTheShape() {
    let image = UIImage(cgImage: LetterPicture.make("r.", "kw"))
    let tinted = image.withTintColor(.blue)
    #expect(LetterPicture.rows(tinted.cgImage) == ["b.", "bb"])
    #expect(tinted.renderingMode == .automatic)
    let original = image.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(original.renderingMode == .alwaysOriginal)
  }

  @Test(
    "Absurd places draw something or nothing, and end",
    arguments: [.nan, .infinity, -.infinity, -3, 0, 1e30] as [CGFloat])
  func absurdPlaces(number: CGFloat) {
    let image = UIImage(cgImage: picture, scale: 1, orientation: .left)
    let caps = UIEdgeInsets(top: number, left: 1, bottom: 1, right: number)
    let images = [
      image, image.resizableImage(withCapInsets: caps),
      image.resizableImage(withCapInsets: caps, resizingMode: .stretch),
    ]
    for image in images {
      let drawn = LetterPicture.drawn(4, 4) {
        image.draw(at: CGPoint(x: number, y: 1))
        image.draw(in: CGRect(x: 1, y: number, width: 2, height: number))
        image.draw(in: CGRect(x: 0, y: 0, width: number, height: 4), blendMode: .xor, alpha: number)
        image.drawAsPattern(in: CGRect(x: 0, y: 0, width: number, height: number))
        UIRectFill(CGRect(x: number, y: 0, width: number, height: 1))
        UIRectFrame(CGRect(x: 0, y: 0, width: number, height: 1))
      }
      #expect(drawn.count == 4)
    }
    #expect(UIImage(cgImage: picture, scale: number, orientation: .up).scale > 0)
    _ = image.stretchableImage(withLeftCapWidth: .max, topCapHeight: .min)
  }

  @Test func thumbnailsHaveTheAskedSize() throws {
    let image = UIImage(cgImage: LetterPicture.make("rrrr", "rrrr"), scale: 2, orientation: .up)
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 1, height: 0.5)))
    #expect(small.size == CGSize(width: 1, height: 0.5))
    #expect(LetterPicture.rows(small.cgImage) == ["rr"])
    #expect(image.preparingThumbnail(of: .zero) == nil)
  }
}

@Suite(.ownProgram)
struct UIImageFileTests {
  @Test func dataGoesOutAndIn() throws {
    let image = UIImage(cgImage: LetterPicture.make("rg", "b."), scale: 2, orientation: .right)
    let data = try #require(image.pngData())
    let again = try #require(UIImage(data: data, scale: 2))
    #expect(LetterPicture.rows(again.cgImage) == ["br", ".g"])
    #expect(again.scale == 2)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test(
    "JPEG files keep the orientation",
    arguments: [.up, .left, .rightMirrored, .down] as [UIImage.Orientation])
  func photographs(orientation: UIImage.Orientation) throws {
    let picture = LetterPicture.make("rrrrrrrr", "rrrrrrrr", "rrrrrrrr", "rrrrrrrr")
    let image = UIImage(cgImage: picture, scale: 1, orientation: orientation)
    let data = try #require(image.jpegData(compressionQuality: 0.9))
    let again = try #require(UIImage(data: data))
    #expect(again.imageOrientation == orientation)
    #expect(again.size == image.size)
    let pixel = try #require(again.cgImage).pixmap[3, 2]
    #expect(pixel.x > 240 && pixel.y < 15 && pixel.z < 15 && pixel.w == 255)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test func theFileForTheScreensScaleIsTaken() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mica-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, _ picture: CGImage) throws {
      let data = try #require(UIImage(cgImage: picture).pngData())
      try data.write(to: folder.appendingPathComponent(name))
    }
    try write("dot.png", LetterPicture.make("r"))
    try write("dot@3x.png", LetterPicture.make("ggg", "ggg", "ggg"))
    try write("only@2x.png", LetterPicture.make("bb", "bb"))

    let path = folder.appendingPathComponent("dot").path
    let dot = try #require(UIImage(contentsOfFile: path + ".png"))
    #expect(dot.size == CGSize(width: 1, height: 1))
    let large = try #require(UIImage(contentsOfFile: path + "@3x.png"))
    #expect(large.scale == 3 && large.size == CGSize(width: 1, height: 1))
    let only = try #require(
      UIImage(contentsOfFile: folder.appendingPathComponent("only.png").path))
    #expect(only.scale == 2)
    #expect(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path) == nil)
    #expect(UIImage(named: "a name that no resource has") == nil)
  }

  @Test @MainActor func picturesOfViewsThatRunFromTheRightAreMirroredWhereTheyAskForIt() {
    let picture = LetterPicture.make("rgb", "wk.")
    let image = UIImage(cgImage: picture).imageFlippedForRightToLeftLayoutDirection()
    #expect(image.flipsForRightToLeftLayoutDirection)
    let view = UIImageView(image: image)
    func shown() -> [String] {
      LetterPicture.drawn(3, 2) { view.layer.render(in: UIGraphicsGetCurrentContext()!) }
    }
    #expect(shown() == ["rgb", "wk."])
    view.semanticContentAttribute = .forceRightToLeft
    view.image = image
    #expect(shown() == ["bgr", ".kw"])
  }

  @Test func theFormatOfAPictureIsItsScale() {
    let picture = LetterPicture.make("rgb", "wk.")
    let format = UIImage(cgImage: picture, scale: 2, orientation: .up).imageRendererFormat
    #expect(format.scale == 2 && !format.opaque)
  }
}
