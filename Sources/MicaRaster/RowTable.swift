// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 7's memory: the rows of a surface with their commands, and the groups that are open while
// draws are added. RowStore.swift fills it.

/// The commands of one row.
struct Row: BitwiseCopyable {
  var commands: UnsafeMutablePointer<RowCommand>
  var count = 0
  var capacity: Int
  /// The sum of its commands' widths.
  var width = 0
  /// Groups open in this row, of those open in the frame.
  var openDepth: Int32 = 0
  /// This row's command of the innermost open group, or `RowCommand.noGroup`.
  var group = RowCommand.noGroup
  /// Whether some command may hide what is below.
  var hides = false

  mutating func removeAll() {
    self = Row(commands: commands, capacity: capacity)
  }

  @inline(__always) mutating func append(_ command: RowCommand) {
    if count == capacity { grow() }
    commands[count] = command
    count &+= 1
    width &+= Int(command.x1) &- Int(command.x0)
  }

  @inline(never) private mutating func grow() {
    let grown = UnsafeMutablePointer<RowCommand>.allocate(capacity: capacity * 2)
    grown.update(from: commands, count: count)
    commands.deallocate()
    commands = grown
    capacity *= 2
  }
}

/// A group that is open while draws are added.
struct OpenGroup: BitwiseCopyable {
  var isMask: Bool
  /// Rows that may hold it.
  var firstRow: Int
  var endRow: Int
}

/// The rows, and the groups that are open.
struct RowTable: ~Copyable {
  var rows = UnsafeMutablePointer<Row>.allocate(capacity: 1)
  private var capacity = 0
  var groups = Buffer<OpenGroup>(capacity: 8)

  deinit {
    for i in 0..<capacity { rows[i].commands.deallocate() }
    rows.deallocate()
  }

  /// Empties the rows, after making room for `count` of them.
  mutating func begin(_ count: Int) {
    if count > capacity { grow(to: count) }
    for i in 0..<count { rows[i].removeAll() }
    groups.count = 0
  }

  private mutating func grow(to count: Int) {
    let grown = UnsafeMutablePointer<Row>.allocate(capacity: count)
    grown.update(from: rows, count: capacity)
    for i in capacity..<count {
      grown[i] = Row(commands: .allocate(capacity: 16), capacity: 16)
    }
    rows.deallocate()
    rows = grown
    capacity = count
  }
}
