// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6: what lies left of the viewport. Of all edges there only the winding that they add up to
// matters, height by height, so that thousands of them become few.

/// The windings along the viewport's left side.
struct LeftWall: ~Copyable {
  /// A height and the change of winding there.
  struct Step: BitwiseCopyable {
    var y: Double
    var change: Int32
  }

  private var steps = Buffer<Step>(capacity: 16)
  /// Where edges of the result begin that have not ended.
  private var open = Buffer<Double>(capacity: 16)
  /// The result.
  private(set) var edges = Buffer<SIMD2<Double>>(capacity: 16)
  // The run at hand: edges that go on where the last one ended are one.
  private var start = 0.0
  private var end = 0.0

  mutating func begin() {
    steps.count = 0
    start = 0
    end = 0
  }

  /// Gives memory back that was not needed since the last call; returns the number of bytes.
  mutating func giveBack() -> Int { steps.giveBack() + open.giveBack() + edges.giveBack() }

  /// Takes in an edge from one height to another.
  @inline(__always) mutating func add(_ from: Double, _ to: Double) {
    if from == end {
      end = to
      return
    }
    endRun()
    start = from
    end = to
  }

  private mutating func endRun() {
    guard start != end else { return }
    let winding: Int32 = start < end ? 1 : -1
    steps.append(Step(y: min(start, end), change: winding))
    steps.append(Step(y: max(start, end), change: -winding))
    start = end
  }

  /// Fills `edges` with the fewest that add up to the same windings: x is where one begins, y where it
  /// ends.
  ///
  /// `others` edges at the most lie within the viewport: windings that these cannot bring to nothing are
  /// made smaller, by an even number.
  mutating func drain(others: Int) {
    edges.count = 0
    endRun()
    guard steps.count > 0 else { return }
    sort()
    open.count = 0
    var winding = 0
    var shown = 0
    for i in 0..<steps.count {
      winding += Int(steps[i].change)
      let y = steps[i].y
      if i + 1 < steps.count && steps[i + 1].y == y { continue }
      let next = Self.limited(winding, others + 2)
      while shown != 0 && ((shown > 0) != (next > 0) || abs(shown) > abs(next)) {
        open.count -= 1
        let first = open[open.count]
        edges.append(shown > 0 ? SIMD2(first, y) : SIMD2(y, first))
        shown += shown > 0 ? -1 : 1
      }
      while shown != next {
        open.append(y)
        shown += next > 0 ? 1 : -1
      }
    }
    steps.count = 0
  }

  /// By height; without memory of its own, as the library's would need.
  private mutating func sort() {
    var gap = steps.count
    while gap > 1 {
      gap = max(1, gap * 4 / 9)
      for i in gap..<steps.count {
        let step = steps[i]
        var place = i
        while place >= gap, steps[place - gap].y > step.y {
          steps[place] = steps[place - gap]
          place -= gap
        }
        steps[place] = step
      }
    }
  }

  private static func limited(_ winding: Int, _ limit: Int) -> Int {
    let size = abs(winding)
    guard size > limit + 1 else { return winding }
    let small = limit + (size - limit) % 2
    return winding > 0 ? small : -small
  }
}
