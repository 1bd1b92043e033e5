// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Titles at a table's right edge that lead to sections.

import CoreGraphics
import Foundation

/// The index of a table: short titles, one below the other.
final class SectionIndexBar: UIControl {
  /// The bar's width, and how far titles are apart, in points (our choice; the font is 11 points).
  static let width: CGFloat = 15
  private static let pitch: CGFloat = 14.5

  weak var table: UITableView?
  var titles: [String] = [] { didSet { if titles != oldValue { makeLabels() } } }
  var color: UIColor? { didSet { for label in labels { label.textColor = color ?? tintColor } } }
  private var labels: [UILabel] = []
  private var last: Int?

  private func makeLabels() {
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel()
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      label.textColor = color ?? tintColor
      label.text = title == UITableView.indexSearch ? "⌕" : title
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for label in labels { label.textColor = color ?? tintColor }
  }

  /// The pitch of titles: closer together where there is little room.
  private var pitch: CGFloat {
    titles.isEmpty ? 0 : min(Self.pitch, bounds.height / CGFloat(titles.count))
  }

  private var start: CGFloat { (bounds.height - pitch * CGFloat(titles.count)) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (place, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0, y: start + pitch * CGFloat(place), width: bounds.width, height: pitch)
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    last = nil
    backgroundColor = table?.sectionIndexTrackingBackgroundColor ?? backgroundColor
    lead(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    lead(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    backgroundColor = table?.sectionIndexBackgroundColor
  }

  override func cancelTracking(with event: UIEvent?) {
    backgroundColor = table?.sectionIndexBackgroundColor
  }

  /// Scrolls to the section of the title under a finger.
  private func lead(_ touch: UITouch) {
    guard let table, !titles.isEmpty, pitch > 0 else { return }
    let place = Int(((touch.location(in: self).y - start) / pitch).rounded(.down))
    let index = min(max(place, 0), titles.count - 1)
    guard index != last else { return }
    last = index
    let section =
      table.dataSource?.tableView(table, sectionForSectionIndexTitle: titles[index], at: index)
      ?? index
    guard section >= 0, section < table.numberOfSections else { return }
    table.scrollToRow(
      at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}

extension UITableView {
  /// Shows the index where there is one.
  func placeIndex() {
    if table.indexTitles == nil {
      table.indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
    }
    let rows = table.map.map { $0.count - 2 * $0.sections } ?? 0
    guard let titles = table.indexTitles, !titles.isEmpty,
      rows >= sectionIndexMinimumDisplayRowCount
    else {
      table.indexBar?.removeFromSuperview()
      return table.indexBar = nil
    }
    let bar = table.indexBar ?? SectionIndexBar()
    table.indexBar = bar
    bar.table = self
    bar.titles = titles
    bar.color = sectionIndexColor
    if !bar.isTracking { bar.backgroundColor = sectionIndexBackgroundColor }
    let inset = coveringInset
    let safe = safeSides
    bar.frame = CGRect(
      x: readsFromRight
        ? bounds.minX + safe.left : bounds.maxX - SectionIndexBar.width - safe.right,
      y: bounds.minY + inset.top,
      width: SectionIndexBar.width, height: max(0, bounds.height - inset.top - inset.bottom))
    if bar.superview !== self || subviews.last !== bar { addSubview(bar) }
  }
}
