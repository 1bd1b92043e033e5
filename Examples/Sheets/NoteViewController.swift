// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What sheets show: a note, and colours.

import UIKit

/// A note with a bar of its own.
class NoteViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(close))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(close))
    let label = UILabel()
    label.text =
      "Sheets rest at detents. This one can be pulled up, if it has a larger one, and down, until "
      + "it goes."
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  @objc private func close() { dismiss(animated: true) }
}

/// Four colours.
class ColorsViewController: UITableViewController {
  private let colors: [(String, UIColor)] = [
    ("Red", .systemRed), ("Green", .systemGreen), ("Blue", .systemBlue), ("Purple", .systemPurple),
  ]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    colors.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = colors[indexPath.row].0
    cell.imageView?.image = UIImage(systemName: "circle.fill")
    cell.imageView?.tintColor = colors[indexPath.row].1
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    dismiss(animated: true)
  }
}
