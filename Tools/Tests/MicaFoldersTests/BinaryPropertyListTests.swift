// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Binary property lists are read as Foundation reads them, and damaged ones are refused.

import Foundation
import MicaFolders
import Testing

struct BinaryPropertyListTests {
  private static var values: [String: Any] {
    [
      "text": "ü", "plain": "a", "yes": true, "no": false, "number": -5, "large": 1 << 40,
      "real": 1.5, "list": ["a", "b", ["c": 3]] as [Any], "data": Data([1, 2, 3]),
      "date": Date(timeIntervalSinceReferenceDate: 1000),
      "long": String(repeating: "x", count: 300),
    ]
  }

  private static func bytes() throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
  }

  @Test func `values of all kinds come back`() throws {
    let read = try #require(BinaryPropertyList.read(try Self.bytes()) as? [String: Any])
    #expect(NSDictionary(dictionary: read) == NSDictionary(dictionary: Self.values))
  }

  @Test func `no damage ends the process`() throws {
    let sound = try Self.bytes()
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      var damaged = sound
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: 0..<damaged.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      _ = BinaryPropertyList.read(damaged)
      _ = BinaryPropertyList.read(damaged.prefix(.random(in: 0...damaged.count, using: &random)))
    }
  }

  @Test func `a list within itself is refused`() {
    // Object 0 is a list of object 0.
    var bytes = Array("bplist00".utf8) + [0xA1, 0x00] + [0x08]
    bytes += [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]
    #expect(BinaryPropertyList.read(Data(bytes)) == nil)
  }
}
