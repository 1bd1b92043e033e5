// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The second tab: letters, of which those that are unread count as a badge.

import UIKit

/// A list of letters; opening one makes it read.
class InboxViewController: UITableViewController {
  private struct Letter {
    let sender: String
    let subject: String
    var isUnread: Bool
  }

  private var letters = [
    ("Ada", "Notes on the engine"), ("Grace", "A moth in the relay"), ("Alan", "Tea at four?"),
    ("Edith", "The proof is wrong on page 3"), ("Emil", "Photographs from the lake"),
    ("Hana", "Tickets for Saturday"), ("Kofi", "Minutes of the meeting"), ("Lena", "Your bicycle"),
    ("Nils", "Snow at last"), ("Omar", "Recipe, as promised"), ("Pia", "Moving day"),
    ("Chen", "The second violin"), ("Dora", "Re: Re: Re: key"), ("Farah", "Sketches"),
  ].enumerated().map { Letter(sender: $1.0, subject: $1.1, isUnread: $0 % 4 != 3 && $0 < 8) }

  func showBadge() {
    let unread = letters.filter(\.isUnread).count
    navigationController?.tabBarItem.badgeValue = unread == 0 ? nil : String(unread)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "letter")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "letter")
    let letter = letters[indexPath.row]
    cell.textLabel?.text = letter.sender
    cell.textLabel?.font = .preferredFont(forTextStyle: letter.isUnread ? .headline : .body)
    cell.detailTextLabel?.text = letter.subject
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.imageView?.image = UIImage(systemName: letter.isUnread ? "envelope.fill" : "envelope.open")
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    letters[indexPath.row].isUnread = false
    showBadge()
    tableView.reloadRows(at: [indexPath], with: .none)
    let page = LetterViewController()
    page.title = letters[indexPath.row].sender
    page.text = letters[indexPath.row].subject
    page.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(page, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    letters.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    showBadge()
  }
}

/// A letter.
class LetterViewController: UIViewController {
  var text = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .title3)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .reply, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }
}
