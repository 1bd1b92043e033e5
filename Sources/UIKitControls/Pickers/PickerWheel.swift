// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One wheel of a picker: a scroll view that comes to rest at rows, and the rows on their cylinder.

import CoreGraphics
import Foundation
internal import MicaRaster
import QuartzCore
@_spi(Mica) import UIKitCore

/// A wheel. What is scrolled is the offset only; the rows are placed by hand.
final class PickerWheel: UIScrollView {
  let component: Int
  weak var picker: UIPickerView?
  var count = 0
  var geometry = PickerGeometry(height: 216, row: PickerGeometry.usualRow)
  /// The row that is chosen.
  private(set) var chosen = 0

  /// What is above the band, in it, and below it. Texts are larger in the band.
  private let above = WheelWindow()
  private let lens = WheelWindow()
  private let below = WheelWindow()
  private var views: [Int: UIView] = [:]
  private var waiting: [UIView] = []
  private var isPlacing = false

  init(component: Int, picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    isOpaque = false
    backgroundColor = nil
    decelerationRate = .fast
    alwaysBounceVertical = true
    for window in [above, lens, below] { addSubview(window) }
    let hearer = WheelHearer()
    hearer.wheel = self
    self.hearer = hearer
    delegate = hearer
    let tap = WheelTap(target: nil, action: nil)
    tap.wheel = self
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private var hearer: WheelHearer?

  // MARK: Choosing

  func place(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
    let size = CGSize(
      width: frame.width, height: geometry.height + CGFloat(max(0, count - 1)) * geometry.row)
    isPlacing = true
    if contentSize != size { contentSize = size }
    let offset = CGPoint(x: 0, y: CGFloat(chosen) * geometry.row)
    if !isTracking, !isDecelerating, core.motion == nil, contentOffset != offset {
      contentOffset = offset
    }
    isPlacing = false
    showRows()
  }

  func reload() {
    chosen = min(max(0, chosen), max(0, count - 1))
    for view in views.keys.sorted().compactMap({ views[$0] }) { view.removeFromSuperview() }
    views = [:]
    waiting = []
    for window in [above, lens, below] { window.clear() }
    place(frame)
    setNeedsLayout()
  }

  func choose(_ row: Int, animated: Bool) {
    chosen = min(max(0, row), max(0, count - 1))
    let offset = CGPoint(x: 0, y: CGFloat(chosen) * geometry.row)
    setContentOffset(offset, animated: animated)
    if !animated { showRows() }
  }

  func ownView(_ row: Int) -> UIView? { views[row] }

  override func restingPlace(for offset: CGPoint, velocity: CGPoint) -> CGPoint {
    let row = (offset.y / geometry.row).rounded()
    return CGPoint(x: 0, y: min(max(0, row), CGFloat(max(0, count - 1))) * geometry.row)
  }

  /// The content has come to rest: by a finger, so the delegate hears of it.
  func rested() {
    let row = min(max(0, Int((contentOffset.y / geometry.row).rounded())), max(0, count - 1))
    guard count > 0 else { return }
    chosen = row
    picker?.told(self)
  }

  fileprivate func tapped(_ tap: UITapGestureRecognizer) {
    let y = tap.location(in: self).y - contentOffset.y - geometry.height / 2
    guard abs(y) < geometry.radius, abs(y) > geometry.row / 2 else { return }
    let sine = Double(y / geometry.radius)
    let turned =
      (PortableMath.atan2(sine, (1 - sine * sine).squareRoot()) / Double(geometry.angle)).rounded()
    let row = min(max(0, chosen + Int(turned)), max(0, count - 1))
    guard row != chosen else { return }
    choose(row, animated: true)
    picker?.told(self)
  }

  // MARK: Rows

  override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
  }

  /// Places the rows that can be seen.
  private func showRows() {
    guard !isPlacing, let picker, count > 0, geometry.height > 0 else { return }
    let origin = bounds.origin
    let top = (geometry.height - geometry.row - 2) / 2
    let band = CGRect(x: 0, y: origin.y + top, width: bounds.width, height: geometry.row + 2)
    above.place(CGRect(x: 0, y: origin.y, width: bounds.width, height: top))
    lens.place(band)
    below.place(
      CGRect(x: 0, y: band.maxY, width: bounds.width, height: geometry.height - band.height - top))
    let at = origin.y / geometry.row
    let middle = Int(min(max(at.rounded(), -1), CGFloat(count)))
    let rows = max(0, middle - geometry.reach)...max(0, min(count - 1, middle + geometry.reach))
    dropRows(outside: rows)
    for row in rows where row < count {
      guard let place = geometry.place(CGFloat(row) - at) else {
        dropRow(row)
        continue
      }
      if let view = view(row, picker) {
        put(view, origin.y + place.middle, place.scale)
      } else {
        showText(row, middle: place.middle, scale: place.scale, top: top, of: picker)
      }
    }
  }

  private func put(_ view: UIView, _ middle: CGFloat, _ scale: CGFloat) {
    view.layer.transform = CATransform3DIdentity
    view.bounds.size = CGSize(
      width: min(view.bounds.width > 0 ? view.bounds.width : bounds.width, bounds.width),
      height: view.bounds.height > 0 ? view.bounds.height : geometry.row)
    view.center = CGPoint(x: bounds.midX, y: middle)
    view.transform = CGAffineTransform(scaleX: 1, y: scale)
  }

  /// The view that the delegate gives for a row; nil where it gives texts.
  private func view(_ row: Int, _ picker: UIPickerView) -> UIView? {
    if let known = views[row] { return known }
    guard let delegate = picker.delegate else { return nil }
    let made = delegate.pickerView(
      picker, viewForRow: row, forComponent: component, reusing: waiting.popLast())
    guard made !== picker.noView else { return nil }
    if made.bounds.isEmpty {
      made.frame = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.row)
    }
    views[row] = made
    addSubview(made)
    return made
  }

  private func dropRow(_ row: Int) {
    if let view = views.removeValue(forKey: row) {
      view.removeFromSuperview()
      waiting.append(view)
    }
    for window in [above, lens, below] { window.drop(row) }
  }

  private func dropRows(outside rows: ClosedRange<Int>) {
    for row in views.keys.sorted() where !rows.contains(row) { dropRow(row) }
    for window in [above, lens, below] { window.drop(outside: rows) }
  }

  private func showText(
    _ row: Int, middle: CGFloat, scale: CGFloat, top: CGFloat, of picker: UIPickerView
  ) {
    let half = geometry.row / 2 * scale
    let bottom = top + geometry.row + 2
    let text = { [component] in
      picker.delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component)
        ?? NSAttributedString(
          string: picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
            ?? "?")
    }
    for (window, isSeen, size, alpha) in [
      (above, middle - half < top, 21, 0.447),
      (lens, middle + half > top && middle - half < bottom, 23.5, 1),
      (below, middle + half > bottom, 21, 0.447),
    ] as [(WheelWindow, Bool, CGFloat, CGFloat)] {
      guard isSeen else {
        window.drop(row)
        continue
      }
      let label = window.label(row, size, alpha, text)
      label.layer.transform = CATransform3DIdentity
      label.bounds.size = CGSize(width: bounds.width, height: geometry.row)
      label.center = CGPoint(
        x: bounds.width / 2, y: middle - (window.frame.minY - bounds.minY))
      label.transform = CGAffineTransform(scaleX: 1, y: scale)
    }
  }
}

/// A part of a wheel: its own texts of the rows, cut off at its edges.
final class WheelWindow: UIView {
  private var labels: [Int: UILabel] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func place(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
  }

  func label(
    _ row: Int, _ size: CGFloat, _ alpha: CGFloat, _ text: () -> NSAttributedString
  ) -> UILabel {
    if let label = labels[row] { return label }
    let label = UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: size)
    label.textColor = .label
    label.alpha = alpha
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    let given = text()
    if given.length > 0, given.attributes(at: 0, effectiveRange: nil).isEmpty {
      label.text = given.string
    } else {
      label.attributedText = given
    }
    labels[row] = label
    addSubview(label)
    return label
  }

  func drop(_ row: Int) { labels.removeValue(forKey: row)?.removeFromSuperview() }

  func drop(outside rows: ClosedRange<Int>) {
    for row in labels.keys.sorted() where !rows.contains(row) { drop(row) }
  }

  func clear() {
    for row in labels.keys.sorted() { drop(row) }
  }
}

/// Hears when a wheel has come to rest.
final class WheelHearer: NSObject, UIScrollViewDelegate {
  weak var wheel: PickerWheel?

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { wheel?.rested() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { wheel?.rested() }
}

/// A tap on a row chooses it.
final class WheelTap: UITapGestureRecognizer {
  weak var wheel: PickerWheel?

  override func announce() {
    if state == .ended { wheel?.tapped(self) }
  }
}
