// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scenes of shadows: of layers (FACTS C10), and of groups in display lists.

import CoreGraphics
import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

private func color(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat = 1) -> CGColor {
  CGColor(srgbRed: r, green: g, blue: b, alpha: a)
}

private func layer(_ frame: CGRect, _ background: CGColor? = nil) -> CALayer {
  let layer = CALayer()
  layer.frame = frame
  layer.backgroundColor = background
  return layer
}

private func root() -> CALayer { layer(CGRect(x: 0, y: 0, width: 96, height: 96), color(1, 1, 1)) }

private func shadowed(_ frame: CGRect, _ background: CGColor?, radius: CGFloat = 4) -> CALayer {
  let layer = layer(frame, background)
  layer.shadowOpacity = 0.8
  layer.shadowRadius = radius
  layer.shadowOffset = CGSize(width: 2, height: 4)
  return layer
}

private func outline(_ path: CGPath) -> Outline { path.outline }

@Suite struct ShadowScenes {
  @Test func layersCastTheirSilhouette() throws {
    let root = root()
    let card = shadowed(CGRect(x: 10, y: 8, width: 34, height: 26), color(0.95, 0.95, 1))
    card.cornerRadius = 8
    // A sublayer that sticks out makes the shadow wider.
    let group = shadowed(CGRect(x: 54, y: 10, width: 20, height: 20), color(0.9, 0.6, 0.2))
    group.addSublayer(layer(CGRect(x: 12, y: 12, width: 20, height: 14), color(0.2, 0.5, 0.8)))
    let ring = shadowed(CGRect(x: 12, y: 54, width: 30, height: 30), nil)
    ring.borderWidth = 4
    ring.borderColor = color(0.6, 0, 0.3)
    ring.cornerRadius = 15
    let empty = shadowed(CGRect(x: 50, y: 50, width: 10, height: 10), nil)
    let masking = shadowed(CGRect(x: 60, y: 54, width: 26, height: 26), color(0.3, 0.7, 0.3))
    masking.masksToBounds = true
    for sublayer in [card, group, ring, empty, masking] { root.addSublayer(sublayer) }
    try expectLayer("shadow/layers", root, scale: 2)
  }

  @Test func shadowPathReplacesTheSilhouette() throws {
    let root = root()
    let card = shadowed(CGRect(x: 24, y: 18, width: 48, height: 40), color(1, 1, 0.9), radius: 3)
    card.shadowPath = CGPath(
      ellipseIn: CGRect(x: -10, y: 34, width: 68, height: 18), transform: nil)
    card.shadowColor = color(0, 0, 0.6)
    root.addSublayer(card)
    // Nothing is drawn but the shadow of the path.
    let hollow = shadowed(CGRect(x: 30, y: 78, width: 36, height: 8), nil, radius: 1)
    hollow.shadowPath = CGPath(rect: hollow.bounds, transform: nil)
    root.addSublayer(hollow)
    try expectLayer("shadow/path", root)
  }

  @Test func opacityFadesLayerAndShadowTogether() throws {
    let root = root()
    for (i, opacity) in [Float(1), 0.5, 0.2].enumerated() {
      let card = shadowed(
        CGRect(x: 8 + 28 * i, y: 10, width: 22, height: 30), color(0.2, 0.4, 0.9))
      card.opacity = opacity
      root.addSublayer(card)
    }
    // A group that holds a shadow fades as one picture.
    let group = layer(CGRect(x: 8, y: 50, width: 80, height: 40))
    group.opacity = 0.5
    group.addSublayer(
      shadowed(CGRect(x: 10, y: 4, width: 40, height: 24), color(0.9, 0.3, 0.2)))
    root.addSublayer(group)
    try expectLayer("shadow/opacity", root)
  }

  @Test func shadowsTurnWithTheirLayer() throws {
    let root = root()
    let turned = shadowed(CGRect(x: 28, y: 28, width: 40, height: 26), color(0.2, 0.7, 0.6))
    turned.transform = CATransform3DMakeRotation(0.6, 0, 0, 1)
    turned.allowsEdgeAntialiasing = true
    turned.shadowOffset = CGSize(width: 0, height: 10)
    root.addSublayer(turned)
    try expectLayer("shadow/turned", root)
  }

  @Test func masksCutTheShadowToo() throws {
    let root = root()
    let card = shadowed(CGRect(x: 16, y: 16, width: 60, height: 50), color(1, 0.8, 0.3), radius: 6)
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: CGRect(x: -10, y: 10, width: 80, height: 60), transform: nil)
    card.mask = mask
    root.addSublayer(card)
    try expectLayer("shadow/masked", root)
  }

  @Test func aGroupCastsOneShadowWithinItsClip() throws {
    try expectScene("shadow/group") { context in
      context.record { list, toList in
        let green = Paint.solid(StraightColor(0.1, 0.6, 0.3, 1))
        let discs = [
          CGRect(x: 10, y: 14, width: 40, height: 40), .init(x: 36, y: 30, width: 40, height: 40),
        ]
        list.clip = list.makeClip(Box(0, 0, 84, 66), transform: toList)
        let style = ShadowStyle(
          offset: SIMD2(5, 6.5), sigma: 3.5, color: StraightColor(0.5, 0, 0.5, 0.9))
        list.beginShadow(style, alpha: 0.75)
        for disc in discs {
          list.fill(
            outline(CGPath(ellipseIn: disc, transform: nil)), transform: toList, paint: green)
        }
        list.endShadow()
      }
    }
  }

  @Test func shadowsOfShadows() throws {
    try expectScene("shadow/nested") { context in
      context.record { list, toList in
        let far = ShadowStyle(
          offset: SIMD2(20, 20), sigma: SIMD2(4, 0.5), color: StraightColor(0, 0, 1, 0.6))
        let near = ShadowStyle(offset: SIMD2(4, 4), sigma: 0, color: StraightColor(1, 0, 0, 0.5))
        list.beginShadow(far)
        list.beginShadow(near)
        let bounds = list.clip
        list.clip = list.makeClip(
          outline(CGPath(ellipseIn: CGRect(x: 12, y: 12, width: 44, height: 44), transform: nil)),
          transform: toList)
        list.fill(
          Box(10, 20, 60, 40), transform: toList, paint: .solid(StraightColor(0, 0.5, 0, 1)))
        list.fill(
          Box(28, 8, 40, 60), transform: toList, paint: .solid(StraightColor(1, 0.8, 0, 0.5)))
        list.clip = bounds
        list.endShadow()
        list.fill(Box(6, 6, 20, 14), transform: toList, paint: .solid(StraightColor(0, 0, 0, 1)))
        list.endShadow()
      }
    }
  }
}
