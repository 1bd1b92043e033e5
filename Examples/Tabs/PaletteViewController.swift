// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The third and fourth tabs: colours in a collection, and a page with a button.

import UIKit

/// The system's colours in a grid.
class PaletteViewController: UIViewController, UICollectionViewDataSource {
  private let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
    .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2,
    .systemGray3, .systemGray4, .systemGray5, .systemGray6,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 104, height: 104)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    collectionView.alwaysBounceVertical = true
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "color")
    view.addSubview(collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { colors.count * 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
    cell.contentView.backgroundColor = colors[indexPath.item % colors.count]
    cell.contentView.layer.cornerRadius = 12
    return cell
  }
}

/// A page with a name and a button that takes the tab's badge away.
class ProfileViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .done, target: self, action: #selector(done))
    let picture = UIImageView(
      image: UIImage(
        systemName: "person.crop.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 96)))
    let name = UILabel()
    name.text = "Grace Hopper"
    name.font = .preferredFont(forTextStyle: .title1)
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Mark as Read") { [weak self] _ in self?.done() })
    let column = UIStackView(arrangedSubviews: [picture, name, button])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
    ])
  }

  @objc private func done() { navigationController?.tabBarItem.badgeValue = nil }
}
