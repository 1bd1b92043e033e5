// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: a page on which every key of an attributed string has its line.

import UIKit

/// Shows the keys' names in one column and what they do in another.
class TextAttributesViewController: UIViewController {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 560, height: 646))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(page)
    for (index, sample) in AttributeSample.all.enumerated() {
      add(sample, top: 14 + 33 * CGFloat(index))
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    page.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  private func add(_ sample: AttributeSample, top: CGFloat) {
    let name = UILabel(frame: CGRect(x: 16, y: top + 2, width: 244, height: 26))
    name.font = UIFont.systemFont(ofSize: 12)
    name.textColor = UIColor(white: 0.45, alpha: 1)
    name.text = sample.name
    page.addSubview(name)
    let text = UILabel(frame: CGRect(x: 268, y: top, width: 276, height: 30))
    text.attributedText = sample.text
    page.addSubview(text)
  }
}
