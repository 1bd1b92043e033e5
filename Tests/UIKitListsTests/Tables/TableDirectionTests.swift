// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tables from right to left, beside corners of the device, and with an index: where cells' parts stand.

import Mica
import Testing
import UIKit

@testable import UIKitLists

@MainActor
private final class Letters: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    cell.textLabel?.adjustsFontForContentSizeCategory = true
    cell.detailTextLabel?.text = "Value"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  var titles: [String]?
}

@Suite @MainActor
struct TableDirectionTests {
  private let letters = Letters()

  private func cell(on stage: Stage, _ style: UITableView.Style = .plain) throws -> UITableViewCell
  {
    let table = stage.run {
      let table = UITableView(frame: .zero, style: style)
      table.dataSource = letters
      let controller = UIViewController()
      controller.view = table
      stage.root = controller
      return table
    }
    try stage.advance(to: 0.1)
    return table.visibleCells[0]
  }

  @Test func fromRightToLeftEverythingStandsOnTheOtherSide() throws {
    let left = try cell(on: Stage(size: CGSize(width: 400, height: 600), scale: 2))
    let right = try cell(
      on: Stage(size: CGSize(width: 400, height: 600), scale: 2, layoutDirection: .rightToLeft))
    func mirrored(_ view: UIView?) -> CGRect? {
      view.map {
        let frame = $0.convert($0.bounds, to: left)
        return CGRect(
          x: 400 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      }
    }
    func frame(_ view: UIView?) -> CGRect? { view.map { $0.convert($0.bounds, to: right) } }
    #expect(frame(right.contentView) == mirrored(left.contentView))
    #expect(frame(right.textLabel) == mirrored(left.textLabel))
    #expect(frame(right.detailTextLabel) == mirrored(left.detailTextLabel))
    #expect(frame(right.core.accessory) == mirrored(left.core.accessory))
    #expect(frame(right.core.separator) == mirrored(left.core.separator))
    #expect(frame(right.core.separator)?.minX == 0)
  }

  @Test func labelsWithoutAnAlignmentStandAtTheRight() throws {
    let stage = Stage(
      size: CGSize(width: 100, height: 20), scale: 1, layoutDirection: .rightToLeft)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "II"
    let controller = UIViewController()
    stage.root = controller
    stage.run { controller.view.addSubview(label) }
    try stage.advance(to: 0.1)
    #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).maxX == 100)
    label.textAlignment = .left
    #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minX == 0)
  }

  @Test func contentsKeepOutOfTheDevicesCorners() throws {
    let phone = try #require(StageDevice(named: "iPhone 15")).turned
    let plain = try cell(on: Stage(device: phone))
    #expect(plain.frame.minX == 0 && plain.frame.width == 852)
    #expect(plain.contentView.frame.minX == 59)
    #expect(plain.textLabel?.convert(CGPoint.zero, to: plain).x == 75)
    #expect(plain.core.accessory.map { $0.frame.maxX } == 777)
    let inset = try cell(on: Stage(device: phone), .insetGrouped)
    #expect(inset.frame.minX == 75 && inset.contentView.frame.minX == 0)
  }

  @Test func anIndexNarrowsTheContents() throws {
    letters.titles = ["A", "B"]
    let cell = try cell(on: Stage(size: CGSize(width: 400, height: 600), scale: 2))
    #expect(cell.core.accessory.map { $0.frame.maxX } == 369)
  }

  @Test func rowsAreMeasuredWithTheTablesTraits() throws {
    let stage = Stage(size: CGSize(width: 400, height: 600), scale: 2)
    let (parent, child) = (UIViewController(), UITableViewController(style: .plain))
    stage.root = parent
    stage.run {
      child.tableView.dataSource = letters
      parent.addChild(child)
      parent.setOverrideTraitCollection(
        UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
        forChild: child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    try stage.advance(to: 0.1)
    let cell = child.tableView.visibleCells[0]
    #expect(cell.textLabel?.font.pointSize == 53)
    #expect(cell.frame.height > 63)
  }
}
