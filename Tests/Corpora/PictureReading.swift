// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One picture file, asked everything, and its pixels.

import CoreGraphics
import Foundation
import ImageIO
import TestWork

enum PictureReading {
  /// The most pictures of one file whose pixels are compared.
  static let mostFrames = 64

  /// Reads a file; its pictures go to `pixels` as a `PixelFile`.
  static func run(file: String, pixels: String) -> Reading {
    var reading = Reading()
    // What a first use of the decoders and Foundation takes is nobody's file.
    _ = CGImageSourceCreateWithData(Data([0x89]), nil).map(CGImageSourceGetStatus)
    let start = Memory.now
    var images: [CGImage] = []
    reading.opening = work(of: .process) { images = open(file) }
    reading.memory = max(0, Memory.most - start)
    reading.count = images.count
    let canvases = images.map(Canvas.init)
    try? PixelFile.write(canvases, to: pixels)
    return reading
  }

  private static func open(_ file: String) -> [CGImage] {
    guard let source = CGImageSourceCreateWithURL(URL(fileURLWithPath: file), nil) else {
      return []
    }
    _ = CGImageSourceGetStatus(source)
    _ = CGImageSourceCopyProperties(source, nil)
    return (0..<min(CGImageSourceGetCount(source), mostFrames)).compactMap { index in
      _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      return CGImageSourceCreateImageAtIndex(source, index, nil)
    }
  }
}

/// Premultiplied RGBA pixels without padding.
struct Canvas: Equatable, Sendable {
  var width: Int
  var height: Int
  var bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  init(_ image: CGImage) {
    (width, height) = (image.width, image.height)
    bytes = []
    guard let data = image.dataProvider?.data else { return }
    let all = [UInt8](data)
    for y in 0..<height {
      let start = y * image.bytesPerRow
      bytes += all[start..<min(all.count, start + width * 4)]
    }
  }

  /// Straight components become premultiplied: round(c · a / 255).
  func premultiplied() -> Canvas {
    var result = self
    for i in stride(from: 0, to: bytes.count - 3, by: 4) where bytes[i + 3] != 255 {
      let alpha = Int(bytes[i + 3])
      for c in i..<i + 3 { result.bytes[c] = UInt8((Int(bytes[c]) * alpha + 127) / 255) }
    }
    return result
  }

  /// The largest and the mean difference of a component; nil where the sizes differ.
  func difference(to other: Canvas) -> (largest: Int, mean: Double)? {
    guard width == other.width, height == other.height, bytes.count == other.bytes.count else {
      return nil
    }
    var (largest, sum) = (0, 0)
    for (a, b) in zip(bytes, other.bytes) where a != b {
      let difference = abs(Int(a) - Int(b))
      largest = max(largest, difference)
      sum += difference
    }
    return (largest, Double(sum) / Double(max(1, bytes.count)))
  }
}

/// Pictures in a file between two processes: a line "WIDTH HEIGHT" before the bytes of each.
enum PixelFile {
  static func write(_ canvases: [Canvas], to path: String) throws {
    var data = Data()
    for canvas in canvases {
      data.append(Data("\(canvas.width) \(canvas.height)\n".utf8))
      data.append(contentsOf: canvas.bytes)
    }
    try data.write(to: URL(fileURLWithPath: path))
  }

  static func read(_ path: String) -> [Canvas] {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return [] }
    return read([UInt8](data))
  }

  static func read(_ bytes: [UInt8]) -> [Canvas] {
    var (place, canvases) = (0, [Canvas]())
    while let end = bytes[place...].firstIndex(of: 10) {
      let sizes = String(decoding: bytes[place..<end], as: UTF8.self).split(separator: " ")
        .compactMap { Int($0) }
      guard sizes.count == 2, end + 1 + sizes[0] * sizes[1] * 4 <= bytes.count else { break }
      place = end + 1 + sizes[0] * sizes[1] * 4
      canvases.append(
        Canvas(width: sizes[0], height: sizes[1], bytes: Array(bytes[end + 1..<place])))
    }
    return canvases
  }
}
