// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Growing memory for the records of stages 6 to 8: one owner, trivially copyable elements, no
// bounds checks. Kept between frames, so that a steady state allocates nothing.

/// A growable array of plain records behind a raw pointer.
///
/// Unlike `Array` it is never copied on write and never checks an index; hot loops reserve room
/// once and then write through `base`.
package struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  package private(set) var base: UnsafeMutablePointer<Element>
  package var count = 0
  package private(set) var capacity: Int

  package init(capacity: Int = 64) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// Makes sure that `extra` elements fit behind `count`; earlier copies of `base` become invalid
  /// when the memory moves.
  @inline(__always) package mutating func reserve(_ extra: Int) {
    if count &+ extra > capacity { grow(to: count &+ extra) }
  }

  @inline(never) private mutating func grow(to needed: Int) {
    let newCapacity = max(needed, capacity &* 2)
    let newBase = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    newBase.update(from: base, count: count)
    base.deallocate()
    base = newBase
    capacity = newCapacity
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
