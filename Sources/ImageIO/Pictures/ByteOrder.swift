// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Numbers in files, in either byte order; nil where the file is over.

extension [UInt8] {
  /// One byte.
  func byte(_ place: Int) -> Int? { indices.contains(place) ? Int(self[place]) : nil }

  /// `count` bytes, the highest first.
  func big(_ count: Int, at place: Int) -> Int? {
    guard place >= 0, place <= self.count - count else { return nil }
    return self[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// `count` bytes, the lowest first.
  func little(_ count: Int, at place: Int) -> Int? {
    guard place >= 0, place <= self.count - count else { return nil }
    return self[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Whether ASCII text lies at a place.
  func holds(_ text: String, at place: Int) -> Bool {
    let bytes = text.utf8
    return place >= 0 && place <= count - bytes.count
      && self[place..<place + bytes.count].elementsEqual(bytes)
  }

  /// Four letters: the name of a chunk.
  func name(at place: Int) -> String? {
    guard place >= 0, place <= count - 4 else { return nil }
    return String(decoding: self[place..<place + 4], as: UTF8.self)
  }

  mutating func appendBigEndian(_ value: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  mutating func appendBigEndian(_ value: UInt16) {
    append(UInt8(value >> 8))
    append(UInt8(value & 255))
  }
}
