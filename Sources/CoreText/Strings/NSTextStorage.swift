// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Attributed text that tells others what changed in it.

import MicaFoundation

/// Attributed text that a text view shows: it collects what was changed, and tells its delegate.
///
/// A subclass that stores the text itself calls `edited(_:range:changeInLength:)` after each
/// change.
open class NSTextStorage: NSMutableAttributedString {
  /// Who is told before and after changes are put in order.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What was changed since the last processing.
  open private(set) var editedMask: EditActions = []
  /// Where it was changed, in today's units; the location is NSNotFound where nothing was.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the text became.
  open private(set) var changeInLength = 0
  /// Whether attributes are put in order only when they are asked for: false.
  open var fixesAttributesLazily: Bool { false }

  /// What lays the text out; told after each processing.
  package final var observers: [any TextStorageObserver] = []

  private final var depth = 0

  /// Replaces characters, in UTF-16 units, and tells of the edit.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    let before = length
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: length - before)
  }

  /// Replaces a range's attributes and tells of the edit.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Begins a group of changes that is told of as one; groups nest.
  open override func beginEditing() { depth += 1 }

  /// Ends a group of changes; the outermost end processes them. Without a begin it stops the program.
  open override func endEditing() {
    precondition(depth > 0, "endEditing() without beginEditing().")
    if depth == 1, !editedMask.isEmpty { processEditing() }
    depth -= 1
  }

  /// Takes note of a change: `range` as it was before it, and by how much the text grew. Outside of
  /// `beginEditing()` it is processed at once.
  open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
    let isFirst = editedRange.location == NSNotFound
    var union = isFirst ? range : NSUnionRange(editedRange, range)
    union.length = max(union.length + delta, 0)
    editedRange = union
    changeInLength += delta
    self.editedMask.formUnion(editedMask)
    guard depth == 0 else { return }
    beginEditing()
    endEditing()
  }

  /// Tells the delegate, puts attributes in order, and tells those that lay the text out. Changes
  /// that are made meanwhile belong to the same processing.
  open func processEditing() {
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    fixAttributes(in: NSIntersectionRange(editedRange, NSRange(location: 0, length: length)))
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    for observer in observers {
      observer.textStorage(self, didProcess: editedRange, changeInLength: changeInLength)
    }
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
  }

  /// Puts attributes in order again, after something that they depend on was changed.
  open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }

  /// Sees to it that attributes are in order; they always are.
  open func ensureAttributesAreFixed(in range: NSRange) {}
}

extension NSTextStorage {
  /// What was changed in a text storage.
  public struct EditActions: OptionSet, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes were set or removed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters were put in, removed or replaced.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Posted before changes are put in order.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after changes were put in order.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")
}

/// What is told about changes of a text storage.
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before attributes are put in order; characters and attributes may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)

  /// Called after attributes were put in order; attributes may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// What lays out a text storage's text.
package protocol TextStorageObserver: AnyObject {
  /// Called after each processing of changes.
  func textStorage(_ storage: NSTextStorage, didProcess range: NSRange, changeInLength delta: Int)
}
