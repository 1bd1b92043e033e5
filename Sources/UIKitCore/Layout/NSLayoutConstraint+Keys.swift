// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of a constraint by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension NSLayoutConstraint {
  static func keys(_ table: ClassTable<NSLayoutConstraint>) {
    table.property("priority", \.priorityNumber)
    table.property("firstItem", \.firstItem)
    table.property("secondItem", \.secondItem)
    table.property("multiplier", \.multiplier)
    table.property("constant", \.constant, inspectable: true, default: 0)
    table.property("identifier", \.identifier, inspectable: true)
    table.property("shouldBeArchived", \.shouldBeArchived, default: false)
    table.property("isActive", \.isActive)
  }

  private var priorityNumber: Float {
    get { priority.rawValue }
    set { priority = UILayoutPriority(newValue) }
  }
}
