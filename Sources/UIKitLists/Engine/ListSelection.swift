// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The selected elements of a list, and the one that a finger highlights.

import CoreGraphics
import Foundation

/// A list whose elements can be selected.
@MainActor
protocol SelectionHost: UIView {
  var isEditing: Bool { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  /// The swiped element, which a touch elsewhere closes.
  var swipes: ListSwipe { get }
  /// Whether the highlight ends before the delegate is asked about the selection: tables, unlike collections.
  var unhighlightsFirst: Bool { get }

  /// Whether the list has such an element.
  func holdsElement(_ path: IndexPath) -> Bool
  /// The element that a touch is on; nil for none that can be tapped.
  func element(under touch: UITouch) -> IndexPath?
  /// Whether a touch that is lifted is still on the element that it highlighted.
  func isLifted(_ touch: UITouch, over path: IndexPath) -> Bool
  /// Shows a change in the element's cell, if there is one.
  func showSelected(_ isOn: Bool, _ path: IndexPath, animated: Bool)
  func showHighlighted(_ isOn: Bool, _ path: IndexPath)

  /// The delegate's answers: nil keeps the selection as it is, and another path takes the element's place.
  func shouldHighlight(_ path: IndexPath) -> Bool
  func willSelect(_ path: IndexPath) -> IndexPath?
  /// `isReplaced`: another element is selected in its place.
  func willDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath?
  func didHighlight(_ path: IndexPath)
  func didUnhighlight(_ path: IndexPath)
  func didSelect(_ path: IndexPath)
  func didDeselect(_ path: IndexPath)
}

extension SelectionHost {
  fileprivate var maySelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several elements may be selected now.
  var maySelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}

/// What is selected and highlighted in a list.
@MainActor
final class ListSelection {
  weak var host: (any SelectionHost)?
  /// The selected elements, in the order of their selection.
  private(set) var paths: [IndexPath] = []
  /// The highlighted element, which is under a finger.
  private(set) var highlighted: IndexPath?

  // MARK: Fingers

  /// Highlights the element under a finger; false if there is none that can be tapped.
  func fingerCame(_ touches: Set<UITouch>) -> Bool {
    guard let host, highlighted == nil, let touch = touches.min(by: { $0.serial < $1.serial })
    else { return highlighted != nil }
    if let swiped = host.swipes.row?.cell, !swiped.bounds.contains(touch.location(in: swiped)) {
      host.swipes.close(animated: true)
      return true
    }
    guard let path = host.element(under: touch), host.maySelect else { return false }
    guard host.shouldHighlight(path) else { return true }
    highlighted = path
    host.showHighlighted(true, path)
    host.didHighlight(path)
    return true
  }

  /// Selects the highlighted element, or deselects it where several may be selected.
  func fingerLeft(_ touches: Set<UITouch>) -> Bool {
    guard let host, let path = highlighted else { return false }
    let isOver =
      host.holdsElement(path) && touches.contains { host.isLifted($0, over: path) }
    if host.unhighlightsFirst { _ = unhighlight() }
    if isOver {
      if paths.contains(path), host.maySelectSeveral {
        remove(path, isReplaced: false)
      } else {
        choose(path)
      }
    }
    _ = unhighlight()
    return true
  }

  /// Ends the highlight; false if there is none.
  func unhighlight() -> Bool {
    guard let host, let path = highlighted else { return false }
    highlighted = nil
    host.showHighlighted(false, path)
    host.didUnhighlight(path)
    return true
  }

  private func choose(_ tapped: IndexPath) {
    guard let host, let path = host.willSelect(tapped), host.holdsElement(path) else { return }
    if !host.maySelectSeveral {
      for other in paths where other != path { remove(other, isReplaced: true) }
    }
    set(true, path, animated: false)
    host.didSelect(path)
  }

  private func remove(_ tapped: IndexPath, isReplaced: Bool) {
    guard let host, let path = host.willDeselect(tapped, isReplaced: isReplaced) else { return }
    set(false, path, animated: false)
    host.didDeselect(path)
  }

  // MARK: The program

  /// Selects an element, in place of others unless several may be; nil deselects all. The delegate isn't told.
  /// False for an element that the list doesn't have.
  func select(_ path: IndexPath?, animated: Bool) -> Bool {
    guard let path else {
      limit(to: 0, animated: animated)
      return false
    }
    guard let host, host.holdsElement(path) else { return false }
    if !host.maySelectSeveral {
      for other in paths where other != path { set(false, other, animated: animated) }
    }
    set(true, path, animated: animated)
    return true
  }

  func set(_ isOn: Bool, _ path: IndexPath, animated: Bool) {
    if !isOn {
      paths.removeAll { $0 == path }
    } else if !paths.contains(path) {
      paths.append(path)
    }
    host?.showSelected(isOn, path, animated: animated)
  }

  /// Deselects the oldest until so many are left.
  func limit(to count: Int, animated: Bool = false) {
    while paths.count > count { set(false, paths[0], animated: animated) }
  }

  // MARK: Data

  /// Forgets everything: the data are others.
  func forget() { (paths, highlighted) = ([], nil) }

  func follow(_ update: ListUpdate) {
    paths = paths.compactMap { update.newPath(for: $0) }
    highlighted = highlighted.flatMap { update.newPath(for: $0) }
  }
}
