// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Records sound: there is no microphone.

public import CoreMedia
public import Foundation
internal import MicaFrameworks

/// The key of the kind of file.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of how many values a second has.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of how many channels there are.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of how good it is.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// The key of how many bits a second has.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of how many bits a value has.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of the order of bytes.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether values are fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// AAC: `aac `.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// Plain values: `lpcm`.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// Apple's lossless: `alac`.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

/// How good sound is.
public enum AVAudioQuality: Int, Sendable {
  /// Least.
  case min = 0
  /// Low.
  case low = 0x20
  /// Medium.
  case medium = 0x40
  /// High.
  case high = 0x60
  /// Best.
  case max = 0x7F
}

/// Records sound.
///
/// Partly: there is no microphone; nothing is written.
open class AVAudioRecorder: NSObject {
  /// Who hears of the end; not kept alive.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Where it would be written.
  public let url: URL
  /// How it would be written.
  public let settings: [String: Any]
  /// Whether it records: false.
  open var isRecording: Bool { false }
  /// How long: 0.
  open var currentTime: TimeInterval { 0 }
  /// Whether loudness is measured; false by default.
  open var isMeteringEnabled = false
  /// A recorder to a file.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
  }
  /// False: there is no microphone.
  @discardableResult open func prepareToRecord() -> Bool {
    noteMissing("AVAudioRecorder.prepareToRecord()")
    return false
  }
  /// False: there is no microphone.
  @discardableResult open func record() -> Bool {
    noteMissing("AVAudioRecorder")
    return false
  }
  /// False: there is no microphone.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
  /// Nothing to do: nothing is recorded.
  open func pause() {}
  /// Tells the delegate.
  open func stop() { delegate?.audioRecorderDidFinishRecording(self, successfully: false) }
  /// False: there is nothing. Nothing to do: there is no recording, so the answer is false.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Measures nothing. Nothing to do: without sound the meters stay at their lowest value.
  open func updateMeters() {}
  /// Silence: -160 dB.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Silence: -160 dB.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Hears of a recording's end. Every method may be left out.
@preconcurrency
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// It is over.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// It couldn't be written.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

extension AVAudioPlayer {
  /// Measures nothing. Nothing to do: without sound the meters stay at their lowest value.
  public func updateMeters() {}
  /// Silence: -160 dB.
  public func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Silence: -160 dB.
  public func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  /// A player of a file; throws where there is none.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
}

extension AVAudioSession {
  /// Somebody else is heard.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Sound goes elsewhere.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  /// The device's sound began anew.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// Whether others begin or end.
  public enum InterruptionType: UInt, Sendable {
    /// They end.
    case ended = 0
    /// They begin.
    case began = 1
  }
  /// What follows from others' end.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One may go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  /// Why sound goes elsewhere.
  public enum RouteChangeReason: UInt, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// Something was plugged in.
    case newDeviceAvailable
    /// Something was pulled out.
    case oldDeviceUnavailable
    /// Another category.
    case categoryChange
    /// Somebody said so.
    case override
    /// The device woke up.
    case wakeFromSleep = 6
    /// There is nothing for the category.
    case noSuitableRouteForCategory
    /// Something else of it.
    case routeConfigurationChange
  }
}

/// The key of the kind of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what follows from an interruption's end.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of why sound goes elsewhere.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
