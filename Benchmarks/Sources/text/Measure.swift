// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is measured. Everything goes through public calls of Core Text, UIKit and the stage.

import Mica
import UIKit
import WorkloadData

/// A figure of laying text out, or of a screen of labels.
@MainActor
enum Measure: String, CaseIterable {
  /// Milliseconds for 10 000 words into lines 320 pt wide, in a process that has laid nothing out.
  case first
  /// The same again, as the median of rounds, each with a string and a typesetter of its own.
  case layout
  /// The same in 100 paragraphs through a framesetter.
  case frames
  /// Frames a second of a screen of 200 labels whose texts all change from frame to frame.
  case labels
  /// The same with every label laid out and drawn again with the text that it has.
  case redrawn

  static let words = 10_000
  private static let width = 320.0

  func value() throws -> Double {
    switch self {
    case .first: return Self.milliseconds { Self.layOut(Words.text(count: Self.words)) }
    case .layout:
      let text = Words.text(count: Self.words)
      return Self.medianMilliseconds { Self.layOut(text) }
    case .frames:
      let text = Words.text(count: Self.words, paragraphLength: 100)
      return Self.medianMilliseconds { Self.layOutFrame(text) }
    case .labels: return try LabelScreen.framesPerSecond { $0.countUp() }
    case .redrawn: return try LabelScreen.framesPerSecond { $0.layOutAgain() }
    }
  }

  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let duration = try SuspendingClock().measure(body)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  private static func milliseconds(_ body: () -> Void) -> Double { seconds(body) * 1000 }

  private static func medianMilliseconds(_ body: () -> Void) -> Double {
    body()
    return (0..<15).map { _ in milliseconds(body) }.sorted()[7]
  }

  private static func attributed(_ text: String) -> NSAttributedString {
    NSAttributedString(
      string: text, attributes: [.font: CTFontCreateWithName("Helvetica", 16, nil)])
  }

  /// Lines of one paragraph, each with its width.
  private static func layOut(_ text: String) {
    let typesetter = CTTypesetterCreateWithAttributedString(attributed(text))
    let length = text.utf16.count
    var (start, widest) = (0, 0.0)
    while start < length {
      let count = CTTypesetterSuggestLineBreak(typesetter, start, width)
      let line = CTTypesetterCreateLine(typesetter, CFRange(location: start, length: count))
      widest = max(widest, CTLineGetTypographicBounds(line, nil, nil, nil))
      start += max(count, 1)
    }
    precondition(widest > width * 0.8, "the lines are full")
  }

  private static func layOutFrame(_ text: String) {
    let framesetter = CTFramesetterCreateWithAttributedString(attributed(text))
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: width, height: 1e6), transform: nil)
    let frame = CTFramesetterCreateFrame(
      framesetter, CFRange(location: 0, length: 0), path, nil)
    precondition(CTFrameGetVisibleStringRange(frame).length == text.utf16.count)
  }
}
