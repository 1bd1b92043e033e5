// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One contact's page.

import UIKit

/// The name on top, then what is known of the person.
class ContactViewController: UITableViewController {
  private let contact: Contact

  init(_ contact: Contact) {
    self.contact = contact
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.tableHeaderView = header()
  }

  private func header() -> UIView {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 150))
    let badge = InitialsView()
    badge.show(contact)
    let name = UILabel()
    name.text = contact.name
    name.font = .preferredFont(forTextStyle: .title2)
    for part in [badge, name] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(part)
    }
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: header.topAnchor, constant: 12),
      badge.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      badge.widthAnchor.constraint(equalToConstant: 88),
      badge.heightAnchor.constraint(equalToConstant: 88),
      name.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 10),
      name.centerXAnchor.constraint(equalTo: header.centerXAnchor),
    ])
    return header
  }

  // MARK: Rows

  private var rows: [[(title: String, value: String)]] {
    [
      [("phone", contact.phone), ("email", contact.email)],
      [("work", contact.work)],
    ]
  }

  override func numberOfSections(in tableView: UITableView) -> Int { rows.count + 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section < rows.count ? rows[section].count : 2
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.section < rows.count else { return action(indexPath.row) }
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let row = rows[indexPath.section][indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = row.title
    content.textProperties.font = .preferredFont(forTextStyle: .footnote)
    content.secondaryText = row.value
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    cell.contentConfiguration = content
    return cell
  }

  private func action(_ row: Int) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = row == 0 ? "Send Message" : "Block Contact"
    cell.textLabel?.textColor = row == 0 ? view.tintColor : .systemRed
    return cell
  }
}
