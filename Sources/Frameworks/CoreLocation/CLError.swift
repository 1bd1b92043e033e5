// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The domain of errors of places: `kCLErrorDomain`.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why no place was told.
public struct CLError: CustomNSError, Hashable, Sendable {
  /// The reason.
  public let code: Code
  /// More of it; empty by default.
  public var errorUserInfo: [String: Any] { info.mapValues { $0 as Any } }
  private let info: [String: any Sendable]

  /// A reason, by Apple's numbers.
  public enum Code: Int, Sendable {
    /// The place isn't known yet.
    case locationUnknown
    /// The user has refused.
    case denied
    /// There is no network, or another failure of it.
    case network
    /// The direction isn't known.
    case headingFailure
    /// Watching regions was refused.
    case regionMonitoringDenied
    /// A region can't be watched.
    case regionMonitoringFailure
    /// Watching regions isn't ready yet.
    case regionMonitoringSetupDelayed
    /// Events of regions are late.
    case regionMonitoringResponseDelayed
    /// No place was found.
    case geocodeFoundNoResult
    /// Only a part of a place was found.
    case geocodeFoundPartialResult
    /// The search was cancelled.
    case geocodeCanceled
    /// Later updates have failed.
    case deferredFailed
    /// The phone isn't moving.
    case deferredNotUpdatingLocation
    /// The accuracy is too low.
    case deferredAccuracyTooLow
    /// The distance doesn't allow it.
    case deferredDistanceFiltered
    /// They were cancelled.
    case deferredCanceled
    /// Beacons can't be looked for.
    case rangingUnavailable
    /// Looking for beacons has failed.
    case rangingFailure
    /// Nobody may be asked.
    case promptDeclined
  }

  /// An error for a reason.
  public init(_ code: Code, userInfo: [String: any Sendable] = [:]) {
    (self.code, info) = (code, userInfo)
  }

  /// `kCLErrorDomain`.
  public static var errorDomain: String { kCLErrorDomain }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
  /// Whether both have one reason.
  public static func == (a: CLError, b: CLError) -> Bool { a.code == b.code }
  /// Feeds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// The place isn't known yet.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user has refused.
  public static var denied: Code { .denied }
  /// There is no network, or another failure of it.
  public static var network: Code { .network }
  /// No place was found.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
}

/// Whether an error has a reason: `catch CLError.denied`.
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
