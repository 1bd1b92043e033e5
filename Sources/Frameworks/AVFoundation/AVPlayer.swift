// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Films and sounds: accepted, silent and still.

@_exported public import AudioToolbox
@_exported public import CoreMedia
public import Foundation
internal import MicaFrameworks
@_exported public import UIKit

/// How a film fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The gravity of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of it.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of the layer.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A film or sound.
open class AVAsset: NSObject {
  /// Where it is.
  let place: URL
  /// A film or sound at an address.
  public init(url URL: URL) { place = URL }
  /// How long it is; not known.
  open var duration: CMTime { .invalid }
}

/// A film or sound at an address.
open class AVURLAsset: AVAsset {
  /// Where it is.
  open var url: URL { place }
  /// A film or sound at an address.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}

/// A film that is played.
open class AVPlayerItem: NSObject {
  /// The film.
  public let asset: AVAsset
  /// A film at an address.
  public init(url URL: URL) { asset = AVURLAsset(url: URL) }
  /// A film.
  public init(asset: AVAsset) { self.asset = asset }
  /// How long it is; not known.
  open var duration: CMTime { asset.duration }
  /// Where it is; at the start.
  open func currentTime() -> CMTime { .zero }
  /// Goes elsewhere; done at once.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    noteMissing("AVPlayerItem.seek(to:completionHandler:)")
    completionHandler?(true)
  }
  /// Goes elsewhere; done at once.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)?
  ) {
    noteMissing("AVPlayerItem.seek(to:toleranceBefore:toleranceAfter:completionHandler:)")
    completionHandler?(true)
  }

  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// Not known.
    case unknown
    /// Yes.
    case readyToPlay
    /// No.
    case failed
  }
  /// Whether it can be played; not known.
  open var status: Status { .unknown }
}

extension NSNotification.Name {
  /// A film has come to its end; never here.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// Plays films.
///
/// Partly: nothing is played.
open class AVPlayer: NSObject {
  /// The film.
  open private(set) var currentItem: AVPlayerItem?
  /// Speed; 0 stands still.
  open var rate: Float = 0
  /// Loudness, 0 to 1.
  open var volume: Float = 1
  /// Whether it is silent.
  open var isMuted = false
  /// A player of a film at an address.
  public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
  /// A player of a film.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  /// A player without a film.
  public override init() {}
  /// Whether films can be played.
  public enum Status: Int, Sendable {
    /// Not known.
    case unknown
    /// Yes.
    case readyToPlay
    /// No.
    case failed
  }
  /// What it does.
  public enum TimeControlStatus: Int, Sendable {
    /// It stands still.
    case paused
    /// It waits for the film.
    case waitingToPlayAtSpecifiedRate
    /// It plays.
    case playing
  }
  /// Whether films can be played; not known.
  open var status: Status { .unknown }
  /// Why it failed; nil.
  open var error: (any Error)? { nil }
  /// Waiting once it should play: no film comes.
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }
  /// Whether it waits for films that come slowly; true by default.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether films may be shown elsewhere; true by default.
  open var allowsExternalPlayback = true
  /// Whether the film is shown elsewhere: false.
  open var isExternalPlaybackActive: Bool { false }
  /// Would play at a speed.
  open func playImmediately(atRate rate: Float) {
    noteMissing("AVPlayer")
    self.rate = rate
  }
  /// Takes another film.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Would play.
  open func play() {
    noteMissing("AVPlayer")
    rate = 1
  }
  /// Stands still.
  open func pause() { rate = 0 }
  /// Where it is; at the start.
  open func currentTime() -> CMTime { .zero }
  /// Goes elsewhere; does nothing.
  open func seek(to time: CMTime) { noteMissing("AVPlayer.seek(to:)") }
  /// Does nothing.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    noteMissing("AVPlayer.seek(to:toleranceBefore:toleranceAfter:)")
  }
  /// Does nothing.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {
    noteMissing("AVPlayer.seek(to:toleranceBefore:toleranceAfter:completionHandler:)")
    completionHandler(true)
  }
  /// Would call the block at intervals of the film's time, which doesn't pass. Gives what `removeTimeObserver`
  /// takes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    noteMissing("AVPlayer")
    return NSObject()
  }
  /// Would call the block at moments of the film.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any {
    noteMissing("AVPlayer")
    return NSObject()
  }
  /// Takes an observer away. Nothing to do: an observer is never called.
  open func removeTimeObserver(_ observer: Any) {}
  /// What comes at the end; kept.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// What comes at the end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item.
    case advance = 0
    /// A pause.
    case pause
    /// Nothing.
    case none
  }
  /// Goes elsewhere; done at once.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    noteMissing("AVPlayer.seek(to:completionHandler:)")
    completionHandler(true)
  }
}

/// Shows a player's film.
///
/// Partly: the film is never seen; the layer's background is.
open class AVPlayerLayer: CALayer {
  /// The player.
  public var player: AVPlayer?
  /// How the film fills it.
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the first picture is there; false.
  public var isReadyForDisplay: Bool { false }
  /// A layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    noteMissing("AVPlayerLayer")
  }
}

/// Plays a sound.
///
/// Partly: silent.
open class AVAudioPlayer: NSObject {
  /// Who hears of the end; never called.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Speed; kept.
  open var rate: Float = 1
  /// Whether the speed counts; false by default.
  open var enableRate = false
  /// Between left, -1, and right, 1.
  open var pan: Float = 0
  /// Whether loudness is measured; false by default.
  open var isMeteringEnabled = false
  /// A player without a sound.
  public override init() {}
  /// The file.
  open private(set) var url: URL?
  /// Loudness, 0 to 1.
  open var volume: Float = 1
  /// Becomes as loud, at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Waits for a moment of the device's time; silence, true.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  /// How often it is played again; negative for ever.
  open var numberOfLoops = 0
  /// Whether it is playing; false.
  open var isPlaying: Bool { false }
  /// How long it is; 0.
  open var duration: TimeInterval { 0 }
  /// Where it is.
  open var currentTime: TimeInterval = 0
  /// A player of a file. Throws where there is none.
  public init(contentsOf url: URL) throws {
    _ = try Data(contentsOf: url, options: .alwaysMapped)
    self.url = url
  }
  /// A player of bytes.
  public init(data: Data) throws {}
  /// True. Nothing to do: `play()` notes that there is no sound.
  @discardableResult open func prepareToPlay() -> Bool { true }
  /// Silence; true.
  @discardableResult open func play() -> Bool {
    noteMissing("AVAudioPlayer")
    return true
  }
  /// Nothing to do: nothing plays.
  open func pause() {}
  /// Nothing to do: nothing plays.
  open func stop() {}
}

/// Hears of a sound's end.
@preconcurrency
public protocol AVAudioPlayerDelegate: AnyObject {
  /// A sound has ended.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// A sound can't be read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
