// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Adding, removing and editing rows.

extension LayoutSolver {
  /// Adds a row, or returns nil where it can't be taken: a number that is not finite or larger than
  /// `largestNumber`, a priority that is neither above 0 (above 1000 counts as 1000) nor `betweenRests`, or a variable
  /// of another solver or no more.
  ///
  /// Terms of one variable are added up; those of zero count for nothing. A row without any variable
  /// left is a statement about zero: it is taken, and broken where it is required and false. Of
  /// contradicting required rows those of the least `rank` are broken first.
  public mutating func addRow(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = required,
    rank: Int = 0
  ) -> Row? {
    guard Self.canTake(constant), priority > 0 || priority == Self.betweenRests else { return nil }
    for term in terms where !Self.canTake(term.coefficient) || !isLive(term.variable) {
      return nil
    }
    for term in terms { variableVector.add(term.coefficient, at: term.variable.index) }
    var count = 0
    for place in 0..<variableVector.indices.count
    where abs(variableVector.values[variableVector.indices[place]]) > 1e-12 {
      count += 1
    }
    let row = makeRow(count: count)
    var entry = rows[row].start
    for place in 0..<variableVector.indices.count {
      let variable = variableVector.indices[place]
      let coefficient = variableVector.values[variable]
      if abs(coefficient) <= 1e-12 { continue }
      fillEntry(entry, of: row, variable: variable, coefficient: coefficient)
      entry += 1
    }
    variableVector.clear()
    rows[row].use = .live
    rows[row].relation = relation.rawValue
    rows[row].constant = constant
    rows[row].priority = min(priority, Self.required)
    rows[row].rank = Int32(clamping: rank)
    if count > 0 {
      link(row, toLevelOf: rows[row].priority)
      refresh(row)
      pendingRows.append(row)
    } else {
      refresh(row)
      breakEmptyRow(row)
    }
    return Row(index: row, generation: rows[row].generation)
  }

  /// Removes a row; nothing where it is no more.
  public mutating func removeRow(_ row: Row) {
    if isLive(row) { remove(row.index) }
  }

  /// Changes a row's constant. False, and nothing happens, where the row is no more or the number can't
  /// be taken.
  @discardableResult
  public mutating func setConstant(_ constant: Double, of row: Row) -> Bool {
    guard isLive(row), Self.canTake(constant) else { return false }
    let index = row.index
    let change = constant - rows[index].constant
    if change == 0 { return true }
    rows[index].constant = constant
    touchConflicts(of: index)
    if rows[index].count == 0 {
      refresh(index)
      breakEmptyRow(index)
    } else if rows[index].slot < 0 {
      refresh(index)
    } else {
      move(slot: rows[index].slot, by: change)
    }
    return true
  }

  /// Changes a row's priority. False, and nothing happens, where the row is no more or the priority is
  /// not above 0.
  @discardableResult
  public mutating func setPriority(_ priority: Float, of row: Row) -> Bool {
    guard isLive(row), priority > 0 else { return false }
    touchConflicts(of: row.index)
    let wasBroken = rows[row.index].isBroken
    rows[row.index].priority = min(priority, Self.required)
    if rows[row.index].count == 0 {
      breakEmptyRow(row.index)
    } else if wasBroken {
      restore(row.index)
    } else {
      changePriority(of: row.index, to: min(priority, Self.required))
    }
    return true
  }

  /// Whether a number can be part of a row.
  static func canTake(_ number: Double) -> Bool { abs(number) <= largestNumber }

  // MARK: Records

  mutating func makeRow(count: Int) -> Int32 {
    let row: Int32
    if vacantRows.count > 0 {
      row = vacantRows.removeLast()
    } else {
      row = Int32(rows.count)
      rows.append(RowRecord())
      rates.resize(to: rows.count)
    }
    var record = RowRecord()
    serial += 1
    record.serial = serial
    record.stamp = serial
    record.generation = rows[row].generation
    record.count = Int32(count)
    record.start = takeRange(Int32(count))
    rows[row] = record
    return row
  }

  private mutating func takeRange(_ count: Int32) -> Int32 {
    var place = vacantRanges.count - 1
    let last = max(0, place - 64)
    while place >= last {
      if vacantRanges[place].count == count {
        let start = vacantRanges[place].start
        let other = vacantRanges.removeLast()
        if place < vacantRanges.count { vacantRanges[place] = other }
        return start
      }
      place -= 1
    }
    let start = Int32(entries.count)
    for _ in 0..<count { entries.append(EntryRecord(coefficient: 0, row: -1, variable: -1)) }
    return start
  }

  mutating func fillEntry(
    _ entry: Int32, of row: Int32, variable: Int32, coefficient: Double
  ) {
    let head = variables[variable].head
    entries[entry] = EntryRecord(
      coefficient: coefficient, row: row, variable: variable, next: head)
    if head >= 0 { entries[head].previous = entry }
    variables[variable].head = entry
    columnCounts[variable] += 1
  }

  /// Takes a row's entries out of their variables' lists and frees it.
  mutating func vacate(_ row: Int32) {
    let record = rows[row]
    for entry in record.start..<record.start + record.count {
      let (next, previous) = (entries[entry].next, entries[entry].previous)
      if next >= 0 { entries[next].previous = previous }
      if previous >= 0 {
        entries[previous].next = next
      } else {
        variables[entries[entry].variable].head = next
      }
      columnCounts[entries[entry].variable] -= 1
    }
    if record.count > 0 { vacantRanges.append((record.start, record.count)) }
    rows[row].use = .vacant
    vacantRows.append(row)
  }

  /// Removes a live row. A tight one stays in the working set, without cost, until the next solution.
  mutating func remove(_ row: Int32) {
    touchConflicts(of: row)
    if rows[row].isBroken { forgetConflict(of: row) }
    unlink(row)
    rows[row].generation &+= 1
    if rows[row].slot >= 0 {
      rows[row].use = .leaving
      leavingRows += 1
      dirtyPriority = max(dirtyPriority, rows[row].priority)
    } else {
      vacate(row)
    }
  }

  mutating func changePriority(of row: Int32, to priority: Float) {
    let old = rows[row].level >= 0 ? levels[rows[row].level].priority : priority
    if old == priority, rows[row].level >= 0 { return }
    let mattered = rows[row].slot >= 0 || rows[row].isViolated || rows[row].slope != 0
    unlink(row)
    rows[row].priority = priority
    link(row, toLevelOf: priority)
    if mattered { dirtyPriority = max(dirtyPriority, max(old, priority)) }
  }
}
