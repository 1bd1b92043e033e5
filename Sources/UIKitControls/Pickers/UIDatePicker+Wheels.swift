// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The wheels of a date picker, and the button of a compact one.

import CoreGraphics
import MicaFoundation
internal import MicaRaster

/// What a date picker keeps.
@MainActor
final class DatePickerParts: NSObject {
  var date = Date()
  var duration: TimeInterval = 60
  weak var owner: UIDatePicker?
  var textColor: UIColor?
  var wheels: UIPickerView?
  var columns: [DateColumn] = []
  var boxes: [UILabel] = []
  var calendar: InlineCalendar?
}

/// A wheel of a date picker: the dates that its rows stand for.
enum DateColumn: Equatable {
  case day, hour, minute, half, month, dayOfMonth, year, hours, minutes
}

extension UIDatePicker {
  /// How many days before and after today a wheel of days reaches; our choice.
  static let reach = 500
  static let years = 1...4000

  func setUpDates() {
    parts.owner = self
    datesChanged()
  }

  var showsWheels: Bool { datePickerStyle != .compact && !showsCalendar }

  /// The calendar with the picker's language and zone.
  var ownCalendar: Calendar {
    var own: Calendar = calendar ?? .current
    if let locale { own.locale = locale }
    if let timeZone { own.timeZone = timeZone }
    return own
  }

  func limited(_ date: Date) -> Date {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return parts.date }
    var result = date
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return result }
    if let minimumDate { result = max(result, minimumDate) }
    if let maximumDate { result = min(result, maximumDate) }
    return result
  }

  func datesChanged(animated: Bool = false) {
    parts.date = limited(parts.date)
    if datePickerStyle == .inline, !showsCalendar {
      Unsupported.note("UIDatePickerStyle.inline of a time", of: self)
    }
    if !showsWheels { removeWheels() }
    if datePickerStyle != .compact { removeBoxes() }
    showCalendar(animated)
    if showsWheels { showWheels(animated) } else if !showsCalendar { showBoxes() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Wheels

  private func removeBoxes() {
    for box in parts.boxes { box.removeFromSuperview() }
    parts.boxes = []
  }

  private func removeWheels() {
    parts.wheels?.removeFromSuperview()
    parts.wheels = nil
  }

  private func showWheels(_ animated: Bool) {
    let wheels = parts.wheels ?? UIPickerView(frame: bounds)
    if parts.wheels == nil {
      parts.wheels = wheels
      addSubview(wheels)
      wheels.frame = bounds
    }
    let columns = wantedColumns
    if columns != parts.columns || wheels.dataSource == nil {
      parts.columns = columns
      wheels.dataSource = parts
      wheels.delegate = parts
    }
    wheels.reloadAllComponents()
    for (index, column) in columns.enumerated() {
      wheels.selectRow(row(of: column), inComponent: index, animated: animated)
    }
  }

  private var wantedColumns: [DateColumn] {
    switch datePickerMode {
    case .time: return usesHalves ? [.hour, .minute, .half] : [.hour, .minute]
    case .dateAndTime: return usesHalves ? [.day, .hour, .minute, .half] : [.day, .hour, .minute]
    case .countDownTimer: return [.hours, .minutes]
    case .yearAndMonth: return [.month, .year]
    case .date:
      let order =
        DateFormatter.dateFormat(
          fromTemplate: "yMMMMd", options: 0, locale: ownCalendar.locale ?? .current) ?? "MMMM d y"
      let places: [(DateColumn, String)] = [(.month, "M"), (.dayOfMonth, "d"), (.year, "y")]
      return places.sorted { a, b in
        let first = order.range(of: a.1)?.lowerBound ?? order.endIndex
        return first < (order.range(of: b.1)?.lowerBound ?? order.endIndex)
      }.map(\.0)
    }
  }

  /// Whether hours are counted twice a day.
  private var usesHalves: Bool {
    let format =
      DateFormatter.dateFormat(
        fromTemplate: "j", options: 0, locale: ownCalendar.locale ?? .current) ?? "HH"
    return format.contains("a")
  }

  func count(of column: DateColumn) -> Int {
    switch column {
    case .day: 2 * Self.reach + 1
    case .hour: usesHalves ? 12 : 24
    case .minute: 60 / minuteInterval
    case .half: 2
    case .month: 12
    case .dayOfMonth: 31
    case .year: Self.years.count
    case .hours: 24
    case .minutes: 60 / minuteInterval
    }
  }

  func row(of column: DateColumn) -> Int {
    let own = ownCalendar
    let units = own.dateComponents([.year, .month, .day, .hour, .minute], from: parts.date)
    switch column {
    case .day: return Self.reach
    case .hour: return (units.hour ?? 0) % (usesHalves ? 12 : 24)
    case .minute: return (units.minute ?? 0) / minuteInterval
    case .half: return (units.hour ?? 0) / 12
    case .month: return (units.month ?? 1) - 1
    case .dayOfMonth: return (units.day ?? 1) - 1
    case .year: return (units.year ?? 1) - Self.years.lowerBound
    case .hours: return Int(parts.duration) / 3600
    case .minutes: return Int(parts.duration) % 3600 / 60 / minuteInterval
    }
  }

  func title(of column: DateColumn, row: Int) -> String {
    let own = ownCalendar
    switch column {
    case .day:
      let day = own.date(byAdding: .day, value: row - Self.reach, to: parts.date) ?? parts.date
      return text(day, "EEEMMMd")
    case .hour: return usesHalves ? "\(row == 0 ? 12 : row)" : two(row)
    case .minute: return two(row * minuteInterval)
    case .half: return row == 0 ? own.amSymbol : own.pmSymbol
    case .month: return own.monthSymbols.indices.contains(row) ? own.monthSymbols[row] : ""
    case .dayOfMonth: return "\(row + 1)"
    case .year: return "\(row + Self.years.lowerBound)"
    case .hours: return row == 1 ? "\(row) hour" : "\(row) hours"
    case .minutes: return "\(row * minuteInterval) min"
    }
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  func text(_ date: Date, _ template: String) -> String {
    let own = ownCalendar
    let formatter = DateFormatter()
    formatter.calendar = own
    formatter.locale = own.locale ?? .current
    formatter.timeZone = own.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// A finger has turned a wheel.
  func chose(_ row: Int, in column: DateColumn) {
    let own = ownCalendar
    if column == .hours || column == .minutes {
      let (hours, minutes) =
        column == .hours
        ? (row, Int(parts.duration) % 3600 / 60)
        : (Int(parts.duration) / 3600, row * minuteInterval)
      countDownDuration = max(
        TimeInterval(60 * minuteInterval), TimeInterval(hours * 3600 + minutes * 60))
      return sendActions(for: .valueChanged)
    }
    var units = own.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: parts.date)
    let half = (units.hour ?? 0) / 12
    switch column {
    case .day:
      let day = own.date(byAdding: .day, value: row - Self.reach, to: parts.date) ?? parts.date
      let other = own.dateComponents([.year, .month, .day], from: day)
      (units.year, units.month, units.day) = (other.year, other.month, other.day)
    case .hour: units.hour = usesHalves ? row + 12 * half : row
    case .minute: units.minute = row * minuteInterval
    case .half: units.hour = (units.hour ?? 0) % 12 + 12 * row
    case .month: units.month = row + 1
    case .dayOfMonth: units.day = row + 1
    case .year: units.year = row + Self.years.lowerBound
    case .hours, .minutes: break
    }
    var first = units
    first.day = 1
    if let month = own.date(from: first), let days = own.range(of: .day, in: .month, for: month) {
      units.day = min(units.day ?? 1, days.count)
    }
    setDate(own.date(from: units) ?? parts.date, animated: true)
    sendActions(for: .valueChanged)
  }

  // MARK: The button

  private var boxTexts: [String] {
    switch datePickerMode {
    case .time: [text(parts.date, "jmm")]
    case .date: [text(parts.date, "yMMMd")]
    case .dateAndTime: [text(parts.date, "yMMMd"), text(parts.date, "jmm")]
    case .yearAndMonth: [text(parts.date, "yMMMM")]
    case .countDownTimer: []
    }
  }

  private func showBoxes() {
    let texts = boxTexts
    while parts.boxes.count > texts.count { parts.boxes.removeLast().removeFromSuperview() }
    while parts.boxes.count < texts.count {
      let box = UILabel()
      box.font = .preferredFont(forTextStyle: .body)
      box.textAlignment = .center
      box.backgroundColor = .tertiarySystemFill
      box.layer.cornerRadius = 6
      box.layer.cornerCurve = .continuous
      box.clipsToBounds = true
      parts.boxes.append(box)
      addSubview(box)
    }
    for (box, text) in zip(parts.boxes, texts) {
      box.text = text
      box.textColor = !isEnabled ? .tertiaryLabel : parts.textColor ?? .label
    }
  }

  private func width(_ box: UILabel) -> CGFloat {
    (box.sizeThatFits(CGSize(width: 1000, height: 40)).width + 22).rounded(.up)
  }

  var compactSize: CGSize {
    let widths = parts.boxes.map(width)
    return CGSize(
      width: widths.reduce(0, +) + 6 * CGFloat(max(0, widths.count - 1)), height: 34.5)
  }

  func layOutDates() {
    parts.wheels?.frame = bounds
    parts.calendar?.frame = bounds
    var x: CGFloat = 0
    let size = compactSize
    for box in parts.boxes {
      let width = width(box)
      box.frame = CGRect(
        x: x, y: (bounds.height - size.height) / 2, width: width, height: size.height)
      x += width + 6
    }
  }
}

extension DatePickerParts: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns.indices.contains(component) ? owner?.count(of: columns[component]) ?? 0 : 0
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    guard columns.indices.contains(component) else { return 0 }
    let room = pickerView.bounds.width - 18 - 5 * CGFloat(columns.count - 1)
    func share(_ column: DateColumn) -> CGFloat {
      switch column {
      case .day, .month: 2.4
      case .hours, .minutes: 2
      case .year: 1.3
      default: 1
      }
    }
    let all = columns.reduce(0) { $0 + share($1) }
    return (room * share(columns[component]) / all).rounded(.down)
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    columns.indices.contains(component) ? owner?.title(of: columns[component], row: row) : nil
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    guard let textColor, columns.indices.contains(component),
      let title = owner?.title(of: columns[component], row: row)
    else { return nil }
    return NSAttributedString(string: title, attributes: [.foregroundColor: textColor])
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    if columns.indices.contains(component) { owner?.chose(row, in: columns[component]) }
  }
}

extension UIDatePicker {
  /// The colour of the wheels' rows; nil for the label colour.
  var wheelTextColor: UIColor? {
    get { parts.textColor }
    set {
      parts.textColor = newValue
      datesChanged()
    }
  }
}
