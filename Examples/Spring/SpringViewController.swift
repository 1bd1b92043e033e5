// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: springs of several dampings side by side.

import UIKit

/// Shows six springs let go at once: from one without friction, red, over the critical one, which
/// comes to rest soonest, to one that creeps, blue.
class SpringViewController: UIViewController {
  /// 15.49 is critical for a stiffness of 60 and a mass of 1.
  private let dampings: [CGFloat] = [0, 1, 3, 7, 15.49, 45]
  private var springs: [SpringLayer] = []
  private let beam = CALayer()
  private let rest = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.97, alpha: 1)
    beam.backgroundColor = UIColor(white: 0.25, alpha: 1).cgColor
    rest.backgroundColor = UIColor(white: 0.8, alpha: 1).cgColor
    view.layer.addSublayer(rest)
    for index in dampings.indices {
      let hue = 0.62 * CGFloat(index) / CGFloat(dampings.count - 1)
      let spring = SpringLayer(
        color: UIColor(hue: hue, saturation: 0.8, brightness: 0.85, alpha: 1))
      springs.append(spring)
      view.layer.addSublayer(spring)
    }
    view.layer.addSublayer(beam)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let width = view.bounds.width
    let top = view.bounds.midY - 170
    beam.frame = CGRect(x: 20, y: top - 10, width: width - 40, height: 10)
    rest.frame = CGRect(x: 20, y: top + 179, width: width - 40, height: 2)
    let step = (width - 40) / CGFloat(springs.count)
    for (index, spring) in springs.enumerated() {
      spring.position = CGPoint(x: 20 + step * (CGFloat(index) + 0.5), y: top)
    }
    CATransaction.commit()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for (spring, damping) in zip(springs, dampings) {
      spring.letGo(damping: damping, duration: 4)
    }
  }
}
