// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The device's music and loudness: a box, and an empty library that the user has refused.

public import Foundation
internal import MicaFrameworks
@_exported public import UIKit

/// A slider of the device's loudness.
///
/// Partly: a box with its name.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  /// Whether the slider is seen; true by default.
  open var showsVolumeSlider = true
  /// Whether a button for other loudspeakers is seen; true by default.
  open var showsRouteButton = true
  /// A slider.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = LabelledBox("MPVolumeView", in: self)
  }
  /// A slider of a storyboard's.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = LabelledBox("MPVolumeView", in: self)
  }
  /// Kept nowhere.
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    noteMissing("MPVolumeView.setVolumeThumbImage(_:for:)")
  }
  /// Kept nowhere.
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {
    noteMissing("MPVolumeView.setRouteButtonImage(_:for:)")
  }
}

/// What the user allows.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// Nobody has asked.
  case notDetermined
  /// Refused.
  case denied
  /// Nobody may allow it.
  case restricted
  /// Allowed.
  case authorized
}

/// The user's music: the user has refused.
open class MPMediaLibrary: NSObject {
  /// Denied.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Asks nobody: denied, at once.
  open class func requestAuthorization(
    _ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    noteMissing("MPMediaLibrary")
    handler(.denied)
  }
}

/// What the locked screen says of what is played: kept.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let one = MPNowPlayingInfoCenter()
  /// The only one.
  open class func `default`() -> MPNowPlayingInfoCenter { one }
  /// What it says.
  open var nowPlayingInfo: [String: Any]?
}

/// The key of a title.
public let MPMediaItemPropertyTitle = "title"
/// The key of who plays it.
public let MPMediaItemPropertyArtist = "artist"
/// The key of an album's title.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of a picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The key of a length.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of how much was played.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of a speed.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// A picture of what is played.
open class MPMediaItemArtwork: NSObject {
  private let make: (CGSize) -> UIImage
  /// Its size.
  public let bounds: CGRect
  /// A picture that is made for a size.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, make) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
  }
  /// The picture of a size.
  open func image(at size: CGSize) -> UIImage? { make(size) }
}

/// What came of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// It was done.
  case success = 0
  /// There is nothing.
  case noSuchContent = 100
  /// Nothing is played.
  case noActionableNowPlayingItem = 110
  /// It wasn't done.
  case commandFailed = 200
}

/// A command of the locked screen.
open class MPRemoteCommandEvent: NSObject {}

/// A button of the locked screen, which nobody presses.
open class MPRemoteCommand: NSObject {
  /// Whether it can be pressed; true by default.
  open var isEnabled = true
  /// Who hears.
  open func addTarget(_ target: Any, action: Selector) {
    noteMissing("MPRemoteCommand.addTarget(_:action:)")
  }
  /// Who hears.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    noteMissing("MPRemoteCommand.addTarget(handler:)")
    return NSObject()
  }
  /// Who hears no more. Nothing to do: `addTarget` notes that no command arrives.
  open func removeTarget(_ target: Any?) {}
}

/// The buttons of the locked screen.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let one = MPRemoteCommandCenter()
  /// The only one.
  open class func shared() -> MPRemoteCommandCenter { one }
  /// Plays.
  public let playCommand = MPRemoteCommand()
  /// Waits.
  public let pauseCommand = MPRemoteCommand()
  /// Ends.
  public let stopCommand = MPRemoteCommand()
  /// Plays or waits.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The next one.
  public let nextTrackCommand = MPRemoteCommand()
  /// The one before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Goes on.
  public let skipForwardCommand = MPRemoteCommand()
  /// Goes back.
  public let skipBackwardCommand = MPRemoteCommand()
  /// Goes to a place.
  public let changePlaybackPositionCommand = MPRemoteCommand()
}
