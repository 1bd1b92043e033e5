// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a flow layout puts items (FACTS_UIKIT d.16).

import Foundation
import Testing

import UIKit

@Suite @MainActor struct FlowLayoutTests {
  private func bench(
    _ counts: [Int], hasDelegate: Bool = false, _ change: (UICollectionViewFlowLayout) -> Void
  ) throws -> CollectionBench {
    let bench = CollectionBench(
      counts.map(letters), layout: { UICollectionViewFlowLayout() }, hasDelegate: hasDelegate)
    try bench.stage.run {
      change(try #require(bench.view.collectionViewLayout as? UICollectionViewFlowLayout))
    }
    try bench.show()
    return bench
  }

  @Test func defaults() throws {
    let bench = try bench([8]) { _ in }
    // Five of 50 with 10 between them take 290 of 320; 30 left are spread over four gaps.
    #expect(bench.frame(0) == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(bench.frame(1) == CGRect(x: 67.5, y: 0, width: 50, height: 50))
    #expect(bench.frame(4) == CGRect(x: 270, y: 0, width: 50, height: 50))
    // The last line of equal items has the gaps of a full one.
    #expect(bench.frame(5) == CGRect(x: 0, y: 60, width: 50, height: 50))
    #expect(bench.frame(6) == CGRect(x: 67.5, y: 60, width: 50, height: 50))
    #expect(bench.view.contentSize == CGSize(width: 320, height: 110))
  }

  @Test func oneItemPerLineIsCentred() throws {
    let bench = try bench([2]) { $0.itemSize = CGSize(width: 200, height: 40) }
    #expect(bench.frame(0) == CGRect(x: 60, y: 0, width: 200, height: 40))
    #expect(bench.frame(1) == CGRect(x: 60, y: 50, width: 200, height: 40))
  }

  @Test func unequalItemsOfTheLastLineStandAtItsBeginning() throws {
    let sizes = [
      CGSize(width: 150, height: 40), CGSize(width: 100, height: 20), CGSize(width: 80, height: 30),
      CGSize(width: 60, height: 10),
    ]
    let bench = CollectionBench([letters(4)], layout: { UICollectionViewFlowLayout() })
    bench.data.size = { sizes[$0.item] }
    try bench.show()
    // Shorter items are in the middle of their line.
    #expect(bench.frame(0) == CGRect(x: 0, y: 0, width: 150, height: 40))
    #expect(bench.frame(1) == CGRect(x: 220, y: 10, width: 100, height: 20))
    #expect(bench.frame(2) == CGRect(x: 0, y: 50, width: 80, height: 30))
    #expect(bench.frame(3) == CGRect(x: 90, y: 60, width: 60, height: 10))
  }

  @Test func headersFootersAndInsets() throws {
    let bench = try bench([3, 0]) {
      $0.headerReferenceSize = CGSize(width: 1, height: 30)
      $0.footerReferenceSize = CGSize(width: 1, height: 20)
      $0.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 9, right: 3)
    }
    let header = bench.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(bench.frame(0) == CGRect(x: 7, y: 35, width: 50, height: 50))
    // Header, insets and footer of the first section are 114 high; the empty one has them too.
    #expect(header?.frame == CGRect(x: 0, y: 114, width: 320, height: 30))
    #expect(bench.view.contentSize.height == 178)
  }

  @Test func sidewaysItIsTheSameTurned() throws {
    let bench = try bench([20]) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 40, height: 100)
    }
    // Four of 100 with 10 between them take 430 of 480.
    #expect(bench.frame(1)?.origin == CGPoint(x: 0, y: 126.5))
    #expect(bench.frame(4)?.origin == CGPoint(x: 50, y: 0))
    #expect(bench.view.contentSize == CGSize(width: 240, height: 480))
  }

  @Test func headersStayInSightWithTheirSection() throws {
    let bench = try bench([40, 40]) {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    let path = IndexPath(item: 0, section: 0)
    func top() -> CGFloat? {
      bench.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: path)?.frame.minY
    }
    // Eight lines are 470 high: the section is 500 high.
    bench.stage.run { bench.view.contentOffset.y = 100 }
    try bench.show(at: 0.1)
    #expect(top() == 100)
    bench.stage.run { bench.view.contentOffset.y = 490 }
    try bench.show(at: 0.2)
    #expect(top() == 470)
  }

  @Test func cellsSizeThemselves() throws {
    let bench = CollectionBench(
      [letters(3)],
      layout: {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        return layout
      })
    bench.data.fill = { cell, path in
      guard cell.contentView.subviews.isEmpty else { return }
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      let side = CGFloat(30 + 20 * path.item)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.widthAnchor.constraint(equalToConstant: side),
        box.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    try bench.show()
    #expect((0..<3).compactMap { bench.frame($0)?.width } == [30, 50, 70])
    #expect(bench.view.cellForItem(at: IndexPath(item: 2, section: 0))?.bounds.width == 70)
  }

  @Test func manyItemsCostWhatIsSeen() throws {
    let bench = try bench([100_000]) { _ in }
    #expect(bench.view.contentSize.height == 1_199_990)
    #expect(bench.data.made <= 45)
    bench.stage.run { bench.view.contentOffset.y = 600_000 }
    try bench.show(at: 0.1)
    #expect(bench.view.indexPathsForVisibleItems.first == IndexPath(item: 50_000, section: 0))
    // All cells are used again.
    #expect(bench.view.subviews.filter { $0 is NamedCell }.count <= 45)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -20, 0, 1e300])
  func absurdMeasures(_ number: CGFloat) throws {
    let bench = try bench([50, 3]) {
      $0.itemSize = CGSize(width: number, height: number)
      $0.minimumInteritemSpacing = number
      $0.minimumLineSpacing = number
      $0.sectionInset = UIEdgeInsets(top: number, left: number, bottom: 3, right: number)
      $0.headerReferenceSize = CGSize(width: number, height: number)
    }
    bench.stage.run { bench.view.contentOffset = CGPoint(x: 0, y: number) }
    try bench.show(at: 0.1)
    #expect(bench.view.contentSize.width.isFinite)
  }
}
