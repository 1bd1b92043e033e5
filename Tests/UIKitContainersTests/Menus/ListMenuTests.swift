// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Menus of rows and items: what a list's delegate is asked and told.

import Foundation
import Mica
import Testing

import UIKit

@testable import UIKitContainers

@MainActor
private final class Lists: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  var log: [String] = []
  var answersOld = false
  var preview: (IndexPath) -> UITargetedPreview? = { _ in nil }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
  private func menu() -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(identifier: "m" as NSString, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Do") { _ in self.log.append("done") }])
    }
  }

  // MARK: Table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected")
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("row \(indexPath.row) at \(Int(point.x)),\(Int(point.y))")
    return indexPath.row == 3 ? nil : menu()
  }
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { log.append("performs \(configuration.identifier)") }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("comes") }
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("goes")
    animator?.addCompletion { self.log.append("gone") }
  }

  // MARK: Collection

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("items \(indexPaths.map(\.item))")
    return menu()
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    log.append("preview \(indexPath.item)")
    return nil
  }
}

/// One that only has the method of before iOS 16.
@MainActor
private final class OldLists: NSObject, UICollectionViewDelegate {
  var asked: [Int] = []
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    asked.append(indexPath.item)
    return nil
  }
}

@Suite @MainActor struct ListMenuTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 2)
  private let lists = Lists()
  private let root = UIViewController()

  private var open: OpenMenu? {
    root.view.window?.subviews.compactMap { $0 as? OpenMenu }.last { $0.isUserInteractionEnabled }
  }

  private func press(_ point: CGPoint) throws {
    stage.finger.drag(from: point, to: point, duration: 0.8)
    try stage.advance(to: stage.time + 2)
  }

  private func table() throws -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    stage.run {
      table.dataSource = lists
      table.delegate = lists
      root.view = table
    }
    stage.root = root
    try stage.advance(to: 0.1)
    return table
  }

  @Test("A finger that rests on a row opens its menu with the row's picture, and selects nothing")
  func row() throws {
    let table = try table()
    #expect(table.contextMenuInteraction?.view === table)
    try press(CGPoint(x: 100, y: 60))
    #expect(lists.take() == ["row 1 at 100,60", "comes"])
    let preview = try #require(open?.subviews.compactMap { $0 as? MenuPreview }.first)
    #expect(preview.start == CGRect(x: 0, y: 44, width: 400, height: 44))
    stage.finger.tap(at: CGPoint(x: preview.center.x, y: preview.center.y))
    try stage.advance(to: stage.time + 2)
    #expect(lists.take() == ["performs m", "goes", "gone"] && open == nil)
    try press(CGPoint(x: 100, y: 150))
    #expect(lists.take().first == "row 3 at 100,150" && open == nil)
    stage.finger.tap(at: CGPoint(x: 100, y: 60))
    try stage.advance(to: stage.time + 1)
    #expect(lists.take() == ["selected"])
  }

  @Test("Beside rows and while rows are edited there are no menus")
  func none() throws {
    let table = try table()
    stage.run { table.isEditing = true }
    try press(CGPoint(x: 100, y: 60))
    #expect(open == nil && !lists.take().contains { $0.hasPrefix("row") })
  }

  private func collection(_ delegate: any UICollectionViewDelegate) throws -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
    stage.run {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.allowsMultipleSelection = true
      view.dataSource = lists
      view.delegate = delegate
      root.view = view
    }
    stage.root = root
    try stage.advance(to: 0.1)
    return view
  }

  @Test("A menu is about one item, about all selected ones of which it is one, or about none")
  func items() throws {
    let view = try collection(lists)
    try press(CGPoint(x: 50, y: 50))
    #expect(lists.take() == ["items [0]", "preview 0"])
    #expect(open != nil)
    stage.finger.tap(at: CGPoint(x: 390, y: 590))
    try stage.advance(to: stage.time + 1)
    _ = lists.take()
    stage.run {
      for item in [2, 0] {
        view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
      }
    }
    try press(CGPoint(x: 50, y: 50))
    #expect(lists.take().first == "items [0, 2]")
    stage.finger.tap(at: CGPoint(x: 390, y: 590))
    try stage.advance(to: stage.time + 1)
    _ = lists.take()
    try press(CGPoint(x: 200, y: 500))
    #expect(lists.take().first == "items []")
  }

  @Test("The method of before iOS 16 is asked where there is no other")
  func old() throws {
    let delegate = OldLists()
    _ = try collection(delegate)
    try press(CGPoint(x: 50, y: 50))
    #expect(delegate.asked == [0])
  }
}
