// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 8, paints: an image prepared for a frame, and its pixels under an affine map.

import CMicaKernels

/// An image in device space: pixel (x, y) reads the image at `inverse(x + ½, y + ½)`.
///
/// Places are rounded to 1/256 of an image pixel, for bytes and floats alike. They are worked out
/// for every 64th device pixel and stepped in integers from there, so that the value at a pixel
/// depends on that pixel only.
package struct PreparedImage: BitwiseCopyable, @unchecked Sendable {
  private let image: mica_image
  private let inverse: Affine
  private let sampling: Sampling
  private let tiling: Tiling
  /// Image pixels between the middles of neighbouring device pixels of a row, in 16.16 fixed point.
  private let step: SIMD2<Int64>
  /// Whether a block's places fit 32-bit fixed point, if its first place does.
  private let isNear: Bool
  private let tint: ImageTint
  /// Where the image is seen through a perspective: instead of all that.
  private let projected: ProjectedPlaces?

  /// Device pixels that share a base, a power of 2.
  private static let block = 64
  /// Image pixels that 16.16 fixed point holds with room for a block.
  private static let nearLimit = 16000.0

  /// Nil where the map is singular or infinite. The pixmap must outlive the frame.
  package init?(_ paint: ImagePaint, transform: Affine) {
    guard let inverse = transform.inverse else { return nil }
    let reach = max(abs(inverse.a), abs(inverse.b)) * Double(Self.block)
    let side = Double(max(paint.pixmap.width, paint.pixmap.height))
    isNear = reach < Self.nearLimit && side < Self.nearLimit
    step =
      isNear
      ? SIMD2(Int64((inverse.a * 65536).rounded()), Int64((inverse.b * 65536).rounded()))
      : SIMD2(0, 0)
    image = mica_image(
      pixels: paint.pixmap.bytes, bytes_per_row: paint.pixmap.bytesPerRow,
      width: Int32(paint.pixmap.width), height: Int32(paint.pixmap.height),
      repeats: paint.tiling == .repeat ? 1 : 0, steps: paint.sampling == .resampled ? 1 : 0)
    self.inverse = inverse
    sampling = paint.sampling
    tiling = paint.tiling
    tint = ImageTint(paint.tint)
    projected = nil
  }

  /// An image seen through a perspective: `projection` maps its pixel space to device pixels.
  package init?(_ paint: ImagePaint, projection: Projection) {
    guard let places = ProjectedPlaces(projection, sampling: paint.sampling) else { return nil }
    image = mica_image(
      pixels: paint.pixmap.bytes, bytes_per_row: paint.pixmap.bytesPerRow,
      width: Int32(paint.pixmap.width), height: Int32(paint.pixmap.height),
      repeats: paint.tiling == .repeat ? 1 : 0, steps: 0)
    inverse = .identity
    step = SIMD2(0, 0)
    isNear = false
    sampling = paint.sampling
    tiling = paint.tiling
    tint = ImageTint(paint.tint)
    projected = places
  }

  // MARK: Places

  /// Image coordinates of a device pixel in 16.16 fixed point, rounded to 8 bits of fraction; for
  /// `bilinear` and `high` those of the upper left of the four pixels that are mixed.
  @inline(__always) private func place(_ x: Int, _ y: Int) -> SIMD2<Int64> {
    if let projected { return projected.place(x, y) }
    let first = isNear ? x & ~(Self.block - 1) : x
    let p = inverse.apply(Double(first) + 0.5, Double(y) + 0.5)
    // Eighths are rounded, by cutting them off a sixteenth farther on.
    let shift = sampling == .nearest ? 0 : image.steps != 0 ? 0.4375 : 0.5
    let base = SIMD2(
      Self.fixed(p.x - shift, Double(image.width), tiling),
      Self.fixed(p.y - shift, Double(image.height), tiling))
    return base &+ step &* SIMD2(repeating: Int64(x &- first))
  }

  private static func fixed(_ v: Double, _ size: Double, _ tiling: Tiling) -> Int64 {
    guard v.isFinite else { return 0 }
    // Repeated images start again; others have nothing new beyond a limit.
    let limit = 1e9
    let near = tiling == .repeat ? v - (v / size).rounded(.down) * size : v
    // Half of 1/256, so that cutting off the lower bits rounds.
    return Int64((max(-limit, min(near, limit)) * 65536).rounded(.down)) + 128
  }

  @inline(__always) private static func fits(_ place: SIMD2<Int64>) -> Bool {
    let limit = Int64(nearLimit * 65536)
    return abs(place.x) < limit && abs(place.y) < limit
  }

  // MARK: Bytes

  /// Premultiplied pixels of a run.
  func fill(
    _ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int,
    _ kernels: UnsafePointer<mica_kernels>
  ) {
    var image = image
    var done = 0
    while done < count {
      let at = x &+ done
      let skipped = at & (Self.block &- 1)
      // Up to the end of the block.
      let n = min(count &- done, Self.block &- skipped)
      let base = place(at &- skipped, y)
      if isNear && Self.fits(base) {
        let first = base &+ step &* SIMD2(repeating: Int64(skipped))
        var run = mica_image_run(
          u: Int32(first.x), v: Int32(first.y), du: Int32(step.x), dv: Int32(step.y))
        if sampling == .nearest {
          kernels.pointee.nearest_row(row + done, n, &image, &run)
        } else {
          kernels.pointee.bilinear_row(row + done, n, &image, &run)
        }
      } else {
        for i in 0..<n { row[done &+ i] = single(place(at &+ i, y)) }
      }
      done &+= n
    }
    tint.apply(to: row, count: count)
  }

  /// One pixel at any place.
  private func single(_ place: SIMD2<Int64>) -> UInt32 {
    let (x, y) = (Int(place.x >> 16), Int(place.y >> 16))
    if sampling == .nearest { return pixel(x, y) }
    return mica_bilinear(
      pixel(x, y), pixel(x + 1, y), pixel(x, y + 1), pixel(x + 1, y + 1),
      share(place.x), share(place.y))
  }

  /// The farther pixel's share in 256ths (FACTS 3.17 for steps).
  private func share(_ place: Int64) -> UInt32 {
    let fraction = UInt32(place >> 8 & 255)
    return image.steps != 0 ? mica_share(fraction) : fraction
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let column = Self.index(x, Int(image.width), tiling)
    let row = Self.index(y, Int(image.height), tiling)
    return UnsafeRawPointer(image.pixels + row * image.bytes_per_row + column * 4)
      .loadUnaligned(as: UInt32.self)
  }

  private static func index(_ i: Int, _ size: Int, _ tiling: Tiling) -> Int {
    if tiling == .clamp { return max(0, min(i, size - 1)) }
    let rest = i % size
    return rest < 0 ? rest + size : rest
  }

  // MARK: Floats

  /// One premultiplied pixel, 0 ... 1, without rounding to bytes.
  func floatPixel(x: Int, y: Int) -> SIMD4<Float> {
    let place = place(x, y)
    let (x, y) = (Int(place.x >> 16), Int(place.y >> 16))
    if sampling == .nearest { return tint.applied(to: Self.float(pixel(x, y))) }
    let (fx, fy) = (Float(share(place.x)) / 256, Float(share(place.y)) / 256)
    let upper = Self.float(pixel(x, y)) * (1 - fx) + Self.float(pixel(x + 1, y)) * fx
    let lower = Self.float(pixel(x, y + 1)) * (1 - fx) + Self.float(pixel(x + 1, y + 1)) * fx
    return tint.applied(to: upper * (1 - fy) + lower * fy)
  }

  private static func float(_ p: UInt32) -> SIMD4<Float> {
    SIMD4(Float(p & 255), Float(p >> 8 & 255), Float(p >> 16 & 255), Float(p >> 24)) / 255
  }
}
