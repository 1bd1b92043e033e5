// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stages 6 to 8 in one door: a display list in, finished pixels out. Three barriers: clips and
// shapes are encoded (in parallel by batches), commands are put in rows, rows are painted (in
// parallel). Order is restored by the ops' indices, so that workers never change a byte.

package import MicaContext
package import MicaRaster

/// Turns display lists into pixels; keeps its scratch memory between frames.
///
/// Not thread-safe itself: one renderer draws one list at a time and spreads that over `threads`
/// workers. The bytes do not depend on the number of workers.
package final class FrameRenderer {
  package let threads: Int
  /// What stages cost is put down there, if somebody wants to know.
  package var times: FrameTimes?
  private let kernels: KernelChoice

  /// Rows are stored with 16-bit coordinates; larger surfaces are drawn window by window.
  static let windowSide = 32768

  let clips: ClipResolver
  let workers: [FrameWorker]
  private let floatPainter = FloatRowPainter()
  let rows = RowStore()
  // Nothing is called from within an access to these: the checks for that would cost more than
  // adding a box to the rows.
  @exclusivity(unchecked) var encoded = Buffer<EncodedOp>(capacity: 256)
  /// What the rows are filled with: pixels of the window.
  @exclusivity(unchecked) var limit = PixelBox.empty
  /// What is kept between the updates of one picture.
  let retained = RetainedOps()
  @exclusivity(unchecked) var draws = Buffer<DrawRecord>(capacity: 256)
  @exclusivity(unchecked) private var gradients = Buffer<PreparedGradient>(capacity: 16)
  @exclusivity(unchecked) private var stops = Buffer<GradientStop>(capacity: 64)
  @exclusivity(unchecked) private var ramps = Buffer<UInt32>(capacity: 1024)
  @exclusivity(unchecked) var images = Buffer<PreparedImage>(capacity: 16)
  @exclusivity(unchecked) var masks = Buffer<PreparedMask>(capacity: 16)
  private var alphaBases = Buffer<UnsafePointer<SIMD16<UInt8>>>(capacity: 16)
  private let glyphPages = GlyphPages()
  private var glyphBases = Buffer<UnsafePointer<UInt8>>(capacity: 16)
  @exclusivity(unchecked) private var openGroups: [Int] = []
  private let reductions = ImageReductions()
  private var ownShadowStage: ShadowStage?
  /// Whether there were shadows since memory was given back last.
  private var hadShadows = false
  /// Frames that were painted.
  var frameCount = 0
  /// By a shadow's index in the list, while that is drawn.
  var resolvedShadows: [ResolvedShadow] = []

  /// `threads` workers, at least one; nil takes the number of the machine's cores. Glyphs are those
  /// of the process, but with the reference kernels of the renderer's own.
  package init(
    threads: Int? = nil, kernels: KernelChoice = .best, glyphs: GlyphCache? = nil
  ) {
    self.threads = max(1, threads ?? Parallel.coreCount)
    self.kernels = kernels
    clips = ClipResolver(kernels: kernels)
    let cache = glyphs ?? (kernels == .reference ? GlyphCache() : .shared)
    let pages = glyphPages
    workers = (0..<self.threads).map {
      FrameWorker(
        number: $0, firstStore: ClipResolver.storeCount + $0 * FrameWorker.storeCount, kernels,
        GlyphFront(cache: cache, pages: pages))
    }
    // Nothing is spared yet, but what the runtime needs for it is there before the first frame.
    _ = giveBackMemory()
  }

  var shadowStage: ShadowStage {
    hadShadows = true
    if let ownShadowStage { return ownShadowStage }
    let stage = ShadowStage(threads: threads, kernels: kernels)
    ownShadowStage = stage
    return stage
  }

  /// Lets go of what only the frame needed.
  func finish() {
    resolvedShadows.removeAll()
    glyphPages.removeAll()
    countFrame()
  }

  /// Gives back memory of the frame's tables; returns the number of bytes.
  func giveBackTables() -> Int {
    encoded.giveBack() + draws.giveBack() + gradients.giveBack() + stops.giveBack()
      + ramps.giveBack() + images.giveBack() + masks.giveBack()
  }

  /// The same for stages that only some frames need.
  func giveBackStages() -> Int {
    var spared = reductions.giveBack()
    if hadShadows {
      spared += ownShadowStage?.giveBack() ?? 0
    } else if let stage = ownShadowStage {
      spared += stage.byteCount
      ownShadowStage = nil
    }
    hadShadows = false
    return spared
  }

  /// Draws the list over what `pixmap` holds. Sizes must be equal.
  package func render(_ list: DisplayList, into pixmap: Pixmap) {
    precondition(list.width == pixmap.width && list.height == pixmap.height, "sizes differ")
    retained.forget()
    forEachWindow(list) { window in
      prepare(list, window) {
        paintRows(into: pixmap, originX: Int(window.x0), originY: Int(window.y0))
      }
    }
    finish()
  }

  /// The same in 32-bit floats: slow, on one thread, the reference for the 8-bit renderer.
  package func render(_ list: DisplayList, into pixmap: FloatPixmap) {
    precondition(list.width == pixmap.width && list.height == pixmap.height, "sizes differ")
    retained.forget()
    forEachWindow(list) { window in
      prepare(list, window) {
        let tables = tables()
        for row in 0..<rows.rowCount {
          floatPainter.paint(
            row: row, of: rows, tables, into: pixmap, originX: Int(window.x0),
            originY: Int(window.y0))
        }
      }
    }
    finish()
  }

  /// Of a surface of many windows only those in which something is drawn.
  private func forEachWindow(_ list: DisplayList, _ body: (PixelBox) -> Void) {
    let isLarge = max(list.width, list.height) > Self.windowSide
    let touched = isLarge ? list.touchedBox : nil
    for y in stride(from: 0, to: list.height, by: Self.windowSide) {
      for x in stride(from: 0, to: list.width, by: Self.windowSide) {
        let window = PixelBox(
          Int32(x), Int32(y), Int32(min(x + Self.windowSide, list.width)),
          Int32(min(y + Self.windowSide, list.height)))
        if let touched, window.intersection(touched).isEmpty { continue }
        body(window)
      }
    }
  }

  // MARK: Stages 6 and 7

  /// Calls `paint` when all rows are ready; for a list with very many shadows, part by part.
  func prepare(_ list: DisplayList, _ window: PixelBox, _ paint: () -> Void) {
    list.withView { view in
      clips.resolve(view, window)
      forEachPart(of: list, view, window) { part in
        if !list.shadows.isEmpty {
          resolvedShadows = shadowStage.resolve(list, part, clips, window)
        }
        prepare(part, window)
        paint()
      }
    }
  }

  /// Strips and rows, with the window's clips and shadows known.
  func prepare(_ list: DisplayListView, _ window: PixelBox) {
    encode(list, window)
    limit = PixelBox(0, 0, Int32(window.width), Int32(window.height))
    rows.begin(width: window.width, height: window.height)
    fillRows(list, window)
  }

  /// Shapes → strips. Small lists stay on one worker.
  private func encode(_ list: DisplayListView, _ window: PixelBox) {
    let count = list.ops.count
    encoded.count = 0
    encoded.reserve(count)
    encoded.count = count
    let target = encoded.base
    for worker in workers { worker.begin(width: window.width) }
    Parallel.chunks(of: 32, in: count, workers: threads, serialBelow: 64) { index, range in
      let worker = self.workers[index]
      for op in range { target[op] = worker.encode(list, op, self.clips, window) }
    }
  }

  /// Draws in order → row commands and the paints' tables. `list` may be part of the list that was
  /// encoded, its ops from `base` on; what `isLeftOut` names by its index there is.
  func fillRows(
    _ list: DisplayListView, _ window: PixelBox, base: Int = 0,
    isLeftOut: (Int) -> Bool = { _ in false }
  ) {
    draws.count = 0
    gradients.count = 0
    stops.count = 0
    ramps.count = 0
    images.count = 0
    reductions.begin()
    masks.count = 0
    openGroups.removeAll(keepingCapacity: true)
    for index in 0..<list.ops.count {
      let op = list.ops[index]
      switch op.kind {
      case .beginGroup:
        openGroups.append(index)
        rows.beginGroup()
        if op.blend.changesPixelsUnderClear { touch(clips[op.clip].box.intersection(limit)) }
      case .beginMask:
        rows.beginMask()
      case .endGroup:
        if let begin = openGroups.popLast() { endGroup(list.ops[begin]) }
      case .shadow:
        if !isLeftOut(base + index) { drawShadow(op, window) }
      case .fill, .stroke, .fillBox, .glyphs:
        let coverage = encoded[base + index]
        if coverage.kind == .nothing || isLeftOut(base + index) { continue }
        let box = coverage.box.intersection(limit)
        guard !box.isEmpty, let draw = makeDraw(list, op, window) else { continue }
        let isOpaque = draws[draw].replacesBackdrop
        if coverage.kind == .box {
          rows.add(box: box, draw: draw, isOpaque: isOpaque)
        } else if coverage.kind == .glyphs {
          add(glyphs: coverage.strips, draw: draw, within: box)
        } else {
          rows.add(
            strips: coverage.strips, of: store(coverage.strips.store), draw: draw, within: box,
            isOpaque: isOpaque)
        }
      }
    }
    while let begin = openGroups.popLast() { endGroup(list.ops[begin]) }
  }

  /// A run's glyphs, in order.
  private func add(glyphs range: StripRange, draw: Int, within box: PixelBox) {
    let cells = workers[Int(range.store)].cells.pointee.base + Int(range.start)
    for i in 0..<Int(range.count) {
      let cell = cells[i]
      if let strips = cell.strips {
        rows.add(
          strips: strips, of: store(strips.store), draw: draw, within: box, isOpaque: false)
      } else {
        rows.add(glyph: cell.mask, x: cell.x, y: cell.y, draw: draw, within: box)
      }
    }
  }

  /// Opens the innermost group in all of a box, by a draw that changes nothing.
  private func touch(_ box: PixelBox) {
    draws.append(DrawRecord(solid: StraightColor(0, 0, 0, 0), alpha: 0, blend: .sourceOver))
    rows.add(box: box, draw: draws.count - 1)
  }

  private func endGroup(_ begin: DisplayOp) {
    let draw = draws.count
    draws.append(DrawRecord(.group, index: -1, alpha: begin.alpha, blend: begin.blend))
    draws.base[draw].cutsBytes = begin.cutsBytes
    let clip = clips[begin.clip]
    rows.endGroup(
      draw: draw, within: clip.box.intersection(limit),
      clip: clip.strips.map { ($0, store($0.store)) })
  }

  /// Appends a draw and its paint; nil where nothing would be seen.
  private func makeDraw(_ list: DisplayListView, _ op: DisplayOp, _ window: PixelBox) -> Int? {
    let offset = Affine.translation(-Double(window.x0), -Double(window.y0))
    var draw: DrawRecord
    switch op.paintKind {
    case .solid:
      draw = DrawRecord(solid: list.colors[Int(op.paint)], alpha: op.alpha, blend: op.blend)
    case .gradient:
      guard let index = makeGradient(list, list.gradients[Int(op.paint)], op.alpha, offset) else {
        return nil
      }
      draw = DrawRecord(.gradient, index: index, alpha: op.alpha, blend: op.blend)
      draw.isOpaque = gradients[Int(index)].isOpaque
    case .image:
      guard let prepared = prepareImage(list.images[Int(op.paint)], offset) else { return nil }
      draw = DrawRecord(.image, index: Int32(images.count), alpha: op.alpha, blend: op.blend)
      images.append(prepared)
    }
    if draw.isInvisible { return nil }
    draws.append(draw)
    return draws.count - 1
  }

  private func prepareImage(_ image: ImagePaint, _ offset: Affine) -> PreparedImage? {
    if let projection = image.projection {
      if image.sampling == .high { Unsupported.note("trilinear filters under a perspective") }
      return PreparedImage(
        image, projection: Projection(image.transform).then(projection).then(offset))
    }
    let (paint, transform) = reductions.prepare(image, image.transform.then(offset))
    return PreparedImage(paint, transform: transform)
  }

  private func makeGradient(
    _ list: DisplayListView, _ record: GradientRecord, _ alpha: Float, _ offset: Affine
  ) -> Int32? {
    guard
      var gradient = PreparedGradient(
        record.shape,
        transform: record.projection == nil ? record.transform.then(offset) : record.transform,
        projection: record.projection?.then(offset), stopStart: stops.count,
        stopCount: record.stopCount, extendsBefore: record.extendsBefore,
        extendsAfter: record.extendsAfter, isBinned: record.isBinned)
    else { return nil }
    PreparedGradient.append(
      UnsafeBufferPointer(rebasing: list.stops[record.stopStart...].prefix(record.stopCount)),
      to: &stops)
    gradient.prepareBytes(
      ramps: &ramps, stops: stops.base, alpha: min(max(alpha, 0), 1), kernels)
    gradients.append(gradient)
    return Int32(gradients.count - 1)
  }

  // MARK: Stage 8

  func paintRows(into pixmap: Pixmap, originX: Int, originY: Int) {
    paint(rows: 0..<rows.rowCount, into: pixmap, originX: originX, originY: originY)
  }

  /// Paints rows of tiles; `cleared` is a box of the pixmap that starts transparent, row by row, so
  /// that its pixels are still at hand when they are painted.
  func paint(
    rows range: Range<Int>, into pixmap: Pixmap, originX: Int, originY: Int,
    cleared: PixelBox = .empty
  ) {
    let tables = tables()
    let first = range.lowerBound
    Parallel.chunks(of: 8, in: range.count, workers: threads, serialBelow: 16) { worker, range in
      for row in range {
        if !cleared.isEmpty {
          let top = Int32((first + row) * tileSize)
          pixmap.clear(
            PixelBox(cleared.x0, max(cleared.y0, top), cleared.x1, min(cleared.y1, top + 4)))
        }
        self.workers[worker].painter.paint(
          row: first + row, of: self.rows, tables, into: pixmap, originX: originX, originY: originY)
      }
    }
  }

  private func tables() -> FrameTables {
    alphaBases.count = 0
    for index in 0..<(ClipResolver.storeCount + threads * FrameWorker.storeCount) {
      alphaBases.append(store(Int32(index)).alphaBase)
    }
    glyphBases.count = 0
    glyphPages.appendBases(to: &glyphBases)
    return FrameTables(
      draws: UnsafePointer(draws.base), gradients: UnsafePointer(gradients.base),
      stops: UnsafePointer(stops.base),
      ramps: UnsafePointer(ramps.base), images: UnsafePointer(images.base),
      masks: UnsafePointer(masks.base),
      alphas: UnsafePointer(alphaBases.base), glyphPages: UnsafePointer(glyphBases.base))
  }

  func store(_ index: Int32) -> StripStore {
    let index = Int(index)
    if index < ClipResolver.storeCount { return clips.store(index) }
    let local = index - ClipResolver.storeCount
    return workers[local / FrameWorker.storeCount].store(local % FrameWorker.storeCount)
  }
}
