// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Finds words, sentences, paragraphs and lines in any text that is typed into.

public import Foundation

/// Finds the pieces of a text by its characters, and lines by its geometry.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// A tokenizer of a text, which is not kept alive.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// The piece around a place; nil where the place lies in none, as seen on a side.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let found = unit(at: position, granularity, isForward(direction)) else { return nil }
    return span(found)
  }

  /// Whether a place is at an edge of a piece, as seen on a side.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let forward = isForward(direction)
    // An edge toward the end is the end of what lies before it.
    guard let found = unit(at: position, granularity, !forward), let offset = offset(position)
    else { return false }
    return forward ? found.upperBound == offset : found.lowerBound == offset
  }

  /// The next edge of a piece on a side; nil where there is none.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let offset = offset(position), let text else { return nil }
    let breaks = TextBreaks(text)
    let forward = isForward(direction)
    guard forward ? offset < breaks.count : offset > 0 else { return nil }
    let found: Int =
      switch granularity {
      case .word: forward ? breaks.wordEnd(after: offset) : breaks.wordStart(before: offset)
      default:
        unit(at: position, granularity, forward).map { forward ? $0.upperBound : $0.lowerBound }
          ?? (forward ? breaks.count : 0)
      }
    return place(found)
  }

  /// Whether a place lies in a piece, as seen on a side.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    unit(at: position, granularity, isForward(direction)) != nil
  }

  // MARK: Work

  private var text: String? {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    else { return nil }
    return input.text(in: all)
  }

  private func offset(_ position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  private func place(_ offset: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  private func span(_ range: Range<Int>) -> UITextRange? {
    guard let start = place(range.lowerBound), let end = place(range.upperBound) else { return nil }
    return input?.textRange(from: start, to: end)
  }

  private func isForward(_ direction: UITextDirection) -> Bool {
    switch direction {
    case .storage(.forward), .layout(.right), .layout(.down): true
    default: false
    }
  }

  /// The piece that has the unit after a place in it, or the one before it.
  private func unit(
    at position: UITextPosition, _ granularity: UITextGranularity, _ forward: Bool
  ) -> Range<Int>? {
    guard let offset = offset(position), let text else { return nil }
    if granularity == .line { return line(at: position) }
    return TextBreaks(text).unit(granularity, at: forward ? offset : offset - 1)
  }

  private func line(at position: UITextPosition) -> Range<Int>? {
    guard let input,
      let before = input.characterRange(byExtending: position, in: .left),
      let after = input.characterRange(byExtending: position, in: .right),
      let start = offset(before.start), let end = offset(after.end), start <= end
    else { return nil }
    return start..<end
  }
}
