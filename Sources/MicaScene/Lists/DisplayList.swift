// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4's product: everything that one picture needs, as flat arrays of plain records. Written by
// CGContext and by the layer emitter, read by FrameRenderer. Nothing in it refers back to a layer.

package import MicaRaster
internal import MicaType

/// A node in a list's tree of clips; a draw is limited by its clip and all of the clip's parents.
package struct ClipID: Equatable, Sendable {
  package var index: Int32
  /// No limit but the surface.
  package static let none = ClipID(index: -1)
}

/// A recorded picture in device pixels, y down, whose surface is `width` by `height`.
///
/// Recording is single-threaded; once recording ends the list may be rendered from any thread.
package final class DisplayList: @unchecked Sendable {
  /// Surface size in pixels.
  package let width: Int
  package let height: Int

  /// Limits the draws and groups that are recorded from now on.
  @exclusivity(unchecked) package var clip = ClipID.none

  /// What the draws and clips that are recorded from now on are seen through, after their
  /// transforms; set by `withProjection`.
  @exclusivity(unchecked) var projection: Projection?

  // Unchecked: one thread records, and nobody records while he reads.
  @exclusivity(unchecked) package internal(set) var ops: [DisplayOp] = []
  @exclusivity(unchecked) var transforms: [Affine] = []
  @exclusivity(unchecked) var paths: [PathRange] = []
  @exclusivity(unchecked) var verbs: [UInt8] = []
  @exclusivity(unchecked) var points: [Point] = []
  @exclusivity(unchecked) var boxes: [Box] = []
  @exclusivity(unchecked) var strokes: [StrokeStyle] = []
  @exclusivity(unchecked) var colors: [StraightColor] = []
  @exclusivity(unchecked) var gradients: [GradientRecord] = []
  @exclusivity(unchecked) var stops: [GradientStop] = []
  @exclusivity(unchecked) var images: [ImagePaint] = []
  @exclusivity(unchecked) var clips: [ClipRecord] = []
  @exclusivity(unchecked) var shadows: [ShadowRecord] = []
  @exclusivity(unchecked) var glyphRuns: [GlyphRun] = []
  @exclusivity(unchecked) var glyphs: [PlacedGlyph] = []
  @exclusivity(unchecked) var faces: [FontFace] = []
  var openShadows: [OpenShadow] = []
  var openGroups = 0
  /// How often this was emptied.
  var generation = 0
  /// The last recordings that took little of the memory.
  var roomyRecordings = 0
  /// Transforms before this one are not referred to again.
  @exclusivity(unchecked) var transformFloor = 0
  /// The same for faces.
  @exclusivity(unchecked) var faceFloor = 0
  /// By an op's index, as far as there are any: the op of another list that it is a copy of, or −1.
  @exclusivity(unchecked) var carried: [Int32] = []
  /// The list of those ops.
  var carriedFrom: ListRecording?

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package var isEmpty: Bool { ops.isEmpty }

  /// Fills an outline; `alpha` (0 ... 1) multiplies the paint.
  ///
  /// `tolerance` is the flattening rule's threshold in device pixels. Without `antialias` a pixel
  /// is painted whole when its centre is inside.
  package func fill(
    _ outline: Outline, transform: Affine, rule: FillRule = .nonZero, paint: Paint,
    alpha: Float = 1, blend: BlendMode = .sourceOver, antialias: Bool = true,
    tolerance: Float = Flattening.standardTolerance
  ) {
    var (outline, transform) = (outline, transform)
    if let projection {
      outline = projected(outline, transform, by: projection, tolerance: tolerance)
      transform = .identity
    }
    guard !outline.isEmpty else { return }
    append(
      .fill, shape: add(outline), transform: transform, rule: rule, paint: paint, alpha: alpha,
      blend: blend, antialias: antialias, tolerance: tolerance)
  }

  /// Strokes an outline by `sum` or `nonZero`: cut into dashes and widened in its own space, then mapped by `transform`.
  package func stroke(
    _ outline: Outline, transform: Affine, style: StrokeStyle, rule: FillRule = .nonZero,
    dash: DashPattern? = nil, paint: Paint, alpha: Float = 1, blend: BlendMode = .sourceOver,
    antialias: Bool = true,
    tolerance: Float = Flattening.standardTolerance
  ) {
    if let projection {
      fill(
        widened(outline, transform, style, dash, by: projection), transform: transform, rule: rule,
        paint: paint, alpha: alpha, blend: blend, antialias: antialias, tolerance: tolerance)
      return
    }
    let outline =
      dash.map {
        OutlineStroker.dashed(
          outline, $0, scale: transform.greatestScale, style: style,
          visible: visibleBox(before: transform))
      } ?? outline
    guard !outline.isEmpty else { return }
    strokes.append(style)
    append(
      .stroke, shape: add(outline), extra: Int32(strokes.count - 1), transform: transform,
      rule: rule, paint: paint, alpha: alpha, blend: blend, antialias: antialias,
      tolerance: tolerance)
  }

  /// Fills a rectangle that is axis-aligned before `transform`.
  package func fill(
    _ box: Box, transform: Affine, paint: Paint,
    alpha: Float = 1, blend: BlendMode = .sourceOver, antialias: Bool = true
  ) {
    if let projection {
      let outline = projected(box, transform, by: projection)
      guard !outline.isEmpty else { return }
      append(
        .fill, shape: add(outline), transform: .identity, rule: .nonZero, paint: paint,
        alpha: alpha, blend: blend, antialias: antialias,
        tolerance: Flattening.standardTolerance)
      return
    }
    boxes.append(box)
    append(
      .fillBox, shape: Int32(boxes.count - 1), transform: transform, rule: .nonZero, paint: paint,
      alpha: alpha, blend: blend, antialias: antialias, tolerance: Flattening.standardTolerance)
  }

  /// A new clip: the inside of `outline` within the current clip. It takes effect when assigned to
  /// `clip`.
  package func makeClip(
    _ outline: Outline, transform: Affine, rule: FillRule = .nonZero, antialias: Bool = true,
    tolerance: Float = Flattening.standardTolerance
  ) -> ClipID {
    var (outline, transform) = (outline, transform)
    if let projection {
      outline = projected(outline, transform, by: projection, tolerance: tolerance)
      transform = .identity
    }
    transforms.append(transform)
    clips.append(
      ClipRecord(
        parent: clip.index, kind: .path, rule: rule, antialias: antialias,
        shape: add(outline), transform: Int32(transforms.count - 1), tolerance: tolerance))
    return ClipID(index: Int32(clips.count - 1))
  }

  /// A new clip: a rectangle, axis-aligned before `transform`, within the current clip.
  package func makeClip(_ box: Box, transform: Affine, antialias: Bool = true) -> ClipID {
    if let projection {
      let outline = projected(box, transform, by: projection)
      return withProjection(nil) {
        makeClip(outline, transform: .identity, antialias: antialias)
      }
    }
    transforms.append(transform)
    boxes.append(box)
    clips.append(
      ClipRecord(
        parent: clip.index, kind: .box, rule: .nonZero, antialias: antialias,
        shape: Int32(boxes.count - 1), transform: Int32(transforms.count - 1),
        tolerance: Flattening.standardTolerance))
    return ClipID(index: Int32(clips.count - 1))
  }

  /// A new clip: a mask's pixels within the current clip; outside the mask nothing is left.
  ///
  /// `transform` maps the mask's pixel space (y down) to device pixels. The mask must not change
  /// until the list is rendered.
  package func makeClip(
    mask: Pixmap, channel: MaskChannel = .alpha, transform: Affine,
    sampling: Sampling = .bilinear
  ) -> ClipID {
    if projection != nil { Unsupported.note("masks of pixels under a perspective") }
    let id = makeClip(
      Box(0, 0, Double(mask.width), Double(mask.height)), transform: transform)
    guard projection == nil else { return id }
    images.append(ImagePaint(pixmap: mask, transform: transform, sampling: sampling))
    clips[Int(id.index)].kind = .mask
    clips[Int(id.index)].image = Int32(images.count - 1)
    clips[Int(id.index)].channel = channel
    return id
  }

  /// Starts a group: what follows is drawn onto clear pixels of its own and composited, times
  /// `alpha` and limited by the current clip, at `endGroup`. A group of a context `cutsBytes` off where that alpha
  /// multiplies them (FACTS 3.25).
  package func beginGroup(alpha: Float, blend: BlendMode = .sourceOver, cutsBytes: Bool = false) {
    openGroups += 1
    var op = DisplayOp(kind: .beginGroup, blend: blend, alpha: alpha, clip: clip.index)
    op.cutsBytes = cutsBytes && blend == .sourceOver && alpha < 1
    ops.append(op)
  }

  /// Between a group's content and its `endGroup`: what follows is drawn onto other clear pixels,
  /// whose alpha then multiplies the content. At most once per group.
  package func beginMask() {
    precondition(openGroups > 0, "a mask belongs to an open group")
    ops.append(DisplayOp(kind: .beginMask, blend: .sourceOver, alpha: 1, clip: -1))
  }

  package func endGroup() {
    precondition(openGroups > 0, "endGroup without beginGroup")
    openGroups -= 1
    ops.append(DisplayOp(kind: .endGroup, blend: .sourceOver, alpha: 1, clip: -1))
  }
}
