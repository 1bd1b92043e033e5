// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the solver keeps of rows, their entries, variables, slots and levels: plain records.

/// One variable's part in a row, in the row's list and in the variable's.
struct EntryRecord: BitwiseCopyable {
  var coefficient: Double
  var row: Int32
  var variable: Int32
  /// The neighbours in the variable's list.
  var next: Int32 = -1
  var previous: Int32 = -1
}

/// A linear relation: Σ coefficient · variable, less a constant, is the row's *error*.
struct RowRecord: BitwiseCopyable {
  enum Use: UInt8, BitwiseCopyable {
    /// Free for another row.
    case vacant
    case live
    /// Removed by the caller, and in the working set still.
    case leaving
  }

  var constant = 0.0
  /// Of a row that isn't tight; that of a tight one is zero.
  var error = 0.0
  /// Counts rows as they were added.
  var serial: Int64 = 0
  /// When the row last changed in a way that conflicts depend on.
  var stamp: Int64 = 0
  var start: Int32 = 0
  var count: Int32 = 0
  /// Where the row is in the working set, or −1.
  var slot: Int32 = -1
  /// The level whose sum it is part of, or −1 where it is broken or leaving.
  var level: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1
  var generation: UInt32 = 0
  var priority: Float = 0
  /// Of conflicting rows those of the least rank are broken first.
  var rank: Int32 = 0
  /// −1 at most, 0 equal, 1 at least.
  var relation: Int8 = 0
  /// The sign of the error, or of the last one where it is zero; 0 where it never had one.
  var side: Int8 = 0
  var isViolated = false
  /// Whether the row stands at the front of its level, among those whose error matters there now.
  var isInFront = false
  var isBroken = false
  var use = Use.vacant

  /// What an error of one above zero costs.
  @inline(__always) var costAbove: Double { relation > 0 ? 0 : 1 }
  /// What an error of one below zero costs.
  @inline(__always) var costBelow: Double { relation < 0 ? 0 : 1 }
  /// How the cost changes with the error on the row's side.
  @inline(__always) var slope: Double { side > 0 ? costAbove : side < 0 ? -costBelow : 0 }
  /// Whether the error is part of how the level's sum changes.
  @inline(__always) var matters: Bool { slot < 0 && slope != 0 }
}

struct VariableRecord: BitwiseCopyable {
  var value = 0.0
  /// The first entry of its list.
  var head: Int32 = -1
  /// The row that says where the variable rests.
  var restRow: Int32 = -1
  var generation: UInt32 = 0
  var isLive = true
}

/// A place in the working set: a tight row and what would make it leave.
struct SlotRecord: BitwiseCopyable {
  var row: Int32
  /// The priority of the highest level that gets worse when the row's error grows; −∞ where none does.
  var plusBlock: Float = -.infinity
  /// The same for an error that shrinks.
  var minusBlock: Float = -.infinity
}

/// All rows of one priority.
struct LevelRecord: BitwiseCopyable {
  var priority: Float
  var head: Int32 = -1
  var tail: Int32 = -1
  var count: Int32 = 0
  var violated: Int32 = 0
}

/// Where a row that isn't tight changes what it costs, on the way of a step.
struct Breakpoint: BitwiseCopyable {
  /// How long the step is until there.
  var step: Double
  /// By how much a step's cost changes there.
  var kink: Double
  /// The change of the row's error in a step of one.
  var rate: Double
  var row: Int32
  /// Whether the step can't go on, since a level above would suffer.
  var isWall: Bool
}
