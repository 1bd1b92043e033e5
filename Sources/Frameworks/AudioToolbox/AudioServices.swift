// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// System sounds: accepted and silent.

public import CoreGraphics
public import MicaFoundation
internal import MicaRaster

/// The number of a system sound.
public typealias SystemSoundID = UInt32
/// The number of the phone's vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// A sound was taken, or given back.
public let kAudioServicesNoError: OSStatus = 0
/// All went well, as before iOS 7.
public let kAudioSessionNoError: OSStatus = 0
/// The property isn't known: `pty?`.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
/// The sound has no such number, or ends too late.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Takes a file as a sound. Gives numbers from 1 on; nothing is read or heard.
///
/// Partly: silent.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 1
  return 0
}

/// Gives a sound back. Nothing to do: the identifier owns nothing.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }

/// Plays a sound: silence.
///
/// Partly: silent.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  Unsupported.note("AudioServicesPlaySystemSound(_:)")
}

/// Plays a sound as an alert: silence.
///
/// Partly: silent.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  Unsupported.note("AudioServicesPlayAlertSound(_:)")
}

/// Plays a sound: silence. The completion is called at once.
///
/// Partly: silent.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  Unsupported.note("AudioServicesPlaySystemSoundWithCompletion(_:_:)")
  inCompletionBlock?()
}
