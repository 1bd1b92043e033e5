// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures and files that the tests of all formats share.

import CoreGraphics
import Foundation
import MicaCompare
import MicaRaster

@testable import ImageIO

/// A generator whose numbers are the same everywhere.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 32 | state << 32
  }
}

/// A picture whose pixels take many values, premultiplied.
func samplePicture(width: Int, height: Int, opaque: Bool) -> Pixmap {
  let pixmap = Pixmap(width: width, height: height)
  var state: UInt32 = 12345
  for i in 0..<width * height {
    state = state &* 1_664_525 &+ 1_013_904_223
    let alpha = opaque ? 255 : UInt8(truncatingIfNeeded: state >> 24)
    for channel in 0..<3 {
      state = state &* 1_664_525 &+ 1_013_904_223
      // Runs, so that every filter is used.
      let value = i % 7 < 4 ? UInt32(i % 256) : state >> 24
      pixmap.bytes[i * 4 + channel] = UInt8(min(value, UInt32(alpha)))
    }
    pixmap.bytes[i * 4 + 3] = alpha
  }
  return pixmap
}

/// An opaque picture without sudden changes: red grows to the right, green downwards.
func smoothPicture(width: Int, height: Int) -> Pixmap {
  let pixmap = Pixmap(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width {
      let pixel = pixmap.bytes + (y * width + x) * 4
      (pixel[0], pixel[1]) = (UInt8(x * 255 / width), UInt8(y * 255 / height))
      (pixel[2], pixel[3]) = (128, 255)
    }
  }
  return pixmap
}

/// A picture of one opaque colour.
func flatPicture(_ red: UInt8, _ green: UInt8, _ blue: UInt8, side: Int = 8) -> Pixmap {
  let pixmap = Pixmap(width: side, height: side)
  for i in 0..<side * side {
    for (channel, value) in [red, green, blue, 255].enumerated() {
      pixmap.bytes[i * 4 + channel] = value
    }
  }
  return pixmap
}

func pixels(_ pixmap: Pixmap) -> [UInt8] {
  (0..<pixmap.height).flatMap { y in
    UnsafeBufferPointer(start: pixmap.bytes + y * pixmap.bytesPerRow, count: pixmap.width * 4)
  }
}

/// The largest difference between two pictures of one size, in levels.
func largestDifference(_ a: Pixmap, _ b: Pixmap) -> Int {
  PictureDifference(a, b)?.greatest ?? 255
}

/// A file with the given pictures, by the public functions; nil where they refuse.
func makeFile(
  _ type: String, _ pictures: [(Pixmap, CFDictionary)], properties: CFDictionary? = nil
) -> Data? {
  let data = NSMutableData()
  guard let destination = CGImageDestinationCreateWithData(data, type, pictures.count, nil)
  else { return nil }
  CGImageDestinationSetProperties(destination, properties)
  for (pixmap, properties) in pictures {
    CGImageDestinationAddImage(destination, CGImage(pixmap: pixmap), properties)
  }
  return CGImageDestinationFinalize(destination) ? Data(referencing: data) : nil
}

func makeFile(_ type: String, _ picture: Pixmap, _ properties: CFDictionary = [:]) -> Data? {
  makeFile(type, [(picture, properties)])
}

func makeSource(_ file: Data?) -> CGImageSource? {
  file.flatMap { CGImageSourceCreateWithData($0, nil) }
}

/// PNG's checksum, bit by bit.
func crc32(_ data: some Sequence<UInt8>) -> UInt32 {
  ~data.reduce(~0 as UInt32) { value, byte in
    (0..<8).reduce(value ^ UInt32(byte)) { rest, _ in
      rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1
    }
  }
}
