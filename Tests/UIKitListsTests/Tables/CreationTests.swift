// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Cells and headers of a class that is known at run time: their linker names reach the initializers of the receiving class
// with their arguments, and nothing is kept.

import Testing
import UIKit

@testable import UIKitLists

private final class OwnCell: UITableViewCell {
  var style: CellStyle?

  override init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OwnHeader: UITableViewHeaderFooterView {
  let made = ["made"]
}

@MainActor
@Suite struct CreationTests {
  @Test(arguments: ["An identifier that is longer than fifteen bytes", nil])
  func cellsAreOfTheReceivingClass(identifier: String?) throws {
    weak var gone: UITableViewCell?
    do {
      let type: UITableViewCell.Type = OwnCell.self
      let made = type.makeCell(style: .subtitle, reuseIdentifier: identifier)
      let cell = try #require(made as? OwnCell)
      #expect(cell.style == .subtitle && cell.reuseIdentifier == identifier)
      gone = cell
    }
    #expect(gone == nil)
  }

  @Test(arguments: ["An identifier that is longer than fifteen bytes", nil])
  func headersAreOfTheReceivingClass(identifier: String?) throws {
    weak var gone: UITableViewHeaderFooterView?
    do {
      let type: UITableViewHeaderFooterView.Type = OwnHeader.self
      let header = try #require(type.makeView(reuseIdentifier: identifier) as? OwnHeader)
      #expect(header.made == ["made"] && header.reuseIdentifier == identifier)
      gone = header
    }
    #expect(gone == nil)
  }
}
