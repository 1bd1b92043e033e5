// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Positions before and after an update.

/// Maps the positions of a list before an update to those after it, and back.
///
/// Elements that are neither deleted nor moved keep their order and fill the positions that remain. The map stores
/// the changes only: it is made in c·log c steps for c changes and answers in log c, whatever the length of the list.
struct PlaceMap {
  private let oldCount: Int
  private let newCount: Int
  /// The old positions that are deleted or moved, in order.
  private let gone: [Int]
  /// The new positions of what is inserted or moved, in order.
  private let taken: [Int]
  private var targets: [Int: Int] = [:]
  private var origins: [Int: Int] = [:]

  /// The map of an update; nil if the counts disagree, or if two elements share a new position.
  init?(
    oldCount: Int, newCount: Int, deleted: Set<Int>, inserted: Set<Int>, moved: [(Int, Int)]
  ) {
    var (gone, taken) = (deleted, inserted)
    for (old, new) in moved {
      guard taken.insert(new).inserted else { return nil }
      gone.insert(old)
      (targets[old], origins[new]) = (new, old)
    }
    (self.oldCount, self.newCount) = (oldCount, newCount)
    (self.gone, self.taken) = (gone.sorted(), taken.sorted())
    guard Self.fits(self.gone, oldCount), Self.fits(self.taken, newCount),
      oldCount - gone.count == newCount - taken.count
    else { return nil }
  }

  /// Whether every element keeps its position.
  var isIdentity: Bool {
    gone.count == targets.count && taken.count == targets.count
      && targets.allSatisfy { $0.key == $0.value }
  }

  /// The new position of an old one; nil for a deleted or missing element.
  func after(_ old: Int) -> Int? {
    if let target = targets[old] { return target }
    return old >= 0 && old < oldCount ? Self.place(of: old, leaving: gone, entering: taken) : nil
  }

  /// The old position of a new one; nil for an inserted or missing element.
  func before(_ new: Int) -> Int? {
    if let origin = origins[new] { return origin }
    return new >= 0 && new < newCount ? Self.place(of: new, leaving: taken, entering: gone) : nil
  }

  private static func fits(_ places: [Int], _ count: Int) -> Bool {
    places.isEmpty || places[0] >= 0 && places[places.count - 1] < count
  }

  /// The position that an element gets when some positions are removed and others are added.
  private static func place(of old: Int, leaving: [Int], entering: [Int]) -> Int? {
    let before = first(in: leaving) { leaving[$0] >= old }
    if before < leaving.count, leaving[before] == old { return nil }
    let rank = old - before
    return rank + first(in: entering) { entering[$0] - $0 > rank }
  }

  /// The first index of a sorted list for which a condition holds, which then holds to the end; else its count.
  private static func first(in list: [Int], where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
