// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Masks of glyphs are kept from frame to frame: whatever is kept, bytes are those of fresh ones.

import CoreGraphics
import MicaRaster
import MicaScene
import MicaType
import Testing

@Suite struct TextCacheTests {
  private struct Random {
    var state: UInt64

    mutating func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }

    mutating func number(_ low: Double, _ high: Double) -> Double {
      low + (high - low) * Double(below(1 << 20)) / Double(1 << 20)
    }
  }

  private static let side = 160

  /// Runs of many sizes, turned and skewed, with and without clips, groups and gradients.
  private static func list(_ random: inout Random, _ faces: [FontFace]) -> DisplayList {
    let list = DisplayList(width: side, height: side)
    for _ in 0..<12 {
      let face = faces[random.below(faces.count)]
      let glyphs = (0..<1 + random.below(20)).map { i in
        PlacedGlyph(
          glyph: UInt16(random.below(120)), x: Float(random.number(0, 9)) + Float(i) * 9,
          y: Float(random.number(-3, 3)))
      }
      let scale = random.number(2, random.below(8) == 0 ? 300 : 40) / Double(face.unitsPerEm)
      let turn = random.below(3) == 0 ? random.number(-1, 1) : 0
      let clips = random.below(4) == 0
      if clips {
        var builder = OutlineBuilder()
        let (x, y) = (Float(random.number(0, 160)), Float(random.number(0, 160)))
        builder.move(Point(x, 0))
        builder.quad(Point(x + 60, y), Point(x, 160))
        builder.line(Point(x - 80, y))
        builder.close()
        list.clip = list.makeClip(builder.finish(), transform: .identity)
      }
      let isGroup = random.below(4) == 0
      if isGroup { list.beginGroup(alpha: 0.7) }
      let paint: Paint =
        random.below(4) == 0
        ? .gradient(
          Gradient(
            .linear(start: SIMD2(0, 0), end: SIMD2(160, 90)),
            stops: [
              GradientStop(offset: 0, color: StraightColor(1, 0, 0, 1)),
              GradientStop(offset: 1, color: StraightColor(0, 0, 1, 0.3)),
            ], transform: .identity, extendsBefore: true, extendsAfter: true))
        : .solid(StraightColor(0.2, 0.4, 0.9, random.below(2) == 0 ? 1 : 0.4))
      glyphs.withUnsafeBufferPointer {
        list.drawGlyphs(
          $0, face: face, glyphTransform: Affine(scale, 0, 0, -scale, 0, 0),
          transform: Affine(1, turn, -turn, 1, random.number(-20, 120), random.number(-5, 165)),
          paint: paint, blend: random.below(6) == 0 ? .multiply : .sourceOver,
          antialias: random.below(5) != 0,
          placement: random.below(5) == 0 ? .whole : .quarters)
      }
      if isGroup { list.endGroup() }
      if clips { list.clip = .none }
    }
    return list
  }

  private static func faces() throws -> [FontFace] {
    try ["LiberationSerif-Italic.ttf", "Inter-roman.var.ttf", "DejaVuSansMono.ttf"].map {
      try testFont($0).face
    }
  }

  private static func bytes(_ list: DisplayList, _ renderer: FrameRenderer) -> [UInt8] {
    let pixmap = Pixmap(width: side, height: side)
    renderer.render(list, into: pixmap)
    return Array(UnsafeBufferPointer(start: pixmap.bytes, count: side * pixmap.bytesPerRow))
  }

  @Test func keptMasksHaveTheBytesOfFreshOnes() throws {
    let faces = try Self.faces()
    let (small, large) = (GlyphCache(byteLimit: 1 << 15), GlyphCache())
    let kept = FrameRenderer(threads: 1, glyphs: large)
    let crowded = FrameRenderer(threads: 2, glyphs: small)
    let reference = FrameRenderer(threads: 1, kernels: .reference, glyphs: GlyphCache())
    var random = Random(state: 7)
    for round in 0..<60 {
      let list = Self.list(&random, faces)
      let expected = Self.bytes(list, FrameRenderer(threads: 1, glyphs: GlyphCache()))
      #expect(expected.contains { $0 != 0 })
      #expect(Self.bytes(list, kept) == expected, "kept, round \(round)")
      #expect(Self.bytes(list, crowded) == expected, "crowded, round \(round)")
      #expect(Self.bytes(list, reference) == expected, "reference kernels, round \(round)")
      // A mask may be larger than all that may be kept, but only one.
      #expect(small.byteCount <= 1 << 15 + GlyphMask.pageByteCount)
    }
    #expect(large.byteCount > 1 << 15)
  }

  @Test func manySizesStayWithinTheLimit() throws {
    let faces = try Self.faces()
    let cache = GlyphCache(byteLimit: 1 << 20)
    let renderer = FrameRenderer(threads: 1, glyphs: cache)
    var random = Random(state: 9)
    var most = 0
    for _ in 0..<200 {
      _ = Self.bytes(Self.list(&random, faces), renderer)
      most = max(most, cache.byteCount)
    }
    #expect(most > 1 << 19 && most <= 1 << 20 + 1 << 18)
  }

  @Test func bytesStayByTheFloats() throws {
    let faces = try Self.faces()
    var random = Random(state: 11)
    for round in 0..<20 {
      let list = Self.list(&random, faces)
      let bytes = Self.bytes(list, FrameRenderer(threads: 1))
      let floats = FloatPixmap(width: Self.side, height: Self.side)
      FrameRenderer(threads: 1).render(list, into: floats)
      var gap: Float = 0
      for i in 0..<Self.side * Self.side {
        for c in 0..<4 { gap = max(gap, abs(floats.pixels[i][c] * 255 - Float(bytes[i * 4 + c]))) }
      }
      // Each of many layers rounds once.
      #expect(gap < 6, "round \(round): \(gap) levels")
    }
  }

  /// A run that moves by whole pixels, alone, over and under others, is drawn again where it was and
  /// where it is.
  @Test func movedTextDamagesWhatItTouches() throws {
    let faces = try Self.faces()
    let sequence = FrameSequence(width: Self.side, height: Self.side, threads: 1)
    for frame in 0..<40 {
      func record(_ list: DisplayList) -> DisplayList {
        for (row, face) in faces.enumerated() {
          let scale = 18 / Double(face.unitsPerEm)
          let glyphs = (0..<8).map {
            PlacedGlyph(glyph: UInt16(36 + (frame / 7 + $0) % 20), x: Float($0) * 11, y: 0)
          }
          glyphs.withUnsafeBufferPointer {
            list.drawGlyphs(
              $0, face: face, glyphTransform: Affine(scale, 0, 0, -scale, 0, 0),
              transform: .translation(
                10 + (row == 1 ? Double(frame) * 0.7 : 0), 40 * Double(row + 1)),
              paint: .solid(StraightColor(0, 0, 0, 1)))
          }
        }
        return list
      }
      let picture = sequence.picture(of: record(sequence.makeList()))
      let expected = Self.bytes(
        record(DisplayList(width: Self.side, height: Self.side)), FrameRenderer(threads: 1))
      #expect(
        Array(UnsafeBufferPointer(start: picture.bytes, count: expected.count)) == expected,
        "frame \(frame)")
    }
  }
}
