// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scenes: the parts of a program that are shown and hidden by themselves.

public import Foundation

/// A part of a program's interface with a life of its own.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How far a scene is in its life.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// On screen and touched.
    case foregroundActive = 0
    /// On screen, but not touched: before its first frame, or under an alert of the system.
    case foregroundInactive = 1
    /// Not on screen.
    case background = 2
  }

  /// A scene for a session; the launch makes it.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// What is known of the scene while it isn't there.
  public let session: UISceneSession

  /// Who is told of the scene's life; the scene keeps it alive.
  open var delegate: (any UISceneDelegate)?

  /// How far the scene is in its life.
  open internal(set) var activationState = ActivationState.unattached

  /// A name for the switcher; nil by default.
  open var title: String!

  /// A second line for the switcher; empty by default.
  open var subtitle = ""

  /// The program.
  open override var next: UIResponder? { UIApplication.shared }

  /// Asks another program to open an address; see `UIApplication.open`.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// Posted when a scene is there, after its delegate heard so.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted when a scene was let go.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene has become active.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted before a scene is not active any more.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene comes to the screen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has left the screen.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIScene {
  /// Why a scene is connected: nothing but the launch here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The program that asked.
    open var sourceApplication: String? { nil }
    /// The activities to go on with.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The kind of an activity that is handed over.
    open var handoffUserActivityType: String? { nil }
    /// The quick action to do.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// Wishes for how another program opens an address.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Opens universal links in programs only; false by default.
    open var universalLinksOnly = false
    /// Wishes.
    public override init() {}
  }

  /// Wishes for another scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks; nil by default.
    open var requestingScene: UIScene?
    /// Wishes.
    public override init() {}
  }
}

/// Wishes for the end of a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  /// Wishes.
  public override init() {}
}

extension UIScene {
  /// Wishes for the end of a scene.
  public typealias DestructionRequestOptions = UISceneDestructionRequestOptions
}
