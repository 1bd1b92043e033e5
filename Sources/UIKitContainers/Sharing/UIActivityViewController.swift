// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The sheet on which the user says what is done with things that are shared.

public import CoreGraphics
public import Foundation
internal import MicaRaster

/// Asks the user what to do with things: copy them, or one of the program's own activities.
///
/// Partly: other programs and devices aren't there.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Is told how it ended.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  /// Is told how it ended.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  /// Is told how it ended; nil by default.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Is told how it ended, as before iOS 8; nil by default.
  open var completionHandler: CompletionHandler?
  /// What isn't offered; nil by default.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether the user may give a shared thing to others; kept, without effect.
  open var allowsProminentActivity = true

  private let items: [Any]
  private let own: [UIActivity]

  /// A sheet for things: texts, pictures, addresses, or who makes them.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    own = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Not from archives.
  public required init?(coder: NSCoder) { nil }

  /// Builds the sheet.
  open override func viewDidLoad() {
    super.viewDidLoad()
    Unsupported.note("UIActivityViewController: activities of other programs")
    view.backgroundColor = .secondarySystemBackground
    let rows = [head] + choices
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
  }

  /// A line of text, with a cross behind it.
  private var head: UIView {
    let label = UILabel()
    label.text = heading
    label.font = .preferredFont(forTextStyle: .headline)
    label.numberOfLines = 2
    let action = UIAction { [weak self] _ in self?.end(nil, false) }
    let button = UIButton(type: .close, primaryAction: action)
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, button])
    row.alignment = .center
    row.spacing = 12
    return row
  }

  private var heading: String {
    let things = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    return things.lazy.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }.first
      ?? "\(items.count) Item\(items.count == 1 ? "" : "s")"
  }

  private var choices: [UIView] {
    let excluded = excludedActivityTypes ?? []
    var buttons: [UIView] = []
    if !excluded.contains(.copyToPasteboard) {
      buttons.append(
        choice("Copy", UIImage(systemName: "doc.on.doc")) { [weak self] in self?.copyItems() })
    }
    for activity in own {
      if let type = activity.activityType, excluded.contains(type) { continue }
      guard activity.canPerform(withActivityItems: items) else { continue }
      buttons.append(
        choice(activity.activityTitle ?? "", activity.activityImage) { [weak self] in
          self?.run(activity)
        })
    }
    return buttons
  }

  private func choice(_ title: String, _ image: UIImage?, _ action: @escaping () -> Void) -> UIView
  {
    var looks = UIButton.Configuration.gray()
    looks.title = title
    looks.image = image
    looks.imagePadding = 12
    looks.baseForegroundColor = .label
    looks.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16)
    let button = UIButton(configuration: looks, primaryAction: UIAction { _ in action() })
    button.contentHorizontalAlignment = .leading
    return button
  }

  private func copyItems() {
    let things = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewController(
        self, itemForActivityType: .copyToPasteboard) ?? item
    }
    let board = UIPasteboard.general
    let providers = things.compactMap { $0 as? NSItemProvider }
    if !providers.isEmpty { board.itemProviders = providers }
    if let text = things.lazy.compactMap({ $0 as? String }).first { board.string = text }
    if let url = things.lazy.compactMap({ $0 as? URL }).first { board.url = url }
    if let image = things.lazy.compactMap({ $0 as? UIImage }).first { board.image = image }
    end(.copyToPasteboard, true)
  }

  private func run(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items)
    activity.finished = { [weak self] completed in self?.end(activity.activityType, completed) }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    let (handler, older) = (completionWithItemsHandler, completionHandler)
    (presentingViewController ?? self).dismiss(animated: true) {
      handler?(type, completed, nil, nil)
      older?(type, completed)
    }
  }
}
