// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

@_spi(Registration) internal import MicaRuntime

extension UICalendarView {
  static func keys(_ table: ClassTable<UICalendarView>) {
    table.initializers(inheritsOthers: true)
    table.property("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
    table.property(
      "wantsDateDecorations", \.wantsDateDecorations, inspectable: true, default: true)
    table.property("selectionBehavior", \.selectionBehavior)
    table.property("intrinsicContentSize", \.intrinsicContentSize as KeyPath)
  }
}
