// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Layouts of a program's own, as tutorials have them: columns of unequal heights, a circle, a cover flow.

import Foundation
import Mica
import Testing

import UIKit

@Suite @MainActor struct CustomLayoutTests {
  @Test func columnsOfUnequalHeights() throws {
    let bench = CollectionBench([letters(40)], layout: { ColumnLayout() })
    try bench.show()
    #expect(bench.frame(2) == CGRect(x: 0, y: 60, width: 160, height: 80))
    #expect(bench.view.contentSize.height == ColumnLayout.height(40))
    let visible = bench.view.visibleCells.count
    #expect(visible > 5 && visible < 20)
    bench.stage.run { bench.view.contentOffset.y = 500 }
    try bench.show(at: 0.1)
    #expect(bench.view.visibleCells.allSatisfy { $0.frame.intersects(bench.view.bounds) })
  }

  @Test func aCircleWithAttributesOfItsOwn() throws {
    let bench = CollectionBench([letters(8)], layout: { CircleLayout() })
    bench.stage.run {
      bench.view.register(CircleCell.self, forCellWithReuseIdentifier: "cell")
    }
    let source = CircleSource()
    bench.stage.run { bench.view.dataSource = source }
    try bench.show()
    let cells = bench.view.visibleCells.compactMap { $0 as? CircleCell }
    #expect(cells.count == 8)
    // `apply(_:)` hears of the class that the layout names.
    #expect(cells.map(\.angle) == (0..<8).map { CGFloat($0) * .pi / 4 })
    withExtendedLifetime(source) {}
  }

  @Test func aCoverFlowComesToRestAtItems() throws {
    let bench = CollectionBench([letters(20)], layout: { SnappingLayout() })
    try bench.show()
    bench.stage.touch(
      [Contact(finger: 1, action: .down, location: CGPoint(x: 280, y: 200))], at: 0.1)
    for step in 1...10 {
      let x = 280 - 12 * CGFloat(step)
      bench.stage.touch(
        [Contact(finger: 1, action: .move, location: CGPoint(x: x, y: 200))],
        at: 0.1 + 0.01 * Double(step))
    }
    bench.stage.touch(
      [Contact(finger: 1, action: .up, location: CGPoint(x: 160, y: 200))], at: 0.2)
    try bench.show(at: 5)
    #expect(bench.view.contentOffset.x > 0)
    #expect(bench.view.contentOffset.x.truncatingRemainder(dividingBy: 110) == 0)
  }

  @Test func layoutsChangeAnimated() throws {
    let bench = CollectionBench([letters(20)], layout: { UICollectionViewFlowLayout() })
    try bench.show()
    let cell = bench.view.cellForItem(at: IndexPath(item: 3, section: 0))
    let wide = UICollectionViewFlowLayout()
    wide.itemSize = CGSize(width: 320, height: 40)
    bench.stage.run { bench.view.setCollectionViewLayout(wide, animated: true) }
    try bench.show(at: 1)
    #expect(bench.view.cellForItem(at: IndexPath(item: 3, section: 0)) === cell)
    #expect(cell?.frame == CGRect(x: 0, y: 150, width: 320, height: 40))
    #expect(bench.view.visibleCells.count == 10)
  }
}

/// Two columns; each item goes to the shorter one.
private final class ColumnLayout: UICollectionViewLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  static func side(_ item: Int) -> CGFloat { CGFloat(60 + item % 3 * 10) }
  static func height(_ count: Int) -> CGFloat {
    var columns: [CGFloat] = [0, 0]
    for item in 0..<count { columns[columns[0] <= columns[1] ? 0 : 1] += side(item) }
    return columns.max() ?? 0
  }

  override func prepare() {
    guard cache.isEmpty, let collectionView else { return }
    var columns: [CGFloat] = [0, 0]
    let width = collectionView.bounds.width / 2
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let column = columns[0] <= columns[1] ? 0 : 1
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: CGFloat(column) * width, y: columns[column], width: width, height: Self.side(item))
      cache.append(attributes)
      columns[column] += Self.side(item)
    }
    height = columns.max() ?? 0
  }
  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }
}

private final class CircleAttributes: UICollectionViewLayoutAttributes {
  var angle: CGFloat = 0
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CircleAttributes)?.angle = angle
    return copy
  }
}

private final class CircleCell: UICollectionViewCell {
  var angle: CGFloat = -1
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    angle = (layoutAttributes as? CircleAttributes)?.angle ?? -1
  }
}

@MainActor
private final class CircleSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
}

private final class CircleLayout: UICollectionViewLayout {
  override class var layoutAttributesClass: AnyClass { CircleAttributes.self }
  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let made = CircleAttributes(forCellWith: indexPath)
    made.angle = CGFloat(indexPath.item) * .pi / 4
    made.size = CGSize(width: 40, height: 40)
    made.center = CGPoint(x: 160 + 100 * cos(made.angle), y: 240 + 100 * sin(made.angle))
    made.transform = CGAffineTransform(rotationAngle: made.angle)
    return made.copy() as? UICollectionViewLayoutAttributes
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<8).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}

/// A row of items that comes to rest where one is at the left.
private final class SnappingLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 100, height: 480)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { given in
      guard let place = given.copy() as? UICollectionViewLayoutAttributes else { return given }
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 500
      let way = place.center.x - (collectionView?.bounds.midX ?? 0)
      place.transform3D = CATransform3DRotate(transform, way / 400, 0, 1, 0)
      place.zIndex = -Int(abs(way))
      return place
    }
  }
  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: (proposed.x / 110).rounded() * 110, y: proposed.y) }
}
