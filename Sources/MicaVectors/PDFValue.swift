// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The values of a PDF file (ISO 32000, 7.3).

/// A value.
indirect enum PDFValue: Sendable {
  case none
  case number(Double)
  case flag(Bool)
  case name(String)
  case text([UInt8])
  case list([PDFValue])
  case table([String: PDFValue])
  /// A dictionary and the offset at which the stream's bytes begin.
  case stream([String: PDFValue], start: Int)
  case reference(Int)
  /// An operator of a content stream.
  case word(String)

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// A number without its fraction; nil if it is not finite or too large.
  var integer: Int? { number.flatMap { Int(whole: $0) } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  var name: String? { if case .name(let name) = self { name } else { nil } }
  var text: [UInt8]? { if case .text(let text) = self { text } else { nil } }
  var list: [PDFValue] { if case .list(let list) = self { list } else { [] } }
  var table: [String: PDFValue] {
    switch self {
    case .table(let table), .stream(let table, _): table
    default: [:]
    }
  }
}
