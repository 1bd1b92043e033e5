// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: sheets at several heights, alerts, an action sheet, a popover and a form.

import UIKit

/// A list of presentations; a tap on a row shows one.
class SheetsViewController: UITableViewController, UIPopoverPresentationControllerDelegate {
  enum Kind: String, CaseIterable {
    case medium = "Medium and Large"
    case custom = "Custom Height"
    case alert = "Alert"
    case question = "Alert with Text Fields"
    case actions = "Action Sheet"
    case popover = "Popover"
    case form = "Form Sheet"
    case cover = "Full Screen"
  }

  private let answer = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sheets"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .action, target: self, action: #selector(share))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "kind")
    answer.text = "Nothing chosen yet"
    answer.font = .preferredFont(forTextStyle: .footnote)
    answer.textColor = .secondaryLabel
    answer.textAlignment = .center
    answer.frame.size.height = 40
    tableView.tableFooterView = answer
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Kind.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "kind", for: indexPath)
    cell.textLabel?.text = Kind.allCases[indexPath.row].rawValue
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let cell = tableView.cellForRow(at: indexPath)
    show(Kind.allCases[indexPath.row], from: cell)
  }

  // MARK: Presentations

  private func show(_ kind: Kind, from source: UIView?) {
    switch kind {
    case .medium, .custom: present(sheet(kind), animated: true)
    case .alert: present(alert(), animated: true)
    case .question: present(question(), animated: true)
    case .actions: present(actions(from: source), animated: true)
    case .popover: present(popover(from: source), animated: true)
    case .form:
      let form = UINavigationController(rootViewController: NoteViewController())
      form.modalPresentationStyle = .formSheet
      present(form, animated: true)
    case .cover:
      let page = UINavigationController(rootViewController: NoteViewController())
      page.modalPresentationStyle = .fullScreen
      present(page, animated: true)
    }
  }

  private func sheet(_ kind: Kind) -> UIViewController {
    let note = UINavigationController(rootViewController: NoteViewController())
    guard let sheet = note.sheetPresentationController else { return note }
    if kind == .medium {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    } else {
      sheet.detents = [.custom { _ in 240 }]
      sheet.preferredCornerRadius = 24
    }
    return note
  }

  private func alert() -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the note?", message: "It will be gone on all of your devices.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.answer.text = "Deleted"
      })
    return alert
  }

  private func question() -> UIAlertController {
    let alert = UIAlertController(
      title: "Sign In", message: "Who is there?", preferredStyle: .alert)
    alert.addTextField {
      $0.placeholder = "Name"
      $0.text = "ada"
    }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let enter = UIAlertAction(title: "Sign In", style: .default) { [weak self, weak alert] _ in
      self?.answer.text = "Signed in as \(alert?.textFields?.first?.text ?? "")"
    }
    alert.addAction(enter)
    alert.preferredAction = enter
    return alert
  }

  private func actions(from source: UIView?) -> UIAlertController {
    let sheet = UIAlertController(
      title: nil, message: "The photo is in three albums.", preferredStyle: .actionSheet)
    for title in ["Save", "Duplicate"] {
      sheet.addAction(
        UIAlertAction(title: title, style: .default) { [weak self] _ in
          self?.answer.text = title
        })
    }
    sheet.addAction(UIAlertAction(title: "Delete Photo", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = source
    sheet.popoverPresentationController?.sourceRect = source?.bounds ?? .zero
    return sheet
  }

  private func popover(from source: UIView?) -> UIViewController {
    let list = ColorsViewController(style: .plain)
    list.modalPresentationStyle = .popover
    list.preferredContentSize = CGSize(width: 220, height: 176)
    list.popoverPresentationController?.sourceView = source
    list.popoverPresentationController?.sourceRect = source?.bounds ?? .zero
    list.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    list.popoverPresentationController?.delegate = self
    return list
  }

  /// A popover stays one on phones, too.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }

  @objc private func share() {
    let sheet = actions(from: nil)
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }
}
