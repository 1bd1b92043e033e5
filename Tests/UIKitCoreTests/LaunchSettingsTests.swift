// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program's Info.plist decides about orientations and the status bar.

import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct LaunchSettingsTests {
  @Test func orientationsAreThoseOfTheDevicesKind() {
    let prefix = "UIInterfaceOrientation"
    let settings = LaunchSettings(info: [
      "UISupportedInterfaceOrientations": [prefix + "LandscapeLeft", prefix + "LandscapeRight"],
      "UISupportedInterfaceOrientations~ipad": [
        prefix + "Portrait", prefix + "PortraitUpsideDown",
      ],
    ])
    #expect(settings.orientations(.phone) == .landscape)
    #expect(settings.orientations(.pad) == [.portrait, .portraitUpsideDown])
    let phone = LaunchSettings(info: [
      "UISupportedInterfaceOrientations~iphone": [prefix + "Portrait"]
    ])
    #expect(phone.orientations(.phone) == .portrait && phone.orientations(.pad) == .all)
  }

  @Test func listsWithoutAKnownOrientationAreTheDefault() {
    for list in [[], ["Upwards"], [3], "UIInterfaceOrientationPortrait"] as [Any] {
      let settings = LaunchSettings(info: ["UISupportedInterfaceOrientations": list])
      #expect(settings.orientations(.phone) == .allButUpsideDown)
      #expect(settings.orientations(.pad) == .all)
    }
  }

  @Test func statusBarsFollowTheList() {
    let plain = LaunchSettings(info: [:])
    #expect(plain.statusBarStyle(.phone) == .default && !plain.isStatusBarHidden(.phone))
    #expect(plain.followsControllers(.phone))
    for (name, style) in [
      ("UIStatusBarStyleLightContent", .lightContent),
      ("UIStatusBarStyleDarkContent", .darkContent),
      ("UIStatusBarStyleBlackOpaque", .lightContent), ("UIStatusBarStyleDefault", .default),
      ("", .default),
    ] as [(String, UIStatusBarStyle)] {
      #expect(LaunchSettings(info: ["UIStatusBarStyle": name]).statusBarStyle(.phone) == style)
    }
    for value in [true, "YES", "1", 1, "true"] as [Any] {
      #expect(
        LaunchSettings(info: ["UIStatusBarHidden": value]).isStatusBarHidden(.phone), "\(value)")
    }
    for value in [false, "NO", "0", 0, [], "perhaps"] as [Any] {
      #expect(
        !LaunchSettings(info: ["UIStatusBarHidden": value]).isStatusBarHidden(.phone), "\(value)")
    }
    let pad = LaunchSettings(info: ["UIStatusBarHidden~ipad": true])
    #expect(pad.isStatusBarHidden(.pad) && !pad.isStatusBarHidden(.phone))
    let fixed = LaunchSettings(info: ["UIViewControllerBasedStatusBarAppearance": false])
    #expect(!fixed.followsControllers(.phone))
  }

  private final class Light: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
  }

  private final class Parent: UIViewController {
    let inner = Light()
    override var childForStatusBarStyle: UIViewController? { inner }
  }

  private final class Circular: UIViewController {
    var other: UIViewController?
    override var childForStatusBarStyle: UIViewController? { other }
  }

  @Test func childrenDecideOnTheStatusBarAsTheyAreNamed() {
    let parent = Parent()
    let style = UIStatusBarManager.decider(from: parent) { $0.childForStatusBarStyle }
    #expect(style === parent.inner && style.preferredStatusBarStyle == .lightContent)
    #expect(UIStatusBarManager.decider(from: parent) { $0.childForStatusBarHidden } === parent)
    let (one, two) = (Circular(), Circular())
    (one.other, two.other) = (two, one)
    _ = UIStatusBarManager.decider(from: one) { $0.childForStatusBarStyle }
    (one.other, two.other) = (nil, nil)
  }
}
