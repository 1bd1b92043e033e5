// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program is handed by others: activities, quick actions, addresses.

public import Foundation

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
  /// What the action needs.
  public let userInfo: [String: any NSSecureCoding]?

  /// An action of a kind.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
  }
}

/// An address that a scene is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  init(url: URL) { self.url = url }
}
