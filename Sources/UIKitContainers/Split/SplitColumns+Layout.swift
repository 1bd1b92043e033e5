// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where the columns of a split view controller are, and which of them are seen.

import CoreGraphics
import Foundation

extension SplitColumns {
  /// The width of a list that nobody has chosen.
  private static let listWidth: CGFloat = 320
  private static let pace = 0.35

  func makeView() -> UIView {
    let view = SplitView(frame: UIScreen.main.bounds)
    view.columns = self
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    dimming.addAction(
      UIAction { [weak self] _ in self?.change(to: .secondaryOnly) }, for: .touchUpInside)
    for line in lines { line.backgroundColor = .separator }
    return view
  }

  // MARK: Modes

  /// The mode that the program prefers, or what fits.
  private var preferred: UISplitViewController.DisplayMode {
    guard let owner, owner.preferredDisplayMode == .automatic else {
      return owner?.preferredDisplayMode ?? .secondaryOnly
    }
    let size = owner.viewIfLoaded?.bounds.size ?? .zero
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  func preferenceChanged() {
    wanted = nil
    refresh()
  }

  func toggle() {
    guard let owner else { return }
    let asked = owner.delegate?.targetDisplayModeForAction(in: owner) ?? .automatic
    if asked != .automatic { return change(to: asked) }
    let size = owner.viewIfLoaded?.bounds.size ?? .zero
    let open: UISplitViewController.DisplayMode =
      size.width > size.height ? .oneBesideSecondary : .oneOverSecondary
    change(to: mode == .secondaryOnly ? open : .secondaryOnly)
  }

  /// Goes to another mode, with an animation where it is seen.
  func change(to new: UISplitViewController.DisplayMode) {
    wanted = new
    guard let owner, owner.viewIfLoaded?.window != nil, !isCollapsed, new != mode else {
      return refresh()
    }
    owner.delegate?.splitViewController(owner, willChangeTo: new)
    let goes = visible.filter { !columns(of: new).contains($0) }
    let comes = columns(of: new).filter { !visible.contains($0) }
    mode = new
    for column in comes { enter(column, animated: true) }
    UIView.performWithoutAnimation { for column in comes { placeAside(column) } }
    UIView.animateTouchably(
      withDuration: Self.pace,
      animations: {
        for column in goes { self.placeAside(column) }
        self.place()
      },
      completion: { _ in self.finish(goes, comes) })
  }

  private func finish(_ goes: [Column], _ comes: [Column]) {
    for column in comes { shown[column]?.endAppearance() }
    for column in goes where !columns(of: mode).contains(column) {
      if let controller = shown[column] { leave(controller) }
      visible.removeAll { $0 == column }
    }
    place()
  }

  /// The columns that are seen in a mode, from the back to the front.
  private func columns(of mode: UISplitViewController.DisplayMode) -> [Column] {
    if isCollapsed {
      let root = collapsedRoot
      return [Column.compact, .primary, .supplementary, .secondary].first { shown[$0] === root }
        .map { [$0] } ?? []
    }
    let list: Column = style == .tripleColumn ? .supplementary : .primary
    let wanted: [Column] =
      switch mode {
      case .automatic, .secondaryOnly: [.secondary]
      case .oneBesideSecondary, .oneOverSecondary: [.secondary, list]
      default:
        style == .tripleColumn ? [.secondary, .supplementary, .primary] : [.secondary, list]
      }
    let there = wanted.filter { shown[$0] != nil }
    return there.isEmpty ? Self.order.filter { shown[$0] != nil }.prefix(1).map { $0 } : there
  }

  // MARK: Views

  func install() {
    followSizeClass()
    refresh()
  }

  /// The view was laid out: its size, or its size class, may be another.
  func follow() {
    followSizeClass()
    refresh()
  }

  func layOut() {
    if owner?.isViewLoaded == true { place() }
  }

  /// Shows what the mode says, at once.
  func refresh() {
    guard let owner, owner.isViewLoaded else { return }
    let new = wanted ?? preferred
    if new != mode, !isCollapsed {
      owner.delegate?.splitViewController(owner, willChangeTo: new)
      mode = new
    }
    let seen = columns(of: mode)
    for column in visible where !seen.contains(column) {
      if let controller = shown[column] { leave(controller) }
    }
    visible.removeAll { !seen.contains($0) }
    for column in seen where !visible.contains(column) {
      enter(column, animated: false)
      shown[column]?.endAppearance()
    }
    offerButton()
    place()
  }

  private func enter(_ column: Column, animated: Bool) {
    guard let owner, let controller = shown[column], let root = owner.viewIfLoaded else { return }
    visible.append(column)
    let isSeen = owner.core.phase == .there && root.window != nil
    if isSeen { controller.beginAppearance(true, animated: animated) }
    root.addSubview(controller.view)
    controller.sayAppearing()
  }

  /// The button is the details' own where columns were made by style.
  private func offerButton() {
    guard let owner, style != .unspecified, owner.showsDisplayModeButton,
      let stack = shown[.secondary] as? UINavigationController,
      let item = stack.viewControllers.first?.navigationItem
    else { return }
    if isCollapsed {
      if item.leftBarButtonItem === button { item.leftBarButtonItem = nil }
    } else if item.leftBarButtonItem == nil {
      item.leftBarButtonItem = button
    }
  }

  // MARK: Places

  private func width(
    _ points: CGFloat, fraction: CGFloat, least: CGFloat, most: CGFloat, whole: CGFloat
  ) -> CGFloat {
    let none = UISplitViewController.automaticDimension
    var width = Self.listWidth
    if fraction != none { width = fraction * whole }
    if points != none { width = points }
    let top = most != none ? most : fraction == none && points == none ? Self.listWidth : whole
    width = min(max(width, least != none ? least : 0), top)
    return width.isFinite ? min(max(width, 0), whole) : Self.listWidth
  }

  var primaryWidth: CGFloat {
    guard let owner, let whole = owner.viewIfLoaded?.bounds.width else { return Self.listWidth }
    if isCollapsed { return whole }
    return width(
      owner.preferredPrimaryColumnWidth, fraction: owner.preferredPrimaryColumnWidthFraction,
      least: owner.minimumPrimaryColumnWidth, most: owner.maximumPrimaryColumnWidth, whole: whole)
  }

  var supplementaryWidth: CGFloat {
    guard let owner, shown[.supplementary] != nil else { return 0 }
    guard let whole = owner.viewIfLoaded?.bounds.width else { return Self.listWidth }
    return width(
      owner.preferredSupplementaryColumnWidth,
      fraction: owner.preferredSupplementaryColumnWidthFraction,
      least: owner.minimumSupplementaryColumnWidth, most: owner.maximumSupplementaryColumnWidth,
      whole: whole)
  }

  private var isLeft: Bool {
    let isMirrored = owner?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (owner?.primaryEdge == .leading) != isMirrored
  }

  /// A rectangle counted from the list's side.
  private func rect(_ start: CGFloat, _ width: CGFloat) -> CGRect {
    let bounds = owner?.viewIfLoaded?.bounds ?? .zero
    return CGRect(
      x: isLeft ? start : bounds.width - start - width, y: 0, width: max(width, 0),
      height: bounds.height)
  }

  /// Puts a list where it can't be seen: beyond its side.
  private func placeAside(_ column: Column) {
    guard column != .secondary else { return }
    let width = column == .supplementary ? supplementaryWidth : primaryWidth
    shown[column]?.viewIfLoaded?.frame = rect(-width, width)
    dimming.alpha = 0
  }

  func place() {
    guard let root = owner?.viewIfLoaded else { return }
    let whole = root.bounds.width
    if isCollapsed {
      for line in lines + [dimming] { line.removeFromSuperview() }
      collapsedRoot?.viewIfLoaded?.frame = root.bounds
      return
    }
    let hair = 1 / max(root.traitCollection.displayScale, 1)
    let lists = [Column.primary, .supplementary].filter { columns(of: mode).contains($0) }
    var start: CGFloat = 0
    for (number, line) in lines.enumerated() {
      guard lists.indices.contains(number) else {
        line.removeFromSuperview()
        continue
      }
      let column = lists[number]
      let width = column == .supplementary ? supplementaryWidth : primaryWidth
      shown[column]?.viewIfLoaded?.frame = rect(start, width)
      line.frame = rect(start + width, hair)
      if line.superview == nil { root.addSubview(line) }
      start += width + hair
    }
    let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
    let pushed = mode == .twoDisplaceSecondary ? primaryWidth + hair : 0
    let details = isOver ? rect(0, whole) : rect(start, whole - start + pushed)
    if columns(of: mode).contains(.secondary) || lists.isEmpty {
      shown[.secondary]?.viewIfLoaded?.frame = details
    } else if let only = lists.first {
      shown[only]?.viewIfLoaded?.frame = root.bounds
    }
    order(isOver: isOver && !lists.isEmpty, lists)
  }

  private func order(isOver: Bool, _ lists: [Column]) {
    guard let root = owner?.viewIfLoaded else { return }
    guard isOver else { return dimming.removeFromSuperview() }
    dimming.frame = root.bounds
    dimming.alpha = 1
    root.addSubview(dimming)
    for column in lists { shown[column]?.viewIfLoaded.map { root.bringSubviewToFront($0) } }
    for line in lines where line.superview === root { root.bringSubviewToFront(line) }
  }
}

extension UISplitViewController: ShowingContainer, DetailContainer {
  package func takeToShow(_ controller: UIViewController, isDetail: Bool, sender: Any?) -> Bool {
    if isDetail {
      showDetailViewController(controller, sender: sender)
    } else {
      show(controller, sender: sender)
    }
    return true
  }
}
