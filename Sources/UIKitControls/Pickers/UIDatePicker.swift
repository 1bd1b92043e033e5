// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A control for dates and times. What a program may override stands here.

public import CoreGraphics
public import MicaFoundation
internal import MicaRaster

/// What kind of date picker it is.
public enum UIDatePickerStyle: Int, Sendable {
  /// That which suits the mode: wheels for durations, otherwise a button.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A button with the date.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// A control by which a date, a time or a duration is chosen, in the program's calendar and language.
///
/// Partly: wheels and calendars choose; a compact picker shows the date and opens nothing, an inline one of times alone shows
/// wheels, and one of a date and a time shows the time and lets the user choose the day.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
    /// A month of a year.
    case yearAndMonth = 4
  }

  let parts = DatePickerParts()

  /// A picker with the given frame; of its own size where that is empty.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpDates()
    if frame.isEmpty { resize(to: intrinsicContentSize) }
  }

  /// A picker from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpDates()
    readNib(coder, as: UIDatePicker.self)
  }

  /// What is chosen; a day and a time by default.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if oldValue != datePickerMode { datesChanged() } }
  }

  /// The language and region; nil stands for the program's.
  open var locale: Locale? {
    didSet { datesChanged() }
  }

  /// The calendar; the program's by default.
  open var calendar: Calendar! = Calendar.current {
    didSet { datesChanged() }
  }

  /// The time zone; nil stands for the calendar's.
  open var timeZone: TimeZone? {
    didSet { datesChanged() }
  }

  /// The date; that of the picker's making by default. Kept within the limits, and cut to the interval.
  open var date: Date {
    get { parts.date }
    set { setDate(newValue, animated: false) }
  }

  /// The earliest date; nil for none.
  open var minimumDate: Date? {
    didSet { datesChanged() }
  }

  /// The latest date; nil for none.
  open var maximumDate: Date? {
    didSet { datesChanged() }
  }

  /// The duration in seconds, where durations are chosen; at most a day.
  open var countDownDuration: TimeInterval {
    get { parts.duration }
    set {
      parts.duration = newValue.isFinite ? min(max(60, newValue), 86_340) : 60
      datesChanged()
    }
  }

  /// Minutes from a row to the next: a divisor of 60; 1 by default.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 {
        minuteInterval = 1
      }
      datesChanged()
    }
  }

  /// Which kind of picker is wanted; `.automatic` by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if oldValue != preferredDatePickerStyle { datesChanged() } }
  }

  /// Which kind of picker it is.
  open var datePickerStyle: UIDatePickerStyle {
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
  }

  /// Whether the date is cut to the minute interval; true by default.
  open var roundsToMinuteInterval = true

  /// Sets the date without telling anybody.
  open func setDate(_ date: Date, animated: Bool) {
    parts.date = limited(date)
    datesChanged(animated: animated)
  }

  /// Whether the user may choose.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { datesChanged() } }
  }

  /// The size of the wheels, the calendar or the button.
  open override var intrinsicContentSize: CGSize {
    if showsCalendar { return inlineSize }
    return showsWheels ? CGSize(width: 320, height: 216) : compactSize
  }

  /// The size of the wheels, the calendar or the button.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the wheels, the calendar or the texts of the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutDates()
  }
}
