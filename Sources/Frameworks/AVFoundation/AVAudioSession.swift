// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a program's sound goes along with others': kept.

public import Foundation
internal import MicaFrameworks

/// The device's sound.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// How the program's sound goes along with others'.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The category of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sound goes along with others'.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sound silences others'; the default.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sound is what the program is for.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Sound is recorded.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Sound is played and recorded.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }
  /// What the sound is for.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Anything.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// A film.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
  }
  /// Details of a category.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Goes along with others'.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others' are softer meanwhile.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// From what is near.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// From what is near, for music.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// From elsewhere.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
    /// From the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  private static let one = AVAudioSession()
  /// The device's.
  open class func sharedInstance() -> AVAudioSession { one }
  /// Does nothing.
  open func setCategory(_ category: Category) throws {
    noteMissing("AVAudioSession.setCategory(_:)")
  }
  /// Does nothing.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    noteMissing("AVAudioSession.setCategory(_:options:)")
  }
  /// Does nothing.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    noteMissing("AVAudioSession.setCategory(_:mode:options:)")
  }
  /// Does nothing.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    noteMissing("AVAudioSession.setActive(_:options:)")
  }
  /// What others hear of.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others may play again.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  /// The category; others' sound is silenced by default.
  open var category: Category { .soloAmbient }
  /// How loud the device is; half.
  open var outputVolume: Float { 0.5 }
  /// Whether others are heard; false.
  open var isOtherAudioPlaying: Bool { false }
  /// What the user allows of recording.
  public enum RecordPermission: UInt, Sendable {
    /// Nobody has asked.
    case undetermined = 0x756e_6474
    /// Refused.
    case denied = 0x6465_6e79
    /// Allowed.
    case granted = 0x6772_6e74
  }
  /// Denied.
  open var recordPermission: RecordPermission { .denied }
  /// Asks nobody: denied, at once.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    noteMissing("AVAudioSession.requestRecordPermission(_:)")
    response(false)
  }
}

/// `AVAudioSession.Category.ambient`, as Swift 4 called it.
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
/// `AVAudioSession.Category.playback`, as Swift 4 called it.
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
/// `AVAudioSession.Category.playAndRecord`, as Swift 4 called it.
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
