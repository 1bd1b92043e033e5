// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Picture files without their colour profiles.

enum PlainFile {
  static func withoutProfile(_ bytes: [UInt8], _ kind: FileKind) -> [UInt8] {
    switch kind {
    case .png: withoutPNGProfile(bytes)
    case .jpeg: withoutJPEGProfile(bytes)
    case .webp: withoutWebPProfile(bytes)
    case .gif, .font: bytes
    }
  }

  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func withoutPNGProfile(_ bytes: [UInt8]) -> [UInt8] {
    var (result, place) = (Array(bytes.prefix(8)), 8)
    while let length = number(bytes, place, 4), place + 12 + length <= bytes.count {
      let end = place + 12 + length
      if Array(bytes[place + 4..<place + 8]) != Array("iCCP".utf8) { result += bytes[place..<end] }
      place = end
    }
    return result + bytes[min(place, bytes.count)...]
  }

  private static func withoutJPEGProfile(_ bytes: [UInt8]) -> [UInt8] {
    var (result, place) = (Array(bytes.prefix(2)), 2)
    while let marker = number(bytes, place, 2),
      (0xFFE0...0xFFEF).contains(marker) || marker == 0xFFFE,
      let length = number(bytes, place + 2, 2), place + 2 + length <= bytes.count
    {
      let isProfile =
        marker == 0xFFE2 && bytes[(place + 4)...].starts(with: Array("ICC_PROFILE".utf8))
      if !isProfile { result += bytes[place..<place + 2 + length] }
      place += 2 + length
    }
    return result + bytes[min(place, bytes.count)...]
  }

  private static func withoutWebPProfile(_ bytes: [UInt8]) -> [UInt8] {
    func little(_ place: Int) -> Int? {
      guard place + 4 <= bytes.count else { return nil }
      return (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    guard bytes.count > 30, Array(bytes[12..<16]) == Array("VP8X".utf8) else { return bytes }
    var (result, place) = (Array(bytes.prefix(30)), 30)
    result[20] &= ~0x20
    while let length = little(place + 4), place + 8 + length + length % 2 <= bytes.count {
      let end = place + 8 + length + length % 2
      if Array(bytes[place..<place + 4]) != Array("ICCP".utf8) { result += bytes[place..<end] }
      place = end
    }
    result += bytes[min(place, bytes.count)...]
    let size = result.count - 8
    for i in 0..<4 { result[4 + i] = UInt8(size >> (8 * i) & 255) }
    return result
  }
}
