// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lists of objects that needn't be kept alive, which Foundation has on Apple's systems alone.

public import Foundation

/// A list of objects and gaps. An object that is held weakly leaves a gap when it dies.
open class NSPointerArray: NSObject, @unchecked Sendable {
  private struct Entry {
    private var strong: AnyObject?
    private weak var weak: AnyObject?
    var object: AnyObject? { strong ?? weak }
    var pointer: UnsafeMutableRawPointer? {
      object.map { Unmanaged.passUnretained($0).toOpaque() }
    }
    init(_ pointer: UnsafeMutableRawPointer?, isWeak: Bool) {
      let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
      if isWeak { weak = object } else { strong = object }
    }
  }

  private let options: NSPointerFunctions.Options
  private var entries: [Entry] = []

  /// An empty list.
  public init(options: NSPointerFunctions.Options = []) { self.options = options }

  /// A list that keeps its objects alive.
  open class func strongObjects() -> NSPointerArray { NSPointerArray() }
  /// A list that keeps nothing alive.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
    Entry(pointer, isWeak: options.contains(.weakMemory))
  }

  /// The number of objects and gaps. Setting it adds gaps or removes the last ones.
  open var count: Int {
    get { entries.count }
    set {
      let wanted = max(newValue, 0)
      if wanted < entries.count { entries.removeLast(entries.count - wanted) }
      while entries.count < wanted { entries.append(entry(nil)) }
    }
  }
  /// The objects, without gaps.
  open var allObjects: [Any] { entries.compactMap(\.object) }

  /// The object at an index, nil for a gap. Traps outside the list.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? { entries[index].pointer }
  /// Adds an object, or a gap for nil.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(pointer)) }
  /// Removes the object or gap at an index.
  open func removePointer(at index: Int) { entries.remove(at: index) }
  /// Inserts an object, or a gap for nil.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    entries.insert(entry(item), at: index)
  }
  /// Replaces the object or gap at an index.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    entries[index] = entry(item)
  }
  /// Removes the gaps.
  open func compact() { entries.removeAll { $0.object == nil } }
}
