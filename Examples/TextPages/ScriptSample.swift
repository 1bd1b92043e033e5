// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the page of scripts shows: a phrase of each, with its name.

import Foundation

/// A phrase in a script.
struct ScriptSample: Sendable {
  /// The script's English name.
  let name: String
  /// The phrase.
  let text: String

  /// The page's phrases from top to bottom.
  static let all = [
    ScriptSample(name: "Latin", text: "Æsir sailed by fjords, naïve façades"),
    ScriptSample(name: "Greek, Cyrillic", text: "Ο ήλιος ανέτειλε · Солнце взошло"),
    ScriptSample(name: "Chinese", text: "天地玄黄，宇宙洪荒。"),
    ScriptSample(name: "Japanese", text: "春は花、夏は海、秋は山、冬は空"),
    ScriptSample(name: "Korean", text: "우리 나라의 말은 아름다운 소리"),
    ScriptSample(name: "Arabic", text: "السلام عليكم ورحمة الله"),
    ScriptSample(name: "Hebrew", text: "שָׁלוֹם עֲלֵיכֶם, בוקר טוב"),
    ScriptSample(name: "Devanagari", text: "सत्यमेव जयते, क्षत्रिय श्री"),
    ScriptSample(name: "Thai", text: "น้ำขึ้นให้รีบตัก"),
    ScriptSample(name: "Emoji", text: "😀 🌈 🍎 🚀 👨‍👩‍👧‍👦 🇯🇵 👍🏽"),
    ScriptSample(name: "Mixed", text: "Both שלום and سلام mean peace (2 ways)."),
    ScriptSample(name: "Mixed, right to left", text: "קראתי את UIKit עם 3 دروس היום."),
  ]
}
