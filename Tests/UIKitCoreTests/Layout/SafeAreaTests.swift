// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Safe areas, the margins that follow them, and the guides of both (FACTS_UIKIT e.6 to e.9).

import Foundation
import Mica
import TestScenes
import Testing
import UIKit

private final class Listener: UIView {
  var changes = 0
  var marginChanges = 0
  override func safeAreaInsetsDidChange() { changes += 1 }
  override func layoutMarginsDidChange() { marginChanges += 1 }
}

private final class Controller: UIViewController {
  var changes = 0
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    changes += 1
  }
}

private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
  -> UIEdgeInsets
{
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@Suite(.ownProgram) @MainActor
struct SafeAreaTests {
  private let controller = Controller()

  private func stage(_ name: String = "iPhone X", isTurned: Bool = false) throws -> Stage {
    let device = try #require(StageDevice(named: name))
    let stage = Stage(device: isTurned ? device.turned : device)
    stage.root = controller
    try stage.prepare()
    return stage
  }

  /// FACTS_UIKIT e.8.
  @Test func devicesHaveTheirSafeAreas() throws {
    let stage = try stage()
    #expect(stage.size == CGSize(width: 375, height: 812) && stage.scale == 3)
    #expect(controller.view.safeAreaInsets == insets(44, 0, 34, 0))
    #expect(controller.view.window?.safeAreaInsets == insets(44, 0, 34, 0))
    #expect(controller.changes == 1)
    stage.run { #expect(UIDevice.current.name == "iPhone X") }
    #expect(StageDevice(named: "iphone 15")?.turned.safeArea == insets(0, 59, 21, 59))
    #expect(StageDevice(named: "iPhone 8")?.turned.safeArea == .zero)
    #expect(StageDevice(named: "iPhone 3") == nil)
  }

  /// FACTS_UIKIT e.7: on each edge what the distance from the superview's leaves.
  @Test func whatReachesIntoAView() throws {
    let stage = try stage()
    stage.run {
      let root: UIView = controller.view
      let inner = Listener(frame: CGRect(x: 0, y: 30, width: 375, height: 760))
      let deep = UIView(frame: CGRect(x: 0, y: 5, width: 100, height: 755))
      inner.addSubview(deep)
      root.addSubview(inner)
      #expect(inner.safeAreaInsets == insets(14, 0, 12, 0) && inner.changes == 1)
      #expect(deep.safeAreaInsets == insets(9, 0, 12, 0))
      inner.frame.origin.y = -20
      #expect(inner.safeAreaInsets == insets(44, 0, 0, 0) && inner.changes == 2)
      inner.center.y += 500
      #expect(inner.safeAreaInsets.top == 0 && inner.changes == 3)
      inner.removeFromSuperview()
      #expect(inner.safeAreaInsets == .zero)
    }
  }

  @Test func controllersAddToIt() throws {
    let stage = try stage()
    stage.run {
      controller.additionalSafeAreaInsets = insets(10, 1, 2, 3)
      #expect(controller.view.safeAreaInsets == insets(54, 1, 36, 3))
      #expect(controller.changes == 2)
      #expect(controller.topLayoutGuide.length == 54 && controller.bottomLayoutGuide.length == 36)
    }
  }

  @Test func guidesFollow() throws {
    let stage = try stage()
    let view = UIView()
    let bar = UIView()
    try stage.run {
      let root: UIView = controller.view
      for one in [view, bar] {
        one.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(one)
      }
      let top = try #require(controller.topLayoutGuide as? UILayoutGuide)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
        view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
        view.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
        view.rightAnchor.constraint(equalTo: top.rightAnchor),
        bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 40),
      ])
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 16, y: 44, width: 359, height: 734))
      #expect(bar.frame.maxY == 778)
      #expect(root.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 375, height: 734))
      controller.additionalSafeAreaInsets.top = 6
      root.layoutIfNeeded()
      #expect(view.frame.minY == 50)
      root.keyboardLayoutGuide.usesBottomSafeArea = false
      root.layoutIfNeeded()
      #expect(bar.frame.maxY == 812)
      root.keyboardLayoutGuide.usesBottomSafeArea = true
      root.layoutIfNeeded()
      #expect(bar.frame.maxY == 778)
    }
  }

  // MARK: Margins

  /// FACTS_UIKIT e.6: 8 points and the safe area; at a controller's view 16 or 20 and the safe area.
  @Test func marginsCountTheSafeArea() throws {
    let stage = try stage()
    stage.run {
      let root: UIView = controller.view
      #expect(root.layoutMargins == insets(44, 16, 34, 16))
      let inner = Listener(frame: root.bounds)
      root.addSubview(inner)
      #expect(inner.layoutMargins == insets(52, 8, 42, 8))
      inner.insetsLayoutMarginsFromSafeArea = false
      #expect(inner.layoutMargins == insets(8, 8, 8, 8))
      inner.preservesSuperviewLayoutMargins = true
      #expect(inner.layoutMargins == insets(44, 16, 34, 16))
      inner.frame.origin.x = 10
      #expect(inner.layoutMargins.left == 8)
      inner.layoutMargins = insets(1, 2, 3, 4)
      #expect(inner.layoutMargins.left == 6)
      #expect(inner.marginChanges > 0)
    }
  }

  @Test func theSystemsMarginsAreLeast() throws {
    let stage = try stage()
    stage.run {
      let root: UIView = controller.view
      root.layoutMargins = .zero
      #expect(root.layoutMargins == insets(44, 16, 34, 16))
      root.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 30, bottom: 0, trailing: 2)
      #expect(root.layoutMargins == insets(44, 30, 34, 16))
      controller.viewRespectsSystemMinimumLayoutMargins = false
      #expect(root.layoutMargins == insets(44, 30, 34, 2))
      root.semanticContentAttribute = .forceRightToLeft
      #expect(root.layoutMargins == insets(44, 2, 34, 30))
      #expect(root.directionalLayoutMargins.leading == 30)
    }
    let wide = try self.stage("iPhone 11")
    wide.run { #expect(controller.systemMinimumLayoutMargins.leading == 20) }
  }

  /// FACTS_UIKIT e.6: phones with corners at their sides leave 16 points beside these, however wide they are.
  @Test(arguments: [
    ("iPhone X", 60), ("iPhone 11 Pro Max", 60), ("iPhone 8", 20),
    ("iPhone SE (1st generation)", 20),
  ])
  func marginsOfPhonesThatLie(name: String, margin: CGFloat) throws {
    let stage = try self.stage(name, isTurned: true)
    stage.run { #expect(controller.view.layoutMargins.left == margin) }
  }

  /// FACTS_UIKIT e.9, of iOS 17: 672 points at the default size of text.
  @Test func readableWidth() throws {
    let stage = try stage("iPad (9.7-inch)", isTurned: true)
    stage.run {
      let root: UIView = controller.view
      let guide = root.readableContentGuide
      root.layoutIfNeeded()
      #expect(guide.layoutFrame == CGRect(x: 176, y: 20, width: 672, height: 748))
      let narrow = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
      root.addSubview(narrow)
      let inner = narrow.readableContentGuide
      root.layoutIfNeeded()
      #expect(inner.layoutFrame == CGRect(x: 8, y: 8, width: 284, height: 84))
    }
  }

  // MARK: Scroll views

  /// FACTS_UIKIT c.1.
  @Test func scrollViewsInsetTheirContent() throws {
    let stage = try stage()
    stage.run {
      let root: UIView = controller.view
      let scroll = UIScrollView(frame: root.bounds)
      scroll.contentSize = CGSize(width: 375, height: 2000)
      root.addSubview(scroll)
      #expect(scroll.adjustedContentInset == insets(44, 0, 34, 0))
      #expect(scroll.contentInset == .zero)
      #expect(scroll.contentOffset == CGPoint(x: 0, y: -44))
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 2000))
      scroll.addSubview(content)
      #expect(content.safeAreaInsets == .zero)
      scroll.contentOffset.y = 500
      #expect(content.safeAreaInsets == .zero)
      scroll.contentOffset.y = -44
      scroll.contentInset.top = 10
      #expect(scroll.adjustedContentInset.top == 54 && scroll.contentOffset.y == -54)
      scroll.contentInsetAdjustmentBehavior = .never
      #expect(scroll.adjustedContentInset.top == 10 && scroll.contentOffset.y == -10)
      scroll.contentInsetAdjustmentBehavior = .always
      #expect(scroll.adjustedContentInset == insets(54, 0, 34, 0))
      scroll.contentInsetAdjustmentBehavior = .automatic
      scroll.contentSize.height = 100
      #expect(scroll.adjustedContentInset == insets(10, 0, 0, 0))
      scroll.alwaysBounceVertical = true
      #expect(scroll.adjustedContentInset == insets(54, 0, 34, 0))
    }
  }
}
