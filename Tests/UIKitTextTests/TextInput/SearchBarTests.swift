// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Search bars (FACTS_UIKIT d.13).

import Mica
import Testing

import UIKit

@Suite @MainActor
struct SearchBarTests {
  @Test("56 points high, the field 36, 8 from the sides (d.13)")
  func sizes() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.layoutIfNeeded()
    #expect(bar.intrinsicContentSize.height == 56)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width < 260)
    bar.scopeButtonTitles = ["All", "Some"]
    bar.showsScopeBar = true
    #expect(bar.sizeThatFits(.zero).height > 90)
  }

  @Test("The delegate is asked and told; the search key is the delegate's")
  func delegate() throws {
    let stage = Stage(size: CGSize(width: 320, height: 568), scale: 2)
    let log = SearchLog()
    let bar = stage.run {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 40, width: 320, height: 56))
      bar.delegate = log
      bar.showsCancelButton = true
      let controller = UIViewController()
      controller.view.addSubview(bar)
      stage.root = controller
      return bar
    }
    stage.finger.tap(at: CGPoint(x: 100, y: 68))
    try stage.advance(to: 0.5)
    stage.type("ab\n")
    try stage.advance(to: 1)
    #expect(log.lines == ["begin", "text A", "text Ab", "search"])
    stage.run { #expect(bar.isFirstResponder && bar.text == "Ab") }
    stage.finger.tap("Cancel")
    try stage.advance(to: 2)
    #expect(log.lines.last == "cancel")
  }

  @Test("A search controller is active while one searches, and updates at each change")
  func controller() {
    let stage = Stage(size: CGSize(width: 320, height: 568), scale: 2)
    let (search, log) = stage.run {
      let log = SearchLog()
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = log
      let controller = UIViewController()
      controller.view.addSubview(search.searchBar)
      stage.root = controller
      return (search, log)
    }
    try? stage.prepare()
    stage.run {
      search.searchBar.becomeFirstResponder()
      #expect(search.isActive && search.searchBar.showsCancelButton)
      search.searchBar.searchTextField.insertText("x")
      #expect(log.lines == ["update ", "update x"])
      search.isActive = false
      #expect(!search.searchBar.isFirstResponder && search.searchBar.text == "")
    }
  }
}

@MainActor
private final class SearchLog: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
  var lines: [String] = []
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    lines.append("text \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
  func updateSearchResults(for searchController: UISearchController) {
    lines.append("update \(searchController.searchBar.text ?? "")")
  }
}
