// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, before strokes: an outline → the pieces of it that a dash pattern shows. Curves are cut as
// curves, so that dashes stay sharp at any scale.

/// Cuts outlines into dashes.
struct Dasher {
  private let pattern: DashPattern
  private let scale: Double
  /// What can be seen of the dashes, in the outline's space; nil is everything.
  private let visible: Box?
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

  /// No outline is cut into more pieces than this; beyond it the rest is left whole, as is what lies
  /// so far along a segment that a dash is less than its rounding.
  private static let pieceLimit = 1_000_000
  private var pieces = 0
  /// How many dashes of the segment at hand, one after another, are the same single point.
  private var repeated = 0
  private var lastPoint: Point?

  private init(_ pattern: DashPattern, scale: Double, visible: Box?) {
    self.pattern = pattern
    self.scale = scale
    self.visible = visible
    cursor = DashCursor(pattern)
  }

  /// The dashes of an outline as open sub-paths; the outline itself where the pattern cuts nothing.
  ///
  /// Of long runs of dashes outside of `visible` (the outline's space; a stroke's reach included)
  /// only some at the ends are there. Those within are the same as without it.
  static func dash(
    _ outline: Outline, _ pattern: DashPattern, scale: Double, visible: Box? = nil
  ) -> Outline {
    guard pattern.isEffective(scale: scale), outline.controlBox != nil else { return outline }
    var dasher = Dasher(pattern, scale: scale, visible: visible)
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

  /// Along a segment so long that a period is less than its rounding, dashes fall into one point. A pattern's own zeros
  /// repeat a dash at most once for each of its lengths; what lies beyond more is left whole.
  private mutating func noteRepetition() {
    guard piece.count == 1, let point = piece[0].singlePoint else {
      lastPoint = nil
      return
    }
    repeated = point == lastPoint ? repeated + 1 : 0
    lastPoint = point
    if repeated > pattern.lengths.count { pieces = Self.pieceLimit }
  }

  /// The end of a dash.
  private mutating func endPiece() {
    noteRepetition()
    pieces += 1
    if isFirst && keepsFirst {
      firstPiece = piece
      piece = []
    } else {
      flush()
    }
    isFirst = false
  }

  private mutating func add(curve: CubicCurve, depth: Int = 0) {
    if depth < 5 && ChordLengths.isLong(curve, scale: scale) {
      let (head, tail) = curve.halves()
      add(curve: head, depth: depth + 1)
      add(curve: tail, depth: depth + 1)
      return
    }
    let lengths = ChordLengths(curve, scale: scale)
    add(curve, length: lengths.length, lengths)
  }

  /// Walks a segment of known length; a line has no `lengths`.
  private mutating func add(
    _ curve: CubicCurve, length: Double, _ lengths: ChordLengths? = nil
  ) {
    current = curve.p3
    guard length > 0, length.isFinite else { return }
    lastPoint = nil
    var skips: DashSkips?
    if let visible, length > spared {
      skips = DashSkips(
        curve, length, visible, detail: cursor.period, lengths.map { l in { l.length(at: $0) } })
    }
    var done = 0.0
    while cursor.remaining < length - done && pieces < Self.pieceLimit {
      // The first dash of a sub-path may meet the last one, so that it is always cut.
      if skips != nil, piece.isEmpty, !(isFirst && cursor.isOn) {
        skip(&skips, length, &done)
      }
      let end = done + cursor.remaining
      if end == done && cursor.remaining > 0 { pieces = Self.pieceLimit }
      if cursor.isOn { piece.append(Self.part(of: curve, done, end, length, lengths)) }
      if cursor.isOn { endPiece() } else { isFirst = false }
      done = end
      cursor.next()
    }
    cursor.consume(length - done)
    if cursor.isOn || pieces >= Self.pieceLimit {
      piece.append(Self.part(of: curve, done, length, length, lengths))
    }
  }

  /// The part of a segment between two lengths. A dash begins where the segment's length says, and ends where its own does
  /// (FACTS 3.22).
  private static func part(
    of curve: CubicCurve, _ from: Double, _ to: Double, _ length: Double, _ lengths: ChordLengths?
  ) -> CubicCurve {
    guard let lengths else { return curve.lineBetween(from, to, length) }
    let start = from == 0 ? 0 : lengths.parameter(at: from)
    if to == length { return curve.between(start, 1) }
    return curve.between(start, lengths.parameter(at: to - from, behind: from, from: start))
  }

  /// Goes on to the last period before something can be seen, or before the segment's end: whole
  /// periods leave the cursor as it is.
  private mutating func skip(_ skips: inout DashSkips?, _ length: Double, _ done: inout Double) {
    guard let next = skips?.nextVisible(from: done) else { return }
    let periods = ((next - done) / cursor.period).rounded(.down) - 1
    guard periods * cursor.period > spared else { return }
    done += periods * cursor.period
    isFirst = false
  }

  /// What is cut though nobody sees it: long enough for sums of dashes as everybody writes them,
  /// shorter where there are many segments.
  private var spared: Double { cursor.period * (pieces < 4096 ? 256 : 4) }
}

extension CubicCurve {
  /// The point, in the precision of outlines, that is all of the curve; nil where it has more than one.
  fileprivate var singlePoint: Point? {
    p0.point == p3.point && p0.point == p1.point && p0.point == p2.point ? p0.point : nil
  }
}
