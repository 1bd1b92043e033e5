// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which values the rows leave open.

extension LayoutSolver {
  /// Those of some variables that could have another value with every level's sum just as good: what no row
  /// decides, resting places and rows below a priority apart.
  ///
  /// For reports: the rows are solved anew in another solver, and each variable is pushed both ways. Call it
  /// after `solve`.
  public func ambiguous(_ candidates: [Variable], besidesBelow weakest: Float = 0) -> [Variable] {
    var copy = rebuilt(besidesBelow: weakest)
    copy.solve()
    let priority: Float = -0.5
    let level = Int32(copy.levels.count)
    copy.levels.append(LevelRecord(priority: priority))
    copy.openForPushes(below: priority)
    return candidates.filter { variable in
      guard isLive(variable) else { return false }
      return copy.canMove(variable.index, by: 1, level: level)
        || copy.canMove(variable.index, by: -1, level: level)
    }
  }

  /// A solver with the same variables and the rows that aren't broken.
  private func rebuilt(besidesBelow weakest: Float) -> LayoutSolver {
    var copy = LayoutSolver()
    for _ in 0..<variables.count { _ = copy.addVariable() }
    for row in 0..<Int32(rows.count) {
      let record = rows[row]
      if record.use != .live || record.isBroken || record.priority <= 0 || record.priority < weakest
      {
        continue
      }
      let terms = (record.start..<record.start + record.count).map { entry in
        Term(Variable(index: entries[entry].variable, generation: 0), entries[entry].coefficient)
      }
      _ = copy.addRow(
        terms, Relation(rawValue: record.relation) ?? .equal, record.constant,
        priority: record.priority)
    }
    return copy
  }

  private mutating func openForPushes(below priority: Float) {
    for slot in 0..<slots.count {
      if slots[slot].plusBlock <= priority { slots[slot].plusBlock = -.infinity }
      if slots[slot].minusBlock <= priority { slots[slot].minusBlock = -.infinity }
    }
  }

  /// Whether a variable can grow or shrink, at no cost but that of resting places. The vertex moves with it.
  private mutating func canMove(_ variable: Int32, by sign: Double, level: Int32) -> Bool {
    let start = variables[variable].value
    var careful = 0
    for _ in 0..<10 * (slots.count + rows.count) {
      multipliers.clear()
      variableVector.add(-sign, at: variable)
      factors.solveTransposed(&variableVector, into: &multipliers)
      guard let best = bestDirection(of: level, firstOnly: careful > slots.count) else { break }
      careful += 1
      let length = exchange(
        slot: best.slot, direction: best.direction, slope: best.slope, level: level, firstOnly: true
      )
      if length < 0 { return true }
      if abs(variables[variable].value - start) > 1e-6 { return true }
    }
    multipliers.clear()
    return false
  }
}
