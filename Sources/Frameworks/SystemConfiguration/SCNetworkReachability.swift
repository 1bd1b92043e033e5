// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Whether there is a network: this device is on its own.

public import Foundation
@preconcurrency public import Glibc

/// A host whose network is asked about.
public final class SCNetworkReachability: @unchecked Sendable {
  init() {}
}

/// What is between this device and a host.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Flags by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A connection that comes up for a while.
  public static let transientConnection = Self(rawValue: 1)
  /// It can be reached.
  public static let reachable = Self(rawValue: 2)
  /// A connection must be made first.
  public static let connectionRequired = Self(rawValue: 4)
  /// It is made by itself.
  public static let connectionOnTraffic = Self(rawValue: 8)
  /// The user has to do something.
  public static let interventionRequired = Self(rawValue: 16)
  /// It is made on demand.
  public static let connectionOnDemand = Self(rawValue: 32)
  /// It comes up by itself, as traffic asks for it.
  public static let connectionAutomatic = Self.connectionOnTraffic
  /// It is this device.
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  /// It is on the same network.
  public static let isDirect = Self(rawValue: 1 << 17)
  /// By mobile radio.
  public static let isWWAN = Self(rawValue: 1 << 18)
}

/// Is told of changes.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What goes along with a call.
public struct SCNetworkReachabilityContext {
  /// 0.
  public var version: Int
  /// The program's own.
  public var info: UnsafeMutableRawPointer?
  /// A context; the functions are never called.
  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    self.version = version
    self.info = info
  }
}

/// A host by its name.
public func SCNetworkReachabilityCreateWithName(_ allocator: Any?, _ nodename: UnsafePointer<CChar>)
  -> SCNetworkReachability?
{ SCNetworkReachability() }

/// A host by its address.
public func SCNetworkReachabilityCreateWithAddress(_ allocator: Any?, _ address: UnsafeRawPointer)
  -> SCNetworkReachability?
{ SCNetworkReachability() }

/// None: nothing can be reached. The answer itself is sure, so that it is true.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = []
  return true
}

/// Never calls; true. Nothing to do: the reachability never changes, so the callback is never due.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

/// True. Nothing to do: the reachability never changes.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }

/// True. Nothing to do: the reachability never changes.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: Any
) -> Bool { true }

/// True. Nothing to do: the reachability never changes.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: Any
) -> Bool { true }

/// What went wrong last: nothing.
public func SCError() -> Int32 { 0 }
/// What an error says.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  UnsafePointer(strerror(status))
}

// Addresses of Apple's systems begin with their own length, those of Linux don't.

extension sockaddr {
  /// Its own length in bytes; setting it does nothing.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in {
  /// Its own length in bytes; setting it does nothing.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  /// Its own length in bytes; setting it does nothing.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
