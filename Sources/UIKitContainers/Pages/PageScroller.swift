// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a page view controller shows its pages: the shown one lies in the middle of three places of a scroll view,
// what a finger or the program turns to in the place before or after it. When a turn is over the new page is
// moved to the middle.

import CoreGraphics
import Foundation
internal import MicaRaster

/// The view of a page view controller.
final class PageView: UIView {
  weak var pages: PageScroller?

  override func layoutSubviews() {
    super.layoutSubviews()
    pages?.place()
  }
}

/// A turn that is under way.
private struct PageTurn {
  let pages: [UIViewController]
  let isForward: Bool
  /// What the program wants to be called at the end; nil where a finger turns.
  var completion: ((Bool) -> Void)?
  let isByHand: Bool
}

@MainActor
package final class PageScroller {
  package typealias Owner = UIPageViewController

  // Others only from archives, before the view is made.
  package var style: Owner.TransitionStyle
  package var orientation: Owner.NavigationOrientation
  package var spacing: CGFloat
  package var spine: Owner.SpineLocation
  weak var owner: Owner?
  private(set) var current: [UIViewController] = []
  private var turn: PageTurn?
  private var isSettling = false
  private lazy var room = UIScrollView(frame: .zero)
  private lazy var control = UIPageControl(frame: .zero)
  /// The strip of the page control; ours, 37 points as on iOS.
  private static let controlHeight: CGFloat = 37

  nonisolated init(
    style: Owner.TransitionStyle, orientation: Owner.NavigationOrientation, spacing: CGFloat,
    spine: Owner.SpineLocation
  ) {
    self.style = style
    self.orientation = orientation
    self.spacing = style == .scroll ? spacing : 0
    self.spine = spine
  }

  func makeView() -> UIView {
    if style == .pageCurl { Unsupported.note("UIPageViewController.TransitionStyle.pageCurl") }
    let view = PageView(frame: UIScreen.main.bounds)
    view.pages = self
    room.isPagingEnabled = true
    room.showsHorizontalScrollIndicator = false
    room.showsVerticalScrollIndicator = false
    room.contentInsetAdjustmentBehavior = .never
    room.scrollsToTop = false
    room.clipsToBounds = true
    room.core.watcher = self
    view.addSubview(room)
    control.addAction(UIAction { [weak self] _ in self?.dotChosen() }, for: .valueChanged)
    dataSourceChanged()
    return view
  }

  // MARK: Places

  private var isVertical: Bool { orientation == .vertical }

  /// 1 where the page after lies at the greater coordinates, -1 from right to left.
  private var way: CGFloat {
    !isVertical && owner?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? -1 : 1
  }

  /// From one place to the next.
  private var stride: CGFloat { isVertical ? room.bounds.height : room.bounds.width }

  private var offset: CGFloat { isVertical ? room.contentOffset.y : room.contentOffset.x }

  private func offset(ofPlace place: CGFloat) -> CGPoint {
    let along = stride * (1 + place * way)
    return isVertical ? CGPoint(x: 0, y: along) : CGPoint(x: along, y: 0)
  }

  private func put(_ pages: [UIViewController], atPlace place: CGFloat) {
    let corner = offset(ofPlace: place)
    var frame = CGRect(origin: corner, size: room.bounds.size)
    frame = frame.insetBy(dx: isVertical ? 0 : spacing / 2, dy: isVertical ? spacing / 2 : 0)
    let share = 1 / CGFloat(max(pages.count, 1))
    for (number, page) in pages.enumerated() {
      let size = CGSize(
        width: isVertical ? frame.width : frame.width * share,
        height: isVertical ? frame.height * share : frame.height)
      page.view.frame = CGRect(
        x: frame.minX + (isVertical ? 0 : CGFloat(number) * size.width),
        y: frame.minY + (isVertical ? CGFloat(number) * size.height : 0),
        width: size.width, height: size.height)
    }
  }

  func place() {
    guard let view = owner?.viewIfLoaded else { return }
    var area = view.bounds
    if control.superview === view {
      let bottom = view.ownSafeArea.bottom
      area.size.height = max(area.height - Self.controlHeight - bottom, 0)
      control.frame = CGRect(
        x: 0, y: area.maxY, width: area.width, height: Self.controlHeight)
    }
    area = area.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
    guard room.frame != area || turn == nil else { return }
    endTurn()
    isSettling = true
    room.frame = area
    let length = stride * 3
    room.contentSize = CGSize(
      width: isVertical ? area.width : length, height: isVertical ? length : area.height)
    room.contentOffset = offset(ofPlace: 0)
    put(current, atPlace: 0)
    isSettling = false
  }

  // MARK: Pages

  /// Puts the shown pages into the view before they appear with the container.
  func install() {
    guard owner?.isViewLoaded == true else { return }
    for page in current where page.view.superview !== room { room.addSubview(page.view) }
    place()
  }

  func dataSourceChanged() {
    guard owner?.isViewLoaded == true else { return }
    room.isScrollEnabled = owner?.dataSource != nil
    showDots()
  }

  func show(
    _ new: [UIViewController], _ direction: Owner.NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    let count = spine == .mid ? 2 : 1
    precondition(
      new.count == count,
      "The number of view controllers provided (\(new.count)) doesn't match the number required "
        + "(\(count)) for the requested transition")
    endTurn()
    let isSame = new.elementsEqual(current) { $0 === $1 }
    guard animated, !isSame, !current.isEmpty, owner?.viewIfLoaded?.window != nil else {
      if !isSame { replace(by: new) }
      showDots()
      completion?(true)
      return
    }
    owner?.viewIfLoaded?.layoutIfNeeded()
    let isForward = direction == .forward
    begin(PageTurn(pages: new, isForward: isForward, completion: completion, isByHand: false))
    room.isUserInteractionEnabled = false
    room.setContentOffset(offset(ofPlace: isForward ? 1 : -1), animated: true)
    showDots()
  }

  private func replace(by new: [UIViewController]) {
    let old = current
    let isShown = owner?.core.phase == .there && owner?.viewIfLoaded?.window != nil
    if isShown { for page in old { page.beginAppearance(false, animated: false) } }
    adopt(new)
    current = new
    if isShown { for page in new { page.beginAppearance(true, animated: false) } }
    install()
    for page in new { page.didMove(toParent: owner) }
    leave(old)
    if isShown { for page in new { page.endAppearance() } }
  }

  private func adopt(_ pages: [UIViewController]) {
    for page in pages where page.parent !== owner { owner?.addChild(page) }
  }

  private func leave(_ pages: [UIViewController]) {
    for page in pages where !current.contains(where: { $0 === page }) {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.endAppearance()
      page.removeFromParent()
    }
  }

  // MARK: Turns

  private func begin(_ new: PageTurn) {
    guard let owner else { return }
    turn = new
    adopt(new.pages)
    if new.isByHand { owner.delegate?.pageViewController(owner, willTransitionTo: new.pages) }
    if owner.core.phase == .there {
      for page in new.pages { page.beginAppearance(true, animated: true) }
      for page in current { page.beginAppearance(false, animated: true) }
    }
    put(new.pages, atPlace: new.isForward ? 1 : -1)
    for page in new.pages {
      room.addSubview(page.view)
      page.sayAppearing()
      page.didMove(toParent: owner)
    }
  }

  /// Ends a turn where it goes if the program turns, and where it is nearest to if a finger does.
  private func endTurn() {
    guard let over = turn, let owner else { return }
    let place = stride > 0 ? ((offset - stride) / stride * way).rounded() : 0
    let isThere = !over.isByHand || place == (over.isForward ? 1 : -1)
    turn = nil
    let old = current
    if isThere {
      current = over.pages
    } else if owner.core.phase == .there {
      for page in over.pages { page.beginAppearance(false, animated: true) }
      for page in old { page.beginAppearance(true, animated: true) }
    }
    settle()
    for page in current { page.endAppearance() }
    leave(isThere ? old : over.pages)
    room.isUserInteractionEnabled = true
    if over.isByHand, isThere { control.currentPage += over.isForward ? 1 : -1 }
    if over.isByHand {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: isThere)
    }
    over.completion?(true)
  }

  /// Moves the shown pages to the middle.
  private func settle() {
    isSettling = true
    room.contentInset = .zero
    room.setContentOffset(offset(ofPlace: 0), animated: false)
    put(current, atPlace: 0)
    isSettling = false
  }

  // MARK: Dots

  private func showDots() {
    guard let owner, let view = owner.viewIfLoaded else { return }
    let isCounted = style == .scroll && orientation == .horizontal && !current.isEmpty
    let count = isCounted ? owner.dataSource?.presentationCount(for: owner) ?? 0 : 0
    guard count > 0 else {
      if control.superview != nil { control.removeFromSuperview() }
      return view.setNeedsLayout()
    }
    control.numberOfPages = count
    control.currentPage = owner.dataSource?.presentationIndex(for: owner) ?? 0
    if control.superview == nil { view.addSubview(control) }
    view.setNeedsLayout()
  }

  /// A touch beside the current dot turns a page.
  private func dotChosen() {
    guard let owner, turn == nil, let source = owner.dataSource else { return }
    let shown = source.presentationIndex(for: owner)
    let isForward = control.currentPage > shown
    guard let page = neighbour(isForward) else { return }
    show([page], isForward ? .forward : .reverse, animated: true, nil)
  }

  private func neighbour(_ isAfter: Bool) -> UIViewController? {
    guard let owner, let source = owner.dataSource else { return nil }
    return isAfter
      ? current.last.flatMap { source.pageViewController(owner, viewControllerAfter: $0) }
      : current.first.flatMap { source.pageViewController(owner, viewControllerBefore: $0) }
  }

  /// What a finger can turn to; asked for when it begins.
  private var sides: (before: UIViewController?, after: UIViewController?) = (nil, nil)
}

extension PageScroller: ScrollWatcher {
  package func dragWillBegin(_ scrollView: UIScrollView) {
    guard turn == nil, !current.isEmpty else { return }
    sides = (neighbour(false), neighbour(true))
    let first = sides.before == nil ? -stride : 0
    let last = sides.after == nil ? -stride : 0
    let (low, high) = way > 0 ? (first, last) : (last, first)
    room.contentInset =
      isVertical
      ? UIEdgeInsets(top: low, left: 0, bottom: high, right: 0)
      : UIEdgeInsets(top: 0, left: low, bottom: 0, right: high)
  }

  package func scrolled(_ scrollView: UIScrollView) {
    guard !isSettling, turn?.isByHand != false, room.isDragging || room.isDecelerating else {
      return
    }
    let gone = (offset - stride) * way
    guard abs(gone) > 0.01, turn?.isForward != (gone > 0) else { return }
    if turn != nil { cancelTurn() }
    guard let page = gone > 0 ? sides.after : sides.before else { return }
    begin(PageTurn(pages: [page], isForward: gone > 0, completion: nil, isByHand: true))
  }

  /// The finger has gone to the other side: the page on the first one goes unseen.
  private func cancelTurn() {
    guard let over = turn, let owner else { return }
    turn = nil
    if owner.core.phase == .there {
      for page in over.pages { page.beginAppearance(false, animated: true) }
      for page in current { page.beginAppearance(true, animated: true) }
    }
    for page in current { page.endAppearance() }
    leave(over.pages)
    owner.delegate?.pageViewController(
      owner, didFinishAnimating: true, previousViewControllers: current,
      transitionCompleted: false)
  }

  package func cameToRest(_ scrollView: UIScrollView) { endTurn() }
}
