// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Cutting, copying and pasting, and what the keys of a keyboard that isn't on the screen do.

import CoreText
import Foundation

extension TextEditor {
  var all: NSRange { NSRange(location: 0, length: length) }

  /// Whether an editing action makes sense now; nil for others.
  func canPerform(_ action: String) -> Bool? {
    let isOpen = attached?.isSecureTextEntry != true
    let isChangeable = attached?.isChangeable == true
    return switch action {
    case "cut:": selection.length > 0 && isOpen && isChangeable
    case "copy:": selection.length > 0 && isOpen
    case "paste:": isChangeable && UIPasteboard.general.hasStrings
    case "delete:": selection.length > 0 && isChangeable
    case "select:": length > 0 && selection.length == 0
    case "selectAll:": length > 0 && selection.length < length
    default: nil
    }
  }

  func copyToBoard() {
    guard selection.length > 0, attached?.isSecureTextEntry != true else { return }
    UIPasteboard.general.string = (text.string as NSString).substring(with: selection)
  }

  func cut() {
    guard selection.length > 0, attached?.isSecureTextEntry != true else { return }
    copyToBoard()
    deleteBackward()
  }

  func paste() {
    guard let string = UIPasteboard.general.string else { return }
    insert(
      attached is UITextField
        ? string.split(whereSeparator: \.isNewline).joined(separator: " ") : string)
  }

  func selectWord() { selectWord(at: selection.location) }

  /// Chooses the word at a place, or the next one to it.
  func selectWord(at offset: Int) {
    let breaks = breaks
    let near =
      breaks.word(at: offset) ?? breaks.word(at: offset - 1)
      ?? breaks.word(at: breaks.wordEnd(after: offset) - 1)
      ?? breaks.word(at: breaks.wordStart(before: offset))
    guard let word = near else {
      return select(NSRange(location: offset, length: 0))
    }
    select(NSRange(location: word.lowerBound, length: word.count))
  }

  /// What the caret does for a key; whether the key is one of the editor's.
  func take(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags
    if flags.contains(.command) { return command(key) }
    let direction: UITextLayoutDirection
    switch key.keyCode {
    case .keyboardLeftArrow: direction = .left
    case .keyboardRightArrow: direction = .right
    case .keyboardUpArrow: direction = .up
    case .keyboardDownArrow: direction = .down
    default: return false
    }
    let isExtending = flags.contains(.shift)
    if selection.length > 0, !isExtending, direction == .left || direction == .right {
      let end =
        (direction == .left) != isRightToLeft(at: selection.location)
        ? selection.location : NSMaxRange(selection)
      select(NSRange(location: end, length: 0))
      return true
    }
    let from = isExtending ? movingEnd : selection.location
    var target = move(from, direction, 1) ?? from
    if flags.contains(.alternate) {
      target = target < from ? breaks.wordStart(before: from) : breaks.wordEnd(after: from)
    }
    if isExtending { extend(to: target) } else { select(NSRange(location: target, length: 0)) }
    return true
  }

  private func command(_ key: UIKey) -> Bool {
    guard let view = attached else { return false }
    switch key.charactersIgnoringModifiers {
    case "a": view.selectAll(nil)
    case "c": view.copy(nil)
    case "x": view.cut(nil)
    case "v": view.paste(nil)
    default:
      let from = key.modifierFlags.contains(.shift) ? movingEnd : selection.location
      let direction: UITextLayoutDirection
      switch key.keyCode {
      case .keyboardLeftArrow: direction = .left
      case .keyboardRightArrow: direction = .right
      case .keyboardUpArrow: direction = .up
      case .keyboardDownArrow: direction = .down
      default: return false
      }
      let range = lineEnd(from, direction)
      let target = range.location == from ? NSMaxRange(range) : range.location
      if key.modifierFlags.contains(.shift) {
        extend(to: target)
      } else {
        select(NSRange(location: target, length: 0))
      }
    }
    return true
  }
}
