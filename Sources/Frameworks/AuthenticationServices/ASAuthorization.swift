// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who the user is, by Apple or a page of the web: nobody has an account.

public import Foundation
internal import MicaFrameworks
@_exported public import UIKit

/// Where a screen is shown.
public typealias ASPresentationAnchor = UIWindow

/// Why nobody is known.
public struct ASAuthorizationError: Error, Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = 1000
    /// Given up.
    case canceled
    /// A bad answer.
    case invalidResponse
    /// Nobody took care.
    case notHandled
    /// It failed.
    case failed
  }
  /// Why.
  public let code: Code
  /// An error.
  public init(_ code: Code) { self.code = code }
}

/// What is asked.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

/// What a program wants to know.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// The parts.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A text that comes back.
  open var state: String?
  /// A number that is used once.
  open var nonce: String?
  /// Who it should be.
  open var user: String?
}

/// Who the user is by Apple.
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
  /// Whether somebody is known.
  public enum CredentialState: Int, Sendable {
    /// No more.
    case revoked = 0
    /// Yes.
    case authorized
    /// No.
    case notFound
    /// By another team.
    case transferred
  }
  /// Asks nobody.
  public override init() {}
  /// What is asked.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Nobody is known.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    noteMissing("ASAuthorizationAppleIDProvider.getCredentialState(forUserID:completion:)")
    completion(.notFound, nil)
  }
  /// Somebody is known no more.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")
}

/// A user whom Apple knows.
open class ASAuthorizationAppleIDCredential: NSObject, @unchecked Sendable {
  /// The user's name among others.
  open var user: String { "" }
  /// The user's name.
  open var fullName: PersonNameComponents? { nil }
  /// The user's address.
  open var email: String? { nil }
  /// Proof for a server.
  open var identityToken: Data? { nil }
  /// Proof for a server.
  open var authorizationCode: Data? { nil }
}

/// What is known of a user.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// A part that a program wants to know.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// A part of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user's name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The user's address.
    public static let email = Scope(rawValue: "email")
  }
  /// Who it is.
  open var credential: Any { NSNull() }
}

/// Asks the user.
///
/// Partly: nobody has an account.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  /// Who hears of it; not kept alive.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Who says where; not kept alive.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?
  /// What is asked.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Asks something.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  /// Fails, at once.
  open func performRequests() {
    noteMissing("ASAuthorizationController")
    delegate?.authorizationController(
      controller: self, didCompleteWithError: ASAuthorizationError(.unknown))
  }
}

/// Hears who the user is. Every method may be left out.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Somebody is known.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  /// Nobody is known.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Says where the question is shown.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// "Sign in with Apple": black or white, with round corners of 6 points.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  /// What it says.
  public enum ButtonType: Int, Sendable {
    /// "Sign in with Apple".
    case signIn = 0
    /// "Continue with Apple".
    case `continue`
    /// "Sign up with Apple".
    case signUp
    /// The usual.
    public static let `default` = ButtonType.signIn
  }
  /// How it looks.
  public enum Style: Int, Sendable {
    /// White.
    case white = 0
    /// White with a line.
    case whiteOutline
    /// Black.
    case black
  }
  /// How round its corners are in points.
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
  private let label = UILabel()

  /// A button.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  /// A button.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    setUp(type, style)
  }
  /// "Sign in with Apple", black.
  public override convenience init(frame: CGRect) {
    self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
    self.frame = frame
  }
  /// "Sign in with Apple", black, from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(.signIn, .black)
  }

  private func setUp(_ type: ButtonType, _ style: Style) {
    let words = [
      ButtonType.signIn: "Sign in with Apple", .continue: "Continue with Apple",
      .signUp: "Sign up with Apple",
    ]
    label.text = words[type]
    label.textColor = style == .black ? .white : .black
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 17, weight: .medium)
    label.adjustsFontSizeToFitWidth = true
    label.isUserInteractionEnabled = false
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
    if style == .whiteOutline {
      layer.borderWidth = 1
      layer.borderColor = UIColor.black.cgColor
    }
    addSubview(label)
  }
  /// Places the words.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
  }
  /// 140 × 30.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}

/// Asks a page of the web who the user is; without a network none answers.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  /// Hears where the page went.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// Who says where; not kept alive.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether nothing of it is kept; false by default.
  open var prefersEphemeralWebBrowserSession = false
  private let completion: CompletionHandler
  /// Asks a page.
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) { completion = completionHandler }
  /// False: no page answers.
  @discardableResult open func start() -> Bool {
    noteMissing("ASWebAuthenticationSession")
    completion(nil, ASAuthorizationError(.failed))
    return false
  }
  /// Nothing to do: no request is under way.
  open func cancel() {}
}

/// Says where a page is shown.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
