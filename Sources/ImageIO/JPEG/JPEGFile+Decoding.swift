// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// JPEG file → pixmap, by libjpeg-turbo.

internal import CTurboJPEG
internal import MicaRaster

extension JPEGFile {
  func pixmap(at index: Int, _ demand: PictureDemand) throws(ImageError) -> Pixmap {
    // Image I/O shows what was decoded of a file that ends too early.
    guard isComplete || demand == .partial || scans > 0 else { throw .truncated }
    let scale = reduction(for: demand)
    try check(reducedBy: isProgressive ? 1 : scale)
    let pixmap = try pixmap(reducedBy: scale)
    if demand == .whole, width >= 8, height >= 8 {
      pixmap.reductions = PixmapReductions { [self] in self.reduced($0, by: $1) }
    }
    return pixmap
  }

  func admits(_ demand: PictureDemand) -> Bool {
    depth == 8 && (try? check(reducedBy: isProgressive ? 1 : reduction(for: demand))) != nil
  }

  /// What blocks of the whole picture show by their lowest frequencies. Colours that are halved already keep twice as many
  /// (FACTS 3.15).
  private func reduced(_ whole: Pixmap, by factor: Int) -> Pixmap? {
    let (width, height) = (width / factor, height / factor)
    guard width > 0, height > 0 else { return nil }
    let small = Pixmap(width: width, height: height)
    let planes = bytes.withUnsafeBufferPointer { source -> JPEGPlanes? in
      guard components == 3, let decoder = tjInitDecompress() else { return nil }
      defer { tjDestroy(decoder) }
      return JPEGPlanes(decoder, source, width: self.width, height: self.height)
    }
    if let planes {
      planes.fill(small, by: factor)
      profile?.convert(small)
    } else {
      ImageResampler().reduceBlocks(whole, by: factor, into: small)
    }
    return small
  }

  /// The picture at 1, 1/2, 1/4 or 1/8 of its size, made by the decoder itself from its lowest frequencies.
  private func pixmap(reducedBy scale: Int) throws(ImageError) -> Pixmap {
    guard depth == 8 else { throw .damaged("\(depth) bits a component") }
    guard let decoder = tjInitDecompress() else { throw .outOfMemory }
    defer { tjDestroy(decoder) }
    let pixmap = Pixmap(
      width: (width + scale - 1) / scale, height: (height + scale - 1) / scale)
    let code: Int32 = bytes.withUnsafeBufferPointer { source in
      if scale == 1, components == 3,
        let planes = JPEGPlanes(decoder, source, width: width, height: height)
      {
        planes.fill(pixmap)
        return 0
      }
      return tjDecompress2(
        decoder, source.baseAddress, UInt(source.count), pixmap.bytes, Int32(pixmap.width),
        Int32(pixmap.bytesPerRow), Int32(pixmap.height),
        Int32(components == 4 ? TJPF_CMYK.rawValue : TJPF_RGBA.rawValue),
        // The decoder's rounding is the same on every machine in this mode only.
        TJFLAG_ACCURATEDCT)
    }
    // After a warning (stray bytes, packed bytes that make no sense) there is a picture all the same.
    if code != 0, tjGetErrorCode(decoder) == TJERR_FATAL.rawValue {
      throw .damaged(String(cString: tjGetErrorStr2(decoder)))
    }
    profile?.convert(pixmap)
    if components == 4 { pixmap.convertFromInvertedCMYK() }
    return pixmap
  }

  /// By how much the decoder may shrink the picture at no cost: 1, 2, 4 or 8.
  private func reduction(for demand: PictureDemand) -> Int {
    guard case .reduced(let side) = demand else { return 1 }
    return Self.reductions.first { max(width, height) / $0 >= side } ?? 1
  }
}

extension Pixmap {
  /// Four inks, each 255 for none of it as all writers of such files have it, to opaque RGB without
  /// a profile: c · k / 255.
  fileprivate func convertFromInvertedCMYK() {
    for i in 0..<width * height {
      let pixel = bytes + i * 4
      let black = UInt32(pixel[3])
      for channel in 0..<3 { pixel[channel] = UInt8((UInt32(pixel[channel]) * black + 127) / 255) }
      pixel[3] = 255
    }
  }
}
