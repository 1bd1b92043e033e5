// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 6, clips: each node of a list's clip tree → a box of pixels and, where its border is not
// on whole pixels, strips. Parents come first, so that each node is its parent's product.

internal import MicaRaster

/// What a clip leaves, in device pixels of the window.
struct ResolvedClip: BitwiseCopyable {
  var box: PixelBox
  var hasStrips: Bool
  var strips: StripRange
}

/// Resolves a list's clips once a frame.
final class ClipResolver {
  /// Shapes, and products in two stores: a product is never written where its factors lie.
  static let storeCount = 3

  private let encoders: [StripEncoder]
  private var resolved = Buffer<ResolvedClip>(capacity: 64)
  private var whole = ResolvedClip(box: .empty, hasStrips: false, strips: .empty)

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
        resolved.append(ResolvedClip(box: .empty, hasStrips: false, strips: .empty))
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
    let own: StripRange
    switch clip.kind {
    case .box:
      let box = list.boxes[Int(clip.shape)]
      if let pixels = box.pixels(under: transform, antialias: clip.antialias, within: result.box) {
        result.box = pixels.isEmpty ? .empty : pixels
        return result
      }
      own = encoders[0].box(
        box, transform: transform, antialias: clip.antialias, viewport: result.box)
    case .mask:
      own = mask(clip, list, transform, within: result.box)
    case .path:
      let (verbs, points) = list.path(clip.shape)
      own = encoders[0].fill(
        verbs: verbs, points: points, transform: transform, rule: clip.rule,
        antialias: clip.antialias, tolerance: clip.tolerance, viewport: result.box)
    }
    if own.count == 0 {
      result.box = .empty
      return result
    }
    if result.hasStrips {
      let target = encoders[result.strips.store == 1 ? 2 : 1]
      result.strips = target.intersect(
        own, in: encoders[0].store, result.strips, in: store(Int(result.strips.store)))
      if result.strips.count == 0 { result.box = .empty }
    } else {
      result.strips = own
      result.hasStrips = true
    }
    return result
  }

  private func mask(
    _ clip: ClipRecord, _ list: DisplayListView, _ transform: Affine, within limit: PixelBox
  ) -> StripRange {
    let image = list.images[Int(clip.image)]
    guard let prepared = PreparedImage(image, transform: transform) else { return .empty }
    let box = encoders[0].box(
      list.boxes[Int(clip.shape)], transform: transform, antialias: clip.antialias,
      viewport: limit)
    return encoders[0].mask(box, by: prepared, clip.channel, viewport: limit)
  }
}
