// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Exposure notifications on a device that has none: each question ends with `ENError.unsupported`.

public import Dispatch
public import Foundation
internal import MicaFrameworks

/// Called when a question is answered.
public typealias ENErrorHandler = ((any Error)?) -> Void
/// Receives keys.
public typealias ENGetDiagnosisKeysHandler = ([ENTemporaryExposureKey]?, (any Error)?) -> Void
/// Receives the keys that became available.
public typealias ENDiagnosisKeysAvailableHandler = ([ENTemporaryExposureKey]) -> Void
/// Receives a summary.
public typealias ENDetectExposuresHandler = (ENExposureDetectionSummary?, (any Error)?) -> Void
/// Receives exposures.
public typealias ENGetExposureInfoHandler = ([ENExposureInfo]?, (any Error)?) -> Void
/// Receives windows.
public typealias ENGetExposureWindowsHandler = ([ENExposureWindow]?, (any Error)?) -> Void
/// Receives whether the user traveled.
public typealias ENGetUserTraveledHandler = (Bool, (any Error)?) -> Void
/// Called in the background.
public typealias ENActivityHandler = (ENActivityFlags) -> Void

/// Manages exposure notifications.
///
/// Partly: the device has none. Each call is noted and ends with `ENError.unsupported`.
open class ENManager: NSObject, @unchecked Sendable {
  /// The queue of the handlers; main by default.
  open var dispatchQueue = DispatchQueue.main
  /// Called once when the manager is invalidated.
  open var invalidationHandler: (() -> Void)?
  /// Stored; never called.
  open var diagnosisKeysAvailableHandler: ENDiagnosisKeysAvailableHandler?
  /// Stored; never called.
  open var activityHandler: ENActivityHandler?

  /// Always `unknown`: no one was asked.
  open class var authorizationStatus: ENAuthorizationStatus { .unknown }
  /// Always `disabled`.
  open var exposureNotificationStatus: ENStatus { .disabled }
  /// Always false.
  open var exposureNotificationEnabled: Bool { false }

  /// Ends with `ENError.unsupported`.
  open func activate(completionHandler completion: @escaping ENErrorHandler) {
    answer { completion($0) }
  }

  /// Calls the invalidation handler.
  open func invalidate() {
    let handler = invalidationHandler
    invalidationHandler = nil
    handler?()
  }

  /// Ends with `ENError.unsupported`.
  open func setExposureNotificationEnabled(
    _ enabled: Bool, completionHandler completion: @escaping ENErrorHandler
  ) { answer { completion($0) } }

  /// Ends with `ENError.unsupported`.
  open func getDiagnosisKeys(completionHandler completion: @escaping ENGetDiagnosisKeysHandler) {
    answer { completion(nil, $0) }
  }

  /// Ends with `ENError.unsupported`.
  open func getTestDiagnosisKeys(
    completionHandler completion: @escaping ENGetDiagnosisKeysHandler
  ) { answer { completion(nil, $0) } }

  /// Ends with `ENError.unsupported`.
  @discardableResult
  open func detectExposures(
    configuration: ENExposureConfiguration, diagnosisKeyURLs: [URL],
    completionHandler completion: @escaping ENDetectExposuresHandler
  ) -> Progress {
    answer { completion(nil, $0) }
    return Progress(totalUnitCount: 1)
  }

  /// Ends with `ENError.unsupported`.
  @discardableResult
  open func detectExposures(
    configuration: ENExposureConfiguration,
    completionHandler completion: @escaping ENDetectExposuresHandler
  ) -> Progress {
    detectExposures(
      configuration: configuration, diagnosisKeyURLs: [], completionHandler: completion)
  }

  /// Ends with `ENError.unsupported`.
  @discardableResult
  open func getExposureInfo(
    summary: ENExposureDetectionSummary, userExplanation: String,
    completionHandler completion: @escaping ENGetExposureInfoHandler
  ) -> Progress {
    answer { completion(nil, $0) }
    return Progress(totalUnitCount: 1)
  }

  /// Ends with `ENError.unsupported`.
  @discardableResult
  open func getExposureWindows(
    summary: ENExposureDetectionSummary,
    completionHandler completion: @escaping ENGetExposureWindowsHandler
  ) -> Progress {
    answer { completion(nil, $0) }
    return Progress(totalUnitCount: 1)
  }

  /// Ends with `ENError.unsupported`.
  open func getUserTraveled(completionHandler completion: @escaping ENGetUserTraveledHandler) {
    answer { completion(false, $0) }
  }

  /// Ends with `ENError.unsupported`.
  open func preAuthorizeDiagnosisKeys(completion: @escaping ENErrorHandler) {
    answer { completion($0) }
  }

  /// Ends with `ENError.unsupported`.
  open func requestPreAuthorizedDiagnosisKeys(completion: @escaping ENErrorHandler) {
    answer { completion($0) }
  }

  /// Answers on the handlers' queue.
  private func answer(_ body: @escaping (ENError) -> Void) {
    noteMissing("ENManager")
    let box = Unchecked(body: body)
    dispatchQueue.async { box.body(ENError(.unsupported)) }
  }

  private struct Unchecked: @unchecked Sendable {
    let body: (ENError) -> Void
  }
}
