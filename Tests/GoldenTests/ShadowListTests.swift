// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shadows in display lists: the ways of drawing one agree, and nothing that is asked breaks them.

import MicaRaster
import MicaScene
import Testing

private let black = Paint.solid(StraightColor(0, 0, 0, 1))
private let shade = StraightColor(0, 0, 0, 1)

private func picture(
  _ width: Int, _ height: Int, threads: Int = 1, _ draw: (DisplayList) -> Void
) -> Pixmap {
  let list = DisplayList(width: width, height: height)
  draw(list)
  let pixmap = Pixmap(width: width, height: height)
  FrameRenderer(threads: threads).render(list, into: pixmap)
  return pixmap
}

/// A card with round corners at fractional places.
private func card(_ box: Box, radius: Double) -> Outline {
  var builder = OutlineBuilder()
  func point(_ x: Double, _ y: Double) -> Point { Point(Float(x), Float(y)) }
  builder.move(point(box.x0 + radius, box.y0))
  builder.line(point(box.x1 - radius, box.y0))
  builder.quad(point(box.x1, box.y0), point(box.x1, box.y0 + radius))
  builder.line(point(box.x1, box.y1))
  builder.line(point(box.x0, box.y1))
  builder.line(point(box.x0, box.y0 + radius))
  builder.quad(point(box.x0, box.y0), point(box.x0 + radius, box.y0))
  builder.close()
  return builder.finish()
}

@Suite struct ShadowListTests {
  @Test(arguments: [0, 1, 3.7, 10, 40])
  func cardsAreStretchedWithoutADifference(_ sigma: Double) {
    // A group of two ops is blurred as a picture; one fill comes from a mask of its corners.
    let style = ShadowStyle(offset: SIMD2(3, -2), sigma: sigma, color: shade)
    func shadow(alone: Bool) -> Pixmap {
      picture(400, 300) { list in
        list.beginShadow(style, drawsContent: false)
        list.fill(
          card(Box(30.3, 40.6, 371.2, 255.9), radius: 24), transform: .identity, paint: black)
        if !alone { list.fill(Box(100, 100, 101, 101), transform: .identity, paint: black) }
        list.endShadow()
      }
    }
    #expect(differences(shadow(alone: true), shadow(alone: false)).greatest <= 1)
  }

  @Test func shapesOutsideTheSurfaceCastShadowsIntoIt() {
    let seen = picture(60, 60) { list in
      let style = ShadowStyle(offset: SIMD2(100, 0), sigma: 2, color: shade)
      list.beginShadow(style)
      list.fill(Box(-90, 10, -50, 50), transform: .identity, paint: black)
      list.fill(Box(-70, 10, -60, 20), transform: .identity, paint: black)
      list.endShadow()
    }
    #expect(seen[30, 30].w == 255 && seen[4, 30].w == 0)
  }

  @Test func farOffsetsShowTheShadowAlone() {
    // The usual way to draw only a shadow: the shape lies outside, its offset brings it back.
    let seen = picture(60, 60) { list in
      list.beginShadow(ShadowStyle(offset: SIMD2(10_000, 0), sigma: 3, color: shade))
      list.beginGroup(alpha: 1)
      list.fill(Box(-9_980, 20, -9_960, 40), transform: .identity, paint: black)
      list.endGroup()
      list.endShadow()
    }
    #expect(seen[30, 30].w > 250 && seen[20, 30].w > 100 && seen[20, 30].w < 155)
  }

  @Test func theClipLimitsShadowAndContentButCastsNothing() {
    let clipped = picture(80, 80) { list in
      list.clip = list.makeClip(Box(20, 20, 50, 50), transform: .identity)
      list.beginShadow(ShadowStyle(offset: SIMD2(0, 0), sigma: 4, color: shade))
      list.fill(Box(10, 10, 80, 80), transform: .identity, paint: black)
      list.endShadow()
    }
    #expect(clipped[20, 20].w == 255 && clipped[49, 49].w == 255)
    #expect(clipped[19, 30].w == 0 && clipped[50, 30].w == 0)
  }

  @Test func strengthIsColourTimesAlphaTimesOpacity() {
    let half = picture(40, 40) { list in
      let style = ShadowStyle(
        offset: SIMD2(0, 0), sigma: 1, color: StraightColor(1, 0, 0, 0.5))
      list.beginShadow(style, alpha: 0.5, drawsContent: false)
      list.fill(
        Box(0, 0, 40, 40), transform: .identity, paint: .solid(StraightColor(1, 1, 1, 0.8)))
      list.endShadow()
    }
    #expect(abs(Int(half[20, 20].w) - 51) <= 1 && half[20, 20].x == half[20, 20].w)
  }

  @Test func otherBlendModesStayWithinTheShadow() {
    let erased = picture(60, 60) { list in
      list.fill(Box(0, 0, 60, 60), transform: .identity, paint: black)
      let style = ShadowStyle(offset: SIMD2(20, 20), sigma: 2, color: shade)
      list.beginShadow(style, blend: .clear, drawsContent: false)
      list.fill(Box(0, 0, 20, 20), transform: .identity, paint: black)
      list.endShadow()
    }
    #expect(erased[30, 30].w == 0 && erased[10, 10].w == 255 && erased[50, 50].w == 255)
  }

  @Test(arguments: [
    ShadowStyle(offset: SIMD2(.nan, 0), sigma: 2, color: shade),
    ShadowStyle(offset: SIMD2(1e30, -1e30), sigma: 2, color: shade),
    ShadowStyle(offset: SIMD2(0, 0), sigma: -1, color: shade),
    ShadowStyle(offset: SIMD2(0, 0), sigma: .infinity, color: shade),
    ShadowStyle(offset: SIMD2(0, 0), sigma: 2, color: StraightColor(0, 0, 0, .nan)),
  ])
  func stylesWithoutSenseLeaveTheContent(_ style: ShadowStyle) {
    for count in 1...2 {
      let seen = picture(30, 30) { list in
        list.beginShadow(style)
        for _ in 0..<count {
          list.fill(Box(5, 5, 25, 25), transform: .identity, paint: black)
        }
        list.endShadow()
      }
      #expect(seen[15, 15].w == 255 && seen[2, 2].w == 0)
    }
  }

  @Test func hugeBlursAndShapesTakeBoundedTime() {
    let seen = picture(200, 100) { list in
      let style = ShadowStyle(offset: SIMD2(0, 0), sigma: 1e9, color: shade)
      list.beginShadow(style)
      list.fill(Box(-1e9, -1e9, 1e9, 1e9), transform: .identity, paint: black)
      list.fill(
        card(Box(-1e6, -1e6, 1e6, 1e6), radius: 5e5), transform: .identity, paint: black)
      list.endShadow()
      list.beginShadow(style, drawsContent: false)
      list.fill(card(Box(-1e6, 3, 1e6, 5), radius: 1), transform: .identity, paint: black)
      list.endShadow()
    }
    #expect(seen[100, 50].w == 255)
  }

  @Test func deepNestsAreDrawnOnce() {
    let deep = picture(64, 64) { list in
      let style = ShadowStyle(offset: SIMD2(0, 0), sigma: 0.5, color: shade)
      for _ in 0..<60 { list.beginShadow(style) }
      list.fill(Box(30, 30, 34, 34), transform: .identity, paint: black)
      for _ in 0..<60 { list.endShadow() }
    }
    #expect(deep[31, 31].w == 255)
  }

  @Test func workersChangeNothing() {
    func scene(_ list: DisplayList) {
      for i in 0..<40 {
        let style = ShadowStyle(
          offset: SIMD2(Double(i % 5), 3.5), sigma: Double(i) / 4, color: shade)
        let box = Box(Double(i * 7), Double(i * 3), Double(i * 7 + 60), Double(i * 3 + 40))
        list.beginShadow(style, alpha: 0.5)
        list.fill(card(box, radius: 9), transform: .identity, paint: black)
        if i % 3 == 0 { list.fill(box, transform: .identity, paint: black, alpha: 0.5) }
        list.endShadow()
      }
    }
    let one = picture(300, 200, scene)
    #expect(differences(one, picture(300, 200, threads: 3, scene)).count == 0)
  }
}
