// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is felt: this device has no motor, and says so, as a simulator does.

public import Foundation
internal import MicaFrameworks

/// The domain of Core Haptics' errors.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// Why nothing was felt.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
  /// The reason.
  public let code: Code
  /// A reason, by Apple's numbers.
  public enum Code: Int, Sendable {
    /// The engine doesn't run.
    case engineNotRunning = -4805
    /// The operation isn't permitted.
    case operationNotPermitted = -4806
    /// The engine didn't start in time.
    case engineStartTimeout = -4808
    /// The device has no motor.
    case notSupported = -4809
    /// The server didn't start.
    case serverInitFailed = -4810
    /// The server was interrupted.
    case serverInterrupted = -4811
    /// A player has no pattern.
    case invalidPatternPlayer = -4812
    /// A pattern without sense.
    case invalidPatternData = -4813
    /// A pattern's file without sense.
    case invalidPatternDictionary = -4814
  }

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
  /// `CoreHapticsErrorDomain`.
  public static var errorDomain: String { CoreHapticsErrorDomain }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
  /// The device has no motor.
  public static var notSupported: Code { .notSupported }
}

/// What a device can do.
public protocol CHHapticDeviceCapability {
  /// Whether it can be felt.
  var supportsHaptics: Bool { get }
  /// Whether sounds go with it.
  var supportsAudio: Bool { get }
}

private struct NoMotor: CHHapticDeviceCapability {
  let supportsHaptics = false, supportsAudio = false
}

/// What plays patterns.
///
/// Partly: none can be made, as on a device without a motor.
open class CHHapticEngine: NSObject {
  /// Is told how something ended.
  public typealias CompletionHandler = ((any Error)?) -> Void

  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    /// A call came in.
    case audioSessionInterrupt = 1
    /// The program went to the background.
    case applicationSuspended
    /// Nothing was played for a while.
    case idleTimeout
    /// All players are done.
    case notifyWhenFinished
    /// It is gone.
    case engineDestroyed
    /// The controller is gone.
    case gameControllerDisconnect
    /// Another error.
    case systemError = -1
  }

  /// Is told why the engine stopped; never called.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Is told that the engine begins anew; never called.
  open var resetHandler: () -> Void = {}
  /// Whether sounds are left out; false by default.
  open var playsHapticsOnly = false
  /// Whether sounds are silent; false by default.
  open var isMutedForAudio = false
  /// Whether nothing is felt; false by default.
  open var isMutedForHaptics = false
  /// Whether it stops by itself; false by default.
  open var isAutoShutdownEnabled = false
  /// Seconds since the engine began.
  open var currentTime: TimeInterval { 0 }

  private init(_: Void) {}
  /// Throws `CHHapticError.notSupported`.
  public convenience init(audioSession: AnyObject? = nil) throws {
    self.init(())
    noteMissing("CHHapticEngine")
    throw CHHapticError(.notSupported)
  }

  /// What the device can do: nothing.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoMotor() }

  /// Throws `CHHapticError.notSupported`.
  open func start() throws {
    noteMissing("CHHapticEngine")
    throw CHHapticError(.notSupported)
  }
  /// Gives `CHHapticError.notSupported`.
  open func start(completionHandler: CompletionHandler? = nil) {
    noteMissing("CHHapticEngine")
    completionHandler?(CHHapticError(.notSupported))
  }
  /// Does nothing.
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
  /// Throws `CHHapticError.notSupported`.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Throws `CHHapticError.notSupported`.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws
    -> any CHHapticAdvancedPatternPlayer
  { throw CHHapticError(.notSupported) }
  /// Throws `CHHapticError.notSupported`.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  /// Throws `CHHapticError.notSupported`.
  open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}
