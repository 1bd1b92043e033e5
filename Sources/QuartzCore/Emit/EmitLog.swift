// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4 between frames: which layer was recorded where, so that the next frame copies the parts of
// layers that are the same objects in the same surroundings (LayerEmitter+Carrying.swift).

internal import MicaRaster
internal import MicaScene

/// What a layer's part of a list depends on besides the layer.
struct EmitContext {
  let scope: EmitScope
  var clip: ClipID
  let openTransitions: Int

  /// Whether a layer looks the same here and there, clips aside.
  func isSame(_ other: EmitContext) -> Bool {
    scope.plane == other.scope.plane && scope.alpha == other.scope.alpha
      && scope.tint == other.scope.tint && scope.isFlipped == other.scope.isFlipped
      && scope.inner == nil && other.scope.inner == nil
      && openTransitions == other.openTransitions
  }
}

/// A layer's part of a list.
struct EmitEntry {
  /// Kept alive by the log's root.
  let layer: Unmanaged<PresentedLayer>
  /// Indices of contexts: the layer's own, and those that were opened below it.
  var context: Int32
  var firstContext: Int32
  var endContext: Int32 = 0
  /// The index of the entry behind those of the layers below.
  var end: Int32 = 0
  var startMarks: ListMarks
  var endMarks: ListMarks
  /// Whether the part depends on more than the layer and its context.
  var isOneOff = false
}

/// The layers of one list, in the order in which they were recorded.
///
/// What is asked for each layer goes without the check that nobody else writes meanwhile: one thread records, and
/// nothing of the log is ever passed on to be written to. The checks were a sixth of a frame of 10 000 layers.
final class EmitLog {
  @exclusivity(unchecked) var entries: [EmitEntry] = []
  @exclusivity(unchecked) var contexts: [EmitContext] = []
  /// Counts what must not be recorded again by copying.
  @exclusivity(unchecked) var oneOffCount = 0
  private var root: PresentedLayer?
  private var options = EmitOptions()

  // What the last frame left, while this one is recorded.
  @exclusivity(unchecked) private(set) var last: EmitLog?
  @exclusivity(unchecked) private(set) var lastList: DisplayList?
  /// The entry of the last frame that is expected next.
  @exclusivity(unchecked) var expected = 0
  /// How many layers in a row were not found.
  @exclusivity(unchecked) var missCount = 0
  private var index: [UnsafeMutableRawPointer: Int32] = [:]
  /// By a context: the context of the last frame that is known to be the same, or one that is not.
  @exclusivity(unchecked) private var sameContexts: [(context: Int32, isSame: Bool)] = []
  /// Entries of the last frame to be carried: of siblings that follow each other.
  @exclusivity(unchecked) private var run: (first: Int, last: Int, context: Int32)?

  /// Lists with more ops are always recorded.
  private static let maximumOpCount = 250_000

  /// Starts anew; `last` tells what was recorded into `list`, which still holds that.
  func begin(
    _ root: PresentedLayer?, _ options: EmitOptions, after last: EmitLog?, in list: DisplayList?
  ) {
    entries.removeAll(keepingCapacity: true)
    contexts.removeAll(keepingCapacity: true)
    sameContexts.removeAll(keepingCapacity: true)
    index.removeAll(keepingCapacity: true)
    (expected, missCount, oneOffCount) = (0, 0, 0)
    self.root = root
    self.options = options
    guard let last, let list, last.options == options, list.ops.count <= Self.maximumOpCount else {
      return
    }
    (self.last, lastList) = (last, list)
  }

  /// Lets go of everything.
  func forget() {
    entries.removeAll(keepingCapacity: true)
    root = nil
  }

  /// Lets go of the last frame.
  func finish() { (last, lastList) = (nil, nil) }

  // MARK: Looking up

  func open(_ context: EmitContext) -> Int32 {
    contexts.append(context)
    sameContexts.append((-1, false))
    return Int32(contexts.count - 1)
  }

  /// The last frame's entry of a layer at a context, if its part can be carried into the list.
  func find(_ layer: PresentedLayer, at context: Int32, in list: DisplayList) -> Int? {
    guard let last else { return nil }
    let layer = Unmanaged.passUnretained(layer)
    var found = expected
    if found >= last.entries.count || last.entries[found].layer.toOpaque() != layer.toOpaque() {
      guard missCount > 0, let known = lookUp(layer.toOpaque(), last) else { return nil }
      found = known
    }
    guard !last.entries[found].isOneOff, isSame(last.entries[found].context, context, last, list)
    else {
      return nil
    }
    return found
  }

  private func lookUp(_ layer: UnsafeMutableRawPointer, _ last: EmitLog) -> Int? {
    if index.isEmpty {
      index.reserveCapacity(last.entries.count)
      for (number, entry) in last.entries.enumerated() {
        index[entry.layer.toOpaque()] = Int32(number)
      }
    }
    return index[layer].map { Int($0) }
  }

  private func isSame(
    _ old: Int32, _ new: Int32, _ last: EmitLog, _ list: DisplayList
  ) -> Bool {
    if sameContexts[Int(new)].context == old { return sameContexts[Int(new)].isSame }
    let (a, b) = (last.contexts[Int(old)], contexts[Int(new)])
    let isSame = b.isSame(a) && (lastList.map { list.isCurrentClip(a.clip, of: $0) } ?? false)
    sameContexts[Int(new)] = (old, isSame)
    return isSame
  }

  // MARK: Carrying

  /// Has an entry of the last frame carried, together with those before it.
  func carry(_ entry: Int, at context: Int32, into list: DisplayList) {
    guard let last else { return }
    expected = Int(last.entries[entry].end)
    missCount = 0
    if let open = run, open.context == context, Int(last.entries[open.last].end) == entry,
      last.entries[open.last].endMarks == last.entries[entry].startMarks,
      last.entries[open.last].context == last.entries[entry].context
    {
      run?.last = entry
      return
    }
    flush(into: list)
    run = (entry, entry, context)
  }

  /// Copies what is to be carried.
  func flush(into list: DisplayList) {
    guard let run, let last, let lastList else { return }
    self.run = nil
    let (first, final) = (last.entries[run.first], last.entries[run.last])
    let (outer, outerClip) = (first.context, last.contexts[Int(first.context)].clip)
    let start = list.marks
    list.carry(
      ListPart(start: first.startMarks, end: final.endMarks, clip: outerClip), of: lastList)
    let move = start &- first.startMarks
    let shift = Int32(entries.count - run.first)
    let contextShift = Int32(contexts.count) - first.firstContext
    for var context in last.contexts[Int(first.firstContext)..<Int(final.endContext)] {
      if context.clip.index >= first.startMarks.clips {
        context.clip.index += move.clips
      } else if context.clip != .none {
        context.clip = list.clip
      }
      _ = open(context)
    }
    let copied = entries.count
    entries.append(contentsOf: last.entries[run.first..<Int(final.end)])
    entries.withUnsafeMutableBufferPointer { entries in
      for index in copied..<entries.count {
        let context = entries[index].context
        entries[index].context = context == outer ? run.context : context + contextShift
        entries[index].firstContext += contextShift
        entries[index].endContext += contextShift
        entries[index].end += shift
        entries[index].startMarks.move(by: move)
        entries[index].endMarks.move(by: move)
      }
    }
  }
}
