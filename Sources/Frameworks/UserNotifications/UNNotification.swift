// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a notice says, and when. Values.

public import Foundation

/// A sound of a notice.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The name of its file; nil for the system's.
  public let name: UNNotificationSoundName?
  /// The sound of a file.
  public init(named name: UNNotificationSoundName) { self.name = name }
  private override init() { name = nil }
  /// The system's.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  /// The system's for what can't wait.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file beside a notice.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Where it lies.
  public let url: URL
  /// A file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, url) = (identifier, URL)
  }
}

/// What a notice says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate var values = ContentValues()
  /// The first line; empty by default.
  open var title: String { values.title }
  /// The second line; empty by default.
  open var subtitle: String { values.subtitle }
  /// The text; empty by default.
  open var body: String { values.body }
  /// The number at the icon; nil leaves it.
  open var badge: NSNumber? { values.badge }
  /// The sound; nil for none.
  open var sound: UNNotificationSound? { values.sound }
  /// The program's own; empty by default.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// Which actions it has; empty by default.
  open var categoryIdentifier: String { values.category }
  /// What it is grouped by; empty by default.
  open var threadIdentifier: String { values.thread }
  /// Files beside it.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The picture that the program is begun with from it; empty by default.
  open var launchImageName: String { values.launchImage }
  /// How far the notice may disturb the user; active by default.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruption }
  /// How important the notice is among the program's, from 0, the default, to 1.
  open var relevanceScore: Double { values.relevance }
  /// The scene that the notice opens; `nil` by default.
  open var targetContentIdentifier: String? { values.target }
  /// What the notice says to the user's filters of a focus; `nil` by default.
  open var filterCriteria: String? { values.filter }
  /// Itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// One that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }
}

private struct ContentValues {
  var (title, subtitle, body, category, thread, launchImage) = ("", "", "", "", "", "")
  var badge: NSNumber?
  var sound: UNNotificationSound?
  var userInfo: [AnyHashable: Any] = [:]
  var attachments: [UNNotificationAttachment] = []
  var interruption = UNNotificationInterruptionLevel.active
  var relevance = 0.0
  var target: String?
  var filter: String?
}

/// What a notice will say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The picture that the program is begun with from it.
  open override var launchImageName: String {
    get { values.launchImage }
    set { values.launchImage = newValue }
  }
  /// How far the notice may disturb the user.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruption }
    set { values.interruption = newValue }
  }
  /// How important the notice is among the program's, from 0 to 1.
  open override var relevanceScore: Double {
    get { values.relevance }
    set { values.relevance = newValue }
  }
  /// The scene that the notice opens.
  open override var targetContentIdentifier: String? {
    get { values.target }
    set { values.target = newValue }
  }
  /// What the notice says to the user's filters of a focus.
  open override var filterCriteria: String? {
    get { values.filter }
    set { values.filter = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number at the icon.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// The program's own.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// Which actions it has.
  open override var categoryIdentifier: String {
    get { values.category }
    set { values.category = newValue }
  }
  /// What it is grouped by.
  open override var threadIdentifier: String {
    get { values.thread }
    set { values.thread = newValue }
  }
  /// Files beside it.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
}

/// When a notice is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is shown again and again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// After a while.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// In seconds.
  public let timeInterval: TimeInterval
  /// A trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// When the calendar says so.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What of the date must fit.
  public let dateComponents: DateComponents
  /// A trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// The next date that fits; nil without one.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notice that is to be shown.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When; nil for now.
  public let trigger: UNNotificationTrigger?
  /// A request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.trigger) = (identifier, trigger)
    self.content = content
  }
}

/// A notice that was shown; none ever is.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) { (self.date, self.request) = (date, request) }
}

/// The user's answer to a notice.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notice.
  public let notification: UNNotification
  /// The action.
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// The user's answer to a notice, with a text. Mica shows no notices, so programs never receive one.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText: String
  init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}

/// The notice itself was tapped.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The notice was put away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// How an action behaves.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Only by the phone's owner.
  public static let authenticationRequired = Self(rawValue: 1)
  /// Destroys something.
  public static let destructive = Self(rawValue: 2)
  /// Brings the program up.
  public static let foreground = Self(rawValue: 4)
}

/// Something that can be done with a notice.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// What it is called.
  public let title: String
  /// How it behaves.
  public let options: UNNotificationActionOptions
  /// An action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options, icon) = (identifier, title, options, nil)
  }
  /// The picture beside the title; `nil` for none.
  public let icon: UNNotificationActionIcon?
  /// An action with a picture.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) {
    (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
  }
}

/// The picture of an action. Mica shows no notifications, so it is not drawn.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  /// A picture of the program's bundle.
  public init(templateImageName: String) {}
  /// A symbol.
  public init(systemImageName: String) {}
}

/// An action for which the user writes a text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// What stands in the empty field.
  public let textInputPlaceholder: String
  /// An action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: nil)
  }
  /// An action with a picture.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// How a kind of notices behaves.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Tells when it is put away.
  public static let customDismissAction = Self(rawValue: 1)
  /// In cars.
  public static let allowInCarPlay = Self(rawValue: 2)
}

/// A kind of notices, with its actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Its actions.
  public let actions: [UNNotificationAction]
  /// A kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) { (self.identifier, self.actions) = (identifier, actions) }
  /// A kind, with what stands for a text that is hidden. Nothing is shown of it.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      options: options)
  }
  /// A kind, with what stands for a text that is hidden, and for many. Nothing is shown of it.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      options: options)
  }
}

extension NSString {
  /// The text of a key in the program's tables, filled with values, in the user's language.
  public class func localizedUserNotificationString(
    forKey key: String, arguments: [Any]?
  ) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    return String(format: format, arguments: (arguments ?? []).compactMap { $0 as? any CVarArg })
  }
}
