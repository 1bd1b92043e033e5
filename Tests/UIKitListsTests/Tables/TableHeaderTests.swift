// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views of headers and footers: when they are asked for, and what stays where it is meanwhile.

import Foundation
import Mica
import Testing

import UIKit

/// Sections of ten rows with views above and below them.
@MainActor
private final class Headed: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 100
  var rows: [Int: Int] = [:]
  var hasFooters = false
  var estimate: CGFloat?
  var asked: [String] = []
  var heights: [Int] = []

  func numberOfSections(in tableView: UITableView) -> Int { count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section] ?? 10
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
    cell.textLabel?.text = "\(path.section).\(path.row)"
    return cell
  }
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { estimate ?? tableView.estimatedSectionHeaderHeight }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    heights.append(section)
    return tableView.sectionHeaderHeight
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    asked.append("h\(section)")
    return bar(60)
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard hasFooters else { return nil }
    asked.append("f\(section)")
    return bar(30)
  }
  private func bar(_ height: CGFloat) -> UIView {
    let view = UIView()
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }
}

@Suite @MainActor struct TableHeaderTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 2)
  private let data = Headed()

  private func table(
    _ style: UITableView.Style = .plain, _ setUp: (UITableView) -> Void = { _ in }
  ) throws -> UITableView {
    let made = stage.run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), style: style)
      table.rowHeight = 40
      table.sectionHeaderTopPadding = 0
      setUp(table)
      table.dataSource = data
      table.delegate = data
      let controller = UIViewController()
      controller.view = table
      stage.root = controller
      return table
    }
    try stage.advance(to: 0)
    return made
  }

  @Test("Views are asked for as they come into sight, once each", arguments: [0, 1, 2])
  func lazily(_ style: Int) throws {
    data.hasFooters = true
    let table = try table(UITableView.Style(rawValue: style) ?? .plain)
    // Ten rows of 40 points, 60 above and 30 below: the second section begins at 490.
    #expect(data.asked == ["h0", "f0", "h1"] || data.asked == ["h0", "f0", "h1", "f1"])
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 400, height: 490))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 490, width: 400, height: 60))
    data.asked = []
    stage.run { table.contentOffset.y = 490 }
    try stage.advance(to: 1)
    #expect(Set(data.asked).isSubset(of: ["f1", "h2", "f2"]) && !data.asked.isEmpty)
    #expect(Set(data.asked).count == data.asked.count)
    #expect(table.rectForHeader(inSection: 2).minY == 980)
  }

  @Test("Without estimates all views are asked for at once")
  func withoutEstimates() throws {
    data.count = 20
    let table = try table { $0.estimatedSectionHeaderHeight = 0 }
    #expect(Set(data.asked).count == 20)
    #expect(table.contentSize.height == 9200)
  }

  @Test("Estimates of the program stand for headers that nobody has seen")
  func estimates() throws {
    data.count = 10
    data.estimate = 100
    let table = try table()
    // The first two were seen: 60 points each.
    #expect(data.heights.max() == 1)
    #expect(table.contentSize.height == 4920)
  }

  @Test("What is seen stays while headers above it turn out to be higher")
  func upwards() throws {
    let table = try table()
    stage.run { table.scrollToRow(at: IndexPath(row: 5, section: 50), at: .top, animated: false) }
    try stage.advance(to: 1)
    let top = try #require(table.indexPathsForVisibleRows?.first { $0.row == 5 })
    #expect(top.section == 50)
    #expect(table.rectForRow(at: top).minY - table.contentOffset.y == 60)
    var time = 1.0
    var last = table.rectForRow(at: top).minY - table.contentOffset.y
    for _ in 0..<60 {
      let before = table.contentOffset.y
      stage.run { table.contentOffset.y = before - 30 }
      time += 0.02
      try stage.advance(to: time)
      guard let cell = table.cellForRow(at: top) else { break }
      let now = cell.frame.minY - table.contentOffset.y
      #expect(now == last + 30)
      last = now
    }
    #expect(data.asked.contains("h49") && !data.asked.contains("h48"))
  }

  @Test("Rows that come and go above keep the heights of headers that were seen")
  func updates() throws {
    let table = try table()
    stage.run { table.contentOffset.y = 460 }
    try stage.advance(to: 1)
    data.asked = []
    stage.run {
      data.rows[0] = 9
      table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    }
    try stage.advance(to: 2)
    #expect(table.rectForHeader(inSection: 1).minY == 420)
    #expect(!data.asked.contains("h0"))
  }
}
