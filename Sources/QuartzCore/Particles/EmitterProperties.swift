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

  /// Cells that are looked at, those within cells included.
  private static let greatestCellCount = 10_000

  init() {}

  init(_ state: CAEmitterLayer.EmitterState) {
    var rest = Self.greatestCellCount
    cells = (state.cells ?? []).map { EmitterCellProperties($0, depth: 0, &rest) }
    birthRate = Double(state.birthRate)
    lifetime = Double(state.lifetime)
    velocity = Double(state.velocity)
    scale = Double(state.scale)
    spin = Double(state.spin)
    position = SIMD2(state.position.x, state.position.y)
    zPosition = state.zPosition
    size = SIMD2(state.size.width, state.size.height)
    depth = state.depth
    shape = EmitterShape.Kind(state.shape)
    mode = EmitterShape.Mode(state.mode)
    renderMode = state.renderMode
    preservesDepth = state.preservesDepth
    seed = state.seed
  }

  /// Rounds what the program computed.
  mutating func roundToFloat() {
    position = position.roundedToFloat
    zPosition = zPosition.roundedToFloat
    size = size.roundedToFloat
    depth = depth.roundedToFloat
    for index in cells.indices { cells[index].roundToFloat() }
  }
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
  static let greatestDepth = 8

  /// `rest` is how many more cells are looked at.
  init(_ cell: CAEmitterCell, depth: Int, _ rest: inout Int) {
    name = cell.name
    isEnabled = cell.isEnabled
    numbers = cell.numbers
    color = cell.color?.straightSRGB ?? StraightColor(1, 1, 1, 1)
    picture = CellPicture(cell)
    let below = cell.emitterCells ?? []
    rest -= below.count
    guard depth + 1 < Self.greatestDepth, rest >= 0 else {
      if !below.isEmpty { Unsupported.note("emitter cells more than 8 deep, or 10,000 of them") }
      cells = []
      return
    }
    cells = []
    for cell in below { cells.append(EmitterCellProperties(cell, depth: depth + 1, &rest)) }
  }

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

  /// Nil for a cell without contents; contents that are no picture are noted.
  init?(_ cell: CAEmitterCell) {
    guard let contents = cell.contents else { return nil }
    guard let image = contents as? CGImage else {
      Unsupported.note("CAEmitterCell.contents of type \(type(of: contents))")
      return nil
    }
    pixmap = image.pixmap
    part = cell.contentsRect.vector.roundedToFloat
    let nearest = CALayerContentsFilter.nearest.rawValue
    magnifiesByNearest = cell.magnificationFilter == nearest
    minifiesByNearest = cell.minificationFilter == nearest
  }

  static func == (a: CellPicture, b: CellPicture) -> Bool {
    a.pixmap === b.pixmap && a.part == b.part && a.magnifiesByNearest == b.magnifiesByNearest
      && a.minifiesByNearest == b.minifiesByNearest
  }
}

extension EmitterProperties {
  func value(for key: AnimatableKey) -> AnimatableValue? {
    switch key {
    case .emitterPosition: return .point(position)
    case .emitterZPosition: return .number(zPosition)
    case .emitterSize: return .point(size)
    case .emitterDepth: return .number(depth)
    case .birthRate: return .number(birthRate)
    case .lifetime: return .number(lifetime)
    case .velocity: return .number(velocity)
    case .scale: return .number(scale)
    case .spin: return .number(spin)
    default: return nil
    }
  }

  mutating func set(_ key: AnimatableKey, _ value: AnimatableValue) {
    switch (key, value) {
    case (.emitterPosition, .point(let v)): position = v
    case (.emitterZPosition, .number(let v)): zPosition = v
    case (.emitterSize, .point(let v)): size = v
    case (.emitterDepth, .number(let v)): depth = v
    case (.birthRate, .number(let v)): birthRate = v
    case (.lifetime, .number(let v)): lifetime = v
    case (.velocity, .number(let v)): velocity = v
    case (.scale, .number(let v)): scale = v
    case (.spin, .number(let v)): spin = v
    default: break
    }
  }
}
