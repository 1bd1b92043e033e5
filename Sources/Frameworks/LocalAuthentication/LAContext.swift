// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who holds the phone: nobody has set a face, a finger or a code.

public import Foundation
internal import MicaFrameworks

/// How the owner is known.
public enum LAPolicy: Int, Sendable {
  /// By a face or a finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By these or a code.
  case deviceOwnerAuthentication
}

/// What a phone knows its owner by.
public enum LABiometryType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// A finger.
  case touchID
  /// A face.
  case faceID
}

/// Why the owner wasn't known.
public struct LAError: Error, Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// It was somebody else.
    case authenticationFailed = -1
    /// The user has given up.
    case userCancel = -2
    /// The user wants to type.
    case userFallback = -3
    /// The system has given up.
    case systemCancel = -4
    /// There is no code.
    case passcodeNotSet = -5
    /// There is no such sensor.
    case biometryNotAvailable = -6
    /// Nobody has set one.
    case biometryNotEnrolled = -7
    /// Too many tries.
    case biometryLockout = -8
    /// The program has given up.
    case appCancel = -9
    /// The context isn't valid any more.
    case invalidContext = -10
    /// A question isn't allowed.
    case notInteractive = -1004

    /// `biometryNotAvailable`, as iOS 10 called it.
    public static let touchIDNotAvailable = Code.biometryNotAvailable
    /// `biometryNotEnrolled`, as iOS 10 called it.
    public static let touchIDNotEnrolled = Code.biometryNotEnrolled
    /// `biometryLockout`, as iOS 10 called it.
    public static let touchIDLockout = Code.biometryLockout
  }
  /// Why.
  public let code: Code
  /// An error.
  public init(_ code: Code) { self.code = code }

  /// It was somebody else.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user has given up.
  public static var userCancel: Code { .userCancel }
  /// The user wants to type.
  public static var userFallback: Code { .userFallback }
  /// The system has given up.
  public static var systemCancel: Code { .systemCancel }
  /// There is no code.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// There is no such sensor.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// Nobody has set one.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// Too many tries.
  public static var biometryLockout: Code { .biometryLockout }
  /// The program has given up.
  public static var appCancel: Code { .appCancel }
  /// The context isn't valid any more.
  public static var invalidContext: Code { .invalidContext }
  /// A question isn't allowed.
  public static var notInteractive: Code { .notInteractive }
}

/// Whether an error has a reason: `case LAError.userCancel`.
public func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }

/// Asks whether the user is the owner.
///
/// Partly: there is no sensor; the answer is no.
open class LAContext: NSObject, @unchecked Sendable {
  /// What the button says that leads to typing; nil for the system's.
  open var localizedFallbackTitle: String?
  /// What the other button says; nil for the system's.
  open var localizedCancelTitle: String?
  /// Why it is asked.
  open var localizedReason = ""
  /// None.
  open var biometryType: LABiometryType { .none }
  /// False.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = NSError(domain: "com.apple.LocalAuthentication", code: -6)
    return false
  }
  /// No, at once.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    noteMissing("LAContext")
    reply(false, LAError(.biometryNotAvailable))
  }
  /// Nothing to do: no evaluation is under way.
  open func invalidate() {}
}
