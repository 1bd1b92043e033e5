// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 7, shadows: a resolved shadow → one draw through its mask, and one of what casts it.

internal import MicaRaster

extension FrameRenderer {
  /// Adds a `.shadow` op's draws: the shadow first.
  func drawShadow(_ op: DisplayOp, _ window: PixelBox) {
    let shadow = resolvedShadows[Int(op.extra)]
    let offset = SIMD2(-window.x0, -window.y0)
    if let mask = shadow.mask {
      var draw = DrawRecord(
        solid: shadow.color, alpha: op.alpha * shadow.strength, blend: op.blend)
      if !draw.isInvisible {
        draw.paint = .mask
        draw.isOpaque = false
        draw.paintIndex = Int32(masks.count)
        let box = shadow.box.moved(by: offset)
        masks.append(
          PreparedMask(
            mask, x: Int(box.x0), y: Int(box.y0), columns: shadow.columns, rows: shadow.rows))
        add(draw, box, op.clip)
      }
    }
    if let content = shadow.content {
      let box = shadow.contentBox.moved(by: offset)
      let place = Affine.translation(Double(box.x0), Double(box.y0))
      let image = ImagePaint(pixmap: content, transform: place, sampling: .nearest)
      guard let prepared = PreparedImage(image, transform: place) else { return }
      let draw = DrawRecord(
        .image, index: Int32(images.count), alpha: op.alpha, blend: op.blend)
      images.append(prepared)
      add(draw, box, op.clip)
    }
  }

  /// A draw of all pixels of a box, within a clip.
  private func add(_ draw: DrawRecord, _ box: PixelBox, _ clip: Int32) {
    let clip = clips[clip]
    let visible = box.intersection(clip.box).intersection(limit)
    if visible.isEmpty || draw.isInvisible { return }
    draws.append(draw)
    if let strips = clip.strips {
      rows.add(
        strips: strips, of: store(strips.store), draw: draws.count - 1, within: visible)
    } else {
      rows.add(box: visible, draw: draws.count - 1)
    }
  }

  /// Calls `body` with all ops, or with parts whose shadows are not too much to keep at a time. A
  /// part ends only where no group is open.
  func forEachPart(
    of list: DisplayList, _ view: DisplayListView, _ window: PixelBox,
    _ body: (DisplayListView) -> Void
  ) {
    if list.shadows.isEmpty { return body(view) }
    func part(_ range: Range<Int>) -> DisplayListView {
      var part = view
      part.ops = UnsafeBufferPointer(rebasing: view.ops[range])
      return part
    }
    var (start, depth, byteCount) = (0, 0, 0)
    for (index, op) in view.ops.enumerated() {
      switch op.kind {
      case .beginGroup: depth += 1
      case .endGroup: depth -= 1
      case .shadow:
        let bytes = list.shadows[Int(op.extra)].byteCount(within: window)
        if byteCount + bytes > Self.shadowByteLimit && depth == 0 && byteCount > 0 {
          body(part(start..<index))
          (start, byteCount) = (index, 0)
        }
        byteCount += bytes
      case .fill, .stroke, .fillBox, .glyphs, .beginMask: break
      }
    }
    body(part(start..<view.ops.count))
  }

  private static let shadowByteLimit = 128 << 20

  /// Draws what casts a shadow onto clear pixels; `window` is the picture's place on the surface.
  func renderContent(
    of record: ShadowRecord, _ list: DisplayListView, _ shadows: [ResolvedShadow],
    _ window: PixelBox, into picture: Pixmap
  ) {
    resolvedShadows = shadows
    record.content.withUnsafeBufferPointer { ops in
      record.clips.withUnsafeBufferPointer { clips in
        var content = list
        content.ops = ops
        content.clips = clips
        self.clips.resolve(content, window)
        prepare(content, window)
      }
    }
    paintRows(into: picture, originX: 0, originY: 0)
    finish()
  }
}
