// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A bar for each thing that lives, as long as it has counted.

import UIKit

final class Bar: UIView {
  private let caption = UILabel()
  private(set) var value = 0

  init(_ title: String, color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    caption.text = title
    caption.font = .systemFont(ofSize: 9)
    caption.textColor = .label
    addSubview(caption)
  }

  required init?(coder: NSCoder) {
    fatalError("bars come from no archive")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = CGRect(x: 2, y: 0, width: 150, height: bounds.height)
  }

  func grow(by steps: Int = 1) {
    value += steps
    frame.size.width = CGFloat(4 + value * 6)
    setNeedsLayout()
  }
}
