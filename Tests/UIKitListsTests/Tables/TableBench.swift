// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A screen that is filled by a table, its data, and the log of what its delegate was told.

import Foundation
import Mica

import UIKit

/// Sections of names; a cell's text is its row's name.
@MainActor
final class TableData: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var log: [String] = []
  var logsDisplay = false
  var made = 0
  var height: (IndexPath) -> CGFloat? = { _ in nil }
  var commits: ((IndexPath) -> Void)?
  var movable = false

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    var cell = tableView.dequeueReusableCell(withIdentifier: "cell")
    if cell == nil {
      made += 1
      cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    }
    cell!.textLabel?.text = sections[path.section][path.row]
    return cell!
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    height(path) ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, canMoveRowAt path: IndexPath) -> Bool { movable }
  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    log.append("move \(source.row)>\(destination.row)")
    let name = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(name, at: destination.row)
  }
  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    log.append("commit \(path.row)")
    commits?(path)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    log.append("should \(path.row)")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt path: IndexPath) {
    log.append("high \(path.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt path: IndexPath) {
    log.append("unhigh \(path.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    log.append("will \(path.row)")
    return path.row == 4 ? nil : path
  }
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    log.append("did \(path.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
    log.append("un \(path.row)")
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    if logsDisplay { log.append("show \(path.row)") }
  }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) {
    if logsDisplay { log.append("hide \(path.row)") }
  }
}

/// A screen of 400 x 600 points at scale 2.
@MainActor
final class TableBench {
  let stage = Stage(size: CGSize(width: 400, height: 600), scale: 2)
  let data: TableData
  let table: UITableView

  init(
    _ sections: [[String]], titles: [String?] = [], style: UITableView.Style = .plain,
    setUp: (UITableView) -> Void = { _ in }
  ) throws {
    let data = TableData(sections)
    data.titles = titles
    self.data = data
    let stage = stage
    table = stage.run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), style: style)
      setUp(table)
      table.dataSource = data
      table.delegate = data
      let controller = UIViewController()
      controller.view = table
      stage.root = controller
      return table
    }
    try stage.advance(to: 0)
  }

  static func names(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

  /// What is shown, from above: each cell's text and frame.
  var shown: [String] {
    table.visibleCells.map { "\($0.textLabel?.text ?? "-") \($0.frame)" }
  }

  func tap(_ place: CGPoint, at time: Double) {
    stage.touch([Contact(finger: 1, action: .down, location: place)], at: time)
    stage.touch([Contact(finger: 1, action: .up, location: place)], at: time + 0.05)
  }

  func drag(_ from: CGPoint, by way: CGPoint, at time: Double, for duration: Double) {
    stage.touch([Contact(finger: 1, action: .down, location: from)], at: time)
    let count = max(1, Int(duration / 0.016))
    for step in 1...count {
      let share = Double(step) / Double(count)
      let place = CGPoint(x: from.x + way.x * share, y: from.y + way.y * share)
      stage.touch(
        [Contact(finger: 1, action: .move, location: place)], at: time + Double(step) * 0.016)
    }
    let place = CGPoint(x: from.x + way.x, y: from.y + way.y)
    stage.touch(
      [Contact(finger: 1, action: .up, location: place)], at: time + Double(count) * 0.016 + 0.2)
  }
}
