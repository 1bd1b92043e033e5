// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Images within PDF files. An image of more pixels than its page shows is shrunk while it is decoded.

internal import CoreGraphics
internal import Foundation
internal import ImageIO
internal import MicaRaster

/// An image of a PDF file (ISO 32000, 8.9) as it is decoded.
struct PDFPicture {
  /// What a decoded image depends on.
  struct Key: Hashable {
    var start: Int
    /// The fill color of a stencil.
    var color: [UInt8]
    var most: Int
  }

  private static let mostPixels = 1 << 26

  private let file: PDFFile
  private let table: [String: PDFValue]
  private let width: Int
  private let height: Int
  /// So many pixels of the file in each direction become one.
  private let factor: Int
  private var outWidth: Int { (width + factor - 1) / factor }
  private var outHeight: Int { (height + factor - 1) / factor }

  /// The image of an object or of an inline dictionary; nil for a kind that isn't read.
  ///
  /// `stencil` is the color in which masks are painted, `most` the number of pixels that are worth decoding.
  static func image(
    _ object: PDFValue, inline: [UInt8]? = nil, _ resources: [String: PDFValue],
    of file: PDFFile, stencil: CGColor, most: Int
  ) -> CGImage? {
    let isStencil =
      file.resolved(object.table["ImageMask"] ?? object.table["IM"] ?? .none).flag == true
    let color = isStencil ? components(stencil) : []
    guard case .stream(_, let start) = object else {
      return PDFPicture(object.table, of: file, most)?.decoded(object, inline, resources, color)
    }
    let key = Key(start: start, color: color, most: most)
    if let known = file.pictures[key] { return known }
    let made = PDFPicture(object.table, of: file, most)?.decoded(object, nil, resources, color)
    if let made { file.pictures[key] = made }
    return made
  }

  private init?(_ table: [String: PDFValue], of file: PDFFile, _ most: Int) {
    (self.file, self.table) = (file, table)
    let width = file.resolved(table["Width"] ?? table["W"] ?? .none).integer ?? 0
    let height = file.resolved(table["Height"] ?? table["H"] ?? .none).integer ?? 0
    guard width > 0, height > 0, width <= Self.mostPixels / height else { return nil }
    (self.width, self.height) = (width, height)
    var factor = 1
    while width / factor * (height / factor) > max(1, most) { factor += 1 }
    self.factor = factor
  }

  private func value(_ key: String, _ short: String) -> PDFValue {
    file.resolved(table[key] ?? table[short] ?? .none)
  }

  private func decoded(
    _ object: PDFValue, _ inline: [UInt8]?, _ resources: [String: PDFValue], _ stencil: [UInt8]
  ) -> CGImage? {
    guard file.budget.take(bytes: outWidth * outHeight * 4),
      file.budget.spend(width * height / 32 + outWidth * outHeight / 4),
      let data = inline ?? file.content(of: object)
    else { return nil }
    if ["DCTDecode", "DCT"].contains(file.filters(of: table).last ?? "") {
      return photograph(data)
    }
    guard
      var samples = PDFSampleReader(
        table, data: data, width: width, height: height, factor: factor, of: file)
    else {
      return nil
    }
    if !stencil.isEmpty { return stencilImage(samples, stencil) }
    let space = PDFColorSpace(
      value("ColorSpace", "CS"), resources, of: file)
    guard space.count > 0, samples.set(space) else { return nil }
    let alpha = mask(samples)
    var pixels = [UInt8](repeating: 255, count: outWidth * outHeight * 4)
    guard samples.fill(&pixels, file.budget) else { return nil }
    if let alpha {
      for index in 0..<outWidth * outHeight where alpha[index] < 255 {
        let a = Int(alpha[index])
        for part in 0..<3 {
          pixels[index * 4 + part] = UInt8((Int(pixels[index * 4 + part]) * a + 127) / 255)
        }
        pixels[index * 4 + 3] = alpha[index]
      }
    }
    return image(pixels)
  }

  private func photograph(_ data: [UInt8]) -> CGImage? {
    guard let source = CGImageSourceCreateWithData(Data(data), nil) else { return nil }
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    let across = (properties?[kCGImagePropertyPixelWidth] as? NSNumber)?.intValue ?? 0
    let down = (properties?[kCGImagePropertyPixelHeight] as? NSNumber)?.intValue ?? 0
    // The file's own size counts, whatever the dictionary says.
    guard across > 0, down > 0, across <= Self.mostPixels / down,
      file.budget.spend(across * down / 8)
    else { return nil }
    var whole: CGImage?
    if factor > 1 || across * down > width * height {
      let options: [String: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceThumbnailMaxPixelSize: max(outWidth, outHeight),
      ]
      whole = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
    } else {
      whole = CGImageSourceCreateImageAtIndex(source, 0, nil)
    }
    guard let whole, let mask = softMask() else { return whole }
    return whole.masked(byAlpha: mask)
  }

  private func stencilImage(_ samples: PDFSampleReader, _ color: [UInt8]) -> CGImage? {
    let isInverted = file.numbers(value("Decode", "D")).first == 1
    guard samples.components == 1, samples.bits == 1 else { return nil }
    var pixels = [UInt8](repeating: 0, count: outWidth * outHeight * 4)
    for y in 0..<outHeight {
      for x in 0..<outWidth {
        // 0 is painted.
        let share = samples.average(x, y, component: 0)
        let a = Int((255 * (isInverted ? share : 1 - share)).rounded())
        let place = (y * outWidth + x) * 4
        for part in 0..<3 { pixels[place + part] = UInt8((Int(color[part]) * a + 127) / 255) }
        pixels[place + 3] = UInt8(a)
      }
    }
    return image(pixels)
  }

  private func image(_ pixels: [UInt8]) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(pixels) as CFData) else { return nil }
    return CGImage(
      width: outWidth, height: outHeight, bitsPerComponent: 8, bitsPerPixel: 32,
      bytesPerRow: outWidth * 4, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil,
      shouldInterpolate: value("Interpolate", "I").flag == true || factor > 1
        || outWidth * outHeight > 1024, intent: .defaultIntent)
  }

  static func components(_ color: CGColor) -> [UInt8] {
    let space = CGColorSpaceCreateDeviceRGB()
    let values = color.converted(to: space, intent: .defaultIntent, options: nil)?.components ?? []
    return (0..<3).map { index in
      values.indices.contains(index)
        ? UInt8(Int(clamping: Double(values[index] * 255).rounded(), to: 0...255)) : 0
    }
  }

  // MARK: Masks

  /// The alpha of each pixel, by a soft mask, a stencil or a range of colors; nil where there is no mask.
  private func mask(_ samples: PDFSampleReader) -> [UInt8]? {
    if let soft = softMask() { return scaled(soft, outWidth, outHeight) }
    let mask = file.resolved(table["Mask"] ?? .none)
    if mask.list.isEmpty { return nil }
    let ranges = mask.list.map { file.resolved($0).integer ?? 0 }
    guard ranges.count == 2 * samples.components else { return nil }
    return (0..<outWidth * outHeight).map { index in
      let isMasked = (0..<samples.components).allSatisfy {
        let raw = samples.raw(index % outWidth * factor, index / outWidth * factor, component: $0)
        return raw >= ranges[2 * $0] && raw <= ranges[2 * $0 + 1]
      }
      return isMasked ? 0 : 255
    }
  }

  /// The alpha that another image of the file gives, in its own size.
  private func softMask() -> PDFAlpha? {
    var object = file.resolved(table["SMask"] ?? .none)
    var isStencil = false
    if object.table.isEmpty {
      object = file.resolved(table["Mask"] ?? .none)
      isStencil = true
    }
    guard case .stream(let own, _) = object,
      let picture = PDFPicture(own, of: file, outWidth * outHeight * 2),
      file.budget.take(bytes: picture.outWidth * picture.outHeight),
      file.budget.spend(picture.width * picture.height / 16), let data = file.content(of: object)
    else { return nil }
    let isInverted = (file.numbers(own["Decode"] ?? .none).first == 1) != isStencil
    let (across, down) = (picture.outWidth, picture.outHeight)
    var alpha = [UInt8](repeating: 0, count: across * down)
    guard
      let samples = PDFSampleReader(
        own, data: data, width: picture.width, height: picture.height, factor: picture.factor,
        of: file),
      samples.components == 1
    else { return nil }
    for y in 0..<down {
      for x in 0..<across {
        let share = samples.average(x, y, component: 0)
        alpha[y * across + x] = UInt8((255 * (isInverted ? 1 - share : share)).rounded())
      }
    }
    return PDFAlpha(width: across, height: down, values: alpha)
  }

  private func scaled(_ mask: PDFAlpha, _ width: Int, _ height: Int) -> [UInt8] {
    if (mask.width, mask.height) == (width, height) { return mask.values }
    return (0..<width * height).map { index in
      let (x, y) = (index % width * mask.width / width, index / width * mask.height / height)
      return mask.values[y * mask.width + x]
    }
  }
}

/// The alpha of an image.
struct PDFAlpha {
  let width: Int
  let height: Int
  let values: [UInt8]
}

extension CGImage {
  /// The image with the alpha of another grid of pixels; itself if it is too large for memory.
  fileprivate func masked(byAlpha mask: PDFAlpha) -> CGImage? {
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return self }
    context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    guard let data = context.data else { return self }
    let bytes = data.assumingMemoryBound(to: UInt8.self)
    for index in 0..<width * height {
      let (x, y) = (index % width * mask.width / width, index / width * mask.height / height)
      let a = Int(mask.values[y * mask.width + x])
      for part in 0..<4 {
        bytes[index * 4 + part] = UInt8((Int(bytes[index * 4 + part]) * a + 127) / 255)
      }
    }
    return context.makeImage()
  }
}
