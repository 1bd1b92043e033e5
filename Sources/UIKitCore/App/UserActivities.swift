// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program is handed by others: activities, quick actions, addresses.

public import Foundation

/// The kind of an activity that opens a page of the web in a program (`webpageURL`).
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A name that a program gives an activity, to delete it by.
public typealias NSUserActivityPersistentIdentifier = String

/// Something that a user did, to go on with elsewhere. Mica hands no activity over: the values are stored.
open class NSUserActivity: NSObject {
  /// The activity's kind, a name in reversed domain form.
  public let activityType: String
  /// A name for the user; nil by default.
  open var title: String?
  /// What the activity needs to go on; nil by default.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are needed to go on; nil, the default, for all.
  open var requiredUserInfoKeys: Set<String>?
  /// The page that does the same in a browser; nil by default.
  open var webpageURL: URL?
  /// The page that led to `webpageURL`; nil by default.
  open var referrerURL: URL?
  /// The program's name for the content that the activity is about; nil by default.
  open var targetContentIdentifier: String?
  /// The name to delete the activity by; nil by default.
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?
  /// Words to find the activity by; none by default.
  open var keywords: Set<String> = []
  /// When the activity may no longer be continued or found; nil, the default, for the system's choice.
  open var expirationDate: Date?
  /// Whether the delegate is asked for the newest state before the activity goes elsewhere; false by default.
  open var needsSave = false
  /// Whether another device may continue the activity; true by default.
  open var isEligibleForHandoff = true
  /// Whether the device's search may find it; false by default.
  open var isEligibleForSearch = false
  /// Whether everybody's search may find it; false by default.
  open var isEligibleForPublicIndexing = false
  /// Whether Siri may suggest it; false by default.
  open var isEligibleForPrediction = false
  /// A phrase that is suggested for a shortcut; nil by default.
  open var suggestedInvocationPhrase: String?
  /// Whether the continuing program may ask for streams; false by default.
  open var supportsContinuationStreams = false
  /// The media catalogue's name for what is shown; nil by default.
  open var externalMediaContentIdentifier: String?
  /// The object that brings the activity up to date; nil by default.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what the activity needs.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this the activity that others may go on with; nobody does.
  open func becomeCurrent() {}
  /// Ends that.
  open func resignCurrent() {}
  /// Ends the activity.
  open func invalidate() {}

  /// Deletes the program's stored activities. None are stored, so the handler is called at once.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }
  /// Deletes stored activities by their names. None are stored, so the handler is called at once.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers identifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping () -> Void
  ) {
    handler()
  }
}

/// What brings an activity up to date. Mica hands no activity over, so no method is called.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The activity's state is about to be stored.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Another device has continued the activity.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  /// The continuing program asks for streams.
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream,
    outputStream: OutputStream)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream,
    outputStream: OutputStream
  ) {}
}

/// What can take an activity's state on: controllers and documents.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring {
  /// Takes an activity's state on.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

/// A quick action of a program's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The action's kind.
  open fileprivate(set) var type: String
  /// Its name for the user.
  open fileprivate(set) var localizedTitle: String
  /// A second line for the user.
  open fileprivate(set) var localizedSubtitle: String?
  /// Its picture.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// What the action needs.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// What a scene must be about to show the action; nil by default.
  open fileprivate(set) var targetContentIdentifier: Any?

  /// An action of a kind with a name.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil)
  }

  /// An action of a kind.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.icon = icon
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
  }
}

/// The picture of a quick action; icons are shown nowhere.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The system's pictures.
  public enum IconType: Int, Sendable {
    /// A pen on paper.
    case compose = 0
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// A plus.
    case add
    /// A pin.
    case location
    /// A magnifying glass.
    case search
    /// An arrow out of a box.
    case share
    /// A forbidden sign.
    case prohibit
    /// A person.
    case contact
    /// A house.
    case home
    /// A pin on a map.
    case markLocation
    /// A heart.
    case favorite
    /// A heart in a circle.
    case love
    /// A cloud.
    case cloud
    /// An envelope.
    case invitation
    /// A tick.
    case confirmation
    /// An envelope.
    case mail
    /// A speech bubble.
    case message
    /// A day.
    case date
    /// A clock.
    case time
    /// A camera.
    case capturePhoto
    /// A film camera.
    case captureVideo
    /// A list.
    case task
    /// A list with a tick.
    case taskCompleted
    /// A bell.
    case alarm
    /// A book.
    case bookmark
    /// Crossed arrows.
    case shuffle
    /// Two speakers.
    case audio
    /// An arrow in a circle.
    case update
  }
  /// One of the system's.
  public convenience init(type: IconType) { self.init() }
  /// A picture of the program.
  public convenience init(templateImageName: String) { self.init() }
  /// A symbol.
  public convenience init(systemImageName: String) { self.init() }
}

/// An address that a scene is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  init(url: URL) { self.url = url }
}

/// A quick action whose values a program may change.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The action's kind.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// Its name for the user.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// A second line for the user.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// Its picture.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// What the action needs.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// What a scene must be about to show the action; nil by default.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}
