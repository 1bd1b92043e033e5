// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4, a layer in transition: its old picture and its new one, each a group.

internal import MicaRaster
internal import MicaScene

extension LayerEmitter {
  /// How many transitions may be drawn inside each other; what is deeper shows its new picture.
  private static var maximumDepth: Int { 5 }

  /// Records a layer whose own space is the scope's plane, between its old picture and its new one.
  func draw(_ transition: PresentedTransition, to layer: PresentedLayer, in scope: EmitScope) {
    var inner = self
    inner.openTransitions += 1
    let new = layer.settled
    guard openTransitions < Self.maximumDepth, transition.progress < 1 else {
      return inner.draw(new, in: scope)
    }
    let size = layer.properties.bounds.highHalf
    let newStart = transition.direction * size * -1
    let old = transition.old.map {
      (layer: $0, scope: scope.with(plane: plane(of: $0, over: layer, scope.plane)))
    }
    let step = transition.direction * size * transition.progress
    let p = transition.progress
    switch transition.motion {
    case .fade:
      // The shares add up: opaque pictures let nothing shine through.
      group(alpha: 1) {
        inner.fade(old, by: 1 - p)
        inner.fade((new, scope), by: p, blend: .plusLighter)
      }
    case .push:
      inner.fade(old.map { ($0.0, $0.1.moved(by: step)) }, by: 1 - p)
      inner.fade((new, scope.moved(by: newStart + step)), by: p)
    case .moveIn:
      inner.fade(old, by: 1)
      inner.fade((new, scope.moved(by: newStart + step)), by: p)
    case .reveal:
      inner.fade((new, scope), by: 1)
      inner.fade(old.map { ($0.0, $0.1.moved(by: step)) }, by: 1 - p)
    }
  }
}

extension LayerEmitter {
  /// A picture as a group of its own, which nothing outside shines through while it fades.
  private func fade(
    _ picture: (layer: PresentedLayer, scope: EmitScope)?, by alpha: Double,
    blend: BlendMode = .sourceOver
  ) {
    guard let picture, alpha > 0 else { return }
    list.beginGroup(alpha: Float(alpha), blend: blend)
    let clip = list.clip
    list.clip = .none
    draw(picture.layer, in: picture.scope)
    list.clip = clip
    list.endGroup()
  }

  /// The space of an old picture that stands where the layer stands now: anchor upon anchor.
  private func plane(
    of old: PresentedLayer, over layer: PresentedLayer, _ plane: Projection
  ) -> Projection {
    let offset = layer.properties.geometry.anchor - old.properties.geometry.anchor
    guard offset != SIMD2(0, 0) else { return plane }
    return Projection(Affine.translation(offset.x, offset.y)).then(plane)
  }
}

extension EmitScope {
  /// The same surroundings, moved within their space.
  fileprivate func moved(by offset: SIMD2<Double>) -> EmitScope {
    with(plane: Projection(Affine.translation(offset.x, offset.y)).then(plane))
  }
}
