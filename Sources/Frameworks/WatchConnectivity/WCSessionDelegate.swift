// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a session tells its delegate.

public import Foundation

/// Receives what happens to a session.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// The session was activated, or can't be.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// The session ends, because the user takes another watch.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// The session has ended.
  func sessionDidDeactivate(_ session: WCSession)
  /// The watch's state has changed.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// The watch came into reach, or went out of it.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Values arrived.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Values arrived that ask for a reply.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Data arrived.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  /// Data arrived that ask for a reply.
  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void)
  /// The other device's newest values arrived.
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Values that were sent earlier arrived.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  /// Values were sent, or could not be.
  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?)
  /// A file was sent, or could not be.
  func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
  /// Does nothing.
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  /// Does nothing.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void
  ) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?
  ) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) {}
}
