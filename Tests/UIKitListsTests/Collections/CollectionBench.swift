// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A screen that is filled by a collection, its data, and the log of what its delegate was told.

import Foundation
import Mica
import UIKit

/// Sections of names; a cell's name is its item's.
@MainActor
final class CollectionData: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  var sections: [[String]]
  var log: [String] = []
  var logsDisplay = false
  var made = 0
  var size: ((IndexPath) -> CGSize)?
  var fill: ((NamedCell, IndexPath) -> Void)?
  var refuses = false
  var isMovable: (IndexPath) -> Bool = { _ in true }
  /// What the delegate makes of a proposed place.
  var target: (IndexPath) -> IndexPath = { $0 }

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    made += 1
    guard
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as? NamedCell
    else { fatalError("another cell") }
    cell.name = sections[path.section][path.item]
    fill?(cell, path)
    return cell
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: path)
  }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    size?(path) ?? (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    isMovable(path)
  }
  func collectionView(
    _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {
    log.append("move \(source)>\(destination)")
    let name = sections[source.section].remove(at: source.item)
    sections[destination.section].insert(name, at: destination.item)
  }
  func collectionView(
    _ view: UICollectionView, targetIndexPathForMoveFromItemAt path: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { target(proposed) }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    log.append("shouldHighlight \(path.item)")
    return !refuses
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    log.append("highlight \(path.item)")
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    log.append("unhighlight \(path.item)")
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    log.append("shouldSelect \(path.item)")
    return true
  }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    log.append("shouldDeselect \(path.item)")
    return true
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    log.append("select \(path.item)")
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    log.append("deselect \(path.item)")
  }
  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    if logsDisplay { log.append("+\(path.item)") }
  }
  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    if logsDisplay { log.append("-\(path.item)") }
  }
}

/// A cell with a name.
final class NamedCell: UICollectionViewCell {
  var name = ""
  var reused = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    reused += 1
  }
}

/// A screen of 320 x 480 points at 2 pixels each, filled by a collection.
@MainActor
final class CollectionBench {
  let stage: Stage
  let view: UICollectionView
  let data: CollectionData

  init(
    _ sections: [[String]], layout: @MainActor () -> UICollectionViewLayout,
    size: CGSize = CGSize(width: 320, height: 480), hasDelegate: Bool = true
  ) {
    stage = Stage(size: size, scale: 2)
    let stage = stage
    let data = CollectionData(sections)
    self.data = data
    view = stage.run {
      let view = UICollectionView(
        frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout())
      view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        "badge",
      ] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "edge")
      }
      view.dataSource = data
      if hasDelegate { view.delegate = data }
      let controller = UIViewController()
      controller.view = view
      stage.root = controller
      return view
    }
  }

  /// Lays out, and commits.
  func show(at time: Double = 0) throws { try stage.advance(to: time) }

  /// A tap on a point of the screen.
  func tap(_ point: CGPoint, at time: Double) throws {
    stage.touch([Contact(finger: 1, action: .down, location: point)], at: time)
    stage.touch([Contact(finger: 1, action: .up, location: point)], at: time + 0.2)
    try stage.advance(to: time + 0.4)
  }

  var names: [String] { view.visibleCells.compactMap { ($0 as? NamedCell)?.name } }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}

/// Names from a to z, again and again.
func letters(_ count: Int) -> [String] {
  (0..<count).map { String(UnicodeScalar(UInt8(97 + $0 % 26))) }
}
