// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Color spaces of PDF files (ISO 32000, 8.6).

internal import CoreGraphics
internal import MicaRaster

/// A color space: how many numbers make a color, and which.
indirect enum PDFColorSpace {
  case gray, rgb, cmyk
  /// L*, a* and b*, with the ranges of the last two.
  case lab([Double])
  /// Numbers that a function turns into another space's.
  case tint(Int, PDFColorSpace, PDFFunction)
  case indexed(PDFColorSpace, [UInt8])
  case pattern
  /// Another one with so many numbers.
  case other(Int)

  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .tint(let count, _, _), .other(let count): count
    case .pattern: 0
    }
  }

  init(_ value: PDFValue, _ resources: [String: PDFValue], of file: PDFFile, level: Int = 0) {
    self = .gray
    guard level < 8, file.budget.spend(8) else { return }
    let value = file.resolved(value)
    if let name = value.name {
      switch name {
      case "DeviceGray", "CalGray", "G": self = .gray
      case "DeviceRGB", "CalRGB", "RGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern
      default:
        let named = file.resolved(resources["ColorSpace"] ?? .none).table[name]
        if let named { self.init(named, resources, of: file, level: level + 1) }
      }
      return
    }
    let list = value.list.prefix(8).map { file.resolved($0) }
    guard let kind = list.first?.name else { return }
    switch kind {
    case "ICCBased":
      let table = list.count > 1 ? list[1].table : [:]
      switch file.resolved(table["N"] ?? .none).integer ?? 3 {
      case 1: self = .gray
      case 4: self = .cmyk
      default: self = .rgb
      }
    case "Separation", "DeviceN":
      let count = kind == "DeviceN" && list.count > 1 ? min(32, max(1, list[1].list.count)) : 1
      guard list.count > 3, let function = PDFFunction(value.list[3], of: file) else {
        Unsupported.note("some color spaces of PDF pictures")
        self = .other(count)
        return
      }
      let base = PDFColorSpace(list[2], resources, of: file, level: level + 1)
      self = .tint(count, base, function)
    case "Indexed", "I":
      guard list.count > 3 else { return }
      let base = PDFColorSpace(list[1], resources, of: file, level: level + 1)
      let bytes = list[3].text ?? file.content(of: list[3]) ?? []
      self = .indexed(base, Array(bytes.prefix(256 * base.count)))
    case "Lab":
      let table = list.count > 1 ? list[1].table : [:]
      let range = file.numbers(table["Range"] ?? .none).map { Double($0) }
      self = .lab(range.count == 4 ? range : [-100, 100, -100, 100])
    case "Pattern": self = .pattern
    default: self.init(.name(kind), resources, of: file, level: level + 1)
    }
  }

  /// The numbers that a color begins with when the space is chosen (ISO 32000, 8.6.5.6 and later).
  var initial: [CGFloat] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .tint(let count, _, _): [CGFloat](repeating: 1, count: count)
    default: [CGFloat](repeating: 0, count: count)
    }
  }

  /// The range of each number where an image does not say otherwise; nil stands for 0 ... 1.
  var imageRanges: [Double]? { if case .lab(let range) = self { [0, 100] + range } else { nil } }

  /// The color of some numbers.
  func color(_ n: [CGFloat], alpha: CGFloat) -> CGColor {
    func value(_ index: Int) -> CGFloat {
      n.indices.contains(index) && n[index].isFinite ? min(1, max(0, n[index])) : 0
    }
    switch self {
    case .gray: return CGColor(gray: value(0), alpha: alpha)
    case .rgb: return CGColor(srgbRed: value(0), green: value(1), blue: value(2), alpha: alpha)
    case .cmyk:
      return CGColor(
        genericCMYKCyan: value(0), magenta: value(1), yellow: value(2), black: value(3),
        alpha: alpha)
    case .lab: return Self.lab(n, alpha)
    case .tint(_, let base, let function):
      return base.color(function.values(at: n.map { Double($0) }).map { CGFloat($0) }, alpha: alpha)
    case .indexed(let base, let bytes):
      let index = Int(clamping: Double(n.first ?? 0), to: 0...255) * base.count
      var values = (0..<base.count).map { place -> CGFloat in
        bytes.indices.contains(index + place) ? CGFloat(bytes[index + place]) / 255 : 0
      }
      if let ranges = base.imageRanges {
        for place in values.indices {
          let (low, high) = (CGFloat(ranges[2 * place]), CGFloat(ranges[2 * place + 1]))
          values[place] = low + values[place] * (high - low)
        }
      }
      return base.color(values, alpha: alpha)
    case .pattern, .other: return CGColor(gray: 1 - value(0), alpha: alpha)
    }
  }

  /// A color of CIE's L*a*b* with D50 as its white (ISO 32000, 8.6.5.4), in sRGB.
  private static func lab(_ n: [CGFloat], _ alpha: CGFloat) -> CGColor {
    func value(_ index: Int) -> Double {
      n.indices.contains(index) && n[index].isFinite ? Double(n[index]) : 0
    }
    func cubed(_ t: Double) -> Double {
      t > 6.0 / 29 ? t * t * t : 108.0 / 841 * (t - 4.0 / 29)
    }
    let middle = (min(100, max(0, value(0))) + 16) / 116
    let (x, y, z) = (
      0.9642 * cubed(middle + value(1) / 500), cubed(middle),
      0.8249 * cubed(middle - value(2) / 200)
    )
    // D50 → linear sRGB by Bradford's adaptation.
    let linear = [
      3.1338561 * x - 1.6168667 * y - 0.4906146 * z,
      -0.9787684 * x + 1.9161415 * y + 0.0334540 * z,
      0.0719453 * x - 0.2289914 * y + 1.4052427 * z,
    ]
    let coded = linear.map { c -> CGFloat in
      let c = min(1, max(0, c))
      return CGFloat(c <= 0.0031308 ? c * 12.92 : 1.055 * PortableMath.pow(c, 1 / 2.4) - 0.055)
    }
    return CGColor(srgbRed: coded[0], green: coded[1], blue: coded[2], alpha: alpha)
  }
}
