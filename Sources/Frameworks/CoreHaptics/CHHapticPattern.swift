// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What would be felt: events and their parameters are kept.

public import Foundation

/// One event of a pattern.
open class CHHapticEvent: NSObject {
  /// What kind of event it is.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A hum.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A tone.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of the program's.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// What a parameter says.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A parameter by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong it is, from 0 to 1.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// How sharp it is, from 0 to 1.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// How fast it grows.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// How fast it falls to its level.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// How fast it ends.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether it stays at a level.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// How loud it is.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// How high it is.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// Where it is between left and right.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// How bright it is.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }

  /// The kind.
  public let type: EventType
  /// The parameters.
  public let eventParameters: [CHHapticEventParameter]
  /// When it begins, in seconds from the pattern's beginning.
  open var relativeTime: TimeInterval
  /// How long it lasts, in seconds; 0 for taps.
  open var duration: TimeInterval

  /// An event.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    (self.type, eventParameters) = (type, eventParams)
    (relativeTime, self.duration) = (time, duration)
  }
}

/// A number that an event begins with.
open class CHHapticEventParameter: NSObject {
  /// What it says.
  public let parameterID: CHHapticEvent.ParameterID
  /// The number.
  open var value: Float

  /// A parameter.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}

/// A number that is sent while a pattern plays.
open class CHHapticDynamicParameter: NSObject {
  /// What such a number says.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A parameter by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strong all of it is.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// How sharp all of it is.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    /// How loud all of it is.
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
  }

  /// What it says.
  public let parameterID: ID
  /// The number.
  open var value: Float
  /// When, in seconds.
  open var relativeTime: TimeInterval

  /// A parameter.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}

/// A number over time.
open class CHHapticParameterCurve: NSObject {
  /// A number at a time.
  open class ControlPoint: NSObject {
    /// When, in seconds from the curve's beginning.
    open var relativeTime: TimeInterval
    /// The number.
    open var value: Float
    /// A point.
    public init(relativeTime time: TimeInterval, value: Float) {
      (relativeTime, self.value) = (time, value)
    }
  }

  /// What the number says.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The points.
  public let controlPoints: [ControlPoint]
  /// When it begins.
  open var relativeTime: TimeInterval

  /// A curve.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints) = (parameterID, controlPoints)
    self.relativeTime = relativeTime
  }
}

/// Events together.
open class CHHapticPattern: NSObject {
  private let events: [CHHapticEvent]

  /// Events and numbers that are sent meanwhile.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
  }
  /// Events and curves.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
  }

  /// When the last event ends, in seconds.
  open var duration: TimeInterval {
    events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Whether it is silent.
  var isMuted: Bool { get set }
  /// Begins at a time.
  func start(atTime time: TimeInterval) throws
  /// Ends at a time.
  func stop(atTime time: TimeInterval) throws
  /// Sends numbers.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Takes back what was asked for.
  func cancel() throws
}

/// Plays a pattern that can be paused and repeated.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether it begins again.
  var loopEnabled: Bool { get set }
  /// When it begins again.
  var loopEnd: TimeInterval { get set }
  /// How fast it is.
  var playbackRate: Float { get set }
  /// Pauses at a time.
  func pause(atTime time: TimeInterval) throws
  /// Goes on at a time.
  func resume(atTime time: TimeInterval) throws
  /// Goes to a moment.
  func seek(toOffset offsetTime: TimeInterval) throws
}
