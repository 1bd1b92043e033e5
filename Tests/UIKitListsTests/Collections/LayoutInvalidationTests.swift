// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// When a layout hears that it has to lay out anew.

import Mica
import Testing
import UIKit

@Suite @MainActor
struct LayoutInvalidationTests {
  private final class Layout: UICollectionViewFlowLayout {
    var sizes: [CGSize] = []
    var asked: [(old: CGSize, new: CGSize)] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      asked.append((collectionView!.bounds.size, newBounds.size))
      return true
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      guard let view = collectionView else { return }
      if sizes.last != view.bounds.size {
        // As a carousel centres its first page.
        view.contentInset.left = (view.bounds.width - itemSize.width) / 2
        view.contentOffset = CGPoint(x: -view.contentInset.left, y: 0)
      }
      sizes.append(view.bounds.size)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
  }

  @Test func theFirstReloadIsHeardInTheViewsSizeAndNewBoundsAfterTheyAreTaken() throws {
    let stage = Stage(size: CGSize(width: 300, height: 200), scale: 1)
    let (layout, source) = stage.run { (Layout(), Source()) }
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    stage.run {
      let controller = UIViewController()
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.contentInsetAdjustmentBehavior = .never
      controller.view.addSubview(view)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      stage.root = controller
    }
    try stage.advance(to: 0)
    #expect(layout.sizes.last == CGSize(width: 300, height: 200))
    #expect(layout.collectionView?.contentOffset == CGPoint(x: -100, y: 0))
    layout.asked = []
    stage.run { layout.collectionView?.frame.size.width = 200 }
    #expect(layout.asked.first?.old.width == 300 && layout.asked.first?.new.width == 200)
    #expect(layout.sizes.last?.width == 200 && layout.collectionView?.contentOffset.x == -50)
  }
}
