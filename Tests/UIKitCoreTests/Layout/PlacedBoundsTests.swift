// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Constraints set bounds and centre, which apps override to follow a view's size.

import Mica
import Testing
import UIKit

private final class Follower: UIView {
  override var bounds: CGRect { didSet { layer.cornerRadius = bounds.height / 2 } }
}

@Suite @MainActor struct PlacedBoundsTests {
  @Test func anOverrideOfBoundsFollowsConstraints() throws {
    let stage = Stage(size: CGSize(width: 200, height: 100), scale: 1)
    let view = Follower()
    let controller = UIViewController()
    stage.run {
      controller.view.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 80),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    stage.root = controller
    try stage.advance(to: 0)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 80, height: 40))
    #expect(view.layer.cornerRadius == 20)
  }
}
