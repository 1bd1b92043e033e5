// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 7, paints: images that are drawn smaller in high quality, made smaller once a frame for
// each size. No pixel outlives the frame, so a pixmap that changes between frames is never stale;
// the memory does, so that a steady frame allocates nothing.

internal import MicaRaster

/// The smaller images of one frame.
final class ImageReductions {
  private enum Step: Equatable {
    case area
    case resized
    case aligned(PixelSpan, PixelSpan)
  }

  private struct Entry {
    var source: Pixmap
    var step: Step
    var pixmap: Pixmap
    var isUsed: Bool
  }

  private var entries: [Entry] = []
  private let areas = AreaReduction()
  private let resampler = ImageResampler()
  private let alignment = PixelAlignment()

  /// Forgets the last frame's pixels, and the memory that it did not use.
  func begin() {
    if entries.isEmpty { return }
    entries.removeAll { !$0.isUsed }
    for i in entries.indices { entries[i].isUsed = false }
  }

  /// Gives memory back that was not needed since the last call; returns the number of bytes.
  func giveBack() -> Int { resampler.giveBack() }

  /// The paint to sample instead of `image` under `transform`, and its transform: the same where
  /// nothing shrinks.
  func prepare(_ image: ImagePaint, _ transform: Affine) -> (paint: ImagePaint, transform: Affine) {
    guard image.sampling == .high || image.sampling == .resampled, transform.isFinite else {
      return (image, transform)
    }
    let isUpright = transform.b == 0 && transform.c == 0
    let isByKernel = image.sampling == .resampled && image.tiling == .clamp
    if isByKernel, isUpright, let laid = laidOnPixels(image, transform) { return laid }
    return shrunk(image, transform, isByKernel: isByKernel)
  }

  /// An upright image that shrinks both ways, as pixels of the device.
  private func laidOnPixels(
    _ image: ImagePaint, _ m: Affine
  ) -> (paint: ImagePaint, transform: Affine)? {
    let source = image.pixmap
    let across = PixelSpan(start: m.tx, length: m.a * Double(source.width))
    let down = PixelSpan(start: m.ty, length: m.d * Double(source.height))
    // Farther away, or smaller, nothing is seen, and numbers have no fractions left.
    guard abs(m.tx) < 1e8, abs(m.ty) < 1e8, abs(m.a) <= 1, abs(m.d) <= 1,
      abs(across.length) > 1e-3, abs(down.length) > 1e-3
    else { return nil }
    let (width, height) = (across.resizedCount, down.resizedCount)
    guard width < source.width || height < source.height,
      width < Pixmap.maximumPixelCount / (height + 1) - 1
    else { return nil }
    var paint = image
    paint.pixmap = resized(source, width: width, height: height)
    paint.sampling = .nearest
    let place = Affine.translation(Double(across.first), Double(down.first))
    if across.isWhole && down.isWhole { return (paint, place) }
    paint.pixmap = made(
      of: source, .aligned(across, down), width: across.end - across.first,
      height: down.end - down.first
    ) { [small = paint.pixmap] in
      alignment.align(small, across: across, down: down, into: $0)
    }
    return (paint, place)
  }

  /// An image that is made smaller along its own axes and then sampled.
  private func shrunk(
    _ image: ImagePaint, _ transform: Affine, isByKernel: Bool
  ) -> (paint: ImagePaint, transform: Affine) {
    let source = image.pixmap
    let across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let down = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    let width = Self.reduced(source.width, by: across)
    let height = Self.reduced(source.height, by: down)
    if width == source.width && height == source.height { return (image, transform) }
    var paint = image
    paint.pixmap =
      isByKernel
      ? resized(source, width: width, height: height)
      : made(of: source, .area, width: width, height: height) {
        areas.reduce(source, into: $0)
      }
    let scale = Affine.scale(
      Double(source.width) / Double(width), Double(source.height) / Double(height))
    return (paint, scale.then(transform))
  }

  private static func reduced(_ size: Int, by scale: Double) -> Int {
    scale < 1 ? min(size, max(1, Int((Double(size) * scale).rounded()))) : size
  }

  // MARK: Pictures

  private func resized(_ source: Pixmap, width: Int, height: Int) -> Pixmap {
    var factor = source.reductions == nil ? 1 : PixmapReductions.largest
    while factor > 1, source.width / factor < width || source.height / factor < height {
      factor /= 2
    }
    let whole = factor > 1 ? source.reductions?.reduced(source, by: factor) ?? source : source
    return made(of: source, .resized, width: width, height: height) {
      resampler.resize(whole, into: $0)
    }
  }

  /// This frame's picture of that kind and size, drawn by `draw` the first time: into memory of an
  /// earlier frame where there is some of that size.
  private func made(
    of source: Pixmap, _ step: Step, width: Int, height: Int, _ draw: (Pixmap) -> Void
  ) -> Pixmap {
    var free: Int?
    for i in entries.indices {
      let entry = entries[i]
      guard entry.pixmap.width == width && entry.pixmap.height == height else { continue }
      if !entry.isUsed {
        free = free ?? i
      } else if entry.source === source && entry.step == step {
        return entry.pixmap
      }
    }
    let pixmap = free.map { entries[$0].pixmap } ?? Pixmap(width: width, height: height)
    let entry = Entry(source: source, step: step, pixmap: pixmap, isUsed: true)
    if let free { entries[free] = entry } else { entries.append(entry) }
    draw(pixmap)
    return pixmap
  }
}
