// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The text of PDF files as it is written.

internal import MicaRaster

/// Bytes of a PDF file or of a content stream.
struct PDFOutput {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ text: String) { bytes += Array(text.utf8) }
  mutating func write(_ more: [UInt8]) { bytes += more }

  /// A number with at most five decimals, as PDF wants it: without an exponent.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let scaled = (min(max(value, -1e9), 1e9) * 100_000).rounded()
    let whole = Int64(scaled.magnitude)
    let (integer, fraction) = (whole / 100_000, whole % 100_000)
    let sign = scaled < 0 ? "-" : ""
    if fraction == 0 { return sign + String(integer) }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 5 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return sign + "\(integer).\(digits)"
  }

  static func numbers(_ values: Double...) -> String {
    values.map { number($0) }.joined(separator: " ")
  }

  static func matrix(_ m: Affine) -> String { numbers(m.a, m.b, m.c, m.d, m.tx, m.ty) }

  /// A text in parentheses: Latin letters as they are, others in UTF-16.
  static func text(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy({ (32..<127).contains($0.value) }) {
      let escaped = text.map { "()\\".contains($0) ? "\\\($0)" : String($0) }.joined()
      return "(\(escaped))"
    }
    let units = [0xFEFF] + Array(text.utf16)
    let digits = units.map { unit -> String in
      let hex = String(unit, radix: 16)
      return String(repeating: "0", count: 4 - hex.count) + hex
    }
    return "<\(digits.joined())>"
  }

  /// The steps of an outline under a map.
  mutating func write(_ outline: Outline, _ map: Affine) {
    var next = 0
    var last = (x: 0.0, y: 0.0)
    var start = last
    func take() -> (x: Double, y: Double) {
      defer { next += 1 }
      return map.apply(Double(outline.points[next].x), Double(outline.points[next].y))
    }
    for verb in outline.verbs {
      switch Verb(rawValue: verb) {
      case .move:
        last = take()
        start = last
        write(Self.numbers(last.x, last.y) + " m\n")
      case .line:
        last = take()
        write(Self.numbers(last.x, last.y) + " l\n")
      case .quad:
        let (control, end) = (take(), take())
        write(
          Self.numbers(
            last.x + (control.x - last.x) * 2 / 3, last.y + (control.y - last.y) * 2 / 3,
            end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
            + " c\n")
        last = end
      case .cubic:
        let (a, b, end) = (take(), take(), take())
        write(Self.numbers(a.x, a.y, b.x, b.y, end.x, end.y) + " c\n")
        last = end
      case .close, nil:
        write("h\n")
        last = start
      }
    }
  }
}
