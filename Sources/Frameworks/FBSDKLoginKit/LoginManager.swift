// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Signing in with Facebook: the user cancels, since no server answers.

public import FBSDKCoreKit
internal import MicaFoundation
internal import MicaRaster
public import UIKit

/// How signing in ended.
open class LoginManagerLoginResult: NSObject {
  /// The user's token: nil.
  open var token: AccessToken? { nil }
  /// Whether the user ended it.
  open var isCancelled: Bool { true }
  /// What the user allowed.
  open var grantedPermissions: Set<String> { [] }
  /// What the user didn't allow.
  open var declinedPermissions: Set<String> { [] }
}

/// Signs users in. Partly: no server answers, which is noted once; every call ends as one that the user cancelled.
@MainActor
open class LoginManager: NSObject {
  /// A manager.
  public nonisolated override init() { super.init() }
  /// Signs in: a cancelled result follows.
  open func logIn(
    permissions: [String], from viewController: UIViewController?,
    handler: ((LoginManagerLoginResult?, (any Error)?) -> Void)?
  ) {
    Unsupported.note("FBSDKLoginKit")
    DispatchQueue.main.async { handler?(LoginManagerLoginResult(), nil) }
  }
  /// Signs out. Nothing to do: no one is signed in.
  open func logOut() {}
}

/// Receives the taps of a button.
@MainActor
public protocol LoginButtonDelegate: NSObjectProtocol {
  /// Called when signing in has ended.
  func loginButton(
    _ loginButton: FBLoginButton, didCompleteWith result: LoginManagerLoginResult?,
    error: (any Error)?)
  /// Called when the user has signed out.
  func loginButtonDidLogOut(_ loginButton: FBLoginButton)
}

/// A button for signing in: a plain one, without Facebook's logo.
open class FBLoginButton: UIButton {
  /// Receives the taps; not retained.
  open weak var delegate: (any LoginButtonDelegate)?
  /// What is asked for.
  open var permissions: [String] = []

  /// A button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// A button with a frame that asks for something.
  public convenience init(frame: CGRect = .zero, permissions: [String]) {
    self.init(frame: frame)
    self.permissions = permissions
  }
  /// A button of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    setTitle("Continue with Facebook", for: .normal)
    setTitleColor(.white, for: .normal)
    titleLabel?.font = .boldSystemFont(ofSize: 14)
    backgroundColor = UIColor(red: 0.09, green: 0.47, blue: 0.95, alpha: 1)
    layer.cornerRadius = 3
    addAction(UIAction { [weak self] _ in self?.logIn() }, for: .touchUpInside)
    Unsupported.note("FBLoginButton: Facebook's logo")
  }

  private func logIn() {
    LoginManager().logIn(permissions: permissions, from: nil) { [weak self] result, error in
      guard let self else { return }
      delegate?.loginButton(self, didCompleteWith: result, error: error)
    }
  }
}
