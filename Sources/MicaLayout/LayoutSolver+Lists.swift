// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rows by priority, and what rows say of the values.

extension LayoutSolver {
  // MARK: Levels

  /// Makes a row part of the level of a priority.
  mutating func link(_ row: Int32, toLevelOf priority: Float) {
    var place = 0
    while place < levelOrder.count, levels[levelOrder[place]].priority > priority { place += 1 }
    if place == levelOrder.count || levels[levelOrder[place]].priority != priority {
      let level: Int32
      if vacantLevels.count > 0 {
        level = vacantLevels.removeLast()
        levels[level] = LevelRecord(priority: priority)
      } else {
        level = Int32(levels.count)
        levels.append(LevelRecord(priority: priority))
      }
      levelOrder.append(level)
      var last = levelOrder.count - 1
      while last > place {
        levelOrder[last] = levelOrder[last - 1]
        last -= 1
      }
      levelOrder[place] = level
    }
    let level = levelOrder[place]
    relink(row, to: level)
  }

  /// Puts a row into its level's list: in front where its error matters.
  private mutating func enlist(_ row: Int32) {
    let level = rows[row].level
    let isInFront = rows[row].matters
    let neighbour = isInFront ? levels[level].head : levels[level].tail
    rows[row].isInFront = isInFront
    rows[row].next = isInFront ? neighbour : -1
    rows[row].previous = isInFront ? -1 : neighbour
    if neighbour < 0 {
      levels[level].head = row
      levels[level].tail = row
    } else if isInFront {
      rows[neighbour].previous = row
      levels[level].head = row
    } else {
      rows[neighbour].next = row
      levels[level].tail = row
    }
  }

  private mutating func delist(_ row: Int32) {
    let level = rows[row].level
    let (next, previous) = (rows[row].next, rows[row].previous)
    if next >= 0 { rows[next].previous = previous } else { levels[level].tail = previous }
    if previous >= 0 { rows[previous].next = next } else { levels[level].head = next }
  }

  /// Moves a row to the end of its level's list where it belongs by now.
  @inline(__always)
  mutating func settle(_ row: Int32) {
    if rows[row].level < 0 || rows[row].matters == rows[row].isInFront { return }
    delist(row)
    enlist(row)
  }

  /// Takes a row out of its level; a level without rows is no more.
  mutating func unlink(_ row: Int32, keepsLevel: Bool = false) {
    let level = rows[row].level
    if level < 0 { return }
    delist(row)
    levels[level].count -= 1
    if rows[row].isViolated, rows[row].slot < 0 { levels[level].violated -= 1 }
    if rows[row].slot < 0, rows[row].isViolated || rows[row].slope != 0 {
      dirtyPriority = max(dirtyPriority, levels[level].priority)
    }
    rows[row].level = -1
    if !keepsLevel { dropLevelIfEmpty(level) }
  }

  /// Puts a row back into the level that it was taken out of.
  mutating func relink(_ row: Int32, to level: Int32) {
    rows[row].level = level
    enlist(row)
    levels[level].count += 1
    if rows[row].isViolated, rows[row].slot < 0 { levels[level].violated += 1 }
  }

  mutating func dropLevelIfEmpty(_ level: Int32) {
    if levels[level].count > 0 { return }
    var place = 0
    while levelOrder[place] != level { place += 1 }
    while place + 1 < levelOrder.count {
      levelOrder[place] = levelOrder[place + 1]
      place += 1
    }
    _ = levelOrder.removeLast()
    vacantLevels.append(level)
  }

  // MARK: Errors

  /// Computes the error of a row that isn't tight, and what follows from it.
  mutating func refresh(_ row: Int32) {
    var error = -rows[row].constant
    var magnitude = abs(error)
    for entry in rows[row].start..<rows[row].start + rows[row].count {
      let term = entries[entry].coefficient * variables[entries[entry].variable].value
      error += term
      magnitude += abs(term)
    }
    let slope = rows[row].slope
    let tolerance = 1e-9 + magnitude * 1e-11
    let sign: Int8 = abs(error) <= tolerance ? 0 : error > 0 ? 1 : -1
    if sign != 0 { rows[row].side = sign }
    rows[row].error = sign == 0 ? 0 : error
    let isViolated =
      sign > 0 ? rows[row].costAbove > 0 : sign < 0 ? rows[row].costBelow > 0 : false
    let level = rows[row].level
    if level >= 0 {
      if isViolated != rows[row].isViolated { levels[level].violated += isViolated ? 1 : -1 }
      if isViolated != rows[row].isViolated || rows[row].slope != slope {
        dirtyPriority = max(dirtyPriority, levels[level].priority)
      }
    }
    rows[row].isViolated = isViolated
    settle(row)
  }

  /// Moves the vertex along the edge on which one tight row's error would grow, by a length.
  mutating func move(slot: Int32, by length: Double) {
    slotVector.add(length, at: slot)
    factors.solve(&slotVector, into: &step)
    for place in 0..<step.indices.count {
      let variable = step.indices[place]
      variables[variable].value += step.values[variable]
    }
    refreshRowsOfStep()
    edits += 1
    hasMoved = true
  }

  /// Refreshes each row that the step touches, once, and clears the step.
  mutating func refreshRowsOfStep() {
    for place in 0..<step.indices.count {
      let variable = step.indices[place]
      if step.values[variable] == 0 { continue }
      var entry = variables[variable].head
      while entry >= 0 {
        rates.list(entries[entry].row)
        entry = entries[entry].next
      }
    }
    for place in 0..<rates.indices.count {
      let row = rates.indices[place]
      if rows[row].slot < 0 { refresh(row) }
    }
    rates.clear()
    step.clear()
  }
}
