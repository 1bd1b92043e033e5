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
    #expect(message.count == 20 + 20 + 8)
    #expect(Array(message.suffix(8)) == [4, 0, 0, 0, 9, 9, 9, 9])
  }

  @Test func runsAreAlwaysShorterThanPixels() {
    var screen = Screen(width: 8, height: 1)
    _ = screen.take(frame([(screen.whole, 3)]))
    for width in 1...8 {
      let box = PixelBox(x: 0, y: 0, width: width, height: 1)
      let message = screen.message(canvas: 0, frame: 0, [box])
      #expect(message.count - 40 == (width > 2 ? 8 : width * 4))
    }
  }

  @Test func flatBoxesAreRuns() {
    var screen = Screen(width: 64, height: 32)
    let box = PixelBox(x: 3, y: 2, width: 5, height: 4)
    #expect(screen.take(frame([(screen.whole, 7), (box, 9)])) != nil)
    let message = screen.message(canvas: 0, frame: 0, [screen.whole])
    var counts: [Int] = []
    var nines: [Int] = []
    for place in stride(from: 40, to: message.count, by: 8) {
      let count = Int(message[place]) + Int(message[place + 1]) * 256
      counts.append(count)
      if message[place + 4] == 9 { nines.append(count) }
    }
    #expect(counts.reduce(0, +) == 64 * 32)
    #expect(nines == [5, 5, 5, 5])
    #expect(Int(message[36]) == counts.count * 8)
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
