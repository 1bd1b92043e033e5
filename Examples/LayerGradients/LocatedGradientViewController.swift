// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: a gradient whose colours have places, and one whose places don't fit its colours.

import UIKit

/// Shows two squares of 150 points. The left one is red, yellow and green by the middle of its
/// diagonal; the right one has three colours but two places for them, and stays blank.
class LocatedGradientViewController: UIViewController {
  private let located = UIView(frame: CGRect(x: 20, y: 20, width: 150, height: 150))
  private let mismatched = UIView(frame: CGRect(x: 190, y: 20, width: 150, height: 150))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    located.layer.addSublayer(makeGradient(locations: [0, 0.25, 0.5]))
    mismatched.layer.addSublayer(makeGradient(locations: [0, 0.5]))
    for square in [located, mismatched] {
      square.layer.borderWidth = 1
      square.layer.borderColor = UIColor.lightGray.cgColor
      view.addSubview(square)
    }
  }

  private func makeGradient(locations: [NSNumber]) -> CAGradientLayer {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 150, height: 150)
    gradient.colors = [UIColor.red.cgColor, UIColor.yellow.cgColor, UIColor.green.cgColor]
    gradient.locations = locations
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    return gradient
  }
}
