// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How the phone is moved: it lies still, without sensors, as a simulator.

public import Foundation
internal import MicaFrameworks

/// Three numbers along the phone's axes.
public struct CMAcceleration: Sendable {
  /// Along the width.
  public var x: Double
  /// Along the height.
  public var y: Double
  /// Out of the screen.
  public var z: Double
  /// None.
  public init() { (x, y, z) = (0, 0, 0) }
  /// Three numbers.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How fast the phone turns.
public typealias CMRotationRate = CMAcceleration

/// Something measured.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// When, in seconds since the phone was started.
  open var timestamp: TimeInterval { 0 }
}

/// An acceleration that was measured.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// In units of gravity.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A turn that was measured.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// In radians a second.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// How the phone is held.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// About the height's axis, in radians.
  open var roll: Double { 0 }
  /// About the width's axis, in radians.
  open var pitch: Double { 0 }
  /// About the axis out of the screen, in radians.
  open var yaw: Double { 0 }
}

/// How the phone moves.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// How it is held.
  open var attitude: CMAttitude { CMAttitude() }
  /// Which way is down.
  open var gravity: CMAcceleration { CMAcceleration(x: 0, y: -1, z: 0) }
  /// What the user adds.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// How fast it turns.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// Is told what was measured.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Is told what was measured.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Is told what was measured.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Tells how the phone is moved.
///
/// Partly: there are no sensors; nothing is ever told.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// How often accelerations are told, in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// How often turns are told, in seconds.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// How often movements are told, in seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// False.
  open var isAccelerometerAvailable: Bool { false }
  /// False.
  open var isGyroAvailable: Bool { false }
  /// False.
  open var isMagnetometerAvailable: Bool { false }
  /// False.
  open var isDeviceMotionAvailable: Bool { false }
  /// False.
  open var isAccelerometerActive: Bool { false }
  /// False.
  open var isGyroActive: Bool { false }
  /// False.
  open var isDeviceMotionActive: Bool { false }
  /// Nil.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Nil.
  open var gyroData: CMGyroData? { nil }
  /// Nil.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Tells nothing.
  open func startAccelerometerUpdates() { noteMissing("CMMotionManager") }
  /// Tells nothing.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) { noteMissing("CMMotionManager") }
  /// Nothing to do: no update is under way.
  open func stopAccelerometerUpdates() {}
  /// Tells nothing.
  open func startGyroUpdates() { noteMissing("CMMotionManager") }
  /// Tells nothing.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler)
  {
    noteMissing("CMMotionManager")
  }
  /// Nothing to do: no update is under way.
  open func stopGyroUpdates() {}
  /// Tells nothing.
  open func startDeviceMotionUpdates() { noteMissing("CMMotionManager") }
  /// Tells nothing.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { noteMissing("CMMotionManager") }
  /// Nothing to do: no update is under way.
  open func stopDeviceMotionUpdates() {}
}
