// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A further page: one of several values has a checkmark.

import UIKit

/// Some values, of which one is chosen.
class ChoiceViewController: UITableViewController {
  private let values = ["Off", "While Using the App", "Always"]
  private var chosen = 1

  init(_ title: String) {
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "value")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    values.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Allow access" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "value", for: indexPath)
    cell.textLabel?.text = values[indexPath.row]
    cell.accessoryType = indexPath.row == chosen ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.cellForRow(at: IndexPath(row: chosen, section: 0))?.accessoryType = .none
    chosen = indexPath.row
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
