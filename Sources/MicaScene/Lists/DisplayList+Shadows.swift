// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shadows in a display list. What casts one is taken out of the list's ops into a record of its
// own, with the clips that it needs; a `.shadow` op stays in its place.

package import MicaRaster

/// How a shadow looks. Lengths in device pixels, y down.
package struct ShadowStyle: Equatable, Sendable {
  /// From what casts the shadow to the shadow.
  package var offset: SIMD2<Double>
  /// Standard deviation of the blur along x and y; 0 is sharp.
  package var sigma: SIMD2<Double>
  /// Straight; its alpha is the shadow's strength.
  package var color: StraightColor

  package init(offset: SIMD2<Double>, sigma: SIMD2<Double>, color: StraightColor) {
    self.offset = offset
    self.sigma = sigma
    self.color = color
  }

  package init(offset: SIMD2<Double>, sigma: Double, color: StraightColor) {
    self.init(offset: offset, sigma: SIMD2(sigma, sigma), color: color)
  }

  /// Whether there is anything to draw: not with a NaN or an infinity, nor without alpha.
  var isVisible: Bool {
    let lengths = offset * 0 + sigma * 0
    return color.w > 0 && lengths == SIMD2(0, 0) && sigma.x >= 0 && sigma.y >= 0
  }
}

/// What casts a shadow, and what becomes of it.
struct ShadowRecord: Sendable {
  var style: ShadowStyle
  /// What casts the shadow. Their clips are indices of `clips`.
  var content: [DisplayOp]
  var clips: [ClipRecord]
  /// Whether the record's op draws the content over its shadow. Otherwise the op is followed by a
  /// draw of its own, or only the shadow is wanted.
  var drawsContent: Bool
  /// What the content may touch.
  var contentBox: PixelBox
  /// Multiplies the shadow's alpha, 0 ... 1.
  var strength: Float
}

/// A shadow that is being recorded.
struct OpenShadow {
  var style: ShadowStyle
  var alpha: Float
  var blend: BlendMode
  var clip: ClipID
  var drawsContent: Bool
  /// Index of the content's first op.
  var start: Int
  var depth: Int
}

extension DisplayList {
  /// Starts what casts one shadow together: until `endShadow` ops make a group, whose alpha, moved,
  /// blurred and coloured, is drawn beneath it.
  ///
  /// `alpha` multiplies group and shadow; both are limited by the current clip and composited by
  /// `blend`, the shadow first. The shadow is cast as if the current clip were not. Without
  /// `drawsContent` only the shadow is drawn. Shadows and groups nest.
  package func beginShadow(
    _ style: ShadowStyle, alpha: Float = 1, blend: BlendMode = .sourceOver,
    drawsContent: Bool = true
  ) {
    openGroups += 1
    openShadows.append(
      OpenShadow(
        style: style, alpha: alpha, blend: blend, clip: clip, drawsContent: drawsContent,
        start: ops.count, depth: openGroups))
  }

  /// Ends what `beginShadow` started.
  package func endShadow() {
    guard let open = openShadows.popLast(), open.depth == openGroups else {
      preconditionFailure("endShadow without beginShadow, or with a group open")
    }
    openGroups -= 1
    var content = Array(ops[open.start...])
    ops.removeLast(content.count)
    if carried.count > ops.count { carried.removeLast(carried.count - ops.count) }
    for i in content.indices where content[i].clip == open.clip.index { content[i].clip = -1 }
    guard !content.isEmpty else { return }
    if content.count == 1, let draw = content.first, draw.isPlainDraw {
      endShadow(open, around: draw)
    } else if open.style.isVisible {
      addShadow(open, content, drawsContent: open.drawsContent, strength: 1)
    } else if open.drawsContent {
      ops.append(
        DisplayOp(
          kind: .beginGroup, blend: open.blend, alpha: open.alpha, clip: open.clip.index))
      ops.append(contentsOf: content)
      ops.append(DisplayOp(kind: .endGroup, blend: .sourceOver, alpha: 1, clip: -1))
    }
  }

  /// One draw needs no group: it is drawn by itself after its shadow.
  private func endShadow(_ open: OpenShadow, around draw: DisplayOp) {
    if open.style.isVisible {
      var caster = draw
      var strength: Float = 1
      if draw.paintKind == .solid {
        strength = min(max(draw.alpha, 0), 1) * min(max(colors[Int(draw.paint)].w, 0), 1)
        caster.alpha = 1
        caster.paint = Int32(colors.count)
        colors.append(StraightColor(1, 1, 1, 1))
      }
      addShadow(open, [caster], drawsContent: false, strength: strength)
    }
    guard open.drawsContent else { return }
    var draw = draw
    draw.clip = open.clip.index
    draw.blend = open.blend
    draw.alpha *= open.alpha
    ops.append(draw)
  }

  private func addShadow(
    _ open: OpenShadow, _ content: [DisplayOp], drawsContent: Bool, strength: Float
  ) {
    var record = ShadowRecord(
      style: open.style, content: content, clips: [], drawsContent: drawsContent,
      contentBox: .empty, strength: strength)
    // A blur wider than the surface would only cost: nothing of it could be told apart.
    let widest = Double(min(max(width, height), 32768)) / 2
    record.style.sigma = pointwiseMin(record.style.sigma, SIMD2(widest, widest))
    for op in content { record.contentBox = record.contentBox.union(extent(of: op)) }
    if record.contentBox.isEmpty { return }
    takeClips(of: &record)
    var op = DisplayOp(
      kind: .shadow, blend: open.blend, alpha: open.alpha, clip: open.clip.index)
    op.extra = Int32(shadows.count)
    shadows.append(record)
    ops.append(op)
  }

  /// Copies the clips that a record's content needs, parents first.
  private func takeClips(of record: inout ShadowRecord) {
    if record.content.allSatisfy({ $0.clip < 0 }) { return }
    var copies: [Int32: Int32] = [-1: -1]
    for i in record.content.indices {
      var chain: [Int32] = []
      var index = record.content[i].clip
      while copies[index] == nil {
        chain.append(index)
        index = clips[Int(index)].parent
      }
      for index in chain.reversed() {
        var clip = clips[Int(index)]
        clip.parent = copies[clip.parent] ?? -1
        copies[index] = Int32(record.clips.count)
        record.clips.append(clip)
      }
      record.content[i].clip = copies[record.content[i].clip] ?? -1
    }
  }
}

extension DisplayOp {
  /// Whether this draws one shape, unclipped, over what is below.
  fileprivate var isPlainDraw: Bool {
    shape >= 0 && clip < 0 && blend == .sourceOver
  }
}
