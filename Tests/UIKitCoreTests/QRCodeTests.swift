// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// CIQRCodeGenerator. The encoder was compared with a decoder and another encoder, over all versions and levels.

import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct QRCodeTests {
  private func filter(_ message: Data?, _ level: String? = nil) throws -> CIFilter {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    if let message { filter.setValue(message, forKey: "inputMessage") }
    if let level { filter.setValue(level, forKey: "inputCorrectionLevel") }
    return filter
  }

  /// How many modules a side has; nil without an image.
  private func side(_ message: Data?, _ level: String? = nil) throws -> Int? {
    try filter(message, level).outputImage.map { Int($0.extent.width) - 2 }
  }

  /// Rows from the top as numbers, a bit for each dark pixel, the last at the right.
  private func rows(_ image: CIImage) throws -> [Int] {
    let picture = try #require(CIContext().createCGImage(image, from: image.extent))
    let data = try #require(picture.dataProvider?.data) as Data
    return (0..<picture.height).map { y in
      (0..<picture.width).reduce(0) {
        $0 << 1 | (data[y * picture.bytesPerRow + $1 * 4] < 128 ? 1 : 0)
      }
    }
  }

  @Test("The modules are those of another encoder, in a light margin of one")
  func modules() throws {
    let image = try #require(try filter(Data("HELLO WORLD".utf8), "H").outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 27, height: 27))
    let expected = [
      0x1FDDB7F, 0x1045B41, 0x175415D, 0x174CF5D, 0x175965D, 0x1048241, 0x1FD557F, 0x015900,
      0x0C7A55, 0x1B3C569, 0x142250, 0x172A2F2, 0x15CE0F5, 0x1D908CA, 0x1161784, 0x130B535,
      0x1548BFD, 0x01951E, 0x1FC6F56, 0x1052F1F, 0x1740DFB, 0x17470AD, 0x174A549, 0x1041E4C,
      0x1FC7357,
    ]
    #expect(try rows(image) == [0] + expected.map { $0 << 1 } + [0])
  }

  @Test("Every level of a short message fits in version 1", arguments: ["L", "M", "Q", "H"])
  func levels(level: String) throws { #expect(try side(Data("hello".utf8), level) == 21) }

  @Test("No message, a level of another name, and too long a message make no image")
  func nothing() throws {
    #expect(try side(nil) == nil)
    #expect(try side(Data("a".utf8), "X") == nil)
    #expect(try side(Data(repeating: 97, count: 2332), "M") == nil)
    #expect(try side(Data(repeating: 97, count: 2331), "M") == 177)
    #expect(try side(Data()) == 21)
  }

  @Test(
    "Digits and capitals take fewer modules than other bytes (ISO/IEC 18004, table 7)",
    arguments: [
      ("1", 7089, 177), ("A", 4296, 177), ("a", 2953, 177), ("1", 41, 21), ("A", 25, 21),
      ("a", 17, 21),
    ])
  func capacities(letter: String, count: Int, expected: Int) throws {
    let message = Data(String(repeating: letter, count: count).utf8)
    #expect(try side(message, "L") == expected)
    #expect(try side(message + Data(letter.utf8), "L") == (expected == 177 ? nil : 25))
  }

  @Test("Longer messages never take smaller symbols, up to version 40")
  func versions() throws {
    var sides: Set<Int> = []
    for count in stride(from: 1, through: 2331, by: 12) {
      let found = try #require(try side(Data(repeating: 97, count: count)))
      #expect(found >= (sides.max() ?? 21) && (found - 17) % 4 == 0)
      sides.insert(found)
    }
    #expect(sides.count == 40)
  }

  @Test(
    "The mask is the one that ISO/IEC 18004, 7.8.3 finds easiest to read, as in another encoder",
    arguments: [
      (0, 3), (11, 2), (22, 5), (33, 3), (44, 2), (55, 2),
      (66, 2), (77, 7), (88, 2), (99, 2), (110, 2), (121, 1),
      (132, 3), (154, 2), (165, 2), (176, 5),
    ])
  func masks(length: Int, mask: Int) throws {
    let letters = Array("abcdefgh/?=-_")
    let text = (0..<length).map { letters[($0 * $0 * 7 + $0 * 3 + length) % letters.count] }
    let message = Data(("https://ex.com/" + String(text)).utf8)
    let level = ["L", "M", "Q", "H"][length % 4]
    let rows = try rows(try #require(try filter(message, level).outputImage))
    // A row of more than 64 modules doesn't fit an integer.
    try #require(rows.count <= 64)
    // The mask stands in the format, bits 10 to 12, which lie in the column 8 of row 8 and in row 8 of the columns 2 to 4.
    let shift = rows.count - 2
    func isDark(_ column: Int, _ row: Int) -> Int { rows[row + 1] >> (shift - column) & 1 }
    let read = isDark(2, 8) << 2 | isDark(3, 8) << 1 | isDark(4, 8)
    #expect(read ^ 0b101 == mask)
  }
}
