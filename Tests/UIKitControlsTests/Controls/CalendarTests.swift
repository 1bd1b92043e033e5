// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Calendars, and the inline date picker that shows one.

import Foundation
import Mica
import Testing
import UIKit

@testable import UIKitControls

@Suite @MainActor struct CalendarTests {
  private final class Listener: NSObject, UICalendarViewDelegate,
    UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate
  {
    var log: [String] = []
    private func name(_ day: DateComponents?) -> String {
      day.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" } ?? "none"
    }
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { log.append("left \(name(previousDateComponents))") }
    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      dateComponents.day == 3 ? .default(color: .red, size: .large) : nil
    }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { log.append("chose \(name(dateComponents))") }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 13 }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { log.append("chose \(name(dateComponents))") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { log.append("left out \(name(dateComponents))") }
  }

  private static var gregorian: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  @Test func theDaysOfAMonth() throws {
    let calendar = Self.gregorian
    // November 2026 begins on a Sunday and has 30 days.
    let date = try #require(calendar.date(from: DateComponents(year: 2026, month: 11, day: 27)))
    let month = try #require(MonthDays(around: date, in: calendar))
    #expect(month.count == 30 && month.leading == 0)
    #expect(month.place(of: 1) == (0, 0) && month.place(of: 30) == (4, 1))
    #expect(month.day(row: 4, column: 1) == 30 && month.day(row: 4, column: 2) == nil)
    var monday = calendar
    monday.firstWeekday = 2
    #expect(MonthDays(around: date, in: monday)?.leading == 6)
    #expect(MonthDays(around: date, in: monday)?.day(row: 0, column: 5) == nil)
  }

  private func tap(_ stage: Stage, _ x: CGFloat, _ y: CGFloat, at time: Double) throws {
    stage.touch([Contact(finger: 1, action: .down, location: CGPoint(x: x, y: y))], at: time)
    stage.touch([Contact(finger: 1, action: .up, location: CGPoint(x: x, y: y))], at: time + 0.05)
    try stage.advance(to: time + 1)
  }

  /// The middle of a day of November 2026 in a calendar of 320 points.
  private func middle(_ day: Int, row: CGFloat) -> CGPoint {
    let column = (320 - 16) / 7.0
    return CGPoint(
      x: 8 + (CGFloat((day - 1) % 7) + 0.5) * column, y: 66 + (CGFloat((day - 1) / 7) + 0.5) * row)
  }

  private func calendar(_ stage: Stage, _ listener: Listener) -> UICalendarView {
    let view = UICalendarView()
    view.calendar = Self.gregorian
    view.locale = Locale(identifier: "en_US")
    view.timeZone = TimeZone(secondsFromGMT: 0)
    view.delegate = listener
    view.visibleDateComponents = DateComponents(year: 2026, month: 11)
    let controller = UIViewController()
    stage.root = controller
    view.frame = CGRect(origin: .zero, size: view.intrinsicContentSize)
    controller.view.addSubview(view)
    return view
  }

  @Test func aTapSelectsADayThatTheDelegateAllows() throws {
    let stage = Stage(size: CGSize(width: 320, height: 568), scale: 2)
    let listener = Listener()
    let (view, selection) = stage.run {
      let view = calendar(stage, listener)
      let selection = UICalendarSelectionSingleDate(delegate: listener)
      view.selectionBehavior = selection
      return (view, selection)
    }
    try stage.advance(to: 0)
    #expect(view.visibleDateComponents.month == 11)
    let (day, other) = (middle(18, row: 56), middle(13, row: 56))
    try tap(stage, day.x, day.y, at: 0.1)
    try tap(stage, other.x, other.y, at: 2)
    #expect(listener.log == ["chose 2026-11-18"] && selection.selectedDate?.day == 18)
    try tap(stage, day.x, day.y, at: 4)
    #expect(listener.log.last == "chose none" && selection.selectedDate == nil)
    stage.run {
      selection.setSelected(DateComponents(year: 2026, month: 11, day: 2), animated: true)
    }
    #expect(listener.log.count == 2, "a program's own choice is no news")
  }

  @Test func manyDaysAreSelectedAndDeselected() throws {
    let stage = Stage(size: CGSize(width: 320, height: 568), scale: 2)
    let listener = Listener()
    let selection = stage.run {
      let view = calendar(stage, listener)
      let selection = UICalendarSelectionMultiDate(delegate: listener)
      view.selectionBehavior = selection
      return selection
    }
    try stage.advance(to: 0)
    for (index, day) in [3, 4, 3].enumerated() {
      let place = middle(day, row: 56)
      try tap(stage, place.x, place.y, at: 0.1 + 2 * Double(index))
    }
    #expect(listener.log == ["chose 2026-11-3", "chose 2026-11-4", "left out 2026-11-3"])
    #expect(selection.selectedDates.map(\.day) == [4])
  }

  @Test func arrowsGoToMonthsWithinTheRange() throws {
    let stage = Stage(size: CGSize(width: 320, height: 568), scale: 2)
    let listener = Listener()
    let view = try stage.run {
      let view = calendar(stage, listener)
      let end = try #require(
        Self.gregorian.date(from: DateComponents(year: 2026, month: 12, day: 10)))
      view.availableDateRange = DateInterval(start: .distantPast, end: end)
      return view
    }
    try stage.advance(to: 0)
    try tap(stage, 298, 22, at: 0.1)
    #expect(view.visibleDateComponents.month == 12 && listener.log == ["left 2026-11-0"])
    try tap(stage, 298, 22, at: 2)
    #expect(view.visibleDateComponents.month == 12, "no day of January is within")
    try tap(stage, 254, 22, at: 4)
    #expect(view.visibleDateComponents.month == 11)
  }

  @Test func anInlineDatePickerKeepsTheTimeOfDay() throws {
    let stage = Stage(size: CGSize(width: 320, height: 568), scale: 2)
    let picker = try stage.run {
      let picker = UIDatePicker()
      picker.calendar = Self.gregorian
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.locale = Locale(identifier: "en_US")
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .inline
      picker.date = try #require(
        Self.gregorian.date(from: DateComponents(year: 2026, month: 11, day: 27, hour: 15)))
      let controller = UIViewController()
      stage.root = controller
      picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
      controller.view.addSubview(picker)
      return picker
    }
    try stage.advance(to: 0)
    #expect(picker.frame.size == CGSize(width: 320, height: 330) && picker.parts.wheels == nil)
    let place = middle(18, row: 44)
    try tap(stage, place.x, place.y, at: 0.1)
    let units = Self.gregorian.dateComponents([.month, .day, .hour], from: picker.date)
    #expect(units.month == 11 && units.day == 18 && units.hour == 15)
    stage.run { picker.datePickerMode = .dateAndTime }
    #expect(picker.intrinsicContentSize.height == 380 && picker.parts.calendar?.time != nil)
    stage.run { picker.preferredDatePickerStyle = .wheels }
    #expect(picker.parts.calendar == nil && picker.parts.wheels != nil)
  }
}
