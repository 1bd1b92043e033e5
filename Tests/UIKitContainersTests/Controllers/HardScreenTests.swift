// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Programs that do what they shouldn't: data sources that lie, updates inside updates, presentations inside
// presentations, containers within containers. Where iOS raises an exception there is a trap; nothing hangs.

import Foundation
import Mica
import Testing

import UIKit

/// A number of rows, or items, that may change behind the list's back.
@MainActor
private final class Liar: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource
{
  var rows: [Int] = [3]
  var inCell: (UIView) -> Void = { _ in }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    inCell(tableView)
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows[section]
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    inCell(view)
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  /// A table on a screen.
  static func table() throws -> (Stage, Liar, UITableView) {
    let (stage, liar) = (Stage(size: CGSize(width: 320, height: 480), scale: 1), Liar())
    let table = stage.run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.dataSource = liar
      let root = UIViewController()
      root.view = table
      stage.root = root
      return table
    }
    try stage.advance(to: 0.1)
    return (stage, liar, table)
  }

  static func collection() throws -> (Stage, Liar, UICollectionView) {
    let (stage, liar) = (Stage(size: CGSize(width: 320, height: 480), scale: 1), Liar())
    let view = stage.run {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = liar
      let root = UIViewController()
      root.view = view
      stage.root = root
      return view
    }
    try stage.advance(to: 0.1)
    return (stage, liar, view)
  }
}

@Suite @MainActor struct HardScreenTests {
  // MARK: Lies

  @Test("A table whose number of rows doesn't fit its update stops, and says the numbers")
  func lyingTable() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let (stage, liar, table) = try Liar.table()
        stage.run {
          liar.rows = [5]
          table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("invalid number of rows in section 0"))
    #expect(said.contains("(5)") && said.contains("(3)"))
    #expect(said.contains("(1 inserted, 0 deleted)"))
  }

  @Test("So does a collection")
  func lyingCollection() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let (stage, liar, view) = try Liar.collection()
        stage.run {
          liar.rows = [5]
          view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("invalid number of items in section 0"))
  }

  @Test(
    "A change without an update is seen after reloadData, and scrolling before that asks for no row too many"
  )
  func unannounced() throws {
    let (stage, liar, table) = try Liar.table()
    stage.run { liar.rows = [40] }
    try stage.advance(to: 0.5)
    #expect(table.numberOfRows(inSection: 0) == 3 && table.visibleCells.count == 3)
    stage.run { table.reloadData() }
    try stage.advance(to: 1)
    #expect(table.numberOfRows(inSection: 0) == 40)
  }

  // MARK: Updates inside updates

  @Test("Groups of updates within groups are made together, with one look at the data")
  func nested() throws {
    let (stage, liar, table) = try Liar.table()
    var done: [String] = []
    stage.run {
      table.performBatchUpdates {
        liar.rows = [4]
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.performBatchUpdates {
          liar.rows = [5]
          table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        } completion: { _ in
          done.append("inner")
        }
        table.beginUpdates()
        table.endUpdates()
      } completion: { _ in
        done.append("outer")
        liar.rows = [4]
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    try stage.advance(to: 2)
    #expect(table.numberOfRows(inSection: 0) == 4 && Set(done) == ["inner", "outer"])
  }

  @Test("A data source that reloads as it is asked for cells comes to an end")
  func reloadsWhileAsked() throws {
    let (stage, liar, table) = try Liar.table()
    var count = 0
    stage.run {
      liar.inCell = { view in
        count += 1
        (view as? UITableView)?.reloadData()
      }
      table.reloadData()
    }
    try stage.advance(to: 1)
    #expect(count > 0 && table.visibleCells.count == 3)
  }

  @Test("A view that wants a new layout in each layout comes to an end, and is drawn")
  func endless() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.run {
      let root = UIViewController()
      root.view.addSubview(view)
      stage.root = root
    }
    try stage.advance(to: 0.5)
    #expect(view.count > 1)
  }

  // MARK: Presentations inside presentations

  @Test("Who is presented presents as it appears; who is going presents nobody")
  func presentsWhileAppearing() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
    let (root, first, second) = (UIViewController(), Presenting(), UIViewController())
    stage.root = root
    try stage.advance(to: 0.1)
    for controller in [first, second] { controller.modalPresentationStyle = .fullScreen }
    first.follower = second
    stage.run { root.present(first, animated: true) }
    try stage.advance(to: 3)
    #expect(root.presentedViewController === first && first.presentedViewController === second)
    #expect(second.view.window != nil)
    let late = UIViewController()
    var told: [String] = []
    stage.run {
      root.dismiss(animated: true) { told.append("gone") }
      first.present(late, animated: true)
    }
    try stage.advance(to: 6)
    #expect(root.presentedViewController == nil && late.view.window == nil && told == ["gone"])
    stage.run { root.dismiss(animated: true) { told.append("nothing to dismiss") } }
    try stage.advance(to: 7)
    #expect(root.view.window != nil)
  }

  @Test("A presentation's completion may dismiss it, and that one's present again")
  func backAndForth() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
    let (root, other) = (UIViewController(), UIViewController())
    stage.root = root
    try stage.advance(to: 0.1)
    var rounds = 0
    @MainActor func again() {
      guard rounds < 4 else { return }
      rounds += 1
      root.present(other, animated: rounds % 2 == 0) {
        root.dismiss(animated: rounds % 2 == 1) { again() }
      }
    }
    stage.run { again() }
    try stage.advance(to: 12)
    #expect(rounds == 4 && root.presentedViewController == nil && other.view.window == nil)
  }

  @Test("A controller that is presented can't be presented again, nor by itself, nor as a child")
  func twice() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let (stage, root, other) = try screen()
        stage.run {
          root.present(other, animated: false)
          other.present(other, animated: false)
        }
      }
    }
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let (stage, root, other) = try screen()
        stage.run {
          root.addChild(other)
          root.present(other, animated: false)
        }
      }
    }
  }

  // MARK: Containers

  @Test("Fifty controllers in one another appear in order, and rotate")
  func deep() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
    let root = UIViewController()
    var innermost = root
    stage.root = root
    stage.run {
      for depth in 0..<50 {
        let inner: UIViewController =
          depth % 10 == 5 ? UITabBarController() : UIViewController()
        innermost.addChild(inner)
        inner.view.frame = innermost.view.bounds
        inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        innermost.view.addSubview(inner.view)
        inner.didMove(toParent: innermost)
        innermost = inner
      }
    }
    try stage.advance(to: 0.5)
    #expect(innermost.view.window != nil && innermost.view.frame.size == root.view.frame.size)
    stage.run { root.view.frame.size = CGSize(width: 480, height: 320) }
    try stage.advance(to: 1)
    #expect(innermost.view.bounds.size == CGSize(width: 480, height: 320))
    var chain = 0
    var responder: UIResponder? = innermost.view
    while let current = responder {
      chain += 1
      responder = current.next
    }
    #expect(chain >= 100)
  }

  @Test("A controller can't be its own ancestor, nor twice on a stack, nor a stack on a stack")
  func circles() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let (stage, root, other) = try screen()
        stage.run {
          root.addChild(other)
          other.addChild(root)
        }
      }
    }
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let (stage, root, other) = try screen()
        stage.run {
          let stack = UINavigationController(rootViewController: root)
          stack.pushViewController(other, animated: false)
          stack.pushViewController(other, animated: false)
        }
      }
    }
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let (stage, root, other) = try screen()
        stage.run {
          let stack = UINavigationController(rootViewController: root)
          stack.pushViewController(
            UINavigationController(rootViewController: other), animated: false)
        }
      }
    }
  }
}

/// A screen with a controller, and another one.
@MainActor
private func screen() throws -> (Stage, UIViewController, UIViewController) {
  let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  let (root, other) = (UIViewController(), UIViewController())
  stage.root = root
  try stage.advance(to: 0.1)
  return (stage, root, other)
}

private final class Restless: UIView {
  var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    setNeedsLayout()
  }
}

private final class Presenting: UIViewController {
  var follower: UIViewController?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let follower {
      self.follower = nil
      present(follower, animated: true)
    }
  }
}
