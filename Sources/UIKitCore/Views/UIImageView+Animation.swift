// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures that an image view shows in turn: a discrete animation of its layer's contents.

import CoreGraphics
import Foundation
import QuartzCore

/// What an image view shows in turn.
struct ImageSequence {
  var images: [UIImage]?
  var highlighted: [UIImage]?
  var duration: TimeInterval = 0
  var repeatCount = 0

  /// The animation's name in the layer.
  static let key = "UIImageAnimation"
  /// The name of the animation of an animated picture.
  static let framesKey = "UIImageFrames"
  /// Seconds that a picture stays where no duration is set.
  static let frame = 1.0 / 30
}

extension UIImageView {
  /// Whether the pictures are under way.
  var showsSequence: Bool { layer.animation(forKey: ImageSequence.key) != nil }

  /// Begins with the first picture.
  func startSequence() {
    let images = (isHighlighted ? sequence.highlighted : nil) ?? sequence.images ?? []
    let seconds = sequence.duration
    let count = sequence.repeatCount > 0 ? Float(sequence.repeatCount) : .infinity
    guard let animation = Self.animation(of: images, seconds: seconds, count: count) else { return }
    layer.add(animation, forKey: ImageSequence.key)
  }

  /// The pictures of an animated picture, as long as it is shown.
  func showFrames(of image: UIImage?) {
    guard let frames = image?.images,
      let animation = Self.animation(of: frames, seconds: image?.duration ?? 0, count: .infinity)
    else { return layer.removeAnimation(forKey: ImageSequence.framesKey) }
    layer.add(animation, forKey: ImageSequence.framesKey)
  }

  private static func animation(
    of images: [UIImage], seconds: TimeInterval, count: Float
  ) -> CAKeyframeAnimation? {
    let pictures = images.compactMap(\.uprightPixels)
    guard !pictures.isEmpty else { return nil }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.calculationMode = .discrete
    animation.values = pictures
    animation.duration = seconds > 0 ? seconds : ImageSequence.frame * Double(pictures.count)
    animation.repeatCount = count
    return animation
  }

  /// Shows `image` again.
  func stopSequence() { layer.removeAnimation(forKey: ImageSequence.key) }
}
