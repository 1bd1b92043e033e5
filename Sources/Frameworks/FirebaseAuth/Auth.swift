// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Signing in with Firebase.

internal import MicaFoundation
internal import MicaRaster
public import UIKit

/// Signs users in. Partly: no server answers, which is noted once; each call ends with a network error.
open class Auth: NSObject, @unchecked Sendable {
  private static let shared = Auth()
  /// The default app's.
  open class func auth() -> Auth { shared }
  /// An app's.
  open class func auth(app: FirebaseApp) -> Auth { shared }

  /// The user: nil.
  open var currentUser: User? { nil }
  /// The language of letters.
  open var languageCode: String?
  /// The app's token, as the program sets it.
  open var apnsToken: Data?
  /// Uses the device's language for letters. Nothing to do: no letter is sent.
  open func useAppLanguage() {}

  private final class Handle: NSObject, AuthStateDidChangeListenerHandle, @unchecked Sendable {
    var isRemoved = false
  }

  /// Calls a listener once, on the next run-loop iteration, without a user.
  @discardableResult
  open func addStateDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> any AuthStateDidChangeListenerHandle {
    let handle = Handle()
    FirebaseFailure.later { [self] in if !handle.isRemoved { listener(self, nil) } }
    return handle
  }
  /// Removes a listener.
  open func removeStateDidChangeListener(_ handle: any AuthStateDidChangeListenerHandle) {
    (handle as? Handle)?.isRemoved = true
  }

  /// Signs in: an error follows.
  open func signIn(
    withEmail email: String, password: String,
    completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    Self.fail { completion?(nil, $0) }
  }
  /// Signs in: throws an error.
  @discardableResult
  open func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
    throw Self.failure()
  }
  /// Signs in: an error follows.
  open func signIn(
    with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    Self.fail { completion?(nil, $0) }
  }
  /// Signs in: throws an error.
  @discardableResult
  open func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
    throw Self.failure()
  }
  /// Signs in without a name: an error follows.
  open func signInAnonymously(completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {
    Self.fail { completion?(nil, $0) }
  }
  /// Signs in without a name: throws an error.
  @discardableResult
  open func signInAnonymously() async throws -> AuthDataResult { throw Self.failure() }
  /// Makes a user: an error follows.
  open func createUser(
    withEmail email: String, password: String,
    completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    Self.fail { completion?(nil, $0) }
  }
  /// Makes a user: throws an error.
  @discardableResult
  open func createUser(withEmail email: String, password: String) async throws -> AuthDataResult {
    throw Self.failure()
  }
  /// Sends a letter: an error follows.
  open func sendPasswordReset(
    withEmail email: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    Self.fail { completion?($0) }
  }
  /// Sends a letter: throws an error.
  open func sendPasswordReset(withEmail email: String) async throws { throw Self.failure() }
  /// Signs out. Nothing to do: no one is signed in.
  open func signOut() throws {}
  /// Whether a URL is Firebase's: never.
  open func canHandle(_ url: URL) -> Bool { false }

  static func failure() -> NSError {
    Unsupported.note("FirebaseAuth")
    return FirebaseFailure.error(AuthErrorDomain, code: AuthErrorCode.Code.networkError.rawValue)
  }

  static func fail(_ completion: @escaping (NSError) -> Void) {
    let error = failure()
    FirebaseFailure.later { completion(error) }
  }
}
