// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Coverage of one glyph, kept from frame to frame. Columns of 4 pixels lie one after the other, each
// with 4 bytes for every pixel row and 3 empty rows above and below: wherever the glyph is drawn, the
// part of a column that lies in a row of 4 px is 16 bytes in a tile's order, so that stage 8 blits it
// as it blits tiles.

/// Where the coverage of a glyph lies, and which pixels it is for.
package struct GlyphMask: BitwiseCopyable, Sendable {
  /// The first byte, in steps of 4 bytes: the page's number, then the place in it.
  package var place: UInt32
  /// From the pixel that the glyph's origin lies in to the mask's first one, y down.
  package var left: Int16
  package var top: Int16
  package var columns: UInt16
  /// In pixel rows, without the empty ones.
  package var height: UInt16

  /// No ink.
  package static let blank = GlyphMask(place: 0, left: 0, top: 0, columns: 0, height: 0)

  package init(place: UInt32, left: Int16, top: Int16, columns: UInt16, height: UInt16) {
    self.place = place
    self.left = left
    self.top = top
    self.columns = columns
    self.height = height
  }

  /// Empty rows above, and below.
  static let margin = 3
  /// Places of a page, as bits.
  package static let pageBits = 16
  package static let pageByteCount = 4 << pageBits
  /// There are numbers for this many pages.
  package static let pageLimit = 1 << (30 - pageBits)
  /// Glyphs that are wider or higher have no mask.
  package static let sideLimit = 256

  /// In pixels.
  @inline(__always) package var width: Int { Int(columns) &* tileSize }
  @inline(__always) var placesPerColumn: Int { Int(height) &+ 2 &* Self.margin }
  package var byteCount: Int { Int(columns) * placesPerColumn * 4 }

  /// The same mask in another page.
  package func moved(toPage page: Int, offset: Int) -> GlyphMask {
    var mask = self
    mask.place = UInt32(truncatingIfNeeded: page << Self.pageBits | offset / 4)
    return mask
  }
}

/// A glyph's coverage as it is rasterized, before it is put into a page.
package struct GlyphDrawing: ~Copyable {
  /// Where the ink lies; `place` is not set.
  package private(set) var mask = GlyphMask.blank
  /// Whether the glyph is too large for a mask.
  package private(set) var isTooLarge = false
  /// `mask.byteCount` bytes.
  package private(set) var bytes = Buffer<UInt8>(capacity: 1024)
  /// Row by row, whole tiles wide and high.
  private var pixels = Buffer<UInt8>(capacity: 1024)

  package init() {}

  /// Rasterizes an outline; `transform` maps it to pixels, y down.
  package mutating func draw(
    _ outline: Outline, transform: Affine, antialias: Bool, by encoder: StripEncoder
  ) {
    mask = .blank
    isTooLarge = false
    guard let box = Self.pixelBox(outline, transform) else { return }
    if box.width > GlyphMask.sideLimit || box.height > GlyphMask.sideLimit {
      isTooLarge = true
      return
    }
    let marks = encoder.store.marks
    let range = outline.verbs.withUnsafeBufferPointer { verbs in
      outline.points.withUnsafeBufferPointer { points in
        encoder.fill(
          verbs: verbs, points: points,
          transform: transform.then(.translation(-Double(box.x0), -Double(box.y0))),
          rule: .nonZero, antialias: antialias, tolerance: Flattening.standardTolerance,
          viewport: PixelBox(0, 0, Int32(box.width), Int32(box.height)))
      }
    }
    let width = (box.width + 3) & ~3
    let height = (box.height + 3) & ~3
    paint(range, of: encoder.store, width, height)
    encoder.store.removeAll(after: marks)
    cutOut(width, height, box)
  }

  /// The pixels around a mapped outline; nil where there are none.
  private static func pixelBox(_ outline: Outline, _ transform: Affine) -> PixelBox? {
    guard transform.isFinite else { return nil }
    var low = SIMD2<Double>(repeating: .infinity)
    var high = -low
    var sum = 0.0
    for point in outline.points {
      let p = transform.vector(Double(point.x), Double(point.y))
      low = pointwiseMin(low, p)
      high = pointwiseMax(high, p)
      sum += p.x * 0 + p.y * 0
    }
    guard sum == 0, low.x < high.x, low.y < high.y else { return nil }
    // Far more than any side's limit, and no number overflows.
    let far = SIMD2<Double>(repeating: 8192)
    low = pointwiseMin(pointwiseMax(low.rounded(.down), -far), far)
    high = pointwiseMin(pointwiseMax(high.rounded(.up), -far), far)
    return PixelBox(Int32(low.x), Int32(low.y), Int32(high.x), Int32(high.y))
  }

  /// Strips → rows of pixels.
  private mutating func paint(
    _ range: StripRange, of store: StripStore, _ width: Int, _ height: Int
  ) {
    pixels.count = 0
    pixels.reserve(width * height)
    pixels.base.update(repeating: 0, count: width * height)
    let end = Int(range.start) + Int(range.count)
    for index in Int(range.start)..<end {
      let strip = store.strips.pointee[index]
      let base = pixels.base + Int(strip.y) * tileSize * width
      for column in Int(strip.x)..<min(strip.endX, width / tileSize) {
        let tile = store.alphas.pointee[Int(strip.alpha) + column - Int(strip.x)]
        for i in 0..<16 { base[(i >> 2) * width + column * tileSize + (i & 3)] = tile[i] }
      }
      if strip.gap == 0 { continue }
      let hasNext = index + 1 < end && store.strips.pointee[index + 1].y == strip.y
      let gapEnd = hasNext ? Int(store.strips.pointee[index + 1].x) * tileSize : width
      for r in 0..<tileSize {
        let coverage = UInt8(truncatingIfNeeded: strip.gap >> UInt32(8 * r))
        for x in min(strip.endX * tileSize, gapEnd)..<gapEnd { base[r * width + x] = coverage }
      }
    }
  }

  /// Rows of pixels → the mask, as far as there is ink.
  private mutating func cutOut(_ width: Int, _ height: Int, _ box: PixelBox) {
    var (x0, x1, y0, y1) = (width, 0, height, 0)
    for y in 0..<height {
      for x in 0..<width where pixels[y * width + x] != 0 {
        x0 = min(x0, x)
        x1 = max(x1, x + 1)
        y0 = min(y0, y)
        y1 = y + 1
      }
    }
    guard x0 < x1 else { return }
    mask.left = Int16(Int(box.x0) + x0)
    mask.top = Int16(Int(box.y0) + y0)
    mask.columns = UInt16((x1 - x0 + 3) / tileSize)
    mask.height = UInt16(y1 - y0)
    bytes.count = 0
    bytes.reserve(mask.byteCount)
    bytes.count = mask.byteCount
    bytes.base.update(repeating: 0, count: mask.byteCount)
    for y in y0..<y1 {
      for x in x0..<x1 {
        let column = (x - x0) / tileSize
        let row = column * mask.placesPerColumn + GlyphMask.margin + y - y0
        bytes[row * 4 + (x - x0) % tileSize] = pixels[y * width + x]
      }
    }
  }
}

extension StripStore {
  /// How much is in use.
  var marks: SIMD2<Int> { SIMD2(strips.pointee.count, alphas.pointee.count) }

  /// Forgets what was added since.
  func removeAll(after marks: SIMD2<Int>) {
    strips.pointee.count = marks.x
    alphas.pointee.count = marks.y
  }

  /// Appends the strips of a glyph whose mask begins with the pixel (x, y), as far as they lie within
  /// `box`, whole tiles aside. `bytes` are the mask's.
  package func append(
    _ mask: GlyphMask, bytes: UnsafePointer<UInt8>, x: Int32, y: Int32, within box: PixelBox
  ) -> StripRange {
    let start = strips.pointee.count
    let (x0, x1) = (max(x, box.x0, 0), min(x + Int32(mask.width), box.x1))
    let (y0, y1) = (max(y, box.y0, 0), min(y + Int32(mask.height), box.y1))
    guard x0 < x1, y0 < y1 else { return .empty }
    let (first, last) = (Int(x0) / tileSize, (Int(x1) - 1) / tileSize)
    for row in Int(y0) / tileSize...(Int(y1) - 1) / tileSize {
      strips.pointee.append(
        Strip(
          x: UInt16(first), y: UInt16(row), tiles: UInt32(last - first + 1),
          alpha: UInt32(alphas.pointee.count), gap: 0))
      let top = row * tileSize - Int(y) + GlyphMask.margin
      for column in first...last {
        var tile = SIMD16<UInt8>(repeating: 0)
        for i in 0..<16 {
          let inner = column * tileSize + (i & 3) - Int(x)
          guard inner >= 0, inner < mask.width else { continue }
          let place = inner / tileSize * mask.placesPerColumn + top + (i >> 2)
          tile[i] = bytes[place * 4 + inner % tileSize]
        }
        alphas.pointee.append(tile)
      }
    }
    return StripRange(
      store: index, start: Int32(start), count: Int32(strips.pointee.count - start))
  }
}
