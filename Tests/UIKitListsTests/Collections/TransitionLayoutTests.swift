// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A finger leads a collection from one layout to another.

import Foundation
import Mica
import Testing

import UIKit

@Suite @MainActor struct TransitionLayoutTests {
  private final class Row: UICollectionViewLayout {
    let size: CGSize
    init(_ size: CGSize) {
      self.size = size
      super.init()
    }
    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize {
      CGSize(width: size.width, height: size.height * 4)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      place.frame = CGRect(
        origin: CGPoint(x: 0, y: CGFloat(indexPath.item) * size.height), size: size)
      return place
    }
    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      (0..<4).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
  }

  @Test func cellsLieBetweenBothLayouts() throws {
    let (small, large) = (Row(CGSize(width: 100, height: 20)), Row(CGSize(width: 200, height: 60)))
    let bench = CollectionBench([letters(4)], layout: { small })
    try bench.show()
    #expect(bench.frame(1) == CGRect(x: 0, y: 20, width: 100, height: 20))
    var ends: [[Bool]] = []
    let way = bench.stage.run {
      bench.view.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
    }
    #expect(bench.view.collectionViewLayout === way)
    bench.stage.run { way.transitionProgress = 0.5 }
    try bench.show(at: 0.1)
    #expect(bench.frame(1) == CGRect(x: 0, y: 40, width: 150, height: 40))
    #expect(bench.view.contentSize == CGSize(width: 150, height: 160))
    bench.stage.run { bench.view.finishInteractiveTransition() }
    for time in stride(from: 0.2, through: 1.2, by: 0.1) { try bench.show(at: time) }
    #expect(bench.view.collectionViewLayout === large)
    #expect(bench.frame(1) == CGRect(x: 0, y: 60, width: 200, height: 60))
    #expect(ends == [[true, true]])
  }

  @Test func aCancelledWayLeadsBack() throws {
    let (small, large) = (Row(CGSize(width: 100, height: 20)), Row(CGSize(width: 200, height: 60)))
    let bench = CollectionBench([letters(4)], layout: { small })
    try bench.show()
    var ends: [[Bool]] = []
    bench.stage.run {
      bench.view.startInteractiveTransition(to: large) { ends.append([$0, $1]) }
        .transitionProgress = 0.3
      bench.view.cancelInteractiveTransition()
    }
    for time in stride(from: 0.1, through: 1, by: 0.1) { try bench.show(at: time) }
    #expect(bench.view.collectionViewLayout === small)
    #expect(bench.frame(1) == CGRect(x: 0, y: 20, width: 100, height: 20))
    #expect(ends == [[true, false]])
  }

  @Test func layoutsBelongToTheViewWhileTheyChange() throws {
    final class Asking: UICollectionViewFlowLayout {
      var heard: [String] = []
      override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        heard.append("from \(collectionView != nil) \(oldLayout.collectionView != nil)")
      }
      override func finalizeLayoutTransition() { heard.append("end \(collectionView != nil)") }
    }
    let bench = CollectionBench([letters(4)], layout: { UICollectionViewFlowLayout() })
    try bench.show()
    let new = Asking()
    let old = bench.view.collectionViewLayout
    bench.stage.run { bench.view.setCollectionViewLayout(new, animated: true) }
    #expect(new.heard == ["from true true", "end true"])
    #expect(old.collectionView == nil)
  }

  @Test func anAnimatorMovesTheCellsOfALayout() throws {
    final class Falling: UICollectionViewFlowLayout {
      lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
      override func prepare() {
        super.prepare()
        guard animator.behaviors.isEmpty else { return }
        let cells = super.layoutAttributesForElements(
          in: CGRect(x: 0, y: 0, width: 400, height: 400))
        animator.addBehavior(UIGravityBehavior(items: cells ?? []))
      }
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      { animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes } }
      override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      { animator.layoutAttributesForCell(at: indexPath) }
    }
    let bench = CollectionBench([letters(2)], layout: { Falling() })
    try bench.show()
    let start = bench.frame(0)
    try bench.show(at: 0.2)
    #expect((bench.frame(0)?.minY ?? 0) > (start?.minY ?? 0) + 10)
  }
}
