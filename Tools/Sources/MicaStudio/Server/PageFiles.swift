// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The page itself: its files in Tools/Page, read once; and the files that the studio makes for it.

import Foundation

/// The files that may be asked for, by their paths.
package final class PageFiles: Sendable {
  package struct File: Sendable {
    package var bytes: [UInt8]
    package var type: String
  }

  private let files: [String: File]
  /// Where pictures and films of this run lie.
  package let folder: String

  /// Reads the page; `folder` is where made files lie.
  package init(page: String, folder: String) throws {
    var files: [String: File] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: page).sorted() {
      guard let type = Self.type(of: name) else { continue }
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(page)/\(name)"))
      files[name == "index.html" ? "/" : "/\(name)"] = File(bytes: Array(data), type: type)
    }
    self.files = files
    self.folder = folder
  }

  /// The file at a path: one of the page's, or one that the studio made. Nothing else is read.
  package func file(at path: String) -> File? {
    if let file = files[path] { return file }
    guard path.hasPrefix("/made/") else { return nil }
    let name = String(path.dropFirst(6))
    let isPlain = name.utf8.allSatisfy {
      ($0 >= 48 && $0 <= 57) || ($0 | 32 >= 97 && $0 | 32 <= 122) || $0 == 45 || $0 == 46
    }
    guard isPlain, !name.hasPrefix("."), let type = Self.type(of: name),
      let data = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
    else { return nil }
    return File(bytes: Array(data), type: type)
  }

  private static func type(of name: String) -> String? {
    switch name.split(separator: ".").last.map(String.init) {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "gif": "image/gif"
    case "apng": "image/apng"
    case "webp": "image/webp"
    case "mp4": "video/mp4"
    case "touches": "text/plain; charset=utf-8"
    default: nil
    }
  }
}
