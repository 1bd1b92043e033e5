// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What text fields and text views have in common: what is chosen, and how typing, composing and deleting
// change the text.

import CoreText
import Foundation

/// A view whose text is edited.
@MainActor
protocol EditedView: UIView, UITextInput {
  var editor: TextEditor { get }
  /// The text; changed by the editor alone while somebody types.
  var editedText: NSMutableAttributedString { get }
  /// Whether what is pasted keeps its looks.
  var keepsLooks: Bool { get }
  /// Whether the user may change the text at all.
  var isChangeable: Bool { get }
  /// Asks the program about a change by the user.
  func allowsChange(in range: NSRange, to text: String) -> Bool
  /// The text has changed; by the user where `byUser` says so.
  func textChanged(byUser: Bool)
  /// What is chosen has changed.
  func selectionChanged()
  /// The program's edit menu for a stretch; nil for what is suggested.
  func editMenu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu?
  func editMenuComes(_ animator: any UIEditMenuInteractionAnimating)
  func editMenuGoes(_ animator: any UIEditMenuInteractionAnimating)
  /// The looks of text that is typed where there is none.
  var plainLooks: [NSAttributedString.Key: Any] { get }

  /// The box of a caret in the view's space.
  func caretBox(at offset: Int) -> CGRect
  /// The boxes of a stretch in the view's space, a line each.
  func boxes(of range: NSRange) -> [SelectionBox]
  /// The place nearest to a point of the view's space.
  func offset(nearest point: CGPoint) -> Int
}

/// What is chosen in a text, and what changes it.
@MainActor
package final class TextEditor {
  private weak var view: (any EditedView)?
  /// What is chosen, in UTF-16 units; without length it is the caret's place.
  private(set) var selection = NSRange(location: 0, length: 0)
  /// What is being composed.
  private(set) var marked: NSRange?
  /// The looks that the program wants what is typed next to have.
  var typingLooks: [NSAttributedString.Key: Any]?
  /// Whether the next text replaces all there is.
  var clearsAtInsertion = false
  /// Where a selection that grows by keys began.
  private var anchor: Int?
  var affinity = UITextStorageDirection.forward
  var markedStyle: [NSAttributedString.Key: Any]?
  weak var inputDelegate: (any UITextInputDelegate)?

  func attach(_ view: any EditedView) { self.view = view }
  var attached: (any EditedView)? { view }

  var text: NSMutableAttributedString { view?.editedText ?? NSMutableAttributedString() }
  var length: Int { text.length }
  var breaks: TextBreaks { TextBreaks(text.string) }

  // MARK: Selection

  /// A stretch cut to the text.
  func within(_ range: NSRange) -> NSRange {
    let length = length
    let start = min(max(range.location == NSNotFound ? length : range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  /// Chooses a stretch.
  func select(_ range: NSRange, keepsAnchor: Bool = false) {
    if !keepsAnchor { anchor = nil }
    let new = within(range)
    guard new != selection else { return }
    inputDelegate?.selectionWillChange(view)
    selection = new
    typingLooks = nil
    inputDelegate?.selectionDidChange(view)
    view?.selectionChanged()
  }

  /// Moves the end of what is chosen to a place, as the arrows do with shift.
  func extend(to offset: Int) {
    let start =
      anchor ?? (selection.location == offset ? NSMaxRange(selection) : selection.location)
    anchor = start
    select(NSRange(location: min(start, offset), length: abs(offset - start)), keepsAnchor: true)
  }

  /// The end of what is chosen that moves.
  var movingEnd: Int {
    guard let anchor, anchor == selection.location else { return selection.location }
    return NSMaxRange(selection)
  }

  // MARK: Changes

  /// The looks of what is typed next.
  var looks: [NSAttributedString.Key: Any] {
    if let typingLooks { return typingLooks }
    guard let view else { return [:] }
    guard view.keepsLooks, length > 0 else { return view.plainLooks }
    let at = selection.length > 0 ? selection.location : max(selection.location - 1, 0)
    return text.attributes(at: min(at, length - 1), effectiveRange: nil)
      .filter { $0.key != .attachment && $0.key != .link }
  }

  /// Types a text in the place of what is chosen, or composed, if the program lets it.
  func insert(_ string: String) {
    guard let view, view.isChangeable else { return }
    let range = marked ?? selection
    guard view.allowsChange(in: range, to: string) else { return }
    // What was asked may have changed the text.
    let whole = NSRange(location: 0, length: length)
    put(string, in: clearsAtInsertion ? whole : within(range))
  }

  /// Deletes what is chosen, or the character before the caret, if the program lets it.
  func deleteBackward() {
    guard let view, view.isChangeable else { return }
    var range = marked ?? selection
    if range.length == 0 {
      let start = breaks.previous(before: range.location)
      range = NSRange(location: start, length: range.location - start)
    }
    guard range.length > 0 else { return }
    guard view.allowsChange(in: range, to: "") else { return }
    put("", in: clearsAtInsertion ? NSRange(location: 0, length: length) : within(range))
  }

  /// Deletes up to a place, if the program lets it.
  func delete(to offset: Int) {
    guard selection.length == 0, offset != selection.location else { return deleteBackward() }
    let (start, end) = (min(offset, selection.location), max(offset, selection.location))
    let range = within(NSRange(location: start, length: end - start))
    guard let view, view.isChangeable, view.allowsChange(in: range, to: "") else { return }
    put("", in: within(range))
  }

  /// Puts a text in the place of a stretch, as a change by the user that was allowed.
  func put(_ string: String, in range: NSRange) {
    put(NSAttributedString(string: string, attributes: looks), in: range)
  }

  func put(_ string: NSAttributedString, in range: NSRange) {
    let keptLooks = typingLooks
    clearsAtInsertion = false
    inputDelegate?.textWillChange(view)
    text.replaceCharacters(in: within(range), with: string)
    marked = nil
    anchor = nil
    selection = within(NSRange(location: range.location + string.length, length: 0))
    typingLooks = keptLooks
    inputDelegate?.textDidChange(view)
    view?.selectionChanged()
    view?.textChanged(byUser: true)
  }

  /// Puts the caret at the end: the program has set another text.
  func textWasSet() {
    marked = nil
    anchor = nil
    typingLooks = nil
    clearsAtInsertion = false
    let old = selection
    selection = NSRange(location: length, length: 0)
    if old != selection, view?.isFirstResponder == true { view?.selectionChanged() }
  }

  /// Cuts what is chosen to a text that has changed by other means.
  func textWasEdited(in range: NSRange, by delta: Int) {
    marked = nil
    guard selection.location >= range.location else { return selection = within(selection) }
    let moved =
      NSMaxRange(range) - delta <= selection.location
      ? selection.location + delta : NSMaxRange(range)
    selection = within(NSRange(location: moved, length: selection.length))
  }

  // MARK: Composing

  /// Composes a text; `part` of it is chosen.
  func mark(_ string: String?, part: NSRange) {
    guard let view, view.isChangeable else { return }
    let range = marked ?? selection
    let string = string ?? ""
    guard view.allowsChange(in: range, to: string) else { return }
    let start = within(range).location
    put(string, in: range)
    guard !string.isEmpty else { return }
    marked = within(NSRange(location: start, length: string.utf16.count))
    select(NSRange(location: start + part.location, length: part.length))
  }

  func unmark() {
    guard marked != nil else { return }
    marked = nil
    view?.textChanged(byUser: false)
  }
}
