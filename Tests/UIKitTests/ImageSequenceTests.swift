// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Image views that show several pictures in turn.

import Mica
import Testing
import UIKit

@MainActor
struct ImageSequenceTests {
  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
  }

  @Test func picturesComeInTurnForTheirDuration() throws {
    let stage = Stage(size: CGSize(width: 8, height: 8), scale: 1)
    stage.run {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      view.image = image(.white)
      view.animationImages = [image(.red), image(.blue)]
      view.animationDuration = 2
      view.animationRepeatCount = 1
      #expect(!view.isAnimating)
      let controller = UIViewController()
      stage.root = controller
      controller.view.addSubview(view)
      view.startAnimating()
      #expect(view.isAnimating)
      let animation = view.layer.animation(forKey: "UIImageAnimation") as? CAKeyframeAnimation
      #expect(animation?.calculationMode == .discrete && animation?.duration == 2)
      view.stopAnimating()
      #expect(!view.isAnimating)
      view.animationDuration = 0
      view.animationRepeatCount = 0
      view.startAnimating()
      let endless = view.layer.animation(forKey: "UIImageAnimation")
      #expect(endless?.repeatCount == .infinity && endless?.duration == 2.0 / 30)
      view.animationImages = nil
      #expect(!view.isAnimating)
    }
  }
}
