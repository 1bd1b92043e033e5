// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What key-value coding finds in cells, and the layer's paths to cells.

import CoreGraphics
import Foundation
internal import MicaRaster
@_spi(Registration) internal import MicaRuntime

extension CAEmitterCell: OpenCoder {
  static var codedName: String { "CAEmitterCell" }
}

private enum CellClass {
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      file.add(
        CAEmitterCell.self, "CAEmitterCell", module: "QuartzCore", objectiveCName: "CAEmitterCell"
      ) { table in
        for key in EmitterCellKey.allCases {
          table.property(
            "\(key)", get: { $0.numbers[key.rawValue] }, set: { $0.numbers[key.rawValue] = $1 },
            default: EmitterCellKey.defaults[key.rawValue])
        }
        table.property("name", \.name)
        table.property("isEnabled", \.isEnabled, default: true)
        table.property("contents", \.contents)
        table.property("contentsRect", \.contentsRect)
        table.property("color", \.color)
        table.property("minificationFilter", \.minificationFilter)
        table.property("magnificationFilter", \.magnificationFilter)
        table.property("emitterCells", \.emitterCells)
        table.property("style", \.style)
      }
    }
  }
}

/// A layer's path to a value of a cell: `emitterCells.NAME.KEY`, with `emitterCells.NAME` again for
/// cells of cells.
struct EmitterCellPath: Equatable, Sendable {
  let names: [String]
  let key: String

  /// Nil for other paths. Names contain no dots.
  init?(_ keyPath: String) {
    let parts = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3, parts.count % 2 == 1, let last = parts.last else { return nil }
    let pairs = stride(from: 0, to: parts.count - 1, by: 2)
    guard pairs.allSatisfy({ parts[$0] == "emitterCells" }) else { return nil }
    names = pairs.map { parts[$0 + 1] }
    key = last
  }

  /// The first cell of each name in turn.
  func find(in cells: [CAEmitterCell]) -> CAEmitterCell? {
    var cells = cells
    var found: CAEmitterCell?
    for name in names {
      found = cells.first { $0.name == name }
      cells = found?.emitterCells ?? []
      if found == nil { return nil }
    }
    return found
  }
}
