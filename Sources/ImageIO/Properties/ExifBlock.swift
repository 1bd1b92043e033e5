// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The tags that cameras leave in files: a TIFF file without pixels, the same in JPEG, PNG and WebP.

internal import CoreGraphics

/// A parsed Exif block.
struct ExifBlock: Sendable, Equatable {
  /// One tag's value.
  enum Value: Sendable, Equatable {
    case text(String)
    case integers([Int])
    case fractions([Double])
    case other
  }

  private(set) var tiff: [Int: Value] = [:]
  private(set) var exif: [Int: Value] = [:]
  private(set) var gps: [Int: Value] = [:]
  /// Where the small JPEG file lies in the block.
  private(set) var thumbnail: [UInt8]?

  private let bytes: [UInt8]
  private let isBigEndian: Bool

  /// Reads the block from its byte-order mark on; nil where there is none.
  ///
  /// What the block breaks off or contradicts is left out.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    switch bytes.big(4, at: 0) {
    case 0x4D4D_002A: isBigEndian = true
    case 0x4949_2A00: isBigEndian = false
    default: return nil
    }
    guard let first = number(4, at: 4) else { return nil }
    let (tags, next) = directory(at: first)
    tiff = tags
    if case .integers(let place) = tags[0x8769] { exif = directory(at: place[0]).tags }
    if case .integers(let place) = tags[0x8825] { gps = directory(at: place[0]).tags }
    thumbnail = next.flatMap { findThumbnail(directory(at: $0).tags) }
  }

  /// Orientation, and resolution where it's told.
  var tags: PictureTags {
    var tags = PictureTags()
    if case .integers(let value) = tiff[0x112] {
      tags.orientation =
        UInt32(exactly: value[0]).flatMap(CGImagePropertyOrientation.init(rawValue:)) ?? .up
    }
    if case .fractions(let x) = tiff[0x11A], case .fractions(let y) = tiff[0x11B] {
      // Unit 3 is the centimetre, else the inch.
      let scale = tiff[0x128] == .integers([3]) ? 2.54 : 1
      tags.dpi = PictureTags.resolution(x[0] * scale, y[0] * scale)
    }
    return tags
  }

  private func findThumbnail(_ tags: [Int: Value]) -> [UInt8]? {
    guard case .integers(let place) = tags[0x201], case .integers(let length) = tags[0x202],
      place[0] >= 0, length[0] > 0, length[0] <= bytes.count, place[0] <= bytes.count - length[0]
    else { return nil }
    return Array(bytes[place[0]..<place[0] + length[0]])
  }

  private func number(_ count: Int, at place: Int) -> Int? {
    isBigEndian ? bytes.big(count, at: place) : bytes.little(count, at: place)
  }

  /// A directory's tags, and where the next one lies.
  private func directory(at place: Int) -> (tags: [Int: Value], next: Int?) {
    guard let count = number(2, at: place) else { return ([:], nil) }
    var tags: [Int: Value] = [:]
    for i in 0..<count {
      let entry = place + 2 + i * 12
      guard let tag = number(2, at: entry), let kind = number(2, at: entry + 2),
        let length = number(4, at: entry + 4)
      else { return (tags, nil) }
      tags[tag] = value(kind: kind, count: length, at: entry + 8)
    }
    return (tags, number(4, at: place + 2 + count * 12).flatMap { $0 == 0 ? nil : $0 })
  }

  /// Four bytes at `place` hold the values, or say where they are.
  private func value(kind: Int, count: Int, at place: Int) -> Value {
    let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 8: 2, 9: 4, 10: 8]
    guard let size = sizes[kind], count > 0, count <= bytes.count / size,
      let start = size * count <= 4 ? place : number(4, at: place), start >= 0,
      start <= bytes.count - size * count
    else { return .other }
    if kind == 2 {
      let text = bytes[start..<start + count].prefix { $0 != 0 }
      return .text(String(decoding: text, as: UTF8.self))
    }
    // Longer lists are thumbnails and makers' secrets.
    guard count <= 64 else { return .other }
    let places = (0..<count).map { start + $0 * size }
    if size == 8 {
      return .fractions(
        places.map { signed(kind, number(4, at: $0)) / max(1, signed(kind, number(4, at: $0 + 4))) }
      )
    }
    return .integers(places.map { Int(signed(kind, number(size, at: $0))) })
  }

  /// Kinds 6, 8, 9 and 10 are signed, of 8, 16, 32 and 32 bits.
  private func signed(_ kind: Int, _ value: Int?) -> Double {
    let value = value ?? 0
    switch kind {
    case 6: return Double(Int8(truncatingIfNeeded: value))
    case 8: return Double(Int16(truncatingIfNeeded: value))
    case 9, 10: return Double(Int32(truncatingIfNeeded: value))
    default: return Double(value)
    }
  }
}
