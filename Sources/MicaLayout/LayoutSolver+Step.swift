// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One step: along an edge of the vertex to the next, by the exchange of a tight row.

extension LayoutSolver {
  /// Has the row of a slot leave with its error growing (`direction` 1) or shrinking (−1), as far as the sum
  /// of a level falls and no level above gets worse; the row that ends the step takes the slot.
  ///
  /// Returns the step's length, or −1 where nothing ends it. `slope` is how the sum changes at first. With
  /// `firstOnly` the step ends at the first row that costs anything, of several the first added.
  mutating func exchange(
    slot: Int32, direction: Double, slope: Double, level: Int32, firstOnly: Bool
  ) -> Double {
    pivotsLeft -= 1
    slotVector.add(direction, at: slot)
    factors.solve(&slotVector, into: &step)
    collectRates()
    collectBreakpoints(level: level)
    let end = endOfStep(slope: slope, firstOnly: firstOnly)
    guard end >= 0 else {
      rates.clear()
      step.clear()
      return -1
    }
    let stop = breakpoints[end]
    let entering = stop.row
    for entry in rows[entering].start..<rows[entering].start + rows[entering].count {
      variableVector.add(entries[entry].coefficient, at: entries[entry].variable)
    }
    factors.solveTransposed(&variableVector, into: &rowWeights)
    let pivot = rowWeights.values[slot]
    if abs(pivot - stop.rate * direction) > 1e-7 * max(1, abs(pivot)), factors.exchangeCount > 0 {
      // The factors are worn: the same again with new ones, at the next look at this level.
      rates.clear()
      step.clear()
      rowWeights.clear()
      refactor()
      return 0
    }
    pivotCount += 1
    for place in 0..<end where breakpoints[place].step <= stop.step + 1e-15 {
      let passed = breakpoints[place]
      rows[passed.row].side = passed.rate > 0 ? 1 : -1
    }
    factors.exchange(slot, weights: rowWeights)
    rowWeights.clear()
    if stop.step != 0 {
      for place in 0..<step.indices.count {
        let variable = step.indices[place]
        variables[variable].value += stop.step * step.values[variable]
      }
    }
    occupy(slot, by: entering, rate: stop.rate, level: level, direction: direction)
    if factors.isWorn { refactor() }
    return stop.step
  }

  /// Puts the entering row into a slot and says what blocks it; the row that was there gets its error.
  private mutating func occupy(
    _ slot: Int32, by entering: Int32, rate: Double, level: Int32, direction: Double
  ) {
    let leaving = slots[slot].row
    if slots[slot].plusBlock == -.infinity { freeDirections -= 1 }
    if slots[slot].minusBlock == -.infinity { freeDirections -= 1 }
    let enteringLevel = rows[entering].level
    if rows[entering].isViolated { levels[enteringLevel].violated -= 1 }
    rows[entering].isViolated = false
    rows[entering].error = 0
    rows[entering].slot = slot
    settle(entering)
    slots[slot] = SlotRecord(row: entering)
    freeDirections += 2
    let priority = levels[enteringLevel].priority
    if priority > levels[level].priority {
      if levels[enteringLevel].violated == 0 {
        blockOwnDirections(ofSlot: slot, at: priority)
      } else {
        block(slot, plus: rate > 0, at: priority)
      }
    }
    rows[leaving].side = direction > 0 ? 1 : -1
    rates.clear()
    didLeave(leaving)
    refreshRowsOfStep()
  }

  /// How fast each row's error changes along `step`.
  private mutating func collectRates() {
    for place in 0..<step.indices.count {
      let variable = step.indices[place]
      let change = step.values[variable]
      if abs(change) < 1e-13 { continue }
      var entry = variables[variable].head
      while entry >= 0 {
        rates.add(entries[entry].coefficient * change, at: entries[entry].row)
        entry = entries[entry].next
      }
    }
  }

  /// The rows that cost more from some point of the step on.
  private mutating func collectBreakpoints(level: Int32) {
    breakpoints.truncate(to: 0)
    let priority = levels[level].priority
    var wall = Double.infinity
    for place in 0..<rates.indices.count {
      let row = rates.indices[place]
      let rate = rates.values[row]
      let own = rows[row].level
      if own < 0 || rows[row].slot >= 0 || abs(rate) < 1e-9 { continue }
      let ownPriority = levels[own].priority
      if ownPriority < priority { continue }
      let error = rows[row].error
      if error * rate > 0 { continue }
      let at = error == 0 ? 0 : -error / rate
      if at > wall { continue }
      let isWall = ownPriority > priority
      var kink = rows[row].costAbove + rows[row].costBelow
      if error == 0 { kink = kinkAtZero(row, rate: rate, isWhole: levels[own].violated == 0) }
      if kink == 0 { continue }
      if isWall { wall = at }
      breakpoints.append(
        Breakpoint(step: at, kink: kink * abs(rate), rate: rate, row: row, isWall: isWall))
    }
    breakpoints.sort { ($0.step, $0.row) < ($1.step, $1.row) }
  }

  /// What the change of cost is where a row without error gets one. In a level that holds as a whole every
  /// violation counts in full; in others a row's side is part of the slope already.
  private func kinkAtZero(_ row: Int32, rate: Double, isWhole: Bool) -> Double {
    let cost = rate > 0 ? rows[row].costAbove : rows[row].costBelow
    if isWhole { return cost }
    return cost + (rate > 0 ? -rows[row].slope : rows[row].slope)
  }

  /// The breakpoint at which a step ends, or −1.
  private func endOfStep(slope: Double, firstOnly: Bool) -> Int {
    var slope = slope
    var end = -1
    for place in 0..<breakpoints.count {
      slope += breakpoints[place].kink
      if firstOnly || breakpoints[place].isWall || slope > -1e-9 {
        end = place
        break
      }
    }
    if end < 0 || firstOnly || abs(breakpoints[end].rate) > 1e-3 { return end }
    // A tiny pivot spoils the factors: of those at the same point a larger one is as good.
    var best = end
    var place = end
    while place < breakpoints.count, breakpoints[place].step <= breakpoints[end].step + 1e-9 {
      if abs(breakpoints[place].rate) > abs(breakpoints[best].rate) { best = place }
      place += 1
    }
    return best
  }
}
