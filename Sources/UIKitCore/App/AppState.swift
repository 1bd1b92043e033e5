// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program's application, scenes and Info.plist, and the order of its launch (FACTS_UIKIT h).

package import MicaContext
import MicaFoundation
internal import MicaRaster
public import QuartzCore

/// A program's application and scenes; used on the main actor.
package final class AppState: ProgramState {
  /// Info.plist, as far as the host gave one.
  package var info: [String: Any] = [:]
  /// Whether somebody commits the program's windows from turn to turn.
  package var isOnStage = false
  /// Runs the program that was launched, and says how it ended; nil leaves that to whoever called.
  package var run: (() -> Int32)?

  private var made: UIApplication?
  private var delegate: AnyObject?
  /// Connected scenes, in the order of their connection.
  private(set) var scenes: [UIScene] = [] {
    didSet { WindowList.current.endRest() }
  }
  private var isLaunched = false
  /// Windows of main storyboards, also where no delegate keeps them.
  private var storyboardWindow: UIWindow?

  package init(in context: ProgramContext) { ArchivedClasses.naming }

  /// The running program's.
  package static var current: AppState { ProgramContext.current.state() }

  /// The program's object, made at its first use.
  @MainActor var application: UIApplication {
    if let made { return made }
    let application = UIApplication()
    made = application
    return application
  }

  /// What Info.plist says of scenes; nil for a program without them.
  var manifest: SceneManifest? { SceneManifest(info: info) }

  /// Runs `body` in the next turn of the run loop.
  @MainActor static func later(_ body: @escaping @MainActor () -> Void) {
    TransactionStack.current.later { MainActor.assumeIsolated(body) }
  }

  /// Launches the program and hands it over to the host.
  @MainActor func start(principal: AnyClass?, delegate: AnyClass?) -> Int32 {
    precondition(!isLaunched, "A program is launched once.")
    if let principal {
      guard let application = make(principal) as? UIApplication else {
        preconditionFailure("\(principal) must be a subclass of UIApplication.")
      }
      made = application
    }
    let object = delegate.map { make($0) }
    self.delegate = object
    application.delegate = object as? any UIApplicationDelegate
    launch()
    return run?() ?? 0
  }

  /// The launch of a program, with a delegate or without, up to its first frame. Does nothing the
  /// second time.
  @MainActor package func launch() {
    guard !isLaunched else { return }
    isLaunched = true
    let application = application
    // A manifest without scenes leaves a main storyboard to the application.
    let manifest = manifest.flatMap {
      $0.entry(named: nil, role: .windowApplication) == nil && info["UIMainStoryboardFile"] != nil
        ? nil : $0
    }
    let main = manifest == nil ? UIApplication.mainController(info) : nil
    let window = main.map { UIApplication.storyboardWindow($0, nil) }
    if let window { giveWindow(window) }
    // Before whatever the delegate has done later: controllers' viewDidAppear among it.
    Self.later { self.activate() }
    if let delegate = application.delegate {
      _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    }
    post(UIApplication.didFinishLaunchingNotification, application)
    if let manifest {
      let listed = manifest.entry(named: nil, role: .windowApplication)
      let configuration =
        listed.map(UISceneConfiguration.init)
        ?? UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      connect(configuration)
    } else if info.isEmpty {
      connectByTemplate()
    }
    // The delegate's own, where it has put another one in its place (FACTS_UIKIT h).
    if let window { (ownWindow ?? window).makeKeyAndVisible() }
  }

  /// The window of a main storyboard belongs to the delegate, where that has such a property.
  @MainActor private func giveWindow(_ window: UIWindow) {
    storyboardWindow = window
    (application.delegate as? any _UIWindowOwner)?.window = window
  }

  @MainActor private var ownWindow: UIWindow? {
    (application.delegate as? any _UIWindowOwner)?.window
  }

  /// Connects a scene as Info.plist lists it, and as the delegate says.
  @MainActor private func connect(_ listed: UISceneConfiguration) {
    let session = UISceneSession(configuration: listed, number: scenes.count)
    let options = UIScene.ConnectionOptions()
    if let configuration = configure(session, options) { session.configuration = configuration }
    let configuration = session.configuration
    if configuration.delegateClass == nil { configuration.delegateClass = listed.delegateClass }
    connect(session, options)
  }

  /// A program that came without an Info.plist has a scene if its delegate configures one. The
  /// scene's delegate is then looked for under the name that Xcode's template gives it.
  @MainActor private func connectByTemplate() {
    let empty = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(configuration: empty, number: scenes.count)
    let options = UIScene.ConnectionOptions()
    guard let delegate = application.delegate,
      let configuration = configure(session, options), configuration !== empty
    else { return }
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    if configuration.delegateClass == nil {
      configuration.delegateClass = NSClassFromString("\(module).SceneDelegate")
    }
    session.configuration = configuration
    connect(session, options)
  }

  @MainActor private func configure(
    _ session: UISceneSession, _ options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration? {
    application.delegate?.application(
      application, configurationForConnecting: session, options: options)
  }

  @MainActor private func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
    let configuration = session.configuration
    let sceneClass = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    scene.delegate = configuration.delegateClass.flatMap { make($0) as? any UISceneDelegate }
    scenes.append(scene)
    var window: UIWindow?
    if let name = configuration.storyboardName, let scene = scene as? UIWindowScene,
      let main = UIApplication.controller(ofStoryboard: name)
    {
      let made = UIApplication.storyboardWindow(main, scene)
      window = made
      storyboardWindow = made
      (scene.delegate as? any _UIWindowOwner)?.window = made
    }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification, scene)
    if let window {
      ((scene.delegate as? any _UIWindowOwner)?.window ?? window).makeKeyAndVisible()
    }
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, scene)
    post(UIApplication.willEnterForegroundNotification, application)
  }

  /// After the first frame.
  @MainActor private func activate() {
    let application = application
    application.applicationState = .active
    for scene in scenes {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification, scene)
    }
    if scenes.isEmpty { application.delegate?.applicationDidBecomeActive(application) }
    post(UIApplication.didBecomeActiveNotification, application)
  }

  private func post(_ name: Notification.Name, _ object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }

  private func make(_ type: AnyClass) -> NSObject {
    guard let type = type as? NSObject.Type else {
      preconditionFailure("\(type) must be a subclass of NSObject.")
    }
    return type.makeObject()
  }
}
