// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colour spaces and functions of PDF files.

internal import CoreGraphics
internal import MicaRaster

/// A colour space: how many numbers make a colour, and which.
indirect enum PDFColorSpace {
  case gray, rgb, cmyk
  /// Numbers that a function turns into another space's.
  case tint(Int, PDFColorSpace, PDFFunction)
  case indexed(PDFColorSpace, [UInt8])
  case pattern
  /// Another one with so many numbers.
  case other(Int)

  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb: 3
    case .cmyk: 4
    case .tint(let count, _, _), .other(let count): count
    case .pattern: 0
    }
  }

  init(_ value: PDFValue, _ resources: [String: PDFValue], of file: PDFFile, level: Int = 0) {
    self = .gray
    guard level < 8 else { return }
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
    let list = value.list.map { file.resolved($0) }
    guard let kind = list.first?.name else { return }
    switch kind {
    case "ICCBased":
      let table = list.count > 1 ? list[1].table : [:]
      switch Int(file.resolved(table["N"] ?? .none).number ?? 3) {
      case 1: self = .gray
      case 4: self = .cmyk
      default: self = .rgb
      }
    case "Separation", "DeviceN":
      let count = kind == "DeviceN" && list.count > 1 ? max(1, list[1].list.count) : 1
      guard list.count > 3, let function = PDFFunction(list[3], of: file) else {
        self = .other(count)
        return
      }
      let base = PDFColorSpace(list[2], resources, of: file, level: level + 1)
      self = .tint(count, base, function)
    case "Indexed", "I":
      guard list.count > 3 else { return }
      let base = PDFColorSpace(list[1], resources, of: file, level: level + 1)
      var bytes: [UInt8] = []
      if case .text(let text) = list[3] {
        bytes = text
      } else {
        bytes = file.content(of: list[3]) ?? []
      }
      self = .indexed(base, bytes)
    case "Lab": self = .other(3)
    default: self.init(.name(kind), resources, of: file, level: level + 1)
    }
  }

  /// The colour of some numbers.
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
    case .tint(_, let base, let function):
      return base.color(function.values(at: n.map { Double($0) }).map { CGFloat($0) }, alpha: alpha)
    case .indexed(let base, let bytes):
      let index = Int(min(255, max(0, n.first ?? 0))) * base.count
      let values = (0..<base.count).map { place -> CGFloat in
        bytes.indices.contains(index + place) ? CGFloat(bytes[index + place]) / 255 : 0
      }
      return base.color(values, alpha: alpha)
    case .pattern, .other: return CGColor(gray: 1 - value(0), alpha: alpha)
    }
  }
}

/// A function of numbers (ISO 32000, 7.10), without those written as programs.
indirect enum PDFFunction {
  case exponential([Double], [Double], Double)
  case sampled(PDFSamples)
  case stitched([PDFFunction], bounds: [Double], encode: [Double], domain: [Double])
  /// One for each number.
  case several([PDFFunction])

  init?(_ value: PDFValue, of file: PDFFile, level: Int = 0) {
    guard level < 8 else { return nil }
    let value = file.resolved(value)
    if !value.list.isEmpty {
      let parts = value.list.prefix(32).compactMap { PDFFunction($0, of: file, level: level + 1) }
      guard parts.count == min(32, value.list.count) else { return nil }
      self = .several(parts)
      return
    }
    let table = value.table
    func numbers(_ key: String) -> [Double] {
      file.numbers(table[key] ?? .none).map { Double($0) }
    }
    switch file.resolved(table["FunctionType"] ?? .none).number {
    case 0:
      guard let samples = PDFSamples(value, of: file) else { return nil }
      self = .sampled(samples)
    case 2:
      let low = numbers("C0")
      let high = numbers("C1")
      self = .exponential(
        low.isEmpty ? [0] : low, high.isEmpty ? [1] : high,
        file.resolved(table["N"] ?? .none).number ?? 1)
    case 3:
      let parts = file.resolved(table["Functions"] ?? .none).list.prefix(256)
        .compactMap { PDFFunction($0, of: file, level: level + 1) }
      let domain = numbers("Domain")
      let (bounds, encode) = (numbers("Bounds"), numbers("Encode"))
      guard !parts.isEmpty, bounds.count >= parts.count - 1, encode.count >= 2 * parts.count,
        domain.count >= 2
      else { return nil }
      self = .stitched(parts, bounds: bounds, encode: encode, domain: domain)
    default: return nil
    }
  }

  func values(at input: [Double]) -> [Double] {
    let x = input.first ?? 0
    switch self {
    case .exponential(let low, let high, let n):
      let power = n == 1 ? x : n == 2 ? x * x : PortableMath.pow(min(1, max(0, x)), n)
      return zip(low, high).map { $0 + power * ($1 - $0) }
    case .sampled(let samples): return samples.values(at: input)
    case .stitched(let parts, let bounds, let encode, let domain):
      let x = min(domain[1], max(domain[0], x))
      let index = bounds.prefix(parts.count - 1).firstIndex { x < $0 } ?? parts.count - 1
      let low = index == 0 ? domain[0] : bounds[index - 1]
      let high = index == parts.count - 1 ? domain[1] : bounds[index]
      let (a, b) = (encode[2 * index], encode[2 * index + 1])
      let share = high > low ? (x - low) / (high - low) : 0
      return parts[index].values(at: [a + share * (b - a)])
    case .several(let parts): return parts.flatMap { $0.values(at: input).prefix(1) }
    }
  }
}

/// A function by a table of one argument, or several of which the first is taken.
struct PDFSamples {
  private var values: [[Double]] = []
  private var domain: [Double] = []

  init?(_ value: PDFValue, of file: PDFFile) {
    let table = value.table
    domain = file.numbers(table["Domain"] ?? .none).map { Double($0) }
    let range = file.numbers(table["Range"] ?? .none).map { Double($0) }
    let size = file.numbers(table["Size"] ?? .none).map { Int($0) }
    let bits = Int(file.resolved(table["BitsPerSample"] ?? .none).number ?? 8)
    guard size.count == 1, (2...65_536).contains(size[0]), domain.count >= 2, range.count >= 2,
      bits == 8 || bits == 16, let data = file.content(of: value)
    else { return nil }
    let outputs = range.count / 2
    var decode = file.numbers(table["Decode"] ?? .none).map { Double($0) }
    if decode.count < range.count { decode = range }
    let step = bits / 8
    guard data.count >= size[0] * outputs * step else { return nil }
    values = (0..<size[0]).map { row in
      (0..<outputs).map { output in
        let place = (row * outputs + output) * step
        let raw =
          step == 1
          ? Double(data[place]) / 255
          : Double(Int(data[place]) << 8 | Int(data[place + 1])) / 65_535
        return decode[2 * output] + raw * (decode[2 * output + 1] - decode[2 * output])
      }
    }
  }

  func values(at input: [Double]) -> [Double] {
    let x = min(domain[1], max(domain[0], input.first ?? 0))
    let share = domain[1] > domain[0] ? (x - domain[0]) / (domain[1] - domain[0]) : 0
    let place = share * Double(values.count - 1)
    let low = min(values.count - 2, max(0, Int(place)))
    let part = place - Double(low)
    return zip(values[low], values[low + 1]).map { $0 + part * ($1 - $0) }
  }
}
