// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A search in a navigation bar: its row, what scrolling takes from the bar, and what one sees while searching.

import Mica
import Testing

import UIKit

@MainActor
private final class Names: UITableViewController, UISearchResultsUpdating {
  var asked: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Title" }
  func updateSearchResults(for searchController: UISearchController) {
    asked.append(searchController.searchBar.text ?? "")
  }
}

@Suite @MainActor
struct NavigationSearchTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 1)
  private let names = Names(style: .plain)
  private let navigation: UINavigationController
  private var bar: UINavigationBar { navigation.navigationBar }

  init() { navigation = UINavigationController(rootViewController: names) }

  private func show(large: Bool, hides: Bool) throws -> UISearchController {
    let search = stage.run {
      let search = UISearchController(searchResultsController: nil)
      search.obscuresBackgroundDuringPresentation = false
      search.searchResultsUpdater = names
      names.navigationItem.searchController = search
      names.navigationItem.hidesSearchBarWhenScrolling = hides
      bar.prefersLargeTitles = large
      return search
    }
    stage.root = navigation
    _ = try stage.snapshot(at: 0.1)
    return search
  }

  @Test func theRowIsBelowTheTitles() throws {
    let search = try show(large: true, hides: false)
    #expect(bar.frame.height == 148)
    #expect(names.tableView.contentOffset.y == -148)
    let field = search.searchBar.searchTextField
    #expect(
      field.convert(field.bounds, to: bar) == CGRect(x: 16, y: 97, width: 368, height: 36))
  }

  @Test func scrollingTakesTheLargeTitleAndLeavesTheSearch() throws {
    let search = try show(large: true, hides: false)
    stage.run { names.tableView.contentOffset.y = 300 }
    try stage.advance(to: 0.2)
    #expect(bar.frame.height == 96)
    #expect(search.searchBar.searchTextField.bounds.height == 36)
    let header = try #require(names.tableView.headerView(forSection: 0))
    #expect(header.frame.minY == 396, "It stays below the bar as it is by now.")
  }

  @Test func aHiddenSearchIsPulledIntoSight() throws {
    let search = try show(large: false, hides: true)
    #expect(bar.frame.height == 44)
    stage.finger.drag(
      from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), duration: 0.3)
    try stage.advance(to: 3)
    #expect(bar.frame.height == 96 && search.searchBar.window != nil)
    stage.run { names.tableView.contentOffset.y = 300 }
    try stage.advance(to: 3.1)
    #expect(bar.frame.height == 44)
  }

  @Test func titlesMakeWayWhileOneSearches() throws {
    let search = try show(large: true, hides: false)
    stage.finger.tap(at: CGPoint(x: 200, y: 115))
    try stage.advance(to: 1)
    #expect(search.isActive && names.asked == [""])
    #expect(bar.frame.height < 70)
    #expect(names.tableView.contentOffset.y == -bar.frame.height)
    let field = search.searchBar.searchTextField
    #expect(field.isFirstResponder && field.bounds.width < 320, "A button cancels.")
    stage.type("ab")
    try stage.advance(to: 1.5)
    #expect(names.asked.map { $0.lowercased() } == ["", "a", "ab"])
    stage.finger.tap("Cancel")
    try stage.advance(to: 3)
    #expect(!search.isActive && bar.frame.height == 148 && names.asked.last == "")
  }

  @Test func resultsLieOverWhatIsSearched() throws {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    names.navigationItem.searchController = search
    names.navigationItem.hidesSearchBarWhenScrolling = false
    stage.root = navigation
    _ = try stage.snapshot(at: 0.1)
    stage.finger.tap(at: CGPoint(x: 200, y: 60))
    try stage.advance(to: 1)
    #expect(search.isActive && results.viewIfLoaded?.window == nil)
    stage.type("a")
    try stage.advance(to: 2)
    #expect(results.view.window != nil && results.view.bounds.size == names.view.bounds.size)
    #expect(results.view.safeAreaInsets.top == bar.frame.maxY)
    stage.run { search.isActive = false }
    try stage.advance(to: 3)
    #expect(results.view.window == nil)
  }

  @Test func aPushTakesTheSearchAway() throws {
    let search = try show(large: true, hides: false)
    let next = UIViewController()
    next.navigationItem.largeTitleDisplayMode = .never
    stage.run { navigation.pushViewController(next, animated: true) }
    try stage.advance(to: 2)
    #expect(bar.frame.height == 44 && search.searchBar.window == nil)
    stage.run { _ = navigation.popViewController(animated: true) }
    try stage.advance(to: 4)
    #expect(bar.frame.height == 148 && search.searchBar.window != nil)
  }
}
