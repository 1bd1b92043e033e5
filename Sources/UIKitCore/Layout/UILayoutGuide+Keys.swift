// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What key-value coding reads of layout guides.

@_spi(Registration) internal import MicaRuntime

extension UILayoutGuide {
  static func keys(_ table: ClassTable<UILayoutGuide>) {
    table.property("layoutFrame", \.layoutFrame)
    table.property("owningView", \.owningView as KeyPath)
    table.property("identifier", \.identifier, default: "")
  }
}
