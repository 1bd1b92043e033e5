// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A canvas's pixels as the studio has them, so that a page which opens late or is slow gets what is newest.

/// Boxes of pixels.
struct PixelBox: Equatable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// Whether two have pixels in common.
  func meets(_ other: PixelBox) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }

  /// The box in parts of a few rows, some of which may be flat.
  var bands: [PixelBox] {
    stride(from: y, to: y + height, by: 64).map { top in
      PixelBox(x: x, y: top, width: width, height: min(64, y + height - top))
    }
  }

  /// The box around two.
  func union(_ other: PixelBox) -> PixelBox {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let right = max(x + width, other.x + other.width)
    let bottom = max(y + height, other.y + other.height)
    return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Straight R, G, B, A, row by row.
struct Screen: Sendable {
  let width: Int
  let height: Int
  private(set) var bytes: [UInt8]
  /// The time of the newest frame, in seconds.
  private(set) var time = 0.0

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  var whole: PixelBox { PixelBox(x: 0, y: 0, width: width, height: height) }

  /// Takes a host's frame; the boxes that it changed, nil for one that can't be right.
  mutating func take(_ frame: [UInt8]) -> [PixelBox]? {
    guard frame.count >= 16 else { return nil }
    func number(_ place: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(frame[place + $1]) << (8 * $1) }
    }
    let bits = (0..<8).reduce(UInt64(0)) { $0 | UInt64(frame[4 + $1]) << (8 * UInt64($1)) }
    let count = number(12)
    guard count <= 65_536, frame.count >= 16 + count * 16 else { return nil }
    let boxes = (0..<count).map { index in
      let place = 16 + index * 16
      return PixelBox(
        x: number(place), y: number(place + 4), width: number(place + 8), height: number(place + 12)
      )
    }
    var place = 16 + count * 16
    for box in boxes {
      guard box.width > 0, box.height > 0, box.x + box.width <= width, box.y + box.height <= height,
        place + box.width * box.height * 4 <= frame.count
      else { return nil }
      copy(frame, from: place, to: box)
      place += box.width * box.height * 4
    }
    time = Double(bitPattern: bits)
    return boxes
  }

  private mutating func copy(_ frame: [UInt8], from place: Int, to box: PixelBox) {
    let row = box.width * 4
    bytes.withUnsafeMutableBytes { target in
      frame.withUnsafeBytes { source in
        for y in 0..<box.height {
          let start = ((box.y + y) * width + box.x) * 4
          target[start..<start + row].copyBytes(
            from: source[(place + y * row)..<(place + (y + 1) * row)])
        }
      }
    }
  }

  /// A page's message: the canvas, the frame's number (4 bytes each), the time (8), how many boxes (4); for each box x, y,
  /// width, height, how many bytes its pixels take (4 each); then these. Little endian. Where a box's bytes are fewer than
  /// its pixels' they are stretches (`PixelStretches`).
  func message(canvas: Int, frame: Int, _ boxes: [PixelBox]) -> [UInt8] {
    let boxes = boxes.flatMap(\.bands)
    let parts = boxes.map { stretches(of: $0) ?? pixels(of: $0) }
    var message: [UInt8] = []
    message.reserveCapacity(20 + boxes.count * 20 + parts.reduce(0) { $0 + $1.count })
    func add<Number: FixedWidthInteger>(_ value: Number) {
      withUnsafeBytes(of: value.littleEndian) { message += $0 }
    }
    add(UInt32(canvas))
    add(UInt32(frame))
    add(time.bitPattern)
    add(UInt32(boxes.count))
    for (box, part) in zip(boxes, parts) {
      for value in [box.x, box.y, box.width, box.height, part.count] { add(UInt32(value)) }
    }
    for part in parts { message += part }
    return message
  }

  private func stretches(of box: PixelBox) -> [UInt8]? {
    bytes.withUnsafeBytes { memory in
      PixelStretches.coded(
        memory.baseAddress! + (box.y * width + box.x) * 4, width: box.width, height: box.height,
        bytesPerRow: width * 4)
    }
  }

  private func pixels(of box: PixelBox) -> [UInt8] {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(box.width * box.height * 4)
    for y in box.y..<box.y + box.height {
      let start = (y * width + box.x) * 4
      pixels += bytes[start..<start + box.width * 4]
    }
    return pixels
  }
}

/// What a page lacks of a canvas.
struct PageView {
  /// Frames that may be on their way.
  private static let ahead = 2
  private(set) var sent = 0
  private var seen = 0
  private var lacking: [PixelBox] = []

  /// Whether the page would get another frame now.
  var hasRoom: Bool { sent - seen < Self.ahead }

  mutating func note(seen frame: Int) { seen = max(seen, min(frame, sent)) }

  /// Boxes that meet become one: what a page waits for may not grow with the time that it waits.
  mutating func lack(_ boxes: [PixelBox]) {
    for box in boxes {
      var box = box
      while let place = lacking.firstIndex(where: { $0.meets(box) }) {
        box = box.union(lacking.remove(at: place))
      }
      lacking.append(box)
    }
    if lacking.count > 64, let first = lacking.first {
      lacking = [lacking.dropFirst().reduce(first) { $0.union($1) }]
    }
  }

  mutating func lackAll(of screen: Screen) { lacking = [screen.whole] }

  /// The next message, where there is something to say and the page has room for it.
  mutating func next(of screen: Screen, canvas: Int) -> [UInt8]? {
    guard !lacking.isEmpty, hasRoom else { return nil }
    sent += 1
    defer { lacking = [] }
    return screen.message(canvas: canvas, frame: sent, lacking)
  }
}
