// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures of pixels within PDF files.

internal import CoreGraphics
internal import Foundation
internal import ImageIO

enum PDFPicture {
  /// Pixels of one picture.
  private static let mostPixels = 1 << 24

  /// The picture of an object; nil for a form that isn't read.
  static func image(
    _ object: PDFValue, _ resources: [String: PDFValue], of file: PDFFile,
    _ state: PDFPainter.State
  ) -> CGImage? {
    let table = object.table
    func number(_ key: String) -> Int {
      file.resolved(table[key] ?? .none).number.flatMap { Int(exactly: $0) } ?? 0
    }
    let (width, height) = (number("Width"), number("Height"))
    guard width > 0, height > 0, width <= mostPixels / height, let data = file.content(of: object)
    else { return nil }
    let filter = file.resolved(table["Filter"] ?? .none)
    if (filter.name ?? filter.list.last?.name) == "DCTDecode" {
      guard let source = CGImageSourceCreateWithData(Data(data), nil) else { return nil }
      return CGImageSourceCreateImageAtIndex(source, 0, nil)
    }
    let isMask: Bool
    if case .flag(true) = file.resolved(table["ImageMask"] ?? .none) {
      isMask = true
    } else {
      isMask = false
    }
    let bits = isMask ? 1 : number("BitsPerComponent")
    let space =
      isMask
      ? PDFColorSpace.gray
      : PDFColorSpace(table["ColorSpace"] ?? .none, resources, of: file)
    guard [1, 2, 4, 8].contains(bits), space.count > 0 else { return nil }
    let rowBytes = (width * space.count * bits + 7) / 8
    guard data.count >= rowBytes * height else { return nil }
    let decode = file.numbers(table["Decode"] ?? .none)
    let isInverted = decode.first == 1
    let alpha = isMask ? nil : softMask(table, file, width, height)
    let maskColor = isMask ? components(state.fillSpace.color(state.fill, alpha: 1)) : []
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let most = CGFloat((1 << bits) - 1)
    var isIndexed = false
    if case .indexed = space { isIndexed = true }
    var known: [Int: [UInt8]] = [:]
    for y in 0..<height {
      for x in 0..<width {
        var values: [CGFloat] = []
        var key = 0
        for component in 0..<space.count {
          let bit = (x * space.count + component) * bits
          let byte = Int(data[y * rowBytes + bit / 8])
          let raw = byte >> (8 - bits - bit % 8) & ((1 << bits) - 1)
          key = key << 8 | raw
          values.append(
            isIndexed ? CGFloat(raw) : isInverted ? 1 - CGFloat(raw) / most : CGFloat(raw) / most)
        }
        let place = (y * width + x) * 4
        if isMask {
          // 0 is painted.
          guard values[0] < 0.5 else { continue }
          for index in 0..<3 { pixels[place + index] = maskColor[index] }
          pixels[place + 3] = 255
          continue
        }
        let rgb: [UInt8]
        if let found = known[key] {
          rgb = found
        } else {
          rgb = components(space.color(values, alpha: 1))
          if known.count < 1 << 16 { known[key] = rgb }
        }
        let a = alpha.map { Int($0[y * width + x]) } ?? 255
        for index in 0..<3 { pixels[place + index] = UInt8((Int(rgb[index]) * a + 127) / 255) }
        pixels[place + 3] = UInt8(a)
      }
    }
    return image(pixels, width, height)
  }

  private static func image(_ pixels: [UInt8], _ width: Int, _ height: Int) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(pixels) as CFData) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }

  private static func components(_ color: CGColor) -> [UInt8] {
    let space = CGColorSpaceCreateDeviceRGB()
    let values = color.converted(to: space, intent: .defaultIntent, options: nil)?.components ?? []
    return (0..<3).map { index in
      values.indices.contains(index) ? UInt8(min(255, max(0, (values[index] * 255).rounded()))) : 0
    }
  }

  /// The alpha of each pixel.
  private static func softMask(
    _ table: [String: PDFValue], _ file: PDFFile, _ width: Int, _ height: Int
  ) -> [UInt8]? {
    let mask = file.resolved(table["SMask"] ?? .none)
    func number(_ key: String) -> Int {
      file.resolved(mask.table[key] ?? .none).number.flatMap { Int(exactly: $0) } ?? 0
    }
    let (ownWidth, ownHeight) = (number("Width"), number("Height"))
    guard ownWidth > 0, ownHeight > 0, ownWidth <= mostPixels / ownHeight,
      number("BitsPerComponent") == 8, let data = file.content(of: mask),
      data.count >= ownWidth * ownHeight
    else { return nil }
    if (ownWidth, ownHeight) == (width, height) { return data }
    return (0..<width * height).map { index in
      data[(index / width * ownHeight / height) * ownWidth + index % width * ownWidth / width]
    }
  }
}
