// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import SwiftUI

/// Effects on all of a view's layers together (FACTS_SWIFTUI d.20 to d.25).
@MainActor
struct LayerEffectTests {
  private var box: some View { Plain.red.frame(width: 20, height: 20) }

  private func group<V: View>(_ view: V) -> CALayer? {
    Shown(60, 60, scale: 1, view).view.subviews.first?.subviews.first?.layer
  }

  @Test func clippingLimitsDrawingAndNotTouches() {
    // d.20
    let view = Plain.red.frame(width: 60, height: 10).frame(width: 20, height: 20).clipped()
    let shown = Shown(80, 40, scale: 1, view)
    let pixels = Pixels(shown, 80, 40)
    #expect(pixels[35, 20] == Pixels.red)
    #expect(pixels[25, 20] == Pixels.white)
    #expect(shown.view.host.display.hitTest(CGPoint(x: -15, y: 10)) != nil)
  }

  @Test func masksTakeAlphaAndTheViewsSize() {
    // d.20: alpha, not luminance; the mask is in the middle and is offered the view's size.
    let masked = Pixels(
      40, 40,
      Plain.red.mask { Color(red: 0, green: 0, blue: 0, opacity: 0.5).frame(width: 20) })
    #expect(masked[5, 20] == Pixels.white)
    #expect(masked[20, 0] == [255, 128, 128] || masked[20, 0] == [255, 127, 127])
    #expect(masked[29, 39] == masked[20, 0])
    let aligned = Pixels(
      40, 40, Plain.red.mask(alignment: .topLeading) { Plain.blue.frame(width: 10, height: 10) })
    #expect(aligned[5, 5] == Pixels.red)
    #expect(aligned[15, 5] == Pixels.white)
  }

  @Test func cornersAreRound() {
    let round = Pixels(20, 20, box.cornerRadius(10))
    #expect(round[0, 0] == Pixels.white)
    #expect(round[10, 1] == Pixels.red)
    #expect(Pixels(20, 20, box.cornerRadius(1e9))[1, 1] == Pixels.white)
  }

  @Test func shadowsAreBlackAtAThird() {
    // d.25
    let layer = group(box.shadow(radius: 5))
    #expect(layer?.shadowOpacity == 0.33)
    #expect(layer?.shadowRadius == 5)
    #expect(layer?.shadowOffset == .zero)
    let colored = group(box.shadow(color: Plain.blue.opacity(0.5), radius: 0, x: 3, y: -4))
    #expect(colored?.shadowOpacity == 0.5)
    #expect(colored?.shadowColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
    #expect(colored?.shadowOffset == CGSize(width: 3, height: -4))
  }

  @Test func shadowsFallFromAllPartsTogether() {
    // d.21: one shadow of both parts, which lies behind both.
    let pair = HStack(spacing: 0) {
      Plain.red.frame(width: 10, height: 10); Plain.blue.frame(width: 10, height: 10)
    }
    let pixels = Pixels(40, 40, pair.shadow(color: Plain.green, radius: 0, x: 10, y: 0))
    #expect(pixels[25, 20] == Pixels.blue)
    #expect(pixels[35, 20] == Pixels.green)
  }

  @Test func opacityActsOnTheWholeGroup() {
    // d.21: the lower part doesn't show through the upper one.
    let stack = ZStack {
      Plain.red.frame(width: 20, height: 20); Plain.blue.frame(width: 20, height: 20)
    }
    let pixel = Pixels(20, 20, stack.opacity(0.5))[10, 10]
    #expect(pixel == [128, 128, 255] || pixel == [127, 127, 255])
  }

  @Test func opacityOfOneLayerNeedsNoGroup() {
    let shown = Shown(20, 20, scale: 1, box.padding(0).opacity(0.5))
    #expect(shown.view.subviews.first?.subviews.isEmpty == true)
    #expect(shown.view.subviews.first?.layer.sublayers?.first?.opacity == 0.5)
  }

  @Test func invisibleViewsGetNoTouches() {
    // d.23
    func hits<V: View>(_ view: V) -> Bool {
      Shown(20, 20, view).view.host.display.hitTest(CGPoint(x: 10, y: 10)) != nil
    }
    #expect(hits(box))
    #expect(hits(box.opacity(0.02)))
    #expect(!hits(box.opacity(0)))
    #expect(!hits(box.hidden()))
    #expect(!hits(box.allowsHitTesting(false)))
    #expect(hits(box.allowsHitTesting(true)))
  }

  @Test func hiddenViewsKeepTheirSpace() {
    // d.23
    let shown = Shown(
      20, 60, scale: 1,
      VStack(spacing: 0) {
        box.hidden(); Plain.blue.frame(width: 20, height: 20)
      })
    #expect(shown.frames == [CGRect(x: 0, y: 30, width: 20, height: 20)])
  }

  @Test func zIndexOrdersWithinItsContainer() {
    // d.23
    func top<V: View>(_ view: V) -> [Int] { Pixels(20, 20, view)[10, 10] }
    #expect(
      top(
        ZStack {
          box.zIndex(1); Plain.blue
        }) == Pixels.red)
    #expect(
      top(
        ZStack {
          box; Plain.blue
        }) == Pixels.blue)
    #expect(
      top(
        ZStack {
          ZStack { box.zIndex(1) }; Plain.blue
        }) == Pixels.blue)
    #expect(
      top(
        ZStack {
          box; Plain.blue.zIndex(-1)
        }) == Pixels.red)
  }

  @Test func blendModesMeetWhatLiesBehindInTheGroup() {
    // d.22
    let grey = Color(red: 0.5, green: 0.5, blue: 0.5)
    let outside = Pixels(
      20, 20,
      ZStack {
        Plain.red; grey.blendMode(.multiply)
      })[10, 10]
    #expect(outside[0] == 127 || outside[0] == 128)
    #expect(outside[1] == 0)
    // Nothing lies behind in a group of its own: it is drawn as it is.
    let inside = Pixels(
      20, 20,
      ZStack {
        Plain.red; ZStack { grey.blendMode(.multiply) }.compositingGroup()
      })[10, 10]
    #expect(inside[1] == 127 || inside[1] == 128)
  }

  @Test func drawingGroupsClip() {
    // d.21
    let pixels = Pixels(
      60, 60,
      Plain.red.frame(width: 40, height: 10).frame(width: 20, height: 20).drawingGroup())
    #expect(pixels[25, 30] == Pixels.red)
    #expect(pixels[15, 30] == Pixels.white)
    #expect(Pixels(20, 20, Color.clear.drawingGroup(opaque: true))[10, 10] == [0, 0, 0])
  }

  @Test func colorEffectsChangeColors() {
    func color<V: View>(_ view: V) -> [Int] { Pixels(20, 20, view)[10, 10] }
    #expect(color(box.colorInvert()) == [0, 255, 255])
    #expect(color(box.brightness(1)) == Pixels.white)
    let half = color(box.colorMultiply(Color(red: 0.5, green: 1, blue: 1)))[0]
    #expect(half == 127 || half == 128)
    let grey = color(box.grayscale(1))
    #expect(grey[0] == grey[1] && grey[1] == grey[2])
    #expect(color(box.saturation(0)) == grey)
    let flat = color(box.contrast(0))
    #expect(flat[0] == flat[1] && (127...128).contains(flat[0]))
    #expect(color(box.saturation(1)) == Pixels.red)
    #expect(color(box.hueRotation(.degrees(360))) == Pixels.red)
    let alpha = color(Color(red: 1, green: 1, blue: 1).luminanceToAlpha())
    #expect(alpha == [0, 0, 0])
    #expect(color(Color(red: 0, green: 0, blue: 0).luminanceToAlpha()) == Pixels.white)
  }

  @Test func blursSpread() {
    let pixels = Pixels(60, 60, box.blur(radius: 4))
    let edge = pixels[30, 20]
    #expect(edge[1] > 60 && edge[1] < 200)
    #expect(pixels[30, 16] != Pixels.white)
  }

  @Test func effectsComeAndGo() {
    let shown = Shown(40, 40, scale: 1, box.blur(radius: 0).shadow(radius: 3))
    #expect(shown.view.subviews.first?.subviews.count == 1)
    shown.view.rootView = box.blur(radius: 2).shadow(radius: 3)
    shown.update()
    let outer = shown.view.subviews.first?.subviews.first
    #expect(outer?.subviews.first?.layer.filters?.count == 1)
    shown.view.rootView = box.blur(radius: 0).shadow(radius: 3)
    shown.update()
    #expect(outer?.subviews.isEmpty == true)
    #expect(shown.frames == [CGRect(x: 10, y: 10, width: 20, height: 20)])
  }
}
