// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 5, one op: whether two ops of two lists draw the same. Records are compared by value, as far
// as bits go; pictures by identity, since nobody writes to one that was shown.

import Glibc
internal import MicaRaster

/// Two lists whose ops are compared. The lists must not be recorded into meanwhile.
///
/// A new field of an op or a record is compared by itself; one that refers to a record of another
/// kind is compared here, by what it refers to.
struct ListComparison: ~Copyable {
  let old: DisplayListView
  let new: DisplayListView
  private let oldShadows: UnsafeBufferPointer<ShadowRecord>
  private let newShadows: UnsafeBufferPointer<ShadowRecord>
  /// By a new op's index, as far as there are any: the old op that it is a copy of, or −1.
  private let carried: UnsafeBufferPointer<Int32>
  /// By a new clip's index: the old clip that is known to be the same, or −1.
  private var sameClips: Buffer<Int32>

  init(
    _ old: DisplayListView, _ oldShadows: UnsafeBufferPointer<ShadowRecord>,
    _ new: DisplayListView, _ newShadows: UnsafeBufferPointer<ShadowRecord>,
    carried: UnsafeBufferPointer<Int32> = UnsafeBufferPointer(start: nil, count: 0)
  ) {
    self.carried = carried
    self.old = old
    self.new = new
    self.oldShadows = oldShadows
    self.newShadows = newShadows
    sameClips = Buffer(capacity: new.clips.count)
    for _ in 0..<new.clips.count { sameClips.append(-1) }
  }

  /// Whether an op of the old list and one of the new list do the same.
  mutating func isSame(_ a: Int, _ b: Int) -> Bool {
    if b < carried.count && Int(carried[b]) == a { return true }
    return isSame(old.ops[a], new.ops[b]) && isSameClip(old.ops[a].clip, new.ops[b].clip)
  }

  // MARK: Ops

  /// All but the clips. Fields that refer to records are compared by those.
  private func isSame(_ a: DisplayOp, _ b: DisplayOp) -> Bool {
    var named = b
    (named.clip, named.shape, named.extra) = (a.clip, a.shape, a.extra)
    (named.transform, named.paint) = (a.transform, a.paint)
    guard a == named else { return false }
    switch a.kind {
    case .beginGroup, .beginMask, .endGroup: return true
    case .shadow: return isSameShadow(oldShadows[Int(a.extra)], newShadows[Int(b.extra)])
    case .fill, .stroke, .fillBox, .glyphs: break
    }
    guard isSamePaint(a, b),
      old.transforms[Int(a.transform)] == new.transforms[Int(b.transform)]
    else { return false }
    switch a.kind {
    case .fillBox: return old.boxes[Int(a.shape)] == new.boxes[Int(b.shape)]
    case .glyphs: return isSameRun(old.glyphRuns[Int(a.shape)], new.glyphRuns[Int(b.shape)])
    case .stroke:
      return old.strokes[Int(a.extra)] == new.strokes[Int(b.extra)] && isSamePath(a.shape, b.shape)
    default: return isSamePath(a.shape, b.shape)
    }
  }

  private func isSameRun(_ p: GlyphRun, _ q: GlyphRun) -> Bool {
    guard p.count == q.count, p.matrix == q.matrix, p.placement == q.placement,
      old.faces[Int(p.face)] === new.faces[Int(q.face)]
    else { return false }
    return Self.areSame(
      old.glyphs, from: Int(p.start), new.glyphs, from: Int(q.start), count: Int(p.count))
  }

  private func isSamePath(_ a: Int32, _ b: Int32) -> Bool {
    let (p, q) = (old.paths[Int(a)], new.paths[Int(b)])
    guard p.verbCount == q.verbCount, p.pointCount == q.pointCount else { return false }
    return Self.areSame(
      old.points, from: p.pointStart, new.points, from: q.pointStart, count: p.pointCount)
      && Self.areSame(
        old.verbs, from: p.verbStart, new.verbs, from: q.verbStart, count: p.verbCount)
  }

  private static func areSame<Element: BitwiseCopyable>(
    _ a: UnsafeBufferPointer<Element>, from aStart: Int, _ b: UnsafeBufferPointer<Element>,
    from bStart: Int, count: Int
  ) -> Bool {
    guard count > 0, let first = a.baseAddress, let second = b.baseAddress else { return true }
    return memcmp(first + aStart, second + bStart, count * MemoryLayout<Element>.stride) == 0
  }

  // MARK: Paints

  private func isSamePaint(_ a: DisplayOp, _ b: DisplayOp) -> Bool {
    switch a.paintKind {
    case .solid: return old.colors[Int(a.paint)] == new.colors[Int(b.paint)]
    case .image: return old.images[Int(a.paint)] == new.images[Int(b.paint)]
    case .gradient:
      let p = old.gradients[Int(a.paint)]
      var q = new.gradients[Int(b.paint)]
      let start = q.stopStart
      q.stopStart = p.stopStart
      return p == q
        && (0..<p.stopCount).allSatisfy {
          old.stops[p.stopStart + $0] == new.stops[start + $0]
        }
    }
  }

  // MARK: Clips

  /// Whether two clips leave the same, their parents included.
  mutating func isSameClip(_ a: Int32, _ b: Int32) -> Bool {
    var (i, j) = (a, b)
    while i >= 0 && j >= 0 && sameClips[Int(j)] != i {
      guard isSameLink(old.clips[Int(i)], new.clips[Int(j)]) else { return false }
      (i, j) = (old.clips[Int(i)].parent, new.clips[Int(j)].parent)
    }
    if (i >= 0) != (j >= 0) { return false }
    // The whole way down is known now.
    (i, j) = (a, b)
    while i >= 0 && j >= 0 && sameClips[Int(j)] != i {
      sameClips[Int(j)] = i
      (i, j) = (old.clips[Int(i)].parent, new.clips[Int(j)].parent)
    }
    return true
  }

  /// The same for one clip without its parents.
  private func isSameLink(_ a: ClipRecord, _ b: ClipRecord) -> Bool {
    var named = b
    (named.parent, named.shape, named.transform) = (a.parent, a.shape, a.transform)
    named.image = a.image
    guard a == named, old.transforms[Int(a.transform)] == new.transforms[Int(b.transform)] else {
      return false
    }
    switch a.kind {
    case .path: return isSamePath(a.shape, b.shape)
    case .box: return old.boxes[Int(a.shape)] == new.boxes[Int(b.shape)]
    case .mask:
      return old.images[Int(a.image)] == new.images[Int(b.image)]
        && old.boxes[Int(a.shape)] == new.boxes[Int(b.shape)]
    }
  }

  // MARK: Shadows

  /// Records number their own clips in the order of use: the same content has the same numbers.
  private func isSameShadow(_ a: ShadowRecord, _ b: ShadowRecord) -> Bool {
    guard a.style == b.style, a.drawsContent == b.drawsContent, a.strength == b.strength,
      a.contentBox == b.contentBox, a.content.count == b.content.count,
      a.clips.count == b.clips.count
    else { return false }
    for (p, q) in zip(a.clips, b.clips) where p.parent != q.parent || !isSameLink(p, q) {
      return false
    }
    for (p, q) in zip(a.content, b.content) where p.clip != q.clip || !isSame(p, q) {
      return false
    }
    return true
  }
}
