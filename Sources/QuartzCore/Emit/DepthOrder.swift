// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Depth sorting: planes of one space → pieces in painting order (FACTS C5). Planes that cross are
// cut along the line where they meet. Of two pieces that overlap, the one behind comes first;
// otherwise the planes' own order is kept. Where pieces overlap in a circle they are cut by each
// other's planes (a BSP tree of the circle only). Where planes of the same depth overlap, the order of all is that of
// Apple's BSP tree, which decides which of them lies above (DepthTree.swift).

internal import MicaRaster

/// Sorts pieces from back to front.
struct DepthOrder {
  /// No two of these cross.
  private var pieces: [DepthPiece] = []
  /// For each piece those that have to be painted after it.
  private var later: [[Int32]] = []
  private var pairCount = 0
  /// Whether some pieces overlap and lie in one plane.
  private var hasCoplanarPairs = false
  private let pieceLimit: Int

  /// Pairs of overlapping pieces that are kept at the most.
  private static let pairLimit = 4_000_000
  /// Pieces that planes are cut into at the most, beyond their number.
  private static let extraPieces = 8192

  /// The pieces of `planes` from back to front; planes of the same depth keep their order.
  ///
  /// Beyond 4 million overlaps, or 8192 cuts, the rest is sorted by the depth of its middle, and
  /// that is noted.
  static func backToFront(_ planes: [DepthPiece]) -> [DepthPiece] {
    if planes.count < 2 { return planes }
    if planes.allSatisfy({ $0.depth.x == 0 && $0.depth.y == 0 }) { return parallel(planes) }
    var order = DepthOrder(pieceLimit: planes.count + extraPieces)
    for plane in planes where !order.isFull { order.insert(plane) }
    if order.isFull { return byMiddle(planes) }
    if order.hasCoplanarPairs, let sorted = DepthTree.backToFront(planes) { return sorted }
    return order.sorted()
  }

  private init(pieceLimit: Int) { self.pieceLimit = pieceLimit }

  private var isFull: Bool { pairCount > Self.pairLimit || pieces.count > pieceLimit }

  /// Planes that face the eye squarely: by depth, in runs of equal depth by index.
  static func parallel(_ planes: [DepthPiece]) -> [DepthPiece] {
    let order = planes.indices.sorted { (planes[$0].depth.z, $0) < (planes[$1].depth.z, $1) }
    var result: [DepthPiece] = []
    var run: [Int] = []
    func end() {
      result += run.sorted().map { planes[$0] }
      run.removeAll()
    }
    for index in order {
      if let last = run.last {
        let (a, b) = (planes[last].depth.z, planes[index].depth.z)
        if b - a > 1e-9 + 1e-7 * max(abs(a), abs(b)) { end() }
      }
      run.append(index)
    }
    end()
    return result
  }

  /// Too much to compare: planes whole, by the depth of their middles.
  private static func byMiddle(_ planes: [DepthPiece]) -> [DepthPiece] {
    Unsupported.note("depth sorting of very many planes that overlap or cross")
    let middles = planes.map { DepthPiece.value($0.depth, ($0.low + $0.high) / 2) }
    return planes.indices.sorted { (middles[$0], $0) < (middles[$1], $1) }.map { planes[$0] }
  }

  // MARK: Pairs

  /// Adds a piece after cutting it by those that it crosses.
  private mutating func insert(_ piece: DepthPiece) {
    var waiting = [piece]
    next: while let piece = waiting.popLast(), !isFull {
      var before: [Int] = []
      var after: [Int32] = []
      for index in pieces.indices where pieces[index].source != piece.source {
        switch pieces[index].relation(of: piece) {
        case .apart: break
        case .inFront: before.append(index)
        case .coplanar:
          hasCoplanarPairs = true
          before.append(index)
        case .behind: after.append(Int32(index))
        case .crossing(let line):
          let (front, back) = piece.split(by: line)
          if let front, let back {
            waiting.append(front)
            waiting.append(back)
            continue next
          }
          if front != nil { before.append(index) } else { after.append(Int32(index)) }
        }
      }
      for index in before { later[index].append(Int32(pieces.count)) }
      pairCount += before.count + after.count
      pieces.append(piece)
      later.append(after)
    }
  }

  // MARK: Order

  /// Pieces by their pairs; what remains in circles, through a BSP tree.
  private func sorted() -> [DepthPiece] {
    var counts = [Int32](repeating: 0, count: pieces.count)
    for list in later { for index in list { counts[Int(index)] += 1 } }
    // Ties by plane, then by piece.
    let ranks = pieces.indices.sorted { (pieces[$0].source, $0) < (pieces[$1].source, $1) }
    var rankOf = [Int](repeating: 0, count: pieces.count)
    for (rank, index) in ranks.enumerated() { rankOf[index] = rank }
    var isDone = [Bool](repeating: false, count: pieces.count)
    var result: [DepthPiece] = []

    var ready = MinHeap()
    for index in pieces.indices where counts[index] == 0 { ready.insert(rankOf[index]) }
    func drain() {
      while let rank = ready.popLeast() {
        let index = ranks[rank]
        isDone[index] = true
        result.append(pieces[index])
        for next in later[index] {
          counts[Int(next)] -= 1
          if counts[Int(next)] == 0 && !isDone[Int(next)] { ready.insert(rankOf[Int(next)]) }
        }
      }
    }
    drain()
    if result.count == pieces.count { return result }
    let isCore = isInCore(isDone)
    let core = ranks.filter { isCore[$0] }
    let circle = core.map { pieces[$0] }
    result += DepthTree.backToFront(circle) ?? Self.byMiddle(circle)
    for index in core {
      isDone[index] = true
      for next in later[index] { counts[Int(next)] -= 1 }
    }
    for index in ranks where !isDone[index] && counts[index] == 0 { ready.insert(rankOf[index]) }
    drain()
    return result
  }

  /// Of the pieces that are not done, those in circles or between circles: whatever only comes after
  /// them is peeled off from the end.
  private func isInCore(_ isDone: [Bool]) -> [Bool] {
    var isIn = isDone.map { !$0 }
    var followers = later.map { $0.reduce(0) { isIn[Int($1)] ? $0 + 1 : $0 } }
    var earlier = [[Int32]](repeating: [], count: pieces.count)
    for (index, list) in later.enumerated() {
      for next in list { earlier[Int(next)].append(Int32(index)) }
    }
    var ends = pieces.indices.filter { isIn[$0] && followers[$0] == 0 }
    while let index = ends.popLast() {
      isIn[index] = false
      for before in earlier[index] where isIn[Int(before)] {
        followers[Int(before)] -= 1
        if followers[Int(before)] == 0 { ends.append(Int(before)) }
      }
    }
    return isIn
  }
}

/// The smallest of some numbers first.
private struct MinHeap {
  private var items: [Int] = []

  mutating func insert(_ item: Int) {
    items.append(item)
    var i = items.count - 1
    while i > 0, items[i] < items[(i - 1) / 2] {
      items.swapAt(i, (i - 1) / 2)
      i = (i - 1) / 2
    }
  }

  mutating func popLeast() -> Int? {
    guard let least = items.first else { return nil }
    let last = items.removeLast()
    if items.isEmpty { return least }
    items[0] = last
    var i = 0
    while true {
      var child = 2 * i + 1
      if child >= items.count { break }
      if child + 1 < items.count && items[child + 1] < items[child] { child += 1 }
      if items[i] <= items[child] { break }
      items.swapAt(i, child)
      i = child
    }
    return least
  }
}
