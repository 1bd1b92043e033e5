// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, before strokes: an outline → the pieces of it that a dash pattern shows. Curves are cut as
// curves, so that dashes stay sharp at any scale.

/// Lengths of dashes and gaps in turn, in the outline's own space.
package struct DashPattern: Equatable, Sendable {
  /// The first is a dash; a list of odd length goes on with dash and gap exchanged.
  package var lengths: [Float]
  /// How far into the pattern a sub-path starts.
  package var phase: Float

  package init(lengths: [Float], phase: Float = 0) {
    self.lengths = lengths
    self.phase = phase
  }

  /// Dashes shorter than this, in device pixels a whole pattern, blur into a line and are not cut.
  private static let leastPixels = 1.0 / 64

  /// Whether the pattern cuts anything: no entry is negative or not a number, and their sum is
  /// visible at `scale` (pixels per unit).
  func isEffective(scale: Double) -> Bool {
    var sum = 0.0
    for length in lengths {
      guard length >= 0, length.isFinite else { return false }
      sum += Double(length)
    }
    return phase.isFinite && sum * scale > Self.leastPixels
  }
}

/// Where in its pattern a sub-path is.
private struct DashCursor {
  private let lengths: [Double]
  private var index = 0
  /// What is left of the dash or gap at hand.
  private(set) var remaining = 0.0
  private(set) var isOn = true

  init(_ pattern: DashPattern) {
    // An odd list is two rounds long.
    let once = pattern.lengths.map(Double.init)
    lengths = once.count % 2 == 0 ? once : once + once
    let sum = lengths.reduce(0, +)
    var offset = Double(pattern.phase).truncatingRemainder(dividingBy: sum)
    if offset < 0 { offset += sum }
    remaining = lengths[0]
    while offset >= remaining {
      offset -= remaining
      next()
    }
    remaining -= offset
  }

  mutating func next() {
    index = (index + 1) % lengths.count
    remaining = lengths[index]
    isOn = index % 2 == 0
  }

  mutating func consume(_ length: Double) { remaining -= length }
}

/// Cuts outlines into dashes.
struct Dasher {
  private let pattern: DashPattern
  private let scale: Double
  private var output = OutlineBuilder()
  private var cursor: DashCursor
  /// The dash at hand, as curves; empty in a gap.
  private var piece: [CubicCurve] = []
  /// The first dash of a sub-path that starts within one: a closing dash is joined to it.
  private var firstPiece: [CubicCurve] = []
  private var isFirst = true
  private var keepsFirst = false
  private var current = Vector(0, 0)
  private var start = Vector(0, 0)

  /// No outline is cut into more pieces than this; beyond it the rest is left whole.
  private static let pieceLimit = 1_000_000
  private var pieces = 0

  private init(_ pattern: DashPattern, scale: Double) {
    self.pattern = pattern
    self.scale = scale
    cursor = DashCursor(pattern)
  }

  /// The dashes of an outline as open sub-paths; the outline itself where the pattern cuts nothing.
  static func dash(_ outline: Outline, _ pattern: DashPattern, scale: Double) -> Outline {
    guard pattern.isEffective(scale: scale), outline.controlBox != nil else { return outline }
    var dasher = Dasher(pattern, scale: scale)
    dasher.run(outline)
    return dasher.output.finish()
  }

  private mutating func run(_ outline: Outline) {
    var next = 0
    func take() -> Vector {
      let p = outline.points[next]
      next += 1
      return Vector(Double(p.x), Double(p.y))
    }
    for (index, verb) in outline.verbs.enumerated() {
      switch verb {
      case Verb.move.rawValue:
        finishSubpath(closed: false)
        start = take()
        current = start
        begin(isClosed: Self.closes(outline.verbs, after: index))
      case Verb.line.rawValue:
        let p = take()
        add(.line(current, p), length: (p - current).length)
      case Verb.quad.rawValue:
        let c = take()
        let p = take()
        let third = 2.0 / 3
        add(
          curve: CubicCurve(
            p0: current, p1: current + (c - current) * third, p2: p + (c - p) * third, p3: p))
      case Verb.cubic.rawValue:
        let a = take()
        let b = take()
        add(curve: CubicCurve(p0: current, p1: a, p2: b, p3: take()))
      default:
        if current != start { add(.line(current, start), length: (start - current).length) }
        finishSubpath(closed: true)
        current = start
        begin(isClosed: false)
      }
    }
    finishSubpath(closed: false)
  }

  /// Whether the sub-path that starts at `index` ends with a `close`.
  private static func closes(_ verbs: [UInt8], after index: Int) -> Bool {
    let end = verbs[(index + 1)...].first {
      $0 == Verb.move.rawValue || $0 == Verb.close.rawValue
    }
    return end == Verb.close.rawValue
  }

  private mutating func begin(isClosed: Bool) {
    keepsFirst = isClosed
    cursor = DashCursor(pattern)
    piece = []
    firstPiece = []
    isFirst = true
  }

  private mutating func finishSubpath(closed: Bool) {
    if closed && !isFirst && !firstPiece.isEmpty && !piece.isEmpty {
      // The dash that runs through the start of a closed sub-path is one dash.
      piece += firstPiece
      firstPiece = []
    }
    let isWhole = closed && isFirst && !piece.isEmpty
    flush()
    if isWhole { output.close() }
    if !firstPiece.isEmpty {
      piece = firstPiece
      firstPiece = []
      isFirst = false
      flush()
    }
    isFirst = true
  }

  private mutating func flush() {
    guard let first = piece.first else { return }
    output.move(first.p0.point)
    for curve in piece {
      if curve.isStraight {
        output.line(curve.p3.point)
      } else {
        output.cubic(curve.p1.point, curve.p2.point, curve.p3.point)
      }
    }
    piece = []
  }

  /// The end of a dash.
  private mutating func endPiece() {
    pieces += 1
    if isFirst && keepsFirst {
      firstPiece = piece
      piece = []
    } else {
      flush()
    }
    isFirst = false
  }

  private mutating func add(curve: CubicCurve) {
    let table = ArcTable(curve, scale: scale)
    add(curve, length: table.length) { table.parameter(at: $0) }
  }

  /// Walks a segment of known length; `parameter` maps a length along it to its parameter.
  private mutating func add(
    _ curve: CubicCurve, length: Double, parameter: (Double) -> Double = { _ in .nan }
  ) {
    current = curve.p3
    guard length > 0, length.isFinite else { return }
    var done = 0.0
    while cursor.remaining < length - done && pieces < Self.pieceLimit {
      let end = done + cursor.remaining
      if cursor.isOn { piece.append(curve.part(done, end, length, parameter)) }
      if cursor.isOn { endPiece() } else { isFirst = false }
      done = end
      cursor.next()
    }
    cursor.consume(length - done)
    if cursor.isOn { piece.append(curve.part(done, length, length, parameter)) }
  }
}

extension Vector {
  var point: Point { Point(Float(x), Float(y)) }
}

extension CubicCurve {
  static func line(_ a: Vector, _ b: Vector) -> CubicCurve {
    CubicCurve(p0: a, p1: a, p2: b, p3: b)
  }

  var isStraight: Bool { p0 == p1 && p2 == p3 }

  /// The part between two lengths; a line's is cut by proportion.
  func part(
    _ from: Double, _ to: Double, _ length: Double, _ parameter: (Double) -> Double
  ) -> CubicCurve {
    if isStraight {
      let d = (p3 - p0) / length
      return .line(p0 + d * from, to == length ? p3 : p0 + d * to)
    }
    let t0 = from == 0 ? 0 : parameter(from)
    let t1 = to == length ? 1 : parameter(to)
    return split(t0).1.split(t0 < 1 ? (t1 - t0) / (1 - t0) : 1).0
  }

  /// Both parts at a parameter.
  func split(_ t: Double) -> (CubicCurve, CubicCurve) {
    let a = p0 + (p1 - p0) * t
    let b = p1 + (p2 - p1) * t
    let c = p2 + (p3 - p2) * t
    let ab = a + (b - a) * t
    let bc = b + (c - b) * t
    let m = ab + (bc - ab) * t
    return (CubicCurve(p0: p0, p1: a, p2: ab, p3: m), CubicCurve(p0: m, p1: bc, p2: c, p3: p3))
  }
}

/// Lengths along a curve at equal steps of its parameter.
struct ArcTable {
  private var sums: [Double] = [0]
  /// The curve's speed at the steps' ends.
  private var speeds: [Double]
  var length: Double { sums[sums.count - 1] }

  /// By chords as Apple measures dashes, or, where `isExact`, within a hundredth of a pixel.
  init(_ curve: CubicCurve, scale: Double, isExact: Bool = false) {
    let bend = curve.bend * scale
    let count =
      isExact
      ? Int(max(8, min((bend * 75).squareRoot().rounded(.up), 1024))) : Self.chordCount(bend)
    var last = curve.p0
    speeds = [(curve.p1 - curve.p0).length]
    for i in 1...count {
      let part = curve.split(Double(i) / Double(count)).0
      let p = part.p3
      speeds.append((p - part.p2).length * Double(count) / Double(i))
      sums.append(length + (p - last).length)
      last = p
    }
  }

  /// A curve is halved while it bends by more than 1.5 px: eight chords for a quarter of a circle of
  /// radius 90 (pixate-svg/circlesvg, for which 0.63 to 2.5 would do), two, one and two for the parts
  /// of a continuous corner of radius 10 (dashedview/testDashView, 1.1 to 2.2).
  private static func chordCount(_ bend: Double) -> Int {
    var (count, bend) = (1, bend)
    while bend > 1.5 && count < 1024 {
      count *= 2
      bend /= 4
    }
    return count
  }

  /// The parameter at a length; within a step the speed changes evenly.
  func parameter(at length: Double) -> Double {
    var low = 0
    var high = sums.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if sums[middle] <= length { low = middle } else { high = middle }
    }
    let step = sums[high] - sums[low]
    let within = step > 0 ? min(max((length - sums[low]) / step, 0), 1) : 0
    // within = v u + (1 − v) u², v the first speed over the mean one.
    let sum = speeds[low] + speeds[high]
    let v = sum > 0 ? 2 * speeds[low] / sum : 1
    let root = (v * v + 4 * (1 - v) * within).squareRoot()
    let u = v + root > 0 ? 2 * within / (v + root) : within
    return (Double(low) + min(max(u, 0), 1)) / Double(sums.count - 1)
  }
}
