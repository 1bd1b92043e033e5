// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Firebase's users: no one is signed in, since no server answers.

@_exported public import FirebaseCore
internal import MicaFoundation
internal import MicaRaster
public import UIKit

/// The domain of errors.
public let AuthErrorDomain = "FIRAuthErrorDomain"

/// Why a call failed.
public struct AuthErrorCode: Error, Sendable, CustomNSError {
  /// Reasons by their numbers.
  public enum Code: Int, Sendable {
    /// The password is another one.
    case wrongPassword = 17009
    /// The address is none.
    case invalidEmail = 17008
    /// The address has a user already.
    case emailAlreadyInUse = 17007
    /// There is no such user.
    case userNotFound = 17011
    /// The password is too weak.
    case weakPassword = 17026
    /// The user has to sign in again.
    case requiresRecentLogin = 17014
    /// The credential is wrong.
    case invalidCredential = 17004
    /// The user is switched off.
    case userDisabled = 17005
    /// There were too many tries.
    case tooManyRequests = 17010
    /// The way isn't allowed.
    case operationNotAllowed = 17006
    /// The network didn't answer.
    case networkError = 17020
    /// For another reason.
    case internalError = 17999
  }
  /// The reason.
  public let code: Code
  /// The error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The error of a reason's number; nil if there is none.
  public init?(rawValue: Int) {
    guard let code = Code(rawValue: rawValue) else { return nil }
    self.code = code
  }
  /// The domain.
  public static var errorDomain: String { AuthErrorDomain }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
  /// The network didn't answer.
  public static let networkError = Code.networkError
  /// The password is another one.
  public static let wrongPassword = Code.wrongPassword
  /// The address has a user already.
  public static let emailAlreadyInUse = Code.emailAlreadyInUse
  /// There is no such user.
  public static let userNotFound = Code.userNotFound
  /// The address is none.
  public static let invalidEmail = Code.invalidEmail
  /// The password is too weak.
  public static let weakPassword = Code.weakPassword
  /// The user has to sign in again.
  public static let requiresRecentLogin = Code.requiresRecentLogin
}

/// What a user signs in with.
open class AuthCredential: NSObject, @unchecked Sendable {
  /// Who vouches for it.
  public let provider: String
  init(provider: String) { self.provider = provider }
}

/// Credentials of other services.
open class OAuthProvider: NSObject {
  /// A credential of a service.
  open class func credential(withProviderID id: String, idToken: String, rawNonce: String?)
    -> AuthCredential
  { AuthCredential(provider: id) }
  /// A credential of a service.
  open class func credential(withProviderID id: String, accessToken: String) -> AuthCredential {
    AuthCredential(provider: id)
  }
  /// A credential of Apple's.
  open class func appleCredential(
    withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
  ) -> AuthCredential { AuthCredential(provider: "apple.com") }
}

/// Credentials of Google's.
open class GoogleAuthProvider: NSObject {
  /// A credential.
  open class func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential {
    AuthCredential(provider: "google.com")
  }
}

/// Credentials of Facebook's.
open class FacebookAuthProvider: NSObject {
  /// A credential.
  open class func credential(withAccessToken accessToken: String) -> AuthCredential {
    AuthCredential(provider: "facebook.com")
  }
}

/// Credentials of addresses.
open class EmailAuthProvider: NSObject {
  /// A credential.
  open class func credential(withEmail email: String, password: String) -> AuthCredential {
    AuthCredential(provider: "password")
  }
}

/// Who a user is to a service.
public protocol UserInfo: NSObjectProtocol {
  /// The service.
  var providerID: String { get }
  /// The user's identifier.
  var uid: String { get }
  /// The user's name.
  var displayName: String? { get }
  /// The user's picture.
  var photoURL: URL? { get }
  /// The user's address.
  var email: String? { get }
  /// The user's number.
  var phoneNumber: String? { get }
}

/// A user; Mica has none, so that programs never receive one.
open class User: NSObject, UserInfo, @unchecked Sendable {
  /// The service.
  open var providerID: String { "Firebase" }
  /// The user's identifier.
  open var uid: String { "" }
  /// The user's name.
  open var displayName: String? { nil }
  /// The user's picture.
  open var photoURL: URL? { nil }
  /// The user's address.
  open var email: String? { nil }
  /// The user's number.
  open var phoneNumber: String? { nil }
  /// Whether the user has no name.
  open var isAnonymous: Bool { true }
  /// Whether the address is the user's.
  open var isEmailVerified: Bool { false }
  /// Who the user is to services.
  open var providerData: [any UserInfo] { [] }

  /// Asks for a token: an error follows.
  open func getIDToken(completion: ((String?, (any Error)?) -> Void)? = nil) {
    Auth.fail { completion?(nil, $0) }
  }
  /// Removes the user: an error follows.
  open func delete(completion: (((any Error)?) -> Void)? = nil) { Auth.fail { completion?($0) } }
  /// Reads the user anew: an error follows.
  open func reload(completion: (((any Error)?) -> Void)? = nil) { Auth.fail { completion?($0) } }
  /// Changes the password: an error follows.
  open func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {
    Auth.fail { completion?($0) }
  }
  /// Changes the address: an error follows.
  open func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {
    Auth.fail { completion?($0) }
  }
  /// Sends a letter: an error follows.
  open func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) {
    Auth.fail { completion?($0) }
  }
  /// Adds a credential: an error follows.
  open func link(
    with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    Auth.fail { completion?(nil, $0) }
  }
  /// Signs the user in again: an error follows.
  open func reauthenticate(
    with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {
    Auth.fail { completion?(nil, $0) }
  }
  /// Begins to change name and picture.
  open func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest() }
}

/// A change of a user's name and picture.
open class UserProfileChangeRequest: NSObject {
  /// The new name.
  open var displayName: String?
  /// The new picture.
  open var photoURL: URL?
  /// Sends the change: an error follows.
  open func commitChanges(completion: (((any Error)?) -> Void)? = nil) {
    Auth.fail { completion?($0) }
  }
}

/// Who signed in.
open class AuthDataResult: NSObject, @unchecked Sendable {
  /// The user.
  public let user: User
  /// The credential.
  open var credential: AuthCredential? { nil }
  init(user: User) { self.user = user }
}

/// What removes a listener.
public protocol AuthStateDidChangeListenerHandle: NSObjectProtocol {}
