// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: a chart that draws itself between a navigation bar and a toolbar.

import UIKit

/// Bars for a day, a week or a year, which change by an animation.
class ChartViewController: UIViewController {
  private let chart = BarChartView()
  private let period = UISegmentedControl(items: ["Day", "Week", "Year"])
  private let total = UILabel()
  private var seed = 1
  private lazy var undo = UIBarButtonItem(
    image: UIImage(systemName: "arrow.uturn.backward"), style: .plain, target: self,
    action: #selector(back))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Steps"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(next)),
      undo,
    ]
    undo.isEnabled = false
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Another", style: .plain, target: self, action: #selector(next)),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
    ]
    period.selectedSegmentIndex = 1
    period.addTarget(self, action: #selector(periodChanged), for: .valueChanged)
    total.font = .preferredFont(forTextStyle: .headline)
    let column = UIStackView(arrangedSubviews: [period, total, chart])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
      column.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    show(animated: false)
  }

  private var count: Int { [24, 7, 12][period.selectedSegmentIndex] }

  private func show(animated: Bool) {
    let values = (0..<count).map { CGFloat((seed * 37 + $0 * (61 + seed)) % 83 + 12) / 100 }
    chart.show(values, animated: animated)
    let sum = values.reduce(0, +)
    total.text = "\(Int(sum * 10_000)) steps"
    undo.isEnabled = seed > 1
  }

  @objc private func periodChanged() { show(animated: true) }

  @objc private func next() {
    seed += 1
    show(animated: true)
  }

  @objc private func back() {
    seed -= 1
    show(animated: true)
  }
}
