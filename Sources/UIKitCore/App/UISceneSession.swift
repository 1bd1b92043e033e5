// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A scene's session and configuration: what is known of a scene before it is there.

public import Foundation

/// What is known of a scene while it isn't there.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What scenes are for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows on the device's screen.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another screen that nobody touches.
    public static let windowExternalDisplayNonInteractive = Self(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// Windows on another screen (before iOS 16).
    public static let windowExternalDisplay = Self(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// Templates on a car's screen.
    public static let carTemplateApplication = Self(
      rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// A name that stays the same from launch to launch.
  public let persistentIdentifier: String
  /// How the scene is made.
  open internal(set) var configuration: UISceneConfiguration
  /// The scene, while it is there.
  open internal(set) weak var scene: UIScene?
  /// What is kept of the scene's state; nil by default.
  open var stateRestorationActivity: NSUserActivity?
  /// Whatever the program keeps with the session; nil by default.
  open var userInfo: [String: Any]?

  init(configuration: UISceneConfiguration, number: Int) {
    role = configuration.role
    self.configuration = configuration
    persistentIdentifier = "Mica.UISceneSession.\(number)"
  }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject, NSCopying {
  /// The name in Info.plist; nil for a configuration without one.
  public let name: String?
  /// What scenes of it are for.
  public let role: UISceneSession.Role
  /// The scenes' class, `UIWindowScene` where it is nil.
  open var sceneClass: AnyClass?
  /// The class of the scenes' delegates.
  open var delegateClass: AnyClass?
  /// The storyboard that Info.plist names.
  var storyboardName: String?

  /// A configuration: Info.plist's of that name and role, if there is one, else an empty one.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    if let entry = AppState.current.manifest?.entry(named: name, role: sessionRole) { read(entry) }
  }

  init(_ entry: SceneManifest.Entry) {
    (name, role) = (entry.name, entry.role)
    super.init()
    read(entry)
  }

  private func read(_ entry: SceneManifest.Entry) {
    sceneClass = entry.sceneClassName.flatMap(NSClassFromString)
    delegateClass = entry.delegateClassName.flatMap(NSClassFromString)
    storyboardName = entry.storyboardName
  }

  /// A configuration of the same content.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copied: Unchecked = MainActor.assumeIsolated {
      let copy = UISceneConfiguration(name: name, sessionRole: role)
      copy.sceneClass = sceneClass
      copy.delegateClass = delegateClass
      copy.storyboardName = storyboardName
      return Unchecked(copy)
    }
    return copied.value
  }

  /// A reference that stays on the main actor.
  private struct Unchecked: @unchecked Sendable {
    let value: UISceneConfiguration
    init(_ value: UISceneConfiguration) { self.value = value }
  }
}
