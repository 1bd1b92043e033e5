// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Responders that can be asked about their text: where what is, and what is chosen.

public import CoreGraphics
public import CoreText
public import MicaFoundation

/// A responder whose text a keyboard can read, choose from and change.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// The text of a stretch.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a stretch.
  func replace(_ range: UITextRange, withText text: String)
  /// Whether the keyboard may put a text in the place of a stretch; true by default.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  // MARK: Selection and marked text

  /// What is chosen; an empty stretch is a caret.
  var selectedTextRange: UITextRange? { get set }
  /// The text that is still being composed.
  var markedTextRange: UITextRange? { get }
  /// The looks of that text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Composes a text, in the place of the one that was composed or of what is chosen.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Keeps what was composed.
  func unmarkText()
  /// At which end a selection grows; `forward` by default.
  var selectionAffinity: UITextStorageDirection { get set }

  // MARK: Places

  /// The text's start.
  var beginningOfDocument: UITextPosition { get }
  /// The text's end.
  var endOfDocument: UITextPosition { get }
  /// The stretch between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place so many UTF-16 units on; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place so many steps on; nil beyond the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many UTF-16 units lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The end of a stretch on one side.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The stretch from a place to the end of its line on one side.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// The place of a unit of a stretch.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// The unit of a place in a stretch.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

  // MARK: Direction

  /// The direction of the text at a place.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the direction of the paragraphs of a stretch.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Geometry

  /// The box of a stretch on its first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// The box of the caret at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The boxes of a stretch.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place of a stretch nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The looks of the text at a place.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// The view that boxes and points are in.
  var textInputView: UIView { get }

  // MARK: Others

  /// Hears of changes that the keyboard didn't make; the system's.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words and sentences.
  var tokenizer: any UITextInputTokenizer { get }
}

extension UITextInput {
  /// Yes.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// Forward.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  /// The place so many UTF-16 units from the stretch's start.
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }
  /// The number of UTF-16 units from the stretch's start.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// None.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// The responder itself where it is a view.
  public var textInputView: UIView { self as? UIView ?? UIView() }
}

/// Hears of changes to a text and to what is chosen in it; the system makes one.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// What is chosen is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// What is chosen has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the pieces of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The piece around a place; nil where the place lies in none, as seen on a side.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a place is at an edge of a piece, as seen on a side.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next edge of a piece on a side; nil where there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place lies in a piece, as seen on a side.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// A keyboard's language.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language, as `en-US`: that of the program's locale.
  open var primaryLanguage: String? { language }
  private let language: String?

  init(_ language: String?) {
    self.language = language
    super.init()
  }

  /// The keyboards that the user has: one, of the program's locale.
  public class var activeInputModes: [UITextInputMode] { [.current] }
  static var current: UITextInputMode {
    UITextInputMode(String(Locale.current.identifier.map { $0 == "_" ? "-" : $0 }))
  }

  /// Posted when the user changes the keyboard's language; never here.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
