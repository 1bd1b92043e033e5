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
  /// Multiplies a plain colour of whole bytes, 0 ... 65534; 65535 leaves a colour as it is. `cut` and A make A of 255
  /// whose products are cut off to bytes.
  var alpha: UInt32

  static let cut: UInt32 = 1 << 16

  @inline(__always) init(_ command: Int, _ x0: Int32, _ x1: Int32, _ alpha: UInt32) {
    self.command = Int32(truncatingIfNeeded: command)
    self.x0 = x0
    self.x1 = x1
    self.alpha = alpha
  }
}

/// The visible pieces of one row; kept between rows.
struct RowPlan: ~Copyable {
  private var pieces = Buffer<RowPiece>(capacity: 256)
  private var covered = CoveredIntervals()
  /// `covered`, and what a group's own spans cover.
  private var coveredInGroup = CoveredIntervals()

  /// Shorter spans hide too little to be remembered.
  private static let shortestSpan: Int32 = 8

  var count: Int { pieces.count }

  subscript(index: Int) -> RowPiece { pieces[index] }

  /// Gives memory back that was not needed since the last call; returns the number of bytes.
  mutating func giveBack() -> Int { pieces.giveBack() }

  /// Plans a row of `height` pixel rows (4, or fewer at the surface's lower edge); afterwards
  /// the plan lists what to paint, last piece first.
  mutating func make(
    _ commands: UnsafeBufferPointer<RowCommand>, _ draws: UnsafePointer<DrawRecord>, width: Int,
    height: Int
  ) {
    pieces.count = 0
    covered.removeAll()
    var depth = 0
    var index = commands.count
    while index > 0 {
      index &-= 1
      let command = commands[index]
      if command.isPaint {
        // What is drawn into a group stays whole. A group that ends, told by its paint, is drawn
        // onto the surface while it still counts as open.
        let draw = draws + Int(command.draw)
        if depth == 0 || depth == 1 && draw.pointee.paint == .group {
          let (x0, x1) = (Int32(command.x0), Int32(command.x1))
          if covered.addVisible(RowPiece(index, x0, x1, 65535), to: &pieces)
            && x1 &- x0 >= Self.shortestSpan
            && draw.pointee.replacesBackdrop
            && command.hidesWholeRow(height)
          {
            _ = covered.add(x0, x1)
            // What lies below cannot be seen anywhere.
            if depth == 0 && covered.isOne(upTo: Int32(width)) { return }
          }
          continue
        }
      } else if command.kind == RowCommand.Kind.popGroup.rawValue {
        if depth == 0, let push = addGroup(endingAt: index, commands, draws, height) {
          index = push
          continue
        }
        depth &+= 1
      } else if command.kind == RowCommand.Kind.pushGroup.rawValue {
        depth &-= 1
      }
      pieces.append(RowPiece(index, Int32(command.x0), Int32(command.x1), 65535))
    }
  }

  // MARK: Groups without scratch pixels

  /// Plans a group of nothing but opaque plain spans as these spans, each pixel once, in colours
  /// times the group's alpha: the same bytes as by way of scratch pixels. Returns where the group
  /// starts; nil where it is none of that kind, with nothing planned.
  private mutating func addGroup(
    endingAt end: Int, _ commands: UnsafeBufferPointer<RowCommand>,
    _ draws: UnsafePointer<DrawRecord>, _ height: Int
  ) -> Int? {
    guard end > 0 else { return nil }
    let composite = commands[end - 1]
    let record = draws + Int(composite.draw)
    guard composite.isPaint, composite.hidesWholeRow(height), record.pointee.paint == .group,
      record.pointee.blend == .sourceOver
    else { return nil }
    let alpha =
      record.pointee.cutsBytes
      ? RowPiece.cut | record.pointee.byteAlpha : record.pointee.rowAlpha
    let planned = pieces.count
    coveredInGroup.copy(covered)
    var index = end - 1
    while index > 0 {
      index &-= 1
      let command = commands[index]
      if command.kind == RowCommand.Kind.pushGroup.rawValue { return index }
      guard command.isPaint, command.hidesWholeRow(height) else { break }
      let draw = draws + Int(command.draw)
      let x0 = Int32(max(command.x0, composite.x0))
      let x1 = Int32(min(command.x1, composite.x1))
      guard draw.pointee.isPlain, draw.pointee.isOpaque,
        x0 >= x1
          || !coveredInGroup.addVisible(
            RowPiece(index, x0, x1, alpha), to: &pieces)
          || coveredInGroup.add(x0, x1)
      else { break }
    }
    pieces.count = planned
    return nil
  }
}

extension RowCommand {
  /// Whether this is a span that covers all pixel rows whole.
  @inline(__always) fileprivate func hidesWholeRow(_ height: Int) -> Bool {
    kind == Kind.span.rawValue && payload == .max && firstRow == 0 && endRow >= height
  }
}

extension UnsafeBufferPointer<RowCommand> {
  /// A command, limited to a piece.
  @inline(__always) func part(_ piece: RowPiece) -> RowCommand {
    var command = self[Int(piece.command)]
    command.cut(from: Int(piece.x0))
    command.x1 = UInt16(truncatingIfNeeded: piece.x1)
    return command
  }
}
