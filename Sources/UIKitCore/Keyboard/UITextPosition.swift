// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Places and stretches in a text that is typed into. What is in them is the text's own business.

import CoreGraphics
public import CoreText
public import Foundation

/// A place in a text. Texts have subclasses of their own.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// A place.
  public override init() { super.init() }
}

/// A stretch of a text. Texts have subclasses of their own.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// A stretch.
  public override init() { super.init() }
  /// Whether nothing lies in it; true by default.
  open var isEmpty: Bool { true }
  /// Where it starts; a subclass says so.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends; a subclass says so.
  open var end: UITextPosition { UITextPosition() }
}

/// The box of a part of a selection on one line. Texts have subclasses of their own.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// A box.
  public override init() { super.init() }
  /// The box, in the text view's space.
  open var rect: CGRect { .zero }
  /// The direction of the text in it.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection starts in it.
  open var containsStart: Bool { false }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { false }
  /// Whether the text runs from top to bottom.
  open var isVertical: Bool { false }
}

/// Ways through a text as it is stored.
public enum UITextStorageDirection: Int, Sendable {
  /// Toward its end.
  case forward = 0
  /// Toward its start.
  case backward
}

/// Ways through a text as it is shown.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
}

/// A way through a text, of one kind or the other.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the way.
  public var rawValue: Int
  /// A way by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A way through the text as it is stored.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A way through the text as it is shown.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// Pieces of a text.
public enum UITextGranularity: Int, Sendable {
  /// Characters.
  case character = 0
  /// Words.
  case word
  /// Sentences.
  case sentence
  /// Paragraphs.
  case paragraph
  /// Lines as they are shown.
  case line
  /// All of it.
  case document
}

/// A place that is so many UTF-16 units from a text's start.
package final class TextPlace: UITextPosition {
  package let offset: Int

  package init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  package nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextPlace)?.offset == offset
  }
  package nonisolated override var hash: Int { offset }
  package nonisolated override var description: String {
    "<UITextPosition: \(offset)>"
  }
}

/// A stretch between two such places.
package final class TextSpan: UITextRange {
  package let range: NSRange

  package init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  package override var isEmpty: Bool { range.length == 0 }
  package override var start: UITextPosition { TextPlace(range.location) }
  package override var end: UITextPosition { TextPlace(NSMaxRange(range)) }
  package nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TextSpan)?.range == range
  }
  package nonisolated override var hash: Int { range.location }
}

/// A box of a selection.
package final class SelectionBox: UITextSelectionRect {
  private let box: CGRect
  private let isRightToLeft: Bool
  private let ends: (start: Bool, end: Bool)

  package init(_ box: CGRect, isRightToLeft: Bool, start: Bool, end: Bool) {
    self.box = box
    self.isRightToLeft = isRightToLeft
    ends = (start, end)
    super.init()
  }

  package override var rect: CGRect { box }
  package override var writingDirection: NSWritingDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
  package override var containsStart: Bool { ends.start }
  package override var containsEnd: Bool { ends.end }
}
