// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What an emitter layer has emitted under which values. Particles keep what they were born with, so
// a commit remembers the values of earlier ones, as long as a particle of theirs may live.

/// An emitter's values over time, and a time at which its particles are asked for.
struct Emission: Sendable {
  /// As of the last commit, then as animated.
  var current = EmitterProperties()
  /// In the layer's time.
  private(set) var time = 0.0
  private(set) var spans: [EmissionSpan] = []

  /// Changes of values that are remembered.
  private static let maximumSpanCount = 4096

  /// The same emission, asked at a time of the layer.
  func presented(at time: Double) -> Emission {
    var emission = self
    emission.time = time
    return emission
  }

  /// Takes over the values of a commit. The first ones count from the layer's time 0 on.
  mutating func record(
    _ values: EmitterProperties, _ animations: [ResolvedAnimation],
    cellAnimations: [CellAnimation] = [], at time: Double
  ) {
    current = values
    self.time = time
    let moving = EmissionAnimations(animations, cellAnimations)
    if let last = spans.last, last.properties == values, last.animations == nil, moving == nil {
      return
    }
    // The layer's time may have been set back.
    while let last = spans.last, !(last.start < time) { spans.removeLast() }
    var births: [Double] = []
    if let last = spans.last { births = last.births(until: time) }
    let start = spans.isEmpty ? 0 : time
    spans.append(EmissionSpan(start: start, properties: values, births: births, moving))
    forget(before: time)
  }

  /// Drops values of which no particle lives any more.
  private mutating func forget(before time: Double) {
    let longest = spans.reduce(0) { max($0, $1.longestLife) }
    var gone = max(0, spans.count - Self.maximumSpanCount)
    while gone < spans.count - 1 && spans[gone + 1].start + longest < time { gone += 1 }
    spans.removeFirst(gone)
  }
}

/// Values from one moment to the next change of them.
struct EmissionSpan: Sendable {
  /// In the layer's time.
  let start: Double
  let properties: EmitterProperties
  /// Nil where the values are constant.
  let animations: EmissionAnimations?
  /// Each cell's births before `start`; whole where a particle is born.
  private let births: [Double]
  /// The greatest rate of each cell.
  private let rates: [Double]
  /// Of a particle and those that it emits.
  let longestLife: Double

  init(
    start: Double, properties: EmitterProperties, births: [Double],
    _ animations: EmissionAnimations?
  ) {
    self.start = start
    self.properties = properties
    self.births = births
    self.animations = animations
    let samples = animations.map { $0.samples(of: properties) } ?? [properties]
    rates = properties.cells.indices.map { index in
      samples.reduce(0) { max($0, $1.rate(ofCell: index)) }
    }
    longestLife = samples.reduce(0) { max($0, $1.longestLife) }
  }

  /// The part of the span in which a cell emits.
  func window(ofCell index: Int, until end: Double) -> BirthWindow {
    let cell = properties.cells[index]
    let begin = max(0, cell[.beginTime])
    let first = max(start, begin)
    let count = births.indices.contains(index) ? births[index] : 0
    return BirthWindow(
      start: first, end: min(end, begin + cell[.duration]), rate: rates[index], before: count)
  }

  /// Each cell's births before `end`.
  func births(until end: Double) -> [Double] {
    properties.cells.indices.map { window(ofCell: $0, until: end).births }
  }

  /// Whether candidate `index`, born at `time`, is born at all. Under an animated rate births are
  /// tried at the greatest rate, and as many of them happen as the rate of their moment says, spread
  /// evenly by the golden ratio.
  func happens(_ index: Int, cell: Int, _ values: EmitterProperties) -> Bool {
    guard animations != nil else { return true }
    let turns = Double(index) * 0.618_033_988_749_894_9
    return (turns - turns.rounded(.down)) * rates[cell] < values.rate(ofCell: cell)
  }

  /// The values at a moment of the span.
  func values(at time: Double) -> EmitterProperties {
    animations?.values(of: properties, at: time) ?? properties
  }
}

/// A time in which births happen at a rate.
struct BirthWindow: Sendable {
  let start: Double
  /// Not part of the window.
  let end: Double
  /// Per second.
  let rate: Double
  /// The births before `start`.
  let before: Double

  private var isEmpty: Bool { !(start < end && rate > 0 && rate.isFinite) }

  /// The births until the end.
  var births: Double { isEmpty ? before : before + (end - start) * rate }

  /// When birth `index` happens.
  func time(of index: Int) -> Double { start + (Double(index) - before) / rate }

  /// The births that happen after `low`, up to and with `high`, the first ones left out where there
  /// are more than `limit`.
  func indices(after low: Double, through high: Double, limit: Int) -> Range<Int> {
    guard !isEmpty, high >= start, limit > 0 else { return 0..<0 }
    let last = before + (min(high, end) - start) * rate
    let first = max(before, low > start ? before + (low - start) * rate : before)
    guard first.isFinite, last.isFinite, last < 0x1p53 else { return 0..<0 }
    var upper = Int(last.rounded(.down))
    var lower = Int(first.rounded(.up))
    while upper >= lower && !(time(of: upper) < end && time(of: upper) <= high) { upper -= 1 }
    while lower <= upper && time(of: lower) <= low { lower += 1 }
    lower = max(lower, upper - limit + 1)
    return lower > upper ? 0..<0 : lower..<(upper + 1)
  }
}

extension EmitterProperties {
  /// Births of a cell in a second.
  func rate(ofCell index: Int) -> Double {
    cells[index].isEnabled ? max(0, cells[index][.birthRate] * birthRate) : 0
  }

  /// The longest time that anything of one birth can be seen.
  var longestLife: Double { cells.reduce(0) { max($0, $1.longestLife) } * max(0, lifetime) }
}

extension EmitterCellProperties {
  /// The same of one birth of the cell, before the layer's multiplier.
  var longestLife: Double {
    guard isEnabled else { return 0 }
    return max(0, self[.lifetime] + abs(self[.lifetimeRange]) / 2)
      + cells.reduce(0) { max($0, $1.longestLife) }
  }
}
