// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 7's memory: the rows of a surface with their commands, and the groups that are open while
// draws are added. RowStore.swift fills it.

/// The commands of one row.
struct Row: BitwiseCopyable {
  var commands: UnsafeMutablePointer<RowCommand>
  var count = 0
  /// How many commands there may be without asking; there may be room for more.
  var capacity: Int
  var room: Int
  /// The sum of its commands' widths.
  var width = 0
  /// Groups open in this row, of those open in the frame.
  var openDepth: Int32 = 0
  /// This row's command of the innermost open group, or `RowCommand.noGroup`.
  var group = RowCommand.noGroup
  /// Whether some command may hide what is below.
  var hides = false

  mutating func removeAll() {
    self = Row(commands: commands, capacity: capacity, room: room)
  }

  @inline(__always) mutating func append(_ command: RowCommand) {
    if count == capacity { grow() }
    commands[count] = command
    count &+= 1
    width &+= Int(command.x1) &- Int(command.x0)
  }

  @inline(never) private mutating func grow() {
    capacity *= 2
    if capacity > room { move(to: capacity) }
  }

  private mutating func move(to newRoom: Int) {
    let moved = UnsafeMutablePointer<RowCommand>.allocate(capacity: newRoom)
    moved.update(from: commands, count: count)
    commands.deallocate()
    commands = moved
    room = newRoom
  }

  static let leastCapacity = 16

  /// The bytes of which little was needed since memory was given back last.
  var spared: Int { capacity < room / 4 ? (room - capacity) * MemoryLayout<RowCommand>.stride : 0 }

  /// Gives them back, or keeps them until the next time.
  mutating func giveBack(_ givesBack: Bool) {
    if givesBack, spared > 0 { move(to: capacity) }
    while capacity / 2 >= max(count, Self.leastCapacity) { capacity /= 2 }
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
  /// The rows of the frame at hand.
  private var count = 0
  var groups = Buffer<OpenGroup>(capacity: 8)

  deinit {
    for i in 0..<capacity { rows[i].commands.deallocate() }
    rows.deallocate()
  }

  /// Empties the rows, after making room for `count` of them.
  mutating func begin(_ count: Int) {
    if count > capacity { grow(to: count) }
    self.count = count
    for i in 0..<count { rows[i].removeAll() }
    groups.count = 0
  }

  /// Gives memory back that was not needed since the last call; returns the number of bytes.
  mutating func giveBack() -> Int {
    var spared = 0
    for i in 0..<capacity {
      if i >= count { rows[i].count = 0 }
      spared += rows[i].spared
    }
    let givesBack = spared > 4 * Scratch.keptBytes
    for i in 0..<capacity { rows[i].giveBack(givesBack) }
    return givesBack ? spared : 0
  }

  private mutating func grow(to count: Int) {
    let grown = UnsafeMutablePointer<Row>.allocate(capacity: count)
    grown.update(from: rows, count: capacity)
    for i in capacity..<count {
      grown[i] = Row(
        commands: .allocate(capacity: Row.leastCapacity), capacity: Row.leastCapacity,
        room: Row.leastCapacity)
    }
    rows.deallocate()
    rows = grown
    capacity = count
  }
}
