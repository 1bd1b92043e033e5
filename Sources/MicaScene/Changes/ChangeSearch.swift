// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 5, the search: units (single ops, or groups from begin to end) of two lists are matched from
// both ends; what lies between by place, or by the longest run of units in the same order.

internal import MicaRaster

/// One comparison of two lists in progress.
///
/// Pixels that no unmatched unit touches see the same units in the same order before and after, so
/// they stay as they are: whatever is matched, the result is right.
struct ChangeSearch: ~Copyable {
  private var comparison: ListComparison
  private let oldSpans: GroupSpans
  private let newSpans: GroupSpans
  private let origins: UnsafeMutablePointer<Int32>
  /// Ranges of ops without a counterpart.
  private var oldDirt = Buffer<SIMD2<Int32>>(capacity: 64)
  private var newDirt = Buffer<SIMD2<Int32>>(capacity: 64)

  init(
    comparison: consuming ListComparison, oldSpans: GroupSpans, newSpans: GroupSpans,
    origins: UnsafeMutablePointer<Int32>
  ) {
    self.comparison = comparison
    self.oldSpans = oldSpans
    self.newSpans = newSpans
    self.origins = origins
  }

  /// Matches the units of two ranges; `depth` levels of groups are looked into.
  mutating func compare(_ old: Range<Int>, _ new: Range<Int>, depth: Int) {
    var (i, j) = (old.lowerBound, new.lowerBound)
    var (oldEnd, newEnd) = (old.upperBound, new.upperBound)
    while i < oldEnd && j < newEnd && isSameUnit(i, j) {
      match(i, j)
      i = Int(oldSpans.ends[i])
      j = Int(newSpans.ends[j])
    }
    while i < oldEnd && j < newEnd {
      let (a, b) = (Int(oldSpans.begins[oldEnd - 1]), Int(newSpans.begins[newEnd - 1]))
      guard a >= i, b >= j, isSameUnit(a, b) else { break }
      match(a, b)
      (oldEnd, newEnd) = (a, b)
    }
    if i < oldEnd || j < newEnd { compareMiddle(i..<oldEnd, j..<newEnd, depth) }
  }

  private mutating func compareMiddle(_ old: Range<Int>, _ new: Range<Int>, _ depth: Int) {
    let oldUnits = Self.units(old, oldSpans)
    let newUnits = Self.units(new, newSpans)
    if oldUnits.isEmpty || newUnits.isEmpty {
      markDirt(oldUnits, newUnits)
    } else if oldUnits.count == newUnits.count, let pairs = pairsByPlace(oldUnits, newUnits) {
      align(oldUnits, newUnits, pairs, depth)
    } else {
      align(oldUnits, newUnits, pairsByOrder(oldUnits, newUnits), depth)
    }
  }

  private static func units(_ range: Range<Int>, _ spans: GroupSpans) -> [Int] {
    var result: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      result.append(index)
      index = Int(spans.ends[index])
    }
    return result
  }

  // MARK: Pairs of equal units, ascending, as places in the two arrays

  /// Units at equal places; nil where too few are the same for nothing to have moved.
  private mutating func pairsByPlace(_ old: [Int], _ new: [Int]) -> [SIMD2<Int>]? {
    var pairs: [SIMD2<Int>] = []
    for place in old.indices where isSameUnit(old[place], new[place]) {
      pairs.append(SIMD2(place, place))
    }
    return old.count <= 3 || 2 * pairs.count >= old.count ? pairs : nil
  }

  /// The longest ascending run of equal units.
  private mutating func pairsByOrder(_ old: [Int], _ new: [Int]) -> [SIMD2<Int>] {
    var places: [UInt64: [Int]] = [:]
    for place in new.indices.reversed() {
      places[comparison.new.hash(ofOp: new[place]), default: []].append(place)
    }
    var candidates: [SIMD2<Int>] = []
    for place in old.indices {
      let hash = comparison.old.hash(ofOp: old[place])
      guard let partner = places[hash]?.popLast() else { continue }
      if isSameUnit(old[place], new[partner]) { candidates.append(SIMD2(place, partner)) }
    }
    return Self.longestAscent(candidates)
  }

  /// The longest subsequence whose second numbers ascend.
  private static func longestAscent(_ pairs: [SIMD2<Int>]) -> [SIMD2<Int>] {
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for index in pairs.indices {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[tails[middle]].y < pairs[index].y { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? tails[low - 1] : -1
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: [SIMD2<Int>] = []
    var index = tails.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = before[index]
    }
    return result.reversed()
  }

  /// Takes the pairs, and what lies between two of them unit by unit.
  private mutating func align(
    _ old: [Int], _ new: [Int], _ pairs: [SIMD2<Int>], _ depth: Int
  ) {
    var place = SIMD2(0, 0)
    for pair in pairs {
      alignGap(old[place.x..<pair.x], new[place.y..<pair.y], depth)
      match(old[pair.x], new[pair.y])
      place = pair &+ 1
    }
    alignGap(old[place.x...], new[place.y...], depth)
  }

  private mutating func alignGap(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>, _ depth: Int) {
    for (a, b) in zip(old, new) where !compareInside(a, b, depth) { markDirt([a], [b]) }
    let count = min(old.count, new.count)
    markDirt(Array(old.dropFirst(count)), Array(new.dropFirst(count)))
  }

  /// Two groups of one kind; false where these are none.
  private mutating func compareInside(_ a: Int, _ b: Int, _ depth: Int) -> Bool {
    guard depth > 0, comparison.old.ops[a].kind == .beginGroup, comparison.isSame(a, b),
      (oldSpans.masks[a] >= 0) == (newSpans.masks[b] >= 0)
    else { return false }
    let (oldEnd, newEnd) = (Int(oldSpans.ends[a]) - 1, Int(newSpans.ends[b]) - 1)
    guard comparison.old.ops[oldEnd].kind == .endGroup,
      comparison.new.ops[newEnd].kind == .endGroup
    else { return false }
    let (oldMask, newMask) = (Int(oldSpans.masks[a]), Int(newSpans.masks[b]))
    if oldMask >= 0 {
      compare(a + 1..<oldMask, b + 1..<newMask, depth: depth - 1)
      compare(oldMask + 1..<oldEnd, newMask + 1..<newEnd, depth: depth - 1)
    } else {
      compare(a + 1..<oldEnd, b + 1..<newEnd, depth: depth - 1)
    }
    return true
  }

  // MARK: Units

  private mutating func isSameUnit(_ a: Int, _ b: Int) -> Bool {
    let count = Int(oldSpans.ends[a]) - a
    guard count == Int(newSpans.ends[b]) - b else { return false }
    for i in 0..<count where !comparison.isSame(a + i, b + i) { return false }
    return true
  }

  private func match(_ a: Int, _ b: Int) {
    for i in 0..<(Int(newSpans.ends[b]) - b) { origins[b + i] = Int32(a + i) }
  }

  private mutating func markDirt(_ old: [Int], _ new: [Int]) {
    for unit in old { oldDirt.append(SIMD2(Int32(unit), oldSpans.ends[unit])) }
    for unit in new { newDirt.append(SIMD2(Int32(unit), newSpans.ends[unit])) }
  }

  // MARK: Damage

  /// Adds what the units without a counterpart touch.
  consuming func damage(_ damage: inout Damage, _ old: DisplayList, _ new: DisplayList) {
    Self.add(oldDirt, of: old, to: &damage)
    Self.add(newDirt, of: new, to: &damage)
  }

  private static func add(
    _ units: borrowing Buffer<SIMD2<Int32>>, of list: DisplayList, to damage: inout Damage
  ) {
    if units.count == 0 { return }
    let limits = ClipLimits(of: list)
    for i in 0..<units.count {
      let unit = units[i]
      let limit = limits[list.ops[Int(unit.x)].clip]
      for index in Int(unit.x)..<Int(unit.y) {
        let op = list.ops[index]
        // A group under such a mode clears what lies around its content.
        let reaches = op.kind == .beginGroup && op.blend.changesPixelsUnderClear
        let extent = reaches ? limit : list.extent(of: op).intersection(limit)
        damage.add(extent.intersection(limits[op.clip]))
      }
    }
  }
}

extension DisplayListView {
  /// Tells most ops apart.
  fileprivate func hash(ofOp index: Int) -> UInt64 {
    let op = ops[index]
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ bits: UInt64) {
      value = (value ^ bits) &* 0x0000_0100_0000_01b3
      value ^= value >> 29
    }
    mix(UInt64(op.kind.rawValue) | UInt64(op.paintKind.rawValue) << 8)
    mix(UInt64(op.alpha.bitPattern))
    if op.transform >= 0 {
      let m = transforms[Int(op.transform)]
      for v in [m.a, m.b, m.tx, m.ty] { mix(v.bitPattern) }
    }
    switch op.kind {
    case .fillBox:
      let box = boxes[Int(op.shape)]
      for v in [box.x0, box.y0, box.x1, box.y1] { mix(v.bitPattern) }
    case .fill, .stroke:
      for p in path(op.shape).1.prefix(3) {
        mix(UInt64(p.x.bitPattern) << 32 | UInt64(p.y.bitPattern))
      }
    case .glyphs:
      let run = glyphRuns[Int(op.shape)]
      mix(UInt64(UInt32(bitPattern: run.count)))
      for placed in glyphs[Int(run.start)...].prefix(Int(min(run.count, 4))) {
        mix(UInt64(placed.glyph) << 48 ^ UInt64(placed.x.bitPattern) << 24)
        mix(UInt64(placed.y.bitPattern))
      }
    default: break
    }
    if op.paintKind == .solid && op.paint >= 0 {
      let color = colors[Int(op.paint)]
      for v in [color.x, color.y, color.z, color.w] { mix(UInt64(v.bitPattern)) }
    }
    return value
  }
}
