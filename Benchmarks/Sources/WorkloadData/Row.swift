// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One line of a workload's data, as text and as what a program reads out of it.

import Glibc

/// A value as it is generated, with the text that stands for it in a file.
enum Field {
  case number(Double)
  /// 0xAARRGGBB, not premultiplied.
  case color(UInt32)
  case word(String)

  /// Numbers with nine digits, as C's `%.9g` writes them; colours as eight hexadecimal digits.
  var text: String {
    switch self {
    case .number(let value): Self.format("%.9g", value)
    case .color(let value): Self.format("%08x", value)
    case .word(let value): value
    }
  }

  private static func format(_ format: String, _ value: any CVarArg) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      let count = withVaList([value]) { vsnprintf(buffer.baseAddress, 32, format, $0) }
      return String(decoding: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}

/// The values of one operation: what a program finds in a line of the data file.
public struct Row: Sendable {
  /// The numbers in their order, rounded to the nine digits that the file holds.
  public private(set) var numbers: [Double] = []
  /// The colours in their order, 0xAARRGGBB, not premultiplied.
  public private(set) var colors: [UInt32] = []
  /// The words; only text has one.
  public private(set) var text = ""
  /// The first colour and four numbers in the row itself, as rivals' programs hold them: nothing is counted to read them.
  public private(set) var color: UInt32 = 0
  public private(set) var box = (0.0, 0.0, 0.0, 0.0)

  init(_ fields: [Field]) {
    for field in fields {
      switch field {
      case .number: numbers.append(strtod(field.text, nil))
      case .color(let value): colors.append(value)
      case .word(let value): text = value
      }
    }
    color = colors.first ?? 0
    if numbers.count >= 4 { box = (numbers[0], numbers[1], numbers[2], numbers[3]) }
  }
}
