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
    case .flip:
      let flip = CardFlip(bounds: layer.properties.bounds, direction: transition.direction)
      if p < 0.5 {
        inner.fade(old.map { ($0.0, $0.1.turned(flip.plane(at: p * .pi))) }, by: 1)
      } else {
        inner.fade((new, scope.turned(flip.plane(at: (p - 1) * .pi))), by: 1)
      }
    }
  }
}

/// A card that is turned over about the axis through its middle, seen in perspective.
private struct CardFlip {
  /// How far away the eye is, in sizes of the card along which it turns: ours, no measurement is known.
  private static let distance = 2.0

  let center: SIMD2<Double>
  /// Towards the side that moves away; the other one comes forward.
  let direction: SIMD2<Double>
  let eye: Double

  init(bounds: SIMD4<Double>, direction: SIMD2<Double>) {
    center = bounds.lowHalf + bounds.highHalf * 0.5
    self.direction = direction
    let size = bounds.highHalf * direction
    eye = max(1e-3, (size.x.magnitude + size.y.magnitude) * Self.distance)
  }

  /// The card's plane after a turn, in radians.
  func plane(at angle: Double) -> Projection {
    let (sine, cosine) = (PortableMath.sin(angle), PortableMath.cos(angle))
    let depth = direction * (sine / eye)
    // Along the axis nothing shrinks but by distance.
    let along = SIMD2(
      direction.x == 0 ? 1 : cosine, direction.y == 0 ? 1 : cosine)
    let turn = Projection(
      x: SIMD3(along.x, 0, depth.x), y: SIMD3(0, along.y, depth.y), origin: SIMD3(0, 0, 1))
    return Projection(Affine.translation(-center.x, -center.y)).then(turn)
      .then(Affine.translation(center.x, center.y))
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
  /// The same surroundings, with another plane before theirs.
  fileprivate func turned(_ turn: Projection) -> EmitScope { with(plane: turn.then(plane)) }

  /// The same surroundings, moved within their space.
  fileprivate func moved(by offset: SIMD2<Double>) -> EmitScope {
    with(plane: Projection(Affine.translation(offset.x, offset.y)).then(plane))
  }
}
