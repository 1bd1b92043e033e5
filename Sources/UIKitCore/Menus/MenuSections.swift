// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A menu as it is shown: groups of elements, in order, and what choosing one of them does.

import Foundation

/// Elements between two thick lines.
@MainActor
package struct MenuSection {
  package var title: String?
  package var size = UIMenu.ElementSize.large
  package var items: [UIMenuElement] = []
}

extension UIMenu {
  private var itemSize: ElementSize {
    guard preferredElementSize == .automatic else { return preferredElementSize }
    return options.contains(.displayAsPalette) ? .small : .large
  }

  /// The groups of the menu: its own elements, cut by the menus that are shown inline. What is hidden or empty is left
  /// out; what is deferred is replaced by what it stands for, where that is known.
  package var sections: [MenuSection] {
    var result: [MenuSection] = []
    var run = MenuSection(size: itemSize)
    func close() {
      if !run.items.isEmpty { result.append(run) }
      run = MenuSection(size: itemSize)
    }
    func add(_ elements: [UIMenuElement]) {
      for element in elements where !element.shownAttributes.contains(.hidden) {
        if let deferred = element as? UIDeferredMenuElement, let elements = deferred.elements {
          add(elements)
        } else if let menu = element as? UIMenu {
          var inner = menu.sections
          guard !inner.isEmpty else { continue }
          guard menu.options.contains(.displayInline) else {
            run.items.append(menu)
            continue
          }
          close()
          if !menu.title.isEmpty { inner[0].title = inner[0].title ?? menu.title }
          result += inner
        } else {
          run.items.append(element)
        }
      }
    }
    add(children)
    close()
    return result
  }

  /// Everything in the menu and in the menus in it that can be chosen.
  var leaves: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let menu as UIMenu: menu.leaves
      case let deferred as UIDeferredMenuElement: deferred.elements ?? []
      default: [element]
      }
    }
  }

  /// All that is deferred, in menus in this one as well, or only where it is shown with this one's elements.
  package func deferred(everywhere: Bool) -> [UIDeferredMenuElement] {
    children.flatMap { element -> [UIDeferredMenuElement] in
      if let menu = element as? UIMenu {
        let counts = everywhere || menu.options.contains(.displayInline)
        return counts ? menu.deferred(everywhere: everywhere) : []
      }
      return (element as? UIDeferredMenuElement).map { [$0] } ?? []
    }
  }

  /// The outermost menu around an element whose elements are marked one at a time; nil without one.
  private func selecting(_ element: UIMenuElement) -> UIMenu? {
    if options.contains(.singleSelection) {
      return leaves.contains { $0 === element } ? self : nil
    }
    for case let menu as UIMenu in children {
      if let found = menu.selecting(element) { return found }
    }
    return nil
  }

  /// Marks an element where only one is marked at a time. `selects` says so of the whole menu.
  func mark(_ element: UIMenuElement, selects: Bool) {
    guard let menu = selects ? self : selecting(element) else { return }
    for leaf in menu.leaves { leaf.shownState = leaf === element ? .on : .off }
  }

  /// Marks the first element where none is, as in the menu of a pop-up button.
  package func markFirst() {
    guard selectedElements.isEmpty else { return }
    leaves.first { $0 is UIAction }?.shownState = .on
  }
}

extension UIMenuElement {
  /// Does what the element stands for.
  func perform(sender: AnyObject, from view: UIView) {
    if let action = self as? UIAction {
      action.run(sender: sender)
    } else if let command = self as? UICommand {
      UIApplication.shared.sendAction(
        command.action, to: view.target(forAction: command.action, withSender: command),
        from: command, for: nil)
    }
  }
}
