// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Bitmap contexts and images of all layouts: what lies in memory after drawing, and what is read.

import CoreGraphics
import Foundation
import MicaRaster
import Testing

@Suite struct LayoutTests {
  private let rgb = CGColorSpaceCreateDeviceRGB()
  private let gray = CGColorSpaceCreateDeviceGray()

  /// A context of two pixels in one row; the left one is filled with a colour.
  private func drawn(
    _ space: CGColorSpace, bits: Int = 8, _ alpha: CGImageAlphaInfo, _ extra: CGBitmapInfo = [],
    color: CGColor = CGColor(red: 1, green: 0.8, blue: 0.4, alpha: 0.5)
  ) throws -> CGContext {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: bits, bytesPerRow: 0, space: space,
        bitmapInfo: alpha.rawValue | extra.rawValue))
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return context
  }

  private func memory<T>(_ context: CGContext, as type: T.Type) throws -> [T] {
    let count = context.bytesPerRow * context.height / MemoryLayout<T>.size
    let base = try #require(context.data).assumingMemoryBound(to: type)
    return Array(UnsafeBufferPointer(start: base, count: count))
  }

  @Test func byteOrders() throws {
    let bgra = try drawn(rgb, .premultipliedFirst, .byteOrder32Little)
    #expect(try memory(bgra, as: UInt8.self) == [51, 102, 128, 128, 0, 0, 0, 0])
    let argb = try drawn(rgb, .premultipliedFirst)
    #expect(try memory(argb, as: UInt8.self) == [128, 128, 102, 51, 0, 0, 0, 0])
    let abgr = try drawn(rgb, .premultipliedLast, .byteOrder32Little)
    #expect(try memory(abgr, as: UInt8.self) == [128, 51, 102, 128, 0, 0, 0, 0])
  }

  @Test func withoutAlphaTheGroundIsBlack() throws {
    let rgbx = try drawn(rgb, .noneSkipLast)
    #expect(try memory(rgbx, as: UInt8.self) == [128, 102, 51, 255, 0, 0, 0, 255])
    let xrgb = try drawn(rgb, .noneSkipFirst)
    #expect(try memory(xrgb, as: UInt8.self) == [255, 128, 102, 51, 255, 0, 0, 0])
    let bgrx = try drawn(rgb, .noneSkipFirst, .byteOrder32Little)
    #expect(try memory(bgrx, as: UInt8.self) == [51, 102, 128, 255, 0, 0, 0, 255])
    let image = try #require(rgbx.makeImage())
    #expect(image.alphaInfo == .noneSkipLast)
    #expect(image.pixmap[1, 0] == SIMD4(0, 0, 0, 255))
    rgbx.clear(CGRect(x: 0, y: 0, width: 2, height: 1))
    rgbx.setFillColor(gray: 1, alpha: 0.5)
    rgbx.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try memory(rgbx, as: UInt8.self) == [0, 0, 0, 255, 128, 128, 128, 255])
  }

  @Test func greyAndAlphaOnly() throws {
    let level = try drawn(gray, .none, color: CGColor(gray: 0.8, alpha: 1))
    #expect(try memory(level, as: UInt8.self) == [204, 0])
    let red = try drawn(gray, .none, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try memory(red, as: UInt8.self) == [77, 0], "0.3 of the component")
    let alpha = try drawn(gray, .alphaOnly)
    #expect(try memory(alpha, as: UInt8.self) == [128, 0])
    #expect(alpha.bitsPerPixel == 8)
  }

  @Test func floats() throws {
    let wide = try drawn(rgb, bits: 32, .premultipliedLast, .floatComponents)
    let values = try memory(wide, as: Float.self)
    #expect(values.count == 8)
    for (value, expected) in zip(values, [0.5, 0.4, 0.2, 0.5, 0, 0, 0, 0] as [Float]) {
      #expect(abs(value - expected) < 1e-6, "unrounded")
    }
    let half = try drawn(rgb, bits: 16, .premultipliedLast, [.floatComponents, .byteOrder16Little])
    let halves = try memory(half, as: UInt16.self).map { Float(Float16(bitPattern: $0)) }
    #expect(abs(halves[1] - 0.4) < 1e-3)
    let image = try #require(wide.makeImage())
    #expect(image.bitsPerComponent == 32)
    #expect(image.pixmap[0, 0] == SIMD4(128, 102, 51, 128))
    #expect(image.dataProvider?.data?.count == 32)
  }

  @Test func wordsOfSixteenBits() throws {
    let big = try drawn(rgb, bits: 16, .premultipliedLast, color: CGColor(gray: 1, alpha: 1))
    #expect(try memory(big, as: UInt8.self).prefix(8).allSatisfy { $0 == 255 })
    let little = try drawn(
      gray, bits: 16, .none, .byteOrder16Little, color: CGColor(gray: 0.25, alpha: 1))
    #expect(try memory(little, as: UInt16.self) == [16384, 0])
  }

  @Test func otherSpacesHoldTheirOwnComponents() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = try #require(CGColor(colorSpace: p3, components: [0.6, 0.5, 0.4, 1]))
    let context = try drawn(p3, .premultipliedLast, color: color)
    let bytes = try memory(context, as: UInt8.self)
    for (byte, expected) in zip(bytes, [153, 128, 102, 255]) {
      #expect(abs(Int(byte) - expected) <= 1)
    }
    let image = try #require(context.makeImage())
    #expect(image.colorSpace == p3)
  }

  @Test func callersRowsAreReadBeforeTheyAreDrawnTo() throws {
    var bytes: [UInt8] = [0, 0, 255, 255, 9, 9, 9, 255, 1, 2, 3, 4, 5, 6, 7, 8]
    try bytes.withUnsafeMutableBytes { buffer in
      let context = try #require(
        CGContext(
          data: buffer.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
          space: rgb,
          bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
            | CGBitmapInfo.byteOrder32Little.rawValue))
      context.setFillColor(gray: 0, alpha: 0.5)
      context.clip(to: CGRect(x: 0, y: 1, width: 1, height: 1))
      context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    }
    #expect(abs(Int(bytes[2]) - 127) <= 1, "red from before, darkened")
    #expect(
      Array(bytes[4...]) == [9, 9, 9, 255, 1, 2, 3, 4, 5, 6, 7, 8], "other rows as they were")
  }

  @Test func rowsOfOurOwnMemoryMayBePadded() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 64, space: rgb,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.bytesPerRow == 64)
    let bytes = try memory(context, as: UInt8.self)
    #expect(bytes[3] == 0)
    #expect(bytes[64 + 3] == 255)
  }

  @Test func memoryIsGivenBack() throws {
    let released = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    released.initialize(to: 0)
    defer { released.deallocate() }
    let pixel = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
    defer { pixel.deallocate() }
    var context = CGContext(
      data: pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: rgb,
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
      releaseCallback: { info, data in
        if data != nil { info?.assumingMemoryBound(to: Int.self).pointee += 1 }
      }, releaseInfo: released)
    #expect(context != nil)
    #expect(released.pointee == 0)
    context = nil
    #expect(released.pointee == 1)
  }

  // MARK: Images

  private func image(
    _ bytes: [UInt8], width: Int = 1, bits: Int, pixel: Int, info: UInt32 = 0,
    _ space: CGColorSpace, decode: [CGFloat]? = nil
  ) throws -> CGImage? {
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    return CGImage(
      width: width, height: 1, bitsPerComponent: bits, bitsPerPixel: pixel,
      bytesPerRow: bytes.count, space: space, bitmapInfo: CGBitmapInfo(rawValue: info),
      provider: provider, decode: decode, shouldInterpolate: false, intent: .defaultIntent)
  }

  @Test func smallSamplesAndTables() throws {
    let bits = try #require(try image([0b1010_0000], width: 3, bits: 1, pixel: 1, gray))
    #expect((0..<3).map { bits.pixmap[$0, 0].x } == [255, 0, 255])
    let table = try #require(
      CGColorSpace(indexedBaseSpace: rgb, last: 2, colorTable: [1, 2, 3, 4, 5, 6, 7, 8, 9]))
    let indexed = try #require(try image([0x20], width: 2, bits: 4, pixel: 4, table))
    #expect(indexed.pixmap[0, 0] == SIMD4(7, 8, 9, 255))
    #expect(indexed.pixmap[1, 0] == SIMD4(1, 2, 3, 255))
    let deep = try #require(try image([0x80, 0x00], bits: 16, pixel: 16, gray))
    #expect(deep.pixmap[0, 0].x == 128)
    let inks = try #require(
      try image([0, 255, 0, 0], bits: 8, pixel: 32, CGColorSpaceCreateDeviceCMYK()))
    #expect(inks.pixmap[0, 0] == SIMD4(255, 0, 255, 255))
  }

  @Test func decodeMapsSamples() throws {
    let inverted = try #require(
      try image([0, 255], width: 2, bits: 8, pixel: 8, gray, decode: [1, 0]))
    #expect(inverted.pixmap[0, 0].x == 255)
    #expect(inverted.pixmap[1, 0].x == 0)
    #expect(inverted.decode == [1, 0])
  }

  @Test func imageKeepsItsOwnLayout() throws {
    let info = CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    let bytes: [UInt8] = [3, 2, 1, 77]
    let picture = try #require(try image(bytes, bits: 8, pixel: 32, info: info, rgb))
    #expect(picture.pixmap[0, 0] == SIMD4(1, 2, 3, 255))
    #expect(picture.dataProvider?.data.map(Array.init) == bytes)
    #expect(picture.bitmapInfo.rawValue == info)
    let part = try #require(picture.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(part.dataProvider?.data.map(Array.init) == [3, 2, 1, 255])
  }

  /// The tables of images against the exact curves of colours.
  @Test func imagesOfOtherSpacesAreConvertedLikeColours() throws {
    for name in [CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.adobeRGB1998] {
      let space = try #require(CGColorSpace(name: name))
      for bytes in [[10, 200, 30], [255, 0, 128], [3, 4, 5], [250, 251, 249]] as [[UInt8]] {
        let picture = try #require(try image(bytes, bits: 8, pixel: 24, space))
        let color = CGColor(colorSpace: space, components: bytes.map { CGFloat($0) / 255 } + [1])
        let exact = try #require(color).straightSRGB
        let pixel = picture.pixmap[0, 0]
        for i in 0..<3 {
          #expect(abs(Float(pixel[i]) - exact[i] * 255) <= 0.55, "\(name) \(bytes)")
        }
      }
    }
  }

  @Test func undefinedFloatsAreNothing() throws {
    let values: [Float] = [.nan, .infinity, -1, 2]
    let bytes = values.flatMap { withUnsafeBytes(of: $0) { Array($0) } }
    let info = CGImageAlphaInfo.last.rawValue | CGBitmapInfo.floatComponents.rawValue
    let picture = try #require(try image(bytes, bits: 32, pixel: 128, info: info, rgb))
    #expect(picture.pixmap[0, 0] == SIMD4(0, 255, 0, 255))
  }
}
