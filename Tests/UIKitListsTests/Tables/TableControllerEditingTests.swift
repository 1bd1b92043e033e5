// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Apple's documentation of UITableViewController: the edit button toggles the table's editing.

import Mica
import Testing
import UIKit

private final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell
  {
    UITableViewCell()
  }
}

@Suite @MainActor
struct TableControllerEditingTests {
  @Test("setEditing and isEditing set the table's, and its cells show it")
  func editing() throws {
    let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1)
    let rows = Rows(style: .plain)
    stage.run { stage.root = rows }
    try stage.advance(to: 0.1)
    try stage.run {
      let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      let start = cell.contentView.frame.minX
      rows.setEditing(true, animated: false)
      rows.tableView.layoutIfNeeded()
      #expect(rows.isEditing && rows.tableView.isEditing && cell.isEditing)
      #expect(cell.contentView.frame.minX > start + 30)
      rows.isEditing = false
      #expect(!rows.tableView.isEditing)
      rows.setEditing(true, animated: true)
      #expect(rows.tableView.isEditing)
    }
  }

  @Test("A controller that edits before its table is there has one that edits")
  func early() {
    let rows = Rows(style: .plain)
    rows.setEditing(true, animated: false)
    #expect(!rows.isViewLoaded)
    #expect(rows.tableView.isEditing)
  }
}
