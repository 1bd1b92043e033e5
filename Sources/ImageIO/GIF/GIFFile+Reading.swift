// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A GIF file's answers to what every picture file can be asked; and pixels.

internal import CoreGraphics
internal import MicaRaster

extension GIFFile: PictureReader {
  var count: Int { frames.count }

  func isComplete(at index: Int) -> Bool { frames[index].isComplete }

  func facts(at index: Int) -> PictureFacts {
    PictureFacts(
      width: width, height: height,
      hasAlpha: frames[index].transparent != nil || !covers(index), isIndexed: true)
  }

  private func covers(_ index: Int) -> Bool {
    frames[index].placement.covers(width: width, height: height)
  }

  func dictionaries(at index: Int) -> [String: [String: Any]] {
    [kCGImagePropertyGIFDictionary: Self.times(frames[index].delay)]
  }

  var dictionaries: [String: [String: Any]] {
    var gif: [String: Any] = [
      kCGImagePropertyGIFHasGlobalColorMap: Number.make(hasGlobalColors),
      kCGImagePropertyGIFCanvasPixelWidth: Number.make(width),
      kCGImagePropertyGIFCanvasPixelHeight: Number.make(height),
      kCGImagePropertyGIFFrameInfoArray: frames.map { Self.times($0.delay) },
    ]
    // A file that doesn't say runs once.
    gif[kCGImagePropertyGIFLoopCount] = Number.make(loopCount ?? 1)
    return [kCGImagePropertyGIFDictionary: gif]
  }

  private static func times(_ delay: FrameDelay) -> [String: Any] {
    [
      kCGImagePropertyGIFDelayTime: Number.make(delay.clamped(to: 0.1)),
      kCGImagePropertyGIFUnclampedDelayTime: Number.make(delay.unclamped),
    ]
  }

  func pixmap(at index: Int, _ demand: PictureDemand) throws(ImageError) -> Pixmap {
    guard frames[index].isComplete || demand == .partial else { throw .truncated }
    return try composer.canvas(at: index, frames.map(\.placement)) { number throws(ImageError) in
      try decode(frames[number], isPartial: number == index && demand == .partial)
    }
  }

  /// A frame's own pixels; of a partial one the rows that are there.
  private func decode(_ frame: Frame, isPartial: Bool) throws(ImageError) -> Pixmap {
    let (width, height) = (frame.placement.width, frame.placement.height)
    try PictureLimits.check(width: width, height: height, fileSize: frame.block.count)
    guard let colors = palette(of: frame) else { throw .damaged("a GIF frame without colours") }
    // The descriptor has 10 bytes; the byte behind its palette says how wide codes are.
    let place = frame.block.lowerBound + 10 + (frame.hasOwnColors ? colors.count : 0)
    guard var codes = bytes.byte(place).flatMap({ GIFCodes(pixelBits: $0) }) else {
      throw .damaged("packed rows of a GIF frame")
    }
    codes.unpack(
      bytes[min(place + 1, frame.block.upperBound)..<frame.block.upperBound], count: width * height)
    let pixmap = Pixmap(width: width, height: height)
    let rowCount = codes.pixels.count / width
    guard rowCount >= height || isPartial else { throw .damaged("packed rows of a GIF frame") }
    let rows = Self.rowOrder(height: height, isInterlaced: frame.isInterlaced).prefix(rowCount)
    for (i, y) in rows.enumerated() {
      let target = pixmap.bytes + y * pixmap.bytesPerRow
      for x in 0..<width {
        let index = Int(codes.pixels[i * width + x])
        guard index != frame.transparent, index * 3 + 2 < colors.count else { continue }
        let (color, pixel) = (colors.startIndex + index * 3, target + x * 4)
        (pixel[0], pixel[1], pixel[2], pixel[3]) = (
          colors[color], colors[color + 1], colors[color + 2], 255
        )
      }
    }
    return pixmap
  }

  /// Red, green and blue of each colour of a frame; nil where it has none.
  private func palette(of frame: Frame) -> ArraySlice<UInt8>? {
    let start = frame.block.lowerBound + 10
    if frame.hasOwnColors {
      let end = start + Self.paletteSize(Int(bytes[start - 1]))
      return end <= bytes.count ? bytes[start..<end] : nil
    }
    return hasGlobalColors ? bytes[13..<preamble.upperBound] : nil
  }

  /// Interlaced rows come in four sweeps: every eighth, the eighths between, fourths, halves.
  private static func rowOrder(height: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }
}
