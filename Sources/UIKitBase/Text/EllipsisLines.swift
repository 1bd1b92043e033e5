// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Ellipses that were set before: most shortened texts end in one of a few.

import CoreText
internal import MicaType
import Synchronization

/// Lines of an ellipsis by their attributes.
enum EllipsisLines {
  private struct Known {
    let attributes: AttributeSet
    /// Fonts come and go.
    let generation: Int
    let line: CTLine
  }

  /// The latest last.
  private struct Shelf: @unchecked Sendable {
    var lines: [Known] = []
  }

  private static let shelf = Mutex(Shelf())
  private static let limit = 16

  /// The line of an ellipsis, made now or before.
  static func line(_ text: NSAttributedString) -> CTLine {
    let attributes = text.run(at: 0).attributes
    guard isFixed(attributes) else { return CTLineCreateWithAttributedString(text) }
    let generation = FontLibrary.current.generation
    let known = shelf.withLock { shelf in
      shelf.lines.last {
        $0.generation == generation && $0.attributes.isEqual(to: attributes)
      }?.line
    }
    if let known { return known }
    let made = CTLineCreateWithAttributedString(text)
    shelf.withLock { shelf in
      if shelf.lines.count == limit { shelf.lines.removeFirst() }
      shelf.lines.append(Known(attributes: attributes, generation: generation, line: made))
    }
    return made
  }

  /// Whether no value can change while it is kept.
  private static func isFixed(_ attributes: AttributeSet) -> Bool {
    attributes.values.allSatisfy { key, value in
      switch key {
      case .font: true
      case .foregroundColor, .backgroundColor:
        value is CGColor || (value as? UIColor)?.isPlain == true
      case .paragraphStyle: type(of: value) == NSParagraphStyle.self
      default: false
      }
    }
  }
}
