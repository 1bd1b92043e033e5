// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures → WebP file, still or animated, by libwebp.

internal import CWebP
internal import MicaRaster

/// Writes WebP files: straight sRGB with alpha.
struct WebPEncoder {
  private let settings: WebPConfig

  /// Quality is 0 ... 1; 1 or nil keeps every pixel.
  init(quality: Double?) throws(ImageError) {
    var settings = WebPConfig()
    let isLossless = (quality ?? 1) >= 1
    guard WebPConfigInit(&settings) != 0,
      // Level 6 of 9 is the library's own default for lossless pictures.
      !isLossless || WebPConfigLosslessPreset(&settings, 6) != 0
    else { throw .unsuitable("another version of libwebp") }
    if let quality, !isLossless { settings.quality = Float(max(0, quality) * 100) }
    self.settings = settings
  }

  /// The file of one picture.
  func file(_ pixmap: Pixmap, tags: PictureTags) throws(ImageError) -> [UInt8] {
    var output = WebPMemoryWriter()
    WebPMemoryWriterInit(&output)
    defer { WebPMemoryWriterClear(&output) }
    try withPicture(pixmap) { (picture: inout WebPPicture) throws(ImageError) in
      let encoded = withUnsafeMutablePointer(to: &output) { output in
        picture.writer = WebPMemoryWrite
        picture.custom_ptr = UnsafeMutableRawPointer(output)
        return withUnsafePointer(to: settings) { WebPEncode($0, &picture) }
      }
      guard encoded != 0 else { throw .unsuitable("WebP code \(picture.error_code.rawValue)") }
    }
    let file = Array(UnsafeBufferPointer(start: output.mem, count: output.size))
    guard let block = ExifWriter.block(tags) else { return file }
    return try add(block, to: file)
  }

  /// The file of an animation; delays are seconds, loops 0 times for ever.
  func file(
    _ frames: [(pixmap: Pixmap, delay: Double)], loopCount: Int, tags: PictureTags
  ) throws(ImageError) -> [UInt8] {
    guard let first = frames.first?.pixmap else { throw .unsuitable("an animation of no frames") }
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0 else {
      throw .unsuitable("another version of libwebp")
    }
    options.anim_params.loop_count = Int32(loopCount)
    guard let encoder = WebPAnimEncoderNew(Int32(first.width), Int32(first.height), &options) else {
      throw .outOfMemory
    }
    defer { WebPAnimEncoderDelete(encoder) }
    var time = 0.0
    for frame in frames {
      guard frame.pixmap.width == first.width, frame.pixmap.height == first.height else {
        throw .unsuitable("an animation whose frames differ in size")
      }
      try withPicture(frame.pixmap) { (picture: inout WebPPicture) throws(ImageError) in
        let added = withUnsafePointer(to: settings) {
          WebPAnimEncoderAdd(encoder, &picture, Self.milliseconds(time), $0)
        }
        guard added != 0 else { throw Self.failure(encoder) }
      }
      time += frame.delay
    }
    var data = WebPData()
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAdd(encoder, nil, Self.milliseconds(time), nil) != 0,
      WebPAnimEncoderAssemble(encoder, &data) != 0
    else { throw Self.failure(encoder) }
    let file = Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
    guard let block = ExifWriter.block(tags) else { return file }
    return try add(block, to: file)
  }

  private static func milliseconds(_ time: Double) -> Int32 {
    Int32(max(0, min(2e9, (time * 1000).rounded())))
  }

  private static func failure(_ encoder: OpaquePointer) -> ImageError {
    .unsuitable(WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "libwebp failed")
  }

  /// Calls `body` with a copy of the pixels in the library's form.
  private func withPicture(
    _ pixmap: Pixmap, _ body: (inout WebPPicture) throws(ImageError) -> Void
  ) throws(ImageError) {
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw .unsuitable("another version of libwebp") }
    guard pixmap.width <= WEBP_MAX_DIMENSION, pixmap.height <= WEBP_MAX_DIMENSION else {
      throw .unsuitable("a WebP picture has at most \(WEBP_MAX_DIMENSION) pixels a side")
    }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(pixmap.width)
    picture.height = Int32(pixmap.height)
    let straight = pixmap.straightBytes()
    guard WebPPictureImportRGBA(&picture, straight, Int32(pixmap.width * 4)) != 0 else {
      throw .outOfMemory
    }
    try body(&picture)
  }

  /// The same file with an Exif chunk.
  private func add(_ block: [UInt8], to file: [UInt8]) throws(ImageError) -> [UInt8] {
    var source = WebPData(bytes: nil, size: file.count)
    let mux = file.withUnsafeBufferPointer { bytes in
      source.bytes = bytes.baseAddress
      return WebPMuxCreate(&source, 1)
    }
    guard let mux else { throw .outOfMemory }
    defer { WebPMuxDelete(mux) }
    let result = block.withUnsafeBufferPointer { bytes in
      var chunk = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      return WebPMuxSetChunk(mux, "EXIF", &chunk, 1)
    }
    var output = WebPData()
    defer { WebPDataClear(&output) }
    guard result == WEBP_MUX_OK, WebPMuxAssemble(mux, &output) == WEBP_MUX_OK else {
      throw .outOfMemory
    }
    return Array(UnsafeBufferPointer(start: output.bytes, count: output.size))
  }
}
