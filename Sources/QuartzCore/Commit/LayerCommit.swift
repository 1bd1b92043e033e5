// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2: model layers → snapshots. The only place where mutable layers are read for drawing; here
// animations get their begin times and their values become numbers.

import Foundation
internal import MicaRaster

/// Takes a snapshot of a tree of layers at `time` (seconds, `CACurrentMediaTime`'s).
///
/// Commits the implicit transaction, gives new animations their begin times (FACTS C1) and has
/// `clock` take animations off their layers when they end; without a clock that waits for the
/// layer's next commit, which no picture shows. Parts of the tree that did not change since the
/// last commit are the same objects as then.
package func commitLayerTree(
  _ root: CALayer, at time: Double, clock: VirtualClock? = nil
) -> LayerSnapshot {
  CATransaction.flush()
  let commit = LayerCommit(clock: clock)
  let parentTime = root.container.map { $0.localTime(atAbsoluteTime: time) } ?? time
  let snapshot = commit.snapshot(of: root, atParentTime: parentTime)
  commit.tellDelegates(at: time)
  return snapshot
}

/// One commit in progress.
final class LayerCommit {
  private let clock: VirtualClock?
  private var started: [AttachedAnimation] = []
  private var ended: [CALayer] = []

  init(clock: VirtualClock?) { self.clock = clock }

  func snapshot(of layer: CALayer, atParentTime parentTime: Double) -> LayerSnapshot {
    if !layer.flags.hasChanged, let committed = layer.committed { return committed }
    let timing = layer.timing
    let localTime = timing.localTime(atParentTime: parentTime)
    let properties = LayerProperties(layer)
    let animations = layer.attachments.compactMap {
      resolve($0, on: layer, properties: properties, localTime: localTime)
    }
    let snapshot = LayerSnapshot(
      properties: properties, animations: animations,
      timing: timing.isParentTime ? nil : timing,
      sublayers: layer.tree.sublayers.map { self.snapshot(of: $0, atParentTime: localTime) },
      mask: layer.tree.mask.map { self.snapshot(of: $0, atParentTime: localTime) })
    layer.committed = snapshot
    layer.flags.hasChanged = false
    return snapshot
  }

  private func resolve(
    _ attachment: AttachedAnimation, on layer: CALayer, properties: LayerProperties,
    localTime: Double
  ) -> ResolvedAnimation? {
    let isNew = attachment.beginTime == nil
    if isNew {
      let own = attachment.animation.beginTime
      attachment.beginTime = own == 0 ? localTime : own
      started.append(attachment)
    }
    if attachment.hasEnded(atLocalTime: localTime) {
      ended.append(layer)
    } else {
      scheduleEnd(of: attachment, on: layer)
    }
    return attachment.resolved(on: layer, properties: properties, localTime: localTime)
  }

  private func scheduleEnd(of attachment: AttachedAnimation, on layer: CALayer) {
    guard let clock, let end = attachment.timing.endInParentTime else { return }
    let time = layer.absoluteTime(atLocalTime: end)
    guard time.isFinite, attachment.scheduledEnd != time else { return }
    attachment.scheduledEnd = time
    clock.schedule(at: time) { [weak layer] in layer?.finishAnimations(atAbsoluteTime: time) }
  }

  /// Runs the user's code about starts and ends, after the tree was read.
  func tellDelegates(at time: Double) {
    for attachment in started {
      attachment.animation.delegate?.animationDidStart(attachment.animation)
    }
    for layer in ended { layer.finishAnimations(atAbsoluteTime: time) }
  }
}

extension TimingSpec {
  /// Whether own time is the parent's.
  var isParentTime: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }
}
