// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A table that shows its beginning goes on showing it.

import Mica
import Testing

import UIKit

@MainActor
private final class Choices: UITableViewController {
  var log: [String] = []

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    3
  }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 1 ? "Display" : nil }
  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { section == 1 ? "Night Shift makes colors warmer after sunset." : nil }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = UIListContentConfiguration.valueCell()
    content.text = "Choice"
    cell.contentConfiguration = content
    return cell
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.append(
      "\(scrollView.contentOffset.y) of \(scrollView.contentSize.height), "
        + "\(scrollView.adjustedContentInset.top)")
  }
}

@Suite @MainActor
struct TableTopTests {
  @Test func largerTextsLeaveTheTopInSight() throws {
    let stage = Stage(size: CGSize(width: 760, height: 1320), scale: 1)
    let (parent, choices) = (UIViewController(), Choices(style: .insetGrouped))
    stage.root = parent
    stage.run {
      let child = UINavigationController(rootViewController: choices)
      child.navigationBar.prefersLargeTitles = true
      parent.addChild(child)
      parent.setOverrideTraitCollection(
        UITraitCollection(preferredContentSizeCategory: .accessibilityMedium), forChild: child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      child.view.frame = CGRect(x: 0, y: 0, width: 375, height: 655)
    }
    _ = try stage.snapshot(at: 0.1)
    let bar = try #require(choices.navigationController?.navigationBar)
    #expect(bar.frame.height > 96, "The large title follows the size of texts.")
    #expect(choices.tableView.contentOffset.y == -bar.frame.height, "\(choices.log)")
  }
}
