// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What others make of a picture file: libpng, djpeg, dwebp, ffmpeg for animations, or the pictures
// that a collection brings beside its files.

import CoreGraphics
import Foundation
import ImageIO

struct ReferenceDecoder {
  private let kind: FileKind
  private let path: String
  private let scratch: String

  init(_ kind: FileKind, _ path: String, scratch: String) {
    (self.kind, self.path, self.scratch) = (kind, path, scratch)
  }

  /// Compares the pictures that were read of the file. Profiles, which no reference
  /// applies, are taken out of the file for this.
  func compare(_ read: [Canvas]) -> Comparison {
    if let gif = GIFDescription(path) {
      // pygif sees a clear screen where a file has no picture; Image I/O sees none.
      let isBlank = gif.frames.allSatisfy { $0.bytes.allSatisfy { $0 == 0 } }
      return read.isEmpty && isBlank ? .none : compare(gif.shown(read, path), with: gif.frames)
    }
    if let frames = picturesBeside { return compare(read, with: frames, tolerance: 1) }
    guard let data = FileManager.default.contents(atPath: path) else { return .none }
    let plain = PlainFile.withoutProfile([UInt8](data), kind)
    let file = scratch + ".plain"
    try? Data(plain).write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let own = plain.count == data.count ? read : Self.read(file)
    guard let others = decode(file, isMoving: own.count > 1) else {
      return .none
    }
    if own.isEmpty { return .different("refused, and the reference reads it") }
    // dwebp shows alpha that a file has and its header denies.
    if kind == .webp, own[0].isOpaque {
      return compare(own, with: others.map { $0.opaque() })
    }
    if kind == .jpeg { return compareJPEG(own[0], others[0]) }
    return compare(own, with: others, tolerance: own.count > 1 ? 1 : 0)
  }

  private static func read(_ file: String) -> [Canvas] {
    guard let source = CGImageSourceCreateWithURL(URL(fileURLWithPath: file), nil) else {
      return []
    }
    return (0..<min(CGImageSourceGetCount(source), PictureReading.mostFrames)).compactMap {
      CGImageSourceCreateImageAtIndex(source, $0, nil).map(Canvas.init)
    }
  }

  private func compare(
    _ own: [Canvas], with others: [Canvas], tolerance: Int = 0
  ) -> Comparison {
    let others = others.map { $0.premultiplied() }
    guard own.count >= others.count else {
      return .different("\(own.count) pictures, the reference has \(others.count)")
    }
    var (largest, mean) = (0, 0.0)
    for (index, pair) in zip(own, others).enumerated() {
      guard let difference = pair.0.difference(to: pair.1) else {
        return .different(
          "\(pair.0.width)×\(pair.0.height), the reference has \(pair.1.width)×\(pair.1.height)")
      }
      if difference.largest > tolerance {
        return .different(
          String(
            format: "picture %d differs by %d, on average %.3f", index, difference.largest,
            difference.mean))
      }
      (largest, mean) = (max(largest, difference.largest), max(mean, difference.mean))
    }
    return largest == 0 ? .equal : .close(largest: largest, mean: mean)
  }

  /// Decoders are free in how they spread colours that are stored coarsely; Mica's way is Apple's.
  /// Brightness has to agree, and colours on average.
  private func compareJPEG(_ own: Canvas, _ other: Canvas) -> Comparison {
    guard let difference = own.difference(to: other) else { return .different("another size") }
    if difference.largest == 0 { return .equal }
    let mean = String(format: "%.3f", difference.mean)
    return difference.mean < 2 || difference.largest < 3
      ? .close(largest: difference.largest, mean: difference.mean)
      : .different("differs by \(difference.largest), on average \(mean)")
  }

  /// image-rs keeps what each of `tests/images` shows in `tests/reference`.
  private var picturesBeside: [Canvas]? {
    guard kind != .jpeg, kind != .png || path.contains("/apng/"),
      let place = path.range(of: "/tests/images/")
    else { return nil }
    let base = path.replacingCharacters(in: place, with: "/tests/reference/")
    let frames = (1...PictureReading.mostFrames).map {
      Self.read(base + String(format: ".anim_%02d.png", $0))
    }
    let moving = frames.prefix { !$0.isEmpty }.map { $0[0].straight() }
    if !moving.isEmpty { return Array(moving) }
    let still = Self.read(base + ".png")
    return still.isEmpty || kind == .png ? nil : [still[0].straight()]
  }

  private func decode(_ file: String, isMoving: Bool) -> [Canvas]? {
    switch kind {
    case .png where isMoving: return nil
    case .png:
      guard let tool = ProcessInfo.processInfo.environment["MICA_PNG_PIXELS"] else { return nil }
      return output(of: [tool, file]).flatMap { PixelFile.read($0).first.map { [$0] } }
    case .jpeg: return output(of: ["djpeg", "-pnm", file]).flatMap(NetPicture.read).map { [$0] }
    case .webp where isMoving: return nil
    case .webp:
      return output(of: ["dwebp", "-quiet", "-pam", "-o", "-", "--", file])
        .flatMap(NetPicture.read).map { [$0] }
    case .gif, .font: return nil
    }
  }

  /// What a program prints; nil where it fails.
  private func output(of command: [String]) -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = (try? pipe.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data.map { [UInt8]($0) } : nil
  }
}

extension Canvas {
  fileprivate var isOpaque: Bool {
    stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
  }

  fileprivate func opaque() -> Canvas {
    var result = self
    for i in stride(from: 3, to: bytes.count, by: 4) { result.bytes[i] = 255 }
    return result
  }

  /// Premultiplied components become straight, so that they can be premultiplied again.
  fileprivate func straight() -> Canvas {
    var result = self
    for i in stride(from: 0, to: bytes.count - 3, by: 4) where bytes[i + 3] != 255 {
      let alpha = Int(bytes[i + 3])
      for c in i..<i + 3 {
        result.bytes[c] =
          alpha == 0 ? 0 : UInt8(min(255, (Int(bytes[c]) * 255 + alpha / 2) / alpha))
      }
    }
    return result
  }
}

/// Pictures as netpbm's tools write them, in 8 bits.
enum NetPicture {
  static func read(_ bytes: [UInt8]) -> Canvas? {
    guard bytes.count > 2 else { return nil }
    return bytes[1] == UInt8(ascii: "7") ? readPAM(bytes) : readPNM(bytes)
  }

  private static func readPNM(_ bytes: [UInt8]) -> Canvas? {
    var (place, numbers) = (2, [Int]())
    while numbers.count < 3, place < bytes.count {
      let start = place
      while place < bytes.count, bytes[place] > 32 { place += 1 }
      if place > start, let number = Int(String(decoding: bytes[start..<place], as: UTF8.self)) {
        numbers.append(number)
      }
      place += 1
    }
    let channels = [UInt8(ascii: "5"): 1, UInt8(ascii: "6"): 3][bytes[1]] ?? 0
    guard numbers.count == 3, numbers[2] == 255 else { return nil }
    return canvas(numbers[0], numbers[1], channels, bytes[place...])
  }

  private static func readPAM(_ bytes: [UInt8]) -> Canvas? {
    guard let end = Data(bytes).range(of: Data("ENDHDR\n".utf8))?.upperBound else { return nil }
    var values: [Substring: Int] = [:]
    let head = String(decoding: bytes[..<end], as: UTF8.self)
    for line in head.split(separator: "\n") {
      let parts = line.split(separator: " ")
      if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
    }
    guard let width = values["WIDTH"], let height = values["HEIGHT"], let depth = values["DEPTH"]
    else { return nil }
    return canvas(width, height, depth, bytes[end...])
  }

  private static func canvas(
    _ width: Int, _ height: Int, _ channels: Int, _ data: ArraySlice<UInt8>
  ) -> Canvas? {
    guard [1, 3, 4].contains(channels), data.count == width * height * channels else { return nil }
    var result = [UInt8](repeating: 255, count: width * height * 4)
    for i in 0..<width * height {
      for c in 0..<(channels == 4 ? 4 : 3) {
        result[i * 4 + c] = data[data.startIndex + i * channels + (channels == 1 ? 0 : c)]
      }
    }
    return Canvas(width: width, height: height, bytes: result)
  }
}
