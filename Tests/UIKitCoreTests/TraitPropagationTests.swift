// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Traits from the device to views: overrides, listeners, a program's own traits (DOC, UITraitCollection and
// "Adapting to changes in traits", iOS 17).

import Foundation
import Mica
import TestScenes
import Testing
import UIKit

private enum ThemeTrait: UITraitDefinition {
  static let defaultValue = "plain"
}

extension UITraitCollection {
  fileprivate var theme: String { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  fileprivate var theme: String {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

private final class ListeningView: UIView {
  var seen: [String] = []
  func listen() {
    registerForTraitChanges([ThemeTrait.self]) { (self: Self, previous: UITraitCollection) in
      self.seen.append("\(previous.theme) → \(self.traitCollection.theme)")
    }
  }
}

@Suite(.ownProgram) @MainActor
struct TraitPropagationTests {
  @Test func collectionsAreMadeAndChanged() {
    let made = UITraitCollection { (traits: inout any UIMutableTraits) in
      traits.userInterfaceStyle = .dark
      traits.displayScale = 3
      traits.theme = "sea"
    }
    #expect(made.userInterfaceStyle == .dark && made.displayScale == 3 && made.theme == "sea")
    #expect(made.horizontalSizeClass == .unspecified && UITraitCollection().theme == "plain")
    let light = made.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(light.userInterfaceStyle == .light && light.displayScale == 3)
    #expect(light.changedTraits(from: made).map { "\($0)" } == ["UITraitUserInterfaceStyle"])
    #expect(made.replacing(ThemeTrait.self, value: "sand").theme == "sand")
    #expect(made == UITraitCollection(traitsFrom: [UITraitCollection(), made]))
    #expect(made != made.replacing(ThemeTrait.self, value: "sand"))
    #expect(made.containsTraits(in: UITraitCollection(displayScale: 3)))
  }

  @Test func colorsFollowContrastAndLevel() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let high = UITraitCollection(accessibilityContrast: .high)
    let raised = UITraitCollection(userInterfaceLevel: .elevated)
    func gray(_ color: UIColor, _ traits: [UITraitCollection]) -> Int {
      var red: CGFloat = 0
      color.resolvedColor(with: UITraitCollection(traitsFrom: traits))
        .getRed(&red, green: nil, blue: nil, alpha: nil)
      return Int((red * 255).rounded())
    }
    #expect(gray(.systemRed, [high]) == 215 && gray(.systemRed, [dark, high]) == 255)
    #expect(gray(.systemBackground, [dark]) == 0 && gray(.systemBackground, [dark, raised]) == 28)
    #expect(gray(.secondarySystemBackground, [dark, raised]) == 44)
    #expect(gray(.systemBackground, [raised]) == 255)
    #expect(high.hasDifferentColorAppearance(comparedTo: dark))
    #expect(
      !UITraitCollection(displayScale: 2).hasDifferentColorAppearance(
        comparedTo: UITraitCollection(displayScale: 3)))
  }

  @Test func overridesReachWhatIsBelow() {
    let controller = UIViewController()
    let (outer, inner) = (UIView(), ListeningView())
    outer.addSubview(controller.view)
    controller.view.addSubview(inner)
    inner.listen()
    outer.traitOverrides.theme = "sea"
    #expect(inner.traitCollection.theme == "sea" && controller.traitCollection.theme == "sea")
    controller.traitOverrides.theme = "sand"
    #expect(inner.traitCollection.theme == "sand" && outer.traitCollection.theme == "sea")
    #expect(controller.traitOverrides.contains(ThemeTrait.self))
    controller.traitOverrides.remove(ThemeTrait.self)
    #expect(inner.traitCollection.theme == "sea")
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.seen == ["plain → sea", "sea → sand", "sand → sea"])
    #expect(outer.overrideUserInterfaceStyle == .dark)
  }

  @Test func registrationsAreTakenBack() {
    let view = UIView()
    var calls = 0
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, previous: UITraitCollection) in
      calls += 1
      #expect(previous.userInterfaceStyle == .light)
    }
    view.overrideUserInterfaceStyle = .dark
    #expect(calls == 1)
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .light
    #expect(calls == 1)
  }

  @Test func parentsOverrideForChildren() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    child.overrideUserInterfaceStyle = .dark
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    // A view's own override isn't its controller's.
    parent.view.overrideUserInterfaceStyle = .dark
    #expect(parent.traitCollection.userInterfaceStyle == .light)
  }

  @Test func devicesSayTheirTraits() throws {
    let device = try #require(StageDevice(named: "iPhone 15 Plus"))
    let stage = Stage(
      device: device.turned, style: .dark, contentSizeCategory: .extraLarge,
      accessibilityContrast: .high, locale: Locale(identifier: "ar_EG"))
    let traits = stage.run { UIScreen.main.traitCollection }
    #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .compact)
    #expect(traits.userInterfaceStyle == .dark && traits.accessibilityContrast == .high)
    #expect(traits.layoutDirection == .rightToLeft && traits.displayGamut == .P3)
    #expect(traits.userInterfaceLevel == .base && traits.imageDynamicRange == .standard)
    stage.run {
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      let view = UIView()
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      view.semanticContentAttribute = .forceLeftToRight
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
  }

  /// Constraints follow a direction that changes.
  @Test func layoutTurnsWithTheDirection() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let row = UIStackView(arrangedSubviews: [WishingView(20, 10), WishingView(30, 10)])
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(row.frame.minX == 5 && row.arrangedSubviews[0].frame.minX == 0)
    root.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(row.frame.maxX == 95 && row.arrangedSubviews[0].frame.minX == 30)
  }
}
