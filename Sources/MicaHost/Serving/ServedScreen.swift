// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What has changed on the screen since the last frame, as rectangles of pixels.

internal import Foundation
internal import ImageIO
internal import MicaRaster

/// The screen as its viewer knows it.
struct ServedScreen {
  /// Rows that are looked at together: the height of a strip of the renderer.
  private static let band = 32
  private var last: Pixmap?
  private(set) var number = 0

  /// A box of pixels.
  struct Patch: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// The frame that turns what the viewer has into `picture`; nil where nothing has changed.
  ///
  /// Little endian: the frame's number (4 bytes), the time in seconds (8, IEEE 754), how many boxes (4); for each x, y, width,
  /// height (4 each); then the boxes' pixels one after the other, R, G, B, A of each, not premultiplied.
  mutating func frame(of picture: Pixmap, at time: Double) -> [UInt8]? {
    if picture === last { return nil }
    let patches = Self.changes(from: last, to: picture)
    last = picture
    if patches.isEmpty { return nil }
    number += 1
    let pixels = patches.reduce(0) { $0 + $1.width * $1.height }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16 + patches.count * 16 + pixels * 4)
    Self.add(UInt32(truncatingIfNeeded: number), to: &bytes)
    Self.add(time.bitPattern, to: &bytes)
    Self.add(UInt32(patches.count), to: &bytes)
    for patch in patches {
      for value in [patch.x, patch.y, patch.width, patch.height] {
        Self.add(UInt32(value), to: &bytes)
      }
    }
    for patch in patches { Self.add(patch, of: picture, to: &bytes) }
    return bytes
  }

  private static func add<Number: FixedWidthInteger>(_ value: Number, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
  }

  private static func add(_ patch: Patch, of picture: Pixmap, to bytes: inout [UInt8]) {
    let row = [UInt8](unsafeUninitializedCapacity: patch.width * 4 * patch.height) { out, count in
      guard let base = out.baseAddress else { return }
      for y in 0..<patch.height {
        picture.straighten(
          row: patch.y + y, from: patch.x, count: patch.width, into: base + y * patch.width * 4)
      }
      count = patch.width * 4 * patch.height
    }
    bytes += row
  }

  /// Boxes around what differs, one for each run of bands that are alike; the whole screen where nothing is known.
  private static func changes(from old: Pixmap?, to new: Pixmap) -> [Patch] {
    guard let old, old.width == new.width, old.height == new.height else {
      return [Patch(x: 0, y: 0, width: new.width, height: new.height)]
    }
    var patches: [Patch] = []
    for top in stride(from: 0, to: new.height, by: band) {
      let rows = top..<min(new.height, top + band)
      guard let patch = change(in: rows, from: old, to: new) else { continue }
      if let last = patches.last, last.x == patch.x, last.width == patch.width,
        last.y + last.height == patch.y
      {
        patches[patches.count - 1].height += patch.height
      } else {
        patches.append(patch)
      }
    }
    return patches
  }

  /// The box around what differs in some rows.
  private static func change(in rows: Range<Int>, from old: Pixmap, to new: Pixmap) -> Patch? {
    var (left, right, top, bottom) = (new.width, 0, -1, 0)
    for y in rows {
      let a = UnsafeRawPointer(old.bytes + y * old.bytesPerRow)
      let b = UnsafeRawPointer(new.bytes + y * new.bytesPerRow)
      if memcmp(a, b, new.width * 4) == 0 { continue }
      if top < 0 { top = y }
      bottom = y + 1
      var first = 0
      while first < left, differs(a, b, first) == false { first += 1 }
      left = min(left, first)
      var end = new.width
      while end > right, differs(a, b, end - 1) == false { end -= 1 }
      right = max(right, end)
    }
    if top < 0 { return nil }
    return Patch(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func differs(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ x: Int) -> Bool {
    a.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
      != b.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
  }
}
