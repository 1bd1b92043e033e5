// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The pixels of pictures, and where two of them differ.

import FileDamage
import Foundation
import Testing

@testable import MicaReport

/// A picture with all five filters, packed with codes of its own; its pixels follow `color`.
private let sample = Data(
  base64Encoded: """
    iVBORw0KGgoAAAANSUhEUgAAABcAAAARCAYAAAA2cze9AAAC50lEQVR42rXSUUhTYRjG8VePenQrN3UKRRkRgwIHIoFBQmYgVBQl
    C2oEhS0imgoJYoNYJ4rtQlgSLDCNqBWUNkp2kSQmBC27GCTsIragMCjXRVkQFqyn56hL+aCLLrr4se99L8YL/yMiEKvMo0bmsFGy
    qJMZNErG1SIp7JMkDksCJ2QSnTLmOSejuCTDCEsUAzKEOxIJPpQwnkgIz8XAK/EjI93xD+LDVzmJAk0Aa8EPWcFJaWXXRjFlFyBD
    2Y2QOz8XaiKiFVAhabJOK5K0Vsx3CelUKru1MolpFr6ttIpWS49WLoZm49tOFVQpt7UqcWsOvqupZuE/LlzQC3Oia7kqmtWL+DYV
    L2jWS3LjJLq+pDTXQWG9jG+TZcGAbs21k+irlqzOJYqWLrfw8u+8XHh5XiNNrZhNXhpUdv3UpewmqEVsDLq2eB5OyxzqbVlsd8yg
    dU3GdbA2haObkji1OYGzrkmcbxjzhBpHcbVpGDd2RnGvdQjxvZHg0wNhvDwUQspj4O0xPz55u+PfT/tQ0MmglWbQEgZY5qS0smuj
    mLILkKHsRsidn/9v0HIz6GK8KoabVeI107gSr4Phwkq8AWrXy/k22XIStP0t6OLljbx8ipcLL8/z0uCK2dRPXcpuwlrGoLUMusUy
    j62OOeyozWLP5hkcasi4jjelcKY1iZ4DCRieSfR5xzzXOkdxq3cYDy5G8bhvCM8ikWDyZhiv74fwPm7g84QfP190x4unfbBnGHSj
    GdTKAMuclFZ2bRRTdgEylN0IufPz/w1abQZdjFdFs0q8ZoYbV+J1UHhlPBrQ7QxqZ8gKzv1U+S9BFy/38vJBXm5+Znn91PVndiz8
    TlCLuBh0m20eu2rnsN+VxZGmGXj3ZlxdnhT8p5O43JvAleAkrkfGPHfvjOJRfBjjz6JITA9h+l0k+OZLGB8RwrdyA7/W+1FW1x13
    bPdhwx4GrTeD2hlgmZPSyq6NYsouQIayGyF3fv4NN6vDNwz7UvgAAAAASUVORK5CYII=
    """, options: .ignoreUnknownCharacters)!

private func color(_ x: Int, _ y: Int) -> [UInt8] {
  [
    UInt8((x * 11 + y * 3) % 256), UInt8(x * y % 256), UInt8((255 - x * 7 + 256) % 256),
    (x + y) % 5 == 0 ? UInt8(x * 9 % 256) : 255,
  ]
}

/// A PNG of plain pixels, packed without compression.
func png(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> Data {
  func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - $0 * 8) & 255) } }
  func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    number(bytes.count) + Array(name.utf8) + bytes + [0, 0, 0, 0]
  }
  var raw: [UInt8] = []
  for y in 0..<height {
    raw.append(0)
    for x in 0..<width { raw += color(x, y) }
  }
  var packed: [UInt8] = [0x78, 1]
  for start in stride(from: 0, to: raw.count, by: 60_000) {
    let part = raw[start..<min(raw.count, start + 60_000)]
    let (low, high) = (UInt8(part.count & 255), UInt8(part.count >> 8))
    packed += [start + 60_000 >= raw.count ? 1 : 0, low, high, ~low, ~high] + part
  }
  return Data(
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
      + chunk("IHDR", number(width) + number(height) + [8, 6, 0, 0, 0])
      + chunk("IDAT", packed + [0, 0, 0, 0]) + chunk("IEND", []))
}

struct PictureTests {
  @Test func `all filters and codes are undone`() throws {
    let picture = try #require(PNGPicture(sample))
    #expect(picture.width == 23 && picture.height == 17)
    for y in 0..<17 {
      for x in 0..<23 {
        let start = (y * 23 + x) * 4
        #expect(Array(picture.pixels[start..<(start + 4)]) == color(x, y))
      }
    }
  }

  @Test func `damaged files are none, and no trap`() {
    for cut in stride(from: 0, to: sample.count - 13, by: 3) {
      #expect(PNGPicture(sample.prefix(cut)) == nil)
    }
    for place in sample.indices {
      var bytes = sample
      bytes[place] ^= 0x5A
      _ = PNGPicture(bytes)
    }
    var huge = [UInt8](sample)
    huge.replaceSubrange(16..<24, with: [0x7F, 255, 255, 255, 0x7F, 255, 255, 255])
    #expect(PNGPicture(Data(huge)) == nil)
  }

  @Test func `equal pictures have no differences`() throws {
    let picture = try #require(PNGPicture(sample))
    let changes = PictureChanges(picture, picture)
    #expect(changes.pixels == 0 && changes.most == 0 && changes.boxes.isEmpty)
  }

  @Test func `each cluster has a box`() throws {
    let white: [UInt8] = [255, 255, 255, 255]
    let before = try #require(PNGPicture(png(100, 80) { _, _ in white }))
    let after = try #require(
      PNGPicture(
        png(100, 80) { x, y in
          (10..<14).contains(x) && (12..<20).contains(y)
            ? [0, 255, 255, 255]
            : x == 90 && y == 70 ? [250, 255, 255, 255] : white
        }))
    let changes = PictureChanges(before, after)
    #expect(changes.pixels == 33 && changes.most == 255)
    #expect(
      changes.boxes == [
        .init(x: 10, y: 12, width: 4, height: 8), .init(x: 90, y: 70, width: 1, height: 1),
      ])
  }

  @Test func `what only one picture has differs`() throws {
    let small = try #require(PNGPicture(png(10, 10) { _, _ in [1, 2, 3, 255] }))
    let large = try #require(PNGPicture(png(10, 12) { _, _ in [1, 2, 3, 255] }))
    #expect(PictureChanges(small, large).pixels == 20)
  }
}

struct TreeTests {
  private func label(
    _ text: String, _ frame: [Double], color: String = "#000000FF", id: String = ""
  )
    -> ViewNode
  {
    ViewNode(type: "UILabel", id: id, frame: frame, text: text, color: color)
  }

  private func reasons(_ old: [ViewNode], _ new: [ViewNode], moved: Double = 0) -> [String] {
    TreeChanges(
      ViewNode(type: "UIView", frame: [0, 0, 100, 100], children: old),
      ViewNode(type: "UIView", frame: [0, moved, 100, 100], children: new)
    ).reasons
  }

  @Test func `each kind of change is told`() {
    let old = label("A", [0, 0, 50, 20])
    #expect(reasons([old], [old]).isEmpty)
    #expect(reasons([old], [label("A", [0, 8, 50, 20])]) == ["UILabel “A”: moved by 0, 8"])
    #expect(
      reasons([old], [label("A", [0, 0, 60, 20])]) == [
        "UILabel “A”: resized from 50 × 20 to 60 × 20"
      ])
    #expect(
      reasons([old], [label("B", [0, 0, 50, 20])]) == ["UILabel: text changed from “A” to “B”"])
    #expect(
      reasons([old], [label("A", [0, 0, 50, 20], color: "#FF0000FF")]) == [
        "UILabel “A”: text recoloured from #000000FF to #FF0000FF"
      ])
    #expect(reasons([], [old]) == ["UILabel “A”: new"])
    #expect(reasons([old], []) == ["UILabel “A”: gone"])
  }

  @Test func `what moves along is told once`() {
    #expect(
      reasons([label("A", [0, 0, 50, 20])], [label("A", [0, 5, 50, 20])], moved: 5) == [
        "UIView: moved by 0, 5"
      ])
  }

  @Test func `an inserted view doesn't change those behind it`() {
    let rows = (0..<5).map { label("\($0)", [0, Double($0) * 20, 50, 20]) }
    #expect(
      reasons(rows, rows[..<2] + [label("new", [0, 200, 50, 20])] + rows[2...]) == [
        "UILabel “new”: new"
      ])
  }

  @Test func `files that are no trees say nothing`() {
    #expect(TreeChanges(Data("{}".utf8), Data("[]".utf8)) == nil)
  }
}
