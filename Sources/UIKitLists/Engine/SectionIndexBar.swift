// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Titles at the trailing edge of a list that lead to its elements.

import CoreGraphics
import Foundation

/// A list with an index.
@MainActor
protocol IndexHost: UIScrollView {
  /// The colour of the titles; nil for the tint colour.
  var indexColor: UIColor? { get }
  /// The colour behind the titles, and the one while a finger is on them; nil for none.
  var indexBackground: UIColor? { get }
  var indexTrackingBackground: UIColor? { get }
  /// What the bar keeps free at the edges of the list.
  var indexInsets: UIEdgeInsets { get }
  /// Scrolls to the place that a title stands for.
  func show(indexTitle title: String, at index: Int)
}

/// The index of a list: short titles, one below the other.
final class SectionIndexBar: UIControl {
  /// The bar's width, and how far titles are apart, in points (our choice; the font is 11 points).
  static let width: CGFloat = 15
  private static let pitch: CGFloat = 14.5
  /// The title that stands for a magnifying glass (`UITableView.indexSearch`).
  static let search = "{search}"

  weak var host: (any IndexHost)?
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
      label.text = title == Self.search ? "⌕" : title
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
    backgroundColor = host?.indexTrackingBackground ?? backgroundColor
    lead(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    lead(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    backgroundColor = host?.indexBackground
  }

  override func cancelTracking(with event: UIEvent?) {
    backgroundColor = host?.indexBackground
  }

  /// Scrolls to the place of the title under a finger.
  private func lead(_ touch: UITouch) {
    guard let host, !titles.isEmpty, pitch > 0 else { return }
    let place = Int(((touch.location(in: self).y - start) / pitch).rounded(.down))
    let index = min(max(place, 0), titles.count - 1)
    guard index != last else { return }
    last = index
    host.show(indexTitle: titles[index], at: index)
  }

  /// Shows titles at the trailing edge of a list. Without titles there is no bar.
  static func place(_ titles: [String], of host: any IndexHost, in old: SectionIndexBar?)
    -> SectionIndexBar?
  {
    if titles.isEmpty {
      old?.removeFromSuperview()
      return nil
    }
    let bar = old ?? SectionIndexBar()
    bar.host = host
    bar.titles = titles
    bar.color = host.indexColor
    if !bar.isTracking { bar.backgroundColor = host.indexBackground }
    let (bounds, inset) = (host.bounds, host.indexInsets)
    bar.frame = CGRect(
      x: host.readsFromRight ? bounds.minX + inset.left : bounds.maxX - width - inset.right,
      y: bounds.minY + inset.top, width: width,
      height: max(0, bounds.height - inset.top - inset.bottom))
    if bar.superview !== host || host.subviews.last !== bar { host.addSubview(bar) }
    return bar
  }
}
