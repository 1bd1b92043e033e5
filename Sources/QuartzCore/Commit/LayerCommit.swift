// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2: model layers → snapshots. The only place where mutable layers are read for drawing; here
// animations get their begin times and their values become numbers.

import Foundation
internal import MicaContext
internal import MicaRaster

/// One commit in progress.
final class LayerCommit {
  private let clock: VirtualClock?
  private var started: [AttachedAnimation] = []
  private var ended: [CALayer] = []
  private var stopped: [AttachedAnimation] = []

  init(clock: VirtualClock?) { self.clock = clock }

  /// `received` are animations that the layer above has for this one.
  func snapshot(
    of layer: CALayer, atParentTime parentTime: Double, received: [ForwardedAnimation] = []
  ) -> LayerSnapshot {
    if received.isEmpty, let committed = layer.unchanged { return committed }
    let timing = layer.timing
    let localTime = timing.localTime(atParentTime: parentTime)
    var (properties, animations, forwarded, custom) = WorkSubject.with(layer) {
      let properties = LayerProperties(layer)
      let found = resolve(layer, received, properties: properties, localTime: localTime)
      return (properties, found.animations, found.forwarded, found.custom)
    }
    layer.completeCommit(&properties, animations, at: localTime)
    let snapshot = LayerSnapshot(
      properties: properties, animations: animations,
      timing: timing.isParentTime ? nil : timing,
      sublayers: layer.tree.sublayers.map { child in
        if forwarded.isEmpty, let committed = child.unchanged { return committed }
        return self.snapshot(
          of: child, atParentTime: localTime, received: Self.animations(forwarded, to: child))
      },
      mask: layer.tree.mask.map { mask in
        self.snapshot(
          of: mask, atParentTime: localTime, received: Self.animations(forwarded, to: mask))
      },
      transition: layer.attachments.last { $0.animation is CATransition }?
        .resolvedTransition(on: layer, atParentTime: parentTime),
      custom: layer.customDrawing(custom, properties, animations))
    layer.committed = snapshot
    if let clock, snapshot.custom?.isDrawn == true { layer.scheduleFrames(on: clock) }
    layer.flags.hasChanged = false
    layer.flags.hasForwardedAnimations = !received.isEmpty
    layer.flags.isLive = clock != nil
    return snapshot
  }

  private static func animations(_ forwarded: [ForwardedAnimation], to layer: CALayer)
    -> [ForwardedAnimation]
  {
    forwarded.isEmpty ? [] : forwarded.filter { $0.target === layer }
  }

  /// The layer's animations in numbers, those that it has for layers below, and those of properties
  /// that only the program knows.
  private func resolve(
    _ layer: CALayer, _ received: [ForwardedAnimation], properties: LayerProperties,
    localTime: Double
  ) -> (animations: [ResolvedAnimation], forwarded: [ForwardedAnimation], custom: [CustomMotion]) {
    if layer.attachments.isEmpty && received.isEmpty { return ([], [], []) }
    var animations: [ResolvedAnimation] = []
    var forwarded: [ForwardedAnimation] = []
    var custom: [CustomMotion] = []
    func add(_ attachment: AttachedAnimation, _ body: (inout AnimationResolver) -> Void) {
      var resolver = AnimationResolver(
        attachment: attachment, layer: layer, properties: properties, localTime: localTime)
      body(&resolver)
      animations += resolver.found
      forwarded += resolver.forwarded
      custom += resolver.custom
    }
    for attachment in layer.attachments {
      settle(attachment, on: layer, localTime: localTime)
      add(attachment) { $0.add(attachment.animation, timing: attachment.timing) }
    }
    for animation in received { add(animation.attachment) { $0.add(animation) } }
    return (animations, forwarded, custom)
  }

  /// Gives a new animation its begin time and sees to its end.
  private func settle(_ attachment: AttachedAnimation, on layer: CALayer, localTime: Double) {
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
  }

  private func scheduleEnd(of attachment: AttachedAnimation, on layer: CALayer) {
    guard let clock, let end = attachment.timing.endInParentTime else { return }
    let time = layer.absoluteTime(atLocalTime: end)
    guard time.isFinite, attachment.scheduledEnd != time else { return }
    attachment.scheduledEnd = time
    clock.schedule(at: time, in: .completions) { [weak layer] in
      layer?.finishAnimations(atAbsoluteTime: time)
    }
  }

  /// Takes the animations off layers that are in no committed tree any more.
  func letGo(_ layers: [CALayer]) {
    var layers = layers.filter { layer in
      var top = layer
      while let next = top.container { top = next }
      return !top.flags.isRoot
    }
    while let layer = layers.popLast() {
      guard layer.committed != nil else { continue }
      layer.committed = nil
      layer.flags.isLive = false
      layer.flags.hasChanged = true
      stopped += layer.attachments
      layer.attachments = []
      layers += layer.tree.sublayers
      if let mask = layer.tree.mask { layers.append(mask) }
    }
  }

  /// Runs the user's code about starts and ends, after the tree was read.
  func tellDelegates(at time: Double) {
    for attachment in stopped { attachment.reportEnd(finished: false) }
    for attachment in started {
      attachment.animation.delegate?.animationDidStart(attachment.animation)
    }
    for layer in ended { layer.finishAnimations(atAbsoluteTime: time) }
  }
}

extension CALayer {
  /// The last snapshot, where it is still true.
  fileprivate var unchanged: LayerSnapshot? {
    flags.hasChanged || flags.hasForwardedAnimations ? nil : committed
  }
}

extension TimingSpec {
  /// Whether own time is the parent's.
  var isParentTime: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }
}
