// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stages 6 to 8 for a picture that follows another one: ops that were there before keep their
// strips, and only the damage is painted. The bytes are those of the whole list on clear pixels.

package import MicaRaster

extension FrameRenderer {
  /// Brings a picture up to date: draws `damage` of `list` on clear pixels.
  ///
  /// `changes` tells what became of the list that the last call drew; without a last call, or with
  /// another one in between, it must be that everything is new.
  package func update(
    _ pixmap: Pixmap, to list: DisplayList, damage: Damage, changes: ListChanges
  ) {
    precondition(list.width == pixmap.width && list.height == pixmap.height, "sizes differ")
    let window = PixelBox(0, 0, Int32(list.width), Int32(list.height))
    guard max(list.width, list.height) <= Self.windowSide else {
      if damage.isEmpty { return }
      pixmap.clear(window)
      return render(list, into: pixmap)
    }
    list.withView { view in
      var damage = damage
      var partCount = 0
      forEachPart(of: list, view, window) { _ in partCount += 1 }
      // Parts are painted one over the other: boxes that overlap would be painted twice.
      if partCount > 1 && !damage.isEmpty { damage.addAll() }
      if damage.isWhole {
        retained.needAll()
      } else {
        retained.findNeeds(list, damage, origins: changes.origins.base)
      }
      let needs = Needs(retained, isWhole: damage.isWhole)
      clips.resolve(view, window, needed: needs.clips)
      encodeNew(view, window, changes, needs)
      times?.mark(.strips)
      if partCount > 1 && !damage.isEmpty { pixmap.clear(window) }
      forEachPart(of: list, view, window) { part in
        let base = part.ops.baseAddress.flatMap { view.ops.baseAddress?.distance(to: $0) } ?? 0
        if !list.shadows.isEmpty {
          resolvedShadows = shadowStage.resolve(
            list, part, clips, window, needed: needs.ops.map { $0 + base })
        }
        for box in damage.boxes {
          paint(
            box, of: part, base: base, window, needs, into: pixmap, clears: partCount == 1)
        }
      }
    }
    finish()
    times?.mark(.fine)
  }

  /// What is needed of a list; nil is everything.
  private struct Needs {
    let ops: UnsafePointer<Bool>?
    let clips: UnsafePointer<Bool>?
    let extents: UnsafePointer<PixelBox>?

    init(_ retained: RetainedOps, isWhole: Bool) {
      ops = isWhole ? nil : UnsafePointer(retained.ops.base)
      clips = isWhole ? nil : UnsafePointer(retained.clips.base)
      extents = isWhole ? nil : UnsafePointer(retained.extents.base)
    }
  }

  /// One box of one part of a list, which begins at the list's op `base`.
  private func paint(
    _ box: PixelBox, of part: DisplayListView, base: Int, _ window: PixelBox, _ needs: Needs,
    into pixmap: Pixmap, clears: Bool
  ) {
    limit = box
    rows.begin(width: window.width, height: window.height)
    fillRows(part, window, base: base) { index in
      needs.extents.map { $0[index].intersection(box).isEmpty } ?? false
    }
    let range = Int(box.y0) / tileSize..<(Int(box.y1) + tileSize - 1) / tileSize
    paint(rows: range, into: pixmap, originX: 0, originY: 0, cleared: clears ? box : .empty)
  }

  /// Shapes → strips, where the last list has none of them.
  private func encodeNew(
    _ list: DisplayListView, _ window: PixelBox, _ changes: ListChanges, _ needs: Needs
  ) {
    let compacts = beginStores(window)
    swap(&encoded, &retained.previous)
    let count = list.ops.count
    encoded.count = 0
    encoded.reserve(count)
    encoded.count = count
    let (target, previous) = (encoded.base, retained.previous.base)
    let (origins, previousCount) = (changes.origins.base, retained.count)
    Parallel.chunks(of: 32, in: count, workers: threads, serialBelow: 64) { index, range in
      let worker = self.workers[index]
      for op in range {
        let origin = Int(origins[op])
        if origin >= 0 && origin < previousCount && previous[origin].isKept {
          let known = previous[origin]
          let moves = compacts && known.kind == .strips
          target[op] =
            moves ? worker.adopt(known, from: self.store(known.strips.store)) : known
        } else if needs.ops.map({ $0[op] }) ?? true {
          target[op] = worker.encode(list, op, self.clips, window)
        } else {
          target[op] = .unknown
        }
      }
    }
    retained.count = count
    if compacts { retained.compactByteCount = storedByteCount }
  }

  private var storedByteCount: Int { workers.reduce(0) { $0 + $1.byteCount } }

  /// Empties the stores of what nobody needs any more, now and then; whether it did.
  private func beginStores(_ window: PixelBox) -> Bool {
    for worker in workers {
      worker.painter.begin(width: window.width)
      worker.beginGlyphs()
    }
    guard
      storedByteCount > retained.compactByteCount / 4 * 5 + Self.spareByteCount
        || retained.count == 0
    else { return false }
    for worker in workers { worker.beginGeneration() }
    return true
  }

  private static let spareByteCount = 1 << 16
}

extension EncodedOp {
  /// Whether this holds as long as the op stays: clips are resolved anew for each frame.
  fileprivate var isKept: Bool {
    switch kind {
    case .unknown, .glyphs: return false
    case .nothing, .box: return true
    case .strips: return strips.store >= Int32(ClipResolver.storeCount)
    }
  }
}

extension Pixmap {
  /// Makes a box of pixels transparent.
  func clear(_ box: PixelBox) {
    let box = box.intersection(PixelBox(0, 0, Int32(width), Int32(height)))
    if box.isEmpty { return }
    for y in Int(box.y0)..<Int(box.y1) {
      (bytes + (y * bytesPerRow + Int(box.x0) * 4)).update(repeating: 0, count: box.width * 4)
    }
  }
}
