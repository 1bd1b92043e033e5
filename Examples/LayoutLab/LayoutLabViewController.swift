// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: boxes between which constraints stand; their constants move in animations, and one constraint
// contradicts the others.

import UIKit

/// A chain of three boxes in a frame whose width breathes; below it, what a contradiction leaves.
class LayoutLabViewController: UIViewController {
  private let frame = UIView()
  private let report = UILabel()
  private var width: NSLayoutConstraint!
  private var gaps: [NSLayoutConstraint] = []
  private var proportion: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    frame.layer.borderWidth = 1
    frame.layer.borderColor = UIColor.separator.cgColor
    add(frame, to: view)
    width = frame.widthAnchor.constraint(equalToConstant: 260)
    NSLayoutConstraint.activate([
      frame.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      frame.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      frame.heightAnchor.constraint(equalToConstant: 120),
      width,
    ])
    chain()
    contradiction()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    breathe(isWide: false)
  }

  private func add(_ subview: UIView, to superview: UIView) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(subview)
  }

  private func box(_ color: UIColor, in superview: UIView) -> UIView {
    let box = UIView()
    box.backgroundColor = color
    box.layer.cornerRadius = 6
    add(box, to: superview)
    return box
  }

  /// The first is as wide as the second times a number, the third at least 40 points and as wide as its
  /// wish of priority 400 allows.
  private func chain() {
    let boxes = [UIColor.systemRed, .systemYellow, .systemBlue].map { box($0, in: frame) }
    gaps = [
      boxes[0].leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 8),
      boxes[1].leadingAnchor.constraint(equalTo: boxes[0].trailingAnchor, constant: 8),
      boxes[2].leadingAnchor.constraint(equalTo: boxes[1].trailingAnchor, constant: 8),
      frame.trailingAnchor.constraint(equalTo: boxes[2].trailingAnchor, constant: 8),
    ]
    let wish = boxes[2].widthAnchor.constraint(equalToConstant: 100)
    wish.priority = UILayoutPriority(400)
    proportion = boxes[0].widthAnchor.constraint(equalTo: boxes[1].widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate(
      gaps + [
        proportion, wish, boxes[2].widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
        boxes[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
      ]
        + boxes.flatMap {
          [
            $0.topAnchor.constraint(equalTo: frame.topAnchor, constant: 8),
            $0.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -8),
          ]
        })
  }

  /// A width that can't be two things at once: the newer one is left out, and the console says so.
  private func contradiction() {
    let bar = box(.systemGreen, in: view)
    report.numberOfLines = 0
    report.font = .preferredFont(forTextStyle: .footnote)
    report.textColor = .secondaryLabel
    add(report, to: view)
    let broken = bar.widthAnchor.constraint(equalToConstant: 200)
    broken.identifier = "the newer width"
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: frame.bottomAnchor, constant: 20),
      bar.heightAnchor.constraint(equalToConstant: 24),
      bar.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      bar.widthAnchor.constraint(equalToConstant: 120),
      broken,
      report.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 12),
      report.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      report.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    report.text = "The bar is to be 120 and 200 points wide: 120 stands, since it was there first."
  }

  private func breathe(isWide: Bool) {
    width.constant = isWide ? 260 : 170
    for gap in gaps { gap.constant = isWide ? 8 : 14 }
    UIView.animate(withDuration: 1, delay: 0.2) {
      self.view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.breathe(isWide: !isWide)
    }
  }
}
