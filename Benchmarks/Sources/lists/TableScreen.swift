// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A table of 100 000 rows whose heights come from their cells' constraints.

import Mica
import UIKit

/// A row: a round picture, a name, and a text of one line or, in every seventh row, of several.
final class TextCell: UITableViewCell {
  /// How many were made.
  static var made = 0
  private let badge = UIView()
  private let name = UILabel()
  private let detail = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
    name.font = .preferredFont(forTextStyle: .body)
    detail.font = .preferredFont(forTextStyle: .footnote)
    detail.textColor = .secondaryLabel
    detail.numberOfLines = 0
    badge.layer.cornerRadius = 18
    let texts = UIStackView(arrangedSubviews: [name, detail])
    texts.axis = .vertical
    texts.spacing = 2
    for part in [badge, texts] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 36),
      badge.heightAnchor.constraint(equalToConstant: 36),
      texts.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: Int) {
    name.text = "Row number \(row)"
    detail.text =
      row % 7 == 3
      ? "A longer text, which goes on for more than one line, and says little in each of them; \(row)"
      : "\(row * 37 % 1000) things"
    badge.backgroundColor = UIColor(
      hue: CGFloat(row % 12) / 12, saturation: 0.6, brightness: 0.9, alpha: 1)
  }
}

/// The table.
final class TableScreen: UITableViewController {
  static let rows = 100_000
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TextCell.self, forCellReuseIdentifier: "row")
    tableView.estimatedRowHeight = 56
  }

  func load() {
    count = Self.rows
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? TextCell)?.show(indexPath.row)
    return cell
  }

  /// A stage of 390 × 844 points at 3 that shows it without rows, with one worker.
  static func stage() throws -> (Stage, TableScreen) {
    let stage = Stage(size: CGSize(width: 390, height: 844), scale: 3)
    stage.threads = 1
    let screen = stage.run { TableScreen(style: .plain) }
    stage.root = screen
    _ = try stage.snapshot(at: 0)
    return (stage, screen)
  }
}
