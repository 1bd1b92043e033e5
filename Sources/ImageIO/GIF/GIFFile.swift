// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The structure of a GIF file: its screen, its frames and their times. Nothing is unpacked.

/// A GIF file whose blocks were walked.
struct GIFFile: Sendable {
  /// One picture: where its block lies in the file, and where it goes.
  struct Frame: Sendable {
    var placement: FramePlacement
    var delay: FrameDelay
    /// The number of the palette's colour that stands for nothing.
    var transparent: Int?
    /// From the picture's descriptor to the end of its packed bytes.
    var block: Range<Int>
    var isComplete: Bool
    /// Whether its rows come in four sweeps.
    var isInterlaced: Bool
    /// Whether a palette of its own follows the descriptor.
    var hasOwnColors: Bool
  }

  let bytes: [UInt8]
  private(set) var width: Int
  private(set) var height: Int
  /// The header with the palette that pictures without their own use.
  let preamble: Range<Int>
  let hasGlobalColors: Bool
  private(set) var frames: [Frame] = []
  private(set) var isComplete = false
  /// How often an animation runs, 0 for ever; nil where the file doesn't say.
  private(set) var loopCount: Int?
  let composer: FrameComposer

  init(_ bytes: [UInt8]) throws(ImageError) {
    self.bytes = bytes
    guard let width = bytes.little(2, at: 6), let height = bytes.little(2, at: 8),
      let flags = bytes.byte(10)
    else { throw .truncated }
    hasGlobalColors = flags & 0x80 != 0
    preamble = 0..<13 + (hasGlobalColors ? Self.paletteSize(flags) : 0)
    guard bytes.count >= preamble.upperBound else { throw .truncated }
    var walk = Walk(bytes: bytes, place: preamble.upperBound)
    isComplete = walk.readBlocks()
    (frames, loopCount) = (walk.frames, walk.loopCount)
    guard let first = frames.first?.placement else {
      throw isComplete ? .damaged("no picture") : .truncated
    }
    // Some writers leave the screen's size out.
    let hasScreen = width > 0 && height > 0
    self.width = hasScreen ? width : first.x + first.width
    self.height = hasScreen ? height : first.y + first.height
    try PictureLimits.check(
      width: self.width, height: self.height, fileSize: bytes.count, isAnimation: frames.count > 1)
    composer = FrameComposer(width: self.width, height: self.height)
  }

  /// The bytes of a palette, from the flags in front of it.
  static func paletteSize(_ flags: Int) -> Int { 3 << (flags & 7 + 1) }
}

/// A walk through a GIF file's blocks.
private struct Walk {
  let bytes: [UInt8]
  var place: Int
  var frames: [GIFFile.Frame] = []
  var loopCount: Int?
  /// The last graphic control block: flags, time, transparent colour.
  private var control: (flags: Int, time: Int, transparent: Int)?

  init(bytes: [UInt8], place: Int) {
    self.bytes = bytes
    self.place = place
  }

  /// Reads up to the end marker; false where the bytes end before.
  mutating func readBlocks() -> Bool {
    while let kind = bytes.byte(place) {
      switch kind {
      case 0x21:
        guard let label = bytes.byte(place + 1) else { return false }
        let start = place + 2
        guard let end = endOfBlocks(from: start) else { return false }
        readExtension(label, start)
        place = end
      case 0x2C:
        guard readPicture() else { return false }
      case 0x3B: return true
      // Stray zeros between blocks.
      case 0: place += 1
      default: return false
      }
    }
    return false
  }

  /// Behind a chain of blocks, each with its length in front, the last one empty.
  private func endOfBlocks(from start: Int) -> Int? {
    var place = start
    while let length = bytes.byte(place) {
      place += length + 1
      if length == 0 { return place }
    }
    return nil
  }

  private mutating func readExtension(_ label: Int, _ start: Int) {
    if label == 0xF9, bytes.byte(start) == 4, let flags = bytes.byte(start + 1),
      let time = bytes.little(2, at: start + 2), let transparent = bytes.byte(start + 4)
    {
      control = (flags, time, transparent)
    }
    if label == 0xFF, bytes.holds("\u{0B}NETSCAPE2.0\u{03}\u{01}", at: start) {
      loopCount = bytes.little(2, at: start + 14)
    }
  }

  /// Whether the picture was there to its end.
  private mutating func readPicture() -> Bool {
    guard let x = bytes.little(2, at: place + 1), let y = bytes.little(2, at: place + 3),
      let width = bytes.little(2, at: place + 5), let height = bytes.little(2, at: place + 7),
      let flags = bytes.byte(place + 9)
    else { return false }
    let palette = flags & 0x80 != 0 ? GIFFile.paletteSize(flags) : 0
    // One byte in front of the packed ones says how wide codes are.
    let end = endOfBlocks(from: place + 10 + palette + 1)
    var placement = FramePlacement(x: x, y: y, width: width, height: height)
    placement.disposal = [2: .clear, 3: .restore][(control?.flags ?? 0) >> 2 & 7] ?? .keep
    frames.append(
      GIFFile.Frame(
        placement: placement, delay: FrameDelay(unclamped: Double(control?.time ?? 0) / 100),
        transparent: control.flatMap { $0.flags & 1 != 0 ? $0.transparent : nil },
        block: place..<(end ?? bytes.count), isComplete: end != nil,
        isInterlaced: flags & 0x40 != 0, hasOwnColors: flags & 0x80 != 0))
    control = nil
    place = end ?? bytes.count
    return end != nil
  }
}
