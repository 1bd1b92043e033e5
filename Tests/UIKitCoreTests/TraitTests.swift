// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours that depend on traits, and how traits are handed down.

import QuartzCore
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram)
struct DynamicColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test func systemColorsFollowTheStyle() {
    let blue = UIColor.systemBlue
    #expect(
      blue.resolvedColor(with: light) == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
    #expect(
      blue.resolvedColor(with: dark)
        == UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1))
    #expect(blue.cgColor == blue.resolvedColor(with: light).cgColor)
    dark.performAsCurrent {
      #expect(blue.cgColor == blue.resolvedColor(with: dark).cgColor)
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func dynamicColorsEqualThemselves() {
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
    #expect(UIColor.label.hash == UIColor.label.hash)
    #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
  }

  @Test func alphaKeepsAColorDynamic() {
    let faint = UIColor.label.withAlphaComponent(0.5)
    #expect(faint.resolvedColor(with: dark).cgColor.alpha == 0.5)
    var white: CGFloat = 0
    faint.resolvedColor(with: dark).getWhite(&white, alpha: nil)
    #expect(white == 1)
  }

  @Test func displayP3ReachesBeyondSRGB() {
    var (red, green): (CGFloat, CGFloat) = (0, 0)
    let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color.getRed(&red, green: &green, blue: nil, alpha: nil))
    // P3's red in extended sRGB, as ColorSync has it: (1.0930, −0.2267, −0.1501).
    #expect(abs(red - 1.0930) < 0.001)
    #expect(abs(green + 0.2267) < 0.001)
  }

  @Test func traitsAreMergedAndContained() {
    let phone = UITraitCollection(userInterfaceIdiom: .phone)
    let upright = UITraitCollection(traitsFrom: [
      phone, dark, UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
    ])
    #expect(upright.userInterfaceIdiom == .phone && upright.userInterfaceStyle == .dark)
    #expect(upright.horizontalSizeClass == .compact && upright.verticalSizeClass == .regular)
    #expect(upright.layoutDirection == .unspecified && upright.displayScale == 0)
    #expect(upright.containsTraits(in: UITraitCollection(traitsFrom: [phone, dark])))
    #expect(!upright.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)))
    #expect(upright.containsTraits(in: nil) && upright.containsTraits(in: UITraitCollection()))
  }

  @Test func literalsAreSRGB() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == .red)
  }

  @Test func catalogueColorsAreNotRead() {
    #expect(UIColor(named: "Accent") == nil)
  }

  @Test func theLastSpecifiedTraitCounts() {
    let both = UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 3), dark])
    #expect(both.userInterfaceStyle == .dark)
    #expect(both.displayScale == 3)
    #expect(both.containsTraits(in: dark) && !both.containsTraits(in: light))
    #expect(both.hasDifferentColorAppearance(comparedTo: light))
  }
}

/// Remembers the style that each drawing saw.
private final class StyleView: UIView {
  var drawn: [UIUserInterfaceStyle] = []
  var changes = 0
  override func draw(_ rect: CGRect) {
    drawn.append(UITraitCollection.current.userInterfaceStyle)
    UIColor.label.setFill()
    UIRectFill(rect)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    changes += 1
  }
}

@Suite(.ownProgram) @MainActor
struct ViewTraitTests {
  @Test func viewsDrawInTheirOwnStyle() {
    let (outer, inner) = (UIView(), StyleView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)))
    outer.addSubview(inner)
    #expect(inner.changes == 0)
    updateLayerTree(outer.layer)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.changes == 1)
    updateLayerTree(outer.layer)
    #expect(inner.drawn == [.light, .dark])
    inner.removeFromSuperview()
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.changes == 1)
  }

  @Test func backgroundsFollowTheStyle() throws {
    let (outer, inner) = (UIView(), UIView())
    inner.backgroundColor = .systemBackground
    outer.overrideUserInterfaceStyle = .dark
    outer.addSubview(inner)
    #expect(inner.backgroundColor === UIColor.systemBackground)
    let color = try #require(inner.layer.backgroundColor)
    #expect(color.components == [0, 0, 0, 1])
    inner.layer.backgroundColor = UIColor.red.cgColor
    outer.overrideUserInterfaceStyle = .light
    #expect(inner.backgroundColor == .red)
  }

  @Test func controllersFollowTheirViews() {
    final class StyleController: UIViewController {
      var previous: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
      }
    }
    let controller = StyleController()
    let outer = UIView()
    outer.overrideUserInterfaceStyle = .light
    outer.addSubview(controller.view)
    outer.overrideUserInterfaceStyle = .dark
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.previous == [.light])
  }

  @Test(
    "Directions of content",
    arguments: [
      (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft),
      (.playback, .leftToRight), (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft),
    ])
  func directions(
    attribute: UISemanticContentAttribute, expected: UIUserInterfaceLayoutDirection
  ) {
    #expect(
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == expected)
    let view = UILabel()
    #expect(view.semanticContentAttribute == .unspecified)
    view.semanticContentAttribute = attribute
    let isForced = attribute == .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == (isForced ? .rightToLeft : .leftToRight))
    #expect(
      UIView.userInterfaceLayoutDirection(for: attribute)
        == view.effectiveUserInterfaceLayoutDirection)
  }
}
