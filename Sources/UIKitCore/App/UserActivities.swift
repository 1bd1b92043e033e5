// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program is handed by others: activities, quick actions, addresses.

public import Foundation

/// The kind of an activity that opens a page of the web in a program (`webpageURL`).
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that a user did, to go on with elsewhere. Nothing hands activities over here.
open class NSUserActivity: NSObject {
  /// The activity's kind, a name in reversed domain form.
  public let activityType: String
  /// A name for the user; nil by default.
  open var title: String?
  /// What the activity needs to go on; nil by default.
  open var userInfo: [AnyHashable: Any]?
  /// The page that does the same in a browser; nil by default.
  open var webpageURL: URL?

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
  public let type: String
  /// Its name for the user.
  public let localizedTitle: String
  /// A second line for the user.
  public let localizedSubtitle: String?
  /// Its picture.
  public let icon: UIApplicationShortcutIcon?
  /// What the action needs.
  public let userInfo: [String: any NSSecureCoding]?

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
