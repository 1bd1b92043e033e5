// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program's Info.plist says of devices, orientations and the status bar.

public import CoreGraphics
public import Foundation

/// The values of an Info.plist that UIKit follows while the program runs.
package struct LaunchSettings {
  /// The Info.plist in the program's bundle; empty where there is none.
  package static var main: LaunchSettings {
    let data = Bundle.main.resourcePath.flatMap {
      FileManager.default.contents(atPath: $0 + "/Info.plist")
    }
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    return LaunchSettings(info: list as? [String: Any] ?? [:])
  }

  package let info: [String: Any]

  package init(info: [String: Any]) { self.info = info }

  /// The kinds of device of `UIDeviceFamily`; none where it is missing or names neither a phone (1) nor a pad (2).
  package var idioms: Set<UIUserInterfaceIdiom> {
    let listed = info["UIDeviceFamily"].map { $0 as? [Any] ?? [$0] } ?? []
    return listed.reduce(into: []) { idioms, family in
      switch family {
      case let number as NSNumber where number == 1: idioms.insert(.phone)
      case let number as NSNumber where number == 2: idioms.insert(.pad)
      case let text as String where text == "1": idioms.insert(.phone)
      case let text as String where text == "2": idioms.insert(.pad)
      default: break
      }
    }
  }

  /// The value of a key: that of the device's kind (`~ipad`, `~iphone`) before that of all devices.
  func value(_ key: String, _ idiom: UIUserInterfaceIdiom) -> Any? {
    info[key + (idiom == .pad ? "~ipad" : "~iphone")] ?? info[key]
  }

  /// Whether a key is true; nil if it is missing or no truth value.
  func flag(_ key: String, _ idiom: UIUserInterfaceIdiom) -> Bool? {
    switch value(key, idiom) {
    case let text as String:
      ["YES", "TRUE", "1"].contains(text.uppercased())
        ? true : ["NO", "FALSE", "0"].contains(text.uppercased()) ? false : nil
    case let number as NSNumber: number.boolValue
    default: nil
    }
  }

  /// The orientations of `UISupportedInterfaceOrientations`; without a known one, all on a pad and all but upside down on
  /// other devices.
  package func orientations(_ idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask {
    let names = value("UISupportedInterfaceOrientations", idiom) as? [Any] ?? []
    let mask = names.reduce(into: UIInterfaceOrientationMask()) { mask, name in
      switch name as? String {
      case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
      case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
      case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
      case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
      default: break
      }
    }
    return mask.isEmpty ? (idiom == .pad ? .all : .allButUpsideDown) : mask
  }

  /// `UIStatusBarStyle`; the black styles of before iOS 7 are light content.
  func statusBarStyle(_ idiom: UIUserInterfaceIdiom) -> UIStatusBarStyle {
    switch value("UIStatusBarStyle", idiom) as? String {
    case "UIStatusBarStyleLightContent", "UIStatusBarStyleBlackTranslucent",
      "UIStatusBarStyleBlackOpaque":
      .lightContent
    case "UIStatusBarStyleDarkContent": .darkContent
    default: .default
    }
  }

  /// `UIStatusBarHidden`; false by default.
  func isStatusBarHidden(_ idiom: UIUserInterfaceIdiom) -> Bool {
    flag("UIStatusBarHidden", idiom) ?? false
  }

  /// `UIViewControllerBasedStatusBarAppearance`: whether controllers decide on the status bar; true by default.
  func followsControllers(_ idiom: UIUserInterfaceIdiom) -> Bool {
    flag("UIViewControllerBasedStatusBarAppearance", idiom) ?? true
  }
}

/// What is known of a scene's status bar. None is drawn.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  weak var scene: UIWindowScene?

  /// Its colours: the shown controller's `preferredStatusBarStyle`, or the application's, if Info.plist says that
  /// controllers don't decide.
  open var statusBarStyle: UIStatusBarStyle {
    Self.decider(in: scene, \.childForStatusBarStyle)?.preferredStatusBarStyle
      ?? UIApplication.shared.statusBarStyle
  }

  /// Whether it is hidden: the shown controller's `prefersStatusBarHidden`, or the application's, if Info.plist says that
  /// controllers don't decide.
  open var isStatusBarHidden: Bool {
    Self.decider(in: scene, \.childForStatusBarHidden)?.prefersStatusBarHidden
      ?? UIApplication.shared.isStatusBarHidden
  }

  /// Its rectangle in the screen's space: empty, since none is drawn.
  open var statusBarFrame: CGRect { .zero }

  /// The controller that decides; nil if the application does.
  private static func decider(
    in scene: UIWindowScene?, _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    let window = scene?.keyWindow ?? scene?.windows.first
    guard LaunchSettings.main.followsControllers(UIDevice.current.userInterfaceIdiom),
      let root = window?.rootViewController
    else { return nil }
    return decider(from: root, child)
  }

  /// The topmost presented controller that covers the screen or asks for the status bar, then its children as they name
  /// one another.
  static func decider(
    from root: UIViewController, _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var shown = root
    while let next = shown.core.presented,
      next.modalPresentationStyle == .fullScreen
        || next.modalPresentationCapturesStatusBarAppearance
    {
      shown = next
    }
    // A controller that names itself, or a circle, ends after a bounded number of steps.
    for _ in 0..<100 {
      guard let next = child(shown), next !== shown else { break }
      shown = next
    }
    return shown
  }
}
