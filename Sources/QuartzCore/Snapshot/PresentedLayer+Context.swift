// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Layers as `render(in:)` draws them, where that is another way than the screen's.

extension PresentedLayer {
  /// The tree below this layer without transforms that aren't affine: a context draws such layers as if they had none, at
  /// their positions (FACTS 3.20). Itself where there are none.
  func withoutDepth() -> PresentedLayer {
    if sublayers.isEmpty, mask == nil { return self }
    let layers = sublayers.map { $0.withoutOwnDepth() }
    let mask = mask?.withoutOwnDepth()
    let instances = replicas.map { $0.map { $0.withoutOwnDepth() } }
    let isSame =
      mask === self.mask && zip(layers, sublayers).allSatisfy { $0 === $1 }
      && zip(instances.joined(), replicas.joined()).allSatisfy { $0 === $1 }
    if isSame { return self }
    return PresentedLayer(
      properties: properties, sublayers: layers, mask: mask, replicas: instances,
      transition: transition)
  }

  private func withoutOwnDepth() -> PresentedLayer {
    let layer = withoutDepth()
    let transform = layer.properties.transform
    if CATransform3DIsAffine(transform) { return layer }
    var properties = layer.properties
    properties.transform =
      transform.isNearlyAffine
      ? CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(transform))
      : CATransform3DIdentity
    return PresentedLayer(
      properties: properties, sublayers: layer.sublayers, mask: layer.mask,
      replicas: layer.replicas, transition: layer.transition)
  }
}

extension CATransform3D {
  /// Whether the plane stays in itself, but for what a turn around all of an axis leaves of sines and cosines: a context
  /// draws a layer after a turn of 360° about x as it stands (Apple's pictures of lottie's pr_1930).
  fileprivate var isNearlyAffine: Bool {
    [m13, m14, m23, m24, m31, m32, m33 - 1, m34, m43, m44 - 1].allSatisfy { abs($0) <= 1e-6 }
  }
}
