// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Required rows that can't hold together.

extension LayoutSolver {
  /// A row that was broken, since it contradicts others.
  public struct Conflict: Sendable {
    /// The row that doesn't hold.
    public let row: Row
    /// All rows that can't hold together, the broken one among them, in the order of their adding.
    public let members: [Row]
  }

  /// What is remembered of a broken row: why, and when. As long as nothing of it changes the row stays broken.
  struct StandingConflict {
    var row: Int32
    var members: [Row]
    var stamp: Int64
  }

  /// Whether a row is left out, since it contradicts others.
  public func isBroken(_ row: Row) -> Bool { isLive(row) && rows[row.index].isBroken }

  /// The conflicts that stand, in the order in which rows were broken.
  public var standingConflicts: [Conflict] {
    conflicts.map { conflict in
      Conflict(
        row: Row(index: conflict.row, generation: rows[conflict.row].generation),
        members: conflict.members)
    }
  }

  /// The conflicts that are new since this was called last.
  mutating func takeNewConflicts() -> [Conflict] {
    if conflicts.isEmpty, knownBroken.isEmpty { return [] }
    let standing = standingConflicts
    let new = standing.filter { !knownBroken.contains($0.row) }
    knownBroken = Set(standing.map(\.row))
    return new
  }

  /// Says that what conflicts depend on has changed.
  mutating func touchConflicts(of row: Int32) {
    if rows[row].priority < Self.required { return }
    serial += 1
    rows[row].stamp = serial
    if !conflicts.isEmpty { mayRestore = true }
  }

  mutating func forgetConflict(of row: Int32) {
    if !rows[row].isBroken { return }
    conflicts.removeAll { $0.row == row }
    rows[row].isBroken = false
    if rows[row].slot >= 0 { leavingRows -= 1 }
  }

  /// Breaks one of the required rows that contradict each other: the multipliers say which these are.
  mutating func breakOne(of level: Int32) {
    var members: [Int32] = []
    var row = levels[level].head
    while row >= 0, rows[row].isInFront {
      members.append(row)
      row = rows[row].next
    }
    for place in 0..<multipliers.indices.count {
      let slot = multipliers.indices[place]
      let row = slots[slot].row
      if rows[row].level == level, abs(multipliers.values[slot]) > 1e-7 { members.append(row) }
    }
    multipliers.clear()
    members.sort { rows[$0].serial < rows[$1].serial }
    guard let least = members.map({ rows[$0].rank }).min(),
      let broken = members.last(where: { rows[$0].rank == least })
    else { return }
    markBroken(broken, members: members)
  }

  /// A row without variables holds or doesn't.
  mutating func breakEmptyRow(_ row: Int32) {
    forgetConflict(of: row)
    if rows[row].isViolated, rows[row].priority >= Self.required { markBroken(row, members: [row]) }
  }

  private mutating func markBroken(_ row: Int32, members: [Int32]) {
    serial += 1
    let conflict = StandingConflict(
      row: row, members: members.map { Row(index: $0, generation: rows[$0].generation) },
      stamp: serial)
    conflicts.append(conflict)
    let dirty = dirtyPriority
    unlink(row, keepsLevel: true)
    dirtyPriority = dirty
    rows[row].isBroken = true
    if rows[row].slot >= 0 { leavingRows += 1 }
    if conflicts.count > 1 { mayRestore = true }
  }

  /// Takes broken rows up again whose conflicts have changed: a member is gone, broken or edited. Returns
  /// whether there were any.
  @discardableResult
  mutating func restoreStale() -> Bool {
    mayRestore = false
    var stale: [Int32] = []
    for conflict in conflicts where rows[conflict.row].count > 0 {
      let stands = conflict.members.allSatisfy { member in
        isLive(member) && rows[member.index].stamp <= conflict.stamp
          && (member.index == conflict.row || !rows[member.index].isBroken)
          && rows[member.index].priority >= Self.required
      }
      if !stands { stale.append(conflict.row) }
    }
    for row in stale { restore(row) }
    return !stale.isEmpty
  }

  /// Takes a broken row up again.
  mutating func restore(_ row: Int32) {
    forgetConflict(of: row)
    link(row, toLevelOf: rows[row].priority)
    if rows[row].isViolated || rows[row].slope != 0 {
      dirtyPriority = max(dirtyPriority, rows[row].priority)
    }
  }
}
