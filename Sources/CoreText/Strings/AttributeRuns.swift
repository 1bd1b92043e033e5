// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The runs of an attributed string: neighbours with different sets of attributes, in order.

/// Where a set of attributes begins; it lasts to the next run or the string's end.
package struct AttributeRun {
  package var start: Int
  package let attributes: AttributeSet
}

/// Runs that cover `0 ..< length` without gaps. No run is empty and no two neighbours are equal.
///
/// Finding a run is a binary search. A change costs the runs that it touches and a shift of the
/// starts after it; at the end of the string nothing is shifted.
package struct AttributeRuns {
  package private(set) var runs: [AttributeRun] = []
  package private(set) var length = 0

  init() {}

  init(length: Int, attributes: AttributeSet) {
    guard length > 0 else { return }
    runs = [AttributeRun(start: 0, attributes: attributes)]
    self.length = length
  }

  /// The index of the run that holds `offset`, which must be in `0 ..< length`.
  package func index(at offset: Int) -> Int {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  package func range(of index: Int) -> Range<Int> {
    runs[index].start..<(index + 1 < runs.count ? runs[index + 1].start : length)
  }

  /// The runs within `range`, cut at its ends, as lengths with their attributes.
  func pieces(in range: Range<Int>) -> [AttributePiece] {
    guard !range.isEmpty else { return [] }
    var pieces: [AttributePiece] = []
    var index = index(at: range.lowerBound)
    while index < runs.count, runs[index].start < range.upperBound {
      let part = self.range(of: index).clamped(to: range)
      pieces.append(AttributePiece(length: part.count, attributes: runs[index].attributes))
      index += 1
    }
    return pieces
  }

  /// Puts `pieces` in the place of `range`; empty pieces are skipped, equal neighbours joined.
  mutating func replace(_ range: Range<Int>, with pieces: [AttributePiece]) {
    var first = range.lowerBound < length ? index(at: range.lowerBound) : runs.count
    var last = runs.count
    var fresh: [AttributeRun] = []
    fresh.reserveCapacity(pieces.count + 2)
    func add(_ start: Int, _ attributes: AttributeSet) {
      if let before = fresh.last, before.attributes.isEqual(to: attributes) { return }
      fresh.append(AttributeRun(start: start, attributes: attributes))
    }
    if first < runs.count, runs[first].start < range.lowerBound {
      add(runs[first].start, runs[first].attributes)
    } else if first > 0 {
      first -= 1
      add(runs[first].start, runs[first].attributes)
    }
    var offset = range.lowerBound
    for piece in pieces where piece.length > 0 {
      add(offset, piece.attributes)
      offset += piece.length
    }
    if range.upperBound < length {
      let next = index(at: range.upperBound)
      add(offset, runs[next].attributes)
      last = next + 1
    }
    runs.replaceSubrange(first..<last, with: fresh)
    shift(from: first + fresh.count, by: offset - range.upperBound)
  }

  private mutating func shift(from index: Int, by distance: Int) {
    guard distance != 0 else { return }
    length += distance
    guard index < runs.count else { return }
    runs.withUnsafeMutableBufferPointer { runs in
      for index in index..<runs.count { runs[index].start += distance }
    }
  }
}

/// A length with its attributes: what a change puts into the runs.
struct AttributePiece {
  let length: Int
  let attributes: AttributeSet
}
