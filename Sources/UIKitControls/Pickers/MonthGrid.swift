// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The calendar of a month: its name, the days of the week, the days. Calendar views and date pickers show it. Sizes are our
// choice, as near as pictures of iOS tell them.

import CoreGraphics
import MicaFoundation
@_spi(Mica) import UIKitCore

/// Who a calendar is shown for.
@MainActor
protocol MonthGridOwner: AnyObject {
  /// The calendar, with the language and the time zone.
  var gridCalendar: Calendar { get }
  /// The font of the title, the weekdays and the days.
  func gridFont(size: CGFloat, weight: UIFont.Weight) -> UIFont
  /// Whether a month can be shown.
  func gridShows(_ month: MonthDays) -> Bool
  /// Whether the user may choose a day.
  func gridAllows(_ day: DateComponents) -> Bool
  /// Whether a day is chosen.
  func gridHasChosen(_ day: DateComponents) -> Bool
  /// What stands below the number of a day.
  func gridDecoration(of day: DateComponents) -> UICalendarView.Decoration?
  /// The user has tapped a day that may be chosen.
  func gridChose(_ day: DateComponents)
  /// The user has gone to another month.
  func gridLeft(_ month: MonthDays)
}

/// A calendar that shows one month at a time.
final class MonthGrid: UIView {
  static let titleHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 22
  static let rowHeight: CGFloat = 44
  static let decoratedRowHeight: CGFloat = 56
  static let width: CGFloat = 320
  private static let edge: CGFloat = 16

  weak var owner: (any MonthGridOwner)?
  private(set) var days: MonthDays?
  private let title = UIButton(type: .custom)
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private(set) var page: MonthPage?
  private let pages = UIView(frame: .zero)
  private var wheels: UIDatePicker?

  override init(frame: CGRect) {
    super.init(frame: frame)
    pages.clipsToBounds = true
    addSubview(pages)
    for button in [title, back, forward] { addSubview(button) }
    back.setImage(UIImage(systemName: "chevron.left"), for: .normal)
    forward.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
    for button in [back, forward] {
      button.setPreferredSymbolConfiguration(size, forImageIn: .normal)
    }
    back.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
    forward.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
    title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
    title.contentHorizontalAlignment = .leading
    title.semanticContentAttribute = .forceRightToLeft
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = MonthSwipe()
      swipe.direction = direction
      swipe.grid = self
      pages.addGestureRecognizer(swipe)
    }
    let tap = MonthTap()
    tap.grid = self
    pages.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Months

  /// Shows the month of a date, sliding there in the order of time.
  func show(_ date: Date, animated: Bool) {
    guard let owner, let new = MonthDays(around: date, in: owner.gridCalendar) else { return }
    let old = days
    days = new
    rebuildHead()
    let isLater = (old?.start(in: owner.gridCalendar) ?? .distantPast) < date
    if old?.month != new.month, animated, window != nil {
      slide(isLater ? 1 : -1)
    } else {
      replacePage()
    }
  }

  /// Makes everything anew: the calendar, the fonts, or what is allowed is another.
  func reload() {
    guard let owner, let date = days?.start(in: owner.gridCalendar) else { return }
    show(date, animated: false)
  }

  /// Shows anew which days are chosen and allowed, and what they are decorated with.
  func refresh() { page?.refresh() }

  private func turn(by months: Int) {
    guard let owner, let old = days, let start = old.start(in: owner.gridCalendar),
      let date = owner.gridCalendar.date(byAdding: .month, value: months, to: start),
      let new = MonthDays(around: date, in: owner.gridCalendar), owner.gridShows(new)
    else { return }
    show(date, animated: true)
    owner.gridLeft(old)
  }

  fileprivate func swiped(_ direction: UISwipeGestureRecognizer.Direction) {
    guard wheels == nil else { return }
    turn(by: (direction == .left) != isMirrored ? 1 : -1)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func replacePage() {
    page?.removeFromSuperview()
    guard let owner, let days else { return }
    let page = MonthPage(days, owner: owner)
    self.page = page
    pages.addSubview(page)
    page.isHidden = wheels != nil
    setNeedsLayout()
  }

  private func slide(_ way: CGFloat) {
    let old = page
    page = nil
    replacePage()
    layoutIfNeeded()
    let shift = pages.bounds.width * way * (isMirrored ? -1 : 1)
    let place = page?.frame ?? .zero
    page?.frame.origin.x = shift
    if let old { pages.addSubview(old) }
    UIView.animate(withDuration: 0.3) {
      self.page?.frame = place
      old?.frame.origin.x = -shift
    } completion: { _ in
      old?.removeFromSuperview()
    }
  }

  fileprivate func tapped(_ tap: UITapGestureRecognizer) {
    guard wheels == nil, let owner, let days, let page,
      let day = page.day(at: tap.location(in: page))
    else { return }
    let components = days.components(of: day, in: owner.gridCalendar)
    if owner.gridAllows(components) { owner.gridChose(components) }
  }

  // MARK: Wheels

  /// Months and years to choose from, in place of the days.
  private func toggleWheels() {
    if let wheels {
      wheels.removeFromSuperview()
      self.wheels = nil
    } else if let owner, let start = days?.start(in: owner.gridCalendar) {
      let picker = UIDatePicker(frame: pages.bounds)
      picker.calendar = owner.gridCalendar
      picker.datePickerMode = .yearAndMonth
      picker.date = start
      picker.addAction(
        UIAction { [weak self, weak picker] _ in
          guard let self, let owner = self.owner, let old = self.days, let picker,
            let new = MonthDays(around: picker.date, in: owner.gridCalendar)
          else { return }
          guard owner.gridShows(new) else {
            if let start = old.start(in: owner.gridCalendar) {
              picker.setDate(start, animated: true)
            }
            return
          }
          guard new.month != old.month else { return }
          self.show(picker.date, animated: false)
          owner.gridLeft(old)
        }, for: .valueChanged)
      addSubview(picker)
      wheels = picker
    }
    page?.isHidden = wheels != nil
    for view in weekdays + [back, forward] { view.isHidden = wheels != nil }
    rebuildHead()
    setNeedsLayout()
  }

  // MARK: Appearance

  override func tintColorDidChange() {
    super.tintColorDidChange()
    rebuildHead()
    refresh()
  }

  private func rebuildHead() {
    guard let owner, let days, let start = days.start(in: owner.gridCalendar) else { return }
    let calendar = owner.gridCalendar
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = calendar.locale ?? .current
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    title.setTitle(formatter.string(from: start), for: .normal)
    title.setTitleColor(wheels == nil ? .label : tintColor, for: .normal)
    title.titleLabel?.font = owner.gridFont(size: 17, weight: .semibold)
    let arrow = UIImage(
      systemName: wheels == nil ? "chevron.right" : "chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    title.setImage(arrow?.withTintColor(tintColor, renderingMode: .alwaysOriginal), for: .normal)
    title.imageEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
    back.isEnabled = canTurn(by: -1)
    forward.isEnabled = canTurn(by: 1)
    showWeekdays(calendar)
  }

  private func canTurn(by months: Int) -> Bool {
    guard let owner, let start = days?.start(in: owner.gridCalendar),
      let date = owner.gridCalendar.date(byAdding: .month, value: months, to: start),
      let month = MonthDays(around: date, in: owner.gridCalendar)
    else { return false }
    return owner.gridShows(month)
  }

  private func showWeekdays(_ calendar: Calendar) {
    while weekdays.count < 7 {
      let label = UILabel()
      label.textAlignment = .center
      label.textColor = .tertiaryLabel
      weekdays.append(label)
      addSubview(label)
    }
    let names = calendar.shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() where names.count == 7 {
      label.text = names[(index + calendar.firstWeekday - 1) % 7]
        .uppercased(with: calendar.locale)
      label.font = owner?.gridFont(size: 13, weight: .semibold)
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let mirrored = isMirrored
    func put(_ view: UIView, x: CGFloat, y: CGFloat, _ size: CGSize) {
      view.frame = CGRect(
        origin: CGPoint(x: mirrored ? width - x - size.width : x, y: y), size: size)
    }
    let height = Self.titleHeight
    let titleSize = title.sizeThatFits(CGSize(width: width, height: height))
    put(
      title, x: Self.edge, y: 0,
      CGSize(width: min(titleSize.width + 12, max(0, width - 120)), height: height))
    put(forward, x: width - 44, y: 0, CGSize(width: 44, height: height))
    put(back, x: width - 88, y: 0, CGSize(width: 44, height: height))
    let column = MonthPage.column(of: width)
    for (index, label) in weekdays.enumerated() {
      put(
        label, x: MonthPage.edge + CGFloat(index) * column, y: height,
        CGSize(width: column, height: Self.weekdayHeight))
    }
    let top = height + Self.weekdayHeight
    pages.frame = CGRect(x: 0, y: top, width: width, height: max(0, bounds.height - top))
    page?.frame = pages.bounds
    wheels?.frame = CGRect(x: 0, y: height, width: width, height: max(0, bounds.height - height))
  }
}

/// A tap on a day chooses it.
private final class MonthTap: UITapGestureRecognizer {
  weak var grid: MonthGrid?

  override func announce() {
    if state == .ended { grid?.tapped(self) }
  }
}

/// A swipe goes to the next month or the last.
private final class MonthSwipe: UISwipeGestureRecognizer {
  weak var grid: MonthGrid?

  override func announce() {
    if state == .ended { grid?.swiped(direction) }
  }
}
