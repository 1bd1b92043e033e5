// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The running program as an object: its state, its windows and scenes, and who gets its actions.

public import Foundation
internal import MicaContext
internal import MicaRaster
public import MicaRuntime

/// The program that runs on a device.
///
/// There is one for each program; the first use of `shared` makes it where no `UIApplicationMain`
/// did.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// A program's object; `UIApplicationMain` makes it.
  public override init() { super.init() }

  /// The running program's.
  open class var shared: UIApplication { AppState.current.application }

  /// Who is told of the program's life. Kept alive by `UIApplicationMain`, not by this property.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The delegate, if it takes part in the responder chain.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: State

  /// Inactive until the first frame was committed, then active.
  open internal(set) var applicationState = State.inactive

  /// Keeps the device awake while nobody touches it; kept, since it never sleeps here.
  open var isIdleTimerDisabled = false

  /// Seconds left in the background; without end in the foreground, as on iOS.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Whether the program may refresh itself in the background: yes.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Whether protected files can be read: always.
  open var isProtectedDataAvailable: Bool { true }

  /// How large the user wants texts to be.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.device.preferredContentSizeCategory
  }

  /// Where a line of text begins; from the left.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.device.direction
  }

  /// The number on the program's icon; kept, and shown nowhere.
  open var applicationIconBadgeNumber = 0

  /// The icon that replaces the main one (`alternateIconName`).
  final var alternateIcon: String?

  /// Whether the status bar says that the network is used; kept, and shown nowhere.
  open var isNetworkActivityIndicatorVisible = false

  // MARK: Windows and scenes

  /// All windows, shown or not, from back to front: by level, then by when they were last shown.
  open var windows: [UIWindow] { WindowList.current.windows }

  /// The window that events without a place go to.
  open var keyWindow: UIWindow? { WindowList.current.key }

  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(AppState.current.scenes) }

  /// The sessions of the scenes that are connected.
  open var openSessions: Set<UISceneSession> { Set(AppState.current.scenes.map(\.session)) }

  /// Whether the program's Info.plist says that it can show several scenes.
  open var supportsMultipleScenes: Bool {
    AppState.current.manifest?.supportsMultipleScenes == true
  }

  /// Asks for another scene; none is made here, and the request is noted.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    Unsupported.note("UIApplication.requestSceneSessionActivation")
  }

  /// Asks for the end of a scene; nothing ends here, and the request is noted.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UIScene.DestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    Unsupported.note("UIApplication.requestSceneSessionDestruction")
  }

  /// Asks for a new picture of a scene for the switcher, which there is none of.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// The orientations that a window may take: what the delegate says, or else Info.plist.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? LaunchSettings.main.orientations(UIDevice.current.userInterfaceIdiom)
  }

  // MARK: Status bar

  /// The colours of the status bar: `UIStatusBarStyle` of Info.plist at first. No status bar is drawn.
  open lazy var statusBarStyle = LaunchSettings.main.statusBarStyle(
    UIDevice.current.userInterfaceIdiom)

  /// Whether the status bar is hidden: `UIStatusBarHidden` of Info.plist at first. No status bar is drawn.
  open lazy var isStatusBarHidden = LaunchSettings.main.isStatusBarHidden(
    UIDevice.current.userInterfaceIdiom)

  /// The status bar's rectangle in the screen's space: empty, since none is drawn.
  open var statusBarFrame: CGRect { .zero }

  /// How the interface is turned: upright where the screen is higher than wide.
  open var statusBarOrientation: UIInterfaceOrientation { .ofScreen }

  // MARK: Actions and events

  /// Calls a method of `target`, with as many of sender and event as it takes; whether there was one. A
  /// target that has no such method stops the program, as on iOS.
  ///
  /// For a nil target, `target(forAction:withSender:)` of the sender says who is called, or that of the
  /// key window where the sender is no responder (FACTS_UIKIT a.10).
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let first = sender as? UIResponder ?? keyWindow ?? self
    let found =
      target ?? first.target(forAction: action, withSender: sender)
      ?? self.target(forAction: action, withSender: sender)
    guard let found else { return false }
    // The editing actions are there for every responder, whether or not its class has rows.
    if let responder = found as? UIResponder, !MethodCall.canSend(action, to: responder),
      responder.performEditAction(action, sender)
    {
      return true
    }
    MethodCall.send(action, to: found, sender, event)
    return true
  }

  /// Hands an event on to the windows that it belongs to: touches to those in which they began, all
  /// else to the key window.
  open func sendEvent(_ event: UIEvent) {
    guard event.type == .touches, !event.touches.isEmpty else {
      return keyWindow?.sendEvent(event) ?? ()
    }
    var told: [UIWindow] = []
    for window in event.touches.compactMap(\.window) where !told.contains(where: { $0 === window })
    {
      told.append(window)
      window.sendEvent(event)
    }
  }

  /// Holds back events until `endIgnoringInteractionEvents()`, once for each call.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }

  /// Ends one `beginIgnoringInteractionEvents()`.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

  /// Whether events are held back.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  private var ignoring = 0

  // MARK: Other programs

  /// Whether another program would open an address: there are no others.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Asks another program to open an address. There are none: the request is noted, and the handler
  /// hears false in the next turn of the run loop.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Unsupported.note("UIApplication.open(\(url.scheme ?? "")…)")
    guard let completion else { return }
    AppState.later { completion(false) }
  }

  /// Asks another program to open an address, as before iOS 10: no.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }

  /// Asks for messages of a server; none come here, which is noted.
  open func registerForRemoteNotifications() {
    Unsupported.note("UIApplication.registerForRemoteNotifications")
  }

  /// Asks for no more messages of a server.
  open func unregisterForRemoteNotifications() {}

  /// Whether messages of a server were asked for: never granted here.
  open var isRegisteredForRemoteNotifications: Bool { false }

  // MARK: Work in the background

  /// Marks the beginning of work that should end in the background. The program never goes there.
  open func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  /// Marks the end of such work.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  private var backgroundTasks = 0
}
