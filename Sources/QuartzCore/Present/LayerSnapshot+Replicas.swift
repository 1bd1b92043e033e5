// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 3, replicator layers: what each instance shows when instances lag behind each other.

internal import MicaRaster

extension LayerSnapshot {
  /// The most moments that are presented of anything below one delayed replicator.
  private static let maximumMomentCount = 100_000

  /// The sublayers at the moment that each instance shows, k delays ago; empty where that makes no
  /// difference.
  func replicas(
    _ properties: LayerProperties, atLocalTime time: Double
  ) -> [[PresentedLayer]] {
    guard case .replicator(let replicator) = properties.content, replicator.isDelayed,
      sublayers.contains(where: { $0.resting == nil })
    else { return [] }
    var count = replicator.instanceCount
    let below = sublayers.reduce(1) { max($0, $1.momentCount) }
    if count * below > Self.maximumMomentCount {
      Unsupported.note("delayed replicators of more than 100,000 instances")
      count = max(1, Self.maximumMomentCount / below)
    }
    return (0..<count).map { k in
      sublayers.map { presentTree($0, at: time - Double(k) * replicator.delay) }
    }
  }

  /// About how many moments of a layer below are presented for one moment of this one.
  private var momentCount: Int {
    guard resting == nil else { return 1 }
    let below = sublayers.reduce(1) { max($0, $1.momentCount) }
    guard case .replicator(let replicator) = properties.content, replicator.isDelayed else {
      return below
    }
    return min(below * replicator.instanceCount, Self.maximumMomentCount)
  }
}
