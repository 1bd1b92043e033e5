// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// All particles that live at a moment. Only births within a lifetime of it are looked at, so a late
// moment costs no more than an early one.

internal import MicaRaster

extension Emission {
  /// The living particles in the order in which they are drawn.
  var particles: [Particle] {
    var census = ParticleCensus(time: time)
    census.count(spans)
    switch current.renderMode {
    case .oldestFirst: return Self.sorted(census.particles) { $0.birth < $1.birth }
    case .oldestLast: return Self.sorted(census.particles) { $0.birth > $1.birth }
    case .backToFront: return Self.sorted(census.particles) { $0.position.z < $1.position.z }
    default: return census.particles
    }
  }

  /// Sorted; equals in their order.
  private static func sorted(
    _ particles: [Particle], by isBefore: (Particle, Particle) -> Bool
  ) -> [Particle] {
    particles.indices.sorted { a, b in
      if isBefore(particles[a], particles[b]) { return true }
      return !isBefore(particles[b], particles[a]) && a < b
    }.map { particles[$0] }
  }
}

/// Counts what lives at a moment.
private struct ParticleCensus {
  let time: Double
  private(set) var particles: [Particle] = []
  /// How many more births are looked at.
  private var rest = 100_000

  init(time: Double) { self.time = time }

  mutating func count(_ spans: [EmissionSpan]) {
    guard time >= 0 else { return }
    let first = spans.map(\.properties.cells.count).max() ?? 0
    for cell in 0..<first {
      for (index, span) in spans.enumerated() where cell < span.properties.cells.count {
        let end = index + 1 < spans.count ? spans[index + 1].start : .infinity
        count(span, cell: cell, until: end)
      }
    }
  }

  private mutating func count(_ span: EmissionSpan, cell: Int, until end: Double) {
    let window = span.window(ofCell: cell, until: end)
    for index in births(of: window, living: span.longestLife) {
      let birth = window.time(of: index)
      let values = span.values(at: birth)
      guard span.happens(index, cell: cell, values) else { continue }
      let random = ParticleRandom(seed: values.seed).child(cell).child(index)
      var origin = EmitterShape(values).origin(random)
      origin.point += Vector3(values.position.x, values.position.y, values.zPosition)
      let kind = values.cells[cell]
      add(
        kind,
        ParticleLife(kind, ParticleFactors(values), random, birth: birth, origin: origin),
        ParticleFactors(values))
    }
  }

  /// The births of a window that may still be seen.
  private mutating func births(of window: BirthWindow, living seconds: Double) -> Range<Int> {
    let low = time - seconds
    let all = window.indices(after: low, through: time, limit: .max)
    let seen = all.suffix(rest)
    if seen.count < all.count { Unsupported.note("emitters of more than 100,000 particles") }
    rest -= seen.count
    return seen.startIndex..<seen.endIndex
  }

  private mutating func add(
    _ cell: EmitterCellProperties, _ life: ParticleLife, _ factors: ParticleFactors
  ) {
    if let particle = life.shown(at: time - life.birth) { particles.append(particle) }
    guard life.length > 0 else { return }
    for (number, kind) in cell.cells.enumerated() where kind.isEnabled {
      let begin = life.birth + max(0, kind[.beginTime])
      let window = BirthWindow(
        start: begin, end: min(life.birth + life.length, begin + kind[.duration]),
        rate: kind[.birthRate], before: 0)
      for index in births(of: window, living: kind.longestLife * max(0, factors.lifetime)) {
        let birth = window.time(of: index)
        let origin = EmitterShape.Origin(
          point: life.position(at: birth - life.birth), normal: Vector3(1, 0, 0))
        let random = life.random.child(number).child(index)
        add(
          kind, ParticleLife(kind, factors, random, birth: birth, origin: origin), factors)
      }
    }
  }
}
