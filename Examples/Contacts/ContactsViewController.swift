// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: 100 000 contacts in sections with an index, a search, and a contact's page.

import UIKit

/// All contacts, or those that a search finds.
class ContactsViewController: UITableViewController, UISearchResultsUpdating {
  private let search = UISearchController(searchResultsController: nil)
  /// What the search has found; nil while nobody searches.
  private var found: [Int]?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
    tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.identifier)
    tableView.estimatedRowHeight = 57
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  @objc private func add() {
    let alert = UIAlertController(
      title: "The book is full", message: "It holds 100,000 contacts.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  // MARK: Rows

  private func contact(at indexPath: IndexPath) -> Contact {
    if let found { return AddressBook[found[indexPath.row]] }
    return AddressBook[AddressBook.sections[indexPath.section].numbers.lowerBound + indexPath.row]
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    found == nil ? AddressBook.sections.count : 1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    found?.count ?? AddressBook.sections[section].numbers.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { found == nil ? AddressBook.sections[section].letter : nil }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    found == nil ? AddressBook.sections.map(\.letter) : nil
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ContactCell.identifier, for: indexPath)
    (cell as? ContactCell)?.show(contact(at: indexPath))
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = ContactViewController(contact(at: indexPath))
    navigationController?.pushViewController(page, animated: true)
  }

  // MARK: Search

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    found = text.isEmpty ? nil : AddressBook.numbers(matching: text)
    tableView.reloadData()
    if found?.isEmpty == false {
      tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    }
  }
}
