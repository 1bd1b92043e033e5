// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An emitter's values while they are animated: looked up for the moment of each birth.

internal import MicaRaster

/// An animation of a number of a cell.
struct CellAnimation: Sendable {
  /// The place in the emitter's cells, then in that cell's cells and so on.
  let cell: [Int]
  let key: EmitterCellKey
  let motion: Motion
}

/// The animations that concern births.
struct EmissionAnimations: Sendable {
  private let own: [ResolvedAnimation]
  private let cells: [CellAnimation]

  /// Nil when there is none.
  init?(_ animations: [ResolvedAnimation], _ cellAnimations: [CellAnimation]) {
    own = animations.filter { $0.field.record == .emitter }
    cells = cellAnimations
    if own.isEmpty && cells.isEmpty { return nil }
  }

  /// The values at a time of the layer.
  func values(of properties: EmitterProperties, at time: Double) -> EmitterProperties {
    var values = Self.apply(own, to: properties, at: time)
    for animation in cells {
      let base = AnimatableValue.number(values.number(animation))
      if case .number(let number)? = animation.motion.value(atLayerTime: time, over: base) {
        values.setNumber(animation, number)
      }
    }
    return values
  }

  private static func apply(
    _ animations: [ResolvedAnimation], to values: EmitterProperties, at time: Double
  ) -> EmitterProperties {
    guard !animations.isEmpty else { return values }
    var layer = LayerProperties()
    var emission = Emission()
    emission.current = values
    layer.content = .emitter(emission)
    for animation in animations { animation.apply(to: &layer, atLocalTime: time) }
    guard case .emitter(let result) = layer.content else { return values }
    return result.current
  }

  /// The values at many moments, so that the greatest rate and lifetime are known: at rest and over
  /// one cycle of each animation.
  func samples(of properties: EmitterProperties) -> [EmitterProperties] {
    let count = 128
    var samples = [properties]
    for motion in own.map(\.motion) + cells.map(\.motion) {
      let timing = motion.groups.first { !$0.leavesLayer }?.timing ?? motion.timing
      let end = timing.beginTime + (timing.duration - timing.timeOffset) / timing.speed
      let begin = timing.beginTime - timing.timeOffset / timing.speed
      guard begin.isFinite, end.isFinite else { continue }
      for index in 0...count {
        // The end itself belongs to what comes after.
        let share = min(Double(index) / Double(count), 0.999_999)
        samples.append(values(of: properties, at: begin + share * (end - begin)))
      }
    }
    return samples
  }
}

extension EmitterProperties {
  fileprivate func number(_ animation: CellAnimation) -> Double {
    var below = cells
    var found = 0.0
    for index in animation.cell {
      guard below.indices.contains(index) else { return 0 }
      found = below[index][animation.key]
      below = below[index].cells
    }
    return found
  }

  fileprivate mutating func setNumber(_ animation: CellAnimation, _ value: Double) {
    Self.set(&cells, animation.cell[...], animation.key, value)
  }

  private static func set(
    _ cells: inout [EmitterCellProperties], _ path: ArraySlice<Int>, _ key: EmitterCellKey,
    _ value: Double
  ) {
    guard let index = path.first, cells.indices.contains(index) else { return }
    if path.count == 1 {
      cells[index][key] = value
    } else {
      set(&cells[index].cells, path.dropFirst(), key, value)
    }
  }
}
