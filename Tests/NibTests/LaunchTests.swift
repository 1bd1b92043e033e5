// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Programs that start with a storyboard: what Info.plist names is shown (FACTS_UIKIT f.13, h).

import Foundation
import Mica
import Testing
import UIKit

private final class WindowDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    NibLog.add("didFinishLaunching, \(window?.rootViewController?.title ?? "no controller")")
    NibLog.add(window?.isHidden == true ? "hidden" : "shown")
    return true
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { NibLog.add("willConnect, \(window?.rootViewController?.title ?? "no controller")") }
}

private final class ManifestDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = session.configuration
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

@MainActor
struct LaunchTests {
  private let stage = Stage(size: CGSize(width: 100, height: 200), scale: 1)

  private func addMain() throws {
    NibProgram.register()
    let board = try Document.storyboard(
      [
        """
        <viewController title="Start" id="A" customClass="PanelController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
                <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </view>
        </viewController>
        """
      ], initial: "A")
    stage.run { board.give(name: "Main") }
  }

  @Test func aMainStoryboardsControllerIsInTheDelegatesWindow() throws {
    try addMain()
    stage.launch(info: ["UIMainStoryboardFile": "Main"]) {
      NibLog.current.calls = []
      WindowDelegate.main()
    }
    _ = try stage.snapshot(at: 0.1)
    let calls = stage.run { NibLog.current.calls }
    #expect(
      calls == [
        "Start init(coder:)", "Start awakeFromNib", "didFinishLaunching, Start", "hidden",
        "Start viewDidLoad",
      ])
    let root = stage.run { UIApplication.shared.delegate?.window??.rootViewController }
    #expect(root?.viewIfLoaded?.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func aScenesStoryboardIsThereBeforeTheSceneConnects() throws {
    try addMain()
    let configuration: [String: Any] = [
      "UISceneConfigurationName": "Default", "UISceneStoryboardFile": "Main",
    ]
    let manifest: [String: Any] = [
      "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]]
    ]
    stage.launch(info: ["UIApplicationSceneManifest": manifest]) {
      NibLog.current.calls = []
      ManifestDelegate.main()
    }
    _ = try stage.snapshot(at: 0.1)
    let calls = stage.run { NibLog.current.calls }
    #expect(calls.contains("willConnect, Start") && calls.last == "Start viewDidLoad")
  }

  @Test func aStoryboardThatThereIsNotIsNoted() throws {
    let (_, notes) = try Document.notes {
      stage.launch(info: ["UIMainStoryboardFile": "Gone"]) { WindowDelegate.main() }
      _ = try stage.snapshot(at: 0.1)
    }
    #expect(notes.contains { $0.contains("Gone.storyboard") })
  }
}
