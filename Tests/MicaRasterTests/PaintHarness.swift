// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shared by the paints' tests: one draw on a small surface, by the 8-bit painter with both sets of
// kernels and by the float painter, from the same 8-bit backdrop.

import MicaRaster
import Testing

/// What one draw needs beside its shape.
enum TestPaint {
  case solid(StraightColor)
  case gradient(GradientShape, [GradientStop], Affine, extendsBefore: Bool, extendsAfter: Bool)
  case image(ImagePaint)
}

/// One draw, painted three ways.
struct PaintedDraw {
  let bytes: Pixmap
  let floats: FloatPixmap

  /// Paints `shape` (nil: everything) on a copy of `backdrop`. Both sets of kernels must agree.
  init(
    _ paint: TestPaint, alpha: Float = 1, blend: BlendMode = .sourceOver, over backdrop: Pixmap,
    shape: Outline? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let box = PixelBox(0, 0, Int32(backdrop.width), Int32(backdrop.height))
    let encoder = StripEncoder(index: 0)
    let rows = RowStore()
    rows.begin(width: backdrop.width, height: backdrop.height)
    if let shape {
      let strips = encoder.fill(shape, viewport: box)
      rows.add(strips: strips, of: encoder.store, draw: 0, within: box)
    } else {
      rows.add(box: box, draw: 0)
    }
    bytes = backdrop.copy()
    let plain = backdrop.copy()
    floats = FloatPixmap(backdrop)
    withTables(paint, alpha, blend, encoder.store) { [bytes, floats] tables in
      let fast = RowPainter()
      let reference = RowPainter(kernels: .reference)
      let oracle = FloatRowPainter()
      fast.begin(width: backdrop.width)
      reference.begin(width: backdrop.width)
      for row in 0..<rows.rowCount {
        fast.paint(row: row, of: rows, tables, into: bytes, originX: 0, originY: 0)
        reference.paint(row: row, of: rows, tables, into: plain, originX: 0, originY: 0)
        oracle.paint(row: row, of: rows, tables, into: floats, originX: 0, originY: 0)
      }
    }
    let count = bytes.height * bytes.bytesPerRow
    let same = (0..<count).allSatisfy { bytes.bytes[$0] == plain.bytes[$0] }
    #expect(same, "kernels differ", sourceLocation: sourceLocation)
  }

  /// The greatest difference of a channel between bytes and floats, in levels, where `include` says
  /// so of the pixel's index.
  func greatestDifference(where include: (Int) -> Bool = { _ in true }) -> Float {
    var greatest: Float = 0
    for i in 0..<bytes.width * bytes.height where include(i) {
      for c in 0..<4 {
        greatest = max(
          greatest, abs(Float(bytes.bytes[i * 4 + c]) - floats.pixels[i][c] * 255))
      }
    }
    return greatest
  }
}

extension FloatPixmap {
  /// The same picture as bytes of a pixmap without padding.
  convenience init(_ pixmap: Pixmap) {
    self.init(width: pixmap.width, height: pixmap.height)
    for i in 0..<width * height {
      let p = pixmap.bytes + i * 4
      pixels[i] = SIMD4(Float(p[0]), Float(p[1]), Float(p[2]), Float(p[3])) / 255
    }
  }
}

extension Pixmap {
  /// Random premultiplied pixels, among them clear and opaque ones.
  static func random(_ random: inout SeededRandom, width: Int, height: Int) -> Pixmap {
    let pixmap = Pixmap(width: width, height: height)
    for i in 0..<width * height {
      let choice = random.unit()
      let a = choice < 0.1 ? 0 : choice < 0.3 ? 255 : Int(random.unit() * 256)
      for c in 0..<3 { pixmap.bytes[i * 4 + c] = UInt8(random.unit() * Float(a + 1)) }
      pixmap.bytes[i * 4 + 3] = UInt8(a)
    }
    return pixmap
  }
}

/// Prepares the tables of one draw, draw 0.
private func withTables(
  _ paint: TestPaint, _ alpha: Float, _ blend: BlendMode, _ store: StripStore,
  _ body: (FrameTables) -> Void
) {
  var draws = Buffer<DrawRecord>(), gradients = Buffer<PreparedGradient>()
  var stops = Buffer<GradientStop>(), ramps = Buffer<UInt32>()
  var images = Buffer<PreparedImage>()
  let masks = Buffer<PreparedMask>()
  var alphas = Buffer<UnsafePointer<SIMD16<UInt8>>>()
  alphas.append(store.alphaBase)
  switch paint {
  case .solid(let color):
    draws.append(DrawRecord(solid: color, alpha: alpha, blend: blend))
  case .gradient(let shape, let colors, let transform, let before, let after):
    guard
      var gradient = PreparedGradient(
        shape, transform: transform, stopStart: 0, stopCount: colors.count, extendsBefore: before,
        extendsAfter: after)
    else { return }
    PreparedGradient.append(colors, to: &stops)
    gradient.prepareBytes(ramps: &ramps, stops: stops.base, alpha: alpha, .reference)
    draws.append(DrawRecord(.gradient, index: 0, alpha: alpha, blend: blend))
    draws.base[0].isOpaque = gradient.isOpaque
    gradients.append(gradient)
  case .image(let image):
    guard let prepared = PreparedImage(image, transform: image.transform) else { return }
    draws.append(DrawRecord(.image, index: 0, alpha: alpha, blend: blend))
    images.append(prepared)
  }
  body(
    FrameTables(
      draws: UnsafePointer(draws.base), gradients: UnsafePointer(gradients.base),
      stops: UnsafePointer(stops.base), ramps: UnsafePointer(ramps.base),
      images: UnsafePointer(images.base), masks: UnsafePointer(masks.base),
      alphas: UnsafePointer(alphas.base)))
  if case .image(let image) = paint { withExtendedLifetime(image) {} }
}
