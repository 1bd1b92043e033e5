// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Unicode's own data and test files, which Debian's package unicode-data installs.

import Foundation
import MicaType
import Testing

enum UnicodeFiles {
  /// `$MICA_UNICODE_DATA`, or where Debian puts them.
  static let folder =
    ProcessInfo.processInfo.environment["MICA_UNICODE_DATA"] ?? "/usr/share/unicode"

  /// The lines of a file, without comments and empty ones.
  static func lines(_ name: String) throws -> [Substring] {
    let path = folder + "/" + name
    let text = try #require(
      try? String(contentsOfFile: path, encoding: .utf8),
      "\(path) is missing: install Debian's package unicode-data, or set MICA_UNICODE_DATA")
    return text.split(separator: "\n").compactMap { line in
      let end = line.utf8.firstIndex(of: UInt8(ascii: "#")) ?? line.endIndex
      let data = line[..<end]
      return data.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? nil : data
    }
  }

  /// `0061 10FFFF` as UTF-16, lone surrogates too, with the offset of each character.
  static func units(_ field: Substring) -> (units: [UInt16], starts: [Int]) {
    var (units, starts): ([UInt16], [Int]) = ([], [])
    for word in field.split(separator: " ") {
      starts.append(units.count)
      let scalar = UInt32(word, radix: 16)!
      if scalar < 0x10000 {
        units.append(UInt16(scalar))
      } else {
        units += [UInt16(0xD7C0 + scalar >> 10), UInt16(0xDC00 + scalar & 0x3FF)]
      }
    }
    return (units, starts)
  }
}

/// What passed of a file, and what did not.
struct ConformanceResult {
  var file: String
  var passed = 0
  var failures: [String] = []

  var summary: String {
    "| \(file) | \(passed) | \(passed + failures.count) | \(failures.count) |"
  }
}

extension TextAnalysis {
  init(_ units: [UInt16], direction: BaseDirection = .natural, language: String? = nil) {
    self = units.withUnsafeBufferPointer {
      TextAnalysis($0, direction: direction, language: language)
    }
  }

  /// The offsets that carry a flag.
  func offsets(_ flag: BreakFlags) -> [Int] { breaks.indices.filter { breaks[$0].contains(flag) } }
}
