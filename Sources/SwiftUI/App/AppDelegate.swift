// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The delegates of an app that is made of scenes. They hand on to the program's own.

internal import Foundation
internal import UIKitCore

/// The application's delegate, as UIKit sees it.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var own: (any UIApplicationDelegate)? { AppLaunch.current.adaptor }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    own?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    own?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let own = own?.application(
      application, configurationForConnecting: connectingSceneSession, options: options)
    AppSceneDelegate.ownClass = own?.delegateClass
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = AppSceneDelegate.self
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    own?.applicationDidBecomeActive(application)
  }
  func applicationWillResignActive(_ application: UIApplication) {
    own?.applicationWillResignActive(application)
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    own?.applicationDidEnterBackground(application)
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    own?.applicationWillEnterForeground(application)
  }
  func applicationWillTerminate(_ application: UIApplication) {
    own?.applicationWillTerminate(application)
  }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    own?.applicationDidReceiveMemoryWarning(application)
  }
}

/// The delegate of the app's scene.
final class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The class of the scene delegate that the program's application delegate has configured.
  static var ownClass: AnyClass? {
    get { AppLaunch.current.sceneDelegateClass }
    set { AppLaunch.current.sceneDelegateClass = newValue }
  }

  var window: UIWindow?
  private lazy var own: (any UIWindowSceneDelegate)? =
    (Self.ownClass as? NSObject.Type)?.makeObject() as? any UIWindowSceneDelegate

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = AppLaunch.current.makeController()
    self.window = window
    own?.scene(scene, willConnectTo: session, options: connectionOptions)
    window.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    AppLaunch.current.phase = .active
    own?.sceneDidBecomeActive(scene)
  }
  func sceneWillResignActive(_ scene: UIScene) {
    AppLaunch.current.phase = .inactive
    own?.sceneWillResignActive(scene)
  }
  func sceneWillEnterForeground(_ scene: UIScene) {
    AppLaunch.current.phase = .inactive
    own?.sceneWillEnterForeground(scene)
  }
  func sceneDidEnterBackground(_ scene: UIScene) {
    AppLaunch.current.phase = .background
    own?.sceneDidEnterBackground(scene)
  }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { _ = SceneEvents.current.open(context.url) }
    own?.scene(scene, openURLContexts: URLContexts)
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    _ = SceneEvents.current.resume(userActivity)
    own?.scene(scene, continue: userActivity)
  }
}
