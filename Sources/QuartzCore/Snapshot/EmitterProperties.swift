// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An emitter layer and its cells as plain values: what particles are computed from.

import CoreGraphics
internal import MicaRaster

/// An emitter's values at a moment.
struct EmitterProperties: Equatable, Sendable {
  var cells: [EmitterCellProperties] = []
  var birthRate = 1.0
  var lifetime = 1.0
  var velocity = 1.0
  var scale = 1.0
  var spin = 1.0
  var position = SIMD2<Double>(0, 0)
  var zPosition = 0.0
  var size = SIMD2<Double>(0, 0)
  var depth = 0.0
  var shape = EmitterShape.Kind.point
  var mode = EmitterShape.Mode.volume
  var renderMode = CAEmitterLayerRenderMode.unordered
  var preservesDepth = false
  var seed: UInt32 = 0
}

/// A cell's values.
struct EmitterCellProperties: Equatable, Sendable {
  var name: String?
  var isEnabled: Bool
  /// By `EmitterCellKey`.
  var numbers: [Double]
  var color: StraightColor
  var picture: CellPicture?
  var cells: [EmitterCellProperties]

  /// Cells within cells that are looked at.
  static let maximumDepth = 8

  subscript(key: EmitterCellKey) -> Double {
    get { numbers[key.rawValue] }
    set { numbers[key.rawValue] = newValue }
  }

  /// Rounds what the program computed; times stay exact.
  mutating func roundToFloat() {
    for key in EmitterCellKey.allCases where key != .beginTime && key != .duration {
      self[key] = self[key].roundedToFloat
    }
    for index in cells.indices { cells[index].roundToFloat() }
  }
}

/// What a particle shows.
struct CellPicture: Equatable, Sendable {
  let pixmap: Pixmap
  /// x, y, width, height in units of the picture.
  let part: Vector4
  let magnifiesByNearest: Bool
  let minifiesByNearest: Bool

  static func == (a: CellPicture, b: CellPicture) -> Bool {
    a.pixmap === b.pixmap && a.part == b.part && a.magnifiesByNearest == b.magnifiesByNearest
      && a.minifiesByNearest == b.minifiesByNearest
  }
}
