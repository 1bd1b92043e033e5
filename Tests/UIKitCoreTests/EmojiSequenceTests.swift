// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Unicode TR51: sequences are one glyph.

import Testing
import UIKit

@Suite @MainActor
struct EmojiSequenceTests {
  private func width(_ text: String) -> CGFloat {
    (text as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 30)]).width
  }

  @Test(
    "Flags, families, couples, professions and subdivisions are as wide as one emoji",
    arguments: [
      "🇺🇸", "🇫🇷", "🇧🇷", "🇿🇦", "🇪🇺", "🇯🇵", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👨‍👩‍👧", "👩‍👩‍👦‍👦", "👨‍👦", "👩‍❤️‍👨", "👩‍❤️‍💋‍👩",
      "👩‍🚀", "👨‍⚕️", "🧑‍🎄", "🤷‍♀️", "🏃‍♂️", "❤️‍🔥", "❤️‍🩹", "🏳️‍⚧️", "🏴‍☠️", "🐻‍❄️", "👁️‍🗨️", "👍🏽", "1️⃣",
    ])
  func sequences(text: String) {
    #expect(abs(width(text) - width("😀")) < 1)
  }

  @Test("Two flags in a row are two glyphs")
  func flags() {
    #expect(abs(width("🇺🇸🇩🇪") - 2 * width("😀")) < 1)
  }
}
