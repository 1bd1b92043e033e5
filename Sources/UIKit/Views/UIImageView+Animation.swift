// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures that an image view shows in turn: a discrete animation of its layer's contents.

import CoreGraphics
public import Foundation
import QuartzCore

/// What an image view shows in turn.
struct ImageSequence {
  var images: [UIImage]?
  var highlighted: [UIImage]?
  var duration: TimeInterval = 0
  var repeatCount = 0

  /// The animation's name in the layer.
  static let key = "UIImageAnimation"
  /// Seconds that a picture stays where no duration is set.
  static let frame = 1.0 / 30
}

extension UIImageView {
  /// Whether the pictures are under way.
  public var isAnimating: Bool { layer.animation(forKey: ImageSequence.key) != nil }

  /// Begins with the first of `animationImages`, or of the highlighted ones while the view is; nothing where there are
  /// none.
  public func startAnimating() {
    let images = (isHighlighted ? sequence.highlighted : nil) ?? sequence.images ?? []
    let pictures = images.compactMap(\.uprightPixels)
    guard !pictures.isEmpty else { return }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.calculationMode = .discrete
    animation.values = pictures
    animation.duration =
      sequence.duration > 0 ? sequence.duration : ImageSequence.frame * Double(pictures.count)
    animation.repeatCount = sequence.repeatCount > 0 ? Float(sequence.repeatCount) : .infinity
    layer.add(animation, forKey: ImageSequence.key)
  }

  /// Shows `image` again.
  public func stopAnimating() { layer.removeAnimation(forKey: ImageSequence.key) }
}
