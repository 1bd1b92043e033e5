// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, what did not change: strips that an earlier frame left in another store.

extension StripStore {
  /// Appends a range of another store, coverage included.
  package func append(_ range: StripRange, of other: StripStore) -> StripRange {
    let start = strips.pointee.count
    let count = Int(range.count)
    let source = other.strips.pointee.base + Int(range.start)
    guard count > 0 else { return .empty }
    // The strips of a range have their coverage one after the other.
    let first = source[0].alpha
    let end = Int(source[count - 1].alpha) + Int(source[count - 1].tiles)
    let tileCount = end - Int(first)
    let newFirst = UInt32(truncatingIfNeeded: alphas.pointee.count)
    alphas.pointee.reserve(tileCount)
    (alphas.pointee.base + alphas.pointee.count).update(
      from: other.alphas.pointee.base + Int(first), count: tileCount)
    alphas.pointee.count += tileCount
    strips.pointee.reserve(count)
    let target = strips.pointee.base + start
    for i in 0..<count {
      target[i] = source[i]
      target[i].alpha = source[i].alpha &- first &+ newFirst
    }
    strips.pointee.count += count
    return StripRange(store: index, start: Int32(start), count: range.count)
  }
}
