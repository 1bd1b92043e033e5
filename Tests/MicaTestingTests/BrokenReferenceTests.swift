// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// References that no picture can be compared with: each is a failure with a clear line, and none is written over.

import Foundation
import MicaTesting
import Testing
import UIKit

@testable import ImageIO

/// A kind of damage to a reference.
struct Damage: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// A part of the message.
  let expected: String
  let change: @Sendable (Data) -> Data?

  init(_ name: String, _ expected: String, _ change: @escaping @Sendable (Data) -> Data?) {
    (testDescription, self.expected, self.change) = (name, expected, change)
  }

  static let all: [Damage] = [
    Damage("empty", "is empty") { _ in Data() },
    Damage("signature alone", "ends too early") { $0.prefix(8) },
    Damage("header alone", "ends too early") { $0.prefix(33) },
    Damage("half of it", "can't be used") { $0.prefix($0.count / 2) },
    Damage("without its end", "ends too early") { $0.dropLast(12) },
    Damage("text", "isn't a PNG file") { _ in Data("not a picture".utf8) },
    Damage("JPEG", "isn't a PNG file") { _ in square(.red).jpegData(compressionQuality: 1) },
    Damage("Git LFS", "git lfs pull") { _ in
      Data("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n".utf8)
    },
    Damage("flipped bit in the pixels", "can't be used") { data in
      var bytes = data
      guard let start = data.range(of: Data("IDAT".utf8)) else { return nil }
      bytes[start.upperBound + 6] ^= 0x10
      return bytes
    },
    Damage("flipped bit in the header", "can't be used") { data in
      var bytes = data
      bytes[data.startIndex + 19] ^= 1
      return bytes
    },
    Damage("16 bits", "16 bits a component") { _ in PlainPNG.file(20, 10, depth: 16) },
    Damage("huge size", "can't be used") { _ in PlainPNG.file(20, 10, depth: 8, claims: 0x7FFF_FFFF)
    },
    Damage("another size", "does not match") { _ in square(.red, width: 21).pngData() },
    Damage("another scale", "does not match") { _ in square(.red, scale: 2).pngData() },
    Damage("another colour", "does not match") { _ in square(.blue).pngData() },
    Damage("another place", "does not match") { _ in square(.red, at: 3).pngData() },
    Damage("other alpha", "does not match") { _ in
      square(UIColor(red: 1, green: 0, blue: 0, alpha: 0.99)).pngData()
    },
    Damage("nothing drawn", "does not match") { _ in square(.clear).pngData() },
    // The note of the right picture, and another one's pixels.
    Damage("pixels changed below the note", "does not match") { data in
      guard let note = PNGNote.split(data, "Mica-Snapshot"), let other = square(.blue).pngData()
      else { return nil }
      return PNGNote.adding("Mica-Snapshot", note.text, to: other)
    },
    Damage("a note of zeros", "does not match") { _ in
      square(.blue).pngData().map {
        PNGNote.adding("Mica-Snapshot", "1 \(String(repeating: "0", count: 32)) 1.0 x", to: $0)
      }
    },
  ]
}

/// PNG files of a kind that Mica doesn't write.
enum PlainPNG {
  /// A file of clear pixels, packed without compression.
  static func file(_ width: Int, _ height: Int, depth: UInt8, claims: UInt32? = nil) -> Data {
    var header: [UInt8] = []
    header.appendBigEndian(claims ?? UInt32(width))
    header.appendBigEndian(claims ?? UInt32(height))
    header += [depth, 6, 0, 0, 0]
    let row = [UInt8](repeating: 0, count: 1 + width * 4 * Int(depth) / 8)
    let rows = [[UInt8]](repeating: row, count: height).flatMap { $0 }
    let count = UInt16(rows.count)
    var stream: [UInt8] = [0x78, 0x01, 1]
    stream += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
    stream += rows
    // Adler-32 of zeros: their count in the upper half, and 1.
    stream.appendBigEndian(UInt32(rows.count % 65521) << 16 | 1)
    var writer = PNGChunkWriter(capacity: 256)
    writer.append("IHDR", header)
    writer.append("IDAT", stream)
    return Data(writer.finished())
  }
}

@MainActor @Suite struct BrokenReferenceTests {
  @Test(arguments: Damage.all) func isAFailure(_ damage: Damage) throws {
    let folder = try SnapshotFolder()
    folder.record(square(.red), as: .image)
    #expect(folder.verify(square(.red), as: .image) == nil)
    let good = try #require(folder.bytes("test.a.png"))
    let bad = try #require(damage.change(good))
    try bad.write(to: folder.url("test.a.png"))
    for mode in [SnapshotTestingConfiguration.Record.never, .missing] {
      let message = try #require(folder.verify(square(.red), as: .image, record: mode))
      #expect(message.contains(damage.expected), "\(message)")
      #expect(folder.bytes("test.a.png") == bad)
    }
  }

  @Test func aFolderInTheReferencesPlaceIsAFailure() throws {
    let folder = try SnapshotFolder()
    try FileManager.default.createDirectory(
      at: folder.url("test.a.png"), withIntermediateDirectories: false)
    for mode in [SnapshotTestingConfiguration.Record.never, .missing, .all] {
      #expect(folder.verify(square(.red), as: .image, record: mode) != nil)
    }
  }

  @Test func aLinkToNothingIsAFailure() throws {
    let folder = try SnapshotFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.url("test.a.png").path, withDestinationPath: "/nowhere/a.png")
    let message = try #require(folder.verify(square(.red), as: .image))
    #expect(message.contains("can't be read"))
  }

  @Test func aTextThatIsNotUTF8IsAFailure() throws {
    let folder = try SnapshotFolder()
    try Data([0x61, 0xFF, 0x62]).write(to: folder.url("test.a.txt"))
    let message = try #require(folder.verify("a\u{FFFD}b", as: .lines))
    #expect(message.contains("UTF-8"))
  }

  @Test func emptyTextsAreTextsLikeOthers() throws {
    let folder = try SnapshotFolder()
    folder.record("", as: .lines)
    #expect(folder.verify("", as: .lines) == nil)
    #expect(folder.verify("a", as: .lines) != nil)
  }

  @Test func textsOfOtherBytesAreAFailure() throws {
    let folder = try SnapshotFolder()
    folder.record("caf\u{E9}", as: .lines)
    #expect(folder.verify("cafe\u{301}", as: .lines) != nil)
    #expect(folder.verify("caf\u{E9}", as: .lines) == nil)
  }

  /// What a strategy is changed to decides.
  @Test func aStrategysOwnDifferIsAsked() throws {
    let folder = try SnapshotFolder()
    var strategy = Snapshotting<UIImage, UIImage>.image
    folder.record(square(.red), as: strategy)
    #expect(folder.verify(square(.red), as: strategy) == nil)
    strategy.diffing.diff = { _, _ in ("never", []) }
    #expect(folder.verify(square(.red), as: strategy)?.contains("never") == true)
  }

  @Test func textsOfManyOtherLinesAreToldInTime() throws {
    let folder = try SnapshotFolder()
    func text(_ word: String) -> String {
      (0..<30_000).map { "\(word) \($0)" }.joined(separator: "\n")
    }
    folder.record("same\n" + text("a"), as: .lines)
    let message = try #require(folder.verify("same\n" + text("b"), as: .lines))
    #expect(message.contains("−a 0\n") && message.contains("+b 29999"))
  }

  @Test func touchesOfNoNumberEnd() {
    for duration in [Double.nan, -.infinity, .infinity] {
      _ = SnapshotTouch.drag(from: .zero, to: CGPoint(x: 1, y: 1), duration: duration)
    }
  }
}
