// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Growing memory for the records of stages 6 to 8: one owner, trivially copyable elements, no
// bounds checks. Kept between frames, so that a steady state allocates nothing; what was not needed for
// long is given back.

import CMicaKernels
internal import Glibc

/// Memory that is kept between frames.
package enum Scratch {
  /// So little is not given back.
  @inline(__always) package static var keptBytes: Int { 64 << 10 }

  /// Gives what was freed back to the system, as far as whole pages are free.
  package static func trim() { mica_trim_memory() }
}

/// A growable array of plain records behind a raw pointer.
///
/// Unlike `Array` it is never copied on write and never checks an index; hot loops reserve room
/// once and then write through `base`.
package struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  package private(set) var base: UnsafeMutablePointer<Element>
  package var count = 0
  /// How many elements there may be without asking again: as many as were needed since memory was given
  /// back last, rounded up.
  private var limit: Int
  /// How many there is memory for.
  package private(set) var capacity: Int
  /// How many there always is memory for.
  private let least: Int

  package init(capacity: Int = 64) {
    self.capacity = max(capacity, 1)
    limit = self.capacity
    least = self.capacity
    base = Self.resized(nil, to: self.capacity)
  }

  deinit { free(base) }

  /// Makes sure that `extra` elements fit behind `count`; earlier copies of `base` become invalid
  /// when the memory moves.
  @inline(__always) package mutating func reserve(_ extra: Int) {
    if count &+ extra > limit { grow(to: count &+ extra) }
  }

  @inline(never) private mutating func grow(to needed: Int) {
    let newLimit = max(needed, limit &* 2)
    if needed <= capacity {
      limit = min(newLimit, capacity)
    } else {
      move(to: newLimit)
      limit = newLimit
    }
  }

  @inline(__always) private mutating func move(to newCapacity: Int) {
    base = Self.resized(base, to: newCapacity)
    capacity = newCapacity
  }

  /// The same memory with another size. The system moves the pages of large blocks instead of their bytes, so
  /// that a buffer which grows takes what is in it, not three times as much.
  private static func resized(
    _ base: UnsafeMutablePointer<Element>?, to capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    precondition(MemoryLayout<Element>.alignment <= 16, "records are aligned like memory")
    guard let memory = realloc(base, capacity * MemoryLayout<Element>.stride) else {
      fatalError("no memory for \(capacity) records")
    }
    return memory.assumingMemoryBound(to: Element.self)
  }

  /// How many elements were needed since memory was given back last.
  @inline(__always) package var needed: Int { max(limit, count) }

  /// Gives memory back of which less than a quarter was needed since the last call; what is in the buffer
  /// stays, but may move; there stays room for `atLeast`. Returns the number of bytes.
  @inline(__always) @discardableResult
  package mutating func giveBack(atLeast others: Int = 0) -> Int {
    let needed = max(self.needed, others)
    let spared = (capacity - needed) * MemoryLayout<Element>.stride
    limit = min(capacity, max(count, least))
    guard spared > Scratch.keptBytes, needed < capacity / 4 else { return 0 }
    move(to: needed)
    return spared
  }

  @inline(__always) package mutating func append(_ element: Element) {
    reserve(1)
    base[count] = element
    count &+= 1
  }

  @inline(__always) package subscript(index: Int) -> Element {
    get { base[index] }
    set { base[index] = newValue }
  }
}
