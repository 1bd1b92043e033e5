// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A WebP file's answers to what every picture file can be asked; pixels by libwebp.

internal import CWebP
internal import CoreGraphics
internal import MicaRaster

extension WebPFile: PictureReader {
  var count: Int { frames.count }

  func isComplete(at index: Int) -> Bool { frames[index].isComplete }

  func facts(at index: Int) -> PictureFacts {
    var facts = PictureFacts(width: width, height: height, hasAlpha: hasAlpha)
    facts.tags = exif?.tags ?? PictureTags()
    return facts
  }

  func dictionaries(at index: Int) -> [String: [String: Any]] {
    var all = exif?.dictionaries ?? [:]
    if let delay = frames[index].delay {
      all[kCGImagePropertyWebPDictionary] = Self.times(delay)
    }
    return all
  }

  var dictionaries: [String: [String: Any]] {
    guard let loopCount else { return [:] }
    return [
      kCGImagePropertyWebPDictionary: [
        kCGImagePropertyWebPLoopCount: Number.make(loopCount),
        kCGImagePropertyWebPCanvasPixelWidth: Number.make(width),
        kCGImagePropertyWebPCanvasPixelHeight: Number.make(height),
        kCGImagePropertyWebPFrameInfoArray: frames.compactMap { $0.delay }.map(Self.times),
      ]
    ]
  }

  private static func times(_ delay: FrameDelay) -> [String: Any] {
    [
      kCGImagePropertyWebPDelayTime: Number.make(delay.clamped(to: 0.1)),
      kCGImagePropertyWebPUnclampedDelayTime: Number.make(delay.unclamped),
    ]
  }

  func pixmap(at index: Int, _ demand: PictureDemand) throws(ImageError) -> Pixmap {
    guard frames[index].isComplete || demand == .partial else { throw .truncated }
    guard loopCount != nil else { return try decode(frames[index], demand) }
    return try composer.canvas(at: index, frames.map(\.placement)) { number throws(ImageError) in
      try decode(frames[number], number == index ? demand : .whole)
    }
  }

  /// A frame's own pixels; of a partial one the rows that are there.
  private func decode(_ frame: Frame, _ demand: PictureDemand) throws(ImageError) -> Pixmap {
    let pixmap = Pixmap(width: frame.placement.width, height: frame.placement.height)
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else { throw .damaged("another version of libwebp") }
    let status = bytes[frame.data].withUnsafeBufferPointer { data -> VP8StatusCode in
      let status = WebPGetFeatures(data.baseAddress, data.count, &config.input)
      guard status == VP8_STATUS_OK else { return status }
      guard config.input.width == pixmap.width, config.input.height == pixmap.height else {
        return VP8_STATUS_BITSTREAM_ERROR
      }
      // Into the pixmap's own memory; straight, since the library premultiplies by rounding down.
      config.output.colorspace = MODE_RGBA
      config.output.is_external_memory = 1
      config.output.u.RGBA.rgba = pixmap.bytes
      config.output.u.RGBA.stride = Int32(pixmap.bytesPerRow)
      config.output.u.RGBA.size = pixmap.bytesPerRow * pixmap.height
      guard demand == .partial else { return WebPDecode(data.baseAddress, data.count, &config) }
      guard let decoder = WebPIDecode(nil, 0, &config) else { return VP8_STATUS_OUT_OF_MEMORY }
      defer { WebPIDelete(decoder) }
      let progress = WebPIAppend(decoder, data.baseAddress, data.count)
      return progress == VP8_STATUS_SUSPENDED ? VP8_STATUS_OK : progress
    }
    switch status {
    case VP8_STATUS_OK:
      // The reader gives alpha that a lossless file's pixels have and its header denies.
      if config.input.has_alpha == 0 && demand == .whole { pixmap.makeOpaque() }
      profile?.convert(pixmap)
      pixmap.premultiply()
      return pixmap
    case VP8_STATUS_OUT_OF_MEMORY: throw .outOfMemory
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: throw .truncated
    default: throw .damaged("WebP code \(status.rawValue)")
    }
  }
}
