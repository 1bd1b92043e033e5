// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a program is launched: the order of all calls up to the first frame (FACTS_UIKIT h and g.1).

import Mica
import MicaFoundation
import TestScenes
import Testing
import UIKit

/// What was called, in order.
@MainActor final class CallLog {
  static var calls: [String] {
    get { shared.calls }
    set { shared.calls = newValue }
  }
  private static var shared: CallLog { (UIApplication.shared as? LoggedApplication)?.log ?? spare }
  private static let spare = CallLog()
  private var calls: [String] = []
}

final class LoggedApplication: UIApplication {
  let log = CallLog()
}

final class LoggedController: UIViewController {
  private final class LoggedView: UIView {
    override func draw(_ rect: CGRect) { CallLog.calls.append("draw") }
  }

  override func loadView() {
    CallLog.calls.append("loadView")
    view = LoggedView()
    view.backgroundColor = .green
  }
  override func viewDidLoad() { CallLog.calls.append("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { CallLog.calls.append("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { CallLog.calls.append("viewIsAppearing") }
  override func viewWillLayoutSubviews() { CallLog.calls.append("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { CallLog.calls.append("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { CallLog.calls.append("viewDidAppear") }
}

/// The delegate of a program without scenes.
final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    CallLog.calls.append("willFinishLaunching, \(application.applicationState)")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    CallLog.calls.append("didFinishLaunching")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = LoggedController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    CallLog.calls.append("didBecomeActive, \(application.applicationState)")
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    CallLog.calls.append("never at the launch")
  }
}

/// The delegate of a program with scenes, which the launch finds by its template's name too.
final class ScenicDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    CallLog.calls.append("didFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    CallLog.calls.append("configurationForConnecting")
    return UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    CallLog.calls.append("never with scenes")
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    CallLog.calls.append("willConnectTo, \(scene.activationState)")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = LoggedController()
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    CallLog.calls.append("sceneWillEnterForeground")
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    CallLog.calls.append("sceneDidBecomeActive, \(scene.activationState)")
  }
}

@Suite(.ownProgram) @MainActor
struct AppLaunchTests {
  /// What happens from the first touch of the root view to its first frame.
  private static let appearance = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews",
  ]

  private static let manifest: [String: Any] = [
    "UIApplicationSceneManifest": [
      "UIApplicationSupportsMultipleScenes": true,
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [
          [
            "UISceneConfigurationName": "Default Configuration",
            "UISceneDelegateClassName": "UIKitCoreTests.SceneDelegate",
          ]
        ]
      ],
    ] as [String: Any]
  ]

  private func launch(_ delegate: String, info: [String: Any] = [:]) -> Stage {
    let stage = Stage(size: CGSize(width: 6, height: 4), scale: 1)
    stage.launch(info: info) {
      UIApplicationMain(
        0, nil, NSStringFromClass(LoggedApplication.self), "UIKitCoreTests.\(delegate)")
    }
    return stage
  }

  private func calls(of stage: Stage) -> [String] { stage.run { CallLog.calls } }

  @Test("A program without scenes (FACTS_UIKIT h)")
  func plainProgram() throws {
    let stage = launch("PlainDelegate")
    #expect(
      calls(of: stage)
        == ["willFinishLaunching, inactive", "didFinishLaunching"] + Self.appearance)
    stage.run { CallLog.calls = [] }
    _ = try stage.snapshot()
    #expect(calls(of: stage) == ["draw", "didBecomeActive, active", "viewDidAppear"])
    stage.run {
      let app = UIApplication.shared
      #expect(app is LoggedApplication && app.delegate is PlainDelegate)
      #expect(app.delegate?.window??.rootViewController is LoggedController)
      #expect(app.keyWindow === app.windows.first && app.windows.count == 1)
      #expect(app.connectedScenes.isEmpty && app.keyWindow?.next === app)
    }
  }

  @Test("A program with scenes, by Info.plist and by its delegate alone", arguments: [true, false])
  func scenicProgram(hasManifest: Bool) throws {
    let stage = launch("ScenicDelegate", info: hasManifest ? Self.manifest : [:])
    #expect(
      calls(of: stage)
        == ["didFinishLaunching", "configurationForConnecting", "willConnectTo, unattached"]
        + Self.appearance + ["sceneWillEnterForeground"])
    stage.run { CallLog.calls = [] }
    let picture = try stage.snapshot()
    #expect(
      calls(of: stage) == ["draw", "sceneDidBecomeActive, foregroundActive", "viewDidAppear"])
    #expect(
      try #require(picture.dataProvider?.data as Data?).prefix(4).elementsEqual([0, 255, 0, 255]))
    stage.run {
      let app = UIApplication.shared
      let scene = app.connectedScenes.first as? UIWindowScene
      #expect(app.connectedScenes.count == 1 && app.supportsMultipleScenes == hasManifest)
      #expect((scene?.delegate as? any UIWindowSceneDelegate)?.window??.windowScene === scene)
      #expect(scene?.keyWindow === app.keyWindow && scene?.windows.count == 1)
      #expect(scene?.session.configuration.name == "Default Configuration")
    }
  }

  @Test func theChainOfRespondersGoesUpToTheDelegate() throws {
    let stage = launch("ScenicDelegate", info: Self.manifest)
    stage.run {
      let controller = UIApplication.shared.keyWindow?.rootViewController
      let view = UIView()
      controller?.view.addSubview(view)
      var chain: [String] = []
      var responder: UIResponder? = view
      while let asked = responder {
        chain.append("\(type(of: asked))")
        responder = asked.next
      }
      #expect(
        chain == [
          "UIView", "LoggedView", "LoggedController", "UIWindow", "UIWindowScene",
          "LoggedApplication", "ScenicDelegate",
        ])
    }
  }

  @Test func notificationsFollowTheDelegatesCalls() throws {
    let names = [
      UIApplication.didFinishLaunchingNotification, UIScene.willConnectNotification,
      UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
      UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
      UIWindow.didBecomeKeyNotification, UIWindow.didBecomeVisibleNotification,
    ]
    let stage = Stage(size: CGSize(width: 6, height: 4), scale: 1)
    var tokens: [any NSObjectProtocol] = []
    let heard = Heard()
    stage.launch(info: Self.manifest) {
      for name in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
            let name = note.name
            MainActor.assumeIsolated { heard.names.append(name) }
          })
      }
      UIApplicationMain(0, nil, nil, "UIKitCoreTests.ScenicDelegate")
    }
    _ = try stage.snapshot()
    #expect(
      heard.names == [
        UIApplication.didFinishLaunchingNotification, UIWindow.didBecomeKeyNotification,
        UIWindow.didBecomeVisibleNotification, UIScene.willConnectNotification,
        UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
        UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification,
      ])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @MainActor private final class Heard {
    var names: [Notification.Name] = []
  }

  @Test func aProgramWithoutADelegateBecomesActiveToo() throws {
    let stage = Stage(size: CGSize(width: 6, height: 4), scale: 1)
    stage.root = LoggedController()
    stage.run { #expect(UIApplication.shared.applicationState == .inactive) }
    _ = try stage.snapshot()
    stage.run {
      #expect(UIApplication.shared.applicationState == .active)
      #expect(UIApplication.shared.keyWindow?.rootViewController === stage.root)
    }
  }

  @Test func aStoryboardThatThereIsNotIsNoted() throws {
    let stage = launch("PlainDelegate", info: ["UIMainStoryboardFile": "Main"])
    #expect(
      stage.unsupportedFeatures == [
        "Main.storyboard is not in the program, or its initial view controller can't be made."
      ])
  }
}
