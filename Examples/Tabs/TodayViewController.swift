// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The first tab: cards in a scroll view.

import UIKit

/// A few cards, one below the other; their colours go below the bars.
class TodayViewController: UIViewController {
  private let cards: [(String, String, UIColor)] = [
    ("Breakfast", "8:30, with the neighbours", .systemOrange),
    ("Swim", "Lane three is free until noon", .systemTeal),
    ("Letters", "Two to answer, one to write", .systemIndigo),
    ("Concert", "20:00, doors open at half past seven", .systemPink),
    ("Walk", "Along the river, if it is dry", .systemGreen),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scrollView = UIScrollView()
    let column = UIStackView(arrangedSubviews: cards.map(card))
    column.axis = .vertical
    column.spacing = 16
    for part in [scrollView, column] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
    ])
  }

  private func card(_ title: String, _ text: String, _ color: UIColor) -> UIView {
    let (titleLabel, textLabel) = (UILabel(), UILabel())
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .title2)
    textLabel.text = text
    textLabel.font = .preferredFont(forTextStyle: .subheadline)
    textLabel.numberOfLines = 0
    let card = UIStackView(arrangedSubviews: [titleLabel, textLabel])
    card.axis = .vertical
    card.spacing = 4
    card.alignment = .leading
    card.isLayoutMarginsRelativeArrangement = true
    card.layoutMargins = UIEdgeInsets(top: 70, left: 16, bottom: 16, right: 16)
    card.layer.cornerRadius = 16
    card.layer.cornerCurve = .continuous
    card.backgroundColor = color
    for label in [titleLabel, textLabel] { label.textColor = .white }
    return card
  }
}
