// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, clips: each node of a list's clip tree → a box of pixels and, where its border is not
// on whole pixels, strips. Parents come first, so that each node is its parent's product.

internal import MicaRaster

/// What a clip leaves, in device pixels of the window.
struct ResolvedClip: BitwiseCopyable {
  var box: PixelBox
  /// Where a side lies between pixels: the rectangle that upright rectangles of the chain have in common. It cuts shapes;
  /// coverage isn't multiplied by that of its edges (FACTS 3.31).
  var limit: Box?
  /// All that the clip leaves, where that isn't all of `box`.
  var strips: StripRange?
  /// The same without `limit`.
  var shapes: StripRange?

  init(_ box: PixelBox) { self.box = box }

  static let nothing = ResolvedClip(.empty)
}

/// Resolves a list's clips once a frame.
final class ClipResolver {
  /// Shapes, and products in two stores: a product is never written where its factors lie.
  static let storeCount = 3

  private let encoders: [StripEncoder]
  private var resolved = Buffer<ResolvedClip>(capacity: 64)
  private var whole = ResolvedClip.nothing

  init(kernels: KernelChoice) {
    encoders = (0..<Self.storeCount).map { StripEncoder(index: $0, kernels: kernels) }
  }

  /// Gives memory back that was not needed since the last call; returns the number of bytes.
  func giveBack() -> Int {
    encoders.reduce(resolved.giveBack()) { $0 + $1.giveBack() }
  }

  func store(_ index: Int) -> StripStore { encoders[index].store }

  /// A clip by its index in the list; −1 is the window itself.
  subscript(index: Int32) -> ResolvedClip { index < 0 ? whole : resolved[Int(index)] }

  /// Resolves a list's clips, or those of them that are needed, told by their indices.
  func resolve(
    _ list: DisplayListView, _ window: PixelBox, needed: UnsafePointer<Bool>? = nil
  ) {
    for encoder in encoders { encoder.store.removeAll() }
    whole.box = PixelBox(0, 0, Int32(window.width), Int32(window.height))
    resolved.count = 0
    let offset = Affine.translation(-Double(window.x0), -Double(window.y0))
    for (index, clip) in list.clips.enumerated() {
      if let needed, !needed[index] {
        resolved.append(.nothing)
        continue
      }
      resolved.append(
        resolve(clip, list, list.transforms[Int(clip.transform)].then(offset)))
    }
  }

  private func resolve(
    _ clip: ClipRecord, _ list: DisplayListView, _ transform: Affine
  ) -> ResolvedClip {
    var result = self[clip.parent]
    if result.box.isEmpty { return result }
    if clip.kind == .box, narrow(&result, to: list.boxes[Int(clip.shape)], transform, clip) {
      return result
    }
    let own = encode(clip, list, transform, within: result.box, limit: nil)
    let shapes = product(own, result.shapes)
    if let limit = result.limit {
      let cut = encode(clip, list, transform, within: result.box, limit: limit)
      result.strips = product(cut, result.shapes)
    } else {
      result.strips = shapes
    }
    result.shapes = shapes
    return result.strips?.count == 0 ? .nothing : result
  }

  /// Limits a clip to an upright box; false where the box isn't upright.
  private func narrow(
    _ clip: inout ResolvedClip, to box: Box, _ transform: Affine, _ record: ClipRecord
  ) -> Bool {
    guard record.antialias, let own = box.upright(under: transform) else {
      guard
        let pixels = box.pixels(under: transform, antialias: record.antialias, within: clip.box)
      else { return false }
      clip.box = pixels.isEmpty ? .empty : pixels
      return true
    }
    let common = own.common(with: clip.limit ?? Box(clip.box))
    if !(common.x0 < common.x1 && common.y0 < common.y1) {
      clip = .nothing
    } else if let pixels = common.pixels(under: .identity, antialias: true, within: clip.box) {
      clip.box = pixels.isEmpty ? .empty : pixels
      clip.limit = nil
      clip.strips = clip.shapes
    } else {
      clip.box = common.pixelsAround(within: clip.box)
      clip.limit = common
      let cut = encoders[0].box(
        common, transform: .identity, antialias: true, viewport: clip.box)
      clip.strips = product(cut, clip.shapes)
      if clip.strips?.count == 0 { clip = .nothing }
    }
    return true
  }

  /// What a clip by itself leaves of a box of pixels, cut by a limit.
  private func encode(
    _ clip: ClipRecord, _ list: DisplayListView, _ transform: Affine, within box: PixelBox,
    limit: Box?
  ) -> StripRange {
    switch clip.kind {
    case .box:
      return encoders[0].box(
        list.boxes[Int(clip.shape)], transform: transform, antialias: clip.antialias,
        viewport: box, limit: limit)
    case .mask:
      let image = list.images[Int(clip.image)]
      guard let prepared = PreparedImage(image, transform: transform) else { return .empty }
      let whole = encoders[0].box(
        list.boxes[Int(clip.shape)], transform: transform, antialias: clip.antialias,
        viewport: box, limit: limit)
      return encoders[0].mask(whole, by: prepared, clip.channel, viewport: box)
    case .path:
      let (verbs, points) = list.path(clip.shape)
      return encoders[0].fill(
        verbs: verbs, points: points, transform: transform, rule: clip.rule,
        antialias: clip.antialias, tolerance: clip.tolerance, viewport: box, limit: limit)
    }
  }

  /// Strips of the first store times others, which may lie in any.
  private func product(_ own: StripRange, _ others: StripRange?) -> StripRange {
    guard own.count > 0, let others else { return own }
    let target = encoders[others.store == 1 ? 2 : 1]
    return target.intersect(own, in: encoders[0].store, others, in: store(Int(others.store)))
  }
}
