// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rotors: how VoiceOver finds the next thing of a kind. Mica has no VoiceOver, so a rotor is stored and its search
// is called by the program's own tests alone.

public import Foundation

/// A search that VoiceOver's users can choose.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Finds the next result of a search; nil at the end.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// Where a search goes on.
  public enum Direction: Int, Sendable {
    /// Backwards.
    case previous = 0
    /// Forwards.
    case next
  }

  /// The kinds of things that the system has a name for.
  public enum SystemRotorType: Int, Sendable {
    /// The program's own kind.
    case none = 0
    /// Links.
    case link
    /// Links that were followed.
    case visitedLink
    /// Headings.
    case heading
    /// Headings of the first level.
    case headingLevel1
    /// Headings of the second level.
    case headingLevel2
    /// Headings of the third level.
    case headingLevel3
    /// Headings of the fourth level.
    case headingLevel4
    /// Headings of the fifth level.
    case headingLevel5
    /// Headings of the sixth level.
    case headingLevel6
    /// Bold text.
    case boldText
    /// Italic text.
    case italicText
    /// Underlined text.
    case underlineText
    /// Words with mistakes.
    case misspelledWord
    /// Pictures.
    case image
    /// Text fields.
    case textField
    /// Tables.
    case table
    /// Lists.
    case list
    /// Landmarks.
    case landmark
  }

  /// The rotor's name; empty for a kind of the system's.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name with attributes.
  open var attributedName: NSAttributedString
  /// The search.
  open var itemSearchBlock: Search
  /// The kind of what is searched; `.none` for a rotor with a name.
  public let systemRotorType: SystemRotorType

  /// A rotor with a name.
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }

  /// A rotor with a name that has attributes.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }

  /// A rotor for a kind of the system's.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString()
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
  }
}

/// What a rotor has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element; not kept alive.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of its text; nil for all.
  open var targetRange: UITextRange?

  /// A result.
  public init(targetElement: any NSObjectProtocol, target targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}

/// What a rotor is asked for.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where the search starts.
  open var currentItem: UIAccessibilityCustomRotorItemResult
  /// Where it goes on; forwards by default.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// A request that starts nowhere, forwards.
  public override init() {
    currentItem = UIAccessibilityCustomRotorItemResult(targetElement: NSObject(), target: nil)
  }
}
