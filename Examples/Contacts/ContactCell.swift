// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A row: who, and what the person does, in as many lines as that takes.

import UIKit

/// A cell whose constraints say how high it is.
final class ContactCell: UITableViewCell {
  static let identifier = "contact"
  private let badge = InitialsView()
  private let nameLabel = UILabel()
  private let workLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    nameLabel.font = .preferredFont(forTextStyle: .body)
    nameLabel.adjustsFontForContentSizeCategory = true
    workLabel.font = .preferredFont(forTextStyle: .footnote)
    workLabel.adjustsFontForContentSizeCategory = true
    workLabel.textColor = .secondaryLabel
    workLabel.numberOfLines = 0
    let texts = UIStackView(arrangedSubviews: [nameLabel, workLabel])
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

  func show(_ contact: Contact) {
    badge.show(contact)
    nameLabel.text = contact.name
    workLabel.text = contact.work
  }
}

/// Two letters on a round colour.
final class InitialsView: UIView {
  private static let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPink,
  ]
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.textColor = .white
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.frame = bounds
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  func show(_ contact: Contact) {
    label.text = contact.initials
    backgroundColor = Self.colors[contact.number % Self.colors.count]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.font = .systemFont(ofSize: bounds.height * 0.4, weight: .medium)
  }
}
