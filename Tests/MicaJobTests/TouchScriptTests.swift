// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fingers in a file: what lines mean, and which are refused.

import MicaJob
import Testing

@Suite struct TouchScriptTests {
  private func actions(_ text: String) throws -> [TouchScript.Action] {
    try TouchScript(text: text).events.map(\.action)
  }

  @Test func everyActionIsRead() throws {
    let script = try TouchScript(
      text: """
        // A visit.
        at 0.2 tap 100,200
        at 0.5 drag 200,600 -> 200,100 for 0.3 ease-out      at 1.5 flick up from 200,500 speed 1500

        # Names.
        at 2.0 tap "Hills" x2     at 2.5 long-press #counter for 0.8
        at 3 pinch 195,400 from 100 to 220 for 0.4     at 4 rotate tag:7 by -90 radius 50 for 1 ease-in-out
        at 5 type "a \\"b\\"\\n"
        at 5 press return
        at 6 drag 1,2 -> "C" -> 3.5,-4 rest 0.5
        """)
    #expect(script.events.map(\.time) == [0.2, 0.5, 1.5, 2, 2.5, 3, 4, 5, 5, 6])
    #expect(script.events.map(\.line) == [2, 3, 3, 6, 6, 7, 7, 8, 9, 10])
    let expected: [TouchScript.Action] = [
      .tap(.point(x: 100, y: 200), count: 1),
      .drag(
        [.point(x: 200, y: 600), .point(x: 200, y: 100)], seconds: 0.3, pace: .easeOut, rest: 0),
      .flick(.up, from: .point(x: 200, y: 500), speed: 1500),
      .tap(.label("Hills"), count: 2),
      .longPress(.identifier("counter"), seconds: 0.8),
      .pinch(.point(x: 195, y: 400), from: 100, to: 220, seconds: 0.4, pace: .linear),
      .rotate(.tag(7), degrees: -90, radius: 50, seconds: 1, pace: .easeInOut),
      .type("a \"b\"\n"),
      .press("return"),
      .drag(
        [.point(x: 1, y: 2), .label("C"), .point(x: 3.5, y: -4)], seconds: 0.3, pace: .linear,
        rest: 0.5),
    ]
    #expect(script.events.map(\.action) == expected)
  }

  @Test func whatIsLeftOutHasADefault() throws {
    #expect(try actions("at 1 double-tap 1,1") == [.tap(.point(x: 1, y: 1), count: 2)])
    #expect(try actions("at 1 tap 1, 2") == [.tap(.point(x: 1, y: 2), count: 1)])
    #expect(
      try actions("at 1 flick left from 1,1") == [
        .flick(.left, from: .point(x: 1, y: 1), speed: 1000)
      ])
    #expect(
      try actions("at 1 rotate 1,1 by 30") == [
        .rotate(.point(x: 1, y: 1), degrees: 30, radius: 60, seconds: 0.4, pace: .linear)
      ])
    #expect(try actions("\n\r\n  \n").isEmpty)
  }

  @Test(arguments: [
    ("tap 1,1", "'tap' stands where 'at SECONDS' is expected"),
    ("at", "the line ends where a number of seconds is expected"),
    ("at soon tap 1,1", "'soon' is no number; a number of seconds is expected"),
    ("at nan tap 1,1", "'nan' is no number; a number of seconds is expected"),
    ("at -1 tap 1,1", "-1 is out of range; a number of seconds is 0 to 86400"),
    ("at 1e9 tap 1,1", "1e9 is out of range; a number of seconds is 0 to 86400"),
    (
      "at 1 hop 1,1",
      "'hop' is no action; write tap, double-tap, long-press, drag, flick, pinch, rotate, type, press or finger"
    ),
    (
      "at 1 tap here",
      "'here' is no place; write such as 100,200, \"Label\", #identifier or tag:7"
    ),
    (
      "at 1 tap inf,1",
      "'inf,1' is no place; write such as 100,200, \"Label\", #identifier or tag:7"
    ),
    (
      "at 1 tap",
      "the line ends where a place such as 100,200, \"Label\", #identifier or tag:7 is expected"
    ),
    ("at 1 tap \"Hills", "the text \"Hills has no end; write \" behind it"),
    ("at 1 tap 1,1 twice", "'twice' says nothing here"),
    ("at 1 tap 1,1 x0", "'x0' is no number of taps such as x2, at most 1000"),
    ("at 1 drag 1,1", "the line ends where '-> PLACE' is expected"),
    ("at 1 drag 1,1 -> 2,2 for ever", "'ever' is no number; a number of seconds is expected"),
    ("at 1 flick away from 1,1", "'away' is no direction; write up, down, left or right"),
    ("at 1 pinch 1,1 from 5", "the line ends where 'to POINTS' is expected"),
    ("at 1 rotate 1,1", "the line ends where 'by DEGREES' is expected"),
    ("at 1 type hello", "'hello' stands where a text between quotation marks is expected"),
  ])
  func aWrongLineIsNamed(line: String, reason: String) {
    #expect(throws: TouchScriptError(line: 2, reason: reason)) {
      try TouchScript(text: "at 0 tap 1,1\n" + line)
    }
  }

  @Test func everyKeyHasAPlace() throws {
    #expect(try actions("at 1 press a at 2 press left") == [.press("a"), .press("left")])
    #expect(PressedKey("Z")?.meaning == .key(code: 0x1D, text: "Z"))
    #expect(PressedKey("0")?.meaning == .key(code: 0x27, text: "0"))
    #expect(PressedKey("menu")?.meaning == .button(5))
    #expect(throws: TouchScriptError.self) { try TouchScript(text: "at 1 press any") }
  }

  @Test func noLineCrashesTheReader() {
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let words = [
      "at", "1", "tap", "drag", "->", "\"", "\\", "1,2", "for", "x3", "#a", "tag:", "é", "-", ",",
      "pinch", "from", "to", "\u{FEFF}", "type", "\"a\"", "1e400", "rotate", "by", "\r",
    ]
    for _ in 0..<20_000 {
      let line = (0..<random(9)).map { _ in words[random(words.count)] }.joined(
        separator: random(2) == 0 ? " " : "")
      _ = try? TouchScript(text: line)
    }
  }

  @Test func aJobCarriesAScript() throws {
    var showing = Showing(ProgramDescription(name: "a"))
    showing.touches = try TouchScript(text: "at 1 tap \"Hills\" x2\nat 2 type \"é\"")
    showing.showsTouches = true
    let job = HostJob(.render(PictureJob(showing, output: "a.png")))
    #expect(try HostJob(text: job.text) == job)
  }
}
