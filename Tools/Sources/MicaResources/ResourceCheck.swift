// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is wrong with a file of a bundle, seen without decoding it: the program would show nothing in its place and say nothing.

internal import Foundation
internal import MicaFolders

/// Checks of files by their endings.
enum ResourceCheck {
  /// Tables larger than this aren't checked.
  private static let mostBytes = 64 << 20
  /// Pixels of a picture that Mica draws at most.
  private static let mostPixels = 1 << 28

  /// What is wrong with a file; nil for a sound one, and for one that isn't checked.
  static func problem(in path: String) -> String? {
    switch FolderPath.ending(of: path).lowercased() {
    case "strings": data(path).flatMap(strings)
    case "stringsdict": data(path).flatMap(pluralRules)
    case "ttf", "otf", "ttc": data(path).flatMap(font)
    case "png": data(path).flatMap(png)
    case "jpg", "jpeg":
      data(path).flatMap { $0.starts(with: [0xFF, 0xD8]) ? nil : "this is no JPEG" }
    default: nil
    }
  }

  private static func data(_ path: String) -> Data? {
    guard let data = PlainFile.contents(path), data.count <= mostBytes else { return nil }
    return data
  }

  // MARK: Tables of texts

  private static func strings(_ data: Data) -> String? {
    if data.isEmpty { return nil }
    if data.starts(with: Array("bplist".utf8)) { return binary(data) }
    guard let text = text(of: data) else { return "this table is no text in UTF-8 or UTF-16" }
    if text.drop(while: \.isWhitespace).hasPrefix("<") { return xml(data, text) }
    do throws(PropertyListError) {
      _ = try StringsTable.read(text)
      return nil
    } catch {
      return "this table can't be read: line \(error.line): \(error.reason)"
    }
  }

  private static func pluralRules(_ data: Data) -> String? {
    if data.starts(with: Array("bplist".utf8)) { return binary(data) }
    guard let text = text(of: data) else { return "these rules are no text in UTF-8 or UTF-16" }
    return xml(data, text)
  }

  private static func binary(_ data: Data) -> String? {
    BinaryPropertyList.read(data) is [String: Any] ? nil : "this is a damaged binary property list"
  }

  private static func xml(_ data: Data, _ text: String) -> String? {
    if text.contains("<!ENTITY") { return "it declares entities, which property lists don't have" }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list is [String: Any] ? nil : "this is no property list of keys and values"
  }

  private static func text(of data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    return String(validating: data, as: UTF8.self)
      ?? String(data: data, encoding: data.first == 0 ? .utf16BigEndian : .utf16LittleEndian)
  }

  // MARK: Fonts

  private static func font(_ data: Data) -> String? {
    let bytes = [UInt8](data)
    func number(_ place: Int, _ size: Int) -> Int? {
      guard place >= 0, place + size <= bytes.count else { return nil }
      return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
    }
    let kinds = [0x0001_0000, 0x4F54_544F, 0x7472_7565, 0x7474_6366]
    guard let kind = number(0, 4), kinds.contains(kind) else { return "this is no font" }
    var start = 0
    if kind == 0x7474_6366 {
      guard let first = number(12, 4), number(first, 4) != nil else {
        return "this collection of fonts ends too soon"
      }
      start = first
    }
    guard let count = number(start + 4, 2), count > 0 else { return "this font has no tables" }
    for row in 0..<count {
      guard let place = number(start + 12 + 16 * row + 8, 4),
        let size = number(start + 12 + 16 * row + 12, 4)
      else { return "this font's list of tables ends too soon" }
      if place + size > bytes.count { return "this font ends within one of its tables" }
    }
    return nil
  }

  // MARK: Pictures

  private static func png(_ data: Data) -> String? {
    let bytes = [UInt8](data.prefix(33))
    // Xcode's own form has a chunk before the header.
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count == 33
    else { return "this is no PNG" }
    guard bytes[12..<16].elementsEqual(Array("IHDR".utf8)) else { return nil }
    func side(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (side(16), side(20))
    if width == 0 || height == 0 { return "this picture has no pixels" }
    let (pixels, isTooMuch) = width.multipliedReportingOverflow(by: height)
    if isTooMuch || pixels > mostPixels {
      return
        "this picture of \(width) × \(height) pixels is too large: Mica reads 2^28 pixels at most"
    }
    return nil
  }
}
