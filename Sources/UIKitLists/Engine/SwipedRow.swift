// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A row that was swiped aside, and the buttons behind it.

import CoreGraphics
import Foundation

/// A row beside its place, with the buttons of one side. Distances are points to the right.
@MainActor
final class SwipedRow {
  /// How wide a button is at least, and what its title leaves free at both sides (our choice).
  private static let buttonWidth: CGFloat = 74
  private static let padding: CGFloat = 15

  let path: IndexPath
  let cell: UIView
  let configuration: UISwipeActionsConfiguration
  /// Whether the buttons are at the left edge.
  let isLeading: Bool
  let holder = UIView()
  /// How far the row stands beside its place.
  var offset: CGFloat = 0
  private var buttons: [UIButton] = []
  private var widths: [CGFloat] = []

  init(
    _ path: IndexPath, _ cell: UIView, _ configuration: UISwipeActionsConfiguration,
    isLeading: Bool, run: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.path = path
    self.cell = cell
    self.configuration = configuration
    self.isLeading = isLeading
    holder.clipsToBounds = true
    for action in configuration.actions {
      let button = UIButton(type: .custom)
      button.backgroundColor = action.backgroundColor
      button.setTitle(action.image == nil ? action.title : nil, for: .normal)
      button.setImage(action.image?.withRenderingMode(.alwaysTemplate), for: .normal)
      button.tintColor = .white
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.accessibilityLabel = action.title
      button.addAction(
        UIAction { [weak button] _ in if let button { run(action, button) } }, for: .touchUpInside)
      buttons.append(button)
      let title = action.image == nil ? button.titleLabel?.sizeThatFits(.zero).width ?? 0 : 0
      let content = max(title, action.image?.size.width ?? 0)
      widths.append(max(Self.buttonWidth, content + 2 * Self.padding))
      holder.insertSubview(button, at: 0)
    }
  }

  /// The width of all buttons.
  var width: CGFloat { widths.reduce(0, +) }

  /// Where the row rests when its buttons are seen.
  var openOffset: CGFloat { isLeading ? width : -width }

  /// Spreads the buttons over what the row leaves free.
  func placeButtons(in frame: CGRect) {
    let room = abs(offset)
    holder.frame = CGRect(
      x: isLeading ? frame.minX : frame.maxX - room, y: frame.minY, width: room,
      height: frame.height)
    let share = width > 0 ? room / width : 0
    var used: CGFloat = 0
    for (button, width) in zip(buttons, widths) {
      let length = width * share
      // The first stands at the row's edge; those further in are covered by it at first.
      let x = isLeading ? used : room - used - length
      button.frame = CGRect(x: x, y: 0, width: max(length, width), height: frame.height)
      used += length
    }
  }
}
