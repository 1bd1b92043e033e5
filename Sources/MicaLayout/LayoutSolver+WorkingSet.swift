// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The working set as a whole: how it begins, and its factors made anew.

extension LayoutSolver {
  /// Takes the rows in that were added since the last solution. Many at once become a working set of
  /// their own, chosen by priority; true in this case.
  mutating func admitPending() -> Bool {
    var live = 0
    for place in 0..<pendingRows.count {
      let row = pendingRows[place]
      if rows[row].use == .live, rows[row].slot < 0, rows[row].level >= 0 {
        pendingRows[live] = row
        live += 1
      }
    }
    pendingRows.truncate(to: live)
    defer { pendingRows.truncate(to: 0) }
    if live < 16 || live < slots.count / 4 { return false }
    chooseWorkingSet()
    return true
  }

  /// Chooses a working set from the tight rows and the pending ones, those of higher priority first: rows
  /// that leave one variable open are taken before others, so that most of it is a triangle.
  private mutating func chooseWorkingSet() {
    var candidates: [Int32] = []
    for slot in 0..<slots.count {
      let row = slots[slot].row
      if !isLeaving(row), rows[row].priority > 0 { candidates.append(row) }
    }
    var added: [Int32] = []
    for place in 0..<pendingRows.count where isCandidate(pendingRows[place]) {
      added.append(pendingRows[place])
    }
    let tight = candidates.count
    added.sort {
      (-rankOfCandidate($0), rows[$0].serial) < (-rankOfCandidate($1), rows[$1].serial)
    }
    candidates += added
    for slot in 0..<slots.count { rows[slots[slot].row].slot = -1 }
    factors.begin(size: slots.count)
    var open = FlatArray<Int32>(capacity: rows.count)
    open.resize(to: rows.count, filling: -1)
    var first = 0
    while first < candidates.count {
      var last = first + 1
      if first < tight {
        last = tight
      } else {
        while last < candidates.count,
          rankOfCandidate(candidates[last]) == rankOfCandidate(candidates[first])
        {
          last += 1
        }
      }
      appendGroup(candidates[first..<last], open: &open)
      first = last
    }
    for variable in 0..<Int32(variables.count) where !factors.isPivoted(variable) {
      _ = take(variables[variable].restRow)
    }
    finishWorkingSet()
  }

  /// Whether a row is likely to be tight: an equation, or a bound of one variable that zero violates.
  private func isCandidate(_ row: Int32) -> Bool {
    if rows[row].relation == 0 { return true }
    if rows[row].count != 1 { return false }
    return rows[row].relation > 0 ? rows[row].constant > 0 : rows[row].constant < 0
  }

  /// Candidates go by priority, but required bounds come last: most of them only say what can't be.
  private func rankOfCandidate(_ row: Int32) -> Float {
    rows[row].relation != 0 && rows[row].priority >= Self.required ? 0 : rows[row].priority
  }

  /// Appends rows of one priority to the factors. `open` counts the variables that each leaves open.
  private mutating func appendGroup(_ group: ArraySlice<Int32>, open: inout FlatArray<Int32>) {
    var ready = FlatArray<Int32>()
    for row in group {
      var count: Int32 = 0
      for entry in rows[row].start..<rows[row].start + rows[row].count
      where !factors.isPivoted(entries[entry].variable) {
        count += 1
      }
      open[row] = count
      if count == 1 { ready.append(row) }
    }
    var next = group.startIndex
    var head = 0
    while true {
      let row: Int32
      if head < ready.count {
        row = ready[head]
        head += 1
      } else if next < group.endIndex {
        row = group[next]
        next += 1
      } else {
        break
      }
      if open[row] <= 0 { continue }
      open[row] = -1
      let pivot = take(row)
      if pivot < 0 { continue }
      var entry = variables[pivot].head
      while entry >= 0 {
        let other = entries[entry].row
        if open[other] > 0 {
          open[other] -= 1
          if open[other] == 1 { ready.append(other) }
        }
        entry = entries[entry].next
      }
    }
    for row in group { open[row] = -1 }
  }

  /// Appends a row to the factors, in the slot of its pivot's number; the pivot, or −1.
  private mutating func take(_ row: Int32) -> Int32 {
    let pivot = factors.append(
      entries.base + Int(rows[row].start), count: Int(rows[row].count), weights: columnCounts)
    if pivot >= 0 {
      factors.setSlot(pivot)
      slots[pivot] = SlotRecord(row: row)
    }
    return pivot
  }

  /// Makes the rows of the slots the working set, whatever was before.
  private mutating func finishWorkingSet() {
    for slot in 0..<slots.count {
      let row = slots[slot].row
      if rows[row].isViolated, rows[row].level >= 0 { levels[rows[row].level].violated -= 1 }
      rows[row].isViolated = false
      rows[row].error = 0
      rows[row].slot = Int32(slot)
      settle(row)
    }
    leavingRows = 0
    for row in 0..<Int32(rows.count) where rows[row].use == .leaving {
      vacate(row)
    }
    factors.finish()
    refactor()
    dirtyPriority = .infinity
  }

  /// Factorizes the working set anew, in an order that fills little, and computes all values from it.
  mutating func refactor() {
    edits = 0
    let replaced = factorize()
    computeValues()
    if replaced { dirtyPriority = .infinity }
  }

  /// Appends the slots' rows: those with one open variable, then those with a variable of their own, then
  /// the rest by length. True where rows turned out to depend on others and gave way to resting places.
  private mutating func factorize() -> Bool {
    let size = slots.count
    var open = FlatArray<Int32>(capacity: size)
    var uses = FlatArray<Int32>(capacity: size)
    var ready = FlatArray<Int32>(capacity: size)
    open.resize(to: size, filling: 0)
    uses.resize(to: size, filling: 0)
    for slot in 0..<size {
      let row = slots[slot].row
      open[slot] = rows[row].count
      for entry in rows[row].start..<rows[row].start + rows[row].count {
        uses[entries[entry].variable] += 1
      }
      if rows[row].count == 1 { ready.append(Int32(slot)) }
    }
    factors.begin(size: size)
    var rejected = FlatArray<Int32>()
    var head = 0
    while head < ready.count {
      let slot = ready[head]
      head += 1
      if open[slot] != 1 { continue }
      open[slot] = 0
      let pivot = append(slot: slot, weights: uses)
      if pivot < 0 {
        rejected.append(slot)
        continue
      }
      var entry = variables[pivot].head
      while entry >= 0 {
        let other = rows[entries[entry].row].slot
        if other >= 0, open[other] > 0 {
          open[other] -= 1
          if open[other] == 1 { ready.append(other) }
        }
        entry = entries[entry].next
      }
    }
    appendRemaining(open: &open, uses: &uses, rejected: &rejected)
    for place in 0..<rejected.count { replaceByOpenRest(rejected[place]) }
    factors.finish()
    return rejected.count > 0
  }

  private mutating func append(slot: Int32, weights: borrowing FlatArray<Int32>) -> Int32 {
    let row = slots[slot].row
    let pivot = factors.append(
      entries.base + Int(rows[row].start), count: Int(rows[row].count), weights: weights)
    if pivot >= 0 { factors.setSlot(slot) }
    return pivot
  }

  /// Appends what isn't part of the first triangle.
  private mutating func appendRemaining(
    open: inout FlatArray<Int32>, uses: inout FlatArray<Int32>, rejected: inout FlatArray<Int32>
  ) {
    // Uses of open variables by open rows only.
    uses.fill(0)
    var remaining = FlatArray<(length: Int32, slot: Int32)>()
    for slot in 0..<Int32(open.count) where open[slot] > 0 {
      let row = slots[slot].row
      for entry in rows[row].start..<rows[row].start + rows[row].count
      where !factors.isPivoted(entries[entry].variable) {
        uses[entries[entry].variable] += 1
      }
    }
    var ready = FlatArray<Int32>()
    for variable in 0..<Int32(open.count) where uses[variable] == 1 { ready.append(variable) }
    var head = 0
    while head < ready.count {
      let variable = ready[head]
      head += 1
      if uses[variable] != 1 || factors.isPivoted(variable) { continue }
      var entry = variables[variable].head
      var slot: Int32 = -1
      while entry >= 0 {
        let other = rows[entries[entry].row].slot
        if other >= 0, open[other] > 0 { slot = other }
        entry = entries[entry].next
      }
      if slot < 0 { continue }
      open[slot] = 0
      if append(slot: slot, weights: uses) < 0 { rejected.append(slot) }
      let row = slots[slot].row
      for entry in rows[row].start..<rows[row].start + rows[row].count {
        uses[entries[entry].variable] -= 1
        if uses[entries[entry].variable] == 1 { ready.append(entries[entry].variable) }
      }
    }
    for slot in 0..<Int32(open.count) where open[slot] > 0 {
      remaining.append((open[slot], slot))
    }
    remaining.sort { ($0.length, $0.slot) < ($1.length, $1.slot) }
    for place in 0..<remaining.count
    where append(slot: remaining[place].slot, weights: uses) < 0 {
      rejected.append(remaining[place].slot)
    }
  }

  /// Gives a slot whose row depends on others the resting place of a variable that is open.
  private mutating func replaceByOpenRest(_ slot: Int32) {
    var variable: Int32 = 0
    while factors.isPivoted(variable) { variable += 1 }
    let old = slots[slot].row
    let rest = variables[variable].restRow
    slots[slot] = SlotRecord(row: rest)
    if rows[rest].isViolated { levels[rows[rest].level].violated -= 1 }
    rows[rest].isViolated = false
    rows[rest].error = 0
    rows[rest].slot = slot
    settle(rest)
    _ = factors.append(entries.base + Int(rows[rest].start), count: 1, weights: columnCounts)
    factors.setSlot(slot)
    didLeave(old)
  }

  /// The same for a row that nothing pushes out, by the variable that depends on it most.
  mutating func replaceByRest(_ slot: Int32) {
    slotVector.add(1, at: slot)
    factors.solve(&slotVector, into: &step)
    var best: Int32 = -1
    for place in 0..<step.indices.count {
      let variable = step.indices[place]
      if rows[variables[variable].restRow].slot >= 0 { continue }
      if best < 0 || abs(step.values[variable]) > abs(step.values[best]) { best = variable }
    }
    step.clear()
    guard best >= 0 else { return }
    let old = slots[slot].row
    let rest = variables[best].restRow
    slots[slot] = SlotRecord(row: rest)
    if rows[rest].isViolated { levels[rows[rest].level].violated -= 1 }
    rows[rest].isViolated = false
    rows[rest].error = 0
    rows[rest].slot = slot
    settle(rest)
    didLeave(old)
    refactor()
    dirtyPriority = .infinity
  }

  /// Solves for all values, and refreshes all rows.
  private mutating func computeValues() {
    for slot in 0..<slots.count {
      let constant = rows[slots[slot].row].constant
      if constant != 0 { slotVector.add(constant, at: Int32(slot)) }
    }
    step.clear()
    factors.solve(&slotVector, into: &step)
    for variable in 0..<variables.count { variables[variable].value = step.values[variable] }
    step.clear()
    for row in 0..<Int32(rows.count)
    where rows[row].use == .live && rows[row].slot < 0 { refresh(row) }
  }
}
