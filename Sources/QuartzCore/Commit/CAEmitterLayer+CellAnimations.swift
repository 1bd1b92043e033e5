// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 2, animations of `emitterCells.NAME.KEY`: key paths → numbers of cells.

import Foundation

extension CAEmitterLayer {
  /// The number that a key path to a cell names; nil for other paths and for what is no number.
  func cellNumber(at keyPath: String) -> AnimatableValue? {
    guard let path = EmitterCellPath(keyPath), let key = EmitterCellKey.named(path.key),
      let cell = path.find(in: emitter.cells ?? [])
    else { return nil }
    return .number(cell.numbers[key.rawValue])
  }

  /// The attached animations of cells' numbers.
  func cellAnimations(_ properties: LayerProperties, at localTime: Double) -> [CellAnimation] {
    attachments.flatMap { attachment in
      var resolver = AnimationResolver(
        attachment: attachment, layer: self, properties: properties, localTime: localTime)
      resolver.add(attachment.animation, timing: attachment.timing, groups: [])
      return resolver.custom.compactMap { cellAnimation($0) }
    }
  }

  private func cellAnimation(_ custom: CustomMotion) -> CellAnimation? {
    guard let path = EmitterCellPath(custom.name), let key = EmitterCellKey.named(path.key),
      path.names.count <= EmitterCellProperties.maximumDepth,
      let indices = path.indices(in: emitter.cells ?? [])
    else { return nil }
    return CellAnimation(cell: indices, key: key, motion: custom.motion)
  }
}

extension EmitterCellPath {
  /// The first cell of each name in turn, by index.
  fileprivate func indices(in cells: [CAEmitterCell]) -> [Int]? {
    var cells = cells
    var indices: [Int] = []
    for name in names {
      guard let index = cells.firstIndex(where: { $0.name == name }) else { return nil }
      indices.append(index)
      cells = cells[index].emitterCells ?? []
    }
    return indices
  }
}
