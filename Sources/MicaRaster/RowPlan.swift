// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8, before painting a row: which parts of its commands can be seen. Walks the commands from
// front to back; what a later opaque span replaces whole is left out of earlier commands. Every
// opaque pixel is painted once, and the bytes are the same as without the plan.

/// Part of a command, in drawing order.
struct RowPiece: BitwiseCopyable {
  /// Index of the command in its row.
  var command: Int32
  var x0, x1: Int32
}

/// The visible pieces of one row; kept between rows.
struct RowPlan: ~Copyable {
  private var pieces = Buffer<RowPiece>(capacity: 256)
  /// Disjoint covered intervals in ascending order.
  private var covered = Buffer<SIMD2<Int32>>(capacity: Self.mostIntervals + 1)

  /// Rows with more gaps between opaque spans than this stop looking for others.
  private static let mostIntervals = 48
  /// Shorter spans hide too little to be remembered.
  private static let shortestSpan: Int32 = 8

  var count: Int { pieces.count }

  subscript(index: Int) -> RowPiece { pieces[index] }

  /// Plans a row of `height` pixel rows (4, or fewer at the surface's lower edge); afterwards
  /// the plan lists what to paint, last piece first.
  mutating func make(
    _ commands: UnsafeBufferPointer<RowCommand>, _ draws: UnsafePointer<DrawRecord>, height: Int
  ) {
    pieces.count = 0
    covered.count = 0
    var depth = 0
    for index in stride(from: commands.count - 1, through: 0, by: -1) {
      let command = commands[index]
      switch RowCommand.Kind(rawValue: command.kind) {
      case .popGroup: depth += 1
      case .pushGroup: depth -= 1
      case .tiles, .span:
        // What is drawn into a group stays whole. A group that ends, told by its paint, is drawn
        // onto the surface while it still counts as open.
        let draw = draws[Int(command.draw)]
        if depth == 0 || depth == 1 && draw.paint == .group {
          let (x0, x1) = (Int32(command.x0), Int32(command.x1))
          addVisible(index, x0, x1)
          if draw.replacesBackdrop && command.hidesWholeRow(height) { cover(x0, x1) }
          continue
        }
      default: break
      }
      pieces.append(
        RowPiece(command: Int32(index), x0: Int32(command.x0), x1: Int32(command.x1)))
    }
  }

  /// Appends the parts of x0 ..< x1 that nothing covers.
  @inline(__always)
  private mutating func addVisible(_ index: Int, _ x0: Int32, _ x1: Int32) {
    var left = x0
    for i in 0..<covered.count {
      let interval = covered[i]
      if interval.y <= left { continue }
      if interval.x >= x1 { break }
      if interval.x > left {
        pieces.append(RowPiece(command: Int32(index), x0: left, x1: interval.x))
      }
      left = interval.y
    }
    if left < x1 { pieces.append(RowPiece(command: Int32(index), x0: left, x1: x1)) }
  }

  /// Adds x0 ..< x1 to the covered intervals, joined with those that it touches.
  private mutating func cover(_ x0: Int32, _ x1: Int32) {
    if x1 - x0 < Self.shortestSpan { return }
    var merged = SIMD2(x0, x1)
    var first = 0
    while first < covered.count && covered[first].y < x0 { first += 1 }
    var end = first
    while end < covered.count && covered[end].x <= x1 {
      merged = SIMD2(min(merged.x, covered[end].x), max(merged.y, covered[end].y))
      end += 1
    }
    if end == first {
      if covered.count == Self.mostIntervals { return }
      for i in stride(from: covered.count, to: first, by: -1) { covered[i] = covered[i - 1] }
      covered.count += 1
    } else {
      for i in end..<covered.count { covered[first + 1 + i - end] = covered[i] }
      covered.count -= end - first - 1
    }
    covered[first] = merged
  }
}

extension RowCommand {
  /// Whether this is a span that covers all pixel rows whole.
  fileprivate func hidesWholeRow(_ height: Int) -> Bool {
    kind == Kind.span.rawValue && payload == .max && firstRow == 0 && endRow >= height
  }
}

extension UnsafeBufferPointer<RowCommand> {
  /// A command, limited to a piece.
  @inline(__always) func part(_ piece: RowPiece) -> RowCommand {
    var command = self[Int(piece.command)]
    if command.kind == RowCommand.Kind.tiles.rawValue {
      command.payload &+= UInt32(truncatingIfNeeded: Int(piece.x0) >> 2 &- Int(command.x0) >> 2)
    }
    command.x0 = UInt16(truncatingIfNeeded: piece.x0)
    command.x1 = UInt16(truncatingIfNeeded: piece.x1)
    return command
  }
}
