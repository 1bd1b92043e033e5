// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Keys that iOS answers though its headers don't say so, which public projects ask for by name.

import Foundation
internal import MicaRaster
@_spi(Registration) internal import MicaRuntime

extension UIAlertController {
  static func keys(_ table: ClassTable<UIAlertController>) {
    table.initializers(inheritsOthers: true)
    table.property("title", \.title)
    table.property("message", \.message)
    table.property("attributedTitle", get: { $0.attributedTitle }, set: { $0.attributedTitle = $1 })
    table.property(
      "attributedMessage", get: { $0.attributedMessage }, set: { $0.attributedMessage = $1 })
    table.property(
      "contentViewController", get: { $0.contentController }, set: { $0.contentController = $1 })
  }
}

extension UIAlertAction {
  static func keys(_ table: ClassTable<UIAlertAction>) {
    table.property("titleTextColor", get: { $0.titleTextColor }, set: { $0.titleTextColor = $1 })
    table.property("image", get: { $0.image }, set: { $0.image = $1 })
    table.property("imageTintColor", get: { $0.imageTintColor }, set: { $0.imageTintColor = $1 })
    table.property(
      "titleTextAlignment", get: { $0.titleTextAlignment.rawValue },
      set: { $0.titleTextAlignment = NSTextAlignment(rawValue: $1) ?? .center })
    table.property("checked", get: { $0.isChecked }, set: { $0.isChecked = $1 })
  }
}
