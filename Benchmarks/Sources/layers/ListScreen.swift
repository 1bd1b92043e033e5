// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A list of 1000 views in a scroll view, of which some 150 can be seen: what apps mostly show.

import Mica
import UIKit
import WorkloadData

/// 200 rows of five views each: the row, a rounded picture, two texts and a line below.
final class ListScreen: UIViewController {
  static let rows = 200
  static let rowHeight: CGFloat = 28
  let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.frame = view.bounds
    view.addSubview(scrollView)
    let width = view.bounds.width
    scrollView.contentSize = CGSize(width: width, height: CGFloat(Self.rows) * Self.rowHeight)
    for number in 0..<Self.rows { scrollView.addSubview(row(number, width: width)) }
  }

  private func row(_ number: Int, width: CGFloat) -> UIView {
    let row = UIView(
      frame: CGRect(x: 0, y: CGFloat(number) * Self.rowHeight, width: width, height: Self.rowHeight)
    )
    row.backgroundColor = number % 2 == 0 ? .white : UIColor(white: 0.97, alpha: 1)
    let picture = UIView(frame: CGRect(x: 16, y: 4, width: 20, height: 20))
    picture.backgroundColor = UIColor(
      hue: CGFloat(number % 12) / 12, saturation: 0.6, brightness: 0.9, alpha: 1)
    picture.layer.cornerRadius = 6
    let title = UILabel(frame: CGRect(x: 46, y: 4, width: 200, height: 20))
    title.text = "Row number \(number + 1)"
    title.font = .systemFont(ofSize: 15)
    let detail = UILabel(frame: CGRect(x: width - 116, y: 4, width: 100, height: 20))
    detail.text = "\(number * 37 % 1000)"
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .gray
    detail.textAlignment = .right
    let line = UIView(
      frame: CGRect(x: 46, y: Self.rowHeight - 1, width: width - 46, height: 1))
    line.backgroundColor = UIColor(white: 0.85, alpha: 1)
    for part in [picture, title, detail, line] { row.addSubview(part) }
    return row
  }

  /// A stage of 390 × 844 points at 3 that shows it, with one worker.
  static func stage() -> (Stage, UIScrollView) {
    let stage = Stage(size: CGSize(width: 390, height: 844), scale: 3)
    stage.threads = 1
    let screen = stage.run { ListScreen() }
    stage.root = screen
    return (stage, screen.scrollView)
  }
}
