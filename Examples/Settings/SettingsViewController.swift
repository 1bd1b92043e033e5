// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: settings in rounded groups, with switches, values and further pages.

import UIKit

/// A page of settings.
class SettingsViewController: UITableViewController {
  /// What a row shows at its end.
  enum Kind {
    case toggle(Bool), value(String), page, detail
  }

  struct Row {
    let title: String
    let symbol: String
    let color: UIColor
    let kind: Kind
  }

  struct Section {
    var header: String?
    var footer: String?
    let rows: [Row]
  }

  private let sections = [
    Section(rows: [
      Row(
        title: "Airplane Mode", symbol: "airplane", color: .systemOrange, kind: .toggle(false)),
      Row(title: "Wi-Fi", symbol: "wifi", color: .systemBlue, kind: .value("Workshop")),
      Row(title: "Notifications", symbol: "bell.fill", color: .systemRed, kind: .page),
    ]),
    Section(
      header: "Display", footer: "Night Shift makes colors warmer after sunset.",
      rows: [
        Row(title: "Night Shift", symbol: "moon.fill", color: .systemIndigo, kind: .toggle(true)),
        Row(title: "Text Size", symbol: "textformat", color: .systemGray, kind: .value("Large")),
        Row(title: "Network", symbol: "globe", color: .systemGreen, kind: .detail),
      ]),
    Section(rows: [
      Row(title: "General", symbol: "gear", color: .systemGray, kind: .page),
      Row(title: "Privacy", symbol: "lock.fill", color: .systemBlue, kind: .page),
    ]),
  ]

  /// A page in a navigation controller of its own, with a large title.
  static func inStack() -> UINavigationController {
    let stack = UINavigationController(
      rootViewController: SettingsViewController(style: .insetGrouped))
    stack.navigationBar.prefersLargeTitles = true
    return stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = sections[indexPath.section].rows[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = row.title
    content.image = SettingsIcon.image(row.symbol, on: row.color)
    content.imageProperties.cornerRadius = 6
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.selectionStyle = .default
    switch row.kind {
    case .toggle(let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.accessibilityIdentifier = row.title
      cell.accessoryView = toggle
      cell.selectionStyle = .none
    case .value(let text):
      content.secondaryText = text
      cell.accessoryType = .disclosureIndicator
    case .page: cell.accessoryType = .disclosureIndicator
    case .detail: cell.accessoryType = .detailDisclosureButton
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let row = sections[indexPath.section].rows[indexPath.row]
    if case .toggle = row.kind { return }
    navigationController?.pushViewController(ChoiceViewController(row.title), animated: true)
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    let row = sections[indexPath.section].rows[indexPath.row]
    let alert = UIAlertController(
      title: row.title, message: "There is nothing more to say about it.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

/// A white sign on a rounded colour.
enum SettingsIcon {
  static func image(_ symbol: String, on color: UIColor) -> UIImage {
    let size = CGSize(width: 29, height: 29)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIRectFill(CGRect(origin: .zero, size: size))
      let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
      guard let sign = UIImage(systemName: symbol, withConfiguration: configuration) else { return }
      sign.withTintColor(.white, renderingMode: .alwaysOriginal).draw(
        at: CGPoint(
          x: (size.width - sign.size.width) / 2, y: (size.height - sign.size.height) / 2))
    }
  }
}
