// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Storage of the solver: numbers in a row, without reference counts or copies.

/// A growing array of plain values with one owner. Indices are checked in debug builds only.
struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    _modify { yield &self[Int(index)] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  /// Takes the last element away and returns it.
  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  /// Keeps the first elements and the memory.
  mutating func truncate(to length: Int) {
    assert(length <= count)
    count = length
  }

  /// Makes the array longer or shorter.
  mutating func resize(to length: Int, filling element: Element) {
    if length > capacity { grow(to: length) }
    while count < length {
      base[count] = element
      count += 1
    }
    count = length
  }

  /// Gives every element the same value.
  mutating func fill(_ element: Element) {
    for index in 0..<count { base[index] = element }
  }

  /// Puts the elements into order.
  mutating func sort(by areInOrder: (Element, Element) -> Bool) {
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.sort(by: areInOrder)
  }

  private mutating func grow(to length: Int) {
    capacity = max(length, capacity * 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
