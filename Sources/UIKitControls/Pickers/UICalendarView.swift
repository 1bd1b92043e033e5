// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A calendar that shows a month, its decorations and what is selected (iOS 16). What a program may override stands here; the
// calendar itself is MonthGrid's.

public import CoreGraphics
public import MicaFoundation
@_spi(Mica) import UIKitCore

/// A view with the days of a month, of which the user may select some, and which may have decorations.
///
/// It shows nothing selectable until `selectionBehavior` is set.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  let grid = MonthGrid(frame: .zero)
  private var shown: Date?

  /// A calendar of the current month.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpCalendar()
  }

  /// A calendar from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpCalendar()
    readNib(coder, as: UICalendarView.self)
  }

  private func setUpCalendar() {
    grid.owner = self
    grid.frame = bounds
    addSubview(grid)
    show(Date(), animated: false)
  }

  /// The object that gives decorations, and learns which month the user has gone to; not kept alive.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { decorationsChanged() }
  }

  /// How days are selected, and which are; nil, the default, where none can be.
  ///
  /// A selection object belongs to one calendar at a time.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      grid.refresh()
    }
  }

  /// The language and region; the program's by default.
  open var locale: Locale = .current {
    didSet { grid.reload() }
  }

  /// The calendar; the program's by default.
  open var calendar: Calendar = .current {
    didSet { show(shown ?? Date(), animated: false) }
  }

  /// The time zone; nil, the default, stands for the calendar's.
  open var timeZone: TimeZone? {
    didSet { show(shown ?? Date(), animated: false) }
  }

  /// The design of the font; `.default` by default.
  open var fontDesign: UIFontDescriptor.SystemDesign = .default {
    didSet { grid.reload() }
  }

  /// Days outside of it can't be selected, nor can months be shown that have none within; all of time by default.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      show(shown ?? Date(), animated: false)
      grid.refresh()
    }
  }

  /// The era, year and month that are shown; those of today by default.
  ///
  /// Setting it uses the components' calendar, or the view's where they name none.
  open var visibleDateComponents: DateComponents {
    get {
      var month = grid.days?.month ?? DateComponents()
      month.calendar = gridCalendar
      return month
    }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows a month. Components that name no date change nothing.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = (dateComponents.calendar ?? gridCalendar).date(from: dateComponents) else {
      return
    }
    show(date, animated: animated)
  }

  /// Whether the delegate is asked for decorations; true by default.
  open var wantsDateDecorations = true {
    didSet { decorationsChanged() }
  }

  /// Asks the delegate anew for the decorations of days.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    grid.refresh()
  }

  // MARK: View

  /// Wide enough for 7 days of 44 points, and as high as 6 weeks with the month's name (our choice).
  open override var intrinsicContentSize: CGSize {
    let row = isDecorated ? MonthGrid.decoratedRowHeight : MonthGrid.rowHeight
    return CGSize(
      width: MonthGrid.width, height: MonthGrid.titleHeight + MonthGrid.weekdayHeight + 6 * row)
  }

  /// The intrinsic size, or the width that is given where it is greater.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: size.width.isFinite ? max(own.width, size.width) : own.width, height: own.height)
  }

  /// Places the calendar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    grid.frame = bounds
  }

  private var isDecorated: Bool { wantsDateDecorations && delegate != nil }

  private func decorationsChanged() {
    invalidateIntrinsicContentSize()
    grid.refresh()
  }

  private func show(_ date: Date, animated: Bool) {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return }
    let date = min(max(date, availableDateRange.start), availableDateRange.end)
    shown = date
    grid.show(date, animated: animated)
  }
}

/// Gives decorations, and learns which month the user has gone to. Every method may be left out.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// What stands below a day; nil, the default, for nothing. The components are era, year, month and day.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// The user has gone from the month of `previousDateComponents` to another.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Nil.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

extension UICalendarView: MonthGridOwner {
  var gridCalendar: Calendar {
    var own = calendar
    own.locale = locale
    if let timeZone { own.timeZone = timeZone }
    return own
  }

  func gridFont(size: CGFloat, weight: UIFont.Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    return font.fontDescriptor.withDesign(fontDesign).map { UIFont(descriptor: $0, size: size) }
      ?? font
  }

  func gridShows(_ month: MonthDays) -> Bool {
    guard let start = month.start(in: gridCalendar),
      let end = gridCalendar.date(byAdding: .month, value: 1, to: start)
    else { return false }
    return end > availableDateRange.start && start <= availableDateRange.end
  }

  func gridAllows(_ day: DateComponents) -> Bool {
    guard let start = gridCalendar.date(from: day),
      let end = gridCalendar.date(byAdding: .day, value: 1, to: start),
      end > availableDateRange.start, start <= availableDateRange.end
    else { return false }
    return selectionBehavior?.allows(day) ?? true
  }

  func gridHasChosen(_ day: DateComponents) -> Bool { selectionBehavior?.has(day) ?? false }

  func gridDecoration(of day: DateComponents) -> Decoration? {
    isDecorated ? delegate?.calendarView(self, decorationFor: day) : nil
  }

  func gridChose(_ day: DateComponents) { selectionBehavior?.choose(day) }

  func gridLeft(_ month: MonthDays) {
    shown = grid.days?.start(in: gridCalendar)
    var components = month.month
    components.calendar = gridCalendar
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: components)
  }
}
