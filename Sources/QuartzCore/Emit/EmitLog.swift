// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4 between frames: which layer was recorded where, so that the next frame copies the parts of
// layers that are the same objects in the same surroundings (LayerEmitter+Carrying.swift).

internal import MicaRaster
internal import MicaScene

/// What a layer's part of a list depends on besides the layer.
struct EmitPlace {
  let scope: EmitScope
  var clip: ClipID
  let openTransitions: Int

  /// Whether a layer looks the same here and there, clips aside.
  func isSame(_ other: EmitPlace) -> Bool {
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
  /// Indices of places: the layer's own, and those that were opened below it.
  var place: Int32
  var firstPlace: Int32
  var endPlace: Int32 = 0
  /// The index of the entry behind those of the layers below.
  var end: Int32 = 0
  var startMarks: ListMarks
  var endMarks: ListMarks
  /// Whether the part depends on more than the layer and its place.
  var isOneOff = false
}

/// The layers of one list, in the order in which they were recorded.
final class EmitLog {
  var entries: [EmitEntry] = []
  var places: [EmitPlace] = []
  /// Counts what must not be recorded again by copying.
  var oneOffCount = 0
  private var root: PresentedLayer?
  private var options = EmitOptions()

  // What the last frame left, while this one is recorded.
  private(set) var last: EmitLog?
  private(set) var lastList: DisplayList?
  /// The entry of the last frame that is expected next.
  var expected = 0
  /// How many layers in a row were not found.
  var missCount = 0
  private var index: [UnsafeMutableRawPointer: Int32] = [:]
  /// By a place: the place of the last frame that is known to be the same, or one that is not.
  private var samePlaces: [(place: Int32, isSame: Bool)] = []
  /// Entries of the last frame to be carried: of siblings that follow each other.
  private var run: (first: Int, last: Int, place: Int32)?

  /// Lists with more ops are always recorded.
  private static let greatestOpCount = 250_000

  /// Starts anew; `last` tells what was recorded into `list`, which still holds that.
  func begin(
    _ root: PresentedLayer?, _ options: EmitOptions, after last: EmitLog?, in list: DisplayList?
  ) {
    entries.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    samePlaces.removeAll(keepingCapacity: true)
    index.removeAll(keepingCapacity: true)
    (expected, missCount, oneOffCount) = (0, 0, 0)
    self.root = root
    self.options = options
    guard let last, let list, last.options == options, list.ops.count <= Self.greatestOpCount else {
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

  func open(_ place: EmitPlace) -> Int32 {
    places.append(place)
    samePlaces.append((-1, false))
    return Int32(places.count - 1)
  }

  /// The last frame's entry of a layer at a place, if its part can be carried into the list.
  func find(_ layer: PresentedLayer, at place: Int32, in list: DisplayList) -> Int? {
    guard let last else { return nil }
    let layer = Unmanaged.passUnretained(layer)
    var found = expected
    if found >= last.entries.count || last.entries[found].layer.toOpaque() != layer.toOpaque() {
      guard missCount > 0, let known = lookUp(layer.toOpaque(), last) else { return nil }
      found = known
    }
    guard !last.entries[found].isOneOff, isSame(last.entries[found].place, place, last, list) else {
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
    if samePlaces[Int(new)].place == old { return samePlaces[Int(new)].isSame }
    let (a, b) = (last.places[Int(old)], places[Int(new)])
    let isSame = b.isSame(a) && (lastList.map { list.isCurrentClip(a.clip, of: $0) } ?? false)
    samePlaces[Int(new)] = (old, isSame)
    return isSame
  }

  // MARK: Carrying

  /// Has an entry of the last frame carried, together with those before it.
  func carry(_ entry: Int, at place: Int32, into list: DisplayList) {
    guard let last else { return }
    expected = Int(last.entries[entry].end)
    missCount = 0
    if let open = run, open.place == place, Int(last.entries[open.last].end) == entry,
      last.entries[open.last].endMarks == last.entries[entry].startMarks,
      last.entries[open.last].place == last.entries[entry].place
    {
      run?.last = entry
      return
    }
    flush(into: list)
    run = (entry, entry, place)
  }

  /// Copies what is to be carried.
  func flush(into list: DisplayList) {
    guard let run, let last, let lastList else { return }
    self.run = nil
    let (first, final) = (last.entries[run.first], last.entries[run.last])
    let (outer, outerClip) = (first.place, last.places[Int(first.place)].clip)
    let start = list.marks
    list.carry(
      ListPart(start: first.startMarks, end: final.endMarks, clip: outerClip), of: lastList)
    let move = start &- first.startMarks
    let shift = Int32(entries.count - run.first)
    let placeShift = Int32(places.count) - first.firstPlace
    for var place in last.places[Int(first.firstPlace)..<Int(final.endPlace)] {
      if place.clip.index >= first.startMarks.clips {
        place.clip.index += move.clips
      } else if place.clip != .none {
        place.clip = list.clip
      }
      _ = open(place)
    }
    for var entry in last.entries[run.first..<Int(final.end)] {
      entry.place = entry.place == outer ? run.place : entry.place + placeShift
      entry.firstPlace += placeShift
      entry.endPlace += placeShift
      entry.end += shift
      entry.startMarks = entry.startMarks &+ move
      entry.endMarks = entry.endMarks &+ move
      entries.append(entry)
    }
  }
}
