// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The row of a section that is scrolled across the collection: a scroll view of its own.

import CoreGraphics
import Foundation
@_spi(Mica) import UIKitControls

/// Scrolls the items of one section. Its content is as the layout says.
@MainActor
final class OrthogonalRow: UIScrollView {
  weak var owner: CollectionCore?
  var section = 0
  /// Where groups begin, for those that come to rest at groups; empty otherwise.
  var stops: [CGFloat] = []
  /// Whether a flick goes by one stop at most.
  var stopsAtNext = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    backgroundColor = nil
    isOpaque = false
    clipsToBounds = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old { owner?.rowScrolled(self) }
    }
  }

  override func restingPlace(for offset: CGPoint, velocity: CGPoint) -> CGPoint {
    guard !stops.isEmpty else { return offset }
    let isAcross = contentSize.width > bounds.width
    let along = isAcross ? offset.x : offset.y
    let now = isAcross ? contentOffset.x : contentOffset.y
    let speed = isAcross ? velocity.x : velocity.y
    let wanted: CGFloat
    if stopsAtNext {
      let from = core.drag.map { isAcross ? $0.start.x : $0.start.y } ?? now
      let first = nearestStop(to: from)
      var next = nearestStop(to: now)
      if speed > 0.3 { next = max(next, first + 1) }
      if speed < -0.3 { next = min(next, first - 1) }
      next = min(max(next, first - 1), first + 1)
      wanted = stops[min(max(next, 0), stops.count - 1)]
    } else {
      wanted = stops[nearestStop(to: along)]
    }
    return isAcross ? CGPoint(x: wanted, y: offset.y) : CGPoint(x: offset.x, y: wanted)
  }

  private func nearestStop(to place: CGFloat) -> Int {
    var best = 0
    for (index, stop) in stops.enumerated() where abs(stop - place) < abs(stops[best] - place) {
      best = index
    }
    return best
  }

  /// Touches on the row's items are the collection's.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
}

extension CollectionCore {
  /// The view that holds an element: the row of its section, or nil for the collection itself.
  func holder(of made: UICollectionReusableView) -> UIView? {
    guard let place = made.ownAttributes?.orthogonal else { return nil }
    return row(place.section)
  }

  /// The scrolling row of a section, made at its first use.
  private func row(_ section: Int) -> OrthogonalRow {
    if let row = rows[section] { return row }
    let made = OrthogonalRow(frame: .zero)
    made.owner = self
    made.section = section
    rows[section] = made
    setUp(made)
    if let view { put(made, at: 0, in: view) }
    return made
  }

  /// Gives a row the place that the layout gives its section.
  func setUp(_ row: OrthogonalRow) {
    guard let layout = layout as? UICollectionViewCompositionalLayout,
      let form = layout.rowForm(row.section)
    else { return }
    if row.frame != form.frame { row.frame = form.frame }
    if row.contentSize != form.contentSize { row.contentSize = form.contentSize }
    row.isPagingEnabled = form.pages
    row.decelerationRate = form.stops.isEmpty && !form.pages ? .normal : .fast
    row.stops = form.stops
    row.stopsAtNext = form.stopsAtNext
    row.alwaysBounceHorizontal = form.isAcross
    row.alwaysBounceVertical = !form.isAcross
  }

  /// How far a section's row is scrolled.
  func rowOffset(_ section: Int) -> CGPoint { rows[section]?.contentOffset ?? .zero }

  func rowScrolled(_ row: OrthogonalRow) {
    guard !isLayingOut else { return }
    (layout as? UICollectionViewCompositionalLayout)?.rowScrolled(row.section)
    view?.setNeedsLayout()
  }

  /// Moves a row so that an item of it is seen as asked.
  func scrollRow(
    _ place: OrthogonalPlace, _ item: UICollectionViewLayoutAttributes,
    _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    let row = row(place.section)
    let (width, height) = (item.size.width, item.size.height)
    let frame = CGRect(
      x: place.center.x - width / 2, y: place.center.y - height / 2, width: width, height: height)
    var offset = row.contentOffset
    if position.contains(.left) { offset.x = frame.minX }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - row.bounds.width / 2 }
    if position.contains(.right) { offset.x = frame.maxX - row.bounds.width }
    if position.isDisjoint(with: [.left, .centeredHorizontally, .right]) {
      return row.scrollRectToVisible(frame, animated: animated)
    }
    row.setContentOffset(row.resting(offset), animated: animated)
  }

  /// Takes rows away of sections that show nothing, but keeps how far they were scrolled.
  func dropEmptyRows() {
    guard !rows.isEmpty else { return }
    for section in rows.keys.sorted() {
      if let row = rows[section] { setUp(row) }
    }
  }

  func dropRows() {
    for section in rows.keys.sorted() { rows[section]?.removeFromSuperview() }
    rows = [:]
  }
}
