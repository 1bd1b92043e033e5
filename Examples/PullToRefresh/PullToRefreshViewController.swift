// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: a list of messages; pulling it down fetches the next.

import UIKit

/// Shows messages, and a new one each time that the list is pulled down.
class PullToRefreshViewController: UIViewController {
  /// The list.
  let scrollView = UIScrollView()

  private var rows: [MessageRow] = []
  private let texts = [
    "The kettle has boiled", "Rain until four", "Your book is due", "Ada: see you at eight",
    "The parcel is next door", "Lunch on Friday?", "Nine new photographs", "The garden is watered",
    "A train was early",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(UIAction { [weak self] _ in self?.fetch() }, for: .valueChanged)
    scrollView.refreshControl = refreshControl
    for _ in 0..<6 { addMessage() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutRows()
  }

  private func addMessage() {
    rows.insert(MessageRow(text: texts[rows.count % texts.count], number: rows.count), at: 0)
    scrollView.addSubview(rows[0])
  }

  private func layoutRows() {
    let width = scrollView.bounds.width
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * 60, width: width, height: 60)
    }
    scrollView.contentSize = CGSize(width: width, height: CGFloat(rows.count) * 60)
  }

  /// Takes as long as a network does.
  private func fetch() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self else { return }
      addMessage()
      rows[0].frame = CGRect(x: 0, y: -60, width: scrollView.bounds.width, height: 60)
      rows[0].alpha = 0
      scrollView.refreshControl?.endRefreshing()
      UIView.animate(withDuration: 0.3) {
        self.rows[0].alpha = 1
        self.layoutRows()
      }
    }
  }
}

/// A message with a coloured disc and a line below.
private final class MessageRow: UIView {
  private let disc = UIView(frame: CGRect(x: 16, y: 12, width: 36, height: 36))
  private let label = UILabel()
  private let line = UIView()

  init(text: String, number: Int) {
    super.init(frame: .zero)
    disc.layer.cornerRadius = 18
    disc.backgroundColor = UIColor(
      hue: CGFloat(number * 5 % 12) / 12, saturation: 0.5, brightness: 0.9, alpha: 1)
    label.text = text
    label.textColor = .label
    line.backgroundColor = .separator
    for view in [disc, label, line] { addSubview(view) }
  }

  /// Rows are made from texts only.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 68, y: 18, width: bounds.width - 84, height: 24)
    line.frame = CGRect(x: 68, y: bounds.height - 0.5, width: bounds.width - 68, height: 0.5)
  }
}
