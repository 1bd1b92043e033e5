// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Reads binary property lists (`bplist00`), checked: Foundation's reader ends the process for some damaged ones.

package import Foundation

/// A binary property list.
package struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceSize: Int
  private var values = 0

  /// Values of one list, those that are named more than once counted each time.
  private static let mostValues = 1_000_000
  private static let mostLevels = 64

  /// The value of a whole file: texts, numbers, flags, dates, data, lists and tables of these; nil for a damaged one.
  package static func read(_ data: Data) -> Any? {
    guard var list = BinaryPropertyList(Array(data)), let top = list.top else { return nil }
    return list.value(top, level: 0)
  }

  private let top: Int?

  private init?(_ bytes: [UInt8]) {
    guard bytes.count >= 40, bytes.starts(with: Array("bplist0".utf8)) else { return nil }
    self.bytes = bytes
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let count = Self.number(bytes, trailer + 8, 8),
      let top = Self.number(bytes, trailer + 16, 8),
      let table = Self.number(bytes, trailer + 24, 8), (1...8).contains(offsetSize),
      (1...8).contains(referenceSize), count > 0, top < count, table >= 8, table <= trailer,
      count <= (trailer - table) / offsetSize
    else { return nil }
    var offsets: [Int] = []
    for index in 0..<count {
      guard let offset = Self.number(bytes, table + index * offsetSize, offsetSize), offset < table
      else { return nil }
      offsets.append(offset)
    }
    (self.offsets, self.top) = (offsets, top)
  }

  /// A whole number without a sign; nil beyond the end, or where it is larger than `Int.max`.
  private static func number(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int? {
    guard size > 0, size <= 8, place >= 0, size <= bytes.count - place else { return nil }
    let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }

  private mutating func value(_ index: Int, level: Int) -> Any? {
    values += 1
    guard offsets.indices.contains(index), level <= Self.mostLevels, values <= Self.mostValues
    else {
      return nil
    }
    var place = offsets[index]
    let marker = bytes[place]
    place += 1
    let low = Int(marker & 0xF)
    switch marker >> 4 {
    case 0x0: return marker == 9 ? true : marker == 8 ? false : nil
    case 0x1:
      guard low <= 3 else { return nil }
      if low == 3 { return part(place, 8).map { Int(bitPattern: UInt(Self.bits($0))) } }
      return Self.number(bytes, place, 1 << low)
    case 0x2:
      if low == 2 { return part(place, 4).map { Double(Float(bitPattern: UInt32(Self.bits($0)))) } }
      return low == 3 ? part(place, 8).map { Double(bitPattern: Self.bits($0)) } : nil
    case 0x3:
      return part(place, 8).map {
        Date(timeIntervalSinceReferenceDate: Double(bitPattern: Self.bits($0)))
      }
    default: break
    }
    guard let count = count(low, &place) else { return nil }
    switch marker >> 4 {
    case 0x4: return part(place, count).map { Data($0) }
    case 0x5: return part(place, count).map { String(decoding: $0, as: UTF8.self) }
    case 0x6:
      guard count <= bytes.count / 2, let part = part(place, 2 * count) else { return nil }
      let units = stride(from: part.startIndex, to: part.endIndex, by: 2).map {
        UInt16(part[$0]) << 8 | UInt16(part[$0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    case 0xA, 0xC: return list(place, count, level)
    case 0xD:
      guard count <= bytes.count, let keys = list(place, count, level) as? [String],
        let held = list(place + count * referenceSize, count, level)
      else { return nil }
      return Dictionary(zip(keys, held)) { first, _ in first }
    default: return nil
    }
  }

  /// The length of a value: in its marker, or a number behind it.
  private func count(_ low: Int, _ place: inout Int) -> Int? {
    guard low == 15 else { return low }
    guard place < bytes.count, bytes[place] >> 4 == 1, bytes[place] & 0xF <= 3 else { return nil }
    let size = 1 << Int(bytes[place] & 0xF)
    defer { place += 1 + size }
    return Self.number(bytes, place + 1, size)
  }

  private func part(_ place: Int, _ count: Int) -> ArraySlice<UInt8>? {
    count >= 0 && place <= bytes.count && count <= bytes.count - place
      ? bytes[place..<place + count] : nil
  }

  private static func bits(_ part: ArraySlice<UInt8>) -> UInt64 {
    part.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private mutating func list(_ place: Int, _ count: Int, _ level: Int) -> [Any]? {
    guard count <= bytes.count / referenceSize else { return nil }
    var list: [Any] = []
    for index in 0..<count {
      guard let reference = Self.number(bytes, place + index * referenceSize, referenceSize),
        let value = value(reference, level: level + 1)
      else { return nil }
      list.append(value)
    }
    return list
  }
}
