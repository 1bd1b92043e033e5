// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures → GIF file, still or animated, by giflib.

internal import CGIF
internal import MicaRaster

/// Writes GIF files.
enum GIFEncoder {
  /// The whole file; each frame has a palette of its own. Delays are seconds, kept to hundredths.
  ///
  /// Loops 0 times for ever; nil says nothing, which plays once.
  static func file(
    _ frames: [(pixmap: Pixmap, delay: Double)], loopCount: Int?
  ) throws(ImageError) -> [UInt8] {
    guard let first = frames.first?.pixmap else { throw .unsuitable("an animation of no frames") }
    guard first.width <= 65_535, first.height <= 65_535 else {
      throw .unsuitable("a GIF picture has at most 65535 pixels a side")
    }
    guard frames.allSatisfy({ $0.pixmap.width == first.width && $0.pixmap.height == first.height })
    else { throw .unsuitable("an animation whose frames differ in size") }
    let isOpaque = frames.allSatisfy { $0.pixmap.isOpaque }
    var output: [UInt8] = []
    let isWritten = withUnsafeMutablePointer(to: &output) { output -> Bool in
      guard let file = EGifOpen(output, { GIFEncoder.append($0, $1, $2) }, nil) else {
        return false
      }
      var isGood = write(loopCount: loopCount, size: first, into: file)
      var canvas: Pixmap?
      for frame in frames where isGood {
        // What changed is enough where no frame has holes through which the one before would show.
        let whole = FramePlacement(x: 0, y: 0, width: first.width, height: first.height)
        let change = isOpaque ? canvas.map { frame.pixmap.difference(from: $0) } : nil
        let isAnimation = frames.count > 1
        isGood = write(
          frame.pixmap, change ?? whole, delay: isAnimation ? frame.delay : nil,
          clears: !isOpaque && isAnimation, into: file)
        canvas = frame.pixmap
      }
      return EGifCloseFile(file, nil) == GIF_OK && isGood
    }
    guard isWritten else { throw .outOfMemory }
    return output
  }

  private static func write(
    loopCount: Int?, size: Pixmap, into file: UnsafeMutablePointer<GifFileType>
  ) -> Bool {
    EGifSetGifVersion(file, true)
    guard EGifPutScreenDesc(file, Int32(size.width), Int32(size.height), 8, 0, nil) == GIF_OK
    else { return false }
    guard let loopCount else { return true }
    let count = UInt16(clamping: loopCount)
    let block = [1, UInt8(count & 255), UInt8(count >> 8)]
    return EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK
      && EGifPutExtensionBlock(file, 11, "NETSCAPE2.0") == GIF_OK
      && EGifPutExtensionBlock(file, 3, block) == GIF_OK
      && EGifPutExtensionTrailer(file) == GIF_OK
  }

  private static func write(
    _ pixmap: Pixmap, _ placement: FramePlacement, delay: Double?, clears: Bool,
    into file: UnsafeMutablePointer<GifFileType>
  ) -> Bool {
    let palette = GIFPalette(pixmap.part(placement))
    if delay != nil || palette.transparent != nil {
      // Flags: what becomes of the frame (1 stays, 2 is cleared), whether a colour is nothing.
      let flags = UInt8((clears ? 2 : 1) << 2 | (palette.transparent == nil ? 0 : 1))
      let time = UInt16(max(0, min(65_535, ((delay ?? 0) * 100).rounded())))
      let control = [flags, UInt8(time & 255), UInt8(time >> 8), UInt8(palette.transparent ?? 0)]
      guard EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, control) == GIF_OK else {
        return false
      }
    }
    // Palettes have 2, 4, 8 … 256 colours.
    var colors = palette.colors.map {
      GifColorType(
        Red: UInt8($0 >> 16), Green: UInt8($0 >> 8 & 255), Blue: UInt8($0 & 255))
    }
    let size = (1...8).map { 1 << $0 }.first { $0 >= colors.count } ?? 256
    colors += Array(repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: size - colors.count)
    guard let map = GifMakeMapObject(Int32(size), colors) else { return false }
    defer { GifFreeMapObject(map) }
    guard
      EGifPutImageDesc(
        file, Int32(placement.x), Int32(placement.y), Int32(placement.width),
        Int32(placement.height), false, map) == GIF_OK
    else { return false }
    var indices = palette.indices
    return indices.withUnsafeMutableBufferPointer { indices in
      guard let base = indices.baseAddress else { return false }
      return (0..<placement.height).allSatisfy { y in
        EGifPutLine(file, base + y * placement.width, Int32(placement.width)) == GIF_OK
      }
    }
  }

  /// What giflib calls with the bytes of the file.
  private static func append(
    _ file: UnsafeMutablePointer<GifFileType>?, _ bytes: UnsafePointer<UInt8>?, _ count: Int32
  ) -> Int32 {
    guard let output = file?.pointee.UserData?.assumingMemoryBound(to: [UInt8].self) else {
      return 0
    }
    output.pointee += UnsafeBufferPointer(start: bytes, count: Int(count))
    return count
  }
}
