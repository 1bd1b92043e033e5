// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, ops: what one op covers. A worker encodes the ops of its chunks into stores of its own.

internal import MicaRaster

/// What an op covers on the surface (device pixels of the window).
struct EncodedOp: BitwiseCopyable {
  /// What is unknown lies outside of everything that is drawn.
  /// The range of `glyphs` is one of a worker's cells.
  enum Kind: UInt8, BitwiseCopyable { case nothing, box, strips, glyphs, unknown }

  var kind: Kind
  var strips: StripRange
  /// The draw's limits; its whole area for `.box`.
  var box: PixelBox

  static let nothing = EncodedOp(kind: .nothing, strips: .empty, box: .empty)
  static let unknown = EncodedOp(kind: .unknown, strips: .empty, box: .empty)
}

/// Encoders and a painter for one worker.
final class FrameWorker {
  /// Shapes, and shapes times clips, in two generations.
  static let storeCount = 4

  let number: Int
  let painter: RowPainter
  let glyphs: GlyphFront
  /// The frame's glyphs; behind a pointer, so that no access is checked for exclusivity.
  let cells = UnsafeMutablePointer<Buffer<GlyphCell>>.allocate(capacity: 1)
  private(set) var shapes: StripEncoder
  private(set) var products: StripEncoder
  /// What `beginGeneration` left behind.
  private var oldShapes: StripEncoder
  private var oldProducts: StripEncoder
  private let stores: [StripStore]

  init(number: Int, firstStore: Int, _ kernels: KernelChoice, _ glyphs: GlyphFront) {
    self.number = number
    self.glyphs = glyphs
    cells.initialize(to: Buffer(capacity: 16))
    shapes = StripEncoder(index: firstStore, kernels: kernels)
    products = StripEncoder(index: firstStore + 1, kernels: kernels)
    oldShapes = StripEncoder(index: firstStore + 2, kernels: kernels)
    oldProducts = StripEncoder(index: firstStore + 3, kernels: kernels)
    stores = [shapes.store, products.store, oldShapes.store, oldProducts.store]
    painter = RowPainter(kernels: kernels)
  }

  deinit {
    cells.deinitialize(count: 1)
    cells.deallocate()
  }

  func begin(width: Int) {
    shapes.store.removeAll()
    products.store.removeAll()
    painter.begin(width: width)
    beginGlyphs()
  }

  /// Forgets the last frame's glyphs.
  func beginGlyphs() {
    cells.pointee.count = 0
    glyphs.beginFrame()
  }

  /// Goes on with empty stores; what is in the present ones stays until the next time.
  func beginGeneration() {
    swap(&shapes, &oldShapes)
    swap(&products, &oldProducts)
    shapes.store.removeAll()
    products.store.removeAll()
  }

  /// Gives memory back that was not needed since the last call; returns the number of bytes. The last
  /// generation's strips may still be read only where this one's are kept for the next frame.
  func giveBack(keepsStrips: Bool) -> Int {
    if !keepsStrips {
      oldShapes.store.removeAll()
      oldProducts.store.removeAll()
    }
    return painter.giveBack() + cells.pointee.giveBack() + shapes.giveBackSteps()
      + products.giveBackSteps() + oldShapes.giveBackSteps() + oldProducts.giveBackSteps()
      + shapes.store.giveBack(with: oldShapes.store)
      + products.store.giveBack(with: oldProducts.store)
  }

  func store(_ index: Int) -> StripStore { stores[index] }

  /// Bytes of the present generation.
  var byteCount: Int { shapes.store.byteCount + products.store.byteCount }

  /// What an op covered in an earlier frame, moved to this generation.
  func adopt(_ op: EncodedOp, from store: StripStore) -> EncodedOp {
    var op = op
    op.strips = shapes.store.append(op.strips, of: store)
    return op
  }

  func encode(
    _ list: DisplayListView, _ index: Int, _ clips: ClipResolver, _ window: PixelBox
  ) -> EncodedOp {
    let op = list.ops[index]
    guard op.shape >= 0 else { return .nothing }
    let clip = clips[op.clip]
    guard !clip.box.isEmpty else { return .nothing }
    var transform = list.transforms[Int(op.transform)]
    if window.x0 != 0 || window.y0 != 0 {
      transform = transform.then(.translation(-Double(window.x0), -Double(window.y0)))
    }
    // Pixels of images, and those by their centres, are covered as the clip's edges cover them.
    let limit = op.antialias && op.paintKind != .image ? clip.limit : nil
    let strips: StripRange
    switch op.kind {
    case .fillBox:
      let box = list.boxes[Int(op.shape)]
      if let limit, let own = box.upright(under: transform) {
        return encode(own.common(with: limit), within: limit, clip, clips)
      }
      if let pixels = box.pixels(under: transform, antialias: op.antialias, within: clip.box) {
        return whole(pixels, clip, clip.strips)
      }
      strips = shapes.box(
        box, transform: transform, antialias: op.antialias, viewport: clip.box, limit: limit)
    case .fill:
      let (verbs, points) = list.path(op.shape)
      strips = shapes.fill(
        verbs: verbs, points: points, transform: transform, rule: op.rule,
        antialias: op.antialias, tolerance: op.tolerance, viewport: clip.box, limit: limit)
    case .stroke:
      let (verbs, points) = list.path(op.shape)
      strips = shapes.stroke(
        verbs: verbs, points: points, transform: transform,
        style: list.strokes[Int(op.extra)], rule: op.rule, antialias: op.antialias,
        tolerance: op.tolerance, viewport: clip.box, limit: limit)
    case .glyphs:
      return encodeGlyphs(list, op, transform: transform, clip: clip, clips)
    case .beginGroup, .beginMask, .endGroup, .shadow:
      return .nothing
    }
    return clipped(strips, by: limit == nil ? clip.strips : clip.shapes, clip, clips)
  }

  /// An upright box that a clip's limit has cut.
  private func encode(
    _ box: Box, within limit: Box, _ clip: ResolvedClip, _ clips: ClipResolver
  ) -> EncodedOp {
    guard box.x0 < box.x1, box.y0 < box.y1 else { return .nothing }
    if box == limit { return whole(clip.box, clip, clip.strips) }
    if let pixels = box.pixels(under: .identity, antialias: true, within: clip.box) {
      return whole(pixels, clip, clip.shapes)
    }
    let strips = shapes.box(box, transform: .identity, antialias: true, viewport: clip.box)
    return clipped(strips, by: clip.shapes, clip, clips)
  }

  /// A box of whole pixels: where the clip has strips, these are what is covered.
  private func whole(
    _ pixels: PixelBox, _ clip: ResolvedClip, _ strips: StripRange?
  ) -> EncodedOp {
    if pixels.isEmpty { return .nothing }
    guard let strips else { return EncodedOp(kind: .box, strips: .empty, box: pixels) }
    return EncodedOp(kind: .strips, strips: strips, box: pixels)
  }

  private func clipped(
    _ strips: StripRange, by others: StripRange?, _ clip: ResolvedClip, _ clips: ClipResolver
  ) -> EncodedOp {
    if strips.count == 0 { return .nothing }
    guard let others else { return EncodedOp(kind: .strips, strips: strips, box: clip.box) }
    let product = products.intersect(
      strips, in: shapes.store, others, in: clips.store(Int(others.store)))
    return EncodedOp(
      kind: product.count == 0 ? .nothing : .strips, strips: product, box: clip.box)
  }
}

extension Box {
  /// The pixels that this box covers whole, where it covers none partly: an upright box drawn by
  /// pixel centres, or whose sides lie on pixel borders (closer than any coverage could tell).
  func pixels(under transform: Affine, antialias: Bool, within limit: PixelBox) -> PixelBox? {
    guard transform.keepsRectanglesUpright, transform.isFinite else { return nil }
    let box = mappedUpright(by: transform)
    guard (box.x0 + box.x1 + box.y0 + box.y1).isFinite else { return nil }
    @inline(__always) func side(_ v: Double, _ low: Int32, _ high: Int32) -> Int32? {
      // Centres: pixel i is inside from v when i + ½ ≥ v.
      let at = antialias ? v : v - 0.5
      var edge = at.nearestWhole
      if antialias {
        if abs(at - edge) > 1.0 / 512 { return nil }
      } else if edge < at {
        edge += 1
      }
      return Int32(max(Double(low), min(edge, Double(high))))
    }
    guard let x0 = side(box.x0, limit.x0, limit.x1), let x1 = side(box.x1, limit.x0, limit.x1),
      let y0 = side(box.y0, limit.y0, limit.y1), let y1 = side(box.y1, limit.y0, limit.y1)
    else { return nil }
    return PixelBox(x0, y0, x1, y1)
  }

  /// The box under a map that keeps rectangles upright; nil for other maps.
  func upright(under m: Affine) -> Box? {
    guard m.keepsRectanglesUpright, m.isFinite else { return nil }
    let box = mappedUpright(by: m)
    return (box.x0 + box.x1 + box.y0 + box.y1).isFinite ? box : nil
  }

  /// What two boxes share; inverted where that is nothing.
  func common(with o: Box) -> Box {
    Box(max(x0, o.x0), max(y0, o.y0), min(x1, o.x1), min(y1, o.y1))
  }

  init(_ pixels: PixelBox) {
    self.init(Double(pixels.x0), Double(pixels.y0), Double(pixels.x1), Double(pixels.y1))
  }

  /// The pixels of a box that this box, which has some of them, touches.
  func pixelsAround(within limit: PixelBox) -> PixelBox {
    let (left, top) = (x0.rounded(.down), y0.rounded(.down))
    let (right, bottom) = (x1.rounded(.up), y1.rounded(.up))
    return PixelBox(
      Int32(max(left, Double(limit.x0))), Int32(max(top, Double(limit.y0))),
      Int32(min(right, Double(limit.x1))), Int32(min(bottom, Double(limit.y1))))
  }

  @inline(__always) private func mappedUpright(by m: Affine) -> Box {
    guard m.b == 0 && m.c == 0 else { return mapped(by: m) }
    let (left, right) = (m.a * x0 + m.tx, m.a * x1 + m.tx)
    let (top, bottom) = (m.d * y0 + m.ty, m.d * y1 + m.ty)
    return Box(min(left, right), min(top, bottom), max(left, right), max(top, bottom))
  }
}

extension Double {
  /// The nearest whole number; without a call, unlike `rounded()`.
  @inline(__always) fileprivate var nearestWhole: Double {
    // Adding this number leaves no room for a fraction; so far out all numbers are nearly whole.
    let far = 6_755_399_441_055_744.0
    return abs(self) < far / 4 ? (self + far) - far : self
  }
}
