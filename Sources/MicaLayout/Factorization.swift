// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The working set as a factorized matrix: B = L·U, rows times later exchanges.

/// Factors of the square matrix whose rows are the tight rows of the solver, one in each *slot*.
///
/// Rows are appended one at a time (`append`), each eliminated by those before it; `finish` then makes it
/// ready for solves. A later exchange of the row in a slot is kept as a factor of its own until the whole
/// is factorized again. Solves cost what they touch. Positions count pivots; columns are variables.
struct Factorization: ~Copyable {
  private(set) var size = 0
  private(set) var slotAt = FlatArray<Int32>()
  private(set) var columnAt = FlatArray<Int32>()
  private(set) var positionOfSlot = FlatArray<Int32>()
  private(set) var positionOfColumn = FlatArray<Int32>()
  private var diagonal = FlatArray<Double>()
  private var lowerRows = Triangle()
  private var lowerColumns = Triangle()
  private var upperRows = Triangle()
  private var upperColumns = Triangle()
  // Exchanges, oldest first.
  private var exchangeSlot = FlatArray<Int32>()
  private var exchangePivot = FlatArray<Double>()
  private var exchanges = Triangle()
  // Scratch: a row under elimination, the pivots that it meets, and a solve.
  private var row = SparseVector()
  private var heap = FlatArray<Int32>()
  private var work = TriangleWalk()

  /// The number of exchanges since the last `finish`.
  var exchangeCount: Int { exchangeSlot.count }

  /// Whether the exchanges cost more by now than factors made anew.
  var isWorn: Bool { exchangeCount >= 64 || exchanges.index.count > 4 * size + 256 }

  // MARK: Factorizing

  /// Begins anew for a number of columns.
  mutating func begin(size newSize: Int) {
    size = newSize
    slotAt.truncate(to: 0)
    columnAt.truncate(to: 0)
    diagonal.truncate(to: 0)
    positionOfSlot.resize(to: newSize, filling: -1)
    positionOfSlot.fill(-1)
    positionOfColumn.resize(to: newSize, filling: -1)
    positionOfColumn.fill(-1)
    lowerRows.clear()
    upperRows.clear()
    dropExchanges()
    row.resize(to: newSize)
    work.resize(to: newSize)
  }

  private mutating func dropExchanges() {
    exchangeSlot.truncate(to: 0)
    exchangePivot.truncate(to: 0)
    exchanges.clear()
  }

  @inline(__always)
  func isPivoted(_ column: Int32) -> Bool { positionOfColumn[column] >= 0 }

  /// Appends a row and returns its pivot's column, or −1 where it depends on the rows before.
  ///
  /// Of pivots that are large enough the one whose column has the least weight is taken.
  mutating func append(
    _ entries: UnsafePointer<EntryRecord>, count: Int, weights: borrowing FlatArray<Int32>
  ) -> Int32 {
    row.clear()
    heap.truncate(to: 0)
    var largest = 0.0
    for entry in 0..<count {
      let column = entries[entry].variable
      row.add(entries[entry].coefficient, at: column)
      largest = max(largest, abs(entries[entry].coefficient))
      if isPivoted(column) { push(positionOfColumn[column]) }
    }
    while let position = pop() {
      let column = columnAt[position]
      let value = row.values[column]
      row.values[column] = 0
      if abs(value) <= largest * 1e-14 { continue }
      let multiplier = value / diagonal[position]
      lowerRows.append(position, multiplier)
      for entry in upperRows.start[position]..<upperRows.start[position + 1] {
        let other = upperRows.index[entry]
        let before = row.indices.count
        row.add(-multiplier * upperRows.value[entry], at: other)
        if row.indices.count > before, isPivoted(other) { push(positionOfColumn[other]) }
      }
    }
    return pivot(largest: largest, weights: weights)
  }

  /// Ends the appended row with its pivot.
  private mutating func pivot(largest: Double, weights: borrowing FlatArray<Int32>) -> Int32 {
    var greatest = 0.0
    for place in 0..<row.indices.count {
      greatest = max(greatest, abs(row.values[row.indices[place]]))
    }
    guard greatest > largest * 1e-9 else {
      lowerRows.dropOpenRow()
      return -1
    }
    var best: Int32 = -1
    for place in 0..<row.indices.count {
      let column = row.indices[place]
      guard abs(row.values[column]) >= greatest * 0.1 else { continue }
      if best < 0 || (weights[column], column) < (weights[best], best) { best = column }
    }
    for place in 0..<row.indices.count {
      let column = row.indices[place]
      if column != best, abs(row.values[column]) > greatest * 1e-14 {
        upperRows.append(column, row.values[column])
      }
    }
    lowerRows.endRow()
    upperRows.endRow()
    diagonal.append(row.values[best])
    positionOfColumn[best] = Int32(columnAt.count)
    columnAt.append(best)
    slotAt.append(-1)
    return best
  }

  /// Says in which slot the row is that was appended last.
  mutating func setSlot(_ slot: Int32) {
    let position = slotAt.count - 1
    slotAt[position] = slot
    positionOfSlot[slot] = Int32(position)
  }

  /// Makes the factors ready for solves: every column has its pivot.
  mutating func finish() {
    assert(columnAt.count == size)
    for entry in 0..<upperRows.index.count {
      upperRows.index[entry] = positionOfColumn[upperRows.index[entry]]
    }
    lowerColumns.transpose(lowerRows)
    upperColumns.transpose(upperRows)
  }

  /// One more column and one more slot, with a row that has just a one in that column.
  mutating func extend() {
    let position = Int32(size)
    size += 1
    slotAt.append(position)
    columnAt.append(position)
    positionOfSlot.append(position)
    positionOfColumn.append(position)
    diagonal.append(1)
    lowerRows.endRow()
    upperRows.endRow()
    lowerColumns.endRow()
    upperColumns.endRow()
    row.resize(to: size)
    work.resize(to: size)
  }

  // A heap of positions, least first.

  private mutating func push(_ position: Int32) {
    heap.append(position)
    var place = heap.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      if heap[parent] <= heap[place] { break }
      (heap[parent], heap[place]) = (heap[place], heap[parent])
      place = parent
    }
  }

  private mutating func pop() -> Int32? {
    if heap.count == 0 { return nil }
    let least = heap[0]
    let last = heap.removeLast()
    if heap.count == 0 { return least }
    heap[0] = last
    var place = 0
    while true {
      var child = 2 * place + 1
      if child >= heap.count { break }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      if heap[place] <= heap[child] { break }
      (heap[place], heap[child]) = (heap[child], heap[place])
      place = child
    }
    return least
  }

  // MARK: Solves

  /// Solves B·x = b: `vector` holds b by slot, `solution` gets x by variable. `vector` is used up.
  mutating func solve(_ vector: inout SparseVector, into solution: inout SparseVector) {
    var exchange = exchangeSlot.count - 1
    while exchange >= 0 {
      let slot = exchangeSlot[exchange]
      var value = vector.values[slot]
      for entry in exchanges.start[exchange]..<exchanges.start[exchange + 1] {
        value -= exchanges.value[entry] * vector.values[exchanges.index[entry]]
      }
      if value != 0 {
        vector.values[slot] = value / exchangePivot[exchange]
        vector.list(slot)
      } else {
        vector.values[slot] = 0
      }
      exchange -= 1
    }
    for place in 0..<vector.indices.count {
      let slot = vector.indices[place]
      if vector.values[slot] != 0 { work.vector.add(vector.values[slot], at: positionOfSlot[slot]) }
    }
    vector.clear()
    work.propagate(lowerColumns, diagonal, dividing: false, ascending: true)
    work.propagate(upperColumns, diagonal, dividing: true, ascending: false)
    for place in 0..<work.vector.indices.count {
      let position = work.vector.indices[place]
      if work.vector.values[position] != 0 {
        solution.add(work.vector.values[position], at: columnAt[position])
      }
    }
    work.vector.clear()
  }

  /// Solves Bᵀ·y = g: `vector` holds g by variable, `solution` gets y by slot. `vector` is used up.
  mutating func solveTransposed(_ vector: inout SparseVector, into solution: inout SparseVector) {
    for place in 0..<vector.indices.count {
      let column = vector.indices[place]
      if vector.values[column] != 0 {
        work.vector.add(vector.values[column], at: positionOfColumn[column])
      }
    }
    vector.clear()
    work.propagate(upperRows, diagonal, dividing: true, ascending: true)
    work.propagate(lowerRows, diagonal, dividing: false, ascending: false)
    for place in 0..<work.vector.indices.count {
      let position = work.vector.indices[place]
      if work.vector.values[position] != 0 {
        solution.add(work.vector.values[position], at: slotAt[position])
      }
    }
    work.vector.clear()
    for exchange in 0..<exchangeSlot.count {
      let slot = exchangeSlot[exchange]
      if solution.values[slot] == 0 { continue }
      let value = solution.values[slot] / exchangePivot[exchange]
      solution.values[slot] = value
      for entry in exchanges.start[exchange]..<exchanges.start[exchange + 1] {
        solution.add(-exchanges.value[entry] * value, at: exchanges.index[entry])
      }
    }
  }

  /// Puts another row into a slot. `weights` is Bᵀ⁻¹ times that row, by slot.
  mutating func exchange(_ slot: Int32, weights: borrowing SparseVector) {
    exchangeSlot.append(slot)
    exchangePivot.append(weights.values[slot])
    for place in 0..<weights.indices.count {
      let other = weights.indices[place]
      if other != slot, abs(weights.values[other]) > 1e-14 {
        exchanges.append(other, weights.values[other])
      }
    }
    exchanges.endRow()
  }
}
