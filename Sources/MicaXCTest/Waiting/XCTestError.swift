// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Errors of waits.

/// The domain of the errors of waits.
public let XCTestErrorDomain = "com.apple.XCTestErrorDomain"

/// An error of a wait.
public struct XCTestError: CustomNSError, Hashable, Sendable {
  /// Why a wait failed.
  public enum Code: Int, Sendable {
    /// The limit came before all expectations were fulfilled.
    case timeoutWhileWaiting = 0
    /// Something else went wrong.
    case failureWhileWaiting = 1
  }

  /// Why the wait failed.
  public let code: Code

  /// An error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The limit came before all expectations were fulfilled.
  public static let timeoutWhileWaiting = Code.timeoutWhileWaiting
  /// Something else went wrong.
  public static let failureWhileWaiting = Code.failureWhileWaiting

  /// The domain.
  public static var errorDomain: String { XCTestErrorDomain }
  /// The code's number.
  public var errorCode: Int { code.rawValue }
}
