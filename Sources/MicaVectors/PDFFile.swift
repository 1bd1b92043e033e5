// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A PDF file: its objects, wherever they stand, and its first page.
//
// The tables of places are not believed: objects are found by their beginnings, so that files whose
// tables are wrong open as well.

internal import CDeflate
package import CoreGraphics
package import Foundation

/// A drawing in a PDF file.
package final class PDFFile {
  private let bytes: [UInt8]
  /// Where objects begin; the last of a number counts.
  private var places: [Int: Int] = [:]
  /// Objects that came out of streams of objects.
  private var packed: [Int: PDFValue] = [:]
  private var known: [Int: PDFValue] = [:]
  private var unpackedBytes = 0

  /// Larger files aren't read.
  private static let mostBytes = 64 << 20
  /// What all streams of a file may unpack to.
  private static let mostUnpacked = 256 << 20
  private static let mostObjects = 500_000

  /// The first page.
  private(set) var page: [String: PDFValue] = [:]
  /// Its size and place in its own space, before it is turned.
  package private(set) var box = CGRect.zero
  /// Clockwise degrees: 0, 90, 180, 270.
  private(set) var turn = 0

  /// Nil for a file that is none, or is locked.
  package init?(_ data: Data) {
    guard data.count <= Self.mostBytes, data.count > 8 else { return nil }
    bytes = Array(data)
    guard bytes.prefix(1024).firstRange(of: Array("%PDF".utf8)) != nil else { return nil }
    findObjects()
    unpackObjects()
    guard let page = findPage() else { return nil }
    self.page = page
    let area = numbers(inherited("CropBox", of: page) ?? inherited("MediaBox", of: page) ?? .none)
    guard area.count == 4 else { return nil }
    box = CGRect(
      x: min(area[0], area[2]), y: min(area[1], area[3]), width: abs(area[2] - area[0]),
      height: abs(area[3] - area[1]))
    let degrees = Int(resolved(inherited("Rotate", of: page) ?? .none).number ?? 0)
    turn = ((degrees % 360) + 360) % 360 / 90 * 90
    guard box.width > 0, box.height > 0, box.width < 20_000, box.height < 20_000 else { return nil }
  }

  /// The picture's size in points.
  package var size: CGSize {
    turn % 180 == 0 ? box.size : CGSize(width: box.height, height: box.width)
  }

  // MARK: Objects

  private func findObjects() {
    let word = Array("obj".utf8)
    var place = 0
    while place + 3 <= bytes.count, places.count < Self.mostObjects {
      guard bytes[place] == word[0], bytes[place + 1] == word[1], bytes[place + 2] == word[2]
      else {
        place += 1
        continue
      }
      if let number = numberBefore(place) { places[number] = place + 3 }
      place += 3
    }
  }

  /// The object's number where `12 0 ` stands before a place.
  private func numberBefore(_ place: Int) -> Int? {
    var index = place - 1
    func skip(_ isMeant: (UInt8) -> Bool) -> Range<Int> {
      let end = index + 1
      while index >= 0, isMeant(bytes[index]) { index -= 1 }
      return index + 1..<end
    }
    let isDigit = { (byte: UInt8) in (48...57).contains(byte) }
    guard !skip(PDFScanner.isSpace).isEmpty, !skip(isDigit).isEmpty,
      !skip(PDFScanner.isSpace).isEmpty
    else { return nil }
    let digits = skip(isDigit)
    guard !digits.isEmpty, digits.count < 10 else { return nil }
    return Int(String(decoding: bytes[digits], as: UTF8.self))
  }

  /// The value that a reference means; others themselves.
  func resolved(_ value: PDFValue, level: Int = 0) -> PDFValue {
    guard case .reference(let number) = value else { return value }
    guard level < 16 else { return .none }
    if let known = known[number] { return known }
    let found = object(number)
    known[number] = found
    return resolved(found, level: level + 1)
  }

  private func object(_ number: Int) -> PDFValue {
    guard let place = places[number] else { return packed[number] ?? .none }
    var scanner = PDFScanner(bytes, at: place)
    guard let value = scanner.value() else { return .none }
    // Two numbers and an R: an object that is a reference.
    guard case .table(let table) = value else { return value }
    scanner.skipSpace()
    let word = Array("stream".utf8)
    guard scanner.place + word.count < bytes.count,
      Array(bytes[scanner.place..<scanner.place + word.count]) == word
    else { return value }
    var start = scanner.place + word.count
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    return .stream(table, start: start)
  }

  private func unpackObjects() {
    for number in places.keys.sorted() {
      guard case .stream(let table, _) = resolved(.reference(number)),
        table["Type"]?.name == "ObjStm", let data = content(of: .reference(number)),
        let count = resolved(table["N"] ?? .none).number,
        let first = resolved(table["First"] ?? .none).number
      else { continue }
      var heads = PDFScanner(data)
      for _ in 0..<min(100_000, max(0, Int(count))) {
        guard let number = heads.value()?.number, let offset = heads.value()?.number,
          packed.count < Self.mostObjects
        else { break }
        var scanner = PDFScanner(data, at: min(data.count, max(0, Int(first + offset))))
        if let value = scanner.value(), let number = Int(exactly: number) { packed[number] = value }
      }
    }
    known = [:]
  }

  /// The bytes of a stream, unpacked; nil for a way of packing that isn't known.
  func content(of value: PDFValue) -> [UInt8]? {
    guard case .stream(let table, let start) = resolved(value) else { return nil }
    let stated = resolved(table["Length"] ?? .none).number.flatMap { Int(exactly: $0) }
    var end = min(bytes.count, start + max(0, stated ?? -1))
    if stated == nil || !isEnd(end) {
      let rest = bytes[start...]
      end = rest.firstRange(of: Array("endstream".utf8))?.lowerBound ?? bytes.count
    }
    guard start <= end else { return nil }
    var data = Array(bytes[start..<end])
    let filter = resolved(table["Filter"] ?? .none)
    for name in filter.name.map({ [$0] }) ?? filter.list.compactMap({ resolved($0).name }) {
      switch name {
      case "FlateDecode", "Fl":
        guard let unpacked = unpack(data) else { return nil }
        data =
          PDFPredictor(resolved(table["DecodeParms"] ?? .none).table)?.undo(unpacked) ?? unpacked
      case "DCTDecode": break
      default: return nil
      }
    }
    return data
  }

  private func isEnd(_ place: Int) -> Bool {
    var scanner = PDFScanner(bytes, at: place)
    guard case .word(let word)? = scanner.value() else { return false }
    return word.hasPrefix("endstream")
  }

  private func unpack(_ data: [UInt8]) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var capacity = max(4096, data.count * 4)
    while unpackedBytes + capacity <= Self.mostUnpacked {
      var result = LIBDEFLATE_SUCCESS
      let unpacked = [UInt8](unsafeUninitializedCapacity: capacity) { target, size in
        var used = 0
        result = libdeflate_zlib_decompress_ex(
          decompressor, data, data.count, target.baseAddress, capacity, &used, &size)
        if result != LIBDEFLATE_SUCCESS { size = 0 }
      }
      if result == LIBDEFLATE_SUCCESS {
        unpackedBytes += unpacked.count
        return unpacked
      }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE, capacity < data.count * 1040 else {
        return nil
      }
      capacity *= 4
    }
    return nil
  }

  // MARK: Pages

  private func findPage() -> [String: PDFValue]? {
    var best: (Int, [String: PDFValue])?
    for number in (Array(places.keys) + packed.keys).sorted() {
      let table = resolved(.reference(number)).table
      if table["Type"]?.name == "Catalog",
        let page = firstPage(resolved(table["Pages"] ?? .none).table, level: 0)
      {
        return page
      }
      if table["Type"]?.name == "Page", best == nil { best = (number, table) }
      if table["Type"]?.name == nil, table["Encrypt"] != nil { return nil }
    }
    return best?.1
  }

  private func firstPage(_ node: [String: PDFValue], level: Int) -> [String: PDFValue]? {
    guard level < 32 else { return nil }
    let kids = resolved(node["Kids"] ?? .none).list
    if kids.isEmpty { return node["Type"]?.name == "Page" || node["Contents"] != nil ? node : nil }
    for kid in kids.prefix(16) {
      if let page = firstPage(resolved(kid).table, level: level + 1) { return page }
    }
    return nil
  }

  /// A value of a page or of the nodes above it.
  func inherited(_ key: String, of page: [String: PDFValue]) -> PDFValue? {
    var node = page
    for _ in 0..<32 {
      if let value = node[key] { return resolved(value) }
      guard let parent = node["Parent"] else { return nil }
      node = resolved(parent).table
    }
    return nil
  }

  func numbers(_ value: PDFValue) -> [CGFloat] {
    resolved(value).list.compactMap { resolved($0).number.map { CGFloat($0) } }
  }
}

/// Rows of differences, as PNG has them.
struct PDFPredictor {
  private let rowBytes: Int
  private let pixelBytes: Int

  /// Nil where nothing was done to the rows.
  init?(_ table: [String: PDFValue]) {
    guard let kind = table["Predictor"]?.number, kind >= 10 else { return nil }
    let colors = Int(table["Colors"]?.number ?? 1)
    let bits = Int(table["BitsPerComponent"]?.number ?? 8)
    let columns = Int(table["Columns"]?.number ?? 1)
    guard (1...32).contains(colors), (1...16).contains(bits), (1...100_000).contains(columns) else {
      return nil
    }
    rowBytes = (colors * bits * columns + 7) / 8
    pixelBytes = max(1, colors * bits / 8)
  }

  func undo(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(data.count)
    var last = [UInt8](repeating: 0, count: rowBytes)
    var place = 0
    while place + 1 <= data.count {
      let filter = data[place]
      var row = Array(data[min(data.count, place + 1)..<min(data.count, place + 1 + rowBytes)])
      row += [UInt8](repeating: 0, count: rowBytes - row.count)
      for index in row.indices {
        let left = index >= pixelBytes ? row[index - pixelBytes] : 0
        let corner = index >= pixelBytes ? last[index - pixelBytes] : 0
        switch filter {
        case 1: row[index] &+= left
        case 2: row[index] &+= last[index]
        case 3: row[index] &+= UInt8((Int(left) + Int(last[index])) / 2)
        case 4: row[index] &+= Self.paeth(left, last[index], corner)
        default: break
        }
      }
      result += row
      last = row
      place += 1 + rowBytes
    }
    return result
  }

  private static func paeth(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
    let p = Int(a) + Int(b) - Int(c)
    let (pa, pb, pc) = (abs(p - Int(a)), abs(p - Int(b)), abs(p - Int(c)))
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
  }
}
