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
    if CATransform3DIsAffine(layer.properties.transform) { return layer }
    var properties = layer.properties
    properties.transform = CATransform3DIdentity
    return PresentedLayer(
      properties: properties, sublayers: layer.sublayers, mask: layer.mask,
      replicas: layer.replicas, transition: layer.transition)
  }
}
