// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Messages between a phone and its watch. Mica's devices have no watch: `isSupported()` is false, and every message ends
// with an error.

public import Foundation
internal import MicaContext
internal import MicaFrameworks

/// Whether a session is active.
public enum WCSessionActivationState: Int, Sendable {
  /// The session was not activated.
  case notActivated = 0
  /// The session ends.
  case inactive = 1
  /// The session is active.
  case activated = 2
}

/// Why a message fails.
public struct WCError: CustomNSError, Hashable, Sendable {
  /// A reason.
  public enum Code: Int, Sendable {
    /// An unknown reason.
    case genericError = 7001
    /// Sessions are not supported.
    case sessionNotSupported = 7002
    /// The session has no delegate.
    case sessionMissingDelegate = 7003
    /// The session was not activated.
    case sessionNotActivated = 7004
    /// The phone has no watch.
    case deviceNotPaired = 7005
    /// The watch has no app.
    case watchAppNotInstalled = 7006
    /// The watch is out of reach.
    case notReachable = 7007
    /// A parameter is invalid.
    case invalidParameter = 7008
    /// The payload is too large.
    case payloadTooLarge = 7009
    /// The payload has types that can't be sent.
    case payloadUnsupportedTypes = 7010
    /// The other device didn't reply.
    case messageReplyFailed = 7011
    /// The other device replied too late.
    case messageReplyTimedOut = 7012
    /// The file can't be read.
    case fileAccessDenied = 7013
    /// The payload wasn't delivered.
    case deliveryFailed = 7014
    /// The other device has no space left.
    case insufficientSpace = 7015
    /// The session is inactive.
    case sessionInactive = 7016
    /// The transfer takes too long.
    case transferTimedOut = 7017
    /// The phone's app is not installed.
    case companionAppNotInstalled = 7018
    /// The app is one for the watch alone.
    case watchOnlyApp = 7019
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// `WCErrorDomain`.
  public static var errorDomain: String { "WCErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// A file that is being sent.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  /// Whether the file is being sent: false.
  open var isTransferring: Bool { false }
  /// Stops sending. Nothing to do: nothing is sent.
  open func cancel() {}
}

/// Values that are being sent.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  /// The values.
  public let userInfo: [String: Any]
  /// Whether the values are for a complication.
  public let isCurrentComplicationInfo: Bool
  /// Whether the values are being sent: false.
  open var isTransferring: Bool { false }
  /// Stops sending. Nothing to do: nothing is sent.
  open func cancel() {}

  init(_ userInfo: [String: Any], complication: Bool) {
    (self.userInfo, isCurrentComplicationInfo) = (userInfo, complication)
  }
}

/// The connection of a phone to its watch.
///
/// Partly: there is no watch. Activation and every message end with an error.
open class WCSession: NSObject, @unchecked Sendable {
  /// Whether the device can have a watch: false.
  open class func isSupported() -> Bool { false }
  /// The program's session.
  open class var `default`: WCSession { ProgramWatch.current.session }

  /// Receives messages; held weakly.
  open weak var delegate: (any WCSessionDelegate)?
  /// Always `notActivated`.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Whether the phone has a watch: false.
  open var isPaired: Bool { false }
  /// Whether the watch has the program's app: false.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the watch shows the program's complication: false.
  open var isComplicationEnabled: Bool { false }
  /// How often today values can be sent to the complication: 0.
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  /// Whether messages reach the watch now: false.
  open var isReachable: Bool { false }
  /// The folder of the watch's files: `nil`.
  open var watchDirectoryURL: URL? { nil }
  /// Whether content waits: false.
  open var hasContentPending: Bool { false }
  /// The values that were sent last; empty.
  open var applicationContext: [String: Any] { [:] }
  /// The values that were received last; empty.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// The values that are being sent; empty.
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  /// The files that are being sent; empty.
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  /// Activates the session. The delegate receives `sessionNotSupported`.
  open func activate() {
    noteMissing("WCSession.activate()")
    delegate?.session(
      self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
  }

  /// Sends values. The error handler receives `sessionNotSupported`.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    noteMissing("WCSession.sendMessage(_:replyHandler:errorHandler:)")
    errorHandler?(WCError(.sessionNotSupported))
  }

  /// Sends data. The error handler receives `sessionNotSupported`.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    noteMissing("WCSession.sendMessageData(_:replyHandler:errorHandler:)")
    errorHandler?(WCError(.sessionNotSupported))
  }

  /// Sends the newest values. Throws `sessionNotSupported`.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    noteMissing("WCSession.updateApplicationContext(_:)")
    throw WCError(.sessionNotSupported)
  }

  /// Sends values later. Nothing is sent.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    noteMissing("WCSession.transferUserInfo(_:)")
    return WCSessionUserInfoTransfer(userInfo, complication: false)
  }

  /// Sends values to the complication. Nothing is sent.
  @discardableResult
  open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer {
    noteMissing("WCSession.transferCurrentComplicationUserInfo(_:)")
    return WCSessionUserInfoTransfer(userInfo, complication: true)
  }

  /// Sends a file. Nothing is sent.
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    noteMissing("WCSession.transferFile(_:metadata:)")
    return WCSessionFileTransfer()
  }
}

/// A program's session.
private final class ProgramWatch: ProgramState {
  let session = WCSession()
  init(in context: ProgramContext) {}
  static var current: ProgramWatch { ProgramContext.current.state() }
}
