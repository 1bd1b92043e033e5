// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where compositional layouts put items; the examples are those of Apple's "Implementing modern
// collection views".

import Foundation
import Testing
import UIKit

@testable import UIKitLists

@Suite @MainActor struct CompositionalTests {
  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  private func bench(
    _ counts: [Int], _ section: @escaping @MainActor () -> NSCollectionLayoutSection
  ) throws -> CollectionBench {
    let bench = CollectionBench(
      counts.map(letters),
      layout: { UICollectionViewCompositionalLayout { _, _ in section() } })
    try bench.show()
    return bench
  }

  @Test func aGrid() throws {
    let bench = try bench([10]) { Self.grid() }
    #expect(bench.frame(1) == CGRect(x: 82, y: 2, width: 76, height: 76))
    #expect(bench.frame(4) == CGRect(x: 2, y: 82, width: 76, height: 76))
    #expect(bench.view.contentSize == CGSize(width: 320, height: 240))
  }

  @Test func sectionsOfOneListColorFillTheScreen() throws {
    func bench(_ appearances: [UICollectionLayoutListConfiguration.Appearance?]) throws -> UIColor?
    {
      let bench = CollectionBench(
        appearances.map { _ in letters(1) },
        layout: {
          UICollectionViewCompositionalLayout { index, environment in
            guard let appearance = appearances[index] else { return Self.grid() }
            return .list(
              using: UICollectionLayoutListConfiguration(appearance: appearance),
              layoutEnvironment: environment)
          }
        })
      try bench.show()
      return bench.view.collectionCore.listBackdrop?.backgroundColor
    }
    #expect(try bench([.sidebar, .sidebar]) == .secondarySystemBackground)
    #expect(try bench([.insetGrouped]) == .systemGroupedBackground)
    #expect(try bench([.sidebar, nil]) == nil)
    #expect(try bench([.sidebar, .insetGrouped]) == nil)
    #expect(try bench([nil]) == nil)
  }

  @Test func headersKeepTheirMeasuredHeightAcrossUpdates() throws {
    final class Page: UIViewController {
      lazy var view1 = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
          var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
          list.headerMode = .supplementary
          return .list(using: list, layoutEnvironment: environment)
        })
      lazy var source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view1) {
        [cell] view, path, text in
        view.dequeueConfiguredReusableCell(using: cell, for: path, item: text)
      }
      let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
      }
      let head = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in
        var content = UIListContentConfiguration.sidebarHeader()
        content.text = "Section"
        view.contentConfiguration = content
      }
      override func viewDidLoad() {
        view.addSubview(view1)
        source.supplementaryViewProvider = { [head] view, _, path in
          view.dequeueConfiguredReusableSupplementary(using: head, for: path)
        }
      }
      func show(_ sections: [Int], animated: Bool) {
        var state = NSDiffableDataSourceSnapshot<Int, String>()
        state.appendSections(sections)
        for section in sections { state.appendItems(["\(section)"], toSection: section) }
        source.apply(state, animatingDifferences: animated)
        view.layoutIfNeeded()
      }
      var bounds: (head: CGRect, row: CGRect) {
        let path = IndexPath(item: 0, section: view1.numberOfSections - 1)
        let kind = UICollectionView.elementKindSectionHeader
        let head = view1.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
        return (head?.frame ?? .zero, view1.layoutAttributesForItem(at: path)?.frame ?? .zero)
      }
    }
    let page = Page()
    page.loadViewIfNeeded()
    page.view.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
    page.show([1], animated: false)
    let first = page.bounds
    #expect(first.head.height > 28 && first.row.minY >= first.head.maxY)
    page.show([1], animated: true)
    #expect(page.bounds.head == first.head && page.bounds.row == first.row)
    page.show([0, 1], animated: true)
    #expect(page.bounds.head.height == first.head.height)
    #expect(page.bounds.row.minY >= page.bounds.head.maxY)
  }

  @Test func menusOfItemsAreOptional() {
    final class Plain: NSObject, UICollectionViewDelegate {}
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let plain: any UICollectionViewDelegate = Plain()
    let path = IndexPath(item: 0, section: 0)
    #expect(!plain.collectionView(view, shouldShowMenuForItemAt: path))
    #expect(
      !plain.collectionView(
        view, canPerformAction: Selector("copy:"), forItemAt: path, withSender: nil))
    plain.collectionView(view, performAction: Selector("copy:"), forItemAt: path, withSender: nil)
  }

  @Test func partsOfListContentHaveGuides() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Text"
    let view = UIListContentView(configuration: content)
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    holder.addSubview(view)
    view.frame = holder.bounds
    let guide = view.textLayoutGuide
    #expect(guide != nil && guide === view.textLayoutGuide)
    #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
    holder.layoutIfNeeded()
    #expect(guide?.layoutFrame == view.subviews.first { $0 is UILabel }?.frame)
    content.secondaryText = "Second"
    view.configuration = content
    #expect(view.secondaryTextLayoutGuide != nil)
    content.text = nil
    view.configuration = content
    #expect(view.textLayoutGuide == nil)
  }

  @Test func columnsOfACount() throws {
    let bench = try bench([5]) {
      let item = NSCollectionLayoutItem(
        layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: Self.size(.fractionalWidth(1), .absolute(44)), subitem: item, count: 2)
      group.interItemSpacing = .fixed(10)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
      return section
    }
    #expect(bench.frame(0) == CGRect(x: 10, y: 0, width: 145, height: 44))
    #expect(bench.frame(3) == CGRect(x: 165, y: 54, width: 145, height: 44))
    #expect(bench.view.contentSize.height == 152)
  }

  @Test func nestedGroups() throws {
    let bench = try bench([6]) {
      let leading = NSCollectionLayoutItem(
        layoutSize: Self.size(.fractionalWidth(0.7), .fractionalHeight(1)))
      let trailing = NSCollectionLayoutItem(
        layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(0.3)))
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: Self.size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: trailing,
        count: 2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: Self.size(.fractionalWidth(1), .absolute(200)), subitems: [leading, column])
      return NSCollectionLayoutSection(group: group)
    }
    #expect(bench.frame(0) == CGRect(x: 0, y: 0, width: 224, height: 200))
    #expect(bench.frame(2) == CGRect(x: 224, y: 100, width: 96, height: 100))
    #expect(bench.frame(3)?.minY == 200)
  }

  @Test func rowsScrollAcross() throws {
    let bench = try bench([20, 4]) {
      let item = NSCollectionLayoutItem(
        layoutSize: Self.size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: Self.size(.absolute(100), .absolute(80)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.orthogonalScrollingBehavior = .groupPaging
      return section
    }
    #expect(bench.frame(1) == CGRect(x: 110, y: 0, width: 100, height: 80))
    #expect(bench.frame(0, 1)?.minY == 80 && bench.view.contentSize.height == 160)
    #expect(bench.view.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 3)
    let row = try #require(bench.view.subviews.compactMap { $0 as? OrthogonalRow }.first)
    #expect(row.contentSize == CGSize(width: 20 * 110 - 10, height: 80))
    bench.stage.run { row.contentOffset.x = 220 }
    try bench.show(at: 0.1)
    #expect(bench.frame(2)?.minX == 0)
    #expect(
      bench.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [2, 3, 4])
    // A flick goes on to the next group.
    #expect(row.restingPlace(for: CGPoint(x: 900, y: 0), velocity: CGPoint(x: 2, y: 0)).x == 330)
  }

  @Test func headersBadgesAndBackgrounds() throws {
    let bench = try bench([3, 3]) {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: Self.size(.absolute(20), .absolute(20)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
      let item = NSCollectionLayoutItem(
        layoutSize: Self.size(.absolute(60), .absolute(60)), supplementaryItems: [badge])
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: Self.size(.fractionalWidth(1), .absolute(60)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: Self.size(.fractionalWidth(1), .absolute(30)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
    let header = UICollectionView.elementKindSectionHeader
    func frame(_ kind: String, _ item: Int, _ section: Int) -> CGRect? {
      bench.view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: item, section: section))?.frame
    }
    #expect(frame(header, 0, 1) == CGRect(x: 20, y: 100, width: 280, height: 30))
    #expect(bench.frame(0) == CGRect(x: 20, y: 35, width: 60, height: 60))
    #expect(frame("badge", 0, 0) == CGRect(x: 66, y: 29, width: 20, height: 20))
    #expect(bench.view.visibleSupplementaryViews(ofKind: "badge").count == 6)
  }

  @Test func listsSizeTheirRows() throws {
    let bench = CollectionBench(
      [letters(3), letters(2)],
      layout: {
        UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
      })
    bench.stage.run {
      bench.view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    }
    let source = RowSource()
    bench.stage.run { bench.view.dataSource = source }
    try bench.show(at: 0.1)
    // A row of one line is 44 high (FACTS_UIKIT d.15), margins are 16.
    #expect(bench.frame(0) == CGRect(x: 16, y: 35, width: 288, height: 44))
    let second = try #require(bench.frame(1))
    #expect(second.minY == 79 && second.height > 55 && second.height < 65)
    #expect(bench.view.visibleCells.count == 5)
    withExtendedLifetime(source) {}
  }

  @Test func manyRowsCostWhatIsSeen() throws {
    let bench = try bench([100_000]) {
      let row = Self.size(.fractionalWidth(1), .estimated(44))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
      return NSCollectionLayoutSection(group: group)
    }
    #expect(bench.data.made < 30)
    bench.stage.run { bench.view.contentOffset.y = 2_000_000 }
    try bench.show(at: 0.1)
    #expect(bench.data.made < 60)
  }

  @Test func theHandlerChangesWhatIsSeen() throws {
    let bench = try bench([12]) {
      let section = Self.grid()
      section.visibleItemsInvalidationHandler = { items, _, _ in
        for item in items { item.alpha = item.frame.minX < 100 ? 1 : 0.5 }
      }
      return section
    }
    #expect(bench.view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 1)
    #expect(bench.view.cellForItem(at: IndexPath(item: 3, section: 0))?.alpha == 0.5)
  }
}

/// Rows of text; every second one has a second text.
@MainActor
private final class RowSource: NSObject, UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    3 - section
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    guard let row = cell as? UICollectionViewListCell else { return cell }
    var content = row.defaultContentConfiguration()
    content.text = "Row \(path.item)"
    if path.item % 2 == 1 { content.secondaryText = "More" }
    row.contentConfiguration = content
    row.accessories = [.disclosureIndicator()]
    return row
  }
}
