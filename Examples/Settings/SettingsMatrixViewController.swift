// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The settings four times in one picture: as they come, dark, from right to left, with large texts.

import UIKit

/// Four children, each with traits of its own.
class SettingsMatrixViewController: UIViewController {
  private let overrides = [
    UITraitCollection(userInterfaceStyle: .light),
    UITraitCollection(userInterfaceStyle: .dark),
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(layoutDirection: .rightToLeft),
    ]),
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .accessibilityMedium),
    ]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray3
    for traits in overrides {
      let child = SettingsViewController.inStack()
      addChild(child)
      setOverrideTraitCollection(traits, forChild: child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let gap: CGFloat = 10
    let size = CGSize(
      width: (view.bounds.width - gap) / 2, height: (view.bounds.height - gap) / 2)
    for (index, child) in children.enumerated() {
      let origin = CGPoint(
        x: CGFloat(index % 2) * (size.width + gap), y: CGFloat(index / 2) * (size.height + gap))
      child.view.frame = CGRect(origin: origin, size: size)
    }
  }
}
