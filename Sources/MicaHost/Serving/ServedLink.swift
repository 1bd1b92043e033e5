// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The two pipes between a host that serves and whoever started it.

@preconcurrency internal import Foundation
internal import MicaJob

/// Lines of commands in, frames and reports out. What the program prints goes to standard error instead.
struct ServedLink {
  private let output: Int32
  /// The longest command in bytes.
  private static let longestLine = 16 << 20
  private var chunk = [CChar](repeating: 0, count: 1 << 16)

  /// Takes standard input and output for itself.
  init() {
    output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Waits for a command; nil where nobody sends any more. A line that is no command is thrown as `ServedLinkError`.
  ///
  /// By the stream that the job came from: what was sent right behind it lies in that one's buffer.
  mutating func receive() throws(ServedLinkError) -> HostCommand? {
    var line: [UInt8] = []
    while line.last != 10 {
      guard readMore(into: &line) else { return nil }
      guard line.count <= Self.longestLine else { throw .tooLong }
    }
    line.removeLast()
    guard let command = try? JSONDecoder().decode(HostCommand.self, from: Data(line)) else {
      throw .unreadable(String(decoding: line.prefix(200), as: UTF8.self))
    }
    return command
  }

  /// Adds what comes next of a line; false at the end.
  private mutating func readMore(into line: inout [UInt8]) -> Bool {
    chunk.withUnsafeMutableBufferPointer { chunk in
      while fgets(chunk.baseAddress, Int32(chunk.count), stdin) == nil {
        guard ferror(stdin) != 0, errno == EINTR else { return false }
        clearerr(stdin)
      }
      line += chunk[..<strlen(chunk.baseAddress!)].lazy.map(UInt8.init(bitPattern:))
      return true
    }
  }

  /// Says something; whether anybody hears it.
  func send(_ report: HostReport) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(report) else { return true }
    return send(kind: 0x4A, Array(data))
  }

  /// Sends a message: its length, its kind, its bytes.
  func send(kind: UInt8, _ bytes: [UInt8]) -> Bool {
    let length = UInt32(bytes.count + 1)
    let head = (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + [kind]
    return write(head) && write(bytes)
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = Foundation.write(output, bytes.baseAddress! + done, bytes.count - done)
        if count > 0 { done += count } else if errno != EINTR { return false }
      }
      return true
    }
  }
}

/// A command that can't be read.
enum ServedLinkError: Error, CustomStringConvertible {
  case tooLong
  case unreadable(String)

  var description: String {
    switch self {
    case .tooLong: "a command is longer than 16 MB"
    case .unreadable(let text): "this is no command: \(text)"
    }
  }
}
