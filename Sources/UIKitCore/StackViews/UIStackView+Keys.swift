// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of a stack view by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UIStackView {
  static func keys(_ table: ClassTable<UIStackView>) {
    table.initializers(inheritsOthers: true)
    table.property("arrangedSubviews", \.arrangedSubviews)
    table.property("axis", \.axis, inspectable: true, default: .horizontal)
    table.property("distribution", \.distribution, inspectable: true, default: .fill)
    table.property("alignment", \.alignment, inspectable: true, default: .fill)
    table.property("spacing", \.spacing, inspectable: true, default: 0)
    table.property(
      "isBaselineRelativeArrangement", \.isBaselineRelativeArrangement, inspectable: true,
      default: false)
    table.property(
      "isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement, nib: .key,
      default: false)
    table.method("addArrangedSubview:") { $0.addArrangedSubview($1) }
    table.method("removeArrangedSubview:") { $0.removeArrangedSubview($1) }
    table.method("insertArrangedSubview:atIndex:") { $0.insertArrangedSubview($1, at: $2) }
  }
}
