// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of pickers by name: the rows of the registry.

import Foundation
@_spi(Registration) internal import MicaRuntime

extension UIPickerView {
  static func keys(_ table: ClassTable<UIPickerView>) {
    table.initializers(inheritsOthers: true)
    table.property("dataSource", get: { $0.dataSource }, set: { $0.dataSource = $1 })
    table.property("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
    table.property(
      "showsSelectionIndicator", \.showsSelectionIndicator, inspectable: true, default: true)
    table.property("numberOfComponents", \.numberOfComponents as KeyPath)
    table.property("intrinsicContentSize", \.intrinsicContentSize as KeyPath)
    table.method("reloadAllComponents") { $0.reloadAllComponents() }
  }
}

extension UIDatePicker {
  static func keys(_ table: ClassTable<UIDatePicker>) {
    table.initializers(inheritsOthers: true)
    // Not in headers; see UIAlertController+Keys.swift.
    table.property("textColor", get: { $0.wheelTextColor }, set: { $0.wheelTextColor = $1 })
    table.property("highlightsToday", get: { _ in true }, set: { _, _ in })
    table.property("datePickerMode", \.datePickerMode, inspectable: true, default: .dateAndTime)
    table.property(
      "preferredDatePickerStyle", \.preferredDatePickerStyle, inspectable: true, nib: "style",
      default: .automatic
    )
    table.property("minuteInterval", \.minuteInterval, inspectable: true, default: 1)
    table.property(
      "countDownDuration", get: { $0.countDownDuration }, set: { $0.countDownDuration = $1 },
      nib: .key)
    table.property("locale", get: { $0.locale }, set: { $0.locale = $1 }, nib: .key)
    table.property("calendar", get: { $0.calendar }, set: { $0.calendar = $1 })
    table.property("timeZone", get: { $0.timeZone }, set: { $0.timeZone = $1 }, nib: .key)
    table.property("date", get: { $0.date }, set: { $0.date = $1 })
    table.property("minimumDate", get: { $0.minimumDate }, set: { $0.minimumDate = $1 })
    table.property("maximumDate", get: { $0.maximumDate }, set: { $0.maximumDate = $1 })
    table.property("datePickerStyle", \.datePickerStyle as KeyPath)
    table.property("roundsToMinuteInterval", \.roundsToMinuteInterval, default: true)
    table.property("intrinsicContentSize", \.intrinsicContentSize as KeyPath)
  }
}
