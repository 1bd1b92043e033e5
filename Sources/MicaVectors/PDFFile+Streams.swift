// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The content of a PDF file's streams.

internal import CDeflate
internal import Foundation
internal import MicaRaster

extension PDFFile {
  /// The bytes of a stream, unpacked and stored; nil for a filter that isn't known, for damaged streams, and for those
  /// that are larger than the budget.
  func content(of value: PDFValue) -> [UInt8]? {
    guard case .stream(let table, let start) = resolved(value) else { return nil }
    if let known = contents[start] {
      return budget.spend(1) ? known : nil
    }
    guard let content = unpackedContent(table, start) else { return nil }
    contents[start] = content
    return content
  }

  private func unpackedContent(_ table: [String: PDFValue], _ start: Int) -> [UInt8]? {
    let end = end(of: table, from: start)
    guard start <= end, budget.spend((end - start) / 64), budget.take(bytes: end - start) else {
      return nil
    }
    return unpacked(Array(bytes[start..<end]), table)
  }

  /// What a dictionary's filters make of bytes, for which memory is reserved.
  func unpacked(_ data: [UInt8], _ table: [String: PDFValue]) -> [UInt8]? {
    var data = data
    let names = filters(of: table)
    let parameters = resolved(table["DecodeParms"] ?? table["DP"] ?? .none)
    for (index, name) in names.enumerated() {
      let own =
        parameters.list.isEmpty
        ? parameters.table
        : parameters.list.indices.contains(index) ? resolved(parameters.list[index]).table : [:]
      let packedCount = data.count
      var unpacked: [UInt8]?
      switch name {
      case "FlateDecode", "Fl": unpacked = inflated(data)
      case "LZWDecode", "LZW":
        unpacked = PDFFilter.lzw(
          data, isEarly: resolved(own["EarlyChange"] ?? .none).integer != 0, most: budget.bytesLeft)
      case "ASCIIHexDecode", "AHx": unpacked = PDFFilter.hexadecimal(data)
      case "ASCII85Decode", "A85": unpacked = PDFFilter.base85(data)
      case "RunLengthDecode", "RL":
        unpacked = PDFFilter.runLengths(data, most: budget.bytesLeft)
      case "DCTDecode", "DCT": return data
      default:
        Unsupported.note("the filter \(name.prefix(32)) of PDF pictures")
        return nil
      }
      guard let unpacked, budget.take(bytes: unpacked.count), budget.spend(unpacked.count / 64)
      else { return nil }
      budget.give(bytes: packedCount)
      data = unpacked
      if name != "ASCIIHexDecode", name != "ASCII85Decode",
        let predictor = PDFPredictor(own.mapValues { resolved($0) })
      {
        guard budget.spend(data.count / 8) else { return nil }
        data = predictor.undo(data)
      }
    }
    return data
  }

  /// The names of a stream's filters, in the order in which they are undone.
  func filters(of table: [String: PDFValue]) -> [String] {
    let filter = resolved(table["Filter"] ?? table["F"] ?? .none)
    return filter.name.map { [$0] } ?? filter.list.prefix(8).compactMap { resolved($0).name }
  }

  /// The end of a stream's bytes: where it says, if that is one, else the next one after its beginning.
  private func end(of table: [String: PDFValue], from start: Int) -> Int {
    if let length = resolved(table["Length"] ?? .none).integer, length >= 0,
      length <= bytes.count - start, isEnd(start + length)
    {
      return start + length
    }
    let ends = marks[.end] ?? []
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < ends.count ? ends[low] : bytes.count
  }

  private func isEnd(_ place: Int) -> Bool {
    var place = place
    let last = min(bytes.count, place + 8)
    while place < last, PDFScanner.isSpace(bytes[place]) { place += 1 }
    return bytes[place...].starts(with: "endstream".utf8)
  }

  private func inflated(_ data: [UInt8]) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    let most = min(budget.bytesLeft, max(4096, data.count * 1040))
    var capacity = min(most, max(4096, data.count * 4))
    while true {
      var result = LIBDEFLATE_SUCCESS
      let unpacked = [UInt8](unsafeUninitializedCapacity: capacity) { target, size in
        var used = 0
        result = libdeflate_zlib_decompress_ex(
          decompressor, data, data.count, target.baseAddress, capacity, &used, &size)
        if result != LIBDEFLATE_SUCCESS { size = 0 }
      }
      if result == LIBDEFLATE_SUCCESS { return unpacked }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE, budget.spend(capacity / 64) else { return nil }
      guard capacity < most else {
        budget.exhaust()
        return nil
      }
      capacity = min(most, capacity * 4)
    }
  }
}
