// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Image's filters on small pictures.

import Mica
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct FilterTests {
  private func picture(_ color: UIColor, _ size: CGSize = CGSize(width: 8, height: 8)) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) throws -> [Int] {
    let image = try #require(image)
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let place = CGRect(
      x: -x, y: y + 1 - image.height, width: image.width, height: image.height)
    context.draw(image, in: place)
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    return (0..<4).map { Int(bytes[$0]) }
  }

  private func drawn(_ image: CIImage) -> CGImage? {
    CIContext().createCGImage(image, from: image.extent)
  }

  /// Half a pixel more isn't another row of memory.
  @Test func noMoreIsWrittenThanTheBoxHas() {
    var bytes = [UInt8](repeating: 7, count: 12 * 64)
    bytes.withUnsafeMutableBytes { memory in
      CIContext().render(
        CIImage(color: CIColor(red: 1, green: 1, blue: 1)), toBitmap: memory.baseAddress!,
        rowBytes: 64, bounds: CGRect(x: 0.5, y: 0.5, width: 10, height: 10), format: .RGBA8,
        colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
    }
    #expect(bytes[9 * 64] == 255 && bytes[10 * 64] == 7 && bytes[40] == 7)
  }

  /// A context without a working space takes components as they are, also those of colours.
  @Test func coloursAreTheContexts() {
    for options in [[:], [CIContextOption.workingColorSpace: NSNull()]] {
      var bytes = [UInt8](repeating: 0, count: 4)
      CIContext(options: options).render(
        CIImage(color: CIColor(red: 0.5, green: 0.25, blue: 1)), toBitmap: &bytes, rowBytes: 4,
        bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
        colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
      #expect(bytes == [128, 64, 255, 255])
    }
  }

  @Test func averagesOfManyPixelsAreExact() throws {
    let filter = try #require(CIFilter(name: "CIAreaAverage"))
    let color = CIImage(color: CIColor(red: 0.1, green: 1, blue: 0))
    filter.setValue(
      color.cropped(to: CGRect(x: 0, y: 0, width: 2000, height: 2000)), forKey: "inputImage")
    let average = try #require(filter.outputImage.flatMap(drawn))
    let alone = drawn(color.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(try pixel(average, 0, 0) == pixel(alone, 0, 0))
  }

  @Test func aPictureComesBackAsItWas() throws {
    let image = try #require(
      CIImage(image: picture(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))))
    #expect(image.extent == CGRect(x: 0, y: 0, width: 8, height: 8))
    let made = CIContext().createCGImage(image, from: image.extent)
    #expect(try pixel(made, 3, 3) == [255, 128, 0, 255])
  }

  @Test func colours() throws {
    let red = try #require(CIImage(image: picture(.red)))
    let inverted = red.applyingFilter("CIColorInvert")
    #expect(try pixel(drawn(inverted), 1, 1) == [0, 255, 255, 255])
    let filter = try #require(CIFilter(name: "CIColorControls"))
    filter.setValue(red, forKey: kCIInputImageKey)
    filter.setValue(0, forKey: kCIInputSaturationKey)
    let grey = try pixel(drawn(try #require(filter.outputImage)), 1, 1)
    #expect(grey[0] == grey[1] && grey[1] == grey[2] && grey[0] > 100)
  }

  @Test func blursGrowAndKeepWhatThereIs() throws {
    let image = try #require(CIImage(image: picture(.white)))
    let blurred = image.applyingGaussianBlur(sigma: 2)
    #expect(blurred.extent == CGRect(x: -6, y: -6, width: 20, height: 20))
    let pixels = blurred.clampedToExtent().cropped(to: image.extent)
    let made = CIContext().createCGImage(pixels, from: image.extent)
    let (middle, corner) = (try pixel(made, 4, 4), try pixel(made, 0, 0))
    #expect(middle[3] > 200 && corner[3] > 50 && corner[3] < 140)
  }

  @Test func filtersWithoutALawGiveTheirInputBackAndAreNoted() throws {
    #expect(CIFilter(name: "NoSuchFilter") == nil)
    let red = try #require(CIImage(image: picture(.red)))
    let other = red.applyingFilter("CITwirlDistortion")
    #expect(try pixel(drawn(other), 1, 1) == [255, 0, 0, 255])
  }

  @Test("Apple: a UIImage of a CIImage has that and no cgImage, yet views and contexts show it")
  func imagesOfRecipes() throws {
    let recipe = CIImage(color: CIColor(red: 0, green: 0, blue: 1)).cropped(
      to: CGRect(x: 0, y: 0, width: 8, height: 4))
    let image = UIImage(ciImage: recipe, scale: 2, orientation: .up)
    #expect(image.cgImage == nil && image.ciImage === recipe && image.pngData() == nil)
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(UIImage(cgImage: try #require(picture(.red).cgImage)).ciImage == nil)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let copy = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image {
      _ in image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(try pixel(copy.cgImage, 4, 4) == [0, 0, 255, 255])
    #expect(CIImage(image: image)?.extent.width == 8)
  }

  @Test(
    "Names that Core Image doesn't have make no filter",
    arguments: ["CINothing", "ci", "", "Blur", "CIgaussianBlur"])
  func unknownNames(name: String) { #expect(CIFilter(name: name) == nil) }

  @Test("Generators that Mica doesn't draw are filters without an image, and a note")
  func missingGenerators() {
    let filter = CIFilter(name: "CICode128BarcodeGenerator")
    filter?.setValue(Data("1".utf8), forKey: "inputMessage")
    #expect(filter != nil && filter?.outputImage == nil)
  }

  @Test("FACTS 3.41: sepia is a curve of the luminance", arguments: [64, 128, 200, 255])
  func sepia(grey: Int) throws {
    let y = Double(grey) / 255
    let color = UIColor(white: y, alpha: 1)
    let image = try #require(CIImage(image: picture(color))).applyingFilter("CISepiaTone")
    let got = try pixel(drawn(image), 2, 2)
    let curves = [
      0.092 + 1.056 * y - 0.149 * y * y, -0.019 + 0.934 * y + 0.083 * y * y,
      -0.051 + 0.166 * y + 0.850 * y * y,
    ]
    for (value, curve) in zip(got, curves) {
      #expect(abs(Double(value) - min(max(curve, 0), 1) * 255) <= 1)
    }
  }
}
