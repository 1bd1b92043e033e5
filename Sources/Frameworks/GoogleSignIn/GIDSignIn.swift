// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Signing in with Google: the user cancels, since no server answers.

internal import MicaFoundation
internal import MicaRaster
public import UIKit

/// The domain of errors.
public let kGIDSignInErrorDomain = "com.google.GIDSignIn"

/// Why signing in failed.
public struct GIDSignInError: Error, Sendable, CustomNSError {
  /// Reasons by their numbers.
  public enum Code: Int, Sendable {
    /// For another reason.
    case unknown = -1
    /// The keychain can't be read.
    case keychain = -2
    /// No one has signed in before.
    case hasNoAuthInKeychain = -4
    /// The user ended it.
    case canceled = -5
  }
  /// The reason.
  public let code: Code
  /// The domain.
  public static var errorDomain: String { kGIDSignInErrorDomain }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// What an app signs in with.
open class GIDConfiguration: NSObject {
  /// The app's identifier.
  public let clientID: String
  /// The server's identifier.
  public let serverClientID: String?
  /// A configuration of an app.
  public convenience init(clientID: String) { self.init(clientID: clientID, serverClientID: nil) }
  /// A configuration of an app and its server.
  public init(clientID: String, serverClientID: String?) {
    (self.clientID, self.serverClientID) = (clientID, serverClientID)
  }
}

/// A token of a user.
open class GIDToken: NSObject {
  /// The token.
  open var tokenString: String { "" }
  /// When it ends.
  open var expirationDate: Date? { nil }
}

/// Who a user is.
open class GIDProfileData: NSObject {
  /// The name.
  open var name: String { "" }
  /// The given name.
  open var givenName: String? { nil }
  /// The family name.
  open var familyName: String? { nil }
  /// The address.
  open var email: String { "" }
  /// Whether there is a picture.
  open var hasImage: Bool { false }
  /// The picture.
  open func imageURL(withDimension dimension: UInt) -> URL? { nil }
}

/// A user; Mica has none, so that programs never receive one.
open class GIDGoogleUser: NSObject {
  /// The identifier.
  open var userID: String? { nil }
  /// Who the user is.
  open var profile: GIDProfileData? { nil }
  /// The token of calls.
  open var accessToken: GIDToken { GIDToken() }
  /// The token that says who the user is.
  open var idToken: GIDToken? { nil }
  /// The token of new tokens.
  open var refreshToken: GIDToken { GIDToken() }
  /// What the user allowed.
  open var grantedScopes: [String]? { nil }
}

/// Who signed in.
open class GIDSignInResult: NSObject {
  /// The user.
  open var user: GIDGoogleUser { GIDGoogleUser() }
  /// The code for the server.
  open var serverAuthCode: String? { nil }
}

/// Signs users in. Partly: no server answers, which is noted once; every call ends as one that the user cancelled.
@MainActor
open class GIDSignIn: NSObject {
  /// The program's.
  public static let sharedInstance = GIDSignIn()
  /// What the app signs in with.
  open var configuration: GIDConfiguration?
  /// The user: nil.
  open var currentUser: GIDGoogleUser? { nil }

  /// Whether someone has signed in before: never.
  open func hasPreviousSignIn() -> Bool { false }
  /// Signs in the last user: an error follows.
  open func restorePreviousSignIn(
    completion: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completion?(nil, GIDSignInError(code: .hasNoAuthInKeychain)) }
  }
  /// Signs in: an error follows.
  open func signIn(
    withPresenting presentingViewController: UIViewController, hint: String? = nil,
    additionalScopes: [String]? = nil,
    completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
  ) {
    Unsupported.note("GoogleSignIn")
    DispatchQueue.main.async { completion?(nil, GIDSignInError(code: .canceled)) }
  }
  /// Signs in: throws an error.
  open func signIn(
    withPresenting presentingViewController: UIViewController
  ) async throws -> GIDSignInResult {
    Unsupported.note("GoogleSignIn")
    throw GIDSignInError(code: .canceled)
  }
  /// Signs out. Nothing to do: no one is signed in.
  open func signOut() {}
  /// Takes back what the user allowed. Nothing to do: no one is signed in.
  open func disconnect(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Whether a URL is Google's: never. Nothing to do: no URL is Google's.
  @discardableResult
  open func handle(_ url: URL) -> Bool { false }
}

/// How a button appears.
public enum GIDSignInButtonStyle: Int, Sendable {
  /// With a title.
  case standard
  /// With a longer title.
  case wide
  /// With the logo alone.
  case iconOnly
}

/// The colours of a button.
public enum GIDSignInButtonColorScheme: Int, Sendable {
  /// Blue.
  case dark
  /// White.
  case light
}

/// A button for signing in: a plain one, without Google's logo.
open class GIDSignInButton: UIControl {
  private let title = UILabel()
  /// How it appears.
  open var style = GIDSignInButtonStyle.standard { didSet { invalidateIntrinsicContentSize() } }
  /// Its colours.
  open var colorScheme = GIDSignInButtonColorScheme.light { didSet { setColors() } }

  /// A button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// A button of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    title.text = "Sign in"
    title.font = .systemFont(ofSize: 14, weight: .medium)
    title.textAlignment = .center
    title.frame = bounds
    title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.cornerRadius = 2
    addSubview(title)
    setColors()
    Unsupported.note("GIDSignInButton: Google's logo")
  }

  private func setColors() {
    let isDark = colorScheme == .dark
    backgroundColor = isDark ? UIColor(red: 0.26, green: 0.52, blue: 0.96, alpha: 1) : .white
    title.textColor = isDark ? .white : .gray
  }

  /// 48 points high, and as wide as its style.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: style == .iconOnly ? 48 : style == .wide ? 312 : 230, height: 48)
  }
}
