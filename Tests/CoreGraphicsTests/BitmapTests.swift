// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Bitmap contexts and images: when pixels change, where rows lie, which layouts are read.

import CoreGraphics
import Foundation
import MicaRaster
import Testing

@Suite struct BitmapTests {
  @Test func rowZeroIsTheTop() throws {
    let context = try #require(bitmap(width: 4, height: 4))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect(image.pixmap[0, 0] == SIMD4(255, 0, 0, 255))
    #expect(image.pixmap[0, 3] == SIMD4(0, 0, 0, 0))
  }

  @Test func callersMemoryChangesWithEveryCall() throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: 16)
    defer { memory.deallocate() }
    let context = try #require(bitmap(width: 2, height: 2, data: memory))
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    #expect(bytes[0] == 0)
    #expect(bytes[8] == 255)
    #expect(context.data == memory)
  }

  @Test func exposedMemoryChangesWithEveryCall() throws {
    let context = try #require(bitmap(width: 1, height: 1))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bytes[3] == 255)
  }

  @Test func imageDoesNotChangeWhenDrawingGoesOn() throws {
    let context = try #require(bitmap(width: 1, height: 1))
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(pixel)
    let before = try #require(context.makeImage())
    context.clear(pixel)
    let after = try #require(context.makeImage())
    #expect(before.pixmap[0, 0] == SIMD4(255, 0, 0, 255))
    #expect(after.pixmap[0, 0] == SIMD4(0, 0, 0, 0))
  }

  @Test func clipSurvivesAFlush() throws {
    let context = try #require(bitmap(width: 2, height: 1))
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.flush()
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = try #require(context.makeImage())
    #expect(image.pixmap[0, 0] == SIMD4(255, 255, 255, 255))
    #expect(image.pixmap[1, 0] == SIMD4(0, 0, 0, 0))
  }

  @Test func imageIsDrawnWithItsTopAtGreatestY() throws {
    let source = try #require(bitmap(width: 1, height: 2))
    source.setFillColor(gray: 1, alpha: 1)
    source.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    let image = try #require(source.makeImage())
    let context = try #require(bitmap(width: 1, height: 2))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    let copy = try #require(context.makeImage())
    #expect(copy.pixmap[0, 0] == SIMD4(255, 255, 255, 255))
    #expect(copy.pixmap[0, 1] == SIMD4(0, 0, 0, 0))
  }

  @Test func otherLayoutsAndSizesAreRefused() {
    let space = CGColorSpaceCreateDeviceRGB()
    let last = CGImageAlphaInfo.premultipliedLast.rawValue
    func make(_ width: Int, _ bits: Int, _ rowBytes: Int, _ info: UInt32) -> CGContext? {
      CGContext(
        data: nil, width: width, height: 2, bitsPerComponent: bits, bytesPerRow: rowBytes,
        space: space, bitmapInfo: info)
    }
    #expect(make(2, 8, 0, last) != nil)
    #expect(make(0, 8, 0, last) == nil)
    #expect(make(-1, 8, 0, last) == nil)
    #expect(make(1 << 28, 8, 0, last) == nil)
    #expect(make(2, 8, 7, last) == nil)
    #expect(make(2, 5, 0, last) == nil)
    #expect(make(2, 16, 15, last) == nil)
    #expect(make(2, 8, 0, CGImageAlphaInfo.last.rawValue) == nil)
    #expect(make(2, 8, 0, CGImageAlphaInfo.first.rawValue) == nil)
    for bits in [8, 16] { #expect(make(2, bits, 0, CGImageAlphaInfo.none.rawValue) == nil) }
    #expect(make(2, 8, 0, CGImageAlphaInfo.noneSkipFirst.rawValue) != nil)
    #expect(make(2, 8, 0, last | CGBitmapInfo.byteOrder16Little.rawValue) == nil)
  }

  private func image(
    _ bytes: [UInt8], bits: Int, info: UInt32, space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  ) throws -> CGImage? {
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    return CGImage(
      width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bytes.count,
      space: space, bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
  }

  @Test func layoutsBecomePremultipliedRGBA() throws {
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    let bgra = try image([30, 20, 10, 40], bits: 32, info: 2 | little)
    #expect(bgra?.pixmap[0, 0] == SIMD4(10, 20, 30, 40))
    let straight = try image([255, 128, 0, 128], bits: 32, info: 3)
    #expect(straight?.pixmap[0, 0] == SIMD4(128, 64, 0, 128))
    let opaque = try image([1, 2, 3, 99], bits: 32, info: 5)
    #expect(opaque?.pixmap[0, 0] == SIMD4(1, 2, 3, 255))
    let rgb = try image([1, 2, 3], bits: 24, info: 0)
    #expect(rgb?.pixmap[0, 0] == SIMD4(1, 2, 3, 255))
    let gray = try image([7], bits: 8, info: 0, space: CGColorSpaceCreateDeviceGray())
    #expect(gray?.pixmap[0, 0] == SIMD4(7, 7, 7, 255))
  }

  @Test func tooFewBytesMakeNoImage() throws {
    #expect(try image([1, 2, 3], bits: 32, info: 1) == nil)
    #expect(try image([], bits: 32, info: 1) == nil)
  }

  @Test func croppingCutsToThePicture() throws {
    let pixmap = Pixmap(width: 4, height: 3)
    pixmap.bytes[(2 * 4 + 3) * 4 + 3] = 9
    let image = CGImage(pixmap: pixmap)
    let corner = try #require(image.cropping(to: CGRect(x: 2.5, y: 1, width: 10, height: 10)))
    #expect(corner.width == 2)
    #expect(corner.height == 2)
    #expect(corner.pixmap[1, 1].w == 9)
    #expect(image.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
    #expect(corner.dataProvider?.data?.count == 16)
  }

  @Test func undefinedRectanglesHoldNothing() throws {
    let image = CGImage(pixmap: Pixmap(width: 2, height: 2))
    let context = try #require(bitmap(width: 2, height: 2))
    let wild: [CGFloat] = [.nan, .infinity, -.infinity, 1e300]
    for value in wild {
      let rect = CGRect(x: value, y: 0, width: 2, height: value)
      _ = image.cropping(to: rect)
      context.draw(image, in: rect)
      context.saveGState()
      context.clip(to: rect)
      context.clip(to: rect, mask: image)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.restoreGState()
    }
    #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2)) == nil)
    let drawn = try #require(context.makeImage())
    #expect(drawn.pixmap[0, 0].w == 0)
  }
}
