// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Drawings in PDF and SVG files, and damaged ones.

import CoreGraphics
import Foundation
import MicaVectors
import Testing

@Suite struct VectorTests {
  private static let pdf = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /ExtGState << /G << /ca 0.5 >> >>
      /Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [10 0 20 0]
      /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >> >> >> >> endobj
    4 0 obj << /Length 400 >> stream
    q 1 0 0 rg 0 0 5 5 re f Q
    q /G gs 0 1 0 rg 0 5 5 5 re f Q
    q 10 0 10 10 re W n /S sh Q
    endstream endobj
    trailer << /Root 1 0 R >>
    """

  private static let svg = """
    <?xml version="1.0"?><!-- a remark > --><svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 40 20">
    <defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="blue"/></linearGradient>
    <rect id="r" width="10" height="10"/></defs>
    <g fill="#00ff00" transform="translate(0 10)"><use href="#r" fill="red"/></g>
    <path d="M0 0h10v10H0z" fill="rgb(0,255,0)" fill-opacity=".5"/>
    <rect x="20" width="20" height="20" fill="url(#g)"/></svg>
    """

  /// Red, green, blue, alpha of a pixel.
  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
    var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
    let context = CGContext(
      data: &bytes, width: image.width, height: image.height, bitsPerComponent: 8,
      bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    return withExtendedLifetime(context) {
      (0..<4).map { Int(bytes[(y * image.width + x) * 4 + $0]) }
    }
  }

  private func check(_ image: CGImage) {
    #expect(image.width == 40)
    #expect(image.height == 20)
    #expect(pixel(image, 5, 15) == [255, 0, 0, 255])
    #expect(pixel(image, 5, 5)[3] == 128)
    #expect(pixel(image, 15, 5) == [0, 0, 0, 0])
    #expect(pixel(image, 21, 5)[0] > 230)
    #expect(pixel(image, 38, 5)[2] > 230)
  }

  @Test func pagesAreDrawnAtAnyScale() throws {
    let file = try #require(PDFFile(Data(Self.pdf.utf8)))
    #expect(file.size == CGSize(width: 20, height: 10))
    check(try #require(file.pixels(scale: 2)))
  }

  @Test func shapesAreDrawnAtAnyScale() throws {
    let file = try #require(SVGFile(Data(Self.svg.utf8)))
    #expect(file.size == CGSize(width: 20, height: 10))
    check(try #require(file.pixels(scale: 2)))
  }

  @Test func otherFilesAreNone() {
    #expect(PDFFile(Data("%PDF-1.4 nothing".utf8)) == nil)
    #expect(PDFFile(Data(count: 100)) == nil)
    #expect(SVGFile(Data("<html></html>".utf8)) == nil)
    #expect(SVGFile(Data("<svg".utf8)) == nil)
  }

  @Test func usesWithinThemselvesComeToAnEnd() {
    let text = "<svg width='9' height='9'><g id='a'><use href='#a'/><use href='#a'/></g></svg>"
    #expect(SVGFile(Data(text.utf8))?.pixels(scale: 1) != nil)
  }
}
