// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A random display list that is edited between frames, as a tree of what it records.

import CoreGraphics
import MicaRaster
import MicaScene

/// Something that is recorded into a list; groups, clips and shadows hold others.
indirect enum SceneItem {
  case draw(SceneDraw)
  case group(alpha: Float, blend: BlendMode, [SceneItem], mask: [SceneItem]?)
  case clip(SceneDraw, [SceneItem])
  case shadow(ShadowStyle, alpha: Float, drawsContent: Bool, [SceneItem])

  func record(_ list: DisplayList) {
    switch self {
    case .draw(let draw):
      draw.record(list)
    case .group(let alpha, let blend, let content, let mask):
      list.beginGroup(alpha: alpha, blend: blend)
      let clip = list.clip
      list.clip = .none
      for item in content { item.record(list) }
      if let mask {
        list.beginMask()
        for item in mask { item.record(list) }
      }
      list.clip = clip
      list.endGroup()
    case .clip(let draw, let content):
      let clip = list.clip
      list.clip = draw.makeClip(list)
      for item in content { item.record(list) }
      list.clip = clip
    case .shadow(let style, let alpha, let drawsContent, let content):
      list.beginShadow(style, alpha: alpha, drawsContent: drawsContent)
      let clip = list.clip
      list.clip = .none
      for item in content { item.record(list) }
      list.clip = clip
      list.endShadow()
    }
  }

  /// Changes this item, or one inside it.
  func edited(_ random: inout SceneRandom, side: CGFloat) -> SceneItem {
    switch self {
    case .draw(var draw):
      draw.edit(&random, side: side)
      return .draw(draw)
    case .group(var alpha, var blend, var content, var mask):
      switch random.below(6) {
      case 0: alpha = Float(random.unit())
      case 1: blend = random.pick([.sourceOver, .multiply, .copy, .destinationIn, .plusLighter])
      case 2: mask = mask == nil ? [.random(&random, side: side, depth: 1)] : nil
      case 3: mask?.edit(&random, side: side, depth: 1)
      default: content.edit(&random, side: side, depth: 2)
      }
      return .group(alpha: alpha, blend: blend, content, mask: mask)
    case .clip(var draw, var content):
      if random.once(in: 2) {
        draw.edit(&random, side: side)
      } else {
        content.edit(&random, side: side, depth: 2)
      }
      return .clip(draw, content)
    case .shadow(var style, let alpha, let drawsContent, var content):
      switch random.below(4) {
      case 0: style.offset.x += Double(random.within(-9, 9))
      case 1: style.sigma = .random(&random)
      default: content.edit(&random, side: side, depth: 1)
      }
      return .shadow(style, alpha: alpha, drawsContent: drawsContent, content)
    }
  }

  static func random(_ random: inout SceneRandom, side: CGFloat, depth: Int) -> SceneItem {
    func items(_ random: inout SceneRandom) -> [SceneItem] {
      (0..<random.below(4)).map { _ in .random(&random, side: side, depth: depth - 1) }
    }
    guard depth > 0, random.once(in: 3) else { return .draw(SceneDraw(&random, side: side)) }
    switch random.below(3) {
    case 0:
      let blend: BlendMode = random.once(in: 4) ? random.pick(BlendMode.allCases) : .sourceOver
      return .group(
        alpha: Float(random.unit()), blend: blend, items(&random),
        mask: random.once(in: 3) ? items(&random) : nil)
    case 1: return .clip(SceneDraw(&random, side: side), items(&random))
    default:
      let style = ShadowStyle(
        offset: SIMD2(Double(random.within(-6, 6)), Double(random.within(-6, 6))),
        sigma: .random(&random),
        color: SIMD4(Float(random.unit()), 0.2, 0.1, Float(random.unit())))
      return .shadow(
        style, alpha: random.once(in: 2) ? 1 : 0.5, drawsContent: random.once(in: 2),
        items(&random))
    }
  }
}

extension SIMD2<Double> {
  fileprivate static func random(_ random: inout SceneRandom) -> SIMD2<Double> {
    let sigma = Double(random.within(0, 5))
    return random.once(in: 4) ? SIMD2(sigma, sigma / 2) : SIMD2(sigma, sigma)
  }
}

extension [SceneItem] {
  /// One insertion, removal, exchange or change.
  mutating func edit(_ random: inout SceneRandom, side: CGFloat, depth: Int) {
    switch random.below(8) {
    case 0:
      insert(.random(&random, side: side, depth: depth), at: random.below(count + 1))
    case 1 where !isEmpty:
      remove(at: random.below(count))
    case 2 where count > 1:
      swapAt(random.below(count), random.below(count))
    case 3 where !isEmpty:
      append(remove(at: random.below(count)))
    default:
      if isEmpty { return append(.random(&random, side: side, depth: depth)) }
      let place = random.below(count)
      self[place] = self[place].edited(&random, side: side)
    }
  }
}

/// One draw, or one clip's shape.
struct SceneDraw {
  enum Shape { case box, blob, stroke, text }

  var shape: Shape
  var transform: Affine
  var size: SIMD2<Double>
  var paint: Paint
  var alpha: Float = 1
  var blend = BlendMode.sourceOver
  var antialias: Bool

  init(_ random: inout SceneRandom, side: CGFloat) {
    shape = random.pick([.box, .box, .blob, .stroke, .text])
    let place = random.point(side)
    let turn = random.once(in: 4) ? Double(random.within(-2, 2)) : 0
    transform = Affine(1, turn, -turn, 1, place.x, place.y)
    size = SIMD2(random.number(1, side / 2), random.number(1, side / 2))
    paint = .random(&random, side: side)
    if random.once(in: 4) { alpha = Float(random.unit()) }
    if random.once(in: 8) { blend = random.pick(BlendMode.allCases) }
    antialias = !random.once(in: 4)
  }

  mutating func edit(_ random: inout SceneRandom, side: CGFloat) {
    switch random.below(6) {
    case 0: paint = .random(&random, side: side)
    case 1: alpha = Float(random.unit())
    case 2: blend = random.pick(BlendMode.allCases)
    case 3: size.x = Double(random.number(1, side / 2))
    default:
      transform.tx += Double(random.number(-8, 8))
      transform.ty += Double(random.number(-8, 8))
    }
  }

  private var outline: Outline {
    var builder = OutlineBuilder()
    let (w, h) = (Float(size.x), Float(size.y))
    builder.move(Point(w / 2, 0))
    builder.cubic(Point(w, 0), Point(w, h / 2), Point(w, h))
    builder.quad(Point(0, h), Point(0, h / 2))
    builder.line(Point(w / 3, h / 3))
    builder.close()
    return builder.finish()
  }

  func record(_ list: DisplayList) {
    switch shape {
    case .box:
      list.fill(
        Box(0, 0, size.x, size.y), transform: transform, paint: paint, alpha: alpha, blend: blend,
        antialias: antialias)
    case .blob:
      list.fill(
        outline, transform: transform, paint: paint, alpha: alpha, blend: blend,
        antialias: antialias)
    case .stroke:
      list.stroke(
        outline, transform: transform,
        style: StrokeStyle(width: 3, cap: .round, join: .miter, miterLimit: 10), paint: paint,
        alpha: alpha, blend: blend, antialias: antialias)
    case .text:
      recordText(list)
    }
  }

  /// A few glyphs that the size decides; from one size on they are drawn from outlines.
  private func recordText(_ list: DisplayList) {
    let face = SceneFonts.all[Int(size.x * 16) % SceneFonts.all.count].face
    let scale = size.y * 3 / Double(face.unitsPerEm)
    let glyphs = (0..<5).map { i in
      PlacedGlyph(
        glyph: UInt16(Int(size.x) + i) % UInt16(face.glyphCount),
        x: Float(Double(i) * size.y), y: 0)
    }
    glyphs.withUnsafeBufferPointer {
      list.drawGlyphs(
        $0, face: face, glyphTransform: Affine(scale, 0, 0, -scale, 0, 0), transform: transform,
        paint: paint, alpha: alpha, blend: blend, antialias: antialias)
    }
  }

  func makeClip(_ list: DisplayList) -> ClipID {
    if case .image(let image) = paint {
      return list.makeClip(mask: image.pixmap, transform: transform)
    }
    return shape == .box
      ? list.makeClip(
        Box(0, 0, size.x, size.y), transform: transform, antialias: antialias)
      : list.makeClip(outline, transform: transform, antialias: antialias)
  }
}

extension Paint {
  fileprivate static func random(_ random: inout SceneRandom, side: CGFloat) -> Paint {
    func color(_ random: inout SceneRandom) -> StraightColor {
      SIMD4(
        Float(random.unit()), Float(random.unit()), Float(random.unit()),
        random.once(in: 2) ? 1 : Float(random.unit()))
    }
    func place(_ random: inout SceneRandom) -> SIMD2<Double> {
      let point = random.point(side)
      return SIMD2(point.x, point.y)
    }
    switch random.below(6) {
    case 0:
      let stops = (0..<3).map { GradientStop(offset: Float($0) / 2, color: color(&random)) }
      return .gradient(
        Gradient(
          .linear(start: place(&random), end: place(&random)), stops: stops, transform: .identity,
          extendsBefore: true, extendsAfter: random.once(in: 2)))
    case 1:
      // A picture of its own each time: another generation.
      let pixmap = Pixmap(width: 8, height: 8)
      for i in 0..<64 {
        let alpha = UInt8(random.below(256))
        for c in 0..<4 { pixmap.bytes[i * 4 + c] = c == 3 ? alpha : UInt8(Int(alpha) * c / 3) }
      }
      let corner = place(&random)
      return .image(
        ImagePaint(
          pixmap: pixmap, transform: Affine(3, 0, 0, 3, corner.x, corner.y),
          sampling: random.pick([.nearest, .bilinear, .high])))
    default: return .solid(color(&random))
    }
  }
}
