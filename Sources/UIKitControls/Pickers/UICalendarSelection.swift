// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How the days of a calendar are selected, and which are (iOS 16).

public import MicaFoundation

/// How days of a calendar view are selected; see its subclasses.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  nonisolated override init() {}

  /// Asks the delegate anew which days can be selected.
  open func updateSelectableDates() { changed() }

  func changed() { view?.grid.refresh() }
  func allows(_ day: DateComponents) -> Bool { true }
  func has(_ day: DateComponents) -> Bool { false }
  func choose(_ day: DateComponents) {}
}

/// One selected day, or none.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The object that allows days to be selected, and learns of them; not kept alive.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// A selection without a day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected day; nil, the default, for none. Setting it tells the delegate nothing.
  open var selectedDate: DateComponents? {
    didSet { changed() }
  }

  /// Selects a day, or none.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }

  override func allows(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }
  override func has(_ day: DateComponents) -> Bool { day.isSameDay(as: selectedDate) }
  override func choose(_ day: DateComponents) {
    let new = has(day) ? nil : day
    if new == nil, delegate?.dateSelection(self, canSelectDate: nil) != true { return }
    selectedDate = new
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// Allows a day to be selected, and learns of it.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// The user has selected a day, or, with nil, none any more.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be selected; with nil, whether the selected one can be deselected. By default days can be selected, and
  /// not deselected.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Whether there is a day.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents != nil }
}

/// Any number of selected days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The object that allows days to be selected, and learns of them; not kept alive.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// A selection without a day.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected days, in the order of their selection. Setting it tells the delegate nothing.
  open var selectedDates: [DateComponents] = [] {
    didSet { changed() }
  }

  /// Selects days in place of those that were.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func allows(_ day: DateComponents) -> Bool {
    has(day) || delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }
  override func has(_ day: DateComponents) -> Bool {
    selectedDates.contains { day.isSameDay(as: $0) }
  }
  override func choose(_ day: DateComponents) {
    if has(day) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
      selectedDates.removeAll { day.isSameDay(as: $0) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// Allows days to be selected and deselected, and learns of them.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// The user has selected a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// The user has deselected a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be selected; true by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether a day can be deselected; true by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// True.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// True.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// One selected week, or none (iOS 18).
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// The object that allows weeks to be selected, and learns of them; not kept alive.
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  /// A selection without a week.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The selected week, by `yearForWeekOfYear` and `weekOfYear`; nil, the default, for none. Setting it tells the delegate
  /// nothing.
  open var selectedWeekOfYear: DateComponents? {
    didSet { changed() }
  }

  /// Selects a week, or none.
  open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    self.selectedWeekOfYear = selectedWeekOfYear
  }

  private func week(of day: DateComponents) -> DateComponents? {
    guard let calendar = day.calendar ?? view?.gridCalendar, let date = calendar.date(from: day)
    else { return nil }
    var week = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: date)
    week.calendar = calendar
    return week
  }

  override func allows(_ day: DateComponents) -> Bool {
    guard let week = week(of: day) else { return false }
    return delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week) ?? true
  }
  override func has(_ day: DateComponents) -> Bool {
    guard let selectedWeekOfYear, let week = week(of: day) else { return false }
    return week.weekOfYear == selectedWeekOfYear.weekOfYear
      && week.yearForWeekOfYear == selectedWeekOfYear.yearForWeekOfYear
  }
  override func choose(_ day: DateComponents) {
    guard !has(day), let week = week(of: day) else { return }
    selectedWeekOfYear = week
    delegate?.weekOfYearSelection(self, didSelectWeekOfYear: week)
  }
}

/// Allows weeks to be selected, and learns of them.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// The user has selected a week, or, with nil, none any more.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYear: DateComponents?)
  /// Whether a week can be selected; true by default.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYear: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// Whether there is a week.
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYear: DateComponents?
  ) -> Bool { weekOfYear != nil }
}
