// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pixels on their way from a host to pages of any speed.

import Testing

@testable import MicaStudio

struct ScreenTests {
  /// A host's frame of boxes that are filled with one value each.
  private func frame(_ boxes: [(PixelBox, UInt8)], time: Double = 0) -> [UInt8] {
    var bytes: [UInt8] = []
    func add<Number: FixedWidthInteger>(_ value: Number) {
      withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
    }
    add(UInt32(1))
    add(time.bitPattern)
    add(UInt32(boxes.count))
    for (box, _) in boxes {
      for value in [box.x, box.y, box.width, box.height] { add(UInt32(truncatingIfNeeded: value)) }
    }
    for (box, value) in boxes {
      bytes += [UInt8](repeating: value, count: max(0, box.width * box.height * 4))
    }
    return bytes
  }

  @Test func framesAreDrawnOverEachOther() throws {
    var screen = Screen(width: 4, height: 3)
    let box = PixelBox(x: 1, y: 1, width: 2, height: 2)
    #expect(screen.take(frame([(screen.whole, 7), (box, 9)], time: 2.5)) == [screen.whole, box])
    #expect(screen.time == 2.5)
    #expect(screen.bytes[0] == 7 && screen.bytes[(1 * 4 + 1) * 4] == 9)
    // A page gets the same in the same form.
    let message = screen.message(canvas: 3, frame: 8, [box])
    #expect(Array(message[0..<8]) == [3, 0, 0, 0, 8, 0, 0, 0])
    #expect(message.count == 20 + 20 + 16)
    #expect(message.suffix(16).allSatisfy { $0 == 9 })
  }

  /// A box's pixels from what a page gets of it.
  private func decoded(_ message: [UInt8], _ box: PixelBox) -> [UInt32] {
    let words = stride(from: 0, to: message.count, by: 4).map { place in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(message[place + $1]) << (8 * UInt32($1)) }
    }
    if words.count == box.width * box.height { return words }
    var (pixels, place): ([UInt32], Int) = ([], 0)
    while place < words.count {
      let (kind, count) = (words[place] >> 30, Int(words[place] & 0x3FFF_FFFF))
      place += 1
      for _ in 0..<count {
        switch kind {
        case 0: pixels.append(words[place])
        case 1:
          pixels.append(words[place])
          place += 1
        default: pixels.append(pixels[pixels.count - box.width])
        }
      }
      if kind == 0 { place += 1 }
    }
    return pixels
  }

  @Test func aFlatBoxTakesNextToNothing() {
    var screen = Screen(width: 64, height: 32)
    let box = PixelBox(x: 3, y: 2, width: 5, height: 4)
    #expect(screen.take(frame([(screen.whole, 7), (box, 9)])) != nil)
    let message = screen.message(canvas: 0, frame: 0, [screen.whole])
    #expect(message.count < 40 + 200)
    let pixels = decoded(Array(message[40...]), screen.whole)
    #expect(pixels.count == 64 * 32 && pixels.filter { $0 == 0x0909_0909 }.count == 20)
    let flat = screen.message(canvas: 0, frame: 0, [box])
    #expect(flat.count == 40 + 12, "one row, and those like it")
  }

  @Test func everyPictureComesOutAsItWas() {
    var state: UInt64 = 3
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<400 {
      let (width, height) = (1 + next(24), 1 + next(24))
      let colors = 1 + next(next(2) == 0 ? 3 : 60)
      // Rows that are alike, parts of them, and noise.
      var pixels: [UInt32] = []
      for y in 0..<height {
        let isLike = y > 0 && next(3) > 0
        for x in 0..<width {
          let old = y > 0 ? pixels[(y - 1) * width + x] : 0
          pixels.append(isLike && next(9) > 0 ? old : UInt32(next(colors)) &* 0x0101_0307)
        }
      }
      let coded = pixels.withUnsafeBytes {
        PixelStretches.coded($0.baseAddress!, width: width, height: height, bytesPerRow: width * 4)
      }
      guard let coded else { continue }
      #expect(coded.count < width * height * 4)
      let box = PixelBox(x: 0, y: 0, width: width, height: height)
      #expect(decoded(coded, box) == pixels)
    }
  }

  @Test func framesThatCannotBeRightAreRefused() {
    var screen = Screen(width: 4, height: 3)
    let outside = PixelBox(x: 3, y: 0, width: 2, height: 1)
    #expect(screen.take(frame([(outside, 1)])) == nil)
    #expect(screen.take([1, 2, 3]) == nil)
    #expect(screen.take(frame([(screen.whole, 1)]).dropLast(1) + []) == nil)
    #expect(screen.bytes.allSatisfy { $0 == 0 })
  }

  @Test func aSlowPageGetsTheNewest() throws {
    var screen = Screen(width: 4, height: 1)
    var view = PageView()
    func change(_ x: Int, _ value: UInt8) {
      let box = PixelBox(x: x, y: 0, width: 1, height: 1)
      view.lack(screen.take(frame([(box, value)])) ?? [])
    }
    change(0, 1)
    #expect(view.next(of: screen, canvas: 0) != nil)
    change(1, 2)
    #expect(view.next(of: screen, canvas: 0) != nil)
    // Two are on their way: from here on it waits.
    for value in 3...200 { change(2, UInt8(value)) }
    #expect(view.next(of: screen, canvas: 0) == nil)
    view.note(seen: 1)
    let next = view.next(of: screen, canvas: 0)
    let message = try #require(next)
    #expect(message.suffix(4).allSatisfy { $0 == 200 })
    // What it waited for has not grown.
    #expect(message.count == 20 + 20 + 4)
    view.note(seen: 99)
    #expect(view.next(of: screen, canvas: 0) == nil)
  }

  @Test func linesOfTheCompilerAreTakenApart() throws {
    let problem = try #require(
      CompilerLine.problem("/a/b.swift:12:5: error: no such thing: here"))
    #expect(problem.file == "/a/b.swift" && problem.line == 12 && problem.column == 5)
    #expect(problem.kind == "error" && problem.text == "no such thing: here")
    for line in ["", "error: x", "/a:b:c: error: d", "  12 | let a", "a:1:2: bad: x"] {
      #expect(CompilerLine.problem(line) == nil)
    }
  }
}
