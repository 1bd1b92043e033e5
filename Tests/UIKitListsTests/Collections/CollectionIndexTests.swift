// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The index beside a collection.

import Foundation
import Mica
import Testing
import UIKit

@testable import UIKitLists

@Suite @MainActor struct CollectionIndexTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    var titles: [String]? = ["A", "B", "C"]

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      300
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
    func indexTitles(for view: UICollectionView) -> [String]? { titles }
    func collectionView(
      _ view: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { [0, index * 100] }
  }

  @Test func aFingerOnATitleLeadsToItsItem() throws {
    let (stage, items) = (Stage(size: CGSize(width: 300, height: 500), scale: 1), Items())
    let layout = UICollectionViewFlowLayout()
    let view = stage.run {
      layout.itemSize = CGSize(width: 280, height: 40)
      layout.minimumLineSpacing = 0
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = items
      let controller = UIViewController()
      controller.view = view
      stage.root = controller
      return view
    }
    try stage.advance(to: 0)
    let bar = try #require(view.collectionCore.indexBar)
    #expect(bar.titles == ["A", "B", "C"] && bar.frame.maxX == 300 && view.subviews.last === bar)
    let place = CGPoint(x: 293, y: 250)
    stage.touch([Contact(finger: 1, action: .down, location: place)], at: 0.1)
    stage.touch([Contact(finger: 1, action: .up, location: place)], at: 0.2)
    try stage.advance(to: 1)
    #expect(view.contentOffset.y == 4000)
    #expect(view.collectionCore.indexBar?.frame.minY == 4000)
    stage.run {
      items.titles = nil
      view.reloadData()
    }
    try stage.advance(to: 1.1)
    #expect(view.collectionCore.indexBar == nil)
  }
}
