// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 5: two lists → which ops of the new one were there before, in the same order, and which
// parts of the picture the others touch. Groups are compared as wholes first, then inside.

internal import MicaRaster

/// What a list's ops were in an earlier list.
package final class ListChanges {
  /// By an op's index: the index of the op of the earlier list that it repeats, or −1.
  private(set) var origins = Buffer<Int32>(capacity: 256)
  /// What has to be drawn again in a picture of the earlier list.
  package private(set) var damage: Damage

  private let oldSpans = GroupSpans()
  private let newSpans = GroupSpans()

  /// Groups that lie deeper are drawn again whole.
  private static let deepest = 12

  /// For surfaces of one size.
  package init(width: Int, height: Int) {
    damage = Damage(width: width, height: height)
  }

  /// Everything is new.
  func forget(_ list: DisplayList) {
    setOrigins(list.ops.count)
    damage.addAll()
  }

  /// Compares two lists of surfaces of one size.
  package func find(from old: DisplayList, to new: DisplayList) {
    setOrigins(new.ops.count)
    damage.removeAll()
    oldSpans.read(old)
    newSpans.read(new)
    old.withView { oldView in
      new.withView { newView in
        old.shadows.withUnsafeBufferPointer { oldShadows in
          new.shadows.withUnsafeBufferPointer { newShadows in
            new.withCarried(from: old) { carried in
              var search = ChangeSearch(
                comparison: ListComparison(
                  oldView, oldShadows, newView, newShadows, carried: carried),
                oldSpans: oldSpans, newSpans: newSpans, origins: origins.base)
              search.compare(0..<old.ops.count, 0..<new.ops.count, depth: Self.deepest)
              search.damage(&damage, old, new)
            }
          }
        }
      }
    }
  }

  private func setOrigins(_ count: Int) {
    origins.count = 0
    origins.reserve(count)
    origins.count = count
    origins.base.update(repeating: -1, count: count)
  }
}

/// Where the groups of a list begin and end.
final class GroupSpans {
  /// By the index of a group's first op: the index after its last; one more for other ops.
  private(set) var ends = Buffer<Int32>(capacity: 64)
  /// By the index of a group's last op: the index of its first; its own for other ops.
  private(set) var begins = Buffer<Int32>(capacity: 64)
  /// By the index of a group's first op: the index of its mask, or −1.
  private(set) var masks = Buffer<Int32>(capacity: 64)
  private var open = Buffer<Int32>(capacity: 16)

  func read(_ list: DisplayList) {
    ends.count = 0
    begins.count = 0
    masks.count = 0
    open.count = 0
    for (index, op) in list.ops.enumerated() {
      ends.append(Int32(index + 1))
      begins.append(Int32(index))
      masks.append(-1)
      switch op.kind {
      case .beginGroup: open.append(Int32(index))
      case .beginMask where open.count > 0: masks[Int(open[open.count - 1])] = Int32(index)
      case .endGroup where open.count > 0:
        open.count -= 1
        begins[index] = open[open.count]
        ends[Int(open[open.count])] = Int32(index + 1)
      default: break
      }
    }
    // A group without an end reaches to the list's.
    for i in 0..<open.count { ends[Int(open[i])] = Int32(list.ops.count) }
  }
}
