// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A text within a PNG file (the chunk tEXt), in front of its end: what a program says of a file that it wrote itself.

internal import CDeflate

package import struct Foundation.Data

/// A text that a PNG file carries.
package enum PNGNote {
  /// What the chunk IEND takes, which ends every file.
  private static let endSize = 12

  /// A file with a text in front of its end. `keyword` has 1 to 79 letters, `text` no zero; both are ASCII.
  package static func adding(_ keyword: String, _ text: String, to file: Data) -> Data {
    precondition((1...79).contains(keyword.utf8.count) && !text.utf8.contains(0))
    guard file.count > endSize else { return file }
    let content = Array("tEXt\(keyword)".utf8) + [0] + Array(text.utf8)
    var chunk: [UInt8] = []
    chunk.appendBigEndian(UInt32(content.count - 4))
    chunk += content
    chunk.appendBigEndian(libdeflate_crc32(0, content, content.count))
    return file.dropLast(endSize) + Data(chunk) + file.suffix(endSize)
  }

  /// The text that stands in front of a file's end, and the file without it. Nil if there is no whole one of that keyword.
  package static func split(_ file: Data, _ keyword: String) -> (text: String, rest: Data)? {
    let head = Array("tEXt\(keyword)".utf8) + [0]
    // The chunk is short: its name stands near the end.
    let near = file.suffix(endSize + 1024)
    guard let found = near.range(of: Data(head), options: .backwards),
      found.lowerBound - 4 >= file.startIndex
    else { return nil }
    let start = found.lowerBound - 4
    let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    let end = start + 12 + length
    guard length >= head.count - 4, end + endSize == file.endIndex else { return nil }
    let content = Array(file[found.lowerBound..<end - 4])
    let checksum = file[(end - 4)..<end].reduce(0) { $0 << 8 | UInt32($1) }
    guard libdeflate_crc32(0, content, content.count) == checksum,
      let text = String(validating: content.dropFirst(head.count), as: UTF8.self)
    else { return nil }
    return (text, file[..<start] + file[end...])
  }
}
