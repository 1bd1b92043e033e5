// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The columns of a split view controller: who they are, and how they become one stack and columns again.

import CoreGraphics
import Foundation

/// The view of a split view controller.
final class SplitView: UIView {
  weak var columns: SplitColumns?

  override func layoutSubviews() {
    super.layoutSubviews()
    columns?.follow()
  }
}

@MainActor
package final class SplitColumns {
  package typealias Owner = UISplitViewController
  typealias Column = Owner.Column

  /// Another one only from archives, before columns are set.
  package var style: Owner.Style
  weak var owner: Owner?
  /// What the program has set.
  var given: [Column: UIViewController] = [:]
  /// What is shown for it: itself, or the navigation controller that it was put into.
  var shown: [Column: UIViewController] = [:]
  var isCollapsed = false
  /// The controllers of a column that lie on another's stack while it is collapsed.
  private var moved: [(column: Column, controllers: [UIViewController])] = []
  /// What the button, `show` and `hide` want; nil for the program's preference.
  var wanted: Owner.DisplayMode?
  var mode = Owner.DisplayMode.secondaryOnly
  var visible: [Column] = []
  /// Lies over details that a list is over; a touch there hides the list.
  lazy var dimming = UIControl(frame: .zero)
  lazy var lines = [UIView(frame: .zero), UIView(frame: .zero)]
  lazy var button = UIBarButtonItem(
    title: nil, image: UIImage(systemName: "sidebar.left"),
    primaryAction: UIAction { [weak self] _ in self?.toggle() })

  nonisolated init(style: Owner.Style) { self.style = style }

  // MARK: Controllers

  static let order: [Column] = [.primary, .supplementary, .secondary]

  /// What is shown, from the list to the details.
  var all: [UIViewController] {
    if isCollapsed { return [collapsedRoot].compactMap { $0 } }
    return Self.order.compactMap { shown[$0] }
  }

  /// What stands for everything while it is collapsed.
  var collapsedRoot: UIViewController? {
    shown[.compact] ?? shown[.primary] ?? shown[.supplementary] ?? shown[.secondary]
  }

  func replaceAll(_ controllers: [UIViewController]) {
    precondition(
      controllers.count <= (style == .tripleColumn ? 3 : 2),
      "UISplitViewController.viewControllers has room for two controllers")
    let places: [Column] =
      controllers.count == 3 ? Self.order : [.primary, .secondary]
    let wasCollapsed = isCollapsed
    if wasCollapsed { expand() }
    for (number, place) in places.enumerated() {
      put(controllers.indices.contains(number) ? controllers[number] : nil, in: place)
    }
    if wasCollapsed { collapse() }
    refresh()
  }

  func set(_ controller: UIViewController?, for column: Column) {
    given[column] = controller
    guard let controller, !(controller is UINavigationController), style != .unspecified,
      column != .compact
    else {
      put(controller, in: column)
      return refresh()
    }
    put(UINavigationController(rootViewController: controller), in: column)
    given[column] = controller
    refresh()
  }

  private func put(_ controller: UIViewController?, in column: Column) {
    given[column] = controller
    guard shown[column] !== controller else { return }
    if let old = shown[column] {
      leave(old)
      visible.removeAll { $0 == column }
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    shown[column] = controller
    guard let controller, let owner else { return }
    owner.addChild(controller)
    controller.didMove(toParent: owner)
  }

  func leave(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded, view.superview != nil else { return }
    let isSeen = owner?.core.phase == .there
    if isSeen { controller.beginAppearance(false, animated: false) }
    view.removeFromSuperview()
    if isSeen { controller.endAppearance() }
  }

  // MARK: Collapsing

  /// Becomes one stack, or columns, as the size class says.
  func followSizeClass() {
    guard let owner, owner.isViewLoaded else { return }
    let isNarrow = owner.traitCollection.horizontalSizeClass == .compact
    guard isNarrow != isCollapsed else { return }
    if isNarrow {
      collapse()
      owner.delegate?.splitViewControllerDidCollapse(owner)
    } else {
      expand()
      owner.delegate?.splitViewControllerDidExpand(owner)
    }
  }

  private func collapse() {
    guard let owner else { return }
    isCollapsed = true
    guard shown[.compact] == nil, let primary = shown[.primary] else { return }
    let root = owner.delegate?.primaryViewController(forCollapsing: owner) ?? primary
    guard let stack = root as? UINavigationController else { return }
    for column in columnsToStack(onto: root) {
      guard let controller = shown[column], controller !== root else { continue }
      leave(controller)
      visible.removeAll { $0 == column }
      let inner = controller as? UINavigationController
      let controllers = inner?.viewControllers ?? [controller]
      if let inner {
        inner.setViewControllers([], animated: false)
      } else {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
      moved.append((column, controllers))
      stack.setViewControllers(stack.viewControllers + controllers, animated: false)
    }
  }

  private func columnsToStack(onto root: UIViewController) -> [Column] {
    guard let owner else { return [] }
    if style == .unspecified {
      guard let details = shown[.secondary] else { return [] }
      let isDone =
        owner.delegate?.splitViewController(owner, collapseSecondary: details, onto: root) ?? false
      return isDone ? [] : [.secondary]
    }
    let top = Self.order.last { shown[$0] != nil } ?? .primary
    let chosen =
      owner.delegate?.splitViewController(owner, topColumnForCollapsingToProposedTopColumn: top)
      ?? top
    return [Column.supplementary, .secondary].filter { $0.rawValue <= chosen.rawValue }
  }

  private func expand() {
    guard let owner else { return }
    isCollapsed = false
    if let root = shown[.compact] { leave(root) }
    let root = owner.delegate?.primaryViewController(forExpanding: owner) ?? shown[.primary]
    let separated =
      style == .unspecified
      ? root.flatMap { owner.delegate?.splitViewController(owner, separateSecondaryFrom: $0) } : nil
    for (column, controllers) in moved.reversed() {
      guard let stack = root as? UINavigationController else { continue }
      // What was pushed upon them goes along.
      let start = stack.viewControllers.firstIndex { controllers.first === $0 }
      guard let start, start > 0 else { continue }
      let tail = Array(stack.viewControllers[start...])
      stack.setViewControllers(Array(stack.viewControllers[..<start]), animated: false)
      if let inner = shown[column] as? UINavigationController {
        inner.setViewControllers(tail, animated: false)
      } else if let controller = shown[column] {
        owner.addChild(controller)
        controller.didMove(toParent: owner)
      }
    }
    moved = []
    if let separated { put(separated, in: .secondary) }
  }

  // MARK: Showing

  func showDetail(_ controller: UIViewController) {
    if isCollapsed, let stack = collapsedRoot as? UINavigationController {
      let inner = (controller as? UINavigationController)?.viewControllers ?? [controller]
      if let wrapper = controller as? UINavigationController {
        wrapper.setViewControllers([], animated: false)
      }
      moved.append((.secondary, inner))
      shown[.secondary] = shown[.secondary] ?? controller
      for each in inner { stack.pushViewController(each, animated: each === inner.last) }
      return
    }
    if isCollapsed { return owner?.present(controller, animated: true) ?? () }
    if style == .unspecified {
      put(controller, in: .secondary)
    } else {
      set(controller, for: .secondary)
    }
    if mode == .oneOverSecondary || mode == .twoOverSecondary { change(to: .secondaryOnly) }
    refresh()
  }

  func showPrimary(_ controller: UIViewController) {
    if let stack = collapsedRoot as? UINavigationController, isCollapsed {
      return stack.pushViewController(controller, animated: true)
    }
    if style == .unspecified {
      put(controller, in: .primary)
    } else {
      set(controller, for: .primary)
    }
    refresh()
  }

  func show(_ column: Column) {
    guard let owner else { return }
    if isCollapsed { return showInStack(column) }
    owner.delegate?.splitViewController(owner, willShow: column)
    switch column {
    case .primary:
      let isWide =
        (owner.viewIfLoaded?.bounds.width ?? 0) > (owner.viewIfLoaded?.bounds.height ?? 0)
      if style == .tripleColumn {
        change(to: isWide ? .twoBesideSecondary : .twoOverSecondary)
      } else {
        change(to: isWide ? .oneBesideSecondary : .oneOverSecondary)
      }
    case .supplementary: if mode == .secondaryOnly { toggle() }
    default: break
    }
  }

  private func showInStack(_ column: Column) {
    guard let stack = collapsedRoot as? UINavigationController else { return }
    if column == .primary {
      stack.popToRootViewController(animated: true)
    } else if let controller = shown[column] {
      let inner = (controller as? UINavigationController)?.viewControllers ?? [controller]
      guard let last = inner.last, !stack.viewControllers.contains(where: { $0 === last }) else {
        return
      }
      (controller as? UINavigationController)?.setViewControllers([], animated: false)
      moved.append((column, inner))
      for each in inner { stack.pushViewController(each, animated: each === last) }
    }
  }

  func hide(_ column: Column) {
    guard let owner else { return }
    if isCollapsed {
      _ = (collapsedRoot as? UINavigationController)?.popViewController(animated: true)
      return
    }
    owner.delegate?.splitViewController(owner, willHide: column)
    switch (column, mode) {
    case (.primary, .twoBesideSecondary), (.primary, .twoDisplaceSecondary):
      change(to: .oneBesideSecondary)
    case (.primary, .twoOverSecondary): change(to: .oneOverSecondary)
    case (.primary, _) where style != .tripleColumn: change(to: .secondaryOnly)
    case (.supplementary, _): change(to: .secondaryOnly)
    default: break
    }
  }
}
