// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The structure of a WebP file: a RIFF container with one picture or an animation's frames.

internal import CWebP
internal import CoreGraphics
internal import MicaRaster

/// A WebP file whose chunks were walked.
struct WebPFile: Sendable {
  /// One picture: where its chunks (alpha, then colours) lie in the file, and where it goes.
  struct Frame: Sendable {
    var placement: FramePlacement
    var delay: FrameDelay?
    var data: Range<Int>
    var isComplete: Bool
  }

  let bytes: [UInt8]
  private(set) var width = 0
  private(set) var height = 0
  private(set) var hasAlpha = false
  private(set) var frames: [Frame] = []
  private(set) var isComplete = false
  /// How often an animation runs, 0 for ever; nil for a file without one.
  private(set) var loopCount: Int?
  private(set) var exif: ExifBlock?
  private(set) var profile: ColorProfile?
  let composer: FrameComposer

  init(_ bytes: [UInt8]) throws(ImageError) {
    self.bytes = bytes
    guard bytes.count >= 20, let length = bytes.little(4, at: 4) else { throw .truncated }
    isComplete = bytes.count >= length + 8
    // The canvas: as the extended header has it, or the picture's own size.
    if bytes.holds("VP8X", at: 12) {
      guard let flags = bytes.byte(20), let width = bytes.little(3, at: 24),
        let height = bytes.little(3, at: 27)
      else { throw .truncated }
      (self.width, self.height, hasAlpha) = (width + 1, height + 1, flags & 16 != 0)
    } else {
      let features = try Self.features(bytes[12...])
      (width, height) = (Int(features.width), Int(features.height))
      hasAlpha = features.has_alpha != 0
    }
    composer = FrameComposer(width: width, height: height)
    try readChunks(end: min(bytes.count, length + 8))
    try PictureLimits.check(
      width: width, height: height, fileSize: bytes.count, isAnimation: frames.count > 1)
    guard !frames.isEmpty else { throw isComplete ? .damaged("no picture") : .truncated }
  }

  private static func features(
    _ data: ArraySlice<UInt8>
  ) throws(ImageError) -> WebPBitstreamFeatures {
    var features = WebPBitstreamFeatures()
    let status = data.withUnsafeBufferPointer {
      WebPGetFeatures($0.baseAddress, $0.count, &features)
    }
    if status == VP8_STATUS_OK { return features }
    throw status == VP8_STATUS_NOT_ENOUGH_DATA
      ? .truncated : .damaged("WebP code \(status.rawValue)")
  }

  private mutating func readChunks(end: Int) throws(ImageError) {
    var place = 12
    // Where a plain picture's first chunk began: its alpha, if it has a chunk of its own.
    var start: Int?
    while place + 8 <= end, let name = bytes.name(at: place),
      let size = bytes.little(4, at: place + 4)
    {
      let content = place + 8..<place + 8 + size
      let next = content.upperBound + size % 2
      let isWhole = content.upperBound <= end
      switch name {
      case "ANIM" where isWhole && size >= 6:
        loopCount = bytes.little(2, at: content.lowerBound + 4)
      case "ANMF" where loopCount != nil: try beginFrame(content, end: end)
      case "ALPH" where loopCount == nil: start = place
      case "VP8 ", "VP8L":
        guard loopCount == nil, frames.isEmpty else { break }
        frames.append(
          Frame(
            placement: FramePlacement(x: 0, y: 0, width: width, height: height),
            data: (start ?? place)..<min(content.upperBound, end), isComplete: isWhole))
      case "ICCP" where isWhole: profile = ColorProfile(Array(bytes[content]))
      case "EXIF" where isWhole:
        // Some writers put JPEG's prefix in front.
        let prefix = bytes.holds("Exif\0\0", at: content.lowerBound) ? 6 : 0
        exif = ExifBlock(Array(bytes[content.dropFirst(prefix)]))
      default: break
      }
      place = next
    }
  }

  private mutating func beginFrame(_ content: Range<Int>, end: Int) throws(ImageError) {
    let start = content.lowerBound
    guard content.count >= 16, start + 16 <= end, let x = bytes.little(3, at: start),
      let y = bytes.little(3, at: start + 3), let right = bytes.little(3, at: start + 6),
      let bottom = bytes.little(3, at: start + 9), let time = bytes.little(3, at: start + 12),
      let flags = bytes.byte(start + 15)
    else { return }
    var placement = FramePlacement(x: x * 2, y: y * 2, width: right + 1, height: bottom + 1)
    guard placement.x + placement.width <= width, placement.y + placement.height <= height else {
      throw .damaged("a frame outside the canvas")
    }
    placement.disposal = flags & 1 != 0 ? .clear : .keep
    placement.replaces = flags & 2 != 0
    frames.append(
      Frame(
        placement: placement, delay: FrameDelay(unclamped: Double(time) / 1000),
        data: start + 16..<min(content.upperBound, end), isComplete: content.upperBound <= end))
  }
}
