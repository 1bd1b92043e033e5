// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, ops: what one op covers. A worker encodes the ops of its chunks into stores of its own.

internal import MicaRaster

/// What an op covers on the surface (device pixels of the window).
struct EncodedOp: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable { case nothing, box, strips }

  var kind: Kind
  var strips: StripRange
  /// The draw's limits; its whole area for `.box`.
  var box: PixelBox

  static let nothing = EncodedOp(kind: .nothing, strips: .empty, box: .empty)
}

/// Encoders and a painter for one worker.
final class FrameWorker {
  /// Shapes, and shapes times clips.
  static let storeCount = 2

  let painter: RowPainter
  private let shapes: StripEncoder
  private let products: StripEncoder

  init(firstStore: Int, _ kernels: KernelChoice) {
    shapes = StripEncoder(index: firstStore, kernels: kernels)
    products = StripEncoder(index: firstStore + 1, kernels: kernels)
    painter = RowPainter(kernels: kernels)
  }

  func begin(width: Int) {
    shapes.store.removeAll()
    products.store.removeAll()
    painter.begin(width: width)
  }

  func store(_ index: Int) -> StripStore { index == 0 ? shapes.store : products.store }

  func encode(
    _ list: DisplayListView, _ index: Int, _ clips: ClipResolver, _ window: PixelBox
  ) -> EncodedOp {
    let op = list.ops[index]
    guard op.shape >= 0 else { return .nothing }
    let clip = clips[op.clip]
    guard !clip.box.isEmpty else { return .nothing }
    let transform = list.transforms[Int(op.transform)].then(
      .translation(-Double(window.x0), -Double(window.y0)))
    let strips: StripRange
    switch op.kind {
    case .fillBox:
      let box = list.boxes[Int(op.shape)]
      if let pixels = box.pixels(under: transform, antialias: op.antialias, within: clip.box) {
        return whole(pixels, clip)
      }
      strips = shapes.box(
        box, transform: transform, antialias: op.antialias, viewport: clip.box)
    case .fill:
      let (verbs, points) = list.path(op.shape)
      strips = shapes.fill(
        verbs: verbs, points: points, transform: transform, rule: op.rule,
        antialias: op.antialias, tolerance: op.tolerance, viewport: clip.box)
    case .stroke:
      let (verbs, points) = list.path(op.shape)
      strips = shapes.stroke(
        verbs: verbs, points: points, transform: transform,
        style: list.strokes[Int(op.extra)], antialias: op.antialias, tolerance: op.tolerance,
        viewport: clip.box)
    case .beginGroup, .beginMask, .endGroup, .shadow:
      return .nothing
    }
    return clipped(strips, clip, clips)
  }

  /// A box of whole pixels: where the clip has strips, these are what is covered.
  private func whole(_ pixels: PixelBox, _ clip: ResolvedClip) -> EncodedOp {
    if pixels.isEmpty { return .nothing }
    return EncodedOp(kind: clip.hasStrips ? .strips : .box, strips: clip.strips, box: pixels)
  }

  private func clipped(
    _ strips: StripRange, _ clip: ResolvedClip, _ clips: ClipResolver
  ) -> EncodedOp {
    if strips.count == 0 { return .nothing }
    guard clip.hasStrips else { return EncodedOp(kind: .strips, strips: strips, box: clip.box) }
    let product = products.intersect(
      strips, in: shapes.store, clip.strips, in: clips.store(Int(clip.strips.store)))
    return EncodedOp(
      kind: product.count == 0 ? .nothing : .strips, strips: product, box: clip.box)
  }
}

extension Box {
  /// The pixels that this box covers whole, where it covers none partly: an upright box drawn by
  /// pixel centres, or whose sides lie on pixel borders (closer than any coverage could tell).
  func pixels(under transform: Affine, antialias: Bool, within limit: PixelBox) -> PixelBox? {
    guard transform.keepsRectanglesUpright, transform.isFinite else { return nil }
    let box = mapped(by: transform)
    guard (box.x0 + box.x1 + box.y0 + box.y1).isFinite else { return nil }
    func side(_ v: Double, _ low: Int32, _ high: Int32) -> Int32? {
      // Centres: pixel i is inside from v when i + ½ ≥ v.
      let edge = antialias ? v.rounded() : (v - 0.5).rounded(.up)
      if antialias && abs(v - edge) > 1.0 / 512 { return nil }
      return Int32(max(Double(low), min(edge, Double(high))))
    }
    guard let x0 = side(box.x0, limit.x0, limit.x1), let x1 = side(box.x1, limit.x0, limit.x1),
      let y0 = side(box.y0, limit.y0, limit.y1), let y1 = side(box.y1, limit.y0, limit.y1)
    else { return nil }
    return PixelBox(x0, y0, x1, y1)
  }
}
