// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Reads .xcconfig files: `KEY[sdk=iphone*] = value // remark` and `#include "Other.xcconfig"`.

internal import Foundation

/// The settings of an .xcconfig file and those that it includes, in their order.
struct ConfigurationFile {
  private(set) var settings: [(key: String, value: String)] = []
  /// Files that weren't found, with the line that names them.
  private(set) var missing: [(path: String, line: Int, name: String)] = []

  /// Files that one may include, one within the other.
  private static let mostLevels = 32
  /// Files that all of it may be made of.
  private static let mostFiles = 256

  /// The file at a path; `mayRead` says which paths may be looked at.
  init(at path: String, mayRead: (String) -> Bool) {
    var files = 0
    read(path, level: 0, files: &files, mayRead)
  }

  private mutating func read(
    _ path: String, level: Int, files: inout Int, _ mayRead: (String) -> Bool
  ) {
    files += 1
    ReadLog.note(path)
    guard level < Self.mostLevels, files <= Self.mostFiles, mayRead(path),
      let data = PlainFile.contents(path), data.count < 1 << 20
    else { return }
    let text = String(decoding: data, as: UTF8.self)
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = Self.withoutRemark(line)
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 2 else { continue }
        let name = String(parts[1])
        let place = FolderPath.joined(FolderPath.folder(of: path), name)
        if FileManager.default.fileExists(atPath: place) {
          read(place, level: level + 1, files: &files, mayRead)
        } else {
          ReadLog.note(place)
          if !line.hasPrefix("#include?") { missing.append((path, number + 1, name)) }
        }
      } else if let equals = Self.separator(in: line) {
        let key = line[..<equals].trimmingCharacters(in: .whitespaces)
        let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        if !key.isEmpty { settings.append((key, value)) }
      }
    }
  }

  /// The first = outside of the brackets of a condition.
  private static func separator(in line: String) -> String.Index? {
    var isInside = false
    for index in line.indices {
      switch line[index] {
      case "[": isInside = true
      case "]": isInside = false
      case "=" where !isInside: return index
      default: break
      }
    }
    return nil
  }

  private static func withoutRemark(_ line: Substring) -> String {
    let text = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
