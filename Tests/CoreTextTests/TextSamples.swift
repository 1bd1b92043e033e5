// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Texts and helpers for the tests of lines.

import CTestFonts
import CoreText

typealias Attributes = [NSAttributedString.Key: Any]

/// The same numbers in every run.
struct Dice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[next(values.count)] }
}

func font(_ name: String = "Liberation Sans", _ size: CGFloat = 16) -> CTFont {
  _ = mica_test_fonts()
  return CTFontCreateWithName(name, size, nil)
}

func text(_ string: String, _ attributes: Attributes = [:]) -> NSAttributedString {
  var attributes = attributes
  if attributes[.font] == nil { attributes[.font] = font() }
  return NSAttributedString(string: string, attributes: attributes)
}

func line(_ string: String, _ attributes: Attributes = [:]) -> CTLine {
  CTLineCreateWithAttributedString(text(string, attributes))
}

func width(_ line: CTLine) -> Double { CTLineGetTypographicBounds(line, nil, nil, nil) }

func visibleWidth(_ line: CTLine) -> Double {
  width(line) - CTLineGetTrailingWhitespaceWidth(line)
}

func runs(_ line: CTLine) -> [CTRun] { CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun } }

func range(_ run: CTRun) -> Range<Int> {
  let range = CTRunGetStringRange(run)
  return range.location..<range.location + range.length
}

/// Random text of many scripts, with marks, emoji, tabs, breaks, controls and lone surrogates.
func randomText(_ dice: inout Dice, pieces: Int) -> NSAttributedString {
  let samples = [
    "a", "office", "AVATAR ", "hyphen\u{AD}ation ", " ", "  ", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}",
    "\u{645}\u{631}\u{62D}\u{628}\u{627} ", "12.5", "e\u{301}\u{323}", "\u{4F60}\u{597D}",
    "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}", "\u{E2A}\u{E27}\u{E31}\u{E2A}", "\u{1F600}",
    "\u{1F468}\u{200D}\u{1F469}", "\t", "\n", "\r\n", "\u{2028}", "\u{202B}", "\u{2067}",
    "\u{2069}", "(x)", "\u{FFFC}", "\u{0}", "\u{301}", "extraordinarily-long-word",
  ]
  let whole = NSMutableAttributedString()
  for _ in 0..<pieces {
    var attributes: Attributes = [
      .font: font(
        dice.pick(["Liberation Sans", "Liberation Serif", "Inter"]), CGFloat(8 + dice.next(20)))
    ]
    if dice.next(4) == 0 { attributes[.kern] = Double(dice.next(5)) - 1 }
    if dice.next(8) == 0 { attributes[.tracking] = Double(dice.next(3)) }
    if dice.next(8) == 0 { attributes[.baselineOffset] = Double(dice.next(9)) - 4 }
    whole.append(NSAttributedString(string: dice.pick(samples), attributes: attributes))
  }
  return whole
}
