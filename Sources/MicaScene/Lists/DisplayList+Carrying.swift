// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4 for what did not change: a part of the last frame's list is copied instead of recorded
// again. What refers to other records of the part moves with it.

internal import MicaRaster

/// How much of each array of a list is in use at a moment of its recording.
package struct ListMarks: Equatable, Sendable {
  /// By the arrays' order in `DisplayList.marks`.
  fileprivate(set) var counts: SIMD16<Int32>

  package static func &- (a: ListMarks, b: ListMarks) -> ListMarks {
    ListMarks(counts: a.counts &- b.counts)
  }

  package mutating func move(by other: ListMarks) { counts &+= other.counts }

  /// At once: the compiler's own compares number by number.
  package static func == (a: ListMarks, b: ListMarks) -> Bool { all(a.counts .== b.counts) }

  fileprivate var ops: Int32 { counts[0] }
  fileprivate var transforms: Int32 { counts[1] }
  fileprivate var paths: Int32 { counts[2] }
  fileprivate var verbs: Int32 { counts[3] }
  fileprivate var points: Int32 { counts[4] }
  fileprivate var boxes: Int32 { counts[5] }
  fileprivate var strokes: Int32 { counts[6] }
  fileprivate var colors: Int32 { counts[7] }
  fileprivate var gradients: Int32 { counts[8] }
  fileprivate var stops: Int32 { counts[9] }
  fileprivate var images: Int32 { counts[10] }
  /// The number of clips.
  package var clips: Int32 { counts[11] }
  fileprivate var shadows: Int32 { counts[12] }
  fileprivate var glyphRuns: Int32 { counts[13] }
  fileprivate var glyphs: Int32 { counts[14] }
  fileprivate var faces: Int32 { counts[15] }
}

/// A part of a list: what was recorded between two marks, the first of which `beginPart` gave.
package struct ListPart: Sendable {
  package let start: ListMarks
  package let end: ListMarks
  /// The clip that was the current one at both.
  package let clip: ClipID

  package init(start: ListMarks, end: ListMarks, clip: ClipID) {
    self.start = start
    self.end = end
    self.clip = clip
  }
}

/// One recording of a list, which may be recorded anew.
struct ListRecording: Equatable {
  let list: ObjectIdentifier
  let generation: Int
}

extension DisplayList {
  var recording: ListRecording {
    ListRecording(list: ObjectIdentifier(self), generation: generation)
  }

  /// What is in use.
  package var marks: ListMarks {
    ListMarks(
      counts: SIMD16(
        Int32(ops.count), Int32(transforms.count), Int32(paths.count), Int32(verbs.count),
        Int32(points.count), Int32(boxes.count), Int32(strokes.count), Int32(colors.count),
        Int32(gradients.count), Int32(stops.count), Int32(images.count), Int32(clips.count),
        Int32(shadows.count), Int32(glyphRuns.count), Int32(glyphs.count), Int32(faces.count)))
  }

  /// Starts a part that may be carried into a later list: nothing in it refers to records from
  /// before, but for the current clip.
  package func beginPart() -> ListMarks {
    transformFloor = transforms.count
    faceFloor = faces.count
    return marks
  }

  /// Whether what is recorded now casts a shadow: it is no part of the list's own ops then.
  package var isInShadow: Bool { !openShadows.isEmpty }

  /// Records a part of `old` again, with the current clip in place of the part's, which leaves the
  /// same. All parts that are carried into one list come from one other list.
  package func carry(_ part: ListPart, of old: DisplayList) {
    let start = marks
    let (a, b) = (part.start, part.end)
    noteCarried(Int(a.ops)..<Int(b.ops), of: old)
    ops.append(contentsOf: old.ops[Int(a.ops)..<Int(b.ops)])
    transforms.append(contentsOf: old.transforms[Int(a.transforms)..<Int(b.transforms)])
    paths.append(contentsOf: old.paths[Int(a.paths)..<Int(b.paths)])
    verbs.append(contentsOf: old.verbs[Int(a.verbs)..<Int(b.verbs)])
    points.append(contentsOf: old.points[Int(a.points)..<Int(b.points)])
    boxes.append(contentsOf: old.boxes[Int(a.boxes)..<Int(b.boxes)])
    strokes.append(contentsOf: old.strokes[Int(a.strokes)..<Int(b.strokes)])
    colors.append(contentsOf: old.colors[Int(a.colors)..<Int(b.colors)])
    gradients.append(contentsOf: old.gradients[Int(a.gradients)..<Int(b.gradients)])
    stops.append(contentsOf: old.stops[Int(a.stops)..<Int(b.stops)])
    images.append(contentsOf: old.images[Int(a.images)..<Int(b.images)])
    clips.append(contentsOf: old.clips[Int(a.clips)..<Int(b.clips)])
    shadows.append(contentsOf: old.shadows[Int(a.shadows)..<Int(b.shadows)])
    glyphRuns.append(contentsOf: old.glyphRuns[Int(a.glyphRuns)..<Int(b.glyphRuns)])
    glyphs.append(contentsOf: old.glyphs[Int(a.glyphs)..<Int(b.glyphs)])
    faces.append(contentsOf: old.faces[Int(a.faces)..<Int(b.faces)])
    transformFloor = transforms.count
    faceFloor = faces.count
    let move = RecordMove(
      shift: start &- a, firstClip: a.clips, outerClip: part.clip.index, newClip: clip.index)
    if !move.isNothing { apply(move, from: start) }
  }

  /// Remembers which ops of another list the next ones are.
  private func noteCarried(_ range: Range<Int>, of old: DisplayList) {
    carriedFrom = old.recording
    while carried.count < ops.count { carried.append(-1) }
    carried.append(contentsOf: range.lazy.map { Int32($0) })
  }

  /// Moves the records from `start` on.
  private func apply(_ move: RecordMove, from start: ListMarks) {
    for i in Int(start.ops)..<ops.count { move.apply(to: &ops[i], isLocal: false) }
    for i in Int(start.clips)..<clips.count { move.apply(to: &clips[i], isLocal: false) }
    for i in Int(start.paths)..<paths.count {
      paths[i].verbStart += Int(move.shift.verbs)
      paths[i].pointStart += Int(move.shift.points)
    }
    for i in Int(start.glyphRuns)..<glyphRuns.count {
      glyphRuns[i].start += move.shift.glyphs
      glyphRuns[i].face += move.shift.faces
    }
    for i in Int(start.gradients)..<gradients.count {
      gradients[i].stopStart += Int(move.shift.stops)
    }
    for i in Int(start.shadows)..<shadows.count {
      for j in shadows[i].content.indices { move.apply(to: &shadows[i].content[j], isLocal: true) }
      for j in shadows[i].clips.indices { move.apply(to: &shadows[i].clips[j], isLocal: true) }
    }
  }
}

/// How records that refer to each other change when they move to other places.
private struct RecordMove {
  let shift: ListMarks
  /// Clips before this one are `outerClip`, which becomes `newClip`.
  let firstClip: Int32
  let outerClip: Int32
  let newClip: Int32

  var isNothing: Bool { shift.counts == SIMD16(repeating: 0) && outerClip == newClip }

  private func moved(clip: Int32) -> Int32 {
    if clip < 0 { return clip }
    return clip >= firstClip ? clip + shift.clips : newClip
  }

  /// `isLocal`: clips are those of a shadow.
  func apply(to op: inout DisplayOp, isLocal: Bool) {
    if !isLocal { op.clip = moved(clip: op.clip) }
    if op.transform >= 0 { op.transform += shift.transforms }
    switch op.kind {
    case .fill: op.shape += shift.paths
    case .stroke:
      op.shape += shift.paths
      op.extra += shift.strokes
    case .fillBox: op.shape += shift.boxes
    case .glyphs: op.shape += shift.glyphRuns
    case .shadow: op.extra += shift.shadows
    case .beginGroup, .beginMask, .endGroup: break
    }
    guard op.paint >= 0 else { return }
    switch op.paintKind {
    case .solid: op.paint += shift.colors
    case .gradient: op.paint += shift.gradients
    case .image: op.paint += shift.images
    }
  }

  func apply(to clip: inout ClipRecord, isLocal: Bool) {
    if !isLocal { clip.parent = moved(clip: clip.parent) }
    clip.shape += clip.kind == .path ? shift.paths : shift.boxes
    clip.transform += shift.transforms
    if clip.image >= 0 { clip.image += shift.images }
  }
}

extension DisplayList {
  /// Lends what is known of the ops that were carried here from `old`.
  func withCarried(from old: DisplayList, _ body: (UnsafeBufferPointer<Int32>) -> Void) {
    guard carriedFrom == old.recording else {
      return body(UnsafeBufferPointer(start: nil, count: 0))
    }
    carried.withUnsafeBufferPointer(body)
  }

  /// Whether the current clip leaves the same as one of another list.
  package func isCurrentClip(_ other: ClipID, of old: DisplayList) -> Bool {
    if clip == .none || other == .none { return clip == other }
    var isSame = false
    old.withView { oldView in
      withView { view in
        let none = UnsafeBufferPointer<ShadowRecord>(start: nil, count: 0)
        var comparison = ListComparison(oldView, none, view, none)
        isSame = comparison.isSameClip(other.index, clip.index)
      }
    }
    return isSame
  }
}
