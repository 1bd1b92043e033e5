// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Notices to the user: nobody may send any, as for a user who has refused.

public import Foundation
internal import MicaContext
internal import MicaFrameworks

/// What notices may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// A banner.
  public static let alert = Self(rawValue: 4)
  /// In cars.
  public static let carPlay = Self(rawValue: 8)
  /// Whatever the user has said.
  public static let criticalAlert = Self(rawValue: 16)
  /// A button to the program's own settings.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Quietly, unasked.
  public static let provisional = Self(rawValue: 64)
  /// Read aloud.
  public static let announcement = Self(rawValue: 128)
}

/// What the user allows.
public enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody has asked.
  case notDetermined = 0
  /// Refused.
  case denied
  /// Allowed.
  case authorized
  /// Quietly.
  case provisional
  /// For a while.
  case ephemeral
}

/// How a notice is shown while the program is in use.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// A banner, as before iOS 14.
  public static let alert = Self(rawValue: 4)
  /// In the list.
  public static let list = Self(rawValue: 8)
  /// A banner.
  public static let banner = Self(rawValue: 16)
}

/// Sends notices to the user.
///
/// Partly: the user has refused; requests are kept and never shown.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []
  /// Who hears of notices; not kept alive.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// The program's.
  open class func current() -> UNUserNotificationCenter { ProgramCenter.current.center }
  /// Asks nobody: no, at once.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    noteMissing("UNUserNotificationCenter")
    completionHandler(false, nil)
  }
  /// Asks nobody: no.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    noteMissing("UNUserNotificationCenter.requestAuthorization(options:)")
    return false
  }
  /// What the user allows, at once. Nothing to do: the settings say that nothing is authorized.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  /// What the user allows. Nothing to do: the settings say that nothing is authorized.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Keeps a request.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    noteMissing("UNUserNotificationCenter")
    pending.removeAll { $0.identifier == request.identifier }
    pending.append(request)
    completionHandler?(nil)
  }
  /// What was requested, at once.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(pending) }
  /// What was requested.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
  /// Takes requests back.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }
  /// Takes all requests back.
  open func removeAllPendingNotificationRequests() { pending = [] }
  /// What was shown. Nothing to do: no notification was delivered.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }
  /// Nothing to do: no notification was delivered.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Nothing to do: no notification was delivered.
  open func removeAllDeliveredNotifications() {}
  /// What was shown. Nothing to do: no notification was delivered.
  open func deliveredNotifications() async -> [UNNotification] { [] }
  /// Keeps the kinds of notices that have actions.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    noteMissing("UNUserNotificationCenter.setNotificationCategories(_:)")
    self.categories = categories
  }
  /// The kinds that were set, at once.
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { completionHandler(categories) }
  /// The kinds that were set.
  open func notificationCategories() async -> Set<UNNotificationCategory> { categories }
  /// Whether the device can show the extensions of notices: false.
  open var supportsContentExtensions: Bool { false }
  /// Does nothing.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    noteMissing("UNUserNotificationCenter.setBadgeCount(_:withCompletionHandler:)")
    completionHandler?(nil)
  }
}

/// Hears of notices. Every method may be left out.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// How a notice is shown while the program is in use.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// The user has answered a notice.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// The user wants the program's own settings.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Not at all.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// The center of a program.
private final class ProgramCenter: ProgramState {
  let center = UNUserNotificationCenter()
  init(in context: ProgramContext) {}
  static var current: ProgramCenter { ProgramContext.current.state() }
}
