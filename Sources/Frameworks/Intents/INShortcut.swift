// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shortcuts that the user has a phrase for: there are none.

public import Foundation
internal import MicaFrameworks
public import UIKit

/// Something that a phrase does.
open class INShortcut: NSObject, @unchecked Sendable {
  /// The intent; nil for an activity.
  public let intent: INIntent?
  /// The activity; nil for an intent.
  public let userActivity: NSUserActivity?

  /// A shortcut for an intent.
  public init?(intent: INIntent) { (self.intent, userActivity) = (intent, nil) }

  /// A shortcut for an activity.
  public init(userActivity: NSUserActivity) { (intent, self.userActivity) = (nil, userActivity) }
}

/// A shortcut with the user's phrase.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  /// What it is found by.
  public let identifier: UUID
  /// The phrase.
  public let invocationPhrase: String
  /// What it does.
  public let shortcut: INShortcut

  init(_ phrase: String, _ shortcut: INShortcut) {
    (identifier, invocationPhrase, self.shortcut) = (UUID(), phrase, shortcut)
  }
}

/// The user's shortcuts.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  /// The only one.
  public static let shared = INVoiceShortcutCenter()

  /// The user's shortcuts with this program: none, at once.
  open func getAllVoiceShortcuts(
    completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    noteMissing("INVoiceShortcutCenter")
    completion([], nil)
  }

  /// A shortcut of an identifier: none, at once.
  open func getVoiceShortcut(
    with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    noteMissing("INVoiceShortcutCenter")
    completion(nil, nil)
  }

  /// Suggests shortcuts: they are dropped.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    noteMissing("INVoiceShortcutCenter")
  }
}

/// A shortcut for watches and widgets.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
  /// What it does.
  public let shortcut: INShortcut
  /// The widget that it is for; nil by default.
  open var widgetKind: String?
  /// A shortcut.
  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

/// The program's shortcuts for watches and widgets.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  /// The only one.
  public static let `default` = INRelevantShortcutStore()
  /// Sets the shortcuts: they are dropped.
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    noteMissing("INRelevantShortcutStore")
    completionHandler?(nil)
  }
}

/// Whether the user is in a focus.
open class INFocusStatus: NSObject, @unchecked Sendable {
  /// Whether a focus is on; false.
  open var isFocused: Bool? { false }
}

/// Whether a program may know of the user's focus.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The device does not let the user allow it.
  case restricted
  /// Refused.
  case denied
  /// Allowed.
  case authorized
}

/// Tells whether the user is in a focus.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  /// The only one.
  public static let `default` = INFocusStatusCenter()
  /// No focus.
  open var focusStatus: INFocusStatus { INFocusStatus() }
  /// Denied.
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }
  /// Answers that the user denies it. The user is not asked.
  open func requestAuthorization(
    completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    noteMissing("INFocusStatusCenter")
    completionHandler?(.denied)
  }
}
