// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Firebase's messages: none arrive.

@_exported public import FirebaseCore
internal import MicaRaster
public import UIKit

/// Receives tokens.
public protocol MessagingDelegate: NSObjectProtocol {
  /// Called with a token; never, without a server.
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}

extension MessagingDelegate {
  /// Does nothing.
  public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}

/// What a received message led to.
open class MessagingMessageInfo: NSObject {}

/// The kind of a device's token.
public enum MessagingAPNSTokenType: Int, Sendable {
  /// Not known.
  case unknown
  /// Of a development build.
  case sandbox
  /// Of the store.
  case prod
}

/// Receives messages. Partly: no server sends any, which is noted once.
open class Messaging: NSObject, @unchecked Sendable {
  private static let shared = Messaging()
  /// The program's receiver.
  open class func messaging() -> Messaging { shared }

  /// Receives tokens; not retained.
  open weak var delegate: (any MessagingDelegate)?
  /// The device's token, as the program sets it.
  open var apnsToken: Data?
  /// The server's token: nil.
  open var fcmToken: String? { nil }
  /// Whether a token is asked for by itself.
  open var isAutoInitEnabled = true

  /// Asks for a token: an error follows.
  open func token(completion: @escaping (String?, (any Error)?) -> Void) {
    fail { completion(nil, $0) }
  }
  /// Asks for a token: throws an error.
  open func token() async throws -> String { throw failure() }
  /// Forgets the token: an error follows.
  open func deleteToken(completion: @escaping ((any Error)?) -> Void) { fail(completion) }
  /// Joins a topic: an error follows.
  open func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
    fail { completion?($0) }
  }
  /// Leaves a topic: an error follows.
  open func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
    fail { completion?($0) }
  }
  /// Sets the device's token.
  open func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) {
    self.apnsToken = apnsToken
  }
  /// Takes a message that the program received. Nothing to do: no message is counted.
  @discardableResult
  open func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo {
    MessagingMessageInfo()
  }

  private func failure() -> NSError {
    Unsupported.note("FirebaseMessaging")
    return FirebaseFailure.error("com.google.fcm", code: 501)
  }

  private func fail(_ completion: @escaping (NSError) -> Void) {
    let error = failure()
    FirebaseFailure.later { completion(error) }
  }
}
