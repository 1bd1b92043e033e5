// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Parents, children and masks. A layer is in one place only, and never inside itself.

/// A layer's relations.
struct LayerTree {
  weak var superlayer: CALayer?
  /// The layer that this one is the mask of.
  weak var maskedLayer: CALayer?
  var sublayers: [CALayer] = []
  var mask: CALayer?
}

extension CALayer {
  /// Whether `layer` is this one or contains it.
  private func isInside(_ layer: CALayer) -> Bool {
    if layer === self { return true }
    if layer.tree.sublayers.isEmpty && layer.tree.mask == nil { return false }
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.container
    }
    return false
  }

  /// Lets go of all layers below that nobody else holds, without recursion: trees may be deep.
  func releaseTree() {
    func take(from layer: CALayer) -> [CALayer] {
      let layers = layer.tree.sublayers + (layer.tree.mask.map { [$0] } ?? [])
      (layer.tree.sublayers, layer.tree.mask) = ([], nil)
      return layers
    }
    var waiting = take(from: self)
    while var next = waiting.popLast() {
      if isKnownUniquelyReferenced(&next) { waiting += take(from: next) }
    }
  }

  func insert(_ layer: CALayer, at index: Int) {
    guard !isInside(layer) else { return }
    var index = min(max(index, 0), tree.sublayers.count)
    if let old = tree.sublayers.firstIndex(where: { $0 === layer }) {
      if old < index { index -= 1 }
      tree.sublayers.remove(at: old)
    } else if layer.container != nil {
      layer.removeFromSuperlayer()
      // Delegates that heard of it may have changed the tree.
      guard layer.container == nil, !isInside(layer) else { return }
    }
    tree.sublayers.insert(layer, at: min(index, tree.sublayers.count))
    layer.holdUntilCommit()
    layer.tree.superlayer = self
    childrenDidChange()
    if flags.isLive { layer.performOrderAction(isIn: true) }
  }

  func insert(_ layer: CALayer, nextTo sibling: CALayer?, offset: Int) {
    guard sibling !== layer || sibling == nil else { return }
    let place = tree.sublayers.firstIndex { $0 === sibling }
    insert(layer, at: place.map { $0 + offset } ?? (offset == 0 ? 0 : tree.sublayers.count))
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, !isInside(new), tree.sublayers.contains(where: { $0 === old }) else {
      return
    }
    insert(new, nextTo: old, offset: 0)
    old.removeFromSuperlayer()
  }

  func setSublayers(_ layers: [CALayer]) {
    for child in tree.sublayers where !layers.contains(where: { $0 === child }) {
      child.removeFromSuperlayer()
    }
    for layer in layers { insert(layer, at: tree.sublayers.count) }
  }

  func detach() {
    if let parent = tree.superlayer {
      holdUntilCommit()
      parent.tree.sublayers.removeAll { $0 === self }
      tree.superlayer = nil
      noteDeparture()
      parent.childrenDidChange()
      if flags.isLive { performOrderAction(isIn: false) }
    }
    if let masked = tree.maskedLayer { masked.mask = nil }
  }

  func setMask(_ layer: CALayer?) {
    guard layer !== tree.mask else { return }
    if let layer, isInside(layer) { return }
    change("mask") {
      tree.mask?.holdUntilCommit()
      tree.mask?.noteDeparture()
      tree.mask?.tree.maskedLayer = nil
      tree.mask = nil
      if let layer, layer.container != nil {
        layer.removeFromSuperlayer()
        // Delegates that heard of it may have changed the tree.
        guard layer.container == nil, !isInside(layer), tree.mask == nil else { return }
      }
      layer?.tree.maskedLayer = self
      tree.mask = layer
    }
    markNeedsUpdate()
  }

  private func noteDeparture() {
    if committed != nil { TransactionStack.current.noteDeparture(of: self) }
  }

  private func childrenDidChange() {
    didChange()
    markNeedsUpdate()
    if !flags.isLayingOut { setNeedsLayout() }
    performAction("sublayers")
  }
}
