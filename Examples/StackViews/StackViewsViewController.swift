// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: a card of nested stack views; taps hide and show parts of it, and arrange them anew.

import UIKit

/// A profile, a row of figures and a row of buttons, one stack view in another.
class StackViewsViewController: UIViewController {
  private let page = UIStackView()
  private let figures = UIStackView()
  private let details = UILabel()
  private let buttons = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    details.text =
      "Hidden views take no room: the stack views around them grow and shrink with them."
    details.numberOfLines = 0
    details.font = .preferredFont(forTextStyle: .subheadline)
    details.textColor = .secondaryLabel
    for (index, title) in ["Views", "Points", "Lines"].enumerated() {
      figures.addArrangedSubview(figure(["12", "480", "96"][index], title, index))
    }
    figures.distribution = .fillEqually
    figures.spacing = 8
    buttons.addArrangedSubview(button("Details", "toggleDetails"))
    buttons.addArrangedSubview(button("Figures", "toggleFigures"))
    buttons.addArrangedSubview(button("Turn", "turnFigures"))
    buttons.distribution = .fillProportionally
    buttons.spacing = 8
    page.axis = .vertical
    page.spacing = 12
    page.isLayoutMarginsRelativeArrangement = true
    page.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    page.backgroundColor = .secondarySystemGroupedBackground
    page.layer.cornerRadius = 12
    for part in [header(), details, figures, buttons] { page.addArrangedSubview(part) }
    page.setCustomSpacing(20, after: figures)
    page.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page)
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      page.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  /// A round picture beside two lines.
  private func header() -> UIStackView {
    let (name, place) = (UILabel(), UILabel())
    name.text = "Ada Lovelace"
    name.font = .preferredFont(forTextStyle: .headline)
    place.text = "London"
    place.font = .preferredFont(forTextStyle: .footnote)
    place.textColor = .secondaryLabel
    let lines = UIStackView(arrangedSubviews: [name, place])
    lines.axis = .vertical
    lines.spacing = 2
    let picture = UIView()
    picture.backgroundColor = .systemIndigo
    picture.layer.cornerRadius = 22
    picture.widthAnchor.constraint(equalToConstant: 44).isActive = true
    picture.heightAnchor.constraint(equalToConstant: 44).isActive = true
    let row = UIStackView(arrangedSubviews: [picture, lines])
    row.spacing = 12
    row.alignment = .center
    return row
  }

  /// A number above its name.
  private func figure(_ number: String, _ title: String, _ index: Int) -> UIStackView {
    let (value, name) = (UILabel(), UILabel())
    value.text = number
    value.font = .preferredFont(forTextStyle: .title2)
    name.text = title
    name.font = .preferredFont(forTextStyle: .caption1)
    name.textColor = .secondaryLabel
    let column = UIStackView(arrangedSubviews: [value, name])
    column.axis = .vertical
    column.alignment = .center
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let colors: [UIColor] = [.systemOrange, .systemTeal, .systemGreen]
    column.backgroundColor = colors[index].withAlphaComponent(0.2)
    column.layer.cornerRadius = 8
    return column
  }

  private func button(_ title: String, _ name: String) -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = title
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.change(name) })
    button.accessibilityIdentifier = name
    return button
  }

  private func change(_ name: String) {
    UIView.animate(withDuration: 0.4) {
      switch name {
      case "toggleDetails": self.details.isHidden.toggle()
      case "toggleFigures": self.figures.isHidden.toggle()
      default: self.figures.axis = self.figures.axis == .horizontal ? .vertical : .horizontal
      }
      self.view.layoutIfNeeded()
    }
  }
}
