// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import MicaFoundation

/// The days of one month, as views.
final class MonthPage: UIView {
  static let edge: CGFloat = 8
  private static let rows: CGFloat = 6
  /// The largest circle around a chosen day.
  private static let circle: CGFloat = 44

  private let days: MonthDays
  private weak var owner: (any MonthGridOwner)?
  private var cells: [DayCell] = []

  init(_ days: MonthDays, owner: any MonthGridOwner) {
    (self.days, self.owner) = (days, owner)
    super.init(frame: .zero)
    let format = NumberFormatter()
    format.locale = owner.gridCalendar.locale ?? .current
    for day in 1...max(1, days.count) {
      let cell = DayCell(format.string(from: NSNumber(value: day)) ?? "\(day)")
      cells.append(cell)
      addSubview(cell)
    }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// The width of a day in a calendar of a width.
  static func column(of width: CGFloat) -> CGFloat { max(0, width - 2 * edge) / 7 }

  /// The day at a point; nil where there is none.
  func day(at point: CGPoint) -> Int? {
    let column = Self.column(of: bounds.width)
    guard column > 0, bounds.contains(point) else { return nil }
    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - point.x : point.x
    let row = Int((point.y / (bounds.height / Self.rows)).rounded(.down))
    return days.day(row: row, column: Int(((x - Self.edge) / column).rounded(.down)))
  }

  /// Shows anew which days are chosen and allowed, and their decorations.
  func refresh() {
    guard let owner else { return }
    let calendar = owner.gridCalendar
    let today = calendar.dateComponents([.era, .year, .month, .day], from: Date())
    for (index, cell) in cells.enumerated() {
      let day = days.components(of: index + 1, in: calendar)
      cell.show(
        isChosen: owner.gridHasChosen(day), isToday: day.isSameDay(as: today),
        isAllowed: owner.gridAllows(day), tint: tintColor
      ) { owner.gridFont(size: 20, weight: $0) }
      cell.decoration = owner.gridDecoration(of: day)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = Self.column(of: bounds.width)
    let height = bounds.height / Self.rows
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, cell) in cells.enumerated() {
      let place = days.place(of: index + 1)
      let x = Self.edge + CGFloat(place.column) * column
      cell.circleSize = min(Self.circle, column, height)
      cell.frame = CGRect(
        x: mirrored ? bounds.width - x - column : x, y: CGFloat(place.row) * height,
        width: column, height: height)
    }
  }
}

/// A day: its number, the circle around a chosen one, and a decoration below.
final class DayCell: UIView {
  private let circle = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private var decorated: UIView?
  var circleSize: CGFloat = 0

  var decoration: UICalendarView.Decoration? {
    didSet {
      guard decoration !== oldValue else { return }
      decorated?.removeFromSuperview()
      decorated = decoration?.makeView()
      if let decorated { addSubview(decorated) }
      setNeedsLayout()
    }
  }

  init(_ number: String) {
    super.init(frame: .zero)
    label.text = number
    label.textAlignment = .center
    addSubview(circle)
    addSubview(label)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(
    isChosen: Bool, isToday: Bool, isAllowed: Bool, tint: UIColor,
    font: (UIFont.Weight) -> UIFont
  ) {
    circle.isHidden = !isChosen
    circle.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.12)
    label.font = font(isChosen ? .semibold : .regular)
    if isChosen {
      label.textColor = isToday ? .white : tint
    } else {
      label.textColor = !isAllowed ? .tertiaryLabel : isToday ? tint : .label
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // With a decoration, the number moves up to make room.
    let room = decorated == nil ? bounds.height : min(bounds.height, circleSize)
    circle.frame = CGRect(
      x: (bounds.width - circleSize) / 2, y: (room - circleSize) / 2, width: circleSize,
      height: circleSize)
    circle.layer.cornerRadius = circleSize / 2
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: room)
    guard let decorated else { return }
    let left = CGRect(
      x: 0, y: room - 8, width: bounds.width, height: max(0, bounds.height - room + 8))
    let own = decorated.sizeThatFits(left.size)
    let size = CGSize(width: min(own.width, left.width), height: min(own.height, left.height))
    decorated.frame = CGRect(
      x: left.midX - size.width / 2, y: left.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
