// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The solution: level after level, highest priority first.

extension LayoutSolver {
  /// What a call of `solve` found.
  public struct Outcome: Sendable {
    /// Whether values may have changed.
    public var isChanged: Bool
    /// False where the limit of work was reached: the values are of a vertex that isn't the best yet, and the
    /// next call goes on from there.
    public var isSettled: Bool
    /// The rows that were broken by this call, each with those that it contradicts, in the order of breaking.
    public var broken: [Conflict]
  }

  /// Brings the values up to date with the rows.
  ///
  /// Costs next to nothing where nothing changed. The number of exchanges of the working set is limited by the
  /// number of rows and variables.
  @discardableResult
  public mutating func solve() -> Outcome {
    var isChanged = hasMoved
    hasMoved = false
    let before = pivotCount
    pivotsLeft = 20 * (rows.count + variables.count) + 1000
    if admitPending() { isChanged = true }
    if mayRestore { restoreStale() }
    if dirtyPriority > -.infinity || leavingRows > 0 { runLevels() }
    var rounds = 0
    while mayRestore, rounds < 8, restoreStale() {
      runLevels()
      rounds += 1
    }
    mayRestore = false
    // Values that were moved often are computed anew.
    if edits > 256 { refactor() }
    return Outcome(
      isChanged: isChanged || pivotCount != before, isSettled: pivotsLeft > 0,
      broken: takeNewConflicts())
  }

  /// Solves all levels from the highest dirty one down.
  private mutating func runLevels() {
    var restarts = 0
    while (dirtyPriority > -.infinity || leavingRows > 0), restarts < 20, pivotsLeft > 0 {
      restarts += 1
      var place = 0
      while place < levelOrder.count, levels[levelOrder[place]].priority > dirtyPriority {
        place += 1
      }
      openDirections(at: dirtyPriority)
      dirtyPriority = -.infinity
      var isWhole = true
      while place < levelOrder.count {
        let level = levelOrder[place]
        let priority = levels[level].priority
        if freeDirections == 0, priority < Self.required { break }
        if priority == Self.required {
          satisfyRequired(level)
        } else {
          optimize(level)
        }
        if dirtyPriority > priority || pivotsLeft <= 0 {
          isWhole = false
          break
        }
        // A broken row may have been the last of its level.
        guard place < levelOrder.count, levelOrder[place] == level else { continue }
        closeLevel(level)
        place += 1
      }
      if !isWhole { continue }
      dirtyPriority = -.infinity
      if leavingRows > 0 { pushOutLeaving() }
    }
    if pivotsLeft <= 0 { dirtyPriority = .infinity }
  }

  /// Forgets what levels of a priority and below block.
  private mutating func openDirections(at priority: Float) {
    freeDirections = 0
    for slot in 0..<slots.count {
      if slots[slot].plusBlock <= priority { slots[slot].plusBlock = -.infinity }
      if slots[slot].minusBlock <= priority { slots[slot].minusBlock = -.infinity }
      if slots[slot].plusBlock == -.infinity { freeDirections += 1 }
      if slots[slot].minusBlock == -.infinity { freeDirections += 1 }
    }
  }

  /// Makes a level's sum least without harm to those above it. Leaves the level's multipliers, by slot,
  /// where rows are violated still.
  private mutating func optimize(_ level: Int32) {
    var degenerate = 0
    multipliers.clear()
    while levels[level].violated > 0, pivotsLeft > 0 {
      computeMultipliers(of: level)
      let isCareful = degenerate > 50 + slots.count / 2
      guard let best = bestDirection(of: level, firstOnly: isCareful) else { return }
      let length = exchange(
        slot: best.slot, direction: best.direction, slope: best.slope, level: level,
        firstOnly: isCareful)
      if length < 0 { return }
      degenerate = length > 1e-12 ? 0 : degenerate + 1
    }
    multipliers.clear()
  }

  /// Makes the required rows hold: those that don't are taken up one after the other, in the order of their
  /// adding, so that each conflict has one reason.
  private mutating func satisfyRequired(_ level: Int32) {
    var waiting: [Int32] = []
    var row = levels[level].violated > 1 ? levels[level].head : -1
    while row >= 0, rows[row].isInFront {
      if rows[row].isViolated { waiting.append(row) }
      row = rows[row].next
    }
    waiting.sort { rows[$0].serial < rows[$1].serial }
    // The level mustn't vanish meanwhile: its last row stays.
    let before = dirtyPriority
    for row in waiting.dropFirst() { unlink(row, keepsLevel: true) }
    var next = min(1, waiting.count)
    while true {
      optimize(level)
      if pivotsLeft <= 0 { break }
      if levels[level].violated > 0 {
        breakOne(of: level)
      } else if next < waiting.count {
        relink(waiting[next], to: level)
        next += 1
      } else {
        break
      }
    }
    while next < waiting.count {
      relink(waiting[next], to: level)
      next += 1
    }
    dirtyPriority = max(before, dirtyPriority > Self.required ? dirtyPriority : -.infinity)
    dropLevelIfEmpty(level)
  }

  /// y = Bᵀ⁻¹·g of a level: how its sum changes with the error of each tight row, their own apart.
  private mutating func computeMultipliers(of level: Int32) {
    multipliers.clear()
    var row = levels[level].head
    while row >= 0, rows[row].isInFront {
      let slope = rows[row].slope
      for entry in rows[row].start..<rows[row].start + rows[row].count {
        variableVector.add(slope * entries[entry].coefficient, at: entries[entry].variable)
      }
      row = rows[row].next
    }
    factors.solveTransposed(&variableVector, into: &multipliers)
  }

  /// The slot whose row should leave, and the sign of its error then: where the sum falls most. In careful
  /// mode the first row that has such a direction at all, which ends every cycle (Bland's rule).
  mutating func bestDirection(
    of level: Int32, firstOnly: Bool
  ) -> (slot: Int32, direction: Double, slope: Double)? {
    let priority = levels[level].priority
    var best: (slot: Int32, direction: Double, slope: Double)?
    for place in 0..<multipliers.indices.count {
      let slot = multipliers.indices[place]
      let multiplier = multipliers.values[slot]
      if abs(multiplier) < 1e-9 { continue }
      let row = slots[slot].row
      let isOwn = rows[row].level == level
      let grows = multiplier < 0
      let slope =
        -abs(multiplier) + (isOwn ? (grows ? rows[row].costAbove : rows[row].costBelow) : 0)
      if slope > -1e-9 { continue }
      if (grows ? slots[slot].plusBlock : slots[slot].minusBlock) > priority { continue }
      if let known = best {
        if firstOnly ? row > slots[known.slot].row : slope > known.slope { continue }
        if !firstOnly, slope == known.slope, row > slots[known.slot].row { continue }
      }
      best = (slot, grows ? 1 : -1, slope)
    }
    return best
  }

  /// Blocks the directions in which a level would get worse.
  private mutating func closeLevel(_ level: Int32) {
    let priority = levels[level].priority
    for place in 0..<multipliers.indices.count {
      let slot = multipliers.indices[place]
      let row = slots[slot].row
      let isOwn = rows[row].level == level
      let multiplier = multipliers.values[slot]
      if multiplier + (isOwn ? rows[row].costAbove : 0) > 1e-9 {
        block(slot, plus: true, at: priority)
      }
      if -multiplier + (isOwn ? rows[row].costBelow : 0) > 1e-9 {
        block(slot, plus: false, at: priority)
      }
    }
    var row = levels[level].head
    while row >= 0 {
      let slot = rows[row].slot
      if slot >= 0, multipliers.values[slot] == 0 { blockOwnDirections(ofSlot: slot, at: priority) }
      row = rows[row].next
    }
    multipliers.clear()
  }

  /// Blocks the directions in which the row of a slot would be violated.
  mutating func blockOwnDirections(ofSlot slot: Int32, at priority: Float) {
    let row = slots[slot].row
    if rows[row].costAbove > 0 { block(slot, plus: true, at: priority) }
    if rows[row].costBelow > 0 { block(slot, plus: false, at: priority) }
  }

  /// Blocks a direction unless a level above does already.
  mutating func block(_ slot: Int32, plus: Bool, at priority: Float) {
    if plus {
      if slots[slot].plusBlock >= priority { return }
      if slots[slot].plusBlock == -.infinity { freeDirections -= 1 }
      slots[slot].plusBlock = priority
    } else {
      if slots[slot].minusBlock >= priority { return }
      if slots[slot].minusBlock == -.infinity { freeDirections -= 1 }
      slots[slot].minusBlock = priority
    }
  }

  /// Has the rows leave the working set that were removed or broken.
  private mutating func pushOutLeaving() {
    for slot in 0..<Int32(slots.count) where isLeaving(slots[slot].row) {
      let row = slots[slot].row
      let last = levelOrder[levelOrder.count - 1]
      if exchange(slot: slot, direction: 1, slope: 0, level: last, firstOnly: true) < 0 {
        replaceByRest(slot)
      }
      assert(rows[row].slot < 0)
    }
  }

  /// Whether a row of the working set is part of nothing any more.
  func isLeaving(_ row: Int32) -> Bool { rows[row].use == .leaving || rows[row].isBroken }

  /// What becomes of a row that left the working set.
  mutating func didLeave(_ row: Int32) {
    rows[row].slot = -1
    if rows[row].use == .leaving {
      leavingRows -= 1
      vacate(row)
    } else {
      if rows[row].isBroken { leavingRows -= 1 }
      refresh(row)
    }
  }
}
