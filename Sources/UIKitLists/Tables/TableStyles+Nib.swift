// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The styles of tables and cells in documents, which their initializers need before anything else is read.

import Foundation

extension UITableView {
  /// The style that a coder's element says.
  static func nibStyle(_ coder: NSCoder) -> Style {
    switch NibHook.reader?.attribute("style", of: coder) {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }
}

extension UITableViewCell {
  /// The style that a coder's element says.
  static func nibStyle(_ coder: NSCoder) -> CellStyle {
    switch NibHook.reader?.attribute("style", of: coder) {
    case nil, "IBUITableViewCellStyleDefault": .default
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }
}
