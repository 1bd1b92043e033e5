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

  @Test func animatedPicturesShowTheirsInTurn() throws {
    let stage = Stage(size: CGSize(width: 8, height: 8), scale: 1)
    stage.run {
      #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
      let frames = [image(.red), image(.blue)]
      let animated = UIImage.animatedImage(with: frames, duration: 3)
      #expect(animated?.images == frames && animated?.duration == 3)
      #expect(animated?.size == frames[0].size && frames[0].images == nil)
      let view = UIImageView(image: animated)
      let animation = view.layer.animation(forKey: "UIImageFrames") as? CAKeyframeAnimation
      #expect(animation?.duration == 3 && animation?.values?.count == 2)
      #expect(animation?.repeatCount == .infinity && !view.isAnimating)
      view.image = frames[0]
      #expect(view.layer.animation(forKey: "UIImageFrames") == nil)
    }
  }

  @Test func subclassesStartTheirOwn() {
    final class Own: UIImageView {
      var starts = 0
      override var isAnimating: Bool { starts > 0 }
      override func startAnimating() { starts += 1 }
    }
    let view: UIImageView = Own(frame: .zero)
    view.startAnimating()
    #expect(view.isAnimating)
  }
}
