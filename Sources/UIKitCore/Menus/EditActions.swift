// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be done with something chosen: the actions that somebody in a chain of responders takes.

import Foundation
internal import MicaRuntime

/// The system's editing actions, and the program's own of `UIMenuController`.
@MainActor
package enum EditActions {
  /// In the order in which menus show them.
  private static let standard: [(title: String, selector: Selector)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"),
    ("Select", "select:"), ("Select All", "selectAll:"),
  ]

  /// What a responder, or one after it, says that it can do now.
  package static func suggested(from responder: UIResponder) -> [UIMenuElement] {
    let own = commands(standard, from: responder)
    let items = (UIMenuController.shared.menuItems ?? []).map { ($0.title, $0.action) }
    let others = commands(items, from: responder)
    var groups: [UIMenuElement] = []
    if !own.isEmpty {
      groups.append(
        UIMenu(title: "", identifier: .standardEdit, options: .displayInline, children: own))
    }
    if !others.isEmpty {
      groups.append(UIMenu(title: "", options: .displayInline, children: others))
    }
    return groups
  }

  private static func commands(
    _ actions: [(title: String, selector: Selector)], from responder: UIResponder
  ) -> [EditCommand] {
    actions.compactMap { title, selector in
      let sender = UIMenuController.shared
      // Text that is typed is deleted by the keyboard.
      if selector == "delete:", responder is any UITextInput { return nil }
      guard let target = responder.target(forAction: selector, withSender: sender) else {
        return nil
      }
      return EditCommand(title, selector, target as AnyObject)
    }
  }
}

/// An action of an edit menu, and who takes it.
@MainActor
final class EditCommand: UICommand {
  private weak var target: AnyObject?

  init(_ title: String, _ action: Selector, _ target: AnyObject) {
    self.target = target
    super.init(title: title, action: action)
  }

  func run() {
    guard let target else { return }
    UIApplication.shared.sendAction(action, to: target, from: UIMenuController.shared, for: nil)
  }
}

extension UIResponder {
  /// Runs one of the editing actions that every responder has; whether it is one.
  func performEditAction(_ action: Selector, _ sender: Any?) -> Bool {
    switch action {
    case "cut:": cut(sender)
    case "copy:": copy(sender)
    case "paste:": paste(sender)
    case "delete:": delete(sender)
    case "select:": select(sender)
    case "selectAll:": selectAll(sender)
    case "toggleBoldface:": toggleBoldface(sender)
    case "toggleItalics:": toggleItalics(sender)
    case "toggleUnderline:": toggleUnderline(sender)
    default: return false
    }
    return true
  }
}
