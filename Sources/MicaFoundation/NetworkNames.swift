// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Names about networks that Foundation on Linux lacks or forbids. Mica has no network: none of them is ever met.

public import Foundation

/// The way of asking whether a server is trusted.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The way of asking for a certificate of the program's.
public let NSURLAuthenticationMethodClientCertificate =
  "NSURLAuthenticationMethodClientCertificate"
/// The key of an error's data with which a download goes on.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLError {
  /// Why a network isn't used.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// It is a phone's.
    case cellular
    /// It costs money.
    case expensive
    /// The user saves data.
    case constrained
  }

  /// Why the network wasn't used: nil.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

/// Bits of options.
public typealias CFOptionFlags = UInt
