// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Functions of PDF files (ISO 32000, 7.10), without those that are written as programs.

internal import MicaRaster

/// A function of numbers.
indirect enum PDFFunction {
  case exponential([Double], [Double], Double)
  case sampled(PDFSamples)
  case stitched([PDFFunction], bounds: [Double], encode: [Double], domain: [Double])
  /// One for each number of the result.
  case several([PDFFunction])

  private static let mostLevels = 8

  /// Nil for a function of another kind, and for one that contains itself. A function that a file refers to more than
  /// once is read once.
  init?(_ value: PDFValue, of file: PDFFile, level: Int = 0) {
    guard case .reference(let number) = value else {
      self.init(direct: value, of: file, level: level)
      return
    }
    if let known = file.functions[number] {
      self = known
      return
    }
    guard file.openFunctions.insert(number).inserted else { return nil }
    defer { file.openFunctions.remove(number) }
    self.init(direct: file.resolved(value), of: file, level: level)
    file.functions[number] = self
  }

  private init?(direct value: PDFValue, of file: PDFFile, level: Int) {
    guard level < Self.mostLevels, file.budget.spend(16) else { return nil }
    if !value.list.isEmpty {
      // Each has one result, so that none of them is a list again.
      guard value.list.count <= 32, level == 0 else { return nil }
      let parts = value.list.compactMap { PDFFunction($0, of: file, level: 1) }
      guard parts.count == value.list.count else { return nil }
      for case .several in parts { return nil }
      self = .several(parts)
      return
    }
    let table = value.table
    func numbers(_ key: String) -> [Double] {
      file.numbers(table[key] ?? .none).map { Double($0) }
    }
    switch file.resolved(table["FunctionType"] ?? .none).integer {
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
      var parts: [PDFFunction] = []
      for part in file.resolved(table["Functions"] ?? .none).list.prefix(256) {
        guard let part = PDFFunction(part, of: file, level: level + 1) else { return nil }
        if case .several = part { return nil }
        parts.append(part)
      }
      let domain = numbers("Domain")
      let (bounds, encode) = (numbers("Bounds"), numbers("Encode"))
      guard !parts.isEmpty, bounds.count >= parts.count - 1, encode.count >= 2 * parts.count,
        domain.count >= 2
      else { return nil }
      self = .stitched(parts, bounds: bounds, encode: encode, domain: domain)
    default: return nil
    }
  }

  /// The results for some arguments; empty where they are not numbers.
  func values(at input: [Double]) -> [Double] {
    let x = input.first ?? 0
    guard x.isFinite else { return [] }
    switch self {
    case .exponential(let low, let high, let n):
      let power = n == 1 ? x : n == 2 ? x * x : PortableMath.pow(min(1, max(0, x)), n)
      return zip(low, high).map { $0 + power * ($1 - $0) }
    case .sampled(let samples): return samples.values(at: x)
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

/// A function of one argument by a table.
struct PDFSamples {
  private let count: Int
  private let outputs: Int
  /// The results of each argument, one after another.
  private let values: [Float]
  private let domain: [Double]

  init?(_ value: PDFValue, of file: PDFFile) {
    let table = value.table
    domain = file.numbers(table["Domain"] ?? .none).map { Double($0) }
    let range = file.numbers(table["Range"] ?? .none).map { Double($0) }
    let size = file.resolved(table["Size"] ?? .none).list
    let bits = file.resolved(table["BitsPerSample"] ?? .none).integer ?? 8
    guard size.count == 1, let count = file.resolved(size[0]).integer,
      (2...65_536).contains(count), domain.count >= 2, range.count >= 2, range.count <= 64,
      bits == 8 || bits == 16, let data = file.content(of: value)
    else { return nil }
    let outputs = range.count / 2
    var decode = file.numbers(table["Decode"] ?? .none).map { Double($0) }
    if decode.count < range.count { decode = range }
    let step = bits / 8
    guard data.count >= count * outputs * step, file.budget.take(bytes: count * outputs * 4),
      file.budget.spend(count * outputs)
    else { return nil }
    values = (0..<count * outputs).map { index in
      let (place, output) = (index * step, index % outputs)
      let raw =
        step == 1
        ? Double(data[place]) / 255
        : Double(Int(data[place]) << 8 | Int(data[place + 1])) / 65_535
      return Float(decode[2 * output] + raw * (decode[2 * output + 1] - decode[2 * output]))
    }
    (self.count, self.outputs) = (count, outputs)
  }

  func values(at argument: Double) -> [Double] {
    let x = min(domain[1], max(domain[0], argument))
    let share = domain[1] > domain[0] ? (x - domain[0]) / (domain[1] - domain[0]) : 0
    let place = share * Double(count - 1)
    let low = Int(clamping: place, to: 0...count - 2)
    let part = place - Double(low)
    return (0..<outputs).map { output in
      let (a, b) = (values[low * outputs + output], values[(low + 1) * outputs + output])
      return Double(a) + part * Double(b - a)
    }
  }
}
