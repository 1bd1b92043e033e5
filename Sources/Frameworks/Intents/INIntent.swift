// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program tells Siri that it can do. Mica has no Siri: it drops donations, and notes them.

public import Foundation
internal import MicaFrameworks
public import UIKit

/// Something that the user asks a program to do.
open class INIntent: NSObject, @unchecked Sendable {
  /// The number of the intent among those of the program; nil by default.
  open var identifier: String? { nil }
  /// A name for it in a list; nil by default.
  open var intentDescription: String? { nil }
  /// What Siri says to have it repeated; nil by default.
  open var suggestedInvocationPhrase: String?
  private var images: [String: INImage] = [:]

  /// An intent without values.
  public override init() {}

  /// Sets the picture of a value.
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {
    images[parameterName] = image
  }

  /// The picture of a value; nil for none.
  open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }

  /// The picture of a value: that of the first parameter, by name, that has one.
  open func keyImage() -> INImage? { images.min { $0.key < $1.key }?.value }
}

/// What a program answers to an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// What the user was doing; nil by default.
  open var userActivity: NSUserActivity?
  /// A response without values.
  public override init() {}
}

/// How far the handling of an intent has come.
public enum INIntentHandlingStatus: Int, Sendable {
  /// The value is not given.
  case unspecified = 0
  /// It can begin.
  case ready
  /// It goes on.
  case inProgress
  /// It was done.
  case success
  /// It failed.
  case failure
  /// The program itself does it.
  case deferredToApplication
  /// The user has to agree.
  case userConfirmationRequired
}

/// Who began something.
public enum INInteractionDirection: Int, Sendable {
  /// The value is not given.
  case unspecified = 0
  /// The user.
  case outgoing
  /// Another person or the system.
  case incoming
}

/// Something that the user has done with a program, which Siri may suggest.
open class INInteraction: NSObject, @unchecked Sendable {
  /// What was done.
  public let intent: INIntent
  /// What the program answered.
  public let intentResponse: INIntentResponse?
  /// How far it came.
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  /// Who began it; `.unspecified` by default.
  open var direction = INInteractionDirection.unspecified
  /// When; nil by default.
  open var dateInterval: DateInterval?
  /// What it is deleted by.
  open var identifier = UUID().uuidString
  /// What several are deleted by; nil by default.
  open var groupIdentifier: String?

  /// An interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }

  /// Offers it to Siri: it is dropped.
  open func donate(completion: (((any Error)?) -> Void)? = nil) {
    noteMissing("INInteraction.donate(completion:)")
    completion?(nil)
  }

  /// Offers it to Siri: it is dropped.
  open func donate() async throws { noteMissing("INInteraction.donate(completion:)") }

  /// Nothing to do: what was offered is dropped.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }

  /// Nothing to do: what was offered is dropped.
  open class func delete(
    with identifiers: [String], completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }

  /// Nothing to do: what was offered is dropped.
  open class func delete(
    with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
}

/// Handles intents in an extension of a program.
open class INExtension: NSObject {
  /// An extension.
  public override init() {}
  /// The object that handles an intent: the extension itself.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// Whether the program may be asked by Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The device does not let the user allow it.
  case restricted
  /// Refused.
  case denied
  /// Allowed.
  case authorized
}

/// What the user allows Siri.
open class INPreferences: NSObject {
  /// Denied.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  /// Answers that the user denies it. The user is not asked.
  open class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) {
    noteMissing("INPreferences.requestSiriAuthorization(_:)")
    handler(.denied)
  }
  /// American English.
  open class func siriLanguageCode() -> String { "en-US" }
}
