// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: photographs in a compositional layout, with rows that scroll across; a touch on one zooms it.

import UIKit

/// Shows photographs in three sections.
class PhotosViewController: UIViewController, UICollectionViewDelegate {
  enum Section: Int, CaseIterable {
    case featured, albums, all

    var title: String {
      switch self {
      case .featured: return "Featured"
      case .albums: return "Albums"
      case .all: return "All Photos"
      }
    }
  }

  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Section, Photo>?
  private let backdrop = UIView()
  private var zoomed: (view: UIImageView, cell: PhotoCell)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    makeDataSource()
    backdrop.frame = view.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.backgroundColor = .systemBackground
    backdrop.alpha = 0
    backdrop.isUserInteractionEnabled = false
    view.addSubview(backdrop)
  }

  // MARK: Layout

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, _ in
        guard let self, let section = Section(rawValue: index) else { return nil }
        let made: NSCollectionLayoutSection
        switch section {
        case .featured: made = self.row(width: 0.85, height: 200, .groupPagingCentered)
        case .albums: made = self.row(width: 0.3, height: 110, .continuous)
        case .all: made = self.mosaic()
        }
        made.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return made
      }, configuration: configuration)
  }

  private func row(
    width: CGFloat, height: CGFloat,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .absolute(height)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  /// A large photograph beside two small ones, and three small ones below.
  private func mosaic() -> NSCollectionLayoutSection {
    func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
      let made = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
      made.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
      return made
    }
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
      subitem: item(1, 1), count: 2)
    let upper = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 / 3)),
      subitems: [item(2 / 3, 1), pair])
    let lower = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      subitem: item(1, 1), count: 3)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1)),
      subitems: [upper, lower])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 13, bottom: 20, trailing: 13)
    return section
  }

  // MARK: Data

  private func makeDataSource() {
    let cell = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, path, photo in
      let isFeatured = path.section == 0
      let side: CGFloat = path.section == 1 ? 110 : 240
      cell.show(
        photo, size: CGSize(width: isFeatured ? 330 : side, height: isFeatured ? 200 : side),
        hasTitle: isFeatured)
    }
    let title = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      view.label.text = Section(rawValue: path.section)?.title
    }
    let source = UICollectionViewDiffableDataSource<Section, Photo>(collectionView: collectionView)
    {
      view, path, photo in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: photo)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: title, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Photo>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems((0..<6).map { Photo(number: $0) }, toSection: .featured)
    snapshot.appendItems((100..<112).map { Photo(number: $0) }, toSection: .albums)
    snapshot.appendItems((200..<260).map { Photo(number: $0) }, toSection: .all)
    source.apply(snapshot, animatingDifferences: false)
    dataSource = source
  }

  // MARK: Zooming

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let cell = collectionView.cellForItem(at: indexPath) as? PhotoCell, zoomed == nil else {
      return
    }
    let image = ZoomedPhoto(frame: cell.convert(cell.bounds, to: view))
    image.image = cell.imageView.image
    image.contentMode = .scaleAspectFill
    image.clipsToBounds = true
    image.layer.cornerRadius = 10
    image.isUserInteractionEnabled = true
    image.onTap = { [weak self] in self?.zoomOut() }
    view.addSubview(image)
    zoomed = (image, cell)
    cell.isHidden = true
    let height = view.bounds.width * 0.75
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0
    ) {
      self.backdrop.alpha = 1
      image.frame = CGRect(
        x: 0, y: (self.view.bounds.height - height) / 2, width: self.view.bounds.width,
        height: height)
      image.layer.cornerRadius = 0
    }
  }

  private func zoomOut() {
    guard let (image, cell) = zoomed else { return }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0
    ) {
      self.backdrop.alpha = 0
      image.frame = cell.convert(cell.bounds, to: self.view)
      image.layer.cornerRadius = 10
    } completion: { _ in
      cell.isHidden = false
      image.removeFromSuperview()
      self.zoomed = nil
    }
  }
}

/// A photograph over everything, which a tap sends back.
final class ZoomedPhoto: UIImageView {
  var onTap: () -> Void = {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap() }
}
