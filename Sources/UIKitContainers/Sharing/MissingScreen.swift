// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is shown in place of a screen of the system's that isn't here.

internal import Foundation
internal import MicaRaster

extension UIViewController {
  /// Fills the view with the name of a screen of the system's, and a button that leaves it.
  func showMissing(_ name: String, cancel: @escaping () -> Void) {
    Unsupported.note(name)
    view.backgroundColor = .systemGray6
    let label = UILabel()
    label.text = name
    label.textColor = .secondaryLabel
    label.font = .preferredFont(forTextStyle: .footnote)
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "Cancel") { _ in cancel() })
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
