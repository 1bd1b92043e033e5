// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be done with things that are shared.

public import Foundation

/// Something that can be done with things that are shared. Subclasses say what.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Where an activity stands.
  public enum Category: Int, Sendable {
    /// Among what is done with the things.
    case action = 0
    /// Among whom they are given to.
    case share
  }

  /// What tells activities apart.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A type by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A type by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Facebook.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// Twitter.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// Weibo.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// Messages.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// A printer.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// The pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// A contact.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// The user's photos.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The reading list.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Flickr.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// Vimeo.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// Tencent Weibo.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// Other devices.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Books.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// A page.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// A shared experience.
    public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
    /// The home screen.
    public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
    /// An invitation with a link.
    public static let collaborationInviteWithLink = Self(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// A link to share.
    public static let collaborationCopyLink = Self(
      "com.apple.UIKit.activity.CollaborationCopyLink")
  }

  /// Where activities of the class stand; among the actions by default.
  open class var activityCategory: Category { .action }
  /// What tells it apart; nil by default.
  open var activityType: ActivityType? { nil }
  /// What it is called; nil by default.
  open var activityTitle: String? { nil }
  /// Its picture; nil by default.
  open var activityImage: UIImage? { nil }
  /// Whether it can do something with the things; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Is given the things before it begins.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// What it shows in place of `perform()`; nil by default.
  open var activityViewController: UIViewController? { nil }
  /// Does it; ends by `activityDidFinish(_:)`.
  open func perform() { activityDidFinish(true) }
  /// Ends it.
  open func activityDidFinish(_ completed: Bool) {
    finished?(completed)
    finished = nil
  }

  var finished: ((Bool) -> Void)?

  /// An activity.
  public override init() {}
}

/// Makes a thing to share when it is known what for.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for the thing before.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  /// The thing.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of a message with the thing; empty by default.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The uniform type of the thing; empty by default.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A small picture of the thing; `nil` by default.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// Empty.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// Empty.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  /// `nil`.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// A thing to share that is made when it is needed.
@preconcurrency @MainActor
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  /// What stands for the thing before.
  public nonisolated(unsafe) let placeholderItem: Any?
  /// What it is made for; nil until then.
  open private(set) var activityType: UIActivity.ActivityType?
  /// The thing; the placeholder by default.
  open var item: Any { placeholderItem ?? NSNull() }
  /// A provider.
  public nonisolated init(placeholderItem: Any) { self.placeholderItem = placeholderItem }
}
