// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The calendar of an inline date picker.

import CoreGraphics
import MicaFoundation
internal import MicaRaster

/// A month, and below it the time where that is chosen, too.
final class InlineCalendar: UIView {
  static let timeHeight: CGFloat = 50
  private static let edge: CGFloat = 16

  let grid = MonthGrid(frame: .zero)
  /// The row of the time.
  private(set) var time: UIDatePicker?
  private let line = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(grid)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the row of the time, or takes it away.
  func showTime(_ shows: Bool) {
    guard shows != (time != nil) else { return }
    guard shows else {
      for view in [line, label, time] { view?.removeFromSuperview() }
      return time = nil
    }
    let time = UIDatePicker(frame: .zero)
    time.preferredDatePickerStyle = .compact
    time.datePickerMode = .time
    label.text = "Time"
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    line.backgroundColor = .separator
    for view in [line, label, time] { addSubview(view) }
    self.time = time
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let below = time == nil ? 0 : Self.timeHeight
    grid.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - below))
    guard let time else { return }
    let row = CGRect(
      x: Self.edge, y: grid.frame.maxY, width: max(0, bounds.width - 2 * Self.edge),
      height: Self.timeHeight)
    line.frame = CGRect(x: row.minX, y: row.minY, width: row.width, height: 0.5)
    let size = time.intrinsicContentSize
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    time.frame = CGRect(
      x: isMirrored ? row.minX : row.maxX - size.width, y: row.midY - size.height / 2,
      width: size.width, height: size.height)
    label.frame = CGRect(
      x: isMirrored ? time.frame.maxX : row.minX, y: row.minY,
      width: max(0, row.width - size.width), height: row.height)
  }
}

extension UIDatePicker: MonthGridOwner {
  /// Whether days are chosen from a calendar.
  var showsCalendar: Bool {
    datePickerStyle == .inline && (datePickerMode == .date || datePickerMode == .dateAndTime)
  }

  var inlineSize: CGSize {
    let rows = MonthGrid.titleHeight + MonthGrid.weekdayHeight + 6 * MonthGrid.rowHeight
    return CGSize(
      width: MonthGrid.width,
      height: rows + (datePickerMode == .dateAndTime ? InlineCalendar.timeHeight : 0))
  }

  func showCalendar(_ animated: Bool) {
    guard showsCalendar else {
      parts.calendar?.removeFromSuperview()
      return parts.calendar = nil
    }
    let calendar = parts.calendar ?? InlineCalendar(frame: bounds)
    if parts.calendar == nil {
      parts.calendar = calendar
      calendar.grid.owner = self
      addSubview(calendar)
    }
    calendar.showTime(datePickerMode == .dateAndTime)
    if datePickerMode == .dateAndTime {
      Unsupported.note("choosing the time of an inline UIDatePicker")
    }
    if let time = calendar.time {
      time.calendar = self.calendar
      time.locale = locale
      time.timeZone = timeZone
      time.date = parts.date
    }
    calendar.isUserInteractionEnabled = isEnabled
    calendar.grid.show(parts.date, animated: animated)
  }

  var gridCalendar: Calendar { ownCalendar }

  func gridFont(size: CGFloat, weight: UIFont.Weight) -> UIFont {
    .systemFont(ofSize: size, weight: weight)
  }

  func gridShows(_ month: MonthDays) -> Bool {
    guard let start = month.start(in: ownCalendar),
      let end = ownCalendar.date(byAdding: .month, value: 1, to: start)
    else { return false }
    return isAllowed(start, end)
  }

  func gridAllows(_ day: DateComponents) -> Bool {
    guard let start = ownCalendar.date(from: day),
      let end = ownCalendar.date(byAdding: .day, value: 1, to: start)
    else { return false }
    return isAllowed(start, end)
  }

  /// Whether a time span has a date within the limits.
  private func isAllowed(_ start: Date, _ end: Date) -> Bool {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return true }
    return minimumDate.map { end > $0 } ?? true && maximumDate.map { start <= $0 } ?? true
  }

  func gridHasChosen(_ day: DateComponents) -> Bool {
    ownCalendar.dateComponents([.era, .year, .month, .day], from: parts.date).isSameDay(as: day)
  }

  func gridDecoration(of day: DateComponents) -> UICalendarView.Decoration? { nil }

  /// The day changes, and the time of day stays.
  func gridChose(_ day: DateComponents) {
    let own = ownCalendar
    let time = own.dateComponents([.hour, .minute, .second], from: parts.date)
    var units = day
    (units.hour, units.minute, units.second) = (time.hour, time.minute, time.second)
    guard let date = own.date(from: units) else { return }
    setDate(date, animated: true)
    sendActions(for: .valueChanged)
  }

  func gridLeft(_ month: MonthDays) {}
}
