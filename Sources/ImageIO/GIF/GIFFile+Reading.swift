// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A GIF file's answers to what every picture file can be asked; pixels by giflib.

internal import CGIF
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

  /// A frame's own pixels. The reader gets a file of nothing but that frame.
  private func decode(_ frame: Frame, isPartial: Bool) throws(ImageError) -> Pixmap {
    let (width, height) = (frame.placement.width, frame.placement.height)
    try PictureLimits.check(width: width, height: height, fileSize: frame.block.count)
    var input = GIFInput(bytes: bytes[preamble] + bytes[frame.block] + [0x3B])
    let pixmap = Pixmap(width: width, height: height)
    let isWhole = withUnsafeMutablePointer(to: &input) { input -> Bool in
      guard let file = DGifOpen(input, { GIFInput.read($0, $1, $2) }, nil) else { return false }
      defer { DGifCloseFile(file, nil) }
      return readRows(file, into: pixmap, transparent: frame.transparent)
    }
    guard isWhole || isPartial else { throw .damaged("packed rows of a GIF frame") }
    return pixmap
  }

  /// False where a row could not be unpacked; the rows before it are there.
  private func readRows(
    _ file: UnsafeMutablePointer<GifFileType>, into pixmap: Pixmap, transparent: Int?
  ) -> Bool {
    var kind = UNDEFINED_RECORD_TYPE
    guard DGifGetRecordType(file, &kind) == GIF_OK, kind == IMAGE_DESC_RECORD_TYPE,
      DGifGetImageDesc(file) == GIF_OK, Int(file.pointee.Image.Width) == pixmap.width,
      Int(file.pointee.Image.Height) == pixmap.height,
      let map = file.pointee.Image.ColorMap ?? file.pointee.SColorMap
    else { return false }
    let colors = UnsafeBufferPointer(start: map.pointee.Colors, count: Int(map.pointee.ColorCount))
    var row = [UInt8](repeating: 0, count: pixmap.width)
    for y in Self.rowOrder(height: pixmap.height, isInterlaced: file.pointee.Image.Interlace) {
      guard DGifGetLine(file, &row, Int32(pixmap.width)) == GIF_OK else { return false }
      let target = pixmap.bytes + y * pixmap.bytesPerRow
      for (x, index) in row.enumerated() where Int(index) != transparent {
        guard colors.indices.contains(Int(index)) else { continue }
        let color = colors[Int(index)]
        let pixel = target + x * 4
        (pixel[0], pixel[1], pixel[2], pixel[3]) = (color.Red, color.Green, color.Blue, 255)
      }
    }
    return true
  }

  /// Interlaced rows come in four sweeps: every eighth, the eighths between, fourths, halves.
  private static func rowOrder(height: Int, isInterlaced: Bool) -> [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }
}

/// Bytes that giflib reads through a function.
private struct GIFInput {
  let bytes: ArraySlice<UInt8>
  private var place = 0

  init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// What giflib calls: at most `count` bytes into `target`; says how many there were.
  static func read(
    _ file: UnsafeMutablePointer<GifFileType>?, _ target: UnsafeMutablePointer<UInt8>?,
    _ count: Int32
  ) -> Int32 {
    guard let input = file?.pointee.UserData?.assumingMemoryBound(to: GIFInput.self), let target
    else { return 0 }
    let start = input.pointee.bytes.startIndex + input.pointee.place
    let part = input.pointee.bytes[start...].prefix(Int(count))
    for (i, byte) in part.enumerated() { target[i] = byte }
    input.pointee.place += part.count
    return Int32(part.count)
  }
}
