// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2: how deep a tree is, before a recursion goes down it.

extension CALayer {
  /// Levels of the tree from here down as far as the next commit has to go: what did not change
  /// since the last one counts as one level.
  var changedHeight: Int { height { $0.flags.hasChanged || $0.committed == nil } }

  /// Levels of the tree from here down.
  var height: Int { height { _ in true } }

  private func height(below isOpen: (CALayer) -> Bool) -> Int {
    var height = 0
    var level = [self]
    while !level.isEmpty {
      height += 1
      var next: [CALayer] = []
      for layer in level where isOpen(layer) {
        next += layer.tree.sublayers
        if let mask = layer.tree.mask { next.append(mask) }
      }
      level = next
    }
    return height
  }
}
