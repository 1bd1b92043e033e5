// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4, replicator layers: the sublayers once for each instance (FACTS C8).

internal import MicaRaster
internal import MicaScene

extension LayerEmitter {
  /// The ops of a list beyond which no more instances are added.
  private static let maximumOpCount = 1_000_000

  /// Records every instance of a replicator's sublayers; `scope` is where the first one lies.
  func drawReplicas(
    _ replicator: ReplicatorProperties, of layer: PresentedLayer, in scope: EmitScope
  ) {
    if replicator.count > Double(replicator.instanceCount) + 1 {
      Unsupported.note("replicators of more than 10,000 instances")
    }
    forEachInstance(of: layer, replicator, in: scope) { layers, alpha, scope in
      drawInstance(layers, fading: alpha, in: scope)
    }
  }

  /// The sublayers of each instance, what fades them, and where they lie.
  func forEachInstance(
    of layer: PresentedLayer, _ replicator: ReplicatorProperties, in scope: EmitScope,
    _ body: ([PresentedLayer], Double, EmitScope) -> Void
  ) {
    let count = layer.drawnInstances(of: replicator, upTo: 1, inContext: options.isInContext)
    guard count > 0 else { return }
    let step = replicator.step(bounds: layer.properties.bounds)
    var placement = CATransform3DIdentity
    for k in 0..<replicator.instanceCount(of: layer) {
      if k > 0 { placement = CATransform3DConcat(step, placement) }
      let color = replicator.color(ofInstance: k)
      guard color.w > 0 else { continue }
      guard list.ops.count < Self.maximumOpCount else {
        Unsupported.note("replicators of more than 1,000,000 drawn things")
        return
      }
      var inner = scope.placed(by: placement)
      inner.tint *= SIMD3(color.x, color.y, color.z)
      body(layer.instance(k), Double(color.w), inner)
    }
  }

  /// One instance: as one picture where it fades and draws more than one thing.
  private func drawInstance(
    _ layers: [PresentedLayer], fading alpha: Double, in scope: EmitScope
  ) {
    let isGroup =
      alpha < 1
      && PresentedLayer.drawnThings(in: layers, upTo: 2, inContext: options.isInContext) > 1
    var scope = scope
    if !isGroup { scope.alpha *= alpha }
    if isGroup {
      group(alpha: alpha) { emit(layers, in: scope) }
    } else {
      emit(layers, in: scope)
    }
  }
}

extension ReplicatorProperties {
  /// How many instances of a layer are drawn.
  func instanceCount(of layer: PresentedLayer) -> Int {
    layer.replicas.isEmpty ? instanceCount : min(instanceCount, layer.replicas.count)
  }
}

extension PresentedLayer {
  /// The number of things that all instances of the sublayers draw, counted up to `limit`.
  func drawnInstances(
    of replicator: ReplicatorProperties, upTo limit: Int, inContext: Bool
  ) -> Int {
    guard !replicas.isEmpty else {
      let count = Self.drawnThings(in: sublayers, upTo: limit, inContext: inContext)
      return min(count * min(replicator.instanceCount, limit), limit)
    }
    var count = 0
    for layers in replicas where count < limit {
      count += Self.drawnThings(in: layers, upTo: limit - count, inContext: inContext)
    }
    return count
  }

  /// How the sublayers look in instance `k`.
  fileprivate func instance(_ k: Int) -> [PresentedLayer] {
    replicas.isEmpty ? sublayers : replicas[k]
  }
}

extension PresentedLayer {
  /// The visible sublayers, once for each place at which instances lie; of a replicator the first 100.
  var placedSublayers: [(layer: PresentedLayer, placement: CATransform3D)] {
    let visible = sublayers.filter { !$0.isInvisible }
    guard case .replicator(let replicator) = properties.content else {
      return visible.map { ($0, CATransform3DIdentity) }
    }
    let step = replicator.step(bounds: properties.bounds)
    var placement = CATransform3DIdentity
    var placed: [(layer: PresentedLayer, placement: CATransform3D)] = []
    for k in 0..<min(replicator.instanceCount, 100) {
      if k > 0 { placement = CATransform3DConcat(step, placement) }
      placed += visible.map { ($0, placement) }
    }
    return placed
  }
}
