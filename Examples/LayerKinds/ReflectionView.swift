// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view that mirrors whatever is in it, by a replicator layer of two instances.

import UIKit

/// A view over its own reflection, which follows its subviews' every move.
class ReflectionView: UIView {
  /// Points between the view and its reflection.
  var gap: CGFloat = 2 {
    didSet { setNeedsLayout() }
  }
  /// Whether the reflection fades out downwards instead of being evenly pale.
  var isFading = false {
    didSet { setNeedsLayout() }
  }

  private let fade = CAGradientLayer()

  override class var layerClass: AnyClass { CAReplicatorLayer.self }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let replicator = layer as? CAReplicatorLayer else { return }
    replicator.instanceCount = 2
    var transform = CATransform3DIdentity
    transform = CATransform3DTranslate(transform, 0, bounds.height + gap, 0)
    transform = CATransform3DScale(transform, 1, -1, 1)
    replicator.instanceTransform = transform
    replicator.instanceAlphaOffset = isFading ? -0.4 : -0.6
    replicator.mask = isFading ? fade : nil
    layoutFade()
  }

  /// The mask: everything of the view itself, less and less of the reflection.
  private func layoutFade() {
    let height = 2 * bounds.height + gap
    let end = Double(bounds.height / height)
    fade.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    fade.colors = [UIColor.black, .black, UIColor.black.withAlphaComponent(0)].map(\.cgColor)
    fade.locations = [0, NSNumber(value: end), NSNumber(value: end + 0.8 * (1 - end))]
  }
}
