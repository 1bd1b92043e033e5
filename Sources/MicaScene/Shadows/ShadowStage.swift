// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shadows, before the frame itself: which parts of them are needed (outer ones first), then their
// masks (inner ones first). What casts a shadow is drawn once: into a picture of its own, which the
// frame shows again, or, for a single shape, as small as its shadow allows.

internal import MicaRaster

/// A shadow that is ready to be drawn. Boxes are pixels of the surface.
struct ResolvedShadow {
  /// What the mask covers, its stretched columns and rows included.
  var box: PixelBox
  var mask: ShadowMask?
  var columns = MaskStretch.none
  var rows = MaskStretch.none
  /// Straight.
  var color = StraightColor(0, 0, 0, 0)
  /// Multiplies the colour's alpha.
  var strength: Float = 0
  /// What casts the shadow, where it has to be drawn over it.
  var content: Pixmap?
  var contentBox = PixelBox.empty

  static let nothing = ResolvedShadow(box: .empty)
}

/// Makes the masks of a list's shadows; keeps those of plain shapes.
final class ShadowStage {
  private static let cacheLimit = 6 << 20
  /// Shapes whose whole mask is no larger than this are never cut to what is visible.
  private static let smallMask = 1 << 18

  private static let scratchLimit = 16 << 20
  /// As of a window of the frame.
  private static let longestSide = 32_768

  private let renderer: FrameRenderer
  private let blur: GaussianBlur
  private let cache = ShadowCache(byteLimit: ShadowStage.cacheLimit)
  private let shape = ShadowShape()
  private var scratch = Buffer<UInt8>(capacity: 1)
  /// The most pixels that are drawn of what casts one shadow.
  private var greatestSource = 0
  /// By a shadow's index: where it can be seen.
  private var needs: [PixelBox] = []
  private var resolved: [ResolvedShadow] = []

  init(threads: Int, kernels: KernelChoice) {
    renderer = FrameRenderer(threads: threads, kernels: kernels)
    blur = GaussianBlur(kernels: kernels)
  }

  /// Gives memory back that was not needed since the last call; returns the number of bytes.
  func giveBack() -> Int {
    scratch.giveBack() + blur.giveBack() + cache.giveBack() + renderer.giveBackMemory()
  }

  /// About what is given back with the stage.
  var byteCount: Int { scratch.capacity + cache.byteCount }

  /// All shadows of a list, by index, as far as `window` shows them; of those ops that are needed,
  /// told by their indices. `clips` are the window's.
  func resolve(
    _ list: DisplayList, _ view: DisplayListView, _ clips: ClipResolver, _ window: PixelBox,
    needed: UnsafePointer<Bool>? = nil
  ) -> [ResolvedShadow] {
    let count = list.shadows.count
    greatestSource = min(
      max(16 * window.width * window.height, 1 << 18), Pixmap.maximumPixelCount)
    needs.removeAll(keepingCapacity: true)
    needs.append(contentsOf: repeatElement(.empty, count: count))
    resolved.removeAll(keepingCapacity: true)
    resolved.append(contentsOf: repeatElement(.nothing, count: count))
    for (index, op) in view.ops.enumerated() where op.kind == .shadow {
      if let needed, !needed[index] { continue }
      let seen = clips[op.clip].box.moved(by: SIMD2(window.x0, window.y0))
      needs[Int(op.extra)] = needs[Int(op.extra)].union(seen)
    }
    for index in (0..<count).reversed() {
      let record = list.shadows[index]
      let source = sourceBox(of: record, seen: needs[index])
      for op in record.content where op.kind == .shadow {
        needs[Int(op.extra)] = needs[Int(op.extra)].union(source)
      }
    }
    for index in 0..<count where !needs[index].isEmpty {
      let record = list.shadows[index]
      resolved[index] = resolve(record, view, seen: needs[index])
      resolved[index].color = record.style.color
      resolved[index].strength = record.strength
      // Inner shadows were drawn into this one's content; nobody else needs them.
      for op in record.content where op.kind == .shadow { resolved[Int(op.extra)] = .nothing }
    }
    return resolved
  }

  private func resolve(
    _ record: ShadowRecord, _ view: DisplayListView, seen: PixelBox
  ) -> ResolvedShadow {
    let area = record.shadowBox.intersection(seen)
    if !record.drawsContent && area.isEmpty { return .nothing }
    if let op = record.soleFill, shape.load(view, op, record.style) {
      let mask = shape.maskBox
      if mask.width * mask.height <= max(Self.smallMask, 2 * area.width * area.height) {
        return shapeShadow()
      }
    }
    let source = sourceBox(of: record, seen: seen)
    if source.isEmpty { return .nothing }
    let picture =
      record.drawsContent
      ? Pixmap(width: source.width, height: source.height)
      : scratchPicture(source.width, source.height)
    renderer.renderContent(of: record, view, resolved, source, into: picture)
    var result = ResolvedShadow(box: area)
    if !area.isEmpty {
      let offset = record.style.offset
      let whole = SIMD2(offset.x.rounded(.down), offset.y.rounded(.down))
      result.mask = blur.mask(
        of: picture, x: source.x0 + Int32(whole.x), y: source.y0 + Int32(whole.y),
        shift: offset - whole, sigma: record.style.sigma, area: area)
    }
    if record.drawsContent {
      result.content = picture
      result.contentBox = source
    }
    return result
  }

  /// What has to be drawn of a shadow's content, bounded by the window's size: of a larger picture,
  /// only what can be seen itself.
  private func sourceBox(of record: ShadowRecord, seen: PixelBox) -> PixelBox {
    let box = record.sourceBox(seen: seen)
    if box.width <= Self.longestSide && box.height <= Self.longestSide
      && box.width * box.height <= greatestSource
    {
      return box
    }
    Unsupported.note("shadows of pictures far larger than the surface")
    return box.intersection(seen)
  }

  /// The shadow of the shape that was loaded.
  private func shapeShadow() -> ResolvedShadow {
    let box = shape.maskBox
    if box.isEmpty { return .nothing }
    let mask = cache.mask(of: shape) { makeMask(box) }
    let whole = PixelBox(box.x0, box.y0, box.x1 + shape.columns.extra, box.y1 + shape.rows.extra)
    return ResolvedShadow(
      box: whole.moved(by: shape.origin), mask: mask, columns: shape.columns, rows: shape.rows)
  }

  private func makeMask(_ box: PixelBox) -> ShadowMask {
    let (width, height) = (Int(shape.size.x), Int(shape.size.y))
    guard width > 0, height > 0 else { return ShadowMask(width: box.width, height: box.height) }
    let list = DisplayList(width: width, height: height)
    let outline = Outline(verbs: shape.verbs, points: shape.points)
    list.fill(
      outline, transform: .identity, rule: shape.key.rule,
      paint: .solid(StraightColor(1, 1, 1, 1)), antialias: shape.key.antialias,
      tolerance: shape.key.tolerance)
    let picture = scratchPicture(width, height)
    renderer.render(list, into: picture)
    return blur.mask(
      of: picture, x: 0, y: 0, shift: SIMD2(0, 0), sigma: shape.key.sigma, area: box)
  }
}

extension ShadowStage {
  /// Clear pixels that are used until the next call; small ones in memory that is kept.
  private func scratchPicture(_ width: Int, _ height: Int) -> Pixmap {
    let byteCount = width * height * 4
    if byteCount > Self.scratchLimit { return Pixmap(width: width, height: height) }
    scratch.count = 0
    scratch.reserve(byteCount)
    scratch.base.update(repeating: 0, count: byteCount)
    return Pixmap(width: width, height: height, bytesPerRow: width * 4, unowned: scratch.base)
  }
}

extension ShadowRecord {
  /// The single opaque fill that casts the shadow, if that is what does.
  fileprivate var soleFill: DisplayOp? {
    guard content.count == 1, !drawsContent, let op = content.first, op.paintKind == .solid,
      op.kind == .fill || op.kind == .fillBox
    else { return nil }
    return op
  }

  /// About how much memory the shadow takes while a window is drawn.
  func byteCount(within window: PixelBox) -> Int {
    let shadow = shadowBox.intersection(window)
    let content = drawsContent ? contentBox.intersection(window) : .empty
    return shadow.width * shadow.height + content.width * content.height * 4
  }

  /// What has to be drawn of the content so that `seen` shows what it should.
  fileprivate func sourceBox(seen: PixelBox) -> PixelBox {
    let area = shadowBox.intersection(seen)
    var box = PixelBox.empty
    if !area.isEmpty {
      let reach = GaussianBlur.reach(sigma: style.sigma)
      let before = SIMD2(style.offset.x.rounded(.up), style.offset.y.rounded(.up))
      let after = SIMD2(style.offset.x.rounded(.down), style.offset.y.rounded(.down))
      box = PixelBox(
        area.x0 - reach.x - Int32(before.x), area.y0 - reach.y - Int32(before.y),
        area.x1 + reach.x - Int32(after.x), area.y1 + reach.y - Int32(after.y))
    }
    let source = box.intersection(contentBox)
    return drawsContent ? source.union(seen.intersection(contentBox)) : source
  }
}

extension PixelBox {
  func moved(by offset: SIMD2<Int32>) -> PixelBox {
    PixelBox(x0 + offset.x, y0 + offset.y, x1 + offset.x, y1 + offset.y)
  }
}
