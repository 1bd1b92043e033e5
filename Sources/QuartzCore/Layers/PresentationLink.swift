// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The tree around a presentation copy, made as far as somebody looks at it.

/// What a presentation copy presents.
final class PresentationLink {
  let model: CALayer
  /// Absolute time.
  let time: Double
  /// What the model had committed.
  private let snapshot: LayerSnapshot
  /// The copy of the layer above, kept alive by the copies below it.
  fileprivate var parent: CALayer?
  fileprivate var isLinked = false
  fileprivate var isExpanded = false

  init(model: CALayer, time: Double, snapshot: LayerSnapshot) {
    self.model = model
    self.time = time
    self.snapshot = snapshot
  }

  /// The layer and all below it as they look at that time.
  var shown: PresentedLayer {
    let parentTime = model.container?.localTime(atAbsoluteTime: time) ?? time
    return present(snapshot.drawn(at: parentTime), at: parentTime)
  }
}

extension CALayer {
  /// The superlayer; a presentation copy's is a copy of the same moment.
  var linkedSuperlayer: CALayer? {
    linkPresentation()
    return tree.superlayer
  }

  private func linkPresentation() {
    guard let presented, !presented.isLinked else { return }
    presented.isLinked = true
    presented.parent = presented.model.container?.presentedCopy(at: presented.time)
    if presented.model.tree.superlayer != nil {
      tree.superlayer = presented.parent
    } else {
      tree.maskedLayer = presented.parent
    }
  }

  /// Gives a presentation copy its sublayers and its mask.
  func expandPresentation() {
    guard let presented, !presented.isExpanded else { return }
    presented.isExpanded = true
    func copy(_ layer: CALayer) -> CALayer? {
      let copy = layer.presentedCopy(at: presented.time)
      copy?.presented?.isLinked = true
      return copy
    }
    tree.sublayers = presented.model.tree.sublayers.compactMap { layer in
      let child = copy(layer)
      child?.tree.superlayer = self
      return child
    }
    tree.mask = presented.model.tree.mask.flatMap(copy)
    tree.mask?.tree.maskedLayer = self
  }
}
